import Testing
import UIKit
import UIKitSimulator

/// Values that are observed by key paths.
@MainActor
@Suite struct KeyPathObservingTests {
    private final class Counter: UIView {
        var count = 0
    }

    @Test func `what has changed is told once a frame, with what it was`() {
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        let view = Counter(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        simulator.window.addSubview(view)
        simulator.advance(0.1)
        var log: [String] = []
        let bounds = view.observe(\.layer.bounds, options: [.old, .new]) { view, change in
            log.append("\(change.oldValue?.width ?? -1) \(change.newValue?.width ?? -1) \(view.frame.height)")
        }
        let count = view.observe(\.count) { view, change in
            log.append("count \(view.count) \(change.newValue == nil)")
        }
        view.frame.size.width = 60
        view.frame.size.width = 70
        view.count = 3
        #expect(log == [])
        simulator.advance(0.1)
        #expect(log == ["50.0 70.0 50.0", "count 3 true"])
        view.setNeedsDisplay()
        simulator.advance(0.1)
        #expect(log.count == 2)
        bounds.invalidate()
        view.frame.size.width = 80
        simulator.advance(0.1)
        #expect(log.count == 2)
        count.invalidate()
    }

    @Test func `a text view grows with what is typed, in the same frame`() {
        let simulator = Simulator(size: CGSize(width: 300, height: 500))
        let text = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        simulator.window.addSubview(text)
        let observation = text.observe(\.contentSize, options: .initial) { text, _ in
            text.frame.size.height = text.contentSize.height
        }
        text.becomeFirstResponder()
        simulator.type("one\ntwo\nthree\nfour")
        simulator.advance(0.1)
        #expect(text.frame.height == text.contentSize.height && text.frame.height > 60)
        #expect(simulator.areaMissedByDamage() == nil)
        withExtendedLifetime(observation) {}
    }

    @Test func `an observation ends with what stands for it and with its object`() {
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        var calls = 0
        weak var seen: UIView?
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            seen = view
            simulator.window.addSubview(view)
            _ = view.observe(\.frame) { _, _ in calls += 1 }
            let kept = view.observe(\.alpha) { view, _ in
                calls += 10
                view.removeFromSuperview()
            }
            view.frame.size.width = 10
            view.alpha = 0.5
            simulator.advance(0.1)
            #expect(calls == 10)
            view.removeObserver(kept, forKeyPath: "alpha")
            view.alpha = 1
            simulator.advance(0.1)
            #expect(calls == 10)
            withExtendedLifetime(kept) {}
        }
        simulator.advance(0.1)
        #expect(seen == nil && calls == 10)
    }

    private final class Thing {}
    private final class Owner: UIView {
        var thing: Thing?
        var other = Thing()
    }

    @Test func `objects that cannot be compared have changed when they are others`() {
        let simulator = Simulator(size: CGSize(width: 300, height: 400))
        let owner = Owner(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        simulator.window.addSubview(owner)
        owner.thing = Thing()
        var told = 0
        let observations = [
            owner.observe(\.thing) { _, _ in told += 1 }, owner.observe(\.other) { _, _ in told += 1 },
        ]
        for _ in 1...3 {
            owner.setNeedsDisplay()
            simulator.advance(0.1)
        }
        #expect(told == 0)
        (owner.thing, owner.other) = (nil, Thing())
        owner.setNeedsDisplay()
        simulator.advance(0.1)
        #expect(told == 2 && observations.count == 2)
    }

    @Test("What is observed before there is an application is told by the first one")
    func beforeTheApplication() {
        let outer = UIApplication.current
        defer { UIApplication.current = outer }
        UIApplication.current = nil
        let view = UIView()
        var told: [CGFloat] = []
        let observation = view.observe(\.alpha) { view, _ in told.append(view.alpha) }
        let sim = Simulator(size: CGSize(width: 100, height: 100))
        sim.window.addSubview(view)
        view.alpha = 0.5
        sim.frame()
        #expect(told == [0.5])
        observation.invalidate()
    }
}
