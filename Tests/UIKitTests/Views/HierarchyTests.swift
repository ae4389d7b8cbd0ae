import Testing
import UIKitSimulator

/// Views in views: their order, and who is told of what.
@MainActor @Suite("Hierarchies of views")
final class HierarchyTests {
    /// Writes down what it is told, and reacts to it.
    private final class Teller: UIView {
        let name: String
        let log: Log
        var reactions: [String: (Teller) -> Void] = [:]

        init(_ name: String, _ log: Log) {
            (self.name, self.log) = (name, log)
            super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        }

        required init?(coder: NSCoder) { return nil }

        private func note(_ event: String, _ detail: String = "") {
            log.lines.append("\(name) \(event)\(detail)")
            reactions[event]?(self)
        }

        override func willMove(toSuperview view: UIView?) { note("willMoveToSuperview", view == nil ? " nil" : "") }
        override func didMoveToSuperview() { note("didMoveToSuperview", superview == nil ? " nil" : "") }
        override func willMove(toWindow window: UIWindow?) { note("willMoveToWindow", window == nil ? " nil" : "") }
        override func didMoveToWindow() { note("didMoveToWindow", window == nil ? " nil" : "") }
        override func didAddSubview(_ view: UIView) { note("didAdd", " \((view as? Teller)?.name ?? "?")") }
        override func willRemoveSubview(_ view: UIView) { note("willRemove", " \((view as? Teller)?.name ?? "?")") }
    }

    private final class Log {
        var lines: [String] = []
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private lazy var sim = Simulator(size: CGSize(width: 100, height: 100))
    private let log = Log()

    private func names(_ view: UIView) -> [String] { view.subviews.compactMap { ($0 as? Teller)?.name } }

