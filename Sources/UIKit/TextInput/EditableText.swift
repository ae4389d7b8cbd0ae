import Foundation
import TextEngine

/// A view whose text is edited through a session: what text fields and text views have in common.
///
/// Places on the screen are in the view's own points, and are those of the text as it is now, also between two frames.
@MainActor
protocol EditableText: UIView, UITextInput, TextInputClient {
    /// The text and its selection.
    var session: TextInputSession { get }
    /// How far the editing is.
    var editingState: EditingState { get set }
    /// Where the caret was drawn last.
    var placedCaret: PlacedCaret? { get set }
    /// What fingers and the mouse do to the caret and the selection; made once for the view.
    var pointing: TextPointing { get }
    /// The attributes of text that has none of its own.
    var textDefaults: [NSAttributedString.Key: Any] { get }
    /// Whether a person may change the text.
    var isTextEditable: Bool { get }
    /// Whether a person may select in the text. Where not, the caret can be moved all the same if the text is editable.
    var isTextSelectable: Bool { get }
    /// Whether bold, italic and underlined are offered for what is selected.
    var offersTextStyles: Bool { get }
    /// Whether an edit action makes sense at the moment.
    func canDo(_ action: UICommand.Action) -> Bool
    /// Asks something about the selection of which only what is seen counts, so that of a long text no more is looked at.
    func askingAboutSeen<Answer>(_ question: () -> Answer) -> Answer
    /// The place for a caret nearest to a point.
    func stop(nearestTo point: CGPoint) -> TextSelection
    /// Where the caret of a selection's moving end stands.
    func caretRect(at selection: TextSelection) -> CGRect
    /// The rectangles of a range, from top to bottom. Of a text of any length only those that are seen.
    func rects(of range: Range<Int>) -> [CGRect]
    /// The rectangles of a range that is selected, from top to bottom: with the ends of lines that it goes beyond.
    func selectedRects(of range: Range<Int>) -> [CGRect]
    /// The rectangle of a range on its first line.
    func firstRect(of range: Range<Int>) -> CGRect?
    /// The caret's place a number of lines further down, or up when negative; the text's end or beginning when there
    /// are no more lines.
    func place(from selection: TextSelection, linesDown: Int) -> TextSelection
    /// The end or the beginning of the line that a selection's moving end is on.
    func lineEdge(of selection: TextSelection, isEnd: Bool) -> TextSelection
    /// Shows all of the text with other looks.
    func textLooksDidChange()
    /// Shows that the text is edited, or no longer.
    func editingLookDidChange()
    /// How many lines a page key moves by.
    var linesPerPage: Int { get }
}
