import Foundation

/// Which of the two controllers of a change is meant.
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one whose view is seen before.
    public static let from = UITransitionContextViewControllerKey(rawValue: "UITransitionContextFromViewController")
    /// The one whose view is seen afterwards.
    public static let to = UITransitionContextViewControllerKey(rawValue: "UITransitionContextToViewController")
}

/// Which of the two views of a change is meant.
public struct UITransitionContextViewKey: Hashable, RawRepresentable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The one that is seen before.
    public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
    /// The one that is seen afterwards.
    public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}

/// What a change of a controller's view is like while it takes place.
///
/// Difference from UIKit: a change is never led by a finger (``isInteractive``): a person who pulls a sheet down moves it, and the
/// change begins where the sheet is let go.
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
    /// How the controller is presented; ``UIModalPresentationStyle/none`` where a change is none of a presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// One of the two controllers; `nil` where there is none, as when a window gets another size.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view of one of the two controllers; `nil` where there is none.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
    /// How the change goes: it begins and ends slowly.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    /// How much faster than usual the rest of a change goes that a finger has let go of: as fast as usual.
    public var completionVelocity: CGFloat { 1 }
    /// How far a finger has led the change: not at all.
    public var percentComplete: CGFloat { 0 }
    /// Whether a finger leads the change. Always `false`.
    public var isInteractive: Bool { false }
    /// Whether a finger has led the change to begin with. Always `false`.
    public var initiallyInteractive: Bool { false }
    /// Whether the change can be held. Always `false`.
    public var isInterruptible: Bool { false }
    /// By what a turned screen turns what it shows: nothing, because it is laid out anew.
    public var targetTransform: CGAffineTransform { .identity }
}

/// Does something together with a change of a controller's view.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Has something done together with the change, and after it.
    /// - Parameters:
    ///   - animation: Is called in the animation of the change, once views have their places; before the completion at the latest.
    ///     Where a window gets another size it is called once views have their new frames, before they are painted.
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

    /// Has something done together with the change in a view, wherever that stands, and after it.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

    /// Has something done when a finger lets a change go that it has led. It is never called: see
    /// ``UIViewControllerTransitionCoordinatorContext``.
    public func notifyWhenInteractionChanges(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}
}

extension UIViewController {
    /// The change of the controller's view, or of one that it is inside, which takes place now: it is presented or taken away, pushed or
    /// popped, presents another one, or its window gets another size. `nil` at other times.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        sequence(first: self) { $0.parent }.lazy.compactMap(\.viewTransition).first
    }

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
