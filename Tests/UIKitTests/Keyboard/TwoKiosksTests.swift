import Testing
import UIKitSimulator

@testable import UIKit

/// Keyboard and menu of a kiosk move in its own frames, whichever kiosk was made last.
@MainActor @Suite struct TwoKiosksTests {
    @Test func theKeyboardComesToRestInItsOwnFrames() {
        let first = TextStage(.field, isEditing: false)
        first.simulator.hasHardwareKeyboard = false
        let second = Simulator()
        first.text.becomeFirstResponder()
        first.settle()
        #expect(first.application?.keyboard.isAtRest == true)
        first.text.resignFirstResponder()
        first.settle()
        #expect(first.application?.keyboard.window.isHidden == true)
        #expect(second.keyboardFrame.isNull)
    }

    @Test func aMenuThatGoesIsTakenAwayInItsOwnFrames() {
        let first = TextStage(.field)
        let second = Simulator()
        first.text.selectAll(nil)
        first.text.pointing.menu.present()
        first.settle()
        #expect(!first.menuTitles.isEmpty)
        first.text.pointing.menu.dismiss()
        first.settle()
        let window = first.application?.selection.window
        #expect(window?.subviews.contains { $0 is EditMenuView } == false)
        #expect(second.keyboardFrame.isNull)
    }
}
