import Testing
import UIKitSimulator

@testable import UIKit

/// A text view that can be edited and not selected: it has a caret, and that is all.
@MainActor @Suite struct UnselectableTextTests {
    private func stage() -> TextStage {
        let view = UITextView()
        view.isSelectable = false
        return TextStage(view)
    }

    @Test func keysMoveTheCaretOnly() {
        let stage = stage()
        stage.simulator.press(.keyboardA, .control)
        #expect(stage.marked == "hello brave world|")
        stage.simulator.press(.keyboardLeftArrow, .shift)
        #expect(stage.marked == "hello brave worl|d")
        stage.simulator.press(.keyboardLeftArrow, [.shift, .control])
        #expect(stage.marked == "hello brave |world")
        stage.simulator.press(.keyboardHome, .shift)
        #expect(stage.marked == "|hello brave world")
        stage.simulator.press(.keyboardEnd, [.shift, .control])
        #expect(stage.marked == "hello brave world|")
        stage.simulator.type("!")
        #expect(stage.marked == "hello brave world!|")
    }

    @Test func fingersPlaceTheCaretOnly() {
        let stage = stage()
        for count in 1...3 {
            stage.simulator.advance(1)
            stage.tap(7, count: count)
            #expect(stage.marked == "hello |brave world" && stage.handles.isEmpty, "\(count) taps")
        }
        stage.simulator.advance(1)
        stage.simulator.touchDown(0, at: stage.point(14))
        stage.simulator.advance(0.7)
        #expect(stage.marked == "hello brave wo|rld")
        stage.simulator.touchUp(0)
        stage.settle()
        UIPasteboard.general.string = "p"
        stage.text.pointing.menu.present()
        #expect(stage.menuTitles == ["Paste"])
    }

    @Test func theMousePlacesTheCaretOnly() {
        let stage = stage()
        stage.simulator.mouse(.began, at: stage.point(3))
        stage.simulator.mouse(.moved, at: stage.point(13))
        stage.simulator.frame()
        stage.simulator.mouse(.ended, at: stage.point(13))
        #expect(stage.marked == "hello brave w|orld")
        stage.simulator.advance(1)
        for _ in 0..<2 { stage.simulator.click(stage.point(8)) }
        #expect(stage.marked == "hello br|ave world")
        stage.simulator.advance(1)
        stage.simulator.mouse(.began, at: stage.point(2), button: 3)
        stage.simulator.mouse(.ended, at: stage.point(2), button: 3)
        #expect(stage.text.session.selection.isCaret)
    }

    @Test func aProgramMaySelect() {
        let stage = stage()
        stage.text.selectAll(nil)
        #expect(stage.marked == "[hello brave world]" && stage.handles.isEmpty)
    }
}
