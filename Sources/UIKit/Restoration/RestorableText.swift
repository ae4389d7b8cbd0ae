import Foundation
import TextEngine

/// What of a text view is kept in the state of the program.
///
/// Heights of lines that nobody has seen are estimates, and other ones in the next run. So beside the offset the view keeps
/// which character is at its top.
extension UITextView {
    private var editableKey: String { "Typecase.isEditable" }
    private var topKey: String { "Typecase.topCharacter" }
    private var distanceKey: String { "Typecase.topDistance" }

    func encodeText(with coder: NSCoder) {
        coder.encode(isEditable, forKey: editableKey)
        encodeSelection(with: coder)
        guard !session.isSecret, contentOffset.y > 0 else { return }
        let top = stop(nearestTo: bounds.origin)
        coder.encode(Int64(top.head), forKey: topKey)
        coder.encode(Double(contentOffset.y - caretRect(at: top).minY), forKey: distanceKey)
    }

    func decodeText(with coder: NSCoder) {
        if coder.containsValue(forKey: editableKey) { isEditable = coder.decodeBool(forKey: editableKey) }
        decodeSelection(with: coder)
    }

    /// Brings the character to the top that was there, if the text has it.
    func decodeTop(with coder: NSCoder) {
        guard !session.isSecret, coder.containsValue(forKey: topKey) else { return }
        let (top, distance) = (coder.decodeInt64(forKey: topKey), coder.decodeDouble(forKey: distanceKey))
        guard (0...Int64(session.length)).contains(top), abs(distance) <= bounds.height else { return }
        // Laying out what is seen then corrects the estimates, and with them where the character is.
        for _ in 0..<2 {
            let caret = caretRect(at: TextSelection(caret: Int(top)))
            setContentOffset(clamped(CGPoint(x: contentOffset.x, y: caret.minY + distance)), animated: false)
            setNeedsLayout()
            layoutSubtree()
        }
    }
}
