import Foundation

/// A place in a text. What it holds is the business of the view that made it.
open class UITextPosition: NSObject {}

/// A part of a text. What it holds is the business of the view that made it.
@MainActor
open class UITextRange: NSObject {
    /// Whether the part has no length.
    open var isEmpty: Bool { true }
    /// Where the part begins.
    open var start: UITextPosition { UITextPosition() }
    /// Where the part ends.
    open var end: UITextPosition { UITextPosition() }

    /// Creates a part without length.
    public override init() { super.init() }
}

/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left
    /// Up.
    case up
    /// Down.
    case down
}

/// A direction in the text as it is stored.
public enum UITextStorageDirection: Int, Sendable {
    /// Towards the end.
    case forward
    /// Towards the beginning.
    case backward
}

/// A text that the keyboard, input methods and programs work on through positions and ranges.
@MainActor
public protocol UITextInput: UIKeyInput {
    /// The text of a range, or `nil` when the range is not of this text.
    func text(in range: UITextRange) -> String?
    /// Replaces a range by text, as a program does: the delegate is not asked.
    func replace(_ range: UITextRange, withText text: String)
    /// What is selected; the caret is a selection without length.
    var selectedTextRange: UITextRange? { get set }
    /// What an input method has not decided yet, or `nil`.
    var markedTextRange: UITextRange? { get }
    /// Puts text that is not decided yet in the place of the marked text or of the selection.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// Leaves the marked text as it is and decides it.
    func unmarkText()
    /// The place before the first character.
    var beginningOfDocument: UITextPosition { get }
    /// The place behind the last character.
    var endOfDocument: UITextPosition { get }
    /// The range between two places.
    func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
    /// The place a number of UTF-16 units away, or `nil` outside the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// The place a number of characters away on the screen, or `nil` outside the text.
    func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The distance of two places, in UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The rectangle of the first line of a range, in the view's points.
    func firstRect(for range: UITextRange) -> CGRect
    /// The rectangle of the caret at a place, in the view's points.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The place nearest to a point of the view.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The place inside a range nearest to a point of the view.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point of the view.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// Who finds the words and sentences of the text.
    var tokenizer: any UITextInputTokenizer { get }
}

/// A place, as UTF-16 units from the beginning.
final class TextOffset: UITextPosition {
    let utf16: Int

    init(_ utf16: Int) {
        self.utf16 = utf16
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.utf16 == utf16 }
    override var hash: Int { utf16 }
}

/// A range, as UTF-16 units from the beginning.
final class TextOffsetRange: UITextRange {
    let utf16: Range<Int>

    init(_ utf16: Range<Int>) {
        self.utf16 = utf16
        super.init()
    }

    override var isEmpty: Bool { utf16.isEmpty }
    override var start: UITextPosition { TextOffset(utf16.lowerBound) }
    override var end: UITextPosition { TextOffset(utf16.upperBound) }
    override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.utf16 == utf16 }
    override nonisolated var hash: Int { utf16.hashValue }
}

extension NSRange {
    init(_ range: Range<Int>) {
        self.init(location: range.lowerBound, length: range.count)
    }
}
