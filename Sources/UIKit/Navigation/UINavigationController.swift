import Foundation

/// Shows the topmost of a stack of controllers, below a bar that leads back.
///
/// Each controller's view fills the whole view, and what the bars cover is outside its safe area, unless its
/// ``UIViewController/edgesForExtendedLayout`` or an opaque bar say that it ends at them. Differences from UIKit: one goes
/// back by the bar, not by a swipe from the edge, and controllers slide the same way on every screen.
open class UINavigationController: UIViewController {
    /// The bar above what is shown.
    open private(set) lazy var navigationBar: UINavigationBar = makeBar()
    /// What goes back by a swipe from the edge; always `nil`: here nothing does.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
    /// Is told which controller is shown.
    open weak var delegate: (any UINavigationControllerDelegate)?

    private var stack: [UIViewController] = []
    private var isBarHidden = false
    /// The change that is seen just now.
    private var transition: NavigationTransition?

    /// Creates a controller that shows nothing yet. There must be no nib.
    public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
    }

    /// Creates a controller with its first one.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    /// Unarchiving is not supported: interfaces are written in code. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Stack

    /// The controllers from the first to the one that is shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }
    /// The controller that is shown.
    open var topViewController: UIViewController? { stack.last }
    /// What a person sees: the controller that is presented in front, or else the one that is shown.
    open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

    override var contentSizeWanted: CGSize {
        guard preferredContentSize == .zero, var size = topViewController?.contentSizeWanted else {
            return preferredContentSize
        }
        if size.height > 0, !isBarHidden {
            size.height += navigationBar.height(for: topViewController?.navigationItem)
        }
        if size.height > 0, !hidesToolbar { size.height += UIToolbar.height }
        return size
    }

    /// Exchanges the controllers. One that has been below and comes to the top slides in from where reading begins, as when one
    /// goes back, any other from where it ends.
    open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
        precondition(
            Set(controllers.map(ObjectIdentifier.init)).count == controllers.count,
            "UINavigationController: a controller cannot be twice in the stack")
        precondition(
            !controllers.contains { $0 is UINavigationController },
            "UINavigationController: a navigation controller cannot be inside another's stack")
        finishTransition()
        let (old, outgoing) = (stack, stack.last)
        let isBack = controllers.last.map { new in old.dropLast().contains { $0 === new } } ?? false
        for controller in controllers where controller.parent !== self { addChild(controller) }
        stack = controllers
        let gone = old.filter { controller in !controllers.contains { $0 === controller } }
        for controller in gone {
            controller.willMove(toParent: nil)
            // Where that was overridden.
            controller.movement = .leaving
        }
        navigationBar.setItems(controllers.map(\.navigationItem), animated: animated)
        showToolbarItems(animated: animated)
        contentSizeWantedDidChange()
        tabBarController?.stackDidChange(of: self)
        let arrived = controllers.filter { controller in !old.contains { $0 === controller } }
        let ends = { [self] in
            for controller in gone where controller.parent === self { controller.removeFromParent() }
            for controller in arrived where controller.parent === self { controller.didMove(toParent: self) }
        }
        if outgoing === controllers.last {
            ends()
        } else if isViewLoaded {
            show(controllers.last, insteadOf: outgoing, isBack: isBack, animated: animated, ends: ends)
        } else {
            ends()
        }
    }

    /// Puts a controller on top.
    open func pushViewController(_ controller: UIViewController, animated: Bool) {
        precondition(
            !stack.contains { $0 === controller },
            "UINavigationController.pushViewController: the controller is in the stack already")
        setViewControllers(stack + [controller], animated: animated)
    }

    /// Takes the top controller away, but never the last one.
    /// - Returns: What was taken away.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setViewControllers(stack.dropLast(), animated: animated)
        return top
    }

    /// Takes all controllers away that stand above one.
    /// - Returns: What was taken away, the topmost last; `nil` when nothing was.
    @discardableResult
    open func popToViewController(_ controller: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(where: { $0 === controller }) else {
            preconditionFailure("UINavigationController.popToViewController: the controller is not in the stack")
        }
        guard index < stack.count - 1 else { return nil }
        let gone = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return gone
    }

    /// Takes all controllers away but the first.
    /// - Returns: What was taken away, the topmost last; `nil` when nothing was.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        stack.first.flatMap { popToViewController($0, animated: animated) }
    }

    // MARK: Bar

    /// Whether there is no bar.
    open var isNavigationBarHidden: Bool {
        get { isBarHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    /// Takes the bar away, or shows it again. It comes and goes at once.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != isBarHidden else { return }
        isBarHidden = hidden
        contentSizeWantedDidChange()
        navigationBar.isHidden = hidden
        coverControllers()
    }

    fileprivate func coverControllers() {
        viewIfLoaded?.setNeedsLayout()
        for controller in stack { cover(controller) }
    }

    /// Puts the view of the top controller where the bars leave room for it. A transition places views itself.
    private func placeTopView() {
        guard transition == nil, let top = stack.last, let view = top.viewIfLoaded,
            let stage = viewIfLoaded as? NavigationView, view.superview === stage
        else { return }
        view.frame = stage.place(of: top)
    }

    /// The bars have got their places: a view that ends at one ends where it is now.
    func barsWerePlaced() {
        if stack.last?.barInsets != .zero { placeTopView() }
    }

    private func makeBar() -> UINavigationBar {
        let bar = UINavigationBar(frame: .zero)
        bar.goesBack = { [weak self] in self?.popViewController(animated: true) }
        bar.changesHeight = { [weak self] in
            self?.contentSizeWantedDidChange()
            self?.coverControllers()
        }
        return bar
    }

    /// Says how far a controller's view ends at the bars, and what they cover of it.
    private func cover(_ controller: UIViewController) {
        let bars = UIEdgeInsets(
            top: isBarHidden ? 0 : navigationBar.height(for: controller.navigationItem), left: 0,
            bottom: hidesToolbar ? 0 : UIToolbar.height, right: 0)
        let edges = controller.edgesForExtendedLayout
        let reachesBehind = navigationBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars
        let old = controller.barInsets
        controller.barInsets = UIEdgeInsets(
            top: edges.contains(.top) && reachesBehind ? 0 : bars.top, left: 0,
            bottom: edges.contains(.bottom) ? 0 : bars.bottom, right: 0)
        controller.containerInsets = UIEdgeInsets(
            top: bars.top - controller.barInsets.top, left: 0, bottom: bars.bottom - controller.barInsets.bottom,
            right: 0)
        if controller === stack.last, controller.barInsets != old { placeTopView() }
    }

    // MARK: Toolbar

    /// The bar below what is shown, with the ``UIViewController/toolbarItems`` of the top controller.
    open private(set) lazy var toolbar: UIToolbar! = UIToolbar(frame: .zero)
    private var hidesToolbar = true

    /// Whether there is no bar below what is shown. The default is true.
    open var isToolbarHidden: Bool {
        get { hidesToolbar }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Shows the bar below what is shown, or takes it away. It comes and goes at once.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        guard hidden != hidesToolbar else { return }
        hidesToolbar = hidden
        placeToolbar()
        showToolbarItems(animated: false)
        contentSizeWantedDidChange()
        coverControllers()
    }

    private func placeToolbar() {
        (viewIfLoaded as? NavigationView)?.toolbar = hidesToolbar ? nil : toolbar
    }

    /// Has the bar show what the top controller has now.
    fileprivate func showToolbarItems(animated: Bool) {
        guard !hidesToolbar else { return }
        toolbar.setItems(topViewController?.toolbarItems, animated: animated)
    }

    // MARK: View

    open override func loadView() {
        let view = NavigationView(bar: navigationBar)
        view.frame = UIScreen.ofDetachedViews.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        placeToolbar()
        show(topViewController, insteadOf: nil, isBack: false, animated: false, ends: {})
    }

    private func show(
        _ incoming: UIViewController?, insteadOf outgoing: UIViewController?, isBack: Bool, animated: Bool,
        ends: @escaping () -> Void
    ) {
        guard let view = viewIfLoaded as? NavigationView else { return ends() }
        if let incoming { cover(incoming) }
        passFocus(from: outgoing, to: incoming, isBack: isBack)
        // Without a window nobody sees it move, and no time passes.
        let isSeen = animated && view.window?.isHidden == false && outgoing != nil
        let new = NavigationTransition(
            from: outgoing, to: incoming, isBack: isBack, animated: isSeen, in: view
        ) { [weak self] in
            ends()
            guard let self, let incoming else { return }
            self.delegate?.navigationController(self, didShow: incoming, animated: isSeen)
        }
        if let incoming { delegate?.navigationController(self, willShow: incoming, animated: isSeen) }
        // Whoever was told may have exchanged the controllers again.
        guard stack.last === incoming else {
            new.cancel()
            return ends()
        }
        transition = new
        new.start { [weak self] in self?.finishTransition(new) }
        // What another change from inside this one found on its way into the view is there now.
        for stray in view.contents where transition?.moves(stray) != true && stray !== stack.last?.viewIfLoaded {
            stray.removeFromSuperview()
        }
    }

    /// What is typed into is so no longer when its controller is covered, and is so again when one comes back to it, as on iOS:
    /// unless somebody else is by then.
    private func passFocus(from outgoing: UIViewController?, to incoming: UIViewController?, isBack: Bool) {
        let focus = viewIfLoaded?.application?.focus
        let focused = outgoing?.focusInside(focus)
        outgoing?.giveUpFocus()
        outgoing?.coveredFocus = isBack || focused?.isFirstResponder == true ? nil : focused
        guard let incoming else { return }
        if isBack, incoming.awaitedFocus == nil, focus?.firstResponder == nil {
            incoming.awaitedFocus = incoming.coveredFocus
        }
        incoming.coveredFocus = nil
    }

    /// The change that is seen is over, or the next one begins.
    private func finishTransition(_ ended: NavigationTransition? = nil) {
        guard let current = transition, ended == nil || ended === current else { return }
        transition = nil
        current.finish()
    }
}

extension UIViewController {
    /// The first responder, if it is the controller or inside its view.
    fileprivate func focusInside(_ focus: Focus?) -> UIResponder? {
        guard let responder = focus?.firstResponder, let view = viewIfLoaded else { return nil }
        return responder === self || responder.isInside(view) ? responder : nil
    }

    /// Has the bars around it make room for the controller's view anew.
    func extendedLayoutDidChange() {
        (parent as? UINavigationController)?.coverControllers()
    }

    /// Gives the controller other ``toolbarItems``.
    func changeToolbarItems(to items: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = items
        guard let navigationController, navigationController.topViewController === self else { return }
        navigationController.showToolbarItems(animated: animated)
    }
}
