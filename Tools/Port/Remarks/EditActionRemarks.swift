/// Edit actions of views that are no text views or fields: the runtime of Objective-C finds the methods by itself, here
/// the class must say that it has them.
enum EditActionRemarks: Rule {
    /// What answers for its actions itself.
    private static let answering: Set<String> = ["UITextField", "UITextView"]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for function in file.functions
        where file.isActive[function.keyword] && EditActionRewriting.names.contains(function.name)
            && function.parameters.map(\.label) == ["_"] && function.modifiers.contains("override")
        {
            guard let type = file.type(ofScope: function.scope) else { continue }
            let kit = program.kitLineage(of: type.simpleName)
            guard kit.contains("UIResponder"), !kit.contains(where: answering.contains),
                !program.lineage(of: type.simpleName).contains(where: { asks($0, program) })
            else { continue }
            revision.remark(
                file.tokens[function.keyword].range.lowerBound,
                "\(function.fullName): nobody can see that there is this method, so that no menu and no key gives it: "
                    + "override canPerformAction(_:withSender:) and return true for .\(function.name)")
        }
    }

    /// Whether a class says which actions it does.
    private static func asks(_ name: String, _ program: Program) -> Bool {
        program.methods[name, default: []].contains { $0.function.fullName == "canPerformAction(_:withSender:)" }
    }
}
