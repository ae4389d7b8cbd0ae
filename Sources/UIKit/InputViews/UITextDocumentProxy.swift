import Foundation

/// What a program's own keyboard types into, whatever it is: a field, a text view, or a taker of keys.
///
/// What is inserted and deleted counts as a person's typing: delegates are asked. Traits are those of what is typed into;
/// setting one has no effect.
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the caret, before the selection, or before what is composed.
    ///
    /// It reaches back to where the paragraph begins, and no further than 1,024 UTF-16 units; at the very beginning of a
    /// paragraph it is the line end before it. `nil` where there is nothing, in secret text, and in a text that has no
    /// positions to look at. (iOS gives a part of the text of a length that is not documented.)
    var documentContextBeforeInput: String? { get }
    /// The text behind the caret, behind the selection, or behind what is composed: to where the paragraph ends, otherwise
    /// as ``documentContextBeforeInput``.
    var documentContextAfterInput: String? { get }
    /// What is selected, or `nil` where nothing is, and in secret text.
    var selectedText: String? { get }
    /// The language that is typed in, or `nil` while nothing is typed into.
    var documentInputMode: UITextInputMode? { get }
    /// What tells one text from another. The same for a responder as long as it is there.
    var documentIdentifier: UUID { get }
    /// Moves the caret, or from a selection the end in that direction.
    /// - Parameter offset: How many characters, as a person counts them, so that it never ends inside one; negative ones
    ///   towards the beginning. Those beyond the text are left out. (iOS counts UTF-16 units.)
    func adjustTextPosition(byCharacterOffset offset: Int)
    /// Shows a text that is not decided in the place of the one before it, or else of the selection. A text that has no
    /// positions shows it when it is decided.
    /// - Parameter selectedRange: What of it is selected, in UTF-16 units from its beginning.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)
    /// Decides what ``setMarkedText(_:selectedRange:)`` has shown.
    func unmarkText()
}
