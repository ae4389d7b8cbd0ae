import Foundation

/// Shows a menu when its view is held.
///
/// The menu is a bar that points at the place, as edit menus are. What was touched in the view is not pressed then.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// How a menu is shown.
    public enum Appearance: UInt, Sendable {
        /// There is none.
        case unknown
        /// With a preview. Never here.
        case rich
        /// Without one.
        case compact
    }

    /// Is asked for the menu, and told when it comes and goes. It is not kept.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
    /// The view that has the interaction.
    public var view: UIView? { storedView }
    @Unkept private var storedView: UIView?
    /// What the menu for a place does not cover, in points of the view; `nil` for the place alone.
    var target: ((CGPoint) -> CGRect)?
    private lazy var presenter = ContextMenuPresenter(self)

    /// Creates an interaction for a delegate.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
        super.init()
    }

    /// How the menu is shown.
    open var menuAppearance: Appearance { presenter.isShown ? .compact : .unknown }

    /// Where the view is held, or was when the menu came, in points of a view; of the window when there is none.
    open func location(in view: UIView?) -> CGPoint { presenter.location(in: view) }

    /// Takes the menu away.
    open func dismissMenu() {
        presenter.dismiss()
    }

    /// Shows another menu in the place of the one that is shown, if there is one.
    open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
        presenter.update(block)
    }

    /// The interaction is about to get another view, or none. The default takes the menu away.
    open func willMove(to view: UIView?) {
        if view !== self.view { presenter.leave() }
    }

    /// The interaction got another view, or none.
    open func didMove(to view: UIView?) {
        storedView = view
        if let view { presenter.watch(view) }
    }
}
