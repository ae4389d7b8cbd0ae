/// `canPerformAction` asks for one of the standard edit actions by name.
enum EditActionRewriting: Rule {
    /// The actions that there are, `UICommand.Action`.
    static let names: Set<String> = [
        "cut", "copy", "paste", "pasteAndMatchStyle", "select", "selectAll", "delete", "toggleBoldface",
        "toggleItalics",
        "toggleUnderline", "increaseSize", "decreaseSize",
    ]
    /// Types whose methods of these names are the standard ones.
    private static let owners: Set<String> = [
        "", "self", "Self", "super", "UIResponder", "UIResponderStandardEditActions", "UITextField", "UITextView",
        "UIView",
        "UIViewController", "UILabel", "UITextInput",
    ]

    /// Whether a selector names a standard action.
    static func isStandard(_ reference: MethodReference) -> Bool {
        names.contains(reference.name) && (reference.labels ?? "(_:)") == "(_:)" && owners.contains(reference.base)
    }

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for function in file.functions where function.name == "canPerformAction" && file.isActive[function.keyword] {
            guard let parameter = function.parameters.first, parameter.typeText == "Selector" else { continue }
            let range = file.tokens[parameter.type.lowerBound].range
            revision.replace(range, with: "UICommand.Action", "Selector → UICommand.Action")
        }
    }
}
