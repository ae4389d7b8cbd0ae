import Foundation

/// A change of controllers' views while it takes place, with what is done together with it.
final class ViewTransition: NSObject, UIViewControllerTransitionCoordinator {
    /// The views and controllers are held by whoever shows them; the controllers hold this.
    private weak var container: UIView?
    private(set) var isAnimated: Bool
    private(set) var transitionDuration: TimeInterval = 0
    private(set) var isCancelled = false
    let presentationStyle: UIModalPresentationStyle
    private weak var old: UIViewController?
    private weak var new: UIViewController?
    /// The one that fills a window that gets another size.
    private weak var root: UIViewController?
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var isOver = false

    /// One controller's view takes the place of another's, or comes in front of it.
    init(
        from old: UIViewController?, to new: UIViewController?, in container: UIView, animated: Bool,
        style: UIModalPresentationStyle = .none
    ) {
        (self.container, isAnimated, presentationStyle) = (container, animated, style)
        (self.old, self.new) = (old, new)
        super.init()
        old?.viewTransition = self
        new?.viewTransition = self
    }

    /// A window gets another size. It has it at once: a window on a desktop follows the pointer, and a screen that is turned is dark
    /// meanwhile. The window's controllers are told that it is about to get it.
    init(of window: UIWindow, to size: CGSize) {
        (container, isAnimated, presentationStyle) = (window, false, .none)
        root = window.rootViewController
        super.init()
        guard let root, root.isViewLoaded else { return }
        root.viewTransition = self
        let traits = window.traitCollection
        let new = traits.with(roomIn: size)
        if new.horizontalSizeClass != traits.horizontalSizeClass || new.verticalSizeClass != traits.verticalSizeClass {
            root.willTransition(to: new, with: self)
        }
        root.viewWillTransition(to: size, with: self)
    }

    var containerView: UIView { container ?? UIView() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: old
        case .to: new
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: old?.viewIfLoaded
        case .to: new?.viewIfLoaded
        default: nil
        }
    }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    // MARK: How it goes

    /// It takes place in a view and takes a time.
    func takesPlace(in container: UIView, duration: TimeInterval) {
        (self.container, transitionDuration) = (container, duration)
        isAnimated = duration > 0
    }

    /// Does what is to be done together with the change: in its animation.
    func run() {
        let all = animations
        animations = []
        for animation in all { animation(self) }
    }

    /// The window has its size: views get their frames before anything is done together with that.
    func runWhenLaidOut() {
        if !animations.isEmpty { containerView.layoutSubtree() }
        run()
    }

    /// All that belongs to the change is done. What was asked for meanwhile is done too.
    /// - Parameter isCancelled: Whether it was given up.
    func complete(cancelled isCancelled: Bool = false) {
        guard !isOver else { return }
        self.isCancelled = isCancelled
        run()
        isOver = true
        for owner in [old, new, root] where owner?.viewTransition === self { owner?.viewTransition = nil }
        let all = completions
        completions = []
        for completion in all { completion(self) }
    }
}
