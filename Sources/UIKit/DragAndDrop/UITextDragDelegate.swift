import Foundation

/// A text that can be dragged from: a text field, or a text view.
///
/// What is dragged is what is selected: a finger lifts it when it stays on it, the mouse when it moves it. A text that is not
/// edited, or is secret, is not dragged. `textDragOptions` is missing.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// Says what is dragged, and is told of it. It is not kept.
    var textDragDelegate: (any UITextDragDelegate)? { get set }
    /// What drags. It can be disabled, as for a text that is never to be dragged.
    var textDragInteraction: UIDragInteraction? { get }
    /// Whether a part of the text was lifted and is not dropped yet.
    var isTextDragActive: Bool { get }
}

/// A part of a text that is about to be dragged.
@preconcurrency @MainActor
public protocol UITextDragRequest: NSObjectProtocol {
    /// The part.
    var dragRange: UITextRange { get }
    /// What would be dragged: the part with its attributes.
    var suggestedItems: [UIDragItem] { get }
    /// What is dragged already: nothing.
    var existingItems: [UIDragItem] { get }
    /// Whether the part is selected: it always is.
    var isSelected: Bool { get }
    /// The drag.
    var dragSession: any UIDragSession { get }
}

/// Says what is dragged from a text, and is told of it. All functions are optional.
@preconcurrency @MainActor
public protocol UITextDragDelegate: NSObjectProtocol {
    /// Gives what is dragged. The default is what is suggested; nothing refuses.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem]
    /// Gives what stands for a thing. The default, and `nil`, is the lines of the text.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview?
    /// The text is about to be lifted.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)
    /// The finger has moved: the text is dragged.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession)
    /// It is over. What was moved to another text is taken away next.
    func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation)
}

extension UITextDragDelegate {
    /// What is suggested.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, itemsForDrag dragRequest: any UITextDragRequest
    ) -> [UIDragItem] { dragRequest.suggestedItems }
    /// The lines of the text.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragPreviewForLiftingItem item: UIDragItem,
        session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    /// Does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession
    ) {}
    /// Does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionWillBegin session: any UIDragSession
    ) {}
    /// Does nothing.
    public func textDraggableView(
        _ textDraggableView: any UIView & UITextDraggable, dragSessionDidEnd session: any UIDragSession,
        with operation: UIDropOperation
    ) {}
}

extension UITextField: UITextDraggable {
    /// Says what is dragged, and is told of it. It is not kept.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { session.dragging.delegate }
        set { session.dragging.delegate = newValue }
    }
    /// What drags.
    public var textDragInteraction: UIDragInteraction? { session.dragging.attached }
    /// Whether a part of the text was lifted and is not dropped yet.
    public var isTextDragActive: Bool { session.dragging.isActive }
}

extension UITextView: UITextDraggable {
    /// Says what is dragged, and is told of it. It is not kept.
    public var textDragDelegate: (any UITextDragDelegate)? {
        get { session.dragging.delegate }
        set { session.dragging.delegate = newValue }
    }
    /// What drags.
    public var textDragInteraction: UIDragInteraction? { session.dragging.attached }
    /// Whether a part of the text was lifted and is not dropped yet.
    public var isTextDragActive: Bool { session.dragging.isActive }
}
