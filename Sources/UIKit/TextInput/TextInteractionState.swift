import Foundation
import TextEngine

/// What a person has done to a text besides changing it: what ``UITextField/interactionState`` and
/// ``UITextView/interactionState`` hand out. It can be archived.
final class TextInteractionState: NSObject, NSSecureCoding {
    /// What is selected, in UTF-16 units, in the direction in which it was.
    let anchor: Int
    let head: Int
    /// Whether the text was edited, or the focus was in it.
    let hasFocus: Bool
    /// How far the text was scrolled, in points.
    let offset: CGPoint?

    static var supportsSecureCoding: Bool { true }

    @MainActor
    init(of text: any EditableText) {
        let selection = text.session.selection
        (anchor, head) = (selection.anchor, selection.head)
        hasFocus = text.isFirstResponder
        offset = (text as? UIScrollView)?.contentOffset
        super.init()
    }

    required init?(coder: NSCoder) {
        anchor = coder.decodeInteger(forKey: "anchor")
        head = coder.decodeInteger(forKey: "head")
        hasFocus = coder.decodeBool(forKey: "hasFocus")
        offset =
            coder.containsValue(forKey: "x")
            ? CGPoint(x: coder.decodeDouble(forKey: "x"), y: coder.decodeDouble(forKey: "y")) : nil
        super.init()
    }

    func encode(with coder: NSCoder) {
        coder.encode(anchor, forKey: "anchor")
        coder.encode(head, forKey: "head")
        coder.encode(hasFocus, forKey: "hasFocus")
        guard let offset else { return }
        coder.encode(Double(offset.x), forKey: "x")
        coder.encode(Double(offset.y), forKey: "y")
    }

    /// Brings a text to it, as far as it has so much text.
    @MainActor
    func restore(_ text: any EditableText) {
        if hasFocus, !text.isFirstResponder { _ = text.becomeFirstResponder() }
        text.session.select(TextSelection(anchor: anchor, head: head))
        guard let offset, offset.isFinite, let scroll = text as? UIScrollView else { return }
        // A text that has just been set is not laid out yet, and one that shows its caret would scroll to it.
        scroll.layoutSubtree()
        scroll.contentOffset = scroll.clamped(offset)
    }
}
