import Testing
import UIKitSimulator

/// What a tap leaves behind for the next one, and what a press that was too short leaves for those that wait for it.
@MainActor @Suite("Taps after other touches")
final class TapMemoryTests {
    private lazy var kiosk = GestureKiosk()

    private final class Counter: UIView {
        var counts: [Int] = []
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { counts += touches.map(\.tapCount) }
    }

    private func counter() -> Counter {
        let counter = Counter(frame: CGRect(x: 300, y: 0, width: 100, height: 400))
        kiosk.simulator.window.addSubview(counter)
        return counter
    }

    @Test("A drag is no first tap, also where it ends and where it began")
    func drag() {
        let counter = counter()
        for end in [CGPoint(x: 350, y: 200), CGPoint(x: 350, y: 100)] {
            kiosk.down(0, 350, 100)
            kiosk.move(0, 350, 200)
            kiosk.up()
            kiosk.tap(end.x, end.y, pause: 1)
        }
        #expect(counter.counts == [1, 1, 1, 1])
    }

    @Test("A long press is no first tap")
    func press() {
        let counter = counter()
        kiosk.down(0, 350, 100)
        kiosk.simulator.advance(0.6)
        kiosk.up()
        kiosk.tap(350, 100)
        kiosk.tap(350, 100)
        #expect(counter.counts == [1, 1, 2])
    }

    @Test("A touch that was taken away is no first tap")
    func cancelled() {
        let counter = counter()
        kiosk.down(0, 350, 100)
        kiosk.simulator.inject(.focus(false))
        kiosk.simulator.inject(.focus(true))
        kiosk.tap(350, 100)
        #expect(counter.counts == [1, 1])
    }

    @Test("A finger that rolls a little has tapped, and the next is the second tap")
    func roll() {
        let counter = counter()
        kiosk.down(0, 350, 100)
        kiosk.move(0, 350, 110)
        kiosk.up()
        kiosk.tap(350, 100)
        #expect(counter.counts == [1, 2])
    }

    @Test("The second tap of two may last beyond the time in which it had to begin")
    func slowSecondTap() {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = 2
        kiosk.watch(recognizer, "tap")
        kiosk.tap(pause: 0.25)
        kiosk.down(0, 100, 100)
        kiosk.simulator.advance(0.4)
        kiosk.up()
        #expect(kiosk.takeStates() == ["tap ended"])
    }

    @Test("A finger that goes up early fails the press: what waited for that goes on at once")
    func earlyLift() {
        let press = kiosk.watch(UILongPressGestureRecognizer(), "press")
        let tap = kiosk.watch(UITapGestureRecognizer(), "tap")
        tap.require(toFail: press)
        for _ in 0..<3 {
            kiosk.down(0, 100, 100)
            kiosk.simulator.advance(0.2)
            kiosk.up()
            #expect(kiosk.takeStates() == ["tap ended"])
            kiosk.simulator.advance(1)
            #expect(kiosk.takeStates() == [])
        }
        kiosk.down(0, 100, 100)
        kiosk.simulator.advance(0.6)
        kiosk.up()
        #expect(kiosk.takeStates() == ["press began", "press ended"])
    }
}
