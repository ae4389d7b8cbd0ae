import TextEngine

/// What texts of this program put on the pasteboard and take from it.
extension UIPasteboard {
    /// What this program has copied last, if it was whole words.
    var words: String? { store.words }

    /// Puts a text there that was copied from a text of this program.
    /// - Parameter isWords: Whether it is whole words, which get blanks around them where they are put in.
    func put(_ text: AttributedRope, isWords: Bool) {
        store.put([PasteboardItem(styled: text)], words: isWords ? text.text.string : nil)
    }
}

extension PasteboardItem {
    /// The attributes that a text of the item was copied with, if it has any.
    func styles(of text: String) -> AttributeRuns<TextAttributes>? {
        guard let styled, styled.utf16Count == text.utf16.count, styled.text.string == text else { return nil }
        return styled.attributes
    }
}
