/// Colours and pictures that Xcode shows in the source: `#colorLiteral(red: …)` and `#imageLiteral(resourceName: "card")` are
/// initialisers, which are written out.
enum LiteralRewriting: Rule {
    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] {
            guard ["#colorLiteral", "#imageLiteral"].contains(file.text(index)), let call = file.call(at: index + 1)
            else {
                continue
            }
            if file.text(index) == "#colorLiteral" {
                revision.replace(file.tokens[index].range, with: "UIColor", "#colorLiteral → UIColor")
            } else if let name = call.argument("resourceName") {
                let range = file.tokens[index].range.lowerBound..<file.tokens[call.closing].range.upperBound
                let text = "UIImage(named: \(file.source(ofTokens: name.value)))!"
                revision.replace(range, with: text, "\(file.source(range)) → \(text)")
            }
        }
        // What a text input says of its selection is typed since Swift 5.
        for function in file.functions where function.fullName == "selectionRects(for:)" && function.result == "[Any]" {
            guard file.isActive[function.keyword], function.modifiers.contains("override") else { continue }
            for token in function.keyword..<function.end where file.text(token) == "Any" {
                revision.replace(file.tokens[token].range, with: "UITextSelectionRect", "[Any] → [UITextSelectionRect]")
            }
        }
    }
}
