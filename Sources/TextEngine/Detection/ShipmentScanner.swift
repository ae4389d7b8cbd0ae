/// Finds the numbers of shipments, by their shapes and check digits.
///
/// Numbers of nothing but digits that are short enough to be something else must stand near a word that says what they
/// are: one in ten passes a check by chance.
struct ShipmentScanner {
    let text: ScannedText

    func items() -> [DetectedItem] { text.itemsAtWords(item) }

    private func item(at start: Int) -> DetectedItem? {
        let before = text[start - 1]
        guard !before.isWordPart, !before.isAny(of: "/=_@&%") else { return nil }
        if text.has("1z", at: start) {
            let run = Run(text, at: start, atMost: 18)
            return item(run, count: 18) { ShipmentNumber.isUPS($0) ? .ups : nil }
        }
        if text.has("jd", at: start) || text.has("jjd", at: start) {
            let run = Run(text, at: start, atMost: 23)
            for count in stride(from: 23, through: 18, by: -1) {
                let found = item(run, count: count) { ShipmentNumber.isDHLParcel($0) ? .dhl : nil }
                if let found { return found }
            }
            return nil
        }
        if text[start].isASCIIUppercase && text[start + 1].isASCIIUppercase {
            let run = Run(text, at: start, atMost: 13)
            return item(run, count: 13) { number in
                guard ShipmentNumber.isPostal(number) else { return nil }
                return number.suffix(2).elementsEqual("US".utf16) ? .usps : .post
            }
        }
        guard text[start].isDigit else { return nil }
        let run = Run(text, at: start, atMost: 22)
        for count in [22, 20, 15, 12, 10] {
            if let item = item(run, count: count, { carrier(ofDigits: $0, at: start) }) { return item }
        }
        return nil
    }

    /// Letters and digits without the single blanks between them, letters in capitals.
    private struct Run {
        let start: Int
        private(set) var characters: [UInt16] = []
        /// The end of each in the text.
        private(set) var ends: [Int] = []

        init(_ text: ScannedText, at start: Int, atMost count: Int) {
            self.start = start
            var end = start
            while characters.count < count {
                if text[end].isBlank { end += 1 }
                let unit = text[end]
                guard unit.isDigit || unit.isASCIILetter else { break }
                characters.append(unit.isASCIILetter ? unit & ~0x20 : unit)
                end += 1
                ends.append(end)
            }
        }
    }

    private func carrier(ofDigits number: [UInt16], at start: Int) -> ShipmentCarrier? {
        guard number.allSatisfy(\.isDigit) else { return nil }
        let range = start..<start + number.count
        func isNear(_ words: WordTable<Bool>) -> Bool { text.hasWord(of: words, around: range, before: 64, behind: 32) }
        switch number.count {
        case 20, 22:
            if number[0].digit == 9 && (1...5).contains(number[1].digit) {
                return ShipmentNumber.hasCheckDigitOfTen(number) ? .usps : nil
            }
            let isParcel = number.count == 20 && number.starts(with: "0034".utf16)
            return isParcel && ShipmentNumber.hasCheckDigitOfTen(number) ? .dhl : nil
        case 15:
            return ShipmentNumber.hasCheckDigitOfTen(number) && isNear(Self.fedexWords) ? .fedex : nil
        case 12:
            if isNear(Self.fedexWords) && ShipmentNumber.isFedExExpress(number) { return .fedex }
            return nil
        case 10: return ShipmentNumber.isDHLExpress(number) && isNear(Self.dhlWords) ? .dhl : nil
        default: return nil
        }
    }

    private static let fedexWords = WordTable("fedex tracking trackingnr shipment parcel sendung")
    private static let dhlWords = WordTable("dhl waybill airwaybill")

    /// A number of so many characters that a carrier knows as its own.
    private func item(_ run: Run, count: Int, _ carrier: ([UInt16]) -> ShipmentCarrier?) -> DetectedItem? {
        guard run.characters.count >= count else { return nil }
        let end = run.ends[count - 1]
        let next = text[end]
        let goesOn = next.isWordPart || next.is("_") || next.isDash && text[end + 1].isWordPart
        let isGrouped = next.isBlank && end - run.start > count && text[end + 1].isDigit
        let characters = Array(run.characters[..<count])
        guard !goesOn, !isGrouped, let carrier = carrier(characters) else { return nil }
        let number = String(decoding: characters, as: UTF16.self)
        return DetectedItem(range: run.start..<end, value: .shipment(carrier: carrier, number: number))
    }
}
