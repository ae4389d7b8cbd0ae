import Foundation
import Testing
import UIKit
import UIKitSimulator

/// What controllers are told of a window that gets another size.
@MainActor @Suite("Size transitions")
struct SizeTransitionTests {
    /// Writes down what it is told, with the width that its view has meanwhile.
    private final class Listener: UIViewController {
        var log: [String] = []

        override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
            super.viewWillTransition(to: size, with: coordinator)
            log.append("to \(Int(size.width)) at \(Int(view.bounds.width))")
            coordinator.animate { [weak self] context in
                guard let self else { return }
                log.append("beside at \(Int(view.window?.bounds.width ?? 0)) \(context.isAnimated)")
            } completion: { [weak self] _ in
                self?.log.append("done")
                #expect(!coordinator.animate { _ in Issue.record("too late") })
            }
        }
    }

    private let simulator = Simulator(size: CGSize(width: 400, height: 600))

    @Test("The controllers that fill the window are told before it changes, beside it and afterwards")
    func order() {
        let (inner, page) = (Listener(), UINavigationController())
        page.pushViewController(inner, animated: false)
        simulator.window.rootViewController = page
        simulator.frame()
        simulator.resize(to: CGSize(width: 600, height: 400))
        #expect(inner.log == ["to 600 at 400", "beside at 600 false", "done"])
        simulator.resize(to: CGSize(width: 600, height: 400))
        #expect(inner.log.count == 3)
    }

    @Test("One whose view is a part of the window is not told, nor one that is not seen; one in front of all is")
    func others() {
        let (root, part, hidden, front) = (Listener(), Listener(), Listener(), Listener())
        root.addChild(part)
        part.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.view.addSubview(part.view)
        part.didMove(toParent: root)
        root.addChild(hidden)
        simulator.window.rootViewController = root
        simulator.frame()
        front.modalPresentationStyle = .fullScreen
        root.present(front, animated: false)
        simulator.advance(0.5)
        simulator.resize(to: CGSize(width: 500, height: 600))
        #expect(root.log.count == 3 && front.log.count == 3 && part.log.isEmpty && hidden.log.isEmpty)
    }

    @Test("Beside the change views have their new frames")
    func frames() {
        final class Page: UIViewController {
            let line = UIView()
            var width: CGFloat = 0
            override func viewDidLoad() {
                super.viewDidLoad()
                line.frame = view.bounds
                line.autoresizingMask = .flexibleWidth
                view.addSubview(line)
            }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                coordinator.animate(alongsideTransition: { [unowned self] _ in width = line.bounds.width })
            }
        }
        let page = Page()
        simulator.window.rootViewController = page
        simulator.frame()
        simulator.resize(to: CGSize(width: 800, height: 600))
        #expect(page.width == 800)
    }

    @Test("Where the size classes change controllers are told of the traits first, in all that is seen, and only then")
    func sizeClasses() {
        final class Page: UIViewController {
            var log: [String] = []
            override func willTransition(
                to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.willTransition(to: newCollection, with: coordinator)
                let (new, old) = (newCollection.horizontalSizeClass, traitCollection.horizontalSizeClass)
                log.append("traits \(old == .compact) \(new == .regular) \(newCollection.layoutDirection.rawValue)")
                coordinator.animate { [weak self] _ in
                    guard let self else { return }
                    log.append("beside \(traitCollection.horizontalSizeClass == new)")
                }
            }
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                log.append("size")
            }
        }
        let (root, part, front) = (Page(), Page(), Page())
        root.addChild(part)
        root.view.addSubview(part.view)
        part.didMove(toParent: root)
        simulator.window.rootViewController = root
        front.modalPresentationStyle = .overFullScreen
        root.present(front, animated: false)
        simulator.frame()
        simulator.resize(to: CGSize(width: 500, height: 600))
        #expect(root.log == ["size"] && front.log == ["size"])
        simulator.resize(to: CGSize(width: 700, height: 600))
        #expect(root.log == ["size", "traits true true 0", "size", "beside true"])
        #expect(part.log.filter { $0 != "size" } == ["traits true true 0", "beside true"])
        #expect(front.log == root.log)
    }
}
