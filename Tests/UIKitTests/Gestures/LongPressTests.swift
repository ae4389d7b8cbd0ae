import Testing
import UIKitSimulator

/// Fingers that stay.
@MainActor @Suite("Long press recognizers")
final class LongPressTests {
    private lazy var kiosk = GestureKiosk()
    private let press = UILongPressGestureRecognizer()

    /// Each test begins with an application of its own: there is one in a process, and other tests may run between
    /// the making of a suite and its test.
    private func begin() { kiosk.watch(press, "press") }

    @Test("A finger that stays for half a second is a press, which then follows it until it goes up")
    func states() {
        begin()
        kiosk.down(0, 100, 100)
        kiosk.simulator.advance(0.45)
        #expect(kiosk.take() == ["view began"])
        kiosk.simulator.advance(0.1)
        #expect(kiosk.take() == ["view cancelled", "press began"])
        kiosk.move(0, 250, 20)
        #expect(kiosk.take() == ["press changed"] && press.location(in: nil) == CGPoint(x: 250, y: 20))
        kiosk.up()
        #expect(kiosk.take() == ["press ended"] && press.state == .possible)
        #expect(kiosk.simulator.timerCount == 0)
    }

    @Test("A finger that goes up or moves before that is none")
    func failing() {
        begin()
        kiosk.tap()
        kiosk.simulator.advance(1)
        #expect(kiosk.take() == ["view began", "view ended"])
        kiosk.down(0, 100, 100)
        kiosk.move(0, 109, 100)
        kiosk.simulator.advance(0.2)
        kiosk.move(0, 111, 100)
        kiosk.simulator.advance(1)
        #expect(kiosk.takeStates() == [])
        kiosk.up()
    }

    @Test("Duration and distance can be set")
    func settings() {
        begin()
        press.minimumPressDuration = 0.1
        press.allowableMovement = 50
        kiosk.down(0, 100, 100)
        kiosk.move(0, 140, 100)
        kiosk.simulator.advance(0.1)
        #expect(kiosk.takeStates() == ["press began"])
        kiosk.up()
    }

    @Test("Two fingers have to stay, and the time runs from the second")
    func twoFingers() {
        begin()
        press.numberOfTouchesRequired = 2
        kiosk.down(0, 50, 50)
        kiosk.simulator.advance(1)
        kiosk.down(1, 150, 50)
        kiosk.simulator.advance(0.4)
        #expect(kiosk.takeStates() == [])
        kiosk.simulator.advance(0.2)
        #expect(kiosk.takeStates() == ["press began"])
        kiosk.up(1)
        kiosk.up(0)
        #expect(kiosk.takeStates() == ["press ended"])
    }

    @Test("A press of one finger fails with a second one, and the next finger starts over")
    func tooMany() {
        begin()
        kiosk.down(0, 50, 50)
        kiosk.down(1, 150, 50)
        kiosk.simulator.advance(1)
        kiosk.up(0)
        kiosk.up(1)
        #expect(kiosk.takeStates() == [])
        kiosk.down(0, 50, 50)
        kiosk.simulator.advance(1)
        #expect(kiosk.takeStates() == ["press began"])
        kiosk.up()
    }

    @Test("Fingers that are taken away cancel a press that has begun")
    func cancelled() {
        begin()
        kiosk.down(0, 50, 50)
        kiosk.simulator.advance(1)
        kiosk.simulator.inject(.focus(false))
        #expect(kiosk.takeStates() == ["press began", "press cancelled"])
        kiosk.simulator.inject(.focus(true))
        kiosk.down(0, 50, 50)
        kiosk.simulator.advance(1)
        #expect(kiosk.takeStates() == ["press began"])
    }

    @Test("A press that is disabled or removed while it goes on is cancelled")
    func disabled() {
        begin()
        kiosk.down(0, 50, 50)
        kiosk.simulator.advance(1)
        press.isEnabled = false
        #expect(kiosk.takeStates() == ["press began", "press cancelled"])
        kiosk.up()
        press.isEnabled = true
        kiosk.down(0, 50, 50)
        kiosk.simulator.advance(1)
        kiosk.view.removeGestureRecognizer(press)
        #expect(kiosk.takeStates() == ["press began", "press cancelled"] && press.view == nil)
        kiosk.up()
    }
}
