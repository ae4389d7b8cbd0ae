import Testing
import UIKitSimulator

@testable import UIKit

/// A keyboard that is wanted again while it goes.
@MainActor @Suite struct CalledBackKeyboardTests {
    @Test(arguments: [0, 44, 120])
    func itTurnsRoundWhereItIsSeen(accessoryHeight: CGFloat) {
        let form = Form("A", "B")
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: accessoryHeight))
        if accessoryHeight > 0 { form.b.inputAccessoryView = bar }
        form.a.becomeFirstResponder()
        form.settle()
        form.a.resignFirstResponder()
        form.simulator.advance(0.1)
        let container = UIApplication.shared.keyboard.window.container
        let seen = container.shownState.frame.minY
        #expect(seen < container.frame.minY)
        form.b.becomeFirstResponder()
        #expect(container.shownState.frame.minY == seen, "It does not jump to where it was going.")
        var tops: [CGFloat] = []
        for _ in 0..<30 {
            form.simulator.advance(1 / 60)
            tops.append(container.shownState.frame.minY)
        }
        #expect(tops == tops.sorted(by: >) && tops.last == form.simulator.keyboardFrame.minY)
    }
}
