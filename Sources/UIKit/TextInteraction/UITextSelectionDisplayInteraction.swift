import Foundation

/// Says where the selection of a text is drawn.
@preconcurrency @MainActor
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// The view that gets the highlight, so that it is drawn below the text; `nil`, the default, for the interaction's own
    /// view, whose own drawing the highlight covers.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    /// The interaction's own view.
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}

/// Draws the selection of a program's own text: the caret, the highlight and the handles, as views.
///
/// A ``UITextInteraction`` brings one and turns it on and off with the focus. By itself it draws, and listens to no
/// touches: what is dragged is the program's business then.
@preconcurrency @MainActor
open class UITextSelectionDisplayInteraction: NSObject, UIInteraction {
    /// The text. It is not kept.
    public private(set) weak var textInput: (any UITextInput)?
    /// Says where the highlight is drawn. It is not kept.
    open private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// The view that has the interaction, and gets the caret and the handles.
    public var view: UIView? { storedView }
    @Unkept private var storedView: UIView?

    /// Whether the selection is drawn. At first it is not.
    open var isActivated = false {
        didSet {
            guard isActivated != oldValue else { return }
            needsUpdate = true
            if isActivated { follow() } else { removeViews() }
        }
    }
    /// The view of the caret. Another one takes its place at once.
    open var cursorView: any UIView & UITextCursorView = CaretView() {
        didSet { if cursorView !== oldValue { exchange(oldValue) } }
    }
    /// The view of what is selected. Another one takes its place at once.
    open var highlightView: any UIView & UITextSelectionHighlightView = SelectionHighlightView() {
        didSet { if highlightView !== oldValue { exchange(oldValue) } }
    }
    /// The views of the handles: that at the beginning, and that at the end. Others take their places at once.
    open var handleViews: [any UIView & UITextSelectionHandleView] = [HandleView(.leading), HandleView(.trailing)] {
        didSet { for view in oldValue where !handleViews.contains(where: { $0 === view }) { exchange(view) } }
    }

    /// Whether there is a caret; not in a text that is only read.
    var showsCaret = true
    /// Whether there are handles; not for the mouse.
    var showsHandles = true
    private var needsUpdate = false
    private var isLayingOut = false
    /// Where the caret was drawn last, and the highlight.
    private var caret: CGRect?
    private var highlighted: [HighlightPlace] = []
    private weak var followed: SelectionPresenter?

    /// Creates an interaction for a text.
    public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        (self.textInput, self.delegate) = (textInput, delegate)
        super.init()
    }

    /// Creates one for a text whose highlight is drawn in the interaction's own view.
    init(of textInput: any UITextInput) {
        self.textInput = textInput
        super.init()
    }

    /// The interaction is about to get another view, or none: takes away what is drawn.
    open func willMove(to view: UIView?) {
        guard view !== self.view else { return }
        removeViews()
        followed?.remove(self)
    }

    /// The interaction got another view, or none.
    open func didMove(to view: UIView?) {
        storedView = view
        view?.textInteraction?.take(self)
        follow()
    }

    /// Has the selection drawn anew in the next frame, and the caret begin its blinking anew. The selection is looked at in
    /// every frame that is drawn; this asks for one.
    open func setNeedsSelectionUpdate() {
        needsUpdate = true
        view?.application?.setNeedsFrame()
    }

    /// Brings caret, highlight and handles to where the text says that they are, at once.
    open func layoutManagedSubviews() {
        // The text is asked, and may ask for this in turn.
        guard !isLayingOut else { return }
        isLayingOut = true
        defer { isLayingOut = false }
        guard isActivated, let view, view.window != nil, let textInput, let range = textInput.selectedTextRange else {
            return removeViews()
        }
        let asked = textInput.textInputView
        let source = asked.window == nil ? view : asked
        if range.isEmpty {
            removeHighlight()
            place(textInput.caretRect(for: range.end), at: range.end, from: source, in: view)
        } else {
            removeCaret()
            highlight(textInput.selectionRects(for: range), from: source)
            placeHandles(of: range, from: source)
        }
        needsUpdate = false
    }
}

/// The views.
extension UITextSelectionDisplayInteraction: WindowFollowing {
    func viewDidMoveToWindow() {
        follow()
    }

