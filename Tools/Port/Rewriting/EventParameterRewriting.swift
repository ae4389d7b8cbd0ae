/// Methods of targets that take an event: here it is none where no finger made the control send, so that they take `UIEvent?`.
enum EventParameterRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for function in file.functions where isTaking(function, program) && file.isActive[function.keyword] {
            guard let body = function.body, let end = file.partners[body] else { continue }
            let parameter = function.parameters[1]
            let place = file.tokens[parameter.type.upperBound - 1].range.upperBound
            guard revision.replace(place..<place, with: "?", "\(function.fullName): UIEvent → UIEvent?"),
                (body..<end).contains(where: { file.text($0) == parameter.name && file.text($0 - 1) != "." })
            else { continue }
            let statement = "guard let \(parameter.name) else { return }"
            let start = file.tokens[body].range.upperBound
            let text =
                file.tokens[body + 1].startsLine
                ? "\(file.newline)\(file.indentation(of: body + 1))\(statement)" : " \(statement);"
            revision.alsoReplace(start..<start, with: text)
        }
    }

    /// Whether a function is called with a sender and an event, and gives nothing.
    private static func isTaking(_ function: FunctionDeclaration, _ program: Program) -> Bool {
        function.parameters.count == 2 && function.parameters[1].typeText == "UIEvent" && function.returnsNothing
            && !function.modifiers.contains("override") && program.isNamedBySelector(function)
    }
}
