import Foundation

/// Shows one controller in front of another: where it stands and what is around it.
///
/// ``UIViewController/presentationController`` has it. A program makes subclasses of it for the style
/// ``UIModalPresentationStyle/custom``: they say where the controller's view stands, and put views of their own around it, into
/// ``containerView``.
///
/// Difference from UIKit: it does not hold the controller that it shows.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
    /// The controller that is shown, or will be.
    public unowned let presentedViewController: UIViewController
    /// The controller that is behind. While nothing is shown, ``presentedViewController``.
    public var presentingViewController: UIViewController { presenter ?? expectedPresenter ?? presentedViewController }
    /// Decides how narrow windows are served and whether a person may take the controller away, and is told when one has.
    public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    /// The style that was asked for; ``UIModalPresentationStyle/automatic`` is what it means.
    public let presentationStyle: UIModalPresentationStyle

    weak var presenter: UIViewController?
    /// The one that will be behind, as the program has said.
    private weak var expectedPresenter: UIViewController?
    /// A program's animation that the controller comes or goes by, which has the views' places in its hands.
    var animation: PresentationAnimation?
    /// What is put into the window while the controller is shown. The window has it, and it has this object and the controller:
    /// so neither goes before what is seen of them.
    weak var container: PresentationContainer?
    var phase = Phase.away
    /// Whether it is just being put into the window. What is told meanwhile may call it off, but not begin it anew.
    var isStarting = false
    /// How often it has come and gone: what was begun before has nothing to say any more.
    var turn = 0
    /// What is done together with its coming or going, which takes place.
    var transition: ViewTransition?
    /// Who wants to know when the controller has gone.
    var endings: [() -> Void] = []
    /// The presenter's view where it is taken away meanwhile.
    var removed: RemovedView?
    /// Who was typed into when the controller came.
    weak var interrupted: UIResponder?

    /// Whether it has shown nothing yet, and shows the controller as that wants it now.
    var isNew: Bool { turn == 0 && presentationStyle == presentedViewController.resolvedPresentationStyle }

    /// A view that was taken away, and where it was.
    struct RemovedView {
        let view: UIView
        weak var superview: UIView?
        let index: Int
    }

    /// What is happening.
    enum Phase {
        case away, beginning, shown, ending
    }

    init(_ controller: UIViewController, style: UIModalPresentationStyle) {
        presentedViewController = controller
        presentationStyle = style
        super.init()
    }

    /// Creates an object that shows a controller.
    /// - Parameter presentingViewController: The one that will be behind; `nil` where that is not known yet.
    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        self.presentedViewController = presentedViewController
        presentationStyle = presentedViewController.resolvedPresentationStyle
        expectedPresenter = presentingViewController
        super.init()
    }

    static func make(
        for controller: UIViewController, presenter: UIViewController? = nil, source: UIViewController? = nil
    ) -> UIPresentationController {
        let style = controller.resolvedPresentationStyle
        switch style {
        case .custom:
            let own = controller.transitioningDelegate?.presentationController(
                forPresented: controller, presenting: presenter, source: source ?? controller)
            guard let own, own.presentedViewController === controller else { break }
            return own
        case .popover: return UIPopoverPresentationController(controller, style: style)
        case .pageSheet, .formSheet: return UISheetPresentationController(controller, style: style)
        default: break
        }
        return UIPresentationController(controller, style: style)
    }

    /// The view that all that belongs to the presentation is in; `nil` while nothing is shown.
    public var containerView: UIView? { container }
    /// The view that is shown, which is the controller's; `nil` while that has not been made. A subclass for the custom style may put
    /// that into another one.
    open var presentedView: UIView? { presentedViewController.viewIfLoaded }
    /// Where that view stands, in points of ``containerView``; zero while nothing is shown. In the custom style a subclass says it: it
    /// is put there when it comes, and when ``containerViewWillLayoutSubviews()`` puts it there.
    open var frameOfPresentedViewInContainerView: CGRect {
        presentationStyle == .custom ? container?.bounds ?? .zero : container?.placement().frame ?? .zero
    }

    // MARK: What a subclass does

    /// Whether the presenter's view is taken away while the controller is shown. The default is what the style says: no in the custom
    /// one.
    open var shouldRemovePresentersView: Bool {
        presentationStyle == .fullScreen || presentationStyle == .currentContext
    }
    /// Whether the controller covers the window, and not only the presenter's view. The default is what the style says; it cannot be
    /// changed in the custom one, where the window is covered.
    public var shouldPresentInFullscreen: Bool {
        presentationStyle != .currentContext && presentationStyle != .overCurrentContext
    }

    /// The controller is about to come. ``containerView`` is there, and ``presentedView`` is in it, unless a program's animation will put
    /// it there. What is done by the controller's ``UIViewController/transitionCoordinator`` goes along. The default does nothing.
    open func presentationTransitionWillBegin() {}
    /// The controller has come, or not. The default does nothing.
    open func presentationTransitionDidEnd(_ completed: Bool) {}
    /// The controller is about to go. The default does nothing.
    open func dismissalTransitionWillBegin() {}
    /// The controller has gone. The default does nothing.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}
    /// ``containerView`` is about to be laid out. The default does nothing.
    open func containerViewWillLayoutSubviews() {}
    /// ``containerView`` was laid out. The default does nothing.
    open func containerViewDidLayoutSubviews() {}

    /// The style in the window as it is, where that is not ``presentationStyle``; otherwise
    /// ``UIModalPresentationStyle/none``.
    public var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: (container ?? presentedViewController.viewIfLoaded)?.traitCollection ?? .current)
    }

    /// The style in a window with other traits, without what the delegate says: in narrow windows form sheets and popovers
    /// are page sheets.
    public func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        return presentationStyle == .formSheet || presentationStyle == .popover ? .pageSheet : .none
    }

    /// The style that is seen.
    func shownStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
        let adapts = [.pageSheet, .formSheet, .popover].contains(presentationStyle)
        guard adapts, traits.horizontalSizeClass == .compact else { return presentationStyle }
        let style =
            delegate?.adaptivePresentationStyle(for: self, traitCollection: traits)
            ?? adaptivePresentationStyle(for: traits)
        switch style {
        case .none: return presentationStyle
        case .automatic: return .pageSheet
        default: return style
        }
    }

    /// What the controller's size should be, or something else that it is placed by, is another.
    func placeAgain() {
        guard let container, phase == .beginning || phase == .shown else { return }
        guard phase == .shown, container.window != nil else { return container.setNeedsLayout() }
        container.moveToPlace()
    }

    /// Whether a popover may go although nothing was picked in it.
    var mayBeDismissed: Bool { delegate?.presentationControllerShouldDismiss(self) ?? true }

    /// A person has taken the controller away.
    func wasDismissed() {
        delegate?.presentationControllerDidDismiss(self)
    }

    /// A person wants the controller away: by a touch beside it, by pulling it down or by Esc.
    func dismissByPerson() {
        guard phase == .shown || phase == .beginning else { return }
        guard !presentedViewController.holdsPerson, mayBeDismissed else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            container?.returnToPlace()
            return
        }
        delegate?.presentationControllerWillDismiss(self)
        // Whoever was told may have taken it away.
        guard phase != .away else { return wasDismissed() }
        endings.append { self.wasDismissed() }
        if phase != .ending { presentedViewController.endBeingPresented(animated: true) }
    }
}
