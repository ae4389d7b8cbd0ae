import Testing
import UIKitSimulator

@testable import UIKit

/// A text view that fills a window of 400 by 300 points.
@MainActor
struct Page {
    let simulator: Simulator
    let view: UITextView

    init(_ text: String, width: CGFloat = 400, height: CGFloat = 300, isEditing: Bool = true) {
        simulator = Simulator(size: CGSize(width: width, height: height))
        simulator.hasHardwareKeyboard = true
        view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: height))
        view.font = UIFont(name: "Block", size: 16) ?? .systemFont(ofSize: 16)
        view.text = text
        simulator.window.addSubview(view)
        if isEditing { view.becomeFirstResponder() }
        simulator.frame()
    }
}

@MainActor
@Suite("UITextView")
struct UITextViewTests {
    @Test("What is typed stands in the text and is seen; the caret is in view")
    func typing() {
        let page = Page("")
        for number in 0..<40 {
            page.simulator.type("line \(number)")
            page.simulator.press(.keyboardReturnOrEnter)
        }
        page.simulator.frame()
        #expect(page.view.text.hasPrefix("line 0\nline 1\n"))
        #expect(page.view.text.hasSuffix("line 39\n"))
        let caret = page.view.caretRect(for: page.view.endOfDocument)
        #expect(page.view.bounds.contains(caret))
        #expect(page.view.contentOffset.y > 0)
    }

    @Test("A picture")
    func picture() throws {
        let simulator = Simulator(size: CGSize(width: 800, height: 480))
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 800, height: 480))
        let text = NSMutableAttributedString(string: "Notes on typecase\n", attributes: [.font: UIFont.boldSystemFont(ofSize: 28)])
        text.append(NSAttributedString(string: String(repeating: "The quick brown fox jumps over the lazy dog. שלום עולם and مرحبا بالعالم, 漢字かな交じり文, emoji 👩‍👩‍👧‍👦🇩🇪. ", count: 6), attributes: [.font: UIFont.systemFont(ofSize: 17)]))
        text.append(NSAttributedString(string: "\n\nUnderlined", attributes: [.underlineStyle: NSNumber(value: 1), .font: UIFont.systemFont(ofSize: 17)]))
        view.attributedText = text
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
        simulator.advance(1)
        print("OFF", view.contentOffset, view.contentSize, view.adjustedContentInset, simulator.window.bounds)
        view.selectedRange = NSRange(location: 30, length: 90)
        simulator.advance(0.5)
        try simulator.pngData().write(to: URL(fileURLWithPath: "/tmp/page.png"))
    }
}
