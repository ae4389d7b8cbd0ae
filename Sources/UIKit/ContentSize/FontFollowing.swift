import Foundation
import TextEngine

/// How the fonts of views follow the size that people want.
extension EditableText {
    /// Gives runs whose font follows the category the font for it. Nobody is told, and it cannot be undone.
    func adjustFontsOfRuns(to category: UIContentSizeCategory) {
        session.restyle { values in
            guard let font = values[.font] as? UIFont else { return values }
            let adjusted = font.adjusted(to: category)
            guard adjusted !== font else { return values }
            var values = values
            values[.font] = adjusted
            return values
        }
        textLooksDidChange()
    }
}

extension UITextField {
    func followContentSize() {
        let category = traitCollection.preferredContentSizeCategory
        let adjusted = usedFont.adjusted(to: category)
        if adjusted !== usedFont { font = adjusted }
        adjustFontsOfRuns(to: category)
    }
}

extension UITextView {
    func followContentSize() {
        let category = traitCollection.preferredContentSizeCategory
        base.font = base.font.adjusted(to: category)
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