    @Test("A view that comes into a window and leaves it tells so, before and after")
    func messages() {
        let (a, b) = (Teller("a", log), Teller("b", log))
        a.addSubview(b)
        #expect(log.take() == ["b willMoveToSuperview", "b didMoveToSuperview", "a didAdd b"])
        sim.window.addSubview(a)
        #expect(
            log.take() == [
                "a willMoveToSuperview", "a willMoveToWindow", "b willMoveToWindow", "a didMoveToSuperview",
                "a didMoveToWindow", "b didMoveToWindow",
            ])
        b.removeFromSuperview()
        #expect(
            log.take() == [
                "b willMoveToSuperview nil", "b willMoveToWindow nil", "a willRemove b", "b didMoveToSuperview nil",
                "b didMoveToWindow nil",
            ])
        #expect(a.subviews.isEmpty && b.superview == nil && b.window == nil)
        b.removeFromSuperview()
        #expect(log.take() == [])
    }

    @Test("A view that goes to another superview in its window hears nothing of windows")
    func moving() {
        let (a, b, c) = (Teller("a", log), Teller("b", log), Teller("c", log))
        sim.window.addSubview(a)
        sim.window.addSubview(b)
        a.addSubview(c)
        _ = log.take()
        b.addSubview(c)
        #expect(log.take() == ["c willMoveToSuperview", "a willRemove c", "c didMoveToSuperview", "b didAdd c"])
        #expect(a.subviews.isEmpty && b.subviews == [c] && c.window === sim.window)
    }

    @Test("Subviews stand in the order in which they were put, and places outside the list are its ends")
    func order() {
        let root = UIView()
        let (a, b, c, d) = (Teller("a", log), Teller("b", log), Teller("c", log), Teller("d", log))
        root.addSubview(a)
        root.insertSubview(b, at: -5)
        root.insertSubview(c, at: 99)
        root.insertSubview(d, belowSubview: a)
        #expect(names(root) == ["b", "d", "a", "c"])
        root.insertSubview(b, aboveSubview: a)
        #expect(names(root) == ["d", "a", "b", "c"])
        root.bringSubviewToFront(d)
        root.sendSubviewToBack(c)
        #expect(names(root) == ["c", "a", "b", "d"])
        root.addSubview(c)
        #expect(names(root) == ["a", "b", "d", "c"])
        root.insertSubview(c, at: 0)
        #expect(names(root) == ["c", "a", "b", "d"])
        root.bringSubviewToFront(UIView())
        #expect(names(root) == ["c", "a", "b", "d"])
    }

    @Test("Putting a subview where it is already tells nobody")
    func sameSuperview() {
        let (a, b) = (Teller("a", log), Teller("b", log))
        sim.window.addSubview(a)
        a.addSubview(b)
        _ = log.take()
        a.addSubview(b)
        a.insertSubview(b, at: 0)
        #expect(log.take() == [])
    }

    @Test("Both superviews are laid out when a view goes from one to the other")
    func layoutOfBoth() {
        final class Counter: UIView {
            var count = 0
            override func layoutSubviews() { count += 1 }
        }
        let (a, b, view) = (Counter(), Counter(), UIView())
        sim.window.addSubview(a)
        sim.window.addSubview(b)
        a.addSubview(view)
        sim.frame()
        (a.count, b.count) = (0, 0)
        b.addSubview(view)
        sim.frame()
        #expect(a.count == 1 && b.count == 1)
    }

    // MARK: Callbacks that change the hierarchy

    @Test("A view that removes itself as soon as it was added is out, and its superview hears of no subview")
    func removingItself() {
        let (a, b) = (Teller("a", log), Teller("b", log))
        sim.window.addSubview(a)
        b.reactions["didMoveToSuperview"] = { if $0.superview != nil { $0.removeFromSuperview() } }
        _ = log.take()
        a.addSubview(b)
        #expect(b.superview == nil && b.window == nil && a.subviews.isEmpty)
        let lines = log.take()
        #expect(!lines.contains("a didAdd b"))
        #expect(lines.filter { $0 == "b didMoveToWindow nil" }.count == 1)
        #expect(!lines.contains("b didMoveToWindow"))
    }

    @Test("A view that is put back while it is removed stays, and is told of its window once")
    func comingBack() {
        let (a, b) = (Teller("a", log), Teller("b", log))
        sim.window.addSubview(a)
        a.addSubview(b)
        b.reactions["didMoveToSuperview"] = { [weak a] in if $0.superview == nil { a?.addSubview($0) } }
        _ = log.take()
        b.removeFromSuperview()
        #expect(b.superview === a && b.window === sim.window)
        #expect(log.take().filter { $0.hasPrefix("b didMoveToWindow") } == ["b didMoveToWindow"])
    }

    @Test("A subview that is added when its superview hears of the window hears of it once")
    func addingInside() {
        let (a, b) = (Teller("a", log), Teller("b", log))
        a.reactions["didMoveToWindow"] = { if $0.window != nil { $0.addSubview(b) } }
        sim.window.addSubview(a)
        #expect(b.window === sim.window)
        #expect(log.take().filter { $0 == "b didMoveToWindow" }.count == 1)
    }

    @Test("A view that goes elsewhere before it is added is only where it was added last")
    func goingElsewhere() {
        let (a, b, c) = (Teller("a", log), Teller("b", log), Teller("c", log))
        for view in [a, b] { sim.window.addSubview(view) }
        var isFirst = true
        c.reactions["willMoveToSuperview"] = { [weak b] in
            guard isFirst else { return }
            isFirst = false
            b?.addSubview($0)
        }
        a.addSubview(c)
        #expect(c.superview === a && a.subviews == [c] && b.subviews.isEmpty)
    }

    @Test("Siblings that are removed while one is told of it leave the rest in order")
    func removingSiblings() {
        let root = Teller("root", log)
        sim.window.addSubview(root)
        let views = ["a", "b", "c", "d"].map { Teller($0, log) }
        for view in views { root.addSubview(view) }
        views[1].reactions["willMoveToWindow"] = { _ in
            views[0].removeFromSuperview()
            views[2].removeFromSuperview()
        }
        views[1].removeFromSuperview()
        #expect(names(root) == ["d"])
        #expect(views.dropLast().allSatisfy { $0.window == nil && $0.superview == nil })
    }

    @Test("Tags are found outermost first, and descent is known")
    func searching() {
        let (a, b, c) = (UIView(), UIView(), UIView())
        a.addSubview(b)
        b.addSubview(c)
        (b.tag, c.tag) = (4, 4)
        #expect(a.viewWithTag(4) === b && a.viewWithTag(0) === a && a.viewWithTag(9) == nil)
        #expect(c.isDescendant(of: a) && c.isDescendant(of: c) && !a.isDescendant(of: c))
    }

    @Test("Two subviews change places; places that there are not change nothing", arguments: [false, true])
    func exchanging(_ hasCover: Bool) {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
        let views = (0..<4).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        sim.window.addSubview(parent)
        for view in views { parent.addSubview(view) }
        sim.frame()
        if hasCover {
            UIView.transition(with: views[1], duration: 1, options: .transitionCrossDissolve) { views[1].alpha = 0.5 }
        }
        func order() -> [Int?] { parent.subviews.map { view in views.firstIndex { $0 === view } } }
        parent.exchangeSubview(at: 0, withSubviewAt: 3)
        #expect(order() == [3, 1, 2, 0])
        parent.exchangeSubview(at: 2, withSubviewAt: 1)
        #expect(order() == [3, 2, 1, 0])
        for (first, second) in [(0, 4), (-1, 2), (1, 1)] { parent.exchangeSubview(at: first, withSubviewAt: second) }
        #expect(order() == [3, 2, 1, 0])
    }

    @Test("A superview does not keep its parent, and subviews outlive it without one")
    func lifetime() {
        let inner = UIView()
        weak var outer: UIView?
        do {
            let view = UIView()
            view.addSubview(inner)
            outer = view
        }
        #expect(outer == nil && inner.superview == nil)
    }
}
