import Testing
import UIKitSimulator

/// When views are laid out, and in which order.
@MainActor @Suite("Layout passes")
final class LayoutPassTests {
    private final class Box: UIView {
        static var log: [String] = []
        var name = ""
        var whenLaidOut: (Box) -> Void = { _ in }

        convenience init(_ name: String) {
            self.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            self.name = name
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            Self.log.append(name)
            whenLaidOut(self)
        }
    }

    private lazy var sim = Simulator(size: CGSize(width: 100, height: 100))
    private let outer = Box("outer")
    private let first = Box("first")
    private let second = Box("second")
    private let inner = Box("inner")

    /// Each test begins with an application of its own: there is one in a process, and other tests may run between
    /// the making of a suite and its test.
    private func begin() {
        sim.window.addSubview(outer)
        outer.addSubview(first)
        outer.addSubview(second)
        first.addSubview(inner)
    }

    private func take() -> [String] {
        defer { Box.log = [] }
        return Box.log
    }

    private func settle() {
        sim.frame()
        sim.frame()
        _ = take()
    }

    @Test("A frame lays out from the outside in and in the order of the subviews, each view once")
    func order() {
        begin()
        _ = take()
        sim.frame()
        #expect(take() == ["outer", "first", "inner", "second"])
        sim.frame()
        #expect(take() == [])
    }

    @Test("Asking a hundred times lays out once, at the next frame")
    func once() {
        begin()
        settle()
        for _ in 0..<100 {
            first.setNeedsLayout()
            first.bounds.size.width += 1
        }
        #expect(take() == [])
        let report = sim.frame()
        #expect(take() == ["first"] && report.layoutRounds == 1)
    }

    @Test(
        "layoutIfNeeded lays out the view and what is in it now, and nothing beside it unless what is around it waits too"
    )
    func now() {
        begin()
        settle()
        for view in [first, second, inner] { view.setNeedsLayout() }
        first.layoutIfNeeded()
        #expect(take() == ["first", "inner"])
        first.layoutIfNeeded()
        #expect(take() == [])
        sim.frame()
        #expect(take() == ["second"])
        for view in [outer, first, second, inner] { view.setNeedsLayout() }
        first.layoutIfNeeded()
        #expect(take() == ["outer", "first", "inner", "second"])
        sim.frame()
        #expect(take() == [])
    }

    @Test("layoutIfNeeded reaches a descendant that asked alone, also outside a window")
    func below() {
        begin()
        settle()
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(take() == ["inner"])
        outer.removeFromSuperview()
        inner.setNeedsLayout()
        outer.layoutIfNeeded()
        #expect(take().contains("inner"))
    }

    @Test("A size that a superview gives while it is laid out is laid out in the same frame")
    func cascade() {
        begin()
        settle()
        outer.whenLaidOut = { [first] _ in first.frame.size.width = 77 }
        first.whenLaidOut = { [inner] in inner.frame.size.width = $0.bounds.width / 2 }
        outer.setNeedsLayout()
        sim.frame()
        #expect(take() == ["outer", "first", "inner"])
        #expect(inner.frame.width == 38.5)
    }

    @Test("Moving a view lays out nothing, resizing lays out the view and adding its superview")
    func triggers() {
        begin()
        settle()
        first.center.x += 5
        first.bounds.origin.y = 3
        sim.frame()
        #expect(take() == [])
        first.frame.size.height = 33
        sim.frame()
        #expect(take() == ["first"])
        second.addSubview(UIView())
        sim.frame()
        #expect(take() == ["second"])
        inner.removeFromSuperview()
        sim.frame()
        #expect(take() == ["first"])
    }

    @Test("A view that always asks again slows the program down but does not stop it")
    func greedy() {
        begin()
        settle()
        first.whenLaidOut = { $0.setNeedsLayout() }
        first.setNeedsLayout()
        let report = sim.frame()
        #expect(report.layoutRounds == 4)
        #expect(take().count == 4)
        first.layoutIfNeeded()
        #expect(take().count == 4)
        first.whenLaidOut = { _ in }
        sim.frame()
        sim.frame()
        #expect(sim.frame().layoutRounds == 0, "nothing has asked for a frame")
    }

    @Test("A view that lays itself out while it is laid out comes to an end")
    func recursive() {
        begin()
        settle()
        first.whenLaidOut = {
            $0.setNeedsLayout()
            $0.layoutIfNeeded()
            $0.superview?.layoutIfNeeded()
        }
        first.setNeedsLayout()
        sim.frame()
        #expect(!take().isEmpty && take().count < 20)
    }

    @Test("A view that removes itself or its siblings while it is laid out harms nobody")
    func removing() {
        begin()
        settle()
        first.whenLaidOut = { [second] in
            $0.removeFromSuperview()
            second.removeFromSuperview()
        }
        for view in [first, second, inner] { view.setNeedsLayout() }
        sim.frame()
        #expect(outer.subviews.isEmpty && first.window == nil)
        _ = take()
        second.setNeedsLayout()
        outer.addSubview(second)
        sim.frame()
        #expect(take().contains("second"))
    }

    @Test("A controller is told before and after its view is laid out")
    func controllers() {
        begin()
        final class Controller: UIViewController {
            override func loadView() { view = Box("view") }
            override func viewWillLayoutSubviews() { Box.log.append("will") }
            override func viewDidLayoutSubviews() { Box.log.append("did") }
        }
        let controller = Controller()
        sim.window.rootViewController = controller
        settle()
        controller.view.setNeedsLayout()
        sim.frame()
        #expect(take() == ["will", "view", "did"])
    }
}
