import Foundation
import TextEngine

/// How the fonts of views follow the size that people want.
extension EditableText {
    /// Gives runs whose font follows the category the font for it. Nobody is told, and it cannot be undone.
    func adjustFontsOfRuns(to category: UIContentSizeCategory) {
        func adjusted(_ values: [NSAttributedString.Key: Any]) -> UIFont? {
            guard let font = values[.font] as? UIFont else { return nil }
            let adjusted = font.adjusted(to: category)
            return adjusted === font ? nil : adjusted
        }
        // Light and dark change more often than sizes do: then a text of any length stays as it is laid out.
        var isOther = session.typingAttributes.map { adjusted($0.values) != nil } ?? false
        session.editor.content.forEachRun(in: 0..<session.length) { attributes, _ in
            isOther = isOther || adjusted(attributes.values) != nil
            return !isOther
        }
        guard isOther else { return }
        session.restyle { values in
            guard let font = adjusted(values) else { return values }
            return values.merging([.font: font]) { $1 }
        }
        textLooksDidChange()
    }
}

extension UITextField {
    func followContentSize() {
        let category = traitCollection.preferredContentSizeCategory
        let adjusted = usedFont.adjusted(to: category)
        if adjusted !== usedFont { usedFont = adjusted }
        adjustFontsOfRuns(to: category)
    }
}

extension UITextView {
    func followContentSize() {
        let category = traitCollection.preferredContentSizeCategory
        let adjusted = base.font.adjusted(to: category)
        if adjusted !== base.font {
            base.font = adjusted
            textLooksDidChange()
        }
        adjustFontsOfRuns(to: category)
    }
}

extension AttributedRope {
    /// The same text with the fonts for a category; `nil` when none is another one.
    func adjustingFonts(to category: UIContentSizeCategory) -> AttributedRope? {
        let text = NSMutableAttributedString(attributedString: attributedString(in: 0..<utf16Count))
        var hasChanged = false
        text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) { value, range, _ in
            guard let font = value as? UIFont else { return }
            let adjusted = font.adjusted(to: category)
            guard adjusted !== font else { return }
            text.addAttribute(.font, value: adjusted, range: range)
            hasChanged = true
        }
        return hasChanged ? AttributedRope(text) : nil
    }
}
