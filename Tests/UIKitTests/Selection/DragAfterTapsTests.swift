import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

extension SelectionTests {
    /// Fingers and buttons that go down again at once and stay down.
    @MainActor
    @Suite("Dragging after taps")
    struct DragAfterTapsTests {
        private static let text = "hello wonderful world"

        private func press(_ stage: TextStage, _ offset: Int, times: Int) {
            for _ in 1..<max(1, times) { stage.simulator.click(stage.point(offset)) }
            stage.simulator.mouse(.began, at: stage.point(offset))
        }

        @Test("The mouse selects by words after two presses, back and forth, and a drag ends the counting")
        func mouseWords() {
            for kind in TextKind.allCases {
                let stage = TextStage(kind, Self.text)
                press(stage, 10, times: 2)
                #expect(stage.marked == "hello [wonderful] world")
                for (offset, marked) in [
                    (18, "hello [wonderful world]"), (2, "[hello wonderful] world"), (11, "hello [wonderful] world"),
                    (15, "hello [wonderful ]world"), (2, "[hello wonderful] world"),
                ] {
                    stage.simulator.mouse(.moved, at: stage.point(offset))
                    #expect(stage.marked == marked, "\(kind) to \(offset)")
                }
                stage.simulator.mouse(.ended, at: stage.point(2))
                #expect(stage.marked == "[hello wonderful] world", "\(kind)")
                stage.simulator.click(stage.point(10))
                #expect(stage.marked == "hello wond|erful world", "\(kind)")
            }
        }

        @Test("The mouse selects by paragraphs after three presses; a field has one")
        func mouseParagraphs() {
            let field = TextStage(.field, Self.text)
            press(field, 10, times: 3)
            field.simulator.mouse(.moved, at: field.point(2))
            #expect(field.marked == "[\(Self.text)]")
            let stage = TextStage(.view, "one two\nthree\n\nfour five")
            stage.text.frame.size.height = 200
            stage.simulator.frame()
            press(stage, 10, times: 3)
            #expect(stage.marked == "one two\n[three]\n\nfour five")
            for (offset, marked) in [
                (17, "one two\n[three\n\nfour five]"), (14, "one two\n[three\n]\nfour five"),
                (5, "[one two\nthree]\n\nfour five"), (9, "one two\n[three]\n\nfour five"),
            ] {
                stage.simulator.mouse(.moved, at: stage.point(offset))
                #expect(stage.marked == marked, "to \(offset)")
            }
        }

        @Test("A finger that taps and then slides selects by letters in a field, and nothing in a view")
        func finger() {
            for (kind, dragged) in [
                (TextKind.field, "hello wond[erful wo]rld"), (.view, "hello wonderful| world"),
            ] {
                for taps in [1, 2] {
                    let stage = TextStage(kind, Self.text)
                    for _ in 0..<taps { stage.simulator.tap(stage.point(10)) }
                    #expect(stage.marked == (taps == 1 ? "hello wonderful| world" : "hello [wonderful] world"))
                    stage.drag(from: stage.point(10), to: stage.point(18))
                    let isKept = kind == .view && taps == 2
                    #expect(stage.marked == (isKept ? "hello [wonderful] world" : dragged), "\(kind), \(taps)")
                }
            }
        }

        @Test("A tap right after a slide is the first one again", arguments: TextKind.allCases)
        func tapAfterDrag(kind: TextKind) {
            let stage = TextStage(kind, Self.text)
            stage.simulator.tap(stage.point(10))
            stage.simulator.touchDown(0, at: stage.point(10))
            for offset in 11...18 { stage.simulator.touchMove(0, to: stage.point(offset)) }
            for offset in (10...17).reversed() { stage.simulator.touchMove(0, to: stage.point(offset)) }
            stage.simulator.touchMove(0, to: stage.point(18))
            stage.simulator.touchUp(0)
            stage.simulator.tap(stage.point(18))
            #expect(stage.text.session.selection.isCaret)
            stage.simulator.tap(stage.point(18))
            #expect(stage.marked == "hello wonderful [world]")
        }
    }
}
