/// What a service wants of a password: how long it is, and which signs must and may be in it.
///
/// They are read from the description that Apple documents for password managers, such as
/// `minlength: 20; required: lower; required: upper; required: digit; allowed: [-().&@?'#,/"+]; max-consecutive: 2`.
struct PasswordRules: Equatable {
    /// Of each of these sets at least one sign is in the password.
    var required: [Set<Character>] = []
    /// Signs that may be in it besides.
    var allowed: Set<Character> = []
    /// The greatest number of equal signs one after another; `nil` for any.
    var maximumRun: Int?
    /// The least number of signs; `nil` for any.
    var minimumLength: Int?
    /// The greatest number of signs; `nil` for any.
    var maximumLength: Int?

    static let upper = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    static let lower = Set("abcdefghijklmnopqrstuvwxyz")
    static let digits = Set("0123456789")
    /// The signs of ASCII that are neither letters nor digits, the blank among them.
    static let special = Set("-~!@#$%^&*_+=`|(){}[:;\"'<>,.?] /\\")
    static let printable = upper.union(lower).union(digits).union(special)

    /// All signs that may be in a password: what is allowed and what is required, or all of ASCII where nothing is said.
    var signs: Set<Character> {
        let named = required.reduce(allowed) { $0.union($1) }
        return named.isEmpty ? Self.printable : named
    }
}

/// The description.
extension PasswordRules {
    /// Reads a description. What cannot be understood of it is left out, as if it were not there. Where a number is named
    /// twice the narrower one holds.
    init(_ description: String) {
        for rule in Self.parts(of: description, at: ";") {
            guard let colon = rule.firstIndex(of: ":") else { continue }
            let value = rule[rule.index(after: colon)...]
            switch Self.trimmed(rule[..<colon]).lowercased() {
            case "required":
                let signs = Self.signs(value)
                if !signs.isEmpty { required.append(signs) }
            case "allowed": allowed.formUnion(Self.signs(value))
            case "max-consecutive":
                if let number = Self.number(value) { maximumRun = min(number, maximumRun ?? number) }
            case "minlength":
                if let number = Self.number(value) { minimumLength = max(number, minimumLength ?? number) }
            case "maxlength":
                if let number = Self.number(value) { maximumLength = min(number, maximumLength ?? number) }
            default: break
            }
        }
    }

    /// A whole number above 0.
    private static func number(_ text: Substring) -> Int? {
        let digits = trimmed(text)
        guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits), number > 0 else { return nil }
        return number
    }

    /// The signs of classes that are separated by commas.
    private static func signs(_ text: Substring) -> Set<Character> {
        parts(of: text, at: ",").reduce(into: []) { signs, part in
            let name = trimmed(part)
            if name.hasPrefix("["), name.hasSuffix("]"), name.count > 2 {
                signs.formUnion(name.dropFirst().dropLast().filter { printable.contains($0) })
                return
            }
            switch name.lowercased() {
            case "upper": signs.formUnion(upper)
            case "lower": signs.formUnion(lower)
            case "digit": signs.formUnion(digits)
            case "special": signs.formUnion(special)
            // Of all of Unicode a password that is made up takes what every keyboard has.
            case "ascii-printable", "unicode": signs.formUnion(printable)
            default: break
            }
        }
    }

    /// The parts of a text between separators, but for those in the brackets of a class of signs. A closing bracket that is in
    /// the class stands right before the one that ends it.
    private static func parts<Text: StringProtocol>(
        of text: Text, at separator: Character
    ) -> [Substring] where Text.SubSequence == Substring {
        var (parts, start, index) = ([Substring](), text.startIndex, text.startIndex)
        var isInClass = false
        while index < text.endIndex {
            let next = text.index(after: index)
            switch text[index] {
            case "[": isInClass = true
            case "]" where isInClass && next < text.endIndex && text[next] == "]":
                isInClass = false
                index = next
            case "]": isInClass = false
            case separator where !isInClass:
                parts.append(text[start..<index])
                start = next
            default: break
            }
            index = text.index(after: index)
        }
        parts.append(text[start...])
        return parts
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
