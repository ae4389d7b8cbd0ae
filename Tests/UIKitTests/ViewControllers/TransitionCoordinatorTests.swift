import Foundation
import Testing
import UIKit
import UIKitSimulator

/// What programs do together with a change of controllers' views.
@MainActor @Suite("Transition coordinators")
struct TransitionCoordinatorTests {
    @MainActor
    private final class Log {
        var lines: [String] = []
    }

    /// Does something together with each change that it takes part in.
    private final class Page: UIViewController {
        private let log: Log
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

        init(_ name: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            title = name
        }
        required init?(coder: NSCoder) { return nil }

        override func viewDidLoad() { view.addSubview(mark) }
        override func viewWillAppear(_ animated: Bool) { join("appear") }
        override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) appeared") }
        override func viewWillDisappear(_ animated: Bool) { join("disappear") }
        override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) disappeared") }

        private var name: String { title ?? "" }

        private func join(_ what: String) {
            guard let coordinator = transitionCoordinator else {
                log.lines.append("\(name) \(what) alone")
                return
            }
            coordinator.animate { [self] context in
                mark.frame.origin.x = what == "appear" ? 100 : 0
                let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
                log.lines.append("\(name) beside \(from?.title ?? "-") \(to?.title ?? "-") \(context.isAnimated)")
            } completion: { [self] context in
                log.lines.append("\(name) done\(context.isCancelled ? " cancelled" : "")")
                #expect(!coordinator.animate { _ in Issue.record("too late") } && transitionCoordinator == nil)
            }
        }
    }

    private let sim = Simulator(size: CGSize(width: 400, height: 600))
    private let log = Log()

    private func page(_ name: String) -> Page { Page(name, log) }

    private func taken() -> [String] {
        defer { log.lines = [] }
        return log.lines
    }

    @Test("Pushing and popping, animated and at once")
    func navigation() {
        let (first, second) = (page("a"), page("b"))
        let navigation = UINavigationController(rootViewController: first)
        sim.window.rootViewController = navigation
        sim.frame()
        log.lines = []
        navigation.pushViewController(second, animated: true)
        #expect(taken() == ["a beside a b true", "b beside a b true"])
        // In the animation of the change itself.
        sim.advance(0.15)
        let x = second.mark.layer.presentation()?.frame.minX ?? 0
        #expect(
            x > 10 && x < 90 && second.mark.frame.minX == 100
                && navigation.topViewController?.transitionCoordinator != nil)
        sim.advance(0.5)
        #expect(taken() == ["a disappeared", "b appeared", "a done", "b done"])
        navigation.popViewController(animated: false)
        #expect(
            taken() == [
                "b beside b a false", "a beside b a false", "b disappeared", "a appeared", "b done", "a done",
            ])
        #expect(first.transitionCoordinator == nil && second.transitionCoordinator == nil)
    }

    @Test("Presenting and dismissing; a presenter that stays in sight takes no part")
    func presentation() {
        let (first, second) = (page("a"), page("b"))
        sim.window.rootViewController = first
        sim.frame()
        log.lines = []
        second.modalPresentationStyle = .fullScreen
        first.present(second, animated: true)
        #expect(second.transitionCoordinator?.containerView === second.presentationController?.containerView)
        #expect(second.transitionCoordinator?.presentationStyle == .fullScreen)
        #expect(second.transitionCoordinator?.transitionDuration ?? 0 > 0.1)
        #expect(first.transitionCoordinator === second.transitionCoordinator)
        #expect(taken() == ["a beside a b true", "b beside a b true"])
        sim.advance(0.6)
        #expect(taken() == ["b appeared", "a disappeared", "a done", "b done"])
        first.dismiss(animated: false)
        sim.advance(0.1)
        #expect(
            taken() == [
                "b beside b a false", "a beside b a false", "a appeared", "b disappeared", "b done", "a done",
            ])
        first.present(page("c"), animated: true)
        sim.advance(0.6)
        #expect(taken().filter { $0.hasPrefix("a") } == [])
    }

    @Test("A view that is appearing is in its window and has its size, once each time")
    func appearing() {
        final class Sized: UIViewController {
            var lines: [String] = []
            override func viewWillAppear(_ animated: Bool) { lines.append("will") }
            override func viewIsAppearing(_ animated: Bool) {
                super.viewIsAppearing(animated)
                lines.append("is \(animated) \(view.window != nil) \(Int(view.bounds.width))")
            }
            override func viewDidAppear(_ animated: Bool) { lines.append("did") }
        }
        let pages = (0..<3).map { _ in Sized() }
        let navigation = UINavigationController(rootViewController: pages[0])
        sim.window.rootViewController = navigation
        sim.frame()
        navigation.pushViewController(pages[1], animated: true)
        sim.advance(0.5)
        pages[2].modalPresentationStyle = .fullScreen
        navigation.present(pages[2], animated: true)
        sim.advance(0.6)
        #expect(pages[0].lines == ["will", "is false true 400", "did"])
        for page in pages[1...] { #expect(page.lines == ["will", "is true true 400", "did"]) }
        navigation.dismiss(animated: false)
        sim.advance(0.1)
        #expect(pages[1].lines.suffix(3) == ["will", "is false true 400", "did"] && pages[1].lines.count == 6)
    }

    @Test("A change that is given up says so, and the next one is another")
    func givenUp() {
        let (first, second) = (page("a"), page("b"))
        sim.window.rootViewController = first
        sim.frame()
        log.lines = []
        first.present(second, animated: true)
        sim.advance(0.1)
        first.dismiss(animated: true)
        #expect(log.lines.contains("b done cancelled") && second.transitionCoordinator?.isCancelled == false)
        sim.advance(0.6)
        #expect(log.lines.filter { $0 == "b done" }.count == 1 && second.transitionCoordinator == nil)
    }

    @Test("A window's other size is a change of all that fill it")
    func others() {
        final class Root: UIViewController {
            var found: (any UIViewControllerTransitionCoordinator)?
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                found = children.first?.transitionCoordinator
                #expect(found === coordinator)
            }
        }
        let (root, child) = (Root(), UIViewController())
        root.addChild(child)
        sim.window.rootViewController = root
        sim.frame()
        sim.resize(to: CGSize(width: 500, height: 600))
        #expect(root.found != nil && child.transitionCoordinator == nil)
    }
}
