import Foundation

/// A presentation's coming or going, as a program's animator sees it.
final class PresentationAnimation: NSObject, UIViewControllerContextTransitioning {
    private weak var container: UIView?
    let presentationStyle: UIModalPresentationStyle
    private(set) var transitionWasCancelled = false
    private weak var presentation: UIPresentationController?
    private weak var presented: UIViewController?
    private weak var presenter: UIViewController?
    private let isComing: Bool
    private let animator: any UIViewControllerAnimatedTransitioning
    private var completion: ((Bool) -> Void)?

    init(
        of presentation: UIPresentationController, in container: UIView,
        by animator: any UIViewControllerAnimatedTransitioning,
        isComing: Bool
    ) {
        (self.presentation, self.animator, self.isComing) = (presentation, animator, isComing)
        (self.container, presentationStyle) = (container, presentation.presentationStyle)
        (presented, presenter) = (presentation.presentedViewController, presentation.presenter)
    }

    /// How long it takes.
    var duration: TimeInterval { animator.transitionDuration(using: self) }

    /// Has the animator begin.
    /// - Parameter completion: Is called once, with whether the change was made.
    func start(completion: @escaping (Bool) -> Void) {
        self.completion = completion
        UIViewController.performTransition(animated: true) { animator.animateTransition(using: self) }
    }

    var isAnimated: Bool { true }
    var containerView: UIView { container ?? UIView() }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        switch key {
        case .from: isComing ? presenter : presented
        case .to: isComing ? presented : presenter
        default: nil
        }
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        switch key {
        case .from: isComing ? presenterView : presentation?.presentedView
        case .to: isComing ? presentation?.presentedView : presenterView
        default: nil
        }
    }

    /// The presenter's view, where it comes and goes.
    private var presenterView: UIView? { presentation?.removed?.view }

    func initialFrame(for vc: UIViewController) -> CGRect {
        if vc === presented { return isComing ? .zero : presentation?.presentedView?.frame ?? .zero }
        return vc === presenter && (isComing || presenterView == nil) ? frame(of: vc) : .zero
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        if vc === presented { return isComing ? presentation?.frameOfPresentedViewInContainerView ?? .zero : .zero }
        return vc === presenter && (!isComing || presenterView == nil) ? frame(of: vc) : .zero
    }

    private func frame(of controller: UIViewController) -> CGRect {
        guard let view = controller.viewIfLoaded else { return .zero }
        return view.window == nil ? containerView.bounds : view.convert(view.bounds, to: containerView)
    }

    func completeTransition(_ didComplete: Bool) {
        guard let completion else { return }
        self.completion = nil
        transitionWasCancelled = !didComplete
        completion(didComplete)
        animator.animationEnded(didComplete)
    }
}
