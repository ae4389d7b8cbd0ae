import Foundation
import TextEngine

/// What is pasted: things that become a text, and then one edit, which the text's delegate is asked about.
extension TextInputSession {
    /// Puts things in the place of the selection: what the delegate of pasting makes of them, or their text, with its styles where
    /// a person may change those.
    /// - Parameter matchesStyle: Whether it is to look like the text around it instead.
    func paste(_ providers: [NSItemProvider], matchesStyle: Bool = false) {
        guard let view = client as? any EditableText, view.isTextEditable else { return }
        let accepted = providers.filter { view.canPaste([$0]) }
        TextPaste(accepted, into: self, by: pasteDelegate, keepsStyles: takesStyles && !matchesStyle).begin(
            view, view.textDefaults.merging(attributesOfTyping.values) { $1 })
    }

    /// Puts a text in the place of the selection.
    func insertPasted(_ result: TextPaste.Result) {
        let string = result.text
        var text = insertable(string)
        guard !text.isEmpty else { return }
        // Comparing long texts of combined letters takes as long as setting them.
        let styles = result.styles.flatMap { text == string ? $0 : nil }
        if string == pasteboard?.words { text = spaced(text) }
        var edit = insertion(of: text, kind: .paste)
        edit.attributes = styles.map { pasted($0, asPartOf: text, from: string) }
        perform(edit, replacement: text)
    }
}
