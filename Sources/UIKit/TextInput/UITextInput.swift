import Foundation
import TextEngine

/// A place in a text. What it holds is the business of the view that made it.
open class UITextPosition: NSObject {}

/// A part of a text. What it holds is the business of the view that made it.
@preconcurrency @MainActor
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
@preconcurrency @MainActor
public protocol UITextInput: UIKeyInput {
    /// The text of a range, or `nil` when the range is not of this text.
    func text(in range: UITextRange) -> String?
    /// Replaces a range by text, as a program does: the delegate is not asked.
    func replace(_ range: UITextRange, withText text: String)
    /// The text of a range with its attributes.
    func attributedText(in range: UITextRange) -> NSAttributedString
    /// Replaces a range by text with attributes, as a program does: the delegate is not asked.
    func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString)
    /// Inserts text that a person may have meant differently, with what else it may be.
    func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle)
    /// Whether a person may change the text. Where not, it takes no keys and shows no caret.
    var isEditable: Bool { get }
    /// Whether a range may be replaced by a text.
    func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
    /// Hears of changes that no keyboard makes.
    var inputDelegate: (any UITextInputDelegate)? { get set }
    /// The view whose points places are counted in.
    var textInputView: UIView { get }
    /// What is selected; the caret is a selection without length.
    var selectedTextRange: UITextRange? { get set }
    /// On which side of the selection's moving end the caret is shown, where one place is seen twice.
    var selectionAffinity: UITextStorageDirection { get set }
    /// What an input method has not decided yet, or `nil`.
    var markedTextRange: UITextRange? { get }
    /// Puts text that is not decided yet in the place of the marked text or of the selection.
    func setMarkedText(_ markedText: String?, selectedRange: NSRange)
    /// The same with looks of its own, for as long as it is not decided.
    func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange)
    /// How text looks that is not decided yet; `nil` for a line under it.
    var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
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
    /// The end of a range that lies farthest in a direction.
    func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
    /// The place so many UTF-16 units behind a range's beginning, or `nil` outside the range.
    func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
    /// How far a place is from the beginning of a range, in UTF-16 units.
    func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
    /// What lies between a place and the farthest one in a direction.
    func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection) -> UITextRange?
    /// Which way the text runs at a place.
    func baseWritingDirection(
        for position: UITextPosition, in direction: UITextStorageDirection
    ) -> NSWritingDirection
    /// Sets which way the text of a range runs.
    func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
    /// The attributes of the character behind a place, or before it.
    func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]?
    /// Which of two places comes first.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// The distance of two places, in UTF-16 units.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// The rectangle of the first line of a range, in the view's points.
    func firstRect(for range: UITextRange) -> CGRect
    /// The rectangle of the caret at a place, in the view's points.
    func caretRect(for position: UITextPosition) -> CGRect
    /// The rectangles of a range, in the view's points.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// The place nearest to a point of the view.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// The place inside a range nearest to a point of the view.
    func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
    /// The character at a point of the view.
    func characterRange(at point: CGPoint) -> UITextRange?
    /// Who finds the words and sentences of the text.
    var tokenizer: any UITextInputTokenizer { get }
    /// How the caret at a place is moved or scaled where it is drawn. It is not turned: no view is.
    func caretTransform(for position: UITextPosition) -> CGAffineTransform
    /// The caret begins to float: a finger drags it on the space bar, from this point on.
    func beginFloatingCursor(at point: CGPoint)
    /// The floating caret is at another point of ``textInputView``.
    func updateFloatingCursor(at point: CGPoint)
    /// The caret no longer floats.
    func endFloatingCursor()
    /// The edit menu for a range of the text, or `nil` for one with what is suggested.
    func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?
    /// The edit menu is about to be shown.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// The edit menu is about to go.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)
}

