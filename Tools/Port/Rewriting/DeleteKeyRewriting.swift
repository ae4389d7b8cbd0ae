/// `keyboardInputShouldDelete(_:)`, which a keyboard of iOS asks of a field in private: here the field asks it, before it deletes.
enum DeleteKeyRewriting: Rule {
    private static let question = "keyboardInputShouldDelete"

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for function in file.functions where function.fullName == "\(question)(_:)" && file.isActive[function.keyword] {
            let modifiers: Set = ["override", "static", "class"]
            guard let type = file.type(ofScope: function.scope), function.result == "Bool",
                modifiers.isDisjoint(with: function.modifiers),
                program.kitLineage(of: type.simpleName).contains(where: ["UITextField", "UITextView"].contains)
            else { continue }
            let deleting = program.methods[type.simpleName, default: []].filter {
                $0.function.fullName == "deleteBackward()"
            }
            guard !deleting.contains(where: { asks($0, program) }) else { continue }
            guard type.kind == .class, deleting.isEmpty, let closing = function.body.flatMap({ file.partners[$0] })
            else {
                revision.remark(
                    file.tokens[function.keyword].range.lowerBound,
                    "no keyboard asks \(question): ask it in deleteBackward() of \(type.simpleName), before super deletes"
                )
                continue
            }
            let access = ["open", "public"].first { type.modifiers.contains($0) }.map { "\($0) " } ?? ""
            let indentation = file.indentation(of: function.keyword)
            let lines = [
                "", "", "\(indentation)\(access)override func deleteBackward() {",
                "\(indentation)    if \(question)(self) { super.deleteBackward() }", "\(indentation)}",
            ]
            let end = file.tokens[closing].range.upperBound
            revision.replace(
                end..<end, with: lines.joined(separator: file.newline),
                "\(question) → also deleteBackward(), which asks it")
        }
    }

    private static func asks(_ method: Program.Method, _ program: Program) -> Bool {
        let file = program.files[method.file]
        guard let body = method.function.body, let closing = file.partners[body] else { return false }
        return (body..<closing).contains { file.text($0) == question }
    }
}
