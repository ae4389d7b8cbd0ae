import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What is typed into a text that a person has emptied.
@MainActor @Suite("Emptied texts")
final class EmptiedTextTests {
    // Each test begins with an application of its own, which is the one of the process until it ends.
    private lazy var simulator = Simulator(size: CGSize(width: 400, height: 300))
    private let view = UITextView(frame: CGRect(x: 20, y: 20, width: 300, height: 100))

    private func begin() {
        let simulator = simulator
        view.font = .systemFont(ofSize: 20)
        simulator.window.addSubview(view)
        simulator.frame()
        view.becomeFirstResponder()
        simulator.advance(0.3)
    }

    private func attributes() -> [NSAttributedString.Key: Any] {
        view.attributedText.length > 0 ? view.attributedText.attributes(at: 0, effectiveRange: nil) : [:]
    }

    private static let style: [NSAttributedString.Key: Any] = {
        let paragraph = NSMutableParagraphStyle()
        paragraph.lineHeightMultiple = 1.5
        return [
            .font: UIFont.boldSystemFont(ofSize: 26), .foregroundColor: UIColor.red, .underlineStyle: 1,
            .paragraphStyle: paragraph,
        ]
    }()

    private func expectStyle() {
        let seen = attributes()
        #expect(seen[.font] as? UIFont == .boldSystemFont(ofSize: 26) && seen[.foregroundColor] as? UIColor == .red)
        #expect(
            (seen[.paragraphStyle] as? NSParagraphStyle)?.lineHeightMultiple == 1.5
                && seen[.underlineStyle] as? Int == 1)
    }

    enum Way: CaseIterable { case backspace, selection, cut, storage, refocused }

    @Test("A text view goes on with the looks that it was written in, however it was emptied", arguments: Way.allCases)
    func goesOn(way: Way) {
        begin()
        if way == .storage {
            view.text = "abc"
            view.textStorage.setAttributes(Self.style, range: NSRange(location: 0, length: 3))
        } else {
            view.attributedText = NSAttributedString(string: "abc", attributes: Self.style)
        }
        view.selectedRange = NSRange(location: 3, length: 0)
        switch way {
        case .selection, .cut:
            view.selectAll(nil)
            if way == .cut { view.cut(nil) } else { simulator.press(.keyboardDeleteOrBackspace) }
        default: for _ in 0..<3 { simulator.press(.keyboardDeleteOrBackspace) }
        }
        #expect(view.text == "" && view.font == .boldSystemFont(ofSize: 26) && view.textColor == .red)
        if way == .refocused {
            view.resignFirstResponder()
            simulator.advance(0.5)
            view.becomeFirstResponder()
        }
        simulator.type("x")
        expectStyle()
        // The letter and its going can be undone as ever.
        simulator.press(.keyboardZ, .control)
        simulator.press(.keyboardZ, .control)
        simulator.press(.keyboardZ, [.control, .shift])
        simulator.press(.keyboardZ, [.control, .shift])
        expectStyle()
    }

    @Test("What a program has said of typing outlives the letters, and what it says of an empty text counts")
    func typing() {
        begin()
        view.typingAttributes = [.font: UIFont.italicSystemFont(ofSize: 30), .foregroundColor: UIColor.green]
        simulator.type("a")
        simulator.press(.keyboardDeleteOrBackspace)
        #expect((view.typingAttributes[.font] as? UIFont)?.pointSize == 30)
        simulator.type("b")
        #expect((attributes()[.font] as? UIFont)?.pointSize == 30)
        simulator.press(.keyboardDeleteOrBackspace)
        view.font = .systemFont(ofSize: 12)
        view.textColor = .blue
        simulator.type("c")
        #expect(
            attributes()[.font] as? UIFont == .systemFont(ofSize: 12)
                && attributes()[.foregroundColor] as? UIColor == .blue)
    }

    @Test("What is undone to nothing goes on as what is deleted; a link is not gone on with")
    func undone() {
        begin()
        view.typingAttributes = [.font: UIFont.italicSystemFont(ofSize: 30), .link: "https://example.org"]
        simulator.type("a")
        simulator.press(.keyboardZ, .control)
        #expect(view.text == "" && (view.typingAttributes[.font] as? UIFont)?.pointSize == 30)
        #expect(view.typingAttributes[.link] == nil)
        simulator.type("b")
        #expect((attributes()[.font] as? UIFont)?.pointSize == 30 && attributes()[.link] == nil)
    }

    @Test("A text that a program empties, and a field, are written in their own looks")
    func own() {
        begin()
        view.attributedText = NSAttributedString(string: "abc", attributes: Self.style)
        view.attributedText = NSAttributedString(string: "")
        simulator.type("x")
        #expect(attributes()[.underlineStyle] == nil)
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        simulator.window.addSubview(field)
        field.becomeFirstResponder()
        field.attributedText = NSAttributedString(string: "a", attributes: [.underlineStyle: 1])
        simulator.press(.keyboardDeleteOrBackspace)
        simulator.type("b")
        #expect(field.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)
    }
}
