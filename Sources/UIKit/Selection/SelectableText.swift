import Foundation
import TextEngine

/// A text that fingers, the mouse and keys select in: a text field, a text view, or a text of a program's own that has a
/// ``UITextInteraction``.
///
/// All that handles, loupe, edit menu, pointing and arrow keys know of a text is here. Points and rectangles are those of
/// ``pointedView``, offsets are UTF-16 units.
@MainActor
protocol SelectableText: LoupeSource, HasLifetime {
    /// The view that is touched, in whose points all places are counted.
    var pointedView: UIView { get }
    /// The responder that has the focus while the text is selected in.
    var focusResponder: UIResponder { get }
    /// What fingers and the mouse do to the caret and the selection; made once for the text.
    var pointing: TextPointing { get }

    // MARK: The text

    /// Whether a person may change the text.
    var isTextEditable: Bool { get }
    /// Whether a person may select in the text. Where not, the caret can be moved all the same if the text is editable.
    var isTextSelectable: Bool { get }
    /// Whether nobody is to find out about words of the text.
    var isTextSecure: Bool { get }
    /// The length of the text.
    var textLength: Int { get }
    /// A number that is another one when the text is.
    var textRevision: Int { get }
    /// The word at an offset, or what stands between words there.
    func wordRange(at offset: Int, affinity: TextSelection.Affinity) -> Range<Int>
    /// The paragraph at an offset without its terminator; of a line or a secret all of it.
    func paragraphRange(at offset: Int) -> Range<Int>

    // MARK: The selection

    /// What is selected, with its direction and the caret's side.
    var selection: TextSelection { get }
    /// How often something has selected, or has set the text.
    var selectingCount: Int { get }
    /// Selects as a person does: through the text's public property.
    func choose(_ selection: TextSelection)
    /// Whether the selection is drawn: highlight, caret and handles.
    var showsSelection: Bool { get }
    /// Whether the text draws its handles itself, so that only fingers have to find them.
    var drawsHandles: Bool { get }
    /// The selection is drawn from now on: the text has the focus.
    func selectionDidAppear()
    /// The selection is drawn in this frame, after the layout.
    func selectionWillBeDrawn()
    /// The selection is no longer drawn: the text has not the focus.
    func selectionDidDisappear()

    // MARK: Places

    /// The place that a point means; `nil` where it means none.
    func chosenPlace(at point: CGPoint) -> TextSelection?
    /// A place near to a chosen one that suits a finger better, unless the text has rules about places: then it is what
    /// they make of it.
    func place(near chosen: TextSelection, at point: CGPoint, suits: (TextSelection) -> TextSelection) -> TextSelection?
    /// Where the caret of a selection's moving end stands.
    func caretRect(at selection: TextSelection) -> CGRect
    /// Where that caret is drawn; `nil` where nothing is to be seen of it.
    func shownCaret(of selection: TextSelection) -> CGRect?
    /// Where the caret is for whoever keeps clear of it.
    var caretToKeepClear: CGRect { get }
    /// What hangs on the text, in the points of the view that is edited, and is to be clear of the keyboard too where there
    /// is room; null where nothing does.
    var hangingArea: CGRect { get }
    /// The rectangles of a range, from top to bottom. Of a text of any length only those that are seen.
    func rects(of range: Range<Int>) -> [CGRect]
    /// Where the selection is drawn.
    var shownSelectionRects: [CGRect] { get }
    /// Where the handles of the selection stand, as carets; `nil` for one that is not shown.
    var handlePlaces: (start: CGRect?, end: CGRect?) { get }
    /// The part of ``pointedView`` in which text is seen.
    var visibleTextRect: CGRect { get }
    /// What scrolls, innermost first, when a selection is dragged beyond what is seen. A field has none; it follows its
    /// caret by itself.
    var selectionScrollers: [UIScrollView] { get }

    // MARK: Touches

    /// Whether a finger that slides along a line selects. Where it does not it is left to scroll views.
    var selectsBySliding: Bool { get }
    /// Whether a finger or the mouse may do something at a point.
    func mayPoint(at point: CGPoint) -> Bool
    /// Keeps a touch from scroll views and other gestures, and goes on when it is the text's. That is at once, unless the
    /// program has others decide first; it may be never.
    func claim(_ touch: UITouch, then act: @escaping () -> Void)
    /// The same for a finger that has tapped.
    func claimTap(_ touch: UITouch, then act: @escaping () -> Void)
    /// Whether what is selected under a point can be dragged.
    func mayLiftSelection(at point: CGPoint) -> Bool
    /// What lifts what is selected; `nil` where that cannot be dragged.
    var liftGesture: UIGestureRecognizer? { get }
    /// A handle begins to be dragged.
    func handleDragWillBegin()
    /// A handle is no longer dragged.
    func handleDragDidEnd()
    /// What shows how the word at the caret may go on; `nil` while nothing does.
    var shownPrediction: PredictionLabel? { get }
    /// Whether there is a link or an attachment that can be tapped.
    func hasItem(at point: CGPoint) -> Bool
    /// Does what a tap on a link or an attachment does.
    /// - Returns: Whether there is one.
    func invokeItem(at point: CGPoint) -> Bool
    /// Shows the menu of a link or an attachment.
    /// - Returns: Whether there is one.
    func presentItemMenu(at point: CGPoint) -> Bool

