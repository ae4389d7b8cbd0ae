import Foundation

extension UIViewController {
    func startPresenting(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presenter(of: controller)
        guard presenter.presented == nil, controller.presenter == nil, controller !== self, controller !== presenter,
            !isOnItsWayOut, controller.madePresentation?.isStarting != true,
            let window = viewIfLoaded?.window ?? presenter.viewIfLoaded?.window
        else { return }
        // One that is still on its way out comes anew.
        if let old = controller.madePresentation, old.phase == .ending { old.endEnding(animated: true) }
        presenter.presented = controller
        controller.presenter = presenter
        if controller.resolvedPresentationStyle == .custom, controller.madePresentation?.isNew != true {
            controller.madePresentation = .make(for: controller, presenter: presenter, source: self)
        }
        controller.presentation.begin(
            from: presenter, source: self, in: window, animated: animated, completion: completion)
    }

    func endPresenting(animated: Bool, completion: (() -> Void)?) {
        guard var controller = presented else {
            leaving?.madePresentation?.awaitEnd(animated: animated, completion)
            return
        }
        for child in controller.children { child.endPresentationsInside() }
        // Of several only the one in front is seen to go: it takes the place of those behind it.
        while let next = controller.presented {
            controller.presented = nil
            controller.presenter = nil
            presented = next
            next.presenter = self
            controller.presentation.giveWay(to: next.presentation, animated: animated)
            controller = next
        }
        guard presented === controller else { return }
        presented = nil
        controller.presenter = nil
        leaving = controller
        controller.presentation.end(animated: animated, completion: completion)
    }

    /// Takes the controller itself away, which is presented, also when its presenter is gone.
    func endBeingPresented(animated: Bool) {
        if let presenter, presenter.presented === self { return presenter.endPresenting(animated: animated) {} }
        presenter = nil
        for child in children { child.endPresentationsInside() }
        presentation.end(animated: animated, completion: nil)
    }

    /// Takes away at once what this controller and those inside it present: they are going.
    func endPresentationsInside() {
        for child in children { child.endPresentationsInside() }
        if presented != nil || leaving != nil { endPresenting(animated: false, completion: nil) }
    }

    /// Whether the controller, or one that it is inside, is being taken away. It presents nothing any more.
    private var isOnItsWayOut: Bool {
        sequence(first: self) { $0.parent }.contains { $0.madePresentation?.phase == .ending }
    }

    /// The view is about to leave its window. What the controller presents in front of it would be there without it.
    func endPresentationOutOfSight() {
        guard let presented, let view = viewIfLoaded, presented.madePresentation?.removed?.view !== view else { return }
        endPresenting(animated: false, completion: nil)
    }

    /// Who presents a controller when this one is asked: the outermost controller around this one, or for the styles that
    /// cover a context the one that defines it.
    private func presenter(of controller: UIViewController) -> UIViewController {
        let chain = sequence(first: self) { $0.parent }
        let style = controller.resolvedPresentationStyle
        if style == .currentContext || style == .overCurrentContext,
            let context = chain.first(where: \.definesPresentationContext)
        {
            return context
        }
        return Array(chain).last ?? self
    }

    /// Whether a person cannot take the controller away: it says so, or one inside it does that is shown.
    var holdsPerson: Bool {
        isModalInPresentation || children.contains { $0.viewIfLoaded?.window != nil && $0.holdsPerson }
    }

    // MARK: The presentation

    /// What ``modalPresentationStyle`` means.
    var resolvedPresentationStyle: UIModalPresentationStyle {
        modalPresentationStyle == .automatic ? automaticPresentationStyle : modalPresentationStyle
    }

    /// What shows the controller when it is presented.
    var presentation: UIPresentationController {
        if let made = madePresentation, made.phase != .away || made.presentationStyle == resolvedPresentationStyle {
            return made
        }
        let made = UIPresentationController.make(for: self)
        madePresentation = made
        return made
    }

    /// The colour of the view's upper edge, where it has one.
    var groundColor: UIColor? {
        let navigation = self as? UINavigationController
        if let navigation, !navigation.isNavigationBarHidden { return navigation.navigationBar.backgroundColor }
        return viewIfLoaded?.backgroundColor ?? navigation?.topViewController?.groundColor
    }

    /// How large the view should be is another.
    func contentSizeWantedDidChange() {
        let outermost = sequence(first: self) { $0.parent }.first { $0.presenter != nil }
        outermost?.madePresentation?.placeAgain()
    }

    // MARK: In a window

    /// The controller's view fills a window from now on.
    func enter(_ window: UIWindow) {
        let view: UIView = self.view
        view.frame = window.bounds
        window.insertSubview(view, at: 0)
    }

    /// The controller's view no longer fills its window.
    func leaveWindow() {
        endPresentationsInside()
        viewIfLoaded?.removeFromSuperview()
    }
}

extension UIWindow {
    /// What belongs to the controller that was presented last.
    private var presentationInFront: PresentationContainer? {
        children.lazy.compactMap { $0 as? PresentationContainer }.last { !$0.isGoing }
    }

    /// The view of the controller that was presented last.
    var presentedView: UIView? { presentationInFront?.shownView }

    /// What a person works with: the view of the controller that was presented last with what stands in front of it, or else
    /// the whole window.
    var frontViews: [UIView] {
        guard let index = children.lastIndex(where: { $0 === presentationInFront }) else { return [self] }
        return Array(children[index...])
    }
}
