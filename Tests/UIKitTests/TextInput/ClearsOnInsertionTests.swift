import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// A text that the next insertion replaces.
@MainActor @Suite struct ClearsOnInsertionTests {
    private func set(_ value: Bool, in stage: TextStage) {
        (stage.text as? UITextField)?.clearsOnInsertion = value
        (stage.text as? UITextView)?.clearsOnInsertion = value
    }

    @Test("Outside of editing nothing is cleared, and the wish stays", arguments: TextKind.allCases)
    func outsideOfEditing(_ kind: TextKind) {
        let stage = TextStage(kind, "abc", isEditing: false)
        set(true, in: stage)
        stage.text.insertText("d")
        #expect(stage.text.plainText == "abcd")
        stage.edit()
        stage.simulator.type("xy")
        #expect(stage.text.plainText == "xy")
        set(true, in: stage)
        stage.text.insertText("z")
        #expect(stage.text.plainText == "z", "While it is edited a program's insertion clears as well.")
    }

    @Test("A text that is set is not cleared", arguments: TextKind.allCases)
    func setText(_ kind: TextKind) {
        let stage = TextStage(kind, "abc", isEditing: false)
        set(true, in: stage)
        stage.text.plainText = "def"
        stage.edit()
        stage.simulator.type("g")
        #expect(stage.text.plainText == "defg")
    }

    @Test("Nothing is to be seen of the selection meanwhile", arguments: TextKind.allCases)
    func hiddenSelection(_ kind: TextKind) throws {
        let stage = TextStage(kind)
        let own = try #require(stage.text.rects(of: 6..<11).first)
        let corner = stage.text.convert(CGPoint(x: own.minX + 1, y: own.minY + 1), to: nil)
        let ground = stage.simulator.color(at: corner)
        #expect(stage.drawnCaret != nil)
        stage.tap(8, count: 2)
        #expect(stage.handles.count == 2 && stage.simulator.color(at: corner) != ground)
        set(true, in: stage)
        #expect(stage.handles.isEmpty && stage.simulator.color(at: corner) == ground)
        stage.simulator.press(.keyboardRightArrow)
        #expect(stage.drawnCaret != nil, "A selection that is changed is seen, and the text stays.")
        set(true, in: stage)
        #expect(stage.drawnCaret == nil)
        stage.simulator.type("x")
        #expect(stage.drawnCaret != nil && stage.text.plainText == "x")
    }
}
