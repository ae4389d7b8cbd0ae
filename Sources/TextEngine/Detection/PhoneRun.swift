/// Groups of digits with signs between them, of which some may be a telephone number.
struct PhoneRun {
    /// What stands before a group.
    enum Separator { case none, blank, dash, stop, slash, bracket }

    struct Group {
        var range: Range<Int>
        var separator: Separator
        /// Whether it stands in parentheses.
        var isBracketed: Bool

        var count: Int { range.count }
    }

    let text: ScannedText
    /// Where the run starts and ends: all that was looked at.
    let start: Int
    private(set) var end: Int
    let hasPlus: Bool
    private(set) var groups: [Group] = []
    /// No number has more groups, and no run is kept further, however long it goes on.
    private static let mostGroups = 12

    init(_ text: ScannedText, at start: Int) {
        self.text = text
        self.start = start
        hasPlus = text[start].is("+")
        end = hasPlus ? start + 1 : start
        var separator = Separator.none
        var next = end
        while true {
            let isBracketed = text[next].is("(")
            let first = isBracketed ? next + 1 : next
            // Inside of a number parentheses are about the area: behind the country, or behind a 1.
            if isBracketed && !groups.isEmpty && !allowsBracket { break }
            guard text[first].isDigit else { break }
            var last = first
            while text[last].isDigit { last += 1 }
            if isBracketed && (!text[last].is(")") || last - first > 5) {
                // A parenthesis that no digits fill is text around the number, which is read anew behind it.
                break
            }
            if groups.count < Self.mostGroups {
                groups.append(Group(range: first..<last, separator: separator, isBracketed: isBracketed))
            } else {
                isCut = true
            }
            end = isBracketed ? last + 1 : last
            guard let (found, after) = Self.separator(text, at: end, isBehindBracket: isBracketed) else { break }
            separator = found
            next = after
        }
        if end == start { end = start + 1 }
    }

    /// Whether there were more groups than are kept.
    private(set) var isCut = false

    private var allowsBracket: Bool {
        guard groups.count == 1 else { return false }
        return hasPlus || text[groups[0].range.lowerBound].is("0") && groups[0].count > 2
            || groups[0].count == 1 && text[groups[0].range.lowerBound].is("1")
    }

    /// A blank, a sign, or a sign between blanks, and where the next group would start.
    private static func separator(
        _ text: ScannedText, at start: Int, isBehindBracket: Bool
    ) -> (Separator, Int)? {
        var next = start
        var separator = isBehindBracket ? Separator.bracket : .none
        if text[next].isBlank {
            next += 1
            separator = isBehindBracket ? .bracket : .blank
        }
        let sign = text[next]
        if sign.isDash || sign.is("/") || sign.is(".") {
            separator = sign.isDash ? .dash : sign.is("/") ? .slash : .stop
            // A full stop and a blank end a sentence.
            if separator == .stop && next > start { return nil }
            next += 1
            if next > start + 1 && text[next].isBlank { next += 1 }
        }
        let isGroup = text[next].isDigit || text[next].is("(") && text[next + 1].isDigit
        return isGroup && (next > start || isBehindBracket || text[next].is("(")) ? (separator, next) : nil
    }

    /// The telephone number in the run.
    func item() -> DetectedItem? {
        guard !groups.isEmpty, !isCut else { return nil }
        if let item = item(from: 0, named: false) ?? item(from: 0, named: true) { return item }
        guard !hasPlus else { return nil }
        for first in groups.indices.dropFirst() where groups[first].separator == .blank {
            // "15.01.2024 030 901820", "17:30 030 901820".
            let isBehindTime = first == 1 && text[start - 1].is(":")
            let isBehindDate = first == 3 && PhoneNumber(text, Array(groups[..<3]), hasPlus: false).isDate
            if isBehindTime || isBehindDate, let item = item(from: first, named: false) { return item }
            // "Room 12 415-555-0100": what stronger signs hold together may follow on another number.
            let rest = groups[first...].dropFirst().prefix { $0.separator != .blank }
            guard !rest.isEmpty, rest.allSatisfy({ $0.separator == .dash }) else { continue }
            if let item = item(Array(groups[first...first + rest.count]), isFirst: false, named: false) { return item }
        }
        return nil
    }

    /// The number that starts with a group and goes on as far as it can. With `named`, a word says that it is one.
    private func item(from first: Int, named: Bool) -> DetectedItem? {
        var count = groups.count - first
        while count > 0 {
            let numbers = Array(groups[first..<first + count])
            if let item = item(numbers, isFirst: first == 0, named: named) { return item }
            count -= 1
            // Other signs hold the groups on both their sides together.
            while count > 0 && groups[first + count].separator != .blank { count -= 1 }
        }
        return nil
    }

    private func item(_ groups: [Group], isFirst: Bool, named: Bool) -> DetectedItem? {
        guard let last = groups.last else { return nil }
        let opening = isFirst ? start : groups[0].range.lowerBound - (groups[0].isBracketed ? 1 : 0)
        let range = opening..<last.range.upperBound + (last.isBracketed ? 1 : 0)
        guard !last.isBracketed, isBounded(range) else { return nil }
        let number = PhoneNumber(text, groups, hasPlus: isFirst && hasPlus)
        if named {
            guard number.isLocal, text.hasWord(of: Self.words, around: range, before: 16, behind: 0) else { return nil }
        } else {
            guard number.isInternational || number.isNational else { return nil }
        }
        return DetectedItem(range: range, value: .phoneNumber(number.dialable))
    }

    /// What says that a telephone number follows.
    private static let words = WordTable(
        """
        tel telephone phone call fax mobile cell ring dial text whatsapp telefon telefax handy mobil ruf rufen anrufen
        rufnummer durchwahl telephonez appelez appeler portable telefono movil llame llamar llamada fono
        """)

    /// Whether what stands on both sides leaves the digits a number of their own.
    private func isBounded(_ range: Range<Int>) -> Bool {
        let before = text[range.lowerBound - 1]
        if before.isWordPart || before.isAny(of: "@#_=&/\\$%+*-)") || before.isDash || Self.isCurrency(before) {
            return false
        }
        if before.isAny(of: ".,:") && text[range.lowerBound - 2].isDigit { return false }
        if before.isBlank && Self.isCurrency(text[range.lowerBound - 2]) { return false }
        let next = text[range.upperBound]
        if next.isWordPart || next.isAny(of: "_@%=&*") || Self.isCurrency(next) { return false }
        let goesOn = next.isDash || next.isAny(of: ".,:/+#'")
        if goesOn && text[range.upperBound + 1].isWordPart { return false }
        return !(next.isBlank && Self.isCurrency(text[range.upperBound + 1]))
    }

    private static func isCurrency(_ unit: UInt16) -> Bool {
        unit.is("$") || (0xA2...0xA5).contains(unit) || (0x20A0...0x20CF).contains(unit)
    }
}
