import Testing
import UIKitSimulator

@testable import UIKit

/// When the caret blinks.
@MainActor @Suite("The caret's blink")
struct CaretBlinkTests {
    /// How often something is painted in three seconds in which nothing happens.
    private func blinks(_ sim: Simulator) -> Int {
        (0..<180).count { _ in
            sim.passTime(1.0 / 60)
            return !sim.frame().damage.isEmpty
        }
    }

    @Test("A program and reduced motion stop it, at once and for good, in fields and text views; nothing is due then")
    func switches() {
        for text in [UITextField(), UITextView()] as [UIView] {
            let sim = Simulator(size: CGSize(width: 300, height: 400))
            text.frame = CGRect(x: 10, y: 10, width: 280, height: 40)
            sim.window.addSubview(text)
            sim.hasHardwareKeyboard = true
            sim.tap(text)
            sim.advance(1)
            #expect(blinks(sim) >= 5)
            sim.application.isCaretBlinking = false
            sim.frame()
            #expect(blinks(sim) == 0 && sim.secondsToNextFrame == nil)
            sim.type("a")
            sim.frame()
            #expect(blinks(sim) == 0)
            sim.application.isCaretBlinking = true
            #expect(blinks(sim) >= 5)
            sim.application.isMotionReduced = true
            sim.frame()
            #expect(blinks(sim) == 0 && sim.secondsToNextFrame == nil)
            sim.application.isMotionReduced = false
            #expect(blinks(sim) >= 5)
        }
    }
}
