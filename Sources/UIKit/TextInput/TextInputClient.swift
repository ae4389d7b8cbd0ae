import Foundation
import TextEngine

/// What a text field or a text view does for the session that edits its text.
///
/// Showing and telling are apart: what is shown follows every change, what is told follows UIKit's documents.
@MainActor
protocol TextInputClient: HasLifetime {
    /// Asks the delegate whether a change may be made. The range is in UTF-16 units of the text as it is.
    func session(_ session: TextInputSession, shouldChange range: NSRange, replacement: String) -> Bool
    /// Shows another text. Tells nobody.
    func sessionShowsText(_ session: TextInputSession)
    /// Shows another selection, or other marked text. Tells nobody.
    func sessionShowsSelection(_ session: TextInputSession)
    /// Shows the caret where overrides of `caretRect(for:)` say now. Tells nobody, and scrolls nothing.
    func sessionShowsCaret(_ session: TextInputSession)
    /// Shows how the word at the caret may go on, or that no longer. Tells nobody.
    func sessionShowsPrediction(_ session: TextInputSession)
    /// Tells that the selection changed, by the user, by the program, or because the text did.
    func sessionTellsSelection(_ session: TextInputSession)
    /// Tells that the text was changed by the user; after ``sessionTellsSelection(_:)``.
    func sessionTellsText(_ session: TextInputSession)
    /// Something was typed: calls the public `insertText(_:)`, which subclasses override to see it.
    func session(_ session: TextInputSession, inserts text: String)
    /// The delete key was used: calls the public `deleteBackward()`, which subclasses override to see it.
    func sessionDeletesBackward(_ session: TextInputSession)
    /// A person selects: sets the public `selectedTextRange`, which subclasses override to see it.
    func session(_ session: TextInputSession, selects selection: TextSelection)
    /// An input method shows what it has not decided: calls the public `setMarkedText(_:selectedRange:)`.
    func session(_ session: TextInputSession, composes text: String, selecting range: NSRange)
    /// An input method has decided: calls the public `unmarkText()`.
    func sessionDecidesComposition(_ session: TextInputSession)
    /// A person has picked what the program suggests: hands it to the delegate.
    func session(_ session: TextInputSession, picks suggestion: UIInputSuggestion)
    /// The return key was used in a text of one line.
    func sessionDidReturn(_ session: TextInputSession)
    /// The place a step away on the screen, or `nil` at the end of the line. From a selection that is no caret it is
    /// the selection's own edge.
    func session(
        _ session: TextInputSession, besides selection: TextSelection, isRight: Bool, by step: CaretStep
    ) -> TextSelection?
    /// The application that shows the text; `nil` while it is in no window.
    var application: UIApplication? { get }
    /// Where the caret is, in the screen's points.
    var caretOnScreen: CGRect? { get }
}
