import Testing
import TextEngine
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

    private func caret(of stage: TextStage) -> CaretView? {
        stage.text.placeOfCanvas.subviews.compactMap { $0 as? CaretView }.first
    }

    /// Lets the caret go out.
    private func darken(_ stage: TextStage) {
        for _ in 0..<120 where caret(of: stage)?.isHidden == false { stage.simulator.advance(1.0 / 60) }
        #expect(caret(of: stage)?.isHidden == true)
    }

    private static let deeds: [(name: String, body: @MainActor (TextStage) -> Void)] = [
        ("typed", { $0.simulator.type("x") }),
        ("deleted", { $0.simulator.press(.keyboardDeleteOrBackspace) }),
        ("deleted behind the caret", { $0.simulator.press(.keyboardDeleteForward) }),
        ("composed", { $0.simulator.compose("x", selectedRange: NSRange(location: 1, length: 0)) }),
        ("moved", { $0.simulator.press(.keyboardLeftArrow) }),
        ("inserted by the program", { $0.text.insertText("x") }),
        ("set by the program", { $0.text.plainText = "another" }),
        ("selected by the program", { $0.text.session.select(TextSelection(caret: 1)) }),
    ]

    @Test(
        "A caret is seen as soon as the text or its place changes, and goes on blinking from there",
        arguments: TextKind.allCases, 0..<8)
    func shownByDeeds(kind: TextKind, deed: Int) {
        let stage = TextStage(kind)
        stage.text.session.select(TextSelection(caret: 5))
        stage.simulator.frame()
        darken(stage)
        Self.deeds[deed].body(stage)
        stage.simulator.frame()
        #expect(caret(of: stage)?.isHidden == false, "\(Self.deeds[deed].name)")
        stage.simulator.advance(0.4)
        #expect(caret(of: stage)?.isHidden == false, "\(Self.deeds[deed].name)")
        darken(stage)
    }

    @Test(
        "A text that leaves its window and comes back has a caret when it is edited again, and only then",
        arguments: TextKind.allCases, [false, true])
    func leavingTheWindow(kind: TextKind, takesTime: Bool) {
        let stage = TextStage(kind)
        stage.text.removeFromSuperview()
        #expect(caret(of: stage)?.isHidden == true, "Nothing blinks where nobody is.")
        if takesTime {
            stage.simulator.frame()
            #expect(blinks(stage.simulator) == 0 && stage.simulator.secondsToNextFrame == nil)
        }
        stage.simulator.window.addSubview(stage.text)
        if takesTime {
            stage.simulator.frame()
            #expect(caret(of: stage)?.isHidden == true && blinks(stage.simulator) == 0)
        }
        stage.text.becomeFirstResponder()
        stage.simulator.frame()
        #expect(caret(of: stage)?.isHidden == false)
        stage.simulator.advance(1)
        #expect((5...6).contains(blinks(stage.simulator)))
    }
}
