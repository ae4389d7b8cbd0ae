import Testing
import UIKitSimulator

/// Recognizers that are off, that allow each other from one side, and that take no more fingers.
@MainActor @Suite("Details of recognizers")
final class GestureDetailTests {
    private lazy var kiosk = GestureKiosk()

    private final class Friend: UIGestureRecognizerDelegate {
        func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
        ) -> Bool { true }
    }

    @Test("A recogniser watches the kinds of touches that it is told to")
    func kinds() {
        let simulator = Simulator(size: CGSize(width: 100, height: 100))
        var log: [String] = []
        let fingers = UITapGestureRecognizer { _ in log.append("finger") }
        let mice = UITapGestureRecognizer { _ in log.append("mouse") }
        #expect(fingers.allowedTouchTypes.map(\.intValue) == [0, 2, 3])
        fingers.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.direct.rawValue)]
        mice.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue), 99]
        #expect(mice.allowedTouchTypes == [3])
        simulator.window.addGestureRecognizer(fingers)
        simulator.window.addGestureRecognizer(mice)
        simulator.tap(CGPoint(x: 50, y: 50))
        simulator.advance(0.5)
        #expect(log == ["finger"])
        simulator.mouse(.began, at: CGPoint(x: 50, y: 50))
        simulator.mouse(.ended, at: CGPoint(x: 50, y: 50))
        simulator.advance(0.5)
        #expect(log == ["finger", "mouse"])
    }

    @Test("A recognizer that is off need not fail")
    func disabledRival() {
        let press = kiosk.watch(UILongPressGestureRecognizer(), "press")
        let tap = kiosk.watch(UITapGestureRecognizer(), "tap")
        tap.require(toFail: press)
        kiosk.down(0, 100, 100)
        press.isEnabled = false
        kiosk.up()
        #expect(kiosk.takeStates() == ["tap ended"])
    }

    @Test("One of two that allows the other is enough", arguments: [0, 1])
    func oneSidedFriendship(index: Int) {
        let friend = Friend()
        let pans = ["a", "b"].map { kiosk.watch(UIPanGestureRecognizer(), $0) }
        pans[index].delegate = friend
        kiosk.down(0, 100, 100)
        kiosk.move(0, 150, 100)
        #expect(Set(kiosk.takeStates()) == ["a began", "b began"])
    }

    @Test("A pan of one finger fails when another comes before it has begun")
    func tooManyFingers() {
        let pan = kiosk.watch(UIPanGestureRecognizer(), "pan")
        pan.maximumNumberOfTouches = 1
        kiosk.down(0, 100, 100)
        kiosk.down(1, 200, 100)
        kiosk.move(0, 150, 150)
        kiosk.move(1, 250, 150)
        #expect(kiosk.takeStates() == [])
    }
}
