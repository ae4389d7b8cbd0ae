import Foundation

/// The buttons behind a row that is swiped away.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    private let ownActions: [UIContextualAction]

    /// Creates buttons; the first one stands at the row's edge. Without any the row cannot be swiped to that side.
    public init(actions: [UIContextualAction]) {
        ownActions = actions
        super.init()
    }

    /// The buttons, the first one at the row's edge.
    open var actions: [UIContextualAction] { ownActions }

    /// Whether a row that is swiped most of its width away performs the first one. The default is yes.
    open var performsFirstActionWithFullSwipe = true
}

/// A button behind a row that is swiped away.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// What a button does to its row.
    public enum Style: Int, Sendable {
        /// Anything. It is grey.
        case normal
        /// It takes the row away. It is red.
        case destructive
    }

    /// What is done when the button is tapped: with the button, the view that shows it, and what is called at the end with
    /// whether it was done. Until then the row stays where it is.
    public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

    private let ownStyle: Style
    private let ownHandler: Handler

    /// Creates a button.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        ownStyle = style
        ownHandler = handler
        self.title = title
        super.init()
    }

    /// What the button does to its row.
    open var style: Style { ownStyle }
    /// What is done when the button is tapped.
    open var handler: Handler { ownHandler }
    /// What the button says.
    open var title: String?
    /// The picture before the title.
    open var image: UIImage?
    /// The colour of the button; `nil` for that of its style.
    open var backgroundColor: UIColor!
}
