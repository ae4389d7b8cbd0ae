import Testing
import UIKitSimulator

@testable import UIKit

extension TextInteractionTests {
    /// A code of six digits in boxes that a program draws by hand.
    @MainActor
    @Suite("A code field")
    struct CodeFieldTests {
        @Test("Taps and keys fill the boxes, and no more than there are")
        func filling() {
            let kiosk = GridKiosk("", limit: 6, hasHardwareKeyboard: false)
            kiosk.tap(kiosk.point(0, dx: 20))
            for digit in ["1", "2", "3"] { kiosk.simulator.tapKey(digit) }
            #expect(kiosk.marked == "123|")
            kiosk.simulator.tapKey("delete")
            for digit in ["4", "5", "6", "7", "8"] { kiosk.simulator.tapKey(digit) }
            #expect(kiosk.marked == "124567|")
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test("A tap goes to the box, sliding selects digits, and pasting fills the rest")
        func boxes() {
            let kiosk = GridKiosk("123456", limit: 6, isFocused: true)
            kiosk.text.selection = NSRange(location: 0, length: 0)
            kiosk.drag(from: kiosk.point(2), to: kiosk.point(4))
            #expect(kiosk.marked == "12[34]56")
            UIPasteboard.general.string = "7a8"
            kiosk.simulator.press(.keyboardV, .control)
            #expect(kiosk.marked == "1278|56")
        }

        @Test("Carets, handles, the loupe and the menu stand where the text says")
        func pictures() {
            let kiosk = GridKiosk("123456", limit: 6)
            kiosk.tap(kiosk.point(3), times: 2)
            #expect(kiosk.marked == "[123456]")
            #expect(kiosk.handles.map { $0.frame.midX } == [4, 316])
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test("A secret has one word")
        func secret() {
            let kiosk = GridKiosk("12 456", isFocused: true)
            kiosk.text.isSecureTextEntry = true
            kiosk.tap(kiosk.point(1), times: 2)
            #expect(kiosk.marked == "[12 456]")
        }
    }
}
