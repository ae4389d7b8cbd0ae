/// `(a as AnyObject).isEqual(b)`: AnyObject has no such method on Linux, NSObject has, and any value that is cast becomes one.
/// So it is written for names that are declared as AnyObject, also where they are optional and properties of something.
enum ObjectEqualityRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.text(index) == "isEqual" && file.isActive[index] {
            guard file.text(index - 1) == ".", let call = file.call(at: index + 1), call.arguments.count == 1,
                call.arguments[0].label.isEmpty
            else { continue }
            // A cast takes what is optional, too: the mark behind the name goes.
            let isMarked = ["?", "!"].contains(file.text(index - 2))
            let dot = isMarked ? index - 2 : index - 1
            guard let start = object(before: dot, isOptional: isMarked, file, program) else { continue }
            let head = file.tokens[start].range.lowerBound..<file.tokens[dot].range.lowerBound
            let tail = file.tokens[call.closing].range.upperBound
            let what = "\(file.source(head)).isEqual → of NSObject"
            guard revision.replace(head.lowerBound..<head.lowerBound, with: "((", what) else { continue }
            revision.alsoReplace(head.upperBound..<file.tokens[index - 1].range.lowerBound, with: " as? NSObject)?")
            revision.alsoReplace(tail..<tail, with: " == true)")
        }
    }

    /// Where an object begins that is known to be AnyObject: `(a as AnyObject)`, or a name that is declared so.
    private static func object(
        before dot: Int, isOptional: Bool, _ file: SourceFile, _ program: Program
    ) -> Int? {
        if !isOptional, file.text(dot - 1) == ")", let opening = file.partners[dot - 1],
            file.text(dot - 2) == "AnyObject",
            file.text(dot - 3) == "as"
        {
            // Behind a name it would be the parenthesis of a call.
            let isAlone = opening == 0 || file.tokens[opening - 1].kind != .word || file.tokens[opening].startsLine
            return isAlone || Keywords.statements.contains(file.text(opening - 1)) ? opening : nil
        }
        let name = dot - 1
        guard name >= 0, file.tokens[name].kind == .word else { return nil }
        if file.text(name - 1) == "." { return property(name, file, program) }
        return isObject(name, isOptional: isOptional, file) ? name : nil
    }

    /// Where `a.b` begins, if all properties of the program that are called so are AnyObject, optional or not.
    private static func property(_ name: Int, _ file: SourceFile, _ program: Program) -> Int? {
        var start = name
        while start > 1, file.text(start - 1) == ".", file.tokens[start - 2].kind == .word { start -= 2 }
        let word = file.text(name)
        let properties = program.files.flatMap { file in
            file.variables.filter { $0.name == word && file.type(ofScope: $0.scope) != nil }
        }
        let isKnown = !properties.isEmpty && properties.allSatisfy { $0.typeName == "AnyObject" }
        return isKnown && file.text(start - 1) != "." ? start : nil
    }

    private static func isObject(_ name: Int, isOptional: Bool, _ file: SourceFile) -> Bool {
        let word = file.text(name)
        for scope in file.scopeNumbers(around: name) {
            if case .function(let number) = file.scopes[scope].kind,
                let parameter = file.functions[number].parameters.first(where: { $0.name == word })
            {
                return parameter.typeText == (isOptional ? "AnyObject?" : "AnyObject")
            }
            if let variable = file.variables.last(where: { $0.name == word && $0.scope == scope }) {
                let isMarked = ["?", "!"].contains(file.text(variable.keyword + 4))
                return variable.typeName == "AnyObject" && isMarked == isOptional
            }
        }
        return isOfLoop(name, file)
    }

    /// Whether a loop around has the name as that of an AnyObject: `for a: AnyObject in b`.
    private static func isOfLoop(_ name: Int, _ file: SourceFile) -> Bool {
        let word = file.text(name)
        for index in stride(from: name - 1, to: 4, by: -1) where file.text(index) == "in" {
            guard file.text(index - 3) == word, file.text(index - 2) == ":", file.text(index - 4) == "for",
                file.text(index - 1) == "AnyObject"
            else { continue }
            return true
        }
        return false
    }
}
