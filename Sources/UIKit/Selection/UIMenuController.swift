import Foundation

/// The edit menu as programs spoke to it before ``UIEditMenuInteraction``: shows one for a view, takes away the one that is
/// shown, also that of a text, and adds entries to all.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// Where the arrow of the menu points to.
    public enum ArrowDirection: Int, Sendable {
        /// Where there is room; the menu rather stands above.
        case `default`
        /// Up: the menu stands below.
        case up
        /// Down: the menu stands above.
        case down
        /// To the left. Treated as ``default`` here.
        case left
        /// To the right. Treated as ``default`` here.
        case right
    }

    /// The application's menu.
    open class var shared: UIMenuController { UIApplication.shared.editMenus.controller }

    private unowned let presenter: EditMenuPresenter
    private lazy var interaction = UIEditMenuInteraction(delegate: self)
    private weak var target: UIView?
    private var targetRect = CGRect.null

    init(presenter: EditMenuPresenter) {
        self.presenter = presenter
        super.init()
    }

    /// Whether an edit menu is shown, of whomever. Set to true, it is shown where ``setTargetRect(_:in:)`` has said; set to
    /// false, it is taken away.
    open var isMenuVisible: Bool {
        get { presenter.isShown }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Shows the menu where ``setTargetRect(_:in:)`` has said, or takes the one that is shown away.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        guard menuVisible else {
            return animated ? presenter.dismiss() : UIView.performWithoutAnimation { presenter.dismiss() }
        }
        guard !presenter.shows(interaction), let target, !targetRect.isNull, targetRect.isFinite else { return }
        if interaction.view !== target { interaction.didMove(to: target) }
        interaction.asksFirstResponder = true
        let configuration = UIEditMenuConfiguration(
            identifier: "controller", sourcePoint: CGPoint(x: targetRect.midX, y: targetRect.midY))
        configuration.preferredArrowDirection =
            switch arrowDirection {
            case .up: .up
            case .down: .down
            case .default, .left, .right: .automatic
            }
        interaction.presentEditMenu(with: configuration)
    }

    /// Says what the menu points at, in points of a view. What is in the menu is up to the first responder: only where there is
    /// none it is up to the view.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        (self.targetRect, target) = (targetRect, targetView)
        if presenter.shows(interaction) { presenter.updatePosition(animated: false) }
    }

    /// Shows the menu for a rectangle of a view.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        setMenuVisible(true, animated: true)
    }

    /// Takes away the menu that is shown.
    open func hideMenu() { setMenuVisible(false, animated: true) }

    /// Takes away the menu that is shown for a view.
    open func hideMenu(from targetView: UIView) {
        if presenter.shownView === targetView { hideMenu() }
    }

    /// Where the arrow of the menu points to, when it is shown the next time.
    open var arrowDirection = ArrowDirection.default

    /// Entries of the program in all edit menus, behind the others. One is shown when a responder says yes to it
    /// (``UIResponder/canPerformAction(_:withSender:)``).
    open var menuItems: [UIMenuItem]? {
        didSet { update() }
    }

    /// Asks again what can be done, and shows that.
    open func update() { presenter.reload() }

    /// Where the menu is on the screen; before it is placed, what it points at.
    open var menuFrame: CGRect { presenter.menuFrame }

    /// A menu is about to be shown.
    public nonisolated class var willShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillShowMenuNotification")
    }
    /// A menu has come.
    public nonisolated class var didShowMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidShowMenuNotification")
    }
    /// The menu is about to go.
    public nonisolated class var willHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerWillHideMenuNotification")
    }
    /// The menu is gone.
    public nonisolated class var didHideMenuNotification: NSNotification.Name {
        NSNotification.Name("UIMenuControllerDidHideMenuNotification")
    }
}

extension UIMenuController: UIEditMenuInteractionDelegate {
    /// What ``setTargetRect(_:in:)`` has said.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { targetRect }
}

/// An entry that a program adds to all edit menus.
@preconcurrency @MainActor
open class UIMenuItem: NSObject {
    /// What the entry says.
    open var title: String
    /// What is sent along the responder chain when it is chosen.
    open var action: UICommand.Action

    /// Creates an entry.
    public init(title: String, action: UICommand.Action) {
        (self.title, self.action) = (title, action)
        super.init()
    }

    /// Creates an entry that calls a method of the first responder in the chain that has it.
    @preconcurrency
    public convenience init<Owner: AnyObject>(title: String, action: @escaping @MainActor (Owner) -> () -> Void) {
        self.init(title: title, action: UICommand.Action(action))
    }

    /// Creates an entry that calls a method with the command that was chosen, or with what the method takes of it.
    @preconcurrency
    public convenience init<Owner: AnyObject, Sender>(
        title: String, action: @escaping @MainActor (Owner) -> (Sender) -> Void
    ) {
        self.init(title: title, action: UICommand.Action(action))
    }
}
