/// Dictionaries of attributes whose keys are made strings for a text view or a field, as Swift 4.0 wanted them, or keys of the strings
/// that it gave: `view.typingAttributes = Dictionary(uniqueKeysWithValues: list.map { ($0.key.rawValue, $0.value) })`. They are keys.
enum AttributeKeysRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        let properties = TextAttributesRewriting.properties(in: program)
        for index in file.tokens.indices where file.isActive[index] && file.tokens[index].kind == .word {
            let isProperty =
                properties.contains(file.text(index)) && !TextAttributesRewriting.isVariable(index, file)
            if isProperty, file.text(index + 1) == "=", file.text(index + 2) == "Dictionary",
                let call = file.call(at: index + 3), let pairs = call.argument("uniqueKeysWithValues")
            {
                takeKeys(in: pairs.value, file, &revision)
            } else if let closure = mapping(behind: index, file), let end = file.partners[closure],
                isProperty || TextAttributesRewriting.isTaken(index, from: properties, file)
            {
                leaveKeys(in: closure..<end, file, &revision)
            }
        }
    }

    /// The brace of the closure in `typingAttributes.map {` and `typingAttributes?.lazy.map {`.
    private static func mapping(behind name: Int, _ file: SourceFile) -> Int? {
        var index = name + (["?", "!"].contains(file.text(name + 1)) ? 2 : 1)
        if file.text(index) == ".", file.text(index + 1) == "lazy" { index += 2 }
        guard file.text(index) == ".", file.text(index + 1) == "map" else { return nil }
        index += file.text(index + 2) == "(" ? 3 : 2
        return file.text(index) == "{" ? index : nil
    }

    /// Whether a parenthesis opens the pair that a closure gives.
    private static func isPair(_ opening: Int, _ file: SourceFile) -> Bool {
        file.text(opening) == "(" && ["{", "in", "return"].contains(file.text(opening - 1))
    }

    /// `($0.key.rawValue, $0.value)`: the key itself.
    private static func takeKeys(in tokens: Range<Int>, _ file: SourceFile, _ revision: inout Revision) {
        for index in tokens where file.text(index) == "rawValue" && file.text(index + 1) == "," {
            guard let opening = file.brackets[index], tokens.contains(opening), isPair(opening, file),
                file.text(index - 1) == ".", opening + 1 < index - 1
            else { continue }
            let key = file.source(ofTokens: opening + 1..<index - 1)
            let range = file.tokens[index - 1].range.lowerBound..<file.tokens[index].range.upperBound
            revision.replace(range, with: "", "\(key).rawValue → \(key)")
        }
    }

    /// `(NSAttributedStringKey($0.key), $0.value)`: it is one.
    private static func leaveKeys(in tokens: Range<Int>, _ file: SourceFile, _ revision: inout Revision) {
        for index in tokens where isPair(index, file) {
            let isNested = file.text(index + 1) == "NSAttributedString" && file.text(index + 3) == "Key"
            guard isNested || file.text(index + 1) == "NSAttributedStringKey",
                let call = file.call(at: index + (isNested ? 4 : 2)), call.arguments.count == 1,
                ["", "rawValue"].contains(call.arguments[0].label), file.text(call.closing + 1) == ","
            else { continue }
            let range = file.tokens[index + 1].range.lowerBound..<file.tokens[call.closing].range.upperBound
            let key = file.source(ofTokens: call.arguments[0].value)
            revision.replace(range, with: key, "\(file.source(range)) → \(key)")
        }
    }
}
