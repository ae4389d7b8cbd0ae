import Foundation
import TextEngine

/// What is selected in a text, for the state of the program. The text itself is the program's to keep.
extension EditableText {
    private var startKey: String { "Typecase.selectionStart" }
    private var lengthKey: String { "Typecase.selectionLength" }

    /// Encodes what is selected. Of a secret nothing is kept, its length neither.
    func encodeSelection(with coder: NSCoder) {
        guard !session.isSecret else { return }
        let range = session.selectedRange
        coder.encode(Int64(range.lowerBound), forKey: startKey)
        coder.encode(Int64(range.count), forKey: lengthKey)
    }

    /// Selects what was encoded. A range that the text does not have selects nothing, and puts the caret behind the text.
    func decodeSelection(with coder: NSCoder) {
        guard !session.isSecret, coder.containsValue(forKey: startKey) else { return }
        let (start, length) = (coder.decodeInt64(forKey: startKey), coder.decodeInt64(forKey: lengthKey))
        let (end, overflows) = start.addingReportingOverflow(length)
        let fits = start >= 0 && length >= 0 && !overflows && end <= session.length
        session.select(fits ? TextSelection(Int(start)..<Int(end)) : TextSelection(caret: session.length))
    }
}
