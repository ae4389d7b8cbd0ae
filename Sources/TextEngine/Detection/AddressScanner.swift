/// Finds addresses in the usual forms of the United States, Britain, Germany and France.
///
/// Each has the number of a house; from there the street is looked for behind it and before it, by a few words. What
/// could be something else needs a postcode and a city.
struct AddressScanner {
    let text: ScannedText

    func items() -> [DetectedItem] {
        var items: [DetectedItem] = []
        var floor = 0
        var index = 0
        while index < text.count {
            guard text[index].isDigit else {
                index += 1
                continue
            }
            if let item = item(at: index, notBefore: floor) {
                items.append(item)
                floor = item.range.upperBound
                index = floor
            } else {
                index = text.endOfWord(index)
            }
        }
        return items
    }

    private func item(at start: Int, notBefore floor: Int) -> DetectedItem? {
        guard !text[start - 1].isWordPart, !text[start - 1].isAny(of: "@#$%&=+_./:\\-"),
            let number = houseNumber(at: start)
        else { return nil }
        let street = englishStreet(number) ?? frenchStreet(number) ?? germanStreet(number, notBefore: floor)
        guard let street else { return nil }
        let tail = street.tail(street.range.upperBound)
        guard street.isCertain || tail?.isCertain == true else { return nil }
        let range = street.range.lowerBound..<(tail?.end ?? street.range.upperBound)
        guard !text[range.upperBound].isWordPart else { return nil }
        var address = PostalAddress(street: text.string(street.range))
        address.city = tail?.city.map(text.string)
        address.state = tail?.state.map(text.string)
        address.postcode = tail?.postcode.map(text.string)
        return DetectedItem(range: range, value: .address(address))
    }

    /// A street, whether it is one without a city behind it, and how its country writes cities.
    struct Street {
        var range: Range<Int>
        var isCertain: Bool
        var tail: (Int) -> AddressTail?
    }

    /// 12, 12a, 12-14, 12 bis.
    private func houseNumber(at start: Int) -> Range<Int>? {
        guard let number = text.number(at: start, digits: 1...5), number.value > 0 else { return nil }
        var end = number.end
        if text[end].isASCIILetter && !text[end + 1].isWordPart { end += 1 }
        if text[end].isDash, let other = text.number(at: end + 1, digits: 1...4) { end = other.end }
        if text[end].isASCIILetter && !text[end + 1].isWordPart { end += 1 }
        return text[end].isWordPart ? nil : start..<end
    }

    /// 350 Fifth Avenue, 221B Baker Street, 1600 Pennsylvania Ave. NW, 5 W 34th St.
    private func englishStreet(_ number: Range<Int>) -> Street? {
        var end = number.upperBound
        for position in 0..<6 {
            let next = text.skippingBlanks(end)
            guard next > end else { return nil }
            let wordEnd: Int
            var key = WordKey.none
            if let ordinal = text.number(at: next, digits: 1...3), let suffix = text.word(at: ordinal.end) {
                guard Self.ordinals.contains(suffix.key) else { return nil }
                wordEnd = suffix.end
            } else {
                guard let word = text.word(at: next), word.isCapitalised else { return nil }
                wordEnd = word.end
                key = word.key
            }
            let isStreet = AddressWords.streets.contains(key)
            if position > 0 && (isStreet || AddressWords.places.contains(key)) {
                let isAbbreviated = text[wordEnd].is(".") && AddressWords.abbreviations.contains(key)
                end = isAbbreviated && !text[wordEnd + 1].isWordPart ? wordEnd + 1 : wordEnd
                end = suiteEnd(directionEnd(end))
                return Street(range: number.lowerBound..<end, isCertain: isStreet, tail: text.englishTail)
            }
            end = wordEnd
            if text[end].is("'") || text[end] == 0x2019, let part = text.word(at: end + 1) { end = part.end }
            if text[end].is(".") && wordEnd - next < 3 { end += 1 }
        }
        return nil
    }

    private static let ordinals = WordTable("st nd rd th")
    private static let directions = WordTable("n s e w ne nw se sw north south east west")

    /// A direction behind a street: NW.
    private func directionEnd(_ start: Int) -> Int {
        let next = text.skippingBlanks(start)
        guard next > start, let word = text.word(at: next), word.isCapitalised, Self.directions.contains(word.key)
        else { return start }
        return word.end
    }

