import Testing
import UIKitSimulator

@testable import UIKit

extension SelectionTests {
    /// The edit menu and the buttons of the mouse.
    @MainActor
    @Suite("Edit menu and mouse")
    struct MouseMenuTests {
        @Test("A press of the main button sends the menu away, wherever the caret goes", arguments: TextKind.allCases)
        func press(_ kind: TextKind) {
            let stage = TextStage(kind, "hello brave world")
            // Behind the last word, where no word is under the pointer.
            let end = stage.point(17, dx: 40)
            for point in [end, stage.point(3), stage.point(9)] {
                for button in [3, 1] {
                    stage.simulator.mouse(.began, at: end, button: button)
                    stage.simulator.mouse(.ended, at: end, button: button)
                }
                stage.settle()
                #expect(stage.menuTitles.isEmpty && stage.marked == "hello brave world|")
                stage.simulator.mouse(.began, at: end, button: 3)
                stage.simulator.mouse(.ended, at: end, button: 3)
                stage.settle()
                #expect(!stage.menuTitles.isEmpty && stage.marked == "hello brave world|")
                stage.simulator.mouse(.began, at: point)
                // While the button is still down.
                #expect(stage.menuTitles.isEmpty)
                stage.simulator.mouse(.ended, at: point)
                stage.settle()
                #expect(stage.menuTitles.isEmpty && stage.text.isFirstResponder)
            }
        }
    }
}
