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
        guard names.contains(reference.name), (reference.labels ?? "(_:)") == "(_:)" else { return false }
        // textField.selectAll(_:)
        let base = reference.base.lowercased().filter { !"!?".contains($0) }
        return owners.contains(reference.base) || base.hasSuffix("field") || base.hasSuffix("textview")
    }

    /// Standard actions of iOS that nothing gives here.
    private static let absent: Set<String> = [
        "captureTextFromCamera", "duplicate", "export", "findAndReplace", "move", "pasteAndGo", "pasteAndSearch",
        "printContent",
        "rename", "showWritingTools", "useSelectionForFind",
    ]

    /// Whether a selector names a standard action that there is not, which other actions can be compared with only.
    static func isAbsent(_ reference: MethodReference) -> Bool {
        absent.contains(reference.name) && ["UIResponder", "UIResponderStandardEditActions"].contains(reference.base)
    }

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for function in file.functions where function.name == "canPerformAction" && file.isActive[function.keyword] {
            guard let parameter = function.parameters.first, parameter.typeText == "Selector" else { continue }
            let range = file.tokens[parameter.type.lowerBound].range
            revision.replace(range, with: "UICommand.Action", "Selector → UICommand.Action")
        }
        for index in file.tokens.indices where file.isActive[index] {
            guard ["NSSelectorFromString", "Selector"].contains(file.text(index)), file.text(index - 1) != ".",
                let (name, closing) = standardName(after: index, file)
            else { continue }
            let range = file.tokens[index].range.lowerBound..<file.tokens[closing].range.upperBound
            let isShort = SelectorUse.isCompared(index, closing, file)
            let action = (isShort ? "." : "UICommand.Action.") + name
            revision.replace(range, with: action, "\(file.source(range)) → \(action)")
        }
    }

    /// The standard action whose name a selector is made of, as in `NSSelectorFromString("paste:")`, and the last token.
    private static func standardName(after index: Int, _ file: SourceFile) -> (name: String, closing: Int)? {
        var literal = index + 1
        while file.text(literal) == "(" { literal += 1 }
        guard literal > index + 1, file.tokens.indices.contains(literal), file.tokens[literal].kind == .string,
            let closing = file.partners[index + 1], closing == literal + (literal - index - 1)
        else { return nil }
        let text = file.text(literal)
        guard text.hasPrefix("\""), text.hasSuffix(":\""), names.contains(String(text.dropFirst().dropLast(2))) else {
            return nil
        }
        return (String(text.dropFirst().dropLast(2)), closing)
    }
}
