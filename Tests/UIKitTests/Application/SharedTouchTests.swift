import Testing
import UIKitSimulator

/// Several fingers at once: which of them a view is told of.
@MainActor @Suite("Several fingers on views")
final class SharedTouchTests {
    private lazy var sim = Simulator(size: CGSize(width: 300, height: 200))
    private lazy var pads = [pad("left", x: 0), pad("right", x: 150)]
    private var log: [String] = []

    private func pad(_ name: String, x: CGFloat) -> TouchedView {
        let pad = TouchedView(frame: CGRect(x: x, y: 0, width: 100, height: 100))
        pad.note = { [unowned self] in log.append($0.replacingOccurrences(of: "view", with: name)) }
        sim.window.addSubview(pad)
        return pad
    }

    private func take() -> [String] {
        defer { log = [] }
        return log
    }

    /// Puts a finger down on one of the views.
    private func down(_ finger: Int, on index: Int, y: CGFloat = 50) {
        sim.touchDown(finger, at: pads[index].convert(CGPoint(x: 50, y: y), to: nil))
    }

    @Test("Two views may be touched at the same time")
    func together() {
        down(0, on: 0)
        down(1, on: 1)
        sim.touchUp(0)
        sim.touchUp(1)
        #expect(take() == ["left began", "right began", "left ended", "right ended"])
    }

    @Test("A view with exclusive touches has them alone, touched first or second", arguments: [0, 1], [0, 1])
    func exclusive(index: Int, first: Int) {
        pads[index].isExclusiveTouch = true
        let (name, other) = first == 0 ? ("left", "right") : ("right", "left")
        down(0, on: first)
        down(1, on: 1 - first)
        sim.touchMove(1, to: CGPoint(x: 140, y: 90))
        sim.frame()
        #expect(take() == ["\(name) began"])
        sim.touchUp(1)
        sim.touchUp(0)
        #expect(take() == ["\(name) ended"])
        // Nothing of it is left for the next fingers.
        down(0, on: 1 - first)
        sim.touchUp(0)
        #expect(take() == ["\(other) began", "\(other) ended"])
    }

    @Test("A view is told of one finger at a time, unless it wants more")
    func several() {
        down(0, on: 0)
        down(1, on: 0, y: 80)
        sim.touchMove(1, to: CGPoint(x: 20, y: 20))
        sim.frame()
        sim.touchUp(1)
        sim.touchUp(0)
        #expect(take() == ["left began", "left ended"])
        pads[0].isMultipleTouchEnabled = true
        down(0, on: 0)
        down(1, on: 0, y: 80)
        sim.touchUp(1)
        sim.touchUp(0)
        #expect(take() == ["left began", "left began", "left ended", "left ended"])
    }

    private final class TapCounter: UIView {
        var counts: [Int] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            counts += touches.map(\.tapCount)
        }
    }

    @Test("A click behind a tap is a first one, and so is a tap behind a click")
    func tapsAndClicks() {
        let view = TapCounter(frame: sim.window.bounds)
        sim.window.addSubview(view)
        let point = CGPoint(x: 150, y: 100)
        for _ in 0..<2 { sim.tap(point) }
        for _ in 0..<2 { sim.click(point) }
        sim.tap(point)
        #expect(view.counts == [1, 2, 1, 2, 1])
    }

    private final class EventKeeper: UIView {
        var event: UIEvent?
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.event = event }
    }

    @Test("An event has all touches that are down, and says which of them are a view's")
    func touchesOfEvents() throws {
        let keeper = EventKeeper(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        keeper.isMultipleTouchEnabled = true
        sim.window.addSubview(keeper)
        down(0, on: 0)
        for finger in 1...2 { sim.touchDown(finger, at: CGPoint(x: finger * 100, y: 150)) }
        let event = try #require(keeper.event)
        #expect(event.allTouches?.count == 3)
        #expect(event.touches(for: keeper)?.count == 2 && event.touches(for: pads[0])?.count == 1)
        #expect(event.touches(for: pads[1]) == [])
    }
}
