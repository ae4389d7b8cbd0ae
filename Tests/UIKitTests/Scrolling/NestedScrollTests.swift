import Testing
import UIKitSimulator

/// Scroll views inside each other, and beside other things that want the finger.
@MainActor @Suite("Scroll views inside each other")
final class NestedScrollTests {
    private lazy var kiosk = ScrollKiosk()
    private let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    private var outer: UIScrollView { kiosk.scroll }
    private let start = CGPoint(x: 100, y: 100)

    /// Each test begins with an application of its own: there is one in a process, and other tests may run between
    /// the making of a suite and its test.
    private func begin() {
        inner.contentSize = CGSize(width: 200, height: 400)
        kiosk.scroll.addSubview(inner)
    }

    @Test("The inner one scrolls, and the outer one when the inner is at its end")
    func innerFirst() {
        begin()
        kiosk.dragAndRest(from: start, by: CGPoint(x: 0, y: -80))
        #expect(inner.contentOffset.y > 50 && outer.contentOffset.y == 0)
        inner.contentOffset.y = 250
        kiosk.dragAndRest(from: start, by: CGPoint(x: 0, y: -80))
        #expect(inner.contentOffset.y == 250 && outer.contentOffset.y > 50)
    }

    @Test("A drag that has begun on one stays there although the finger turns")
    func staying() {
        begin()
        kiosk.drag(from: start, by: CGPoint(x: 0, y: -30))
        kiosk.simulator.touchMove(0, to: CGPoint(x: 100, y: 190))
        kiosk.simulator.advance(0.3)
        #expect(inner.contentOffset.y < 0 && outer.contentOffset.y == 0 && !outer.isDragging)
        kiosk.simulator.touchUp(0)
        kiosk.simulator.advance(2)
        #expect(inner.contentOffset.y == 0)
    }

    @Test("Each axis has its own scroll view")
    func axes() {
        begin()
        inner.contentSize = CGSize(width: 600, height: 150)
        kiosk.dragAndRest(from: start, by: CGPoint(x: -80, y: -10))
        #expect(inner.contentOffset.x > 50 && outer.contentOffset.y == 0)
        kiosk.dragAndRest(from: start, by: CGPoint(x: -10, y: -80))
        #expect(outer.contentOffset.y > 50)
    }

    @Test("Two fingers on two scroll views move both")
    func twoFingers() {
        begin()
        let other = UIScrollView(frame: CGRect(x: 200, y: 0, width: 100, height: 200))
        other.contentSize = CGSize(width: 100, height: 1000)
        kiosk.simulator.window.addSubview(other)
        let sim = kiosk.simulator
        sim.touchDown(0, at: start)
        sim.touchDown(1, at: CGPoint(x: 250, y: 100))
        for step in 1...8 {
            sim.touchMove(0, to: CGPoint(x: 100, y: 100 - CGFloat(step) * 10))
            sim.touchMove(1, to: CGPoint(x: 250, y: 100 - CGFloat(step) * 5))
            sim.advance(1 / 60)
        }
        #expect(inner.contentOffset.y > 50 && other.contentOffset.y > 20 && other.contentOffset.y < 40)
        sim.touchUp(0)
        #expect(other.isDragging)
        sim.touchUp(1)
    }

    @Test("A second finger on a scroll view neither jumps nor stops")
    func secondFinger() {
        begin()
        kiosk.drag(from: start, by: CGPoint(x: 0, y: -30))
        let offset = inner.contentOffset.y
        kiosk.simulator.touchDown(1, at: CGPoint(x: 20, y: 20))
        kiosk.simulator.touchMove(1, to: CGPoint(x: 20, y: 18))
        kiosk.simulator.frame()
        #expect(abs(inner.contentOffset.y - offset - 1) < 1e-6, "Half of the second finger's way.")
        kiosk.simulator.touchUp(0)
        #expect(inner.isDragging)
        kiosk.simulator.advance(0.3)
        kiosk.simulator.touchUp(1)
        #expect(!inner.isDragging && abs(inner.contentOffset.y - offset - 1) < 1e-6)
    }

    @Test("A switch that is slid in a scroll view is slid or scrolled, not both")
    func switches() {
        begin()
        let toggle = UISwitch(frame: CGRect(x: 50, y: 50, width: 0, height: 0))
        inner.addSubview(toggle)
        kiosk.dragAndRest(from: CGPoint(x: 60, y: 65), by: CGPoint(x: 3, y: -60))
        #expect(!toggle.isOn && inner.contentOffset.y > 30)
        inner.contentOffset = .zero
        kiosk.dragAndRest(from: CGPoint(x: 60, y: 65), by: CGPoint(x: 40, y: 0))
        #expect(toggle.isOn && inner.contentOffset == .zero)
    }
}
