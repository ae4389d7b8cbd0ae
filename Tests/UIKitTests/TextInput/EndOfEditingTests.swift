import Testing
import UIKitSimulator

@testable import UIKit

/// What was said for the next key holds for as long as the text is edited.
@MainActor @Suite struct EndOfEditingTests {
    @Test("What was about to be replaced stays when editing has ended meanwhile", arguments: TextKind.allCases)
    func replacing(_ kind: TextKind) {
        let stage = TextStage(kind, "abc")
        (stage.text as? UITextField)?.clearsOnInsertion = true
        (stage.text as? UITextView)?.clearsOnInsertion = true
        stage.text.resignFirstResponder()
        #expect((stage.text as? UITextField)?.clearsOnInsertion != true)
        #expect((stage.text as? UITextView)?.clearsOnInsertion != true)
        stage.edit()
        stage.simulator.type("d")
        #expect(stage.text.plainText == "abcd")
    }

    @Test("The looks of the next letters are those of the text again", arguments: TextKind.allCases)
    func looks(_ kind: TextKind) throws {
        let stage = TextStage(kind, "abc")
        func color() -> UIColor? {
            let attributes =
                (stage.text as? UITextField)?.attributedText ?? (stage.text as? UITextView)?.attributedText
            guard let attributes, attributes.length == 4 else { return nil }
            return attributes.attribute(.foregroundColor, at: 3, effectiveRange: nil) as? UIColor
        }
        (stage.text as? UITextField)?.typingAttributes = [.foregroundColor: UIColor.red]
        (stage.text as? UITextView)?.typingAttributes = [.foregroundColor: UIColor.red]
        stage.text.resignFirstResponder()
        stage.edit()
        stage.simulator.type("d")
        #expect(stage.text.plainText == "abcd" && color() != .red)
        stage.simulator.press(.keyboardDeleteOrBackspace)
        (stage.text as? UITextField)?.typingAttributes = [.foregroundColor: UIColor.red]
        (stage.text as? UITextView)?.typingAttributes = [.foregroundColor: UIColor.red]
        stage.simulator.type("d")
        #expect(color() == .red, "Without an end between them they hold.")
    }

    @Test("What was found and replaced is kept by the next key")
    func found() {
        let page = Page("cat x|")
        page.view.clearsOnInsertion = true
        #expect(page.view.session.replaceFound([0..<3], with: "dog") == 1)
        #expect(page.view.text == "dog x" && !page.view.clearsOnInsertion)
        page.simulator.type("y")
        #expect(page.view.text.count == 6, "\(page.view.text ?? "")")
    }
}
