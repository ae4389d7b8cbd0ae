import Foundation

// Foundation on Linux reads no formats of predicates. Those that programs check a text's form with are read here.

extension NSPredicate {
    /// Creates a predicate of a text: `SELF MATCHES %@`, with a regular expression for the whole text, or `SELF` with
    /// `CONTAINS`, `BEGINSWITH`, `ENDSWITH` or `==` and a text. `[c]`, `[d]` or `[cd]` after the word lets capitals or
    /// accents be the same. What is no string fulfils none.
    ///
    /// Difference from iOS: any other format ends the program; write a closure for it, `NSPredicate { value, _ in … }`.
    /// - Parameters:
    ///   - format: The format, with one `%@`.
    ///   - argument: What stands for `%@`. A regular expression that is none ends the program.
    public convenience init(format: String, _ argument: String) {
        self.init(format: format, argumentArray: [argument])
    }

    /// Creates a predicate of a text that the format itself compares with: `SELF MATCHES '[0-9]+'`, in single or double quotes.
    /// Inside of them a backslash before a quote or a backslash stands for that, and before all else for itself.
    public convenience init(format: String) {
        self.init(format: format, argumentArray: nil)
    }

    /// Creates a predicate of a text; the array holds the one string that stands for `%@`, or none.
    public convenience init(format: String, argumentArray: [Any]?) {
        guard let comparison = TextComparison(format: format, argumentArray?.first) else {
            preconditionFailure("NSPredicate: the format is none of those for texts; write a closure")
        }
        self.init { value, _ in (value as? String).map(comparison.holds) ?? false }
    }
}

/// What a format says of a text.
private struct TextComparison: Sendable {
    private enum Form: Sendable {
        case matches(NSRegularExpression)
        case contains, begins, ends, equals
    }

    private let form: Form
    private let argument: String
    private let options: String.CompareOptions

    init?(format: String, _ argument: Any?) {
        let words = format.split(maxSplits: 2, whereSeparator: \.isWhitespace)
        guard words.count == 3, words[0].uppercased() == "SELF" else { return nil }
        let last = words[2].trimmingCharacters(in: .whitespaces)
        guard let argument = last == "%@" ? argument as? String : Self.unquoted(last) else { return nil }
        let parts = words[1].uppercased().split(separator: "[", maxSplits: 1)
        var options: String.CompareOptions = []
        if parts.count == 2 {
            guard let flags = ["C]": "C", "D]": "D", "CD]": "CD", "DC]": "CD"][parts[1]] else { return nil }
            if flags.contains("C") { options.insert(.caseInsensitive) }
            if flags.contains("D") { options.insert(.diacriticInsensitive) }
        }
        switch parts.first {
        case "MATCHES":
            let flags: NSRegularExpression.Options = options.contains(.caseInsensitive) ? .caseInsensitive : []
            guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(argument))\\z", options: flags) else {
                preconditionFailure("NSPredicate: what stands for %@ is no regular expression")
            }
            form = .matches(expression)
        case "CONTAINS": form = .contains
        case "BEGINSWITH": form = .begins
        case "ENDSWITH": form = .ends
        case "==", "=": form = .equals
        default: return nil
        }
        (self.argument, self.options) = (argument, options)
    }

    /// What stands between two quotes of one kind.
    private static func unquoted(_ text: String) -> String? {
        guard let quote = text.first, quote == "'" || quote == "\"" else { return nil }
        var (result, isEscaped) = ("", false)
        for (index, character) in text.enumerated().dropFirst() {
            if isEscaped {
                if !"\\'\"".contains(character) { result.append("\\") }
                result.append(character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == quote {
                return index == text.count - 1 ? result : nil
            } else {
                result.append(character)
            }
        }
        return nil
    }

    func holds(of text: String) -> Bool {
        switch form {
        case .matches(let expression):
            // Accents are folded where they do not matter, for expressions know nothing of them.
            let text =
                options.contains(.diacriticInsensitive)
                ? text.folding(options: .diacriticInsensitive, locale: nil) : text
            return expression.firstMatch(in: text, range: NSRange(location: 0, length: text.utf16.count)) != nil
        case .contains: return text.range(of: argument, options: options) != nil
        case .begins: return text.range(of: argument, options: options.union(.anchored)) != nil
        case .ends: return text.range(of: argument, options: options.union([.anchored, .backwards])) != nil
        case .equals: return text.compare(argument, options: options) == .orderedSame
        }
    }
}
