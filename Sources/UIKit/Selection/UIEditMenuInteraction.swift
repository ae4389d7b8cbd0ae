import Foundation

/// Shows an edit menu for a view: a bar with what can be done to what is selected.
///
/// Text fields show theirs by themselves. A program gives its own views one with ``UIView/addInteraction(_:)``.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// Is asked for the menu, and told when it comes and goes. It is not kept.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
    /// The view that has the interaction.
    public var view: UIView? { storedView }
    @Unkept private var storedView: UIView?
    /// Where the menu points at, in points of the view, when it is found out anew in each frame.
    var movingTarget: (() -> CGRect?)?
    /// Whether the first responder is asked what can be done, and does it, rather than the view.
    var asksFirstResponder = false
    /// Whether the menu still belongs to what is shown.
    var isWanted: (() -> Bool)?

    /// Creates an interaction for a delegate, which may be `nil`.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// The interaction is about to get another view, or none. The default takes the menu away.
    open func willMove(to view: UIView?) {
        if view !== self.view { dismissMenu() }
    }

    /// The interaction got another view, or none.
    open func didMove(to view: UIView?) {
        storedView = view
    }

    /// Who is asked what can be done, and does it.
    var commandResponder: UIResponder? {
        asksFirstResponder ? view?.application?.focus.firstResponder ?? view : view
    }

    private var presenter: EditMenuPresenter? { view?.application?.editMenus }
    var isShown: Bool { presenter?.shows(self) ?? false }

    /// Shows the menu, in the place of any other that is shown. Nothing happens when the view is in no window, or when
    /// there is nothing in the menu.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        presenter?.present(self, with: configuration)
    }

    /// Takes the menu away if it is this interaction's.
    open func dismissMenu() {
        if isShown { presenter?.dismiss() }
    }

    /// Asks the delegate for the menu again, and shows that.
    open func reloadVisibleMenu() {
        if isShown { presenter?.reload() }
    }

    /// Asks the delegate again where the menu points at, and moves it there.
    open func updateVisibleMenuPosition(animated: Bool) {
        if isShown { presenter?.updatePosition(animated: animated) }
    }

    /// Where the menu that is shown points at, in points of a view; of the window when there is none. Without a menu the
    /// point is zero.
    open func location(in view: UIView?) -> CGPoint {
        guard isShown, let own = self.view, let point = presenter?.sourcePoint else { return .zero }
        return own.convert(point, to: view)
    }
}

/// For what an edit menu is shown, and where.
@preconcurrency @MainActor
open class UIEditMenuConfiguration: NSObject {
    /// What tells configurations of one interaction apart.
    public let identifier: AnyHashable
    /// Where the menu is for, in points of the view.
    public let sourcePoint: CGPoint
    /// Where the arrow of the menu points to. The menu goes elsewhere when there is no room.
    open var preferredArrowDirection = UIEditMenuArrowDirection.automatic

    /// Creates a configuration; without an identifier it gets one of its own.
    public init(identifier: AnyHashable?, sourcePoint: CGPoint) {
        self.identifier = identifier ?? AnyHashable(UUID())
        self.sourcePoint = sourcePoint
        super.init()
    }
}

/// Where the arrow of an edit menu points to.
public enum UIEditMenuArrowDirection: Int, Sendable {
    /// Where there is room; the menu rather stands above.
    case automatic
    /// Up: the menu stands below.
    case up
    /// Down: the menu stands above.
    case down
    /// To the left. Treated as ``automatic`` here: a bar beside the text would leave it little room.
    case left
    /// To the right. Treated as ``automatic`` here: a bar beside the text would leave it little room.
    case right
}

/// What can be added to the coming and going of a menu.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: AnyObject {
    /// Adds changes that are animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Is asked and told about an edit menu. All methods have defaults.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionDelegate: AnyObject {
    /// The menu for a configuration. `nil` shows what is suggested; a menu without entries shows none.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?
    /// What the menu points at and does not cover, in points of the view. A null rectangle is the source point.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect
    /// The menu is about to be shown.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
    /// The menu is about to go.
    func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating)
}

extension UIEditMenuInteractionDelegate {
    /// None: what is suggested is shown.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
    /// The source point.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { .null }
    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
    /// Does nothing.
    public func editMenuInteraction(
        _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
        animator: any UIEditMenuInteractionAnimating
    ) {}
}
