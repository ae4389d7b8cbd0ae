import Foundation

/// What a change of a controller's view is like while it takes place.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    /// Whether the change is animated.
    var isAnimated: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// Whether it was given up.
    var isCancelled: Bool { get }
    /// The view in which it takes place.
    var containerView: UIView { get }
}

/// Does something together with a change of a controller's view.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Has something done together with the change, and after it.
    /// - Parameters:
    ///   - animation: Is called once views have their new frames, before they are painted.
    ///   - completion: Is called when the change is over.
    /// - Returns: Whether it will be done: not once the change is over.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Has something done together with the change.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A window gets another size. It has it at once: a window on a desktop follows the pointer, and a screen that is turned is
/// dark meanwhile.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    let containerView: UIView
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var isOver = false

    /// Tells the window's controllers that it is about to get a size.
    init(of window: UIWindow, to size: CGSize) {
        containerView = window
        super.init()
        guard let root = window.rootViewController, root.isViewLoaded else { return }
        let traits = window.traitCollection
        let new = traits.with(roomIn: size)
        if new.horizontalSizeClass != traits.horizontalSizeClass || new.verticalSizeClass != traits.verticalSizeClass {
            root.willTransition(to: new, with: self)
        }
        root.viewWillTransition(to: size, with: self)
    }

    var isAnimated: Bool { false }
    var transitionDuration: TimeInterval { 0 }
    var isCancelled: Bool { false }

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isOver else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    /// The window has its size.
    func run() {
        guard !animations.isEmpty else { return }
        containerView.layoutSubtree()
        let all = animations
        animations = []
        for animation in all { animation(self) }
    }

    /// All that belongs to the change is done. What was asked for meanwhile is done too.
    func complete() {
        run()
        isOver = true
        let all = completions
        completions = []
        for completion in all { completion(self) }
    }
}

extension UIViewController {
    /// Tells those inside, and the one in front, which have the same size classes.
    func tellOfTransition(to traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator) {
        for controller in children + [presented].compactMap(\.self) where controller.viewIfLoaded?.window != nil {
            controller.willTransition(to: controller.traitCollection.with(sizeClassesOf: traits), with: coordinator)
        }
    }

    /// Tells those that will have the same size.
    func tellOfTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let own = viewIfLoaded?.bounds.size
        for child in children {
            guard let view = child.viewIfLoaded, view.window != nil, view.bounds.size == own else { continue }
            child.viewWillTransition(to: size, with: coordinator)
        }
        if let presented, let view = presented.viewIfLoaded, view.bounds.size == view.window?.bounds.size {
            presented.viewWillTransition(to: size, with: coordinator)
        }
    }
}
