import Foundation

/// Numbers as a language writes them, while they are typed: digits in groups, a separator, a sign, and what stands around
/// percentages and amounts of money.
struct NumberFormat: TextFormat {
    var signs: NumberSigns
    /// The most digits behind the separator; none for whole numbers.
    var fractionDigits: Int
    var allowsNegative: Bool
    /// The name of a currency, which may be pasted with an amount.
    var code = ""

    /// More digits than a `Decimal` holds are not typed.
    static let integerDigits = 24

    func parts(of text: String) -> [FormatPart] {
        let isNegative = isNegative(text)
        let frame = isNegative ? signs.negative : signs.positive
        var (start, end) = (0, text.utf16.count)
        if text.hasPrefix(frame.prefix) { start = frame.prefix.utf16.count }
        if text.hasSuffix(frame.suffix) { end = max(start, end - frame.suffix.utf16.count) }
        var parts: [FormatPart] = []
        if isNegative {
            let sign = Array(FormatReader(text)).first { $0.character.isMinus || $0.range.upperBound == start }
            parts.append(FormatPart(character: "-", range: sign?.range ?? 0..<start))
        }
        var hasSeparator = false
        for (character, range) in FormatReader(text) where range.lowerBound >= start && range.upperBound <= end {
            if let digit = character.plainDigit {
                parts.append(FormatPart(character: digit, range: range))
            } else if character == signs.decimal, !hasSeparator, fractionDigits > 0 {
                hasSeparator = true
                parts.append(FormatPart(character: ".", range: range))
            }
        }
        return parts
    }

    /// Whether a text says a negative number: it has a minus before its first digit.
    private func isNegative(_ text: String) -> Bool {
        guard allowsNegative else { return false }
        return text.prefix { $0.plainDigit == nil }.contains { $0.isMinus }
    }

    func text(of content: String) -> String? {
        var digits = content[...]
        let isNegative = digits.first == "-"
        if isNegative { digits.removeFirst() }
        let halves = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        let integer = halves.first ?? ""
        guard (integer + (halves.dropFirst().first ?? "")).allSatisfy({ $0.isASCII && $0.isNumber }),
            !isNegative || allowsNegative, halves.count < 2 || fractionDigits > 0 && halves[1].count <= fractionDigits
        else { return nil }
        guard !content.isEmpty else { return "" }
        var shown = integer.drop { $0 == "0" }
        if shown.isEmpty, !integer.isEmpty || halves.count > 1 { shown = "0" }
        guard shown.count <= Self.integerDigits else { return nil }
        let frame = isNegative ? signs.negative : signs.positive
        var text = frame.prefix + signs.grouped(shown)
        if halves.count > 1 { text += String(signs.decimal) + String(halves[1].map(signs.own)) }
        return text + frame.suffix
    }

    func content(in replacement: String) -> String {
        if replacement.count == 1, let character = replacement.first {
            if let digit = character.plainDigit { return String(digit) }
            if character.isMinus { return "-" }
            // Nobody types the signs of groups: on a key of its own either is the separator.
            return character == signs.decimal || ".,\u{66B}".contains(character) ? "." : ""
        }
        var plain = replacement
        for known in [signs.negative.prefix, signs.positive.prefix, signs.positive.suffix, code] where !known.isEmpty {
            if let range = plain.range(of: known), !known.contains(where: \.isMinus) { plain.removeSubrange(range) }
        }
        guard let read = PastedNumber(plain, decimal: signs.decimal) else { return "" }
        return read.content
    }

    /// The number that a text says; `nil` of none.
    func number(of text: String) -> Decimal? {
        Decimal(string: content(of: text), locale: Locale(identifier: "en_US_POSIX"))
    }

    /// The content that says a number, rounded to as many digits as there may be.
    func content(of number: Decimal) -> String {
        var (value, rounded) = (number, Decimal())
        NSDecimalRound(&rounded, &value, fractionDigits, .plain)
        return rounded.isNaN ? "" : NSDecimalNumber(decimal: rounded).stringValue
    }
}

/// A number that was written somewhere else, by another program or in another country.
private struct PastedNumber {
    var content = ""

    /// `nil` where there is anything in it that numbers are not made of.
    init?(_ text: String, decimal: Character) {
        var body: [Character] = []
        for character in text {
            if let digit = character.plainDigit {
                body.append(digit)
            } else if character.isMinus, body.isEmpty {
                content = "-"
            } else if ".,\u{66B}".contains(character) || character == decimal {
                body.append(character)
            } else if !character.isLeftOut {
                return nil
            }
        }
        let marks = body.indices.filter { body[$0].plainDigit == nil }
        let separator = marks.last.flatMap { last in
            let mark = body[last]
            let isOnlyOne = marks.filter { body[$0] == mark }.count == 1
            // The last sign of its kind ends the whole numbers, unless it may as well begin a group of three.
            let isSure = mark == decimal || marks.count > 1 || body.count - last != 4
            return isOnlyOne && isSure ? last : nil
        }
        for index in body.indices {
            if body[index].plainDigit != nil { content.append(body[index]) }
            if index == separator { content.append(".") }
        }
        if content == "-", !body.isEmpty { return nil }
    }
}

extension Character {
    /// Whether it may stand in a number and says nothing: blanks, apostrophes between groups, signs of percent and money, and
    /// marks of direction.
    fileprivate var isLeftOut: Bool {
        if isWhitespace || isCurrencySymbol || "'\u{2019}\u{66C}%\u{66A}+".contains(self) { return true }
        return unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
    }
}
