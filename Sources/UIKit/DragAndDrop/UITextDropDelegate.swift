import Foundation

/// A text that can be dropped on: a text field, or a text view.
///
/// What is dropped is pasted, so that ``UITextPasteDelegate`` has its say. It is selected then; the focus stays where it is.
@preconcurrency @MainActor
public protocol UITextDroppable: UITextInput, UITextPasteConfigurationSupporting {
    /// Says what is dropped and where, and is told of it. It is not kept.
    var textDropDelegate: (any UITextDropDelegate)? { get set }
    /// What is dropped on.
    var textDropInteraction: UIDropInteraction? { get }
    /// Whether something is dragged over the text.
    var isTextDropActive: Bool { get }
}

/// Something that is dragged over a text.
@preconcurrency @MainActor
public protocol UITextDropRequest: NSObjectProtocol {
    /// Where it would be dropped.
    var dropPosition: UITextPosition { get }
    /// What would become of it: what was lifted from the text itself is moved, what the text takes copied.
    var suggestedProposal: UITextDropProposal { get }
    /// Whether it was lifted from the same text.
    var isSameView: Bool { get }
    /// The drop.
    var dropSession: any UIDropSession { get }
}

/// What becomes of a text that cannot be edited when something is dropped on it.
public enum UITextDropEditability: UInt, Sendable {
    /// Nothing is dropped on it.
    case no
    /// It is edited for that, and stays what it is.
    case temporary
    /// It can be edited from then on.
    case yes
}

/// What a text would do with something that is dragged over it.
///
/// `dropProgressMode` and `useFastSameViewOperations` are missing: nothing shows how far a drop is, and what is moved in its own
/// text is one change of it.
open class UITextDropProposal: UIDropProposal {
    /// Where something is put.
    public enum Action: UInt, Sendable {
        /// Where it is dropped.
        case insert
        /// In the place of what is selected.
        case replaceSelection
        /// In the place of everything.
        case replaceAll
    }

    /// Who puts something in.
    public enum Performer: UInt, Sendable {
        /// The text.
        case view
        /// The delegate, in `textDroppableView(_:willPerformDrop:)`.
        case delegate
    }

    /// Where it is put. The default is where it is dropped.
    open var dropAction = Action.insert
    /// Who puts it in. The default is the text.
    open var dropPerformer = Performer.view
}

/// Says what is dropped on a text and where, and is told of it. All functions are optional.
@preconcurrency @MainActor
public protocol UITextDropDelegate: NSObjectProtocol {
    /// Whether something may be dropped on a text that cannot be edited. The default is no.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability
    /// Says what would become of it: asked when it comes, and whenever it would be dropped somewhere else. The default is what is
    /// suggested.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal
    /// It is about to be put in.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest)
    /// Gives where what was dropped goes to; it is asked for each thing that is shown. The default is its place in the text; `nil` has it shrink where it
    /// was dropped.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    /// Something came over the text.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession)
    /// It has moved there.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession)
    /// It has left.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession)
    /// It is over, whatever became of it.
    func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession)
}

extension UITextDropDelegate {
    /// No.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willBecomeEditableForDrop drop: any UITextDropRequest
    ) -> UITextDropEditability { .no }
    /// What is suggested.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, proposalForDrop drop: any UITextDropRequest
    ) -> UITextDropProposal { drop.suggestedProposal }
    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, willPerformDrop drop: any UITextDropRequest
    ) {}
    /// Its place in the text.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable,
        previewForDroppingAllItemsWithDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnter session: any UIDropSession
    ) {}
    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidUpdate session: any UIDropSession
    ) {}
    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidExit session: any UIDropSession
    ) {}
    /// Does nothing.
    public func textDroppableView(
        _ textDroppableView: any UIView & UITextDroppable, dropSessionDidEnd session: any UIDropSession
    ) {}
}

extension UITextField: UITextDroppable {
    /// Says what is dropped and where, and is told of it. It is not kept.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { session.dropping.delegate }
        set { session.dropping.delegate = newValue }
    }
    /// What is dropped on.
    public var textDropInteraction: UIDropInteraction? { session.dropping.attached }
    /// Whether something is dragged over the text.
    public var isTextDropActive: Bool { session.dropping.isActive }
}

extension UITextView: UITextDroppable {
    /// Says what is dropped and where, and is told of it. It is not kept.
    public var textDropDelegate: (any UITextDropDelegate)? {
        get { session.dropping.delegate }
        set { session.dropping.delegate = newValue }
    }
    /// What is dropped on.
    public var textDropInteraction: UIDropInteraction? { session.dropping.attached }
    /// Whether something is dragged over the text.
    public var isTextDropActive: Bool { session.dropping.isActive }
}
