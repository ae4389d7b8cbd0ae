/// Names of attributes, which were strings in Swift 3, in variables, parameters, results and dictionaries: `var style: [String: Any]`
/// that is given to `addAttributes` is one of `NSAttributedString.Key`.
enum AttributeNameRewriting: Rule {
    private static let key = "NSAttributedString.Key"

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for tokens in program.attributeStrings[file.path] ?? [] { wrap(tokens, file, &revision) }
        for mention in program.attributeNames[file.path] ?? [] {
            let range = file.tokens[mention.token].range
            // With a dictionary that is written out its type has changed already.
            guard !revision.replaces(range.lowerBound) else { continue }
            if mention.isCertain {
                revision.replace(range, with: key, "\(mention.name): String → \(key)")
            } else {
                revision.remark(
                    range.lowerBound,
                    "\(mention.name): a name of an attribute is no String but an \(key): make it one, with all that it is given "
                        + "and given to")
            }
        }
    }

    /// Makes a name of a string where it is handed on.
    private static func wrap(_ tokens: Range<Int>, _ file: SourceFile, _ revision: inout Revision) {
        let start = file.tokens[tokens.lowerBound].range.lowerBound
        let end = file.tokens[tokens.upperBound - 1].range.upperBound
        guard !revision.replacesAny(of: start..<end) else { return }
        let source = file.source(start..<end)
        let isDone = revision.replace(
            start..<start, with: "\(key)(rawValue: ", "\(source) → \(key)(rawValue: \(source))")
        if isDone { revision.alsoReplace(end..<end, with: ")") }
    }
}