    /// Is looked at in every frame while there is something to draw.
    private func follow() {
        let presenter = isActivated ? view?.application?.selection : nil
        if followed !== presenter { followed?.remove(self) }
        followed = presenter
        presenter?.add(self)
    }

    private func place(_ rect: CGRect, at position: UITextPosition, from source: UIView, in view: UIView) {
        guard showsCaret, rect.isFinite, !rect.isInfinite, rect.width > 0, rect.height > 0, let textInput else {
            return removeCaret()
        }
        let frame = source.convert(rect, to: view)
        let cursor = cursorView
        let transform = textInput.caretTransform(for: position)
        // The text may have had the view or the interaction go when it was asked.
        guard isActivated, view === self.view,
            needsUpdate || caret != frame || cursor.superview !== view || cursor.transform != transform
        else { return }
        caret = frame
        if cursor.superview !== view { view.addSubview(cursor) }
        cursor.place(at: frame, transform: transform)
        if let own = cursor as? CaretView, own.backgroundColor != own.tintColor { own.backgroundColor = own.tintColor }
        if !cursor.isBlinking { cursor.isBlinking = true }
        cursor.resetBlinkAnimation()
        cursor.layoutSubtree()
    }

    private func highlight(_ parts: [UITextSelectionRect], from source: UIView) {
        guard let view, let container = delegate?.selectionContainerViewBelowText(for: self) ?? self.view, isActivated
        else { return }
        let highlight = highlightView
        if highlight.superview !== container {
            highlight.isUserInteractionEnabled = false
            container.insertSubview(highlight, at: 0)
        }
        guard highlight.superview === container, view === self.view else { return }
        // What is drawn is counted in the points of the view around it, also where that scrolls.
        if highlight.frame != container.bounds || highlight.bounds != container.bounds {
            highlight.frame = container.bounds
            highlight.bounds = container.bounds
            highlight.setNeedsDisplay()
        }
        let shown = source === container ? parts : parts.map { MovedSelectionRect($0, from: source, to: container) }
        let places = shown.map { HighlightPlace($0) }
        guard needsUpdate || places != highlighted else { return }
        highlighted = places
        highlight.selectionRects = shown
        highlight.layoutSubtree()
    }

    private func placeHandles(of range: UITextRange, from source: UIView) {
        guard showsHandles, let view, let textInput else { return removeHandles() }
        let carets = SelectionEdges.carets(of: range, in: textInput)
        for (handle, caret) in zip(handleViews, [carets.start, carets.end]) {
            guard isActivated, view === self.view else { return }
            guard let caret else {
                handle.removeFromSuperview()
                continue
            }
            if handle.superview !== view {
                handle.isUserInteractionEnabled = false
                view.addSubview(handle)
            }
            let frame = handle.preferredFrame(for: source.convert(caret, to: view))
            if frame.isFinite, handle.frame != frame { handle.frame = frame }
            handle.layoutSubtree()
        }
    }

    private func exchange(_ old: UIView) {
        old.removeFromSuperview()
        caret = nil
        highlighted = []
        setNeedsSelectionUpdate()
    }

    private func removeViews() {
        removeCaret()
        removeHighlight()
    }

    private func removeCaret() {
        caret = nil
        guard cursorView.superview != nil else { return }
        cursorView.isBlinking = false
        cursorView.removeFromSuperview()
    }

    private func removeHighlight() {
        removeHandles()
        guard highlightView.superview != nil else { return }
        highlighted = []
        highlightView.selectionRects = []
        highlightView.removeFromSuperview()
    }

    private func removeHandles() {
        for handle in handleViews where handle.superview != nil { handle.removeFromSuperview() }
    }
}

/// A part of a selection in the points of another view.
private final class MovedSelectionRect: UITextSelectionRect {
    private let part: UITextSelectionRect
    private let moved: CGRect

    init(_ part: UITextSelectionRect, from source: UIView, to view: UIView) {
        (self.part, moved) = (part, source.convert(part.rect, to: view))
        super.init()
    }

    override var rect: CGRect { moved }
    override var writingDirection: NSWritingDirection { part.writingDirection }
    override var containsStart: Bool { part.containsStart }
    override var containsEnd: Bool { part.containsEnd }
    override var isVertical: Bool { part.isVertical }
    override var transform: CGAffineTransform { part.transform }
}
