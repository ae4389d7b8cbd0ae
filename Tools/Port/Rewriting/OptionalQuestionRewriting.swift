/// `delegate.responds(to: #selector(UITextFieldDelegate.textFieldShouldReturn(_:)))`: the optional methods of delegates are always
/// there, and answer as if they were not where a class does not write them.
enum OptionalQuestionRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.text(index) == "responds" && file.isActive[index] {
            guard file.text(index - 1) == ".", let call = file.call(at: index + 1), call.arguments.count == 1,
                let argument = call.argument("to")?.value, file.text(argument.lowerBound) == "#selector",
                file.partners[argument.lowerBound + 1] == argument.upperBound - 1,
                let reference = MethodReference(file, argument.lowerBound + 2..<argument.upperBound - 1),
                isOptional(reference, program), let object = object(before: index - 1, file)
            else { continue }
            let range =
                file.tokens[object.lowerBound].range.lowerBound..<file.tokens[call.closing].range.upperBound
            let isAsked = file.text(object.upperBound - 1) == "?"
            guard isAsked || !object.contains(where: { file.text($0) == "?" }) else { continue }
            let end = file.text(object.upperBound - 1) == "?" ? object.upperBound - 1 : object.upperBound
            let text = isAsked ? "\(file.source(ofTokens: object.lowerBound..<end)).map({ _ in true })" : "true"
            revision.replace(range, with: text, "\(file.source(range)) → \(text)")
        }
    }

    private static func isOptional(_ reference: MethodReference, _ program: Program) -> Bool {
        if program.optionalMethods.names.contains(reference.name) { return true }
        return UIKitProtocols.optionalMethods.values.contains { methods in
            methods.contains(reference.name + (reference.labels ?? "(_:)"))
        }
    }

    /// The tokens of an object that is reached by names alone, without the dot behind it.
    private static func object(before dot: Int, _ file: SourceFile) -> Range<Int>? {
        var start = dot
        while true {
            if ["?", "!"].contains(file.text(start - 1)) { start -= 1 }
            guard start > 0, file.tokens[start - 1].kind == .word else { return nil }
            start -= 1
            guard file.text(start - 1) == "." else { return start..<dot }
            start -= 1
        }
    }
}
