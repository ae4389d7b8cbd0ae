import Testing
import UIKitSimulator

/// Lines under the blanks at the end of a line are drawn only where the text does not go on in another one.
@MainActor @Suite("Lines under blanks")
struct BlankDecorationTests {
    @Test("A line that is the same but for how it ends is painted again", arguments: [3, 7])
    func ends(blanks: Int) {
        let page = Page("", size: CGSize(width: 160, height: 240))
        let first = "underlined" + String(repeating: " ", count: blanks)
        page.view.attributedText = NSAttributedString(
            string: first + "wwwwwwwwwwww",
            attributes: [.underlineStyle: 1, .font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.black])
        page.view.selectedRange = NSRange(location: first.utf16.count, length: 0)
        page.simulator.advance(0.1)
        _ = page.simulator.areaMissedByDamage()
        // The long word stands in the next line either way.
        page.simulator.press(.keyboardReturnOrEnter)
        #expect(page.simulator.areaMissedByDamage() == nil, "The paragraph ends behind the blanks.")
        page.simulator.press(.keyboardDeleteOrBackspace)
        #expect(page.simulator.areaMissedByDamage() == nil, "The text goes on.")
    }
}
