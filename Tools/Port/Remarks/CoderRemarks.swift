/// Views that are made by a nib alone: nothing is unarchived on Linux, and `init?(coder:)` gives `nil`.
enum CoderRemarks: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for function in file.functions
        where function.name == "init" && function.fullName == "init(coder:)" && file.isActive[function.keyword] {
            guard let type = file.type(ofScope: function.scope), isMadeOfFrame(type.simpleName, program),
                doesSomething(function, file),
                !program.methods[type.simpleName, default: []].contains(where: {
                    $0.function.name == "init" && $0.function.fullName != "init(coder:)"
                        && doesSomething($0.function, program.files[$0.file])
                })
            else { continue }
            revision.remark(
                file.tokens[function.keyword].range.lowerBound,
                "init(coder:): nothing is unarchived, so that it gives nil and what it does is not done; "
                    + "do it in init(frame:), and create the view by that")
        }
    }

    /// Whether a class is one of the program that inherits a view of the kit.
    private static func isMadeOfFrame(_ type: String, _ program: Program) -> Bool {
        program.kinds[type] == .class && program.kitLineage(of: type).contains("UIView")
    }

    private static let ending: Set<String> = [
        "fatalError", "preconditionFailure", "assertionFailure", "precondition", "assert",
    ]

    /// Whether an initialiser does more than to call another one, or to end the program.
    private static func doesSomething(_ function: FunctionDeclaration, _ file: SourceFile) -> Bool {
        guard let body = function.body, let end = file.partners[body] else { return false }
        var index = body + 1
        while index < end {
            let isHandedOn =
                ["super", "self"].contains(file.text(index)) && file.text(index + 1) == "."
                && file.text(index + 2) == "init"
            if ["return", "nil"].contains(file.text(index)) {
                index += 1
                continue
            }
            guard isHandedOn || ending.contains(file.text(index)) else { return true }
            guard let closing = file.partners[isHandedOn ? index + 3 : index + 1] else { return true }
            index = closing + 1
        }
        return false
    }
}
