import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// What is selected when a touch begins the editing: what the program says that hears of it, otherwise the touch.
@MainActor @Suite struct BeginningTests {
    /// Taps the text again and again, and writes down what is selected each time.
    private func taps(_ stage: TextStage, at offset: Int = 3) -> Set<String> {
        var seen: Set<String> = []
        for round in 0..<5 {
            stage.text.resignFirstResponder()
            stage.simulator.advance(1)
            if round.isMultiple(of: 2) { stage.tap(offset) } else { stage.simulator.click(stage.point(offset)) }
            seen.insert(stage.marked)
        }
        return seen
    }

    @Test("Select all in didBegin holds at every tap", arguments: TextKind.allCases)
    func selectAll(_ kind: TextKind) {
        let stage = TextStage(kind, isEditing: false)
        stage.log.didBegin = { stage.text.selectAll(nil) }
        #expect(taps(stage) == ["[hello brave world]"])
    }

    @Test("So does it in an action")
    func selectAllInAction() {
        let stage = TextStage(.field, isEditing: false)
        (stage.text as? UITextField)?.addTarget(for: .editingDidBegin) { $0.selectAll(nil) }
        #expect(taps(stage) == ["[hello brave world]"])
    }

    @Test("A caret that the program places holds, wherever it was before", arguments: TextKind.allCases)
    func caret(_ kind: TextKind) {
        let stage = TextStage(kind, isEditing: false)
        stage.log.didBegin = { stage.text.selectedTextRange = TextOffsetRange(4..<4) }
        #expect(taps(stage) == ["hell|o brave world"])
    }

    @Test("A text that is set puts the caret behind it, also when it is the same text", arguments: TextKind.allCases)
    func text(_ kind: TextKind) {
        let stage = TextStage(kind, isEditing: false)
        stage.log.didBegin = { stage.text.plainText = "hello brave world" }
        #expect(taps(stage) == ["hello brave world|"])
    }

    @Test("Text that is put in takes the caret with it", arguments: TextKind.allCases)
    func insertion(_ kind: TextKind) {
        let stage = TextStage(kind, "", isEditing: false)
        stage.log.didBegin = { if stage.text.plainText.isEmpty { stage.text.insertText("+49 ") } }
        stage.tap(0)
        #expect(stage.marked == "+49 |")
    }

    @Test("Without a word from the program the touch decides", arguments: TextKind.allCases)
    func touch(_ kind: TextKind) {
        let stage = TextStage(kind, isEditing: false)
        #expect(taps(stage, at: 6) == ["hello |brave world"])
    }
}