/// What a text may leave out.
extension UITextInput {
    /// The text of a range, without attributes.
    public func attributedText(in range: UITextRange) -> NSAttributedString {
        NSAttributedString(string: text(in: range) ?? "")
    }
    /// Replaces a range by the text without its attributes.
    public func replace(_ range: UITextRange, withAttributedText attributedText: NSAttributedString) {
        replace(range, withText: attributedText.string)
    }
    /// Inserts the text alone: nothing offers the alternatives.
    public func insertText(_ text: String, alternatives: [String], style: UITextAlternativeStyle) { insertText(text) }
    /// Always.
    public var isEditable: Bool { true }
    /// The caret as it is.
    public func caretTransform(for position: UITextPosition) -> CGAffineTransform { .identity }
    /// Nothing: the caret is where it is.
    public func beginFloatingCursor(at point: CGPoint) {}
    /// Moves the caret to the place nearest to the point.
    public func updateFloatingCursor(at point: CGPoint) { placeCaret(nearestTo: point) }
    /// Nothing: the caret stays where it was dragged to.
    public func endFloatingCursor() {}
    /// What is suggested.
    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? { nil }
    /// Nothing.
    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    /// Nothing.
    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}
    /// Always.
    public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
    /// The text itself where it is a view, otherwise an empty one.
    public var textInputView: UIView { self as? UIView ?? UIView() }
    /// The place behind the caret. Setting it does nothing.
    public var selectionAffinity: UITextStorageDirection {
        get { .forward }
        set { _ = newValue }
    }
    /// Puts in the text without its looks.
    public func setAttributedMarkedText(_ markedText: NSAttributedString?, selectedRange: NSRange) {
        setMarkedText(markedText?.string, selectedRange: selectedRange)
    }
    /// The place so many UTF-16 units behind a range's beginning, wherever the range ends.
    public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
        position(from: range.start, offset: offset)
    }
    /// How far a place is from the beginning of a range, in UTF-16 units.
    public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
        offset(from: range.start, to: position)
    }
    /// Nothing is known of it.
    public func textStyling(
        at position: UITextPosition, in direction: UITextStorageDirection
    ) -> [NSAttributedString.Key: Any]? { nil }
}

extension UITextInput {
    /// Moves the caret to the place nearest to a point.
    func placeCaret(nearestTo point: CGPoint) {
        guard let place = closestPosition(to: point), let caret = textRange(from: place, to: place) else { return }
        selectedTextRange = caret
    }
}

/// How sure it is what was meant by a text that has alternatives.
public enum UITextAlternativeStyle: Int, Sendable {
    /// Sure enough.
    case none
    /// Not sure: a person should look at it.
    case lowConfidence
}

/// A place, as UTF-16 units from the beginning.
final class TextOffset: UITextPosition {
    let utf16: Int
    /// On which side the caret is seen where one place is seen twice. Places are the same whatever it is.
    let affinity: TextSelection.Affinity

    init(_ utf16: Int, _ affinity: TextSelection.Affinity = .downstream) {
        self.utf16 = utf16
        self.affinity = affinity
        super.init()
    }

    override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.utf16 == utf16 }
    override var hash: Int { utf16 }
}

/// A range, as UTF-16 units from the beginning. One that stands for a selection knows which end moves, and on which side
/// the caret is; ranges are the same whatever that is.
final class TextOffsetRange: UITextRange {
    let selection: TextSelection

    init(_ selection: TextSelection) {
        self.selection = selection
        super.init()
    }

    convenience init(_ utf16: Range<Int>) {
        self.init(TextSelection(utf16))
    }

    nonisolated var utf16: Range<Int> { selection.range }
    private var affinity: TextSelection.Affinity { isEmpty ? selection.affinity : .downstream }

    override var isEmpty: Bool { selection.isCaret }
    override var start: UITextPosition { TextOffset(utf16.lowerBound, affinity) }
    override var end: UITextPosition { TextOffset(utf16.upperBound, affinity) }
    override nonisolated func isEqual(_ object: Any?) -> Bool { (object as? TextOffsetRange)?.utf16 == utf16 }
    override nonisolated var hash: Int { utf16.hashValue }
}

extension NSRange {
    init(_ range: Range<Int>) {
        self.init(location: range.lowerBound, length: range.count)
    }
}

extension Range<Int> {
    /// The part of a text of `count` units that a range of whatever values stands for.
    init(_ range: NSRange, within count: Int) {
        self.init(location: range.location, length: range.length, within: count)
    }
}
