import Testing
import UIKitSimulator

@testable import UIKit

/// Undo and redo are a person's changes: the delegate is asked.
@MainActor @Suite struct UndoQuestionTests {
    @Test(arguments: TextKind.allCases)
    func theDelegateIsAsked(_ kind: TextKind) {
        let stage = TextStage(kind, "")
        stage.simulator.type("ab")
        stage.log.lines = []
        stage.simulator.press(.keyboardZ, .control)
        #expect(stage.log.lines == ["0+2 ''"] && stage.marked == "|")
        stage.log.lines = []
        stage.simulator.press(.keyboardZ, [.control, .shift])
        #expect(stage.log.lines == ["0+0 'ab'"] && stage.marked == "ab|")
        stage.log.lines = []
        stage.text.undoManager?.undo()
        stage.text.undoManager?.redo()
        #expect(stage.log.lines == ["0+2 ''", "0+0 'ab'"] && stage.marked == "ab|")
    }

    @Test(arguments: TextKind.allCases)
    func whatIsRefusedCanBeUndoneLater(_ kind: TextKind) {
        let stage = TextStage(kind, "")
        stage.simulator.type("ab")
        stage.log.allows = false
        stage.simulator.press(.keyboardZ, .control)
        #expect(stage.marked == "ab|" && stage.text.undoManager?.canUndo == true)
        #expect(stage.text.undoManager?.canRedo == false)
        stage.log.allows = true
        stage.simulator.press(.keyboardZ, .control)
        #expect(stage.marked == "|" && stage.text.undoManager?.canRedo == true)
        stage.log.allows = false
        stage.simulator.press(.keyboardY, .control)
        #expect(stage.marked == "|" && stage.text.undoManager?.canRedo == true)
    }

    @Test("Several edits of one step are one question", arguments: TextKind.allCases)
    func groups(_ kind: TextKind) {
        let stage = TextStage(kind, "a a a|")
        _ = stage.text.session.replaceFound([0..<1, 4..<5], with: "bc")
        stage.log.lines = []
        stage.simulator.press(.keyboardZ, .control)
        #expect(stage.log.lines == ["0+7 'a a a'"] && stage.text.plainText == "a a a|")
    }

    @Test("A delegate that changes the text itself when it is asked has decided", arguments: TextKind.allCases)
    func delegatesOfTheirOwnMind(_ kind: TextKind) {
        let stage = TextStage(kind, "")
        stage.simulator.type("ab")
        stage.log.whenAsked = { stage.text.plainText = "own" }
        stage.simulator.press(.keyboardZ, .control)
        #expect(stage.text.plainText == "own")
    }

    @Test("A text that is made secret when it is asked has nothing to undo any more")
    func secrets() {
        let stage = TextStage(.field, "")
        stage.simulator.type("ab")
        stage.log.whenAsked = { (stage.text as? UITextField)?.isSecureTextEntry = true }
        stage.simulator.press(.keyboardZ, .control)
        #expect(stage.text.plainText == "ab")
    }
}
