import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Lines whose text an input method had not decided when they were set.
@MainActor
@Suite("Lines of marked text")
struct MarkedLinesTests {
    private let end = NSRange(location: 1, length: 0)
    private let large = NSAttributedString(string: "W", attributes: [.font: UIFont.systemFont(ofSize: 40)])

    @Test("Text that is decided before a frame has shown it is not underlined, also where its place was asked for")
    func askedFor() {
        let page = Page("ab|")
        page.view.setMarkedText("k", selectedRange: end)
        _ = page.view.caretRect(for: page.view.endOfDocument)
        page.view.unmarkText()
        #expect(page.view.page.faults(of: page.view) == [])
        #expect(page.simulator.areaMissedByDamage() == nil)
    }

    @Test("The underline goes where the text has moved meanwhile", arguments: ["up\n", "up"])
    func moved(text: String) {
        let page = Page("one\ntwo|\nthree")
        page.simulator.compose("k", selectedRange: end)
        page.simulator.frame()
        page.view.unmarkText()
        page.view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 0), with: text)
        #expect(page.view.page.faults(of: page.view) == [])
        #expect(page.simulator.areaMissedByDamage() == nil)
    }

    @Test("Looks that need other room give it back at once when the text is decided")
    func room() {
        let page = Page("ab|")
        let height = page.view.caretRect(for: page.view.endOfDocument).height
        page.view.setAttributedMarkedText(large, selectedRange: end)
        page.simulator.frame()
        #expect(page.view.caretRect(for: page.view.endOfDocument).height > height)
        page.view.unmarkText()
        #expect(page.view.caretRect(for: page.view.endOfDocument).height == height)
    }

    @Test("Looks that need other room give it back when other text is marked, or the application forgets its text")
    func otherMark() {
        let page = Page("ab|")
        page.view.setAttributedMarkedText(large, selectedRange: end)
        page.simulator.frame()
        page.view.unmarkText()
        page.view.setMarkedText("k", selectedRange: end)
        #expect(page.view.page.faults(of: page.view) == [])
        page.view.setAttributedMarkedText(large, selectedRange: end)
        page.simulator.frame()
        page.view.unmarkText()
        page.simulator.application.forgetText()
        #expect(page.view.page.faults(of: page.view) == [])
    }

    @Test("A field whose letters are made smaller to fit loses the underline like any other")
    func smallerLetters() {
        func picture(isComposed: Bool) -> Data {
            let simulator = Simulator(size: CGSize(width: 240, height: 60))
            simulator.hasHardwareKeyboard = true
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 120, height: 30))
            field.adjustsFontSizeToFitWidth = true
            field.minimumFontSize = 6
            field.tintColor = .clear
            simulator.window.addSubview(field)
            field.text = "many words in it "
            field.becomeFirstResponder()
            if isComposed {
                field.setMarkedText("abc", selectedRange: NSRange(location: 3, length: 0))
                simulator.frame()
                field.unmarkText()
            } else {
                field.insertText("abc")
            }
            simulator.frame()
            return simulator.pngData()
        }
        #expect(picture(isComposed: true) == picture(isComposed: false))
    }
}
