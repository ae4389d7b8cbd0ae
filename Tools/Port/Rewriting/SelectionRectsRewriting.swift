/// What a text input says of its selection is typed since Swift 5: `selectionRects(for:)` answers `[UITextSelectionRect]`.
enum SelectionRectsRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for function in file.functions where function.fullName == "selectionRects(for:)" && function.result == "[Any]" {
            guard file.isActive[function.keyword], function.modifiers.contains("override") else { continue }
            for token in function.keyword..<function.end where file.text(token) == "Any" {
                revision.replace(file.tokens[token].range, with: "UITextSelectionRect", "[Any] → [UITextSelectionRect]")
            }
        }
    }
}
