/// What an object is asked for, and always has now: an optional method of a protocol of the program's own. Where more depends on
/// the answer than a call that does nothing by default, a person must ask otherwise.
enum OptionalQuestionRemarks: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index) == "responds" {
            guard let question = OptionalQuestion(at: index, file), isOptional(question, around: index, file, program),
                !program.optionalMethods.settles(question)
            else { continue }
            revision.remark(
                file.tokens[index].range.lowerBound,
                "\(question.name) is always there now, and this always true: ask something else, as a Bool of the protocol "
                    + "that is false by default")
        }
    }

    /// Whether an optional member of a protocol of the program's own is meant, and not one that the object's class has.
    private static func isOptional(
        _ question: OptionalQuestion, around index: Int, _ file: SourceFile, _ program: Program
    ) -> Bool {
        let owner = Program.simpleName(question.base)
        if owner.first?.isUppercase == true, owner != "Self" {
            guard program.kinds[owner] == .protocol else { return false }
        } else if let type = file.type(around: index)?.simpleName, isSelf(index, file) {
            let own = program.lineage(of: type).filter { program.kinds[$0] == .class }
            let isOwn = own.contains { name in
                program.methods[name, default: []].contains { $0.function.name == question.name }
                    || program.properties[name, default: []].contains { $0.name == question.name }
            }
            if isOwn { return false }
        }
        guard question.isProperty else { return program.optionalMethods.names.contains(question.name) }
        return program.properties.contains { name, variables in
            program.kinds[name] == .protocol && (owner.isEmpty || owner == name)
                && variables.contains { $0.name == question.name && $0.modifiers.contains("optional") }
        }
    }

    /// Whether the object asks itself.
    private static func isSelf(_ index: Int, _ file: SourceFile) -> Bool {
        file.text(index - 1) != "." || file.text(index - 2) == "self" && file.text(index - 3) != "."
    }
}
