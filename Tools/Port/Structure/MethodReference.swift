/// What stands in a selector's parentheses: `tapped`, `self.tapped(_:)`, `Form.tapped`.
struct MethodReference: Equatable {
    /// What stands in front of the method's name: `Form`, `self.button`, `fields[0]`; empty for nothing.
    let base: String
    /// The tokens of it.
    let baseTokens: Range<Int>
    let name: String
    /// The labels with their parentheses, where they are written.
    let labels: String?
    /// Whether a cast chooses one of several methods.
    let isCast: Bool

    /// Name and labels as they are written.
    var method: String { name + (labels ?? "") }

    /// Whether the base is a type's name.
    var isBaseType: Bool {
        Program.simpleName(base).first?.isUppercase == true && base != "Self"
            && base.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
    }

    /// Reads tokens, or gives `nil` when they are no plain reference to a method.
    init?(_ file: SourceFile, _ written: Range<Int>) {
        let whole = Self.withoutParentheses(written, file)
        let range = Self.withoutCast(whole, file)
        isCast = range != whole
        guard let last = range.last else { return nil }
        var name = last
        var labels: String?
        if file.text(last) == ")", let opening = file.partners[last], range.contains(opening) {
            labels = file.source(ofTokens: opening..<range.upperBound).filter { !$0.isWhitespace }
            guard labels?.hasSuffix(":)") == true else { return nil }
            name = opening - 1
        }
        guard range.contains(name), file.tokens[name].kind == .word else { return nil }
        var base = range.lowerBound..<name
        if let dot = base.last {
            guard file.text(dot) == ".", dot > range.lowerBound else { return nil }
            base = range.lowerBound..<dot
        }
        let isTypeOfSelf = base.map { file.text($0) }.filter { $0 != "(" && $0 != ")" } == ["type", "of", ":", "self"]
        self.base = isTypeOfSelf ? "Self" : file.source(ofTokens: base)
        self.baseTokens = base
        self.name = file.text(name)
        self.labels = labels
    }

    /// What stands in front of a cast, which chooses one of several methods: `tapped(_:)` in `tapped(_:) as (Form) -> () -> Void`.
    private static func withoutCast(_ tokens: Range<Int>, _ file: SourceFile) -> Range<Int> {
        var index = tokens.lowerBound
        while index < tokens.upperBound, file.text(index) != "as" {
            index = file.text(index) == "(" ? (file.partners[index] ?? index) + 1 : index + 1
        }
        guard index > tokens.lowerBound, index < tokens.upperBound else { return tokens }
        return withoutParentheses(tokens.lowerBound..<index, file)
    }

    /// What stands in parentheses of its own: `self.tapped(_:)` in `(self.tapped(_:))`.
    private static func withoutParentheses(_ tokens: Range<Int>, _ file: SourceFile) -> Range<Int> {
        var range = tokens
        while range.count > 2, file.text(range.lowerBound) == "(",
            file.partners[range.lowerBound] == range.upperBound - 1
        {
            range = range.lowerBound + 1..<range.upperBound - 1
        }
        return range
    }
}
