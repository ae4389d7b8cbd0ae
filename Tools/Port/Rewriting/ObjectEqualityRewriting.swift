/// `(a as AnyObject).isEqual(b)`: AnyObject has no such method on Linux, NSObject has, and any value that is cast becomes one.
enum ObjectEqualityRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.text(index) == "isEqual" && file.isActive[index] {
            guard file.text(index - 1) == ".", let call = file.call(at: index + 1), call.arguments.count == 1,
                call.arguments[0].label.isEmpty, let start = object(before: index - 1, file)
            else { continue }
            let head = file.tokens[start].range.lowerBound..<file.tokens[index - 1].range.lowerBound
            let tail = file.tokens[call.closing].range.upperBound
            let what = "\(file.source(head)).isEqual → of NSObject"
            guard revision.replace(head.lowerBound..<head.lowerBound, with: "((", what) else { continue }
            revision.alsoReplace(head.upperBound..<head.upperBound, with: " as? NSObject)?")
            revision.alsoReplace(tail..<tail, with: " == true)")
        }
    }

    /// Words behind which a parenthesis is no call.
    static let beginnings: Set<String> = [
        "return", "if", "guard", "while", "in", "case", "else", "where", "try",
    ]

    /// Where an object begins that is known to be AnyObject: `(a as AnyObject)`, or a name that is declared so.
    private static func object(before dot: Int, _ file: SourceFile) -> Int? {
        if file.text(dot - 1) == ")", let opening = file.partners[dot - 1], file.text(dot - 2) == "AnyObject",
            file.text(dot - 3) == "as"
        {
            // Behind a name it would be the parenthesis of a call.
            let isAlone = opening == 0 || file.tokens[opening - 1].kind != .word || file.tokens[opening].startsLine
            return isAlone || beginnings.contains(file.text(opening - 1)) ? opening : nil
        }
        let name = dot - 1
        guard name >= 0, file.tokens[name].kind == .word, file.text(name - 1) != "." else { return nil }
        let word = file.text(name)
        for scope in file.scopeNumbers(around: name) {
            if case .function(let number) = file.scopes[scope].kind,
                let parameter = file.functions[number].parameters.first(where: { $0.name == word })
            {
                return parameter.typeText == "AnyObject" ? name : nil
            }
            if let variable = file.variables.last(where: { $0.name == word && $0.scope == scope }) {
                let isOptional = ["?", "!"].contains(file.text(variable.keyword + 4))
                return variable.typeName == "AnyObject" && !isOptional ? name : nil
            }
        }
        return nil
    }
}