    // MARK: The edit menu

    /// The menu for what is selected, or `nil` for one with what is suggested.
    func editMenuForSelection(suggestedActions: [UIMenuElement]) -> UIMenu?
    /// A menu is about to be shown.
    func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)
    /// The menu is about to go.
    func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)

    // MARK: Keys

    /// Whether bold, italic and underlined are offered for what is selected.
    var offersTextStyles: Bool { get }
    /// Moves the caret to the left or the right as it is seen on the screen.
    func moveAcross(isRight: Bool, by step: CaretStep, isExtending: Bool)
    /// Moves the caret in the order in which text is stored.
    func move(_ direction: CaretDirection, by step: CaretStep, isExtending: Bool)
    /// The caret's place a number of lines further down, or up when negative; the text's end or beginning when there
    /// are no more lines.
    func place(from selection: TextSelection, linesDown: Int) -> TextSelection
    /// The end or the beginning of the line that a selection's moving end is on.
    func lineEdge(of selection: TextSelection, isEnd: Bool) -> TextSelection
    /// How many lines a page key moves by.
    var linesPerPage: Int { get }
}

/// What all texts have in common.
extension SelectableText {
    /// The application that shows the text; `nil` while it is in no window.
    var application: UIApplication? { pointedView.application }

    /// Whether the text has the focus.
    var hasFocus: Bool { focusResponder.isFirstResponder }

    // Most texts have nothing that can be tapped.

    func hasItem(at point: CGPoint) -> Bool { false }
    func invokeItem(at point: CGPoint) -> Bool { false }
    func presentItemMenu(at point: CGPoint) -> Bool { false }

    // Most texts are shown and touched by their own view.

    var drawsHandles: Bool { false }
    var offersTextStyles: Bool { false }
    func selectionDidAppear() {}
    func mayLiftSelection(at point: CGPoint) -> Bool { false }
    var liftGesture: UIGestureRecognizer? { nil }
    func selectionWillBeDrawn() {}
    func selectionDidDisappear() {}
    func mayPoint(at point: CGPoint) -> Bool { true }
    var hangingArea: CGRect { .null }
    func handleDragWillBegin() {}
    func handleDragDidEnd() {}

    func claim(_ touch: UITouch, then act: @escaping () -> Void) {
        for recognizer in touch.gestureRecognizers ?? [] { recognizer.fail() }
        act()
    }

    func claimTap(_ touch: UITouch, then act: @escaping () -> Void) { act() }

    // MARK: Places

    /// The caret at the lower end of a range, where a line begins with what is selected.
    func startCaret(of range: Range<Int>) -> CGRect {
        caretRect(at: TextSelection(caret: range.lowerBound, affinity: .downstream))
    }

    /// The caret at the upper end of a range, where a line ends with what is selected.
    func endCaret(of range: Range<Int>) -> CGRect {
        caretRect(at: TextSelection(caret: range.upperBound, affinity: .upstream))
    }

    /// The part of the screen in which the text is seen: neither cut off by views around it nor under the keyboard.
    /// Null when there is none.
    var textOnScreen: CGRect {
        var seen = pointedView.visibleOnScreen(visibleTextRect)
        if let keyboard = application?.keyboard, keyboard.isVisible, seen.maxY > keyboard.frame.minY {
            seen.size.height = max(0, keyboard.frame.minY - seen.minY)
        }
        return seen
    }

    /// The scroll views around the view, innermost first.
    var enclosingScrollViews: [UIScrollView] {
        var found: [UIScrollView] = []
        var ancestor = pointedView.superview
        while let view = ancestor {
            if let scroll = view as? UIScrollView { found.append(scroll) }
            ancestor = view.superview
        }
        return found
    }

    /// What a glass above the finger shows: the end of the selection that moves.
    var loupeTarget: LoupeTarget? {
        guard pointedView.window != nil, hasFocus else { return nil }
        return LoupeTarget(caret: pointedView.convertToScreenAsShown(caretRect(at: selection)), view: pointedView)
    }
}

/// A reference that does not keep its text and is empty once that is gone: an ``UnkeptReference``, which can be to a class alone.
struct SelectableTextReference {
    private let lifetime: Lifetime
    private unowned(unsafe) let target: any SelectableText

    @MainActor
    init(_ text: any SelectableText) { (lifetime, target) = (text.lifetime, text) }

    /// The text; `nil` when it is gone.
    var text: (any SelectableText)? { lifetime.isOver ? nil : target }
}
