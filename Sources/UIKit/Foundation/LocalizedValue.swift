import Foundation

/// A value that is put into a text where a format of C's stands, `%@`, `%lld` or `%2$.1f`.
///
/// A translation is written by somebody else than the program: each format is held against the kind of its value first, because
/// Foundation reads whatever stands in memory where they differ.
enum LocalizedValue: Equatable, Sendable, CustomStringConvertible {
    case text(String)
    case signed(Int64)
    case unsigned(UInt64)
    case number(Double)

    /// The value without a format.
    var description: String {
        switch self {
        case .text(let text): text
        case .signed(let number): "\(number)"
        case .unsigned(let number): "\(number)"
        case .number(let number): "\(number)"
        }
    }

    /// A text with its formats replaced by values, or `nil` where a format has no value or one of another kind.
    static func fill(_ text: String, with values: [LocalizedValue], _ locale: Locale) -> String? {
        var (filled, rest, next) = ("", text[...], 0)
        while let percent = rest.firstIndex(of: "%") {
            filled += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                filled += "%"
                rest = rest.dropFirst()
                continue
            }
            var index = next
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            if let number = Int(digits), rest.dropFirst(digits.count).first == "$" {
                index = number - 1
                rest = rest.dropFirst(digits.count + 1)
            } else {
                next += 1
            }
            let options = rest.prefix { "-+ #'.0123456789".contains($0) }
            rest = rest.dropFirst(options.count)
            rest = rest.drop { "hlqLzjt".contains($0) }
            guard let kind = rest.popFirst(), values.indices.contains(index),
                let written = values[index].written(as: kind, String(options), locale)
            else { return nil }
            filled += written
        }
        return filled + rest
    }

    /// The value as the last letter of a format says, with the format's width, precision and the like.
    private func written(as kind: Character, _ options: String, _ locale: Locale) -> String? {
        // A width or a precision that nobody means would take all memory.
        guard options.split(whereSeparator: { !$0.isNumber }).allSatisfy({ $0.count <= 3 }) else { return nil }
        switch (self, kind) {
        case (.text(let text), "@"): return text
        case (.signed(let number), "d"), (.signed(let number), "i"), (.signed(let number), "D"):
            return String(format: "%\(options)lld", locale: locale, number)
        case (.unsigned(let number), _) where "diDuU".contains(kind):
            // Foundation for Linux writes what is larger with a sign.
            guard let number = Int64(exactly: number) else { return "\(number)" }
            return String(format: "%\(options)lld", locale: locale, number)
        case (.signed(let number), "x"), (.signed(let number), "X"), (.signed(let number), "o"):
            return String(format: "%\(options)ll\(kind)", number)
        case (.unsigned(let number), "x"), (.unsigned(let number), "X"), (.unsigned(let number), "o"):
            return String(format: "%\(options)ll\(kind)", number)
        case (.number(let number), _) where "aAeEfFgG".contains(kind):
            return String(format: "%\(options)\(kind)", locale: locale, number)
        default: return nil
        }
    }
}
