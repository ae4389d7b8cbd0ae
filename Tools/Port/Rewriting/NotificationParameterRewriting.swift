/// Methods that observe notifications take a `Notification`, not an `NSNotification`. Where they do more than ask it what both
/// can say they make one of the other.
enum NotificationParameterRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for function in file.functions {
            guard let parameter = function.parameters.first, function.parameters.count == 1, let body = function.body,
                file.isActive[function.keyword], ["NSNotification", "NSNotification!"].contains(parameter.typeText),
                let type = file.type(ofScope: function.scope),
                program.observers.contains(where: { $0.isOf(type, program) && function.isMeant(by: $0.name, $0.labels) }
                )
            else { continue }
            let range =
                file.tokens[parameter.type.lowerBound].range
                .lowerBound..<file.tokens[parameter.type.upperBound - 1]
                .range.upperBound
            let isDone = revision.replace(range, with: "Notification", "\(parameter.typeText) → Notification")
            if isDone, !isPlain(parameter.name, body, file) { convert(parameter.name, body, file, &revision) }
        }
    }

    /// Gives the parameter's name to the object at the beginning of a body.
    private static func convert(_ name: String, _ body: Int, _ file: SourceFile, _ revision: inout Revision) {
        let place = file.tokens[body].range.upperBound
        let statement = "let \(name) = \(name) as NSNotification"
        let isAlone = body + 1 < file.tokens.count && file.tokens[body + 1].startsLine
        let text = isAlone ? "\(file.newline)\(file.indentation(of: body + 1))\(statement)" : " \(statement);"
        revision.replace(place..<place, with: text, "\(statement) put in")
    }

    /// Whether a body only reads name, object and details of what it is told.
    private static func isPlain(_ name: String, _ body: Int, _ file: SourceFile) -> Bool {
        guard let end = file.partners[body] else { return false }
        return (body..<end).allSatisfy { index in
            guard file.text(index) == name, file.text(index - 1) != ".", file.text(index + 1) != ":" else {
                return true
            }
            return file.text(index + 1) == "." && ["userInfo", "object", "name"].contains(file.text(index + 2))
        }
    }
}
