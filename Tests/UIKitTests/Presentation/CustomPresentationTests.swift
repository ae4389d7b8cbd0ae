import Foundation
import Testing
import UIKit
import UIKitSimulator

/// Presentations whose places and animations are a program's own.
@MainActor @Suite("Presentations of a program's own")
struct CustomPresentationTests {
    /// A drawer at the bottom in front of a dimmed ground, which a touch beside it closes.
    private final class Drawer: UIPresentationController {
        let dim = UIView()
        var lines: [String] = []
        var height: CGFloat = 200

        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
        }
        override func presentationTransitionWillBegin() {
            guard let containerView else { return }
            dim.backgroundColor = .black
            dim.alpha = 0
            dim.frame = containerView.bounds
            dim.addGestureRecognizer(
                UITapGestureRecognizer { [weak self] _ in self?.presentedViewController.dismiss(animated: true) })
            containerView.insertSubview(dim, at: 0)
            lines.append("begins \(presentedView?.superview === containerView)")
            presentedViewController.transitionCoordinator?.animate { [self] _ in dim.alpha = 0.5 }
        }
        override func presentationTransitionDidEnd(_ completed: Bool) { lines.append("ended \(completed)") }
        override func dismissalTransitionWillBegin() {
            lines.append("goes")
            presentedViewController.transitionCoordinator?.animate { [self] _ in dim.alpha = 0 }
        }
        override func dismissalTransitionDidEnd(_ completed: Bool) { lines.append("gone \(completed)") }
        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            dim.frame = containerView?.bounds ?? .zero
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    /// Moves a view in from the right and out to it.
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        let isComing: Bool
        var lines: [String] = []
        var completes = true
        init(isComing: Bool) { self.isComing = isComing }
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.4
        }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let controller = context.viewController(forKey: isComing ? .to : .from),
                let view = context.view(forKey: isComing ? .to : .from)
            else { return lines.append("nothing") }
            let width = context.containerView.bounds.width
            if isComing {
                view.frame = context.finalFrame(for: controller).offsetBy(dx: width, dy: 0)
                context.containerView.addSubview(view)
            } else if let behind = context.view(forKey: .to) {
                context.containerView.insertSubview(behind, belowSubview: view)
            }
            lines.append(
                "from \(context.initialFrame(for: controller).minX) to \(context.finalFrame(for: controller).width)")
            UIView.animate(withDuration: transitionDuration(using: context), delay: 0, options: .curveLinear) {
                [isComing] in
                view.frame.origin.x = isComing ? 0 : width
            } completion: { [self] _ in
                context.completeTransition(completes)
                context.completeTransition(true)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { lines.append("ended \(transitionCompleted)") }
    }

    private final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
        var drawer: Drawer?
        var makesDrawer = false
        var coming: Slide?
        var going: Slide?
        var asked: [String] = []
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            asked.append("controller for \(presenting?.title ?? "-") of \(source.title ?? "-")")
            if makesDrawer { drawer = Drawer(presentedViewController: presented, presenting: presenting) }
            return drawer
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            asked.append("coming for \(presenting.title ?? "-") of \(source.title ?? "-")")
            return coming
        }
        func animationController(forDismissed dismissed: UIViewController) -> (
            any UIViewControllerAnimatedTransitioning
        )? {
            asked.append("going")
            return going
        }
    }

    /// Notes that it comes and goes.
    private final class Page: UIViewController {
        var lines: [String] = []
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        override func viewDidLoad() {
            view.backgroundColor = .white
            view.addSubview(field)
        }
        override func viewWillAppear(_ animated: Bool) { lines.append("will appear \(animated)") }
        override func viewDidAppear(_ animated: Bool) { lines.append("did appear \(animated)") }
        override func viewWillDisappear(_ animated: Bool) { lines.append("will disappear \(animated)") }
        override func viewDidDisappear(_ animated: Bool) { lines.append("did disappear \(animated)") }
    }

    private let sim = Simulator(size: CGSize(width: 400, height: 600))
    private let root = Page()
    private let page = Page()
    private let delegate = Delegate()

    private init() {
        root.title = "root"
        sim.window.rootViewController = root
        sim.frame()
        root.lines = []
        page.transitioningDelegate = delegate
    }

    @Test("A presentation controller says where the view stands and puts views behind it, which go along")
    func drawer() throws {
        delegate.makesDrawer = true
        page.modalPresentationStyle = .custom
        root.present(page, animated: true)
        #expect(delegate.asked == ["controller for root of root", "coming for root of root"])
        let drawer = try #require(delegate.drawer)
        #expect(page.presentationController === drawer && drawer.presentingViewController === root)
        #expect(drawer.lines == ["begins true"] && page.lines == ["will appear true"])
        sim.advance(0.15)
        let (alpha, top) = (
            drawer.dim.layer.presentation()?.opacity ?? 0, page.view.layer.presentation()?.frame.minY ?? 0
        )
        #expect(alpha > 0.05 && alpha < 0.45 && top > 410 && top < 590)
        sim.advance(0.5)
        #expect(
            drawer.lines == ["begins true", "ended true"] && page.lines == ["will appear true", "did appear true"])
        #expect(page.view.frame == CGRect(x: 0, y: 400, width: 400, height: 200) && drawer.dim.alpha == 0.5)
        #expect(root.lines == [] && root.view.window != nil && sim.areaMissedByDamage() == nil)
        // Another size is laid out by the program.
        sim.resize(to: CGSize(width: 500, height: 500))
        sim.frame()
        #expect(page.view.frame == CGRect(x: 0, y: 300, width: 500, height: 200))
        sim.tap(page.field)
        sim.advance(0.5)
        sim.type("hi")
        #expect(page.field.text == "hi")
        sim.tap(CGPoint(x: 250, y: 40))
        #expect(drawer.lines.last == "goes" && delegate.asked.last == "going")
        sim.advance(0.6)
        #expect(drawer.lines.last == "gone true" && page.view.window == nil && drawer.dim.window == nil)
        #expect(
            page.lines.suffix(2) == ["will disappear true", "did disappear true"] && root.presentedViewController == nil
        )
        // Another presentation has another controller.
        root.present(page, animated: false)
        sim.advance(0.1)
        #expect(delegate.drawer !== drawer && page.presentationController === delegate.drawer)
        #expect(delegate.drawer?.lines == ["begins true", "ended true"] && page.view.window != nil)
        page.dismiss(animated: false)
        #expect(delegate.drawer?.lines.suffix(2) == ["goes", "gone true"] && page.view.window == nil)
    }

    @Test(
        "A program's animation puts the view in and says when it is over",
        arguments: [.custom, .overFullScreen, .fullScreen] as [UIModalPresentationStyle])
    func animation(style: UIModalPresentationStyle) throws {
        let (coming, going) = (Slide(isComing: true), Slide(isComing: false))
        (delegate.coming, delegate.going) = (coming, going)
        page.modalPresentationStyle = style
        var isDone = false
        root.present(page, animated: true) { isDone = true }
        #expect(coming.lines == ["from 0.0 to 400.0"] && page.lines == ["will appear true"] && !isDone)
        #expect(page.transitionCoordinator?.transitionDuration == 0.4)
        sim.advance(0.2)
        let x = page.view.layer.presentation()?.frame.minX ?? 0
        #expect(x > 150 && x < 250)
        sim.advance(0.4)
        #expect(isDone && coming.lines.last == "ended true" && page.lines.last == "did appear true")
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600) && page.transitionCoordinator == nil)
        #expect((root.view.window == nil) == (style == .fullScreen))
        #expect(root.lines == (style == .fullScreen ? ["will disappear true", "did disappear true"] : []))
        sim.tap(page.field)
        sim.type("a")
        #expect(page.field.text == "a" && sim.areaMissedByDamage() == nil)
        root.dismiss(animated: true)
        #expect(going.lines == ["from 0.0 to 0.0"] && page.lines.last == "will disappear true")
        sim.advance(0.8)
        #expect(going.lines.last == "ended true" && page.lines.last == "did disappear true" && page.view.window == nil)
        #expect(root.view.window != nil && root.view.superview === sim.window && root.view.frame == sim.window.bounds)
        if style == .fullScreen { #expect(root.lines.suffix(2) == ["will appear true", "did appear true"]) }
        sim.frame()
        #expect(sim.areaMissedByDamage() == nil)
    }

    @Test("A controller that does not come in the end is away, and one that is dismissed as it comes goes")
    func givenUp() {
        let coming = Slide(isComing: true)
        coming.completes = false
        delegate.coming = coming
        page.modalPresentationStyle = .custom
        root.present(page, animated: true)
        sim.advance(0.6)
        #expect(coming.lines.last == "ended false" && page.view.window == nil && root.presentedViewController == nil)
        coming.completes = true
        root.present(page, animated: true)
        sim.advance(0.1)
        root.dismiss(animated: true)
        sim.advance(1)
        #expect(page.view.window == nil && root.presentedViewController == nil)
        root.present(page, animated: true)
        sim.advance(1)
        #expect(
            page.view.window != nil && root.presentedViewController === page && page.lines.last == "did appear true")
    }

    @Test("A delegate that says nothing leaves it to the library, in the custom style too")
    func nothing() {
        page.modalPresentationStyle = .custom
        root.present(page, animated: true)
        sim.advance(0.6)
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 400, height: 600) && root.lines == [])
        page.transitioningDelegate = nil
        root.dismiss(animated: true)
        sim.advance(0.6)
        #expect(page.view.window == nil)
    }

    @Test("Whoever is told may dismiss the controller", arguments: 0..<5)
    func hostile(site: Int) {
        final class Hostile: UIPresentationController {
            var site = 0
            func strike(_ number: Int) {
                if number == site { presentedViewController.dismiss(animated: number % 2 == 0) }
            }
            override func presentationTransitionWillBegin() { strike(0) }
            override func presentationTransitionDidEnd(_ completed: Bool) { strike(1) }
            override func dismissalTransitionWillBegin() { strike(2) }
            override func dismissalTransitionDidEnd(_ completed: Bool) { strike(3) }
            override func containerViewDidLayoutSubviews() { strike(4) }
        }
        final class Maker: NSObject, UIViewControllerTransitioningDelegate {
            var site = 0
            func presentationController(
                forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
            ) -> UIPresentationController? {
                let hostile = Hostile(presentedViewController: presented, presenting: presenting)
                hostile.site = site
                return hostile
            }
        }
        let maker = Maker()
        maker.site = site
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = maker
        for isAnimated in [true, false, true] {
            root.present(page, animated: isAnimated)
            sim.advance(0.8)
            root.dismiss(animated: isAnimated)
            sim.advance(0.8)
            #expect(page.view.window == nil && root.presentedViewController == nil && root.view.window != nil)
        }
        #expect(sim.areaMissedByDamage() == nil)
    }
}
