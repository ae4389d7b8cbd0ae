import Foundation

/// Hears that a text or its selection is changed by anything but what is typed.
///
/// Typing, deleting and composing by either keyboard or an input method is not told; everything else is: what a program
/// sets, puts in and selects, paste, cut, undo, replacing what was found, and the caret that a finger or a key moves.
///
/// On iOS the keyboard is the delegate of a text that is edited. Here the keyboard needs none, and the delegate is the
/// program's own. A change of the text is told as one of the text only, though the caret moves with it.
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// The selection is about to change.
    func selectionWillChange(_ textInput: (any UITextInput)?)
    /// The selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)
    /// The text is about to change.
    func textWillChange(_ textInput: (any UITextInput)?)
    /// The text has changed. The view's own delegate is told after it.
    func textDidChange(_ textInput: (any UITextInput)?)
}