    /// Suite 100, Apt. 4B.
    private func suiteEnd(_ start: Int) -> Int {
        let next = text.skippingBlanks(text[start].is(",") ? start + 1 : start)
        guard next > start, let word = text.word(at: next), AddressWords.suites.contains(word.key) else { return start }
        let number = text.skippingBlanks(text[word.end].is(".") ? word.end + 1 : word.end)
        guard let found = text.number(at: number, digits: 1...5) else { return start }
        let end = text[found.end].isASCIILetter ? found.end + 1 : found.end
        return text[end].isWordPart ? start : end
    }

    /// 12 rue de la Paix, 3 bis, avenue Victor-Hugo.
    private func frenchStreet(_ number: Range<Int>) -> Street? {
        var next = text.skippingBlanks(number.upperBound)
        if let word = text.word(at: next), AddressWords.repeats.contains(word.key) { next = word.end }
        if text[next].is(",") { next += 1 }
        next = text.skippingBlanks(next)
        guard let sort = text.word(at: next), AddressWords.french.contains(sort.key) else { return nil }
        var end = sort.end
        if text[end].is(".") { end += 1 }
        var hasName = false
        for _ in 0..<7 {
            var part = text.skippingBlanks(end)
            if part == end {
                guard text[end].is("'") || text[end] == 0x2019 || text[end].is("-") else { break }
                part = end + 1
            }
            guard let word = text.word(at: part) else { break }
            guard word.isCapitalised || AddressWords.particles.contains(word.key) else { break }
            // Particles belong to a name that follows them.
            if word.isCapitalised { hasName = true }
            end = word.end
        }
        guard hasName else { return nil }
        return Street(range: number.lowerBound..<end, isCertain: true, tail: text.continentalTail)
    }

    /// Hauptstraße 12, Alte Potsdamer Straße 7, Unter den Linden 77, 10117 Berlin.
    private func germanStreet(_ number: Range<Int>, notBefore floor: Int) -> Street? {
        guard text[number.lowerBound - 1].isBlank else { return nil }
        var end = number.lowerBound - 1
        if text[end - 1].is(".") { end -= 1 }
        guard let last = text.word(endingAt: end) else { return nil }
        let name = text.string(last.range).lowercased().replacing("ß", with: "ss")
        let isWhole = AddressWords.germanEnds.contains(name)
        let isCertain = AddressWords.germanEnds.contains { name.hasSuffix($0) } && (name != "str" || last.isCapitalised)
        let isUnclear = AddressWords.germanUnclearEnds.contains { name.hasSuffix($0) }
        let isJoined = text[last.range.lowerBound - 1].is("-")
        guard last.isCapitalised || isJoined && isCertain else { return nil }
        var start = last.range.lowerBound
        // Kurt-Schumacher-Straße.
        for _ in 0..<4 where text[start - 1].is("-") {
            guard let part = text.word(endingAt: start - 1) else { break }
            start = part.range.lowerBound
        }
        if isCertain && isWhole && !isJoined {
            // "Straße" is no street without a name.
            guard let widened = startOfName(before: start, most: 3) else { return nil }
            start = widened
        } else if isCertain {
            // One word with its end is a name; "In der" before it is the sentence.
            start = startOfName(before: start, most: 1, of: AddressWords.germanAdjectives) ?? start
        } else if isUnclear {
            start = startOfName(before: start, most: 1, of: AddressWords.germanAdjectives) ?? start
            start = startOfName(before: start, most: 2, of: AddressWords.germanStarts) ?? start
        } else {
            // No word says that it is one: the name is what a small word, or "Am", goes on to.
            guard let widened = startOfName(before: start, most: 2, of: AddressWords.germanStarts) else { return nil }
            start = widened
        }
        guard start >= floor, !text[start - 1].isWordPart else { return nil }
        let isStreet = isCertain && (!isWhole || isJoined || start < last.range.lowerBound)
        return Street(range: start..<number.upperBound, isCertain: isStreet, tail: text.continentalTail)
    }

    /// The start of a street's name of several words, of which the first is capitalised.
    private func startOfName(before start: Int, most: Int, of words: WordTable<Bool>? = nil) -> Int? {
        var start = start
        var found: Int?
        for _ in 0..<most {
            guard text[start - 1].isBlank, let word = text.word(endingAt: start - 1) else { break }
            let isParticle = !word.isCapitalised && AddressWords.germanParticles.contains(word.key)
            guard word.isCapitalised || isParticle else { break }
            start = word.range.lowerBound
            if isParticle { continue }
            if let words, !words.contains(word.key) { break }
            found = start
            if words != nil { break }
            // One word is a name; an adjective may stand before it.
            let before = text[start - 1].isBlank ? text.word(endingAt: start - 1) : nil
            guard let before, AddressWords.germanAdjectives.contains(before.key), before.isCapitalised else { break }
        }
        return found
    }
}
