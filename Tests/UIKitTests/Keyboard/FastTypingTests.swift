import Testing
import UIKitSimulator

@testable import UIKit

/// Two thumbs at fifteen taps a second, through every layer from the finger to the field: nothing lost, nothing twice.
@MainActor @Suite struct FastTypingTests {
    private func field(in sim: Simulator) -> UITextField {
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: sim.window.bounds.width - 20, height: 44))
        field.autocapitalizationType = .none
        sim.window.addSubview(field)
        field.becomeFirstResponder()
        sim.advance(0.5)
        return field
    }

    private func point(_ sim: Simulator, _ key: Character) -> CGPoint {
        sim.window.keyPoint(key == " " ? "space" : String(key))
    }

    @Test(arguments: [0, 10, 25, 50, 80])
    func noTapIsLost(overlapMilliseconds: Int) {
        let sim = Simulator(size: CGSize(width: 375, height: 667), scale: 0.5)
        let field = field(in: sim)
        var random = SeededGenerator(UInt64(overlapMilliseconds))
        var expected = ""
        // Both thumbs tap at 7.5 a second, in turn; each tap lasts until the next has begun, by the overlap.
        let interval = 1.0 / 15
        let overlap = Double(overlapMilliseconds) / 1000
        var down: (finger: Int, upAt: Double)?
        var time = 0.0
        for number in 0..<300 {
            let key = "abcdefghijklmnopqrstuvwxyz ".randomElement(using: &random) ?? "a"
            let finger = number % 2
            let start = Double(number) * interval
            if let last = down, last.upAt <= start {
                sim.passTime(last.upAt - time)
                time = last.upAt
                sim.touchUp(last.finger)
                down = nil
            }
            sim.passTime(start - time)
            time = start
            // A fat thumb: somewhere on the key.
            let middle = point(sim, key)
            sim.touchDown(
                finger,
                at: CGPoint(
                    x: middle.x + Double.random(in: -8...8, using: &random),
                    y: middle.y + Double.random(in: -10...10, using: &random)))
            expected.append(key)
            if let last = down {
                let up = min(last.upAt, start + interval - 0.001)
                sim.passTime(max(0, up - time))
                time = max(time, up)
                sim.touchUp(last.finger)
            }
            down = (finger, start + interval + overlap)
        }
        if let down { sim.touchUp(down.finger) }
        #expect(field.text == expected, "seed \(SeededGenerator.seed)")
    }

    @Test func tapsWithoutAnyPauseAllCount() {
        let sim = Simulator(size: CGSize(width: 800, height: 480), scale: 0.5)
        let field = field(in: sim)
        for (number, key) in "the quick brown fox".enumerated() {
            // Down and up within one moment, one after another.
            sim.touchDown(number, at: point(sim, key))
            sim.touchUp(number)
        }
        #expect(field.text == "the quick brown fox")
    }

    @Test func aSecondFingerCommitsTheFirst() {
        let sim = Simulator(size: CGSize(width: 375, height: 667), scale: 0.5)
        let field = field(in: sim)
        sim.touchDown(0, at: point(sim, "o"))
        #expect(field.text == "")
        sim.touchDown(1, at: point(sim, "k"))
        #expect(field.text == "o")
        sim.touchUp(0)
        #expect(field.text == "o")
        sim.touchUp(1)
        #expect(field.text == "ok")
    }

    @Test func aFingerThatDriftsAFewPointsStillTypesItsKey() {
        let sim = Simulator(size: CGSize(width: 375, height: 667), scale: 0.5)
        let field = field(in: sim)
        // From near its edge, so that it comes to stand on the next key.
        let start = CGPoint(x: point(sim, "g").x + 12, y: point(sim, "g").y)
        sim.touchDown(0, at: start)
        for step in 1...9 { sim.touchMove(0, to: CGPoint(x: start.x + Double(step), y: start.y - Double(step))) }
        sim.touchUp(0)
        #expect(field.text == "g")
    }

    @Test func aFingerThatSlidesTypesTheKeyItEndsOn() {
        let sim = Simulator(size: CGSize(width: 375, height: 667), scale: 0.5)
        let field = field(in: sim)
        sim.touchDown(0, at: point(sim, "q"))
        sim.touchMove(0, to: point(sim, "t"))
        sim.touchUp(0)
        #expect(field.text == "t")
    }

    @Test func aHeldDeleteKeyRepeatsAndStops() {
        let sim = Simulator(size: CGSize(width: 375, height: 667), scale: 0.25)
        let field = field(in: sim)
        field.text = String(repeating: "abcde ", count: 40)
        sim.touchDown(0, at: sim.window.keyPoint("delete"))
        #expect(field.text?.count == 239)
        sim.advance(0.45)
        #expect(field.text?.count == 239)
        sim.advance(1)
        let afterASecond = field.text?.count ?? 0
        #expect(afterASecond < 236)
        sim.touchUp(0)
        sim.advance(1)
        #expect(field.text?.count == afterASecond)
    }

    @Test func aTouchWhoseEndNeverComesLetsGoOfItsKey() {
        let sim = Simulator(size: CGSize(width: 375, height: 667), scale: 0.25)
        let field = field(in: sim)
        field.text = String(repeating: "x", count: 2000)
        sim.touchDown(0, at: sim.window.keyPoint("delete"))
        // The queue dropped the end: the screen says that no finger is down.
        sim.pressedPointers = []
        sim.advance(2.5)
        #expect(sim.liveTouchCount == 0)
        let count = field.text?.count
        sim.advance(2)
        #expect(field.text?.count == count)
        sim.tapKey("a")
        #expect(field.text?.last == "a")
    }

    @Test func aTouchThatTheScreenReportsForEverLetsGoToo() {
        let sim = Simulator(size: CGSize(width: 375, height: 667), scale: 0.25)
        let field = field(in: sim)
        sim.touchDown(0, at: point(sim, "m"))
        sim.advance(12)
        #expect(UIApplication.shared.inputContext.keyboard?.litKeys == [])
        sim.touchUp(0)
        #expect(field.text == "")
    }
}

extension UIWindow {
    /// Where a key of the on-screen keyboard is.
    fileprivate func keyPoint(_ name: String) -> CGPoint {
        UIApplication.shared.keyboard.location(ofKey: name) ?? .zero
    }
}
