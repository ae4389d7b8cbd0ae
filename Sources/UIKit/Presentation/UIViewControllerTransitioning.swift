import Foundation

/// Says how a controller comes and goes when it is presented, where the program does that itself: see
/// ``UIViewController/transitioningDelegate``. All methods have defaults, which leave it to the library.
///
/// Difference from UIKit: a finger does not lead such a change, so that nobody asks for an interaction controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {
    /// What animates the controller's coming; `nil` for the usual way. It is asked when the coming is animated.
    /// - Parameters:
    ///   - presenting: The one that is behind.
    ///   - source: The one whose `present(_:animated:completion:)` was called.
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?
    /// What animates the controller's going; `nil` for the usual way. It is asked when the going is animated.
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)?
    /// What shows a controller of the style ``UIModalPresentationStyle/custom``; `nil` for one that fills the window.
    /// - Parameter presenting: The one that will be behind; `nil` where that is not known yet.
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
    /// Leaves it to the library.
    public func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Leaves it to the library.
    public func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    /// Leaves it to the library.
    public func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { nil }
}

/// Animates a change of controllers' views.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
    /// How long it takes, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval
    /// Animates the views, the one that comes being put into the context's container first, and calls
    /// ``UIViewControllerContextTransitioning/completeTransition(_:)`` at the end: until then the change is not over.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
    /// The change is over. The default does nothing.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// A change of controllers' views that a program animates.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
    /// The view in which it takes place.
    var containerView: UIView { get }
    /// Whether it is animated.
    var isAnimated: Bool { get }
    /// Whether it was given up.
    var transitionWasCancelled: Bool { get }
    /// How the controller is presented.
    var presentationStyle: UIModalPresentationStyle { get }
    /// One of the two controllers.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view of one of the two that comes or goes; `nil` for one that stays where it is behind the other.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// Where a controller's view is before, in the container's points; zero for one that is not there.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is afterwards, in the container's points; zero for one that is gone.
    func finalFrame(for vc: UIViewController) -> CGRect
    /// The animation is over, and with it the change. Another call does nothing.
    /// - Parameter didComplete: Whether the change was made. A controller that has not come is taken away; one that has not gone is
    ///   gone nevertheless, because nothing leads a change back.
    func completeTransition(_ didComplete: Bool)
}

extension UIViewControllerContextTransitioning {
    /// Whether a finger leads the change. Always `false`.
    public var isInteractive: Bool { false }
    /// By what a view that comes is turned: nothing.
    public var targetTransform: CGAffineTransform { .identity }
}
