/// Groups of digits, and whether they are a telephone number.
struct PhoneNumber {
    /// The digits as they are written, without signs.
    private let digits: [UInt8]
    private let counts: [Int]
    private let separators: [PhoneRun.Separator]
    private let hasPlus: Bool
    private let isAreaBracketed: Bool
    /// A zero that is dialled only inside of the country: "+49 (0)30".
    private let hasTrunkZero: Bool

    init(_ text: ScannedText, _ groups: [PhoneRun.Group], hasPlus: Bool) {
        self.hasPlus = hasPlus
        var digits: [UInt8] = []
        for group in groups.prefix(12) {
            for index in group.range.prefix(24) { digits.append(UInt8(text[index].digit)) }
        }
        let zero =
            groups.count > 1 && groups[1].isBracketed && groups[1].count == 1
            && text[groups[1].range.lowerBound].is("0")
        hasTrunkZero = zero
        self.digits = digits
        counts = groups.map(\.count)
        separators = groups.dropFirst().map(\.separator)
        isAreaBracketed = groups[0].isBracketed || groups.count > 1 && groups[1].isBracketed
    }

    private var total: Int { counts.reduce(0, +) }

    /// With a plus or two zeros, then a country.
    var isInternational: Bool {
        if hasPlus {
            guard let first = digits.first, first != 0 else { return false }
            return (7...15).contains(total - (hasTrunkZero ? 1 : 0)) && groupsAreUsual(from: 1)
        }
        guard digits.count > 2, digits[0] == 0, digits[1] == 0, digits[2] != 0 else { return false }
        // Without a sign between them digits with two zeros are a number of any kind.
        return (11...17).contains(total) && counts.count > 1 && counts[0] <= 5 && groupsAreUsual(from: 1)
            && !isFourOctets
    }

    /// By the habits of a country: with a zero in front, or in the way of North America.
    var isNational: Bool {
        guard !hasPlus, let first = digits.first else { return false }
        if first == 0 { return isWithTrunkZero }
        return isNorthAmerican || isSpanish || isChineseMobile
    }

    /// Enough digits in groups, where a word says that it is a number.
    var isLocal: Bool {
        guard !hasPlus, (7...13).contains(total), !isDate, !isFourOctets else { return false }
        return groupsAreUsual(from: 0) && !separators.contains(.slash) || counts.count == 2
    }

    /// What to dial.
    var dialable: String {
        var text = hasPlus ? "+" : ""
        let country = counts[0]
        for (offset, digit) in digits.enumerated() where !(hasTrunkZero && offset == country) {
            text.unicodeScalars.append(Unicode.Scalar(UInt8(ascii: "0") + digit))
        }
        return text
    }

    private var isWithTrunkZero: Bool {
        guard (7...12).contains(total), digits.count > 1, digits[1] != 0, !isDate, !isFourOctets else { return false }
        if counts.count == 1 { return (10...11).contains(total) }
        guard (2...6).contains(counts[0]) else { return false }
        // Short groups only stand in rows of pairs, as in France.
        return counts.dropFirst().allSatisfy { $0 >= 2 } && (total >= 8 || counts.count == 2)
    }

    /// (415) 555-0100, 415-555-0100, 1 415 555 0100, 4155550100, 555-0100.
    private var isNorthAmerican: Bool {
        var counts = counts[...]
        var digits = digits[...]
        if counts.first == 1 && digits.first == 1 {
            counts = counts.dropFirst()
            digits = digits.dropFirst()
        }
        let numbers = Array(digits)
        func isCode(_ start: Int) -> Bool {
            numbers[start] > 1 && !(numbers[start + 1] == 1 && numbers[start + 2] == 1)
        }
        if counts.elementsEqual([3, 4]) && counts.count == self.counts.count {
            return separators == [.dash] && isCode(0)
        }
        guard numbers.count == 10, isCode(0), isCode(3) else { return false }
        if counts.elementsEqual([10]) { return true }
        return counts.elementsEqual([3, 3, 4]) || isAreaBracketed && counts.elementsEqual([3, 7])
    }

    /// 612 34 56 78, 91 234 56 78. Three groups of three are a large number as well.
    private var isSpanish: Bool {
        guard total == 9, digits[0] >= 6, separators.allSatisfy({ $0 == .blank || $0 == .dash }) else { return false }
        if counts == [3, 3, 3] { return separators.allSatisfy { $0 == .dash } }
        return counts == [3, 2, 2, 2] || counts == [2, 3, 2, 2]
    }

    /// 138 0013 8000.
    private var isChineseMobile: Bool {
        counts == [3, 4, 4] && digits[0] == 1 && digits[1] >= 3
    }

    /// 1.2.2024, 2024-01-02 and the like, right or wrong.
    var isDate: Bool {
        guard counts.count == 3, separators[0] == separators[1], separators[0] != .blank else { return false }
        return counts[0] <= 2 && counts[1] <= 2 && (counts[2] == 4 || counts[2] == 2)
            || counts[0] == 4 && counts[1] <= 2 && counts[2] <= 2
    }

    /// The shape of an address on the Internet, or of a version.
    private var isFourOctets: Bool {
        counts.count == 4 && counts.allSatisfy { $0 <= 3 } && separators.allSatisfy { $0 == .stop }
    }

    /// Whether no more than one group, an area's or a country's, is a single digit.
    private func groupsAreUsual(from first: Int) -> Bool {
        counts.count <= 8 && counts.dropFirst(first).count { $0 < 2 } <= 1
    }
}
