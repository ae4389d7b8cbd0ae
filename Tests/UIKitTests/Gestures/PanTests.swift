import Testing
import UIKitSimulator

/// Fingers that move.
@MainActor @Suite("Pan recognizers")
final class PanTests {
    private lazy var kiosk = GestureKiosk()
    private let pan = UIPanGestureRecognizer()

    /// Each test begins with an application of its own: there is one in a process, and other tests may run between
    /// the making of a suite and its test.
    private func begin() { kiosk.watch(pan, "pan") }

    @Test("A finger that moves more than ten points is a pan, and the view loses its touch")
    func states() {
        begin()
        kiosk.down(0, 100, 100)
        kiosk.move(0, 108, 100)
        #expect(kiosk.take() == ["view began", "view moved"])
        kiosk.move(0, 115, 100)
        #expect(kiosk.take() == ["view cancelled", "pan began"])
        kiosk.move(0, 140, 130)
        kiosk.up()
        #expect(kiosk.take() == ["pan changed", "pan ended"] && pan.state == .possible)
    }

    @Test("How far it moved is measured in points of a view, and can be set")
    func translation() {
        begin()
        kiosk.down(0, 100, 100)
        kiosk.move(0, 130, 80)
        #expect(pan.translation(in: kiosk.view) == CGPoint(x: 30, y: -20))
        kiosk.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(pan.translation(in: kiosk.view) == CGPoint(x: 15, y: -10))
        pan.setTranslation(CGPoint(x: 5, y: 5), in: kiosk.view)
        #expect(pan.translation(in: kiosk.view) == CGPoint(x: 5, y: 5))
        kiosk.move(0, 140, 80)
        #expect(pan.translation(in: kiosk.view) == CGPoint(x: 10, y: 5))
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 10))
        kiosk.up()
    }

    @Test("The velocity is that of the last tenth of a second")
    func velocity() {
        begin()
        kiosk.down(0, 0, 100)
        for step in 1...20 { kiosk.move(0, CGFloat(step) * 10, 100) }
        #expect(abs(pan.velocity(in: nil).x - 600) < 1 && pan.velocity(in: nil).y == 0)
        kiosk.simulator.advance(0.5)
        #expect(pan.velocity(in: nil) == .zero)
        kiosk.up()
    }

    @Test("The middle of several fingers moves, and neither one more nor one less is a movement")
    func severalFingers() {
        begin()
        kiosk.down(0, 100, 100)
        kiosk.move(0, 120, 100)
        kiosk.down(1, 220, 200)
        #expect(pan.numberOfTouches == 2 && pan.location(in: nil) == CGPoint(x: 170, y: 150))
        #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
        kiosk.move(1, 240, 200)
        #expect(pan.translation(in: nil) == CGPoint(x: 30, y: 0))
        kiosk.up(0)
        kiosk.move(1, 241, 200)
        #expect(pan.translation(in: nil) == CGPoint(x: 31, y: 0) && pan.numberOfTouches == 1)
        #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 241, y: 200))
        kiosk.up(1)
        #expect(kiosk.takeStates().filter { !$0.hasSuffix("changed") } == ["pan began", "pan ended"])
    }

    @Test("Fewer or more fingers than asked for are no pan")
    func numbers() {
        begin()
        pan.minimumNumberOfTouches = 2
        pan.maximumNumberOfTouches = 2
        kiosk.down(0, 100, 100)
        kiosk.move(0, 160, 100)
        #expect(kiosk.takeStates() == [])
        kiosk.up()
        for finger in 0..<2 { kiosk.down(finger, 100 + CGFloat(finger) * 50, 100) }
        kiosk.move(0, 100, 150)
        kiosk.move(1, 150, 150)
        #expect(kiosk.takeStates().first == "pan began")
        for finger in 0..<2 { kiosk.up(finger) }
        _ = kiosk.take()
        for finger in 0..<3 { kiosk.down(finger, 100 + CGFloat(finger) * 50, 100) }
        for finger in 0..<3 { kiosk.move(finger, 100 + CGFloat(finger) * 50, 200) }
        #expect(kiosk.takeStates() == [])
        for finger in 0..<3 { kiosk.up(finger) }
    }

    @Test("Fingers that are taken away cancel a pan, and the next one is as new")
    func cancelled() {
        begin()
        kiosk.down(0, 100, 100)
        kiosk.move(0, 140, 100)
        kiosk.simulator.inject(.focus(false))
        #expect(kiosk.takeStates() == ["pan began", "pan cancelled"])
        kiosk.simulator.inject(.focus(true))
        kiosk.down(0, 200, 200)
        #expect(pan.translation(in: nil) == .zero)
        kiosk.move(0, 200, 220)
        #expect(kiosk.takeStates() == ["pan began"] && pan.translation(in: nil) == CGPoint(x: 0, y: 20))
        kiosk.up()
    }

    @Test("Neither one finger more nor one less is a speed")
    func speedOfSeveralFingers() {
        begin()
        kiosk.down(0, 50, 100)
        for step in 1...6 { kiosk.move(0, 50 + CGFloat(step) * 6, 100) }
        kiosk.down(1, 250, 100)
        for x in [92, 98] as [CGFloat] { kiosk.move(0, x, 100) }
        #expect(pan.velocity(in: nil).x > 0 && pan.velocity(in: nil).x < 500)
        kiosk.up(1)
        for x in [104, 110] as [CGFloat] { kiosk.move(0, x, 100) }
        #expect(abs(pan.velocity(in: nil).x - 360) < 1)
        kiosk.up(0)
    }
}
