import Testing
import UIKitSimulator

/// Taps: how many, how far, how fast, and with how many fingers.
@MainActor @Suite("Tap recognizers")
final class TapTests {
    private lazy var kiosk = GestureKiosk()

    private func tap(_ taps: Int = 1, fingers: Int = 1, _ name: String = "tap") -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = taps
        recognizer.numberOfTouchesRequired = fingers
        return kiosk.watch(recognizer, name)
    }

    @Test("A tap is recognized when the finger goes up, and the view then loses its touch")
    func single() {
        let recognizer = tap()
        kiosk.down(0, 100, 120)
        #expect(kiosk.take() == ["view began"])
        kiosk.simulator.advance(0.1)
        kiosk.up()
        #expect(kiosk.take() == ["view cancelled", "tap ended"])
        #expect(recognizer.state == .possible && recognizer.location(in: kiosk.view) == CGPoint(x: 100, y: 120))
        kiosk.tap()
        #expect(kiosk.takeStates() == ["tap ended"])
    }

    @Test("A thumb may roll, but a finger that moves is no tap")
    func slop() {
        _ = tap()
        kiosk.down(0, 100, 100)
        kiosk.move(0, 110, 110)
        kiosk.up()
        #expect(kiosk.takeStates() == ["tap ended"])
        kiosk.down(0, 100, 100)
        kiosk.move(0, 130, 100)
        kiosk.move(0, 100, 100)
        kiosk.up()
        #expect(kiosk.takeStates() == [])
        kiosk.tap()
        #expect(kiosk.takeStates() == ["tap ended"])
    }

    @Test("Two taps in one place and in quick succession are a double tap, four are two")
    func double() {
        _ = tap(2)
        for expected in [[], ["tap ended"], [], ["tap ended"], []] {
            kiosk.tap()
            #expect(kiosk.takeStates() == expected)
        }
        kiosk.simulator.advance(1)
        kiosk.tap()
        kiosk.simulator.advance(1)
        kiosk.tap()
        #expect(kiosk.takeStates() == [], "They were too slow.")
        kiosk.simulator.advance(1)
        kiosk.tap(50, 50)
        kiosk.tap(200, 200)
        #expect(kiosk.takeStates() == [], "They were too far from each other.")
        kiosk.tap(200, 200)
        #expect(kiosk.takeStates() == ["tap ended"])
    }

    @Test("Three taps")
    func triple() {
        _ = tap(3)
        for _ in 0..<2 {
            for _ in 0..<3 { kiosk.tap() }
            #expect(kiosk.takeStates() == ["tap ended"])
        }
    }

    @Test("Two fingers at once")
    func twoFingers() {
        _ = tap(1, fingers: 2)
        kiosk.tap()
        #expect(kiosk.takeStates() == [])
        kiosk.down(0, 50, 50)
        kiosk.down(1, 150, 50)
        kiosk.up(0)
        kiosk.up(1)
        #expect(kiosk.takeStates() == ["tap ended"])
        for finger in 0..<3 { kiosk.down(finger, 50 + CGFloat(finger) * 50, 50) }
        for finger in 0..<3 { kiosk.up(finger) }
        #expect(kiosk.takeStates() == [], "Three are not two.")
    }

    @Test("Two fingers twice")
    func twoFingersTwice() {
        _ = tap(2, fingers: 2)
        for expected in [[], ["tap ended"]] {
            kiosk.down(0, 50, 50)
            kiosk.down(1, 150, 50)
            kiosk.simulator.advance(0.05)
            kiosk.up(0)
            kiosk.up(1)
            kiosk.simulator.advance(0.1)
            #expect(kiosk.takeStates() == expected)
        }
    }

    @Test("A second finger makes a tap of one finger fail")
    func secondFinger() {
        _ = tap()
        kiosk.down(0, 50, 50)
        kiosk.down(1, 150, 50)
        kiosk.up(1)
        kiosk.up(0)
        #expect(kiosk.takeStates() == [])
    }

    @Test("The touch counts taps")
    func tapCount() {
        final class Counter: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let counter = Counter(frame: CGRect(x: 300, y: 300, width: 100, height: 100))
        kiosk.simulator.window.addSubview(counter)
        for _ in 0..<3 { kiosk.tap(350, 350) }
        kiosk.simulator.advance(1)
        kiosk.tap(350, 350)
        #expect(counter.counts == [1, 2, 3, 1])
    }

    @Test("A tap on a control inside is the control's")
    func controls() {
        _ = tap()
        let button = UIButton(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
        kiosk.view.addSubview(button)
        var used = 0
        button.addAction(UIAction { _ in used += 1 }, for: .touchUpInside)
        kiosk.tap(20, 20)
        #expect(used == 1 && kiosk.takeStates() == [])
        kiosk.watch(UITapGestureRecognizer(), "own", on: button)
        kiosk.tap(20, 20)
        #expect(used == 1 && kiosk.takeStates() == ["own ended"])
    }
}
