import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// Arrows in text whose order is known without its lines, against the same text with a character because of which lines
/// are asked.
@MainActor
@Suite("Arrows in plain text")
struct PlainMovementTests {
    private typealias Input = UIView & EditableText

    private static let pieces = [
        "word", "a", " ", "  ", "iiii", "-", "—", "\t", "é", "\u{AD}", "\u{A0}", "fi", "longerthanaline", "12.5", "(",
        "\n",
        "\r\n", "\0", "\u{7F}",
    ]

    private func form(_ input: Input) -> Simulator {
        let simulator = Simulator(size: CGSize(width: 320, height: 240))
        simulator.hasHardwareKeyboard = true
        let size = input is UITextView ? CGSize(width: 90, height: 200) : CGSize(width: 2000, height: 40)
        input.frame = CGRect(origin: .zero, size: size)
        simulator.window.addSubview(input)
        input.becomeFirstResponder()
        simulator.frame()
        return simulator
    }

    private func text(_ random: inout SeededGenerator, without left: Set<String> = []) -> String {
        (0..<Int.random(in: 0...14, using: &random)).map { _ in
            let piece = Self.pieces.randomElement(using: &random) ?? ""
            return left.contains(piece) ? "x" : piece
        }.joined()
    }

    private static let keys: [UIKeyboardHIDUsage] = [
        .keyboardLeftArrow, .keyboardRightArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardLeftArrow,
        .keyboardRightArrow, .keyboardHome, .keyboardEnd, .keyboardUpArrow, .keyboardDownArrow,
    ]

    /// Presses keys in both and compares where they lead to.
    private func compare(
        _ plain: Input, _ asked: Input, length: Int, _ random: inout SeededGenerator, _ label: String
    ) {
        let forms = (form(plain), form(asked))
        for step in 0..<60 {
            if step % 12 == 0 {
                let start = Int.random(in: 0...length, using: &random)
                for input in [plain, asked] { input.session.select(TextSelection(caret: start)) }
            }
            let key = Self.keys.randomElement(using: &random) ?? .keyboardLeftArrow
            let modifiers: UIKeyModifierFlags = Int.random(in: 0..<5, using: &random) == 0 ? .shift : []
            // Where the character stands that makes the two differ there is nothing to compare.
            forms.0.press(key, modifiers)
            forms.1.press(key, modifiers)
            let (a, b) = (plain.session.selection, asked.session.selection)
            guard b.range.upperBound <= length else { return }
            guard a.anchor == b.anchor, a.head == b.head else {
                Issue.record("\(label) step \(step), \(key) \(modifiers.rawValue): \(a) and \(b)")
                return
            }
            let rects = [plain, asked].map { $0.caretRect(at: TextOffset(a.head)) }
            #expect(rects[0] == rects[1], "\(label) step \(step)")
        }
    }

    @Test("A text view's caret goes where its lines say", arguments: 1...8)
    func view(series: UInt64) {
        var random = SeededGenerator(series)
        for round in 0..<6 {
            let text = text(&random)
            let (plain, asked) = (UITextView(), UITextView())
            (plain.text, asked.text) = (text, text + "\nŁ")
            #expect(plain.session.rope.isNarrow == !text.contains("—") && !asked.session.rope.isNarrow)
            compare(plain, asked, length: text.utf16.count, &random, "\(text.debugDescription) \(series).\(round)")
        }
    }

    @Test("A field's caret goes where its line says", arguments: 1...8, [false, true])
    func field(series: UInt64, isSecret: Bool) {
        var random = SeededGenerator(series)
        for round in 0..<6 {
            let text = text(&random, without: ["\n", "\r\n"])
            let (plain, asked) = (UITextField(), UITextField())
            for field in [plain, asked] { field.isSecureTextEntry = isSecret }
            (plain.text, asked.text) = (text, text + "Ł")
            compare(plain, asked, length: text.utf16.count, &random, "\(text.debugDescription) \(series).\(round)")
        }
    }

    @Test("Where text runs from right to left the lines are asked, whatever its letters")
    func rightToLeft() {
        let field = UITextField()
        field.semanticContentAttribute = .forceRightToLeft
        field.text = "ab, cd."
        let simulator = form(field)
        // The full stop is the leftmost sign.
        field.session.select(TextSelection(caret: 7))
        simulator.press(.keyboardRightArrow)
        #expect(field.session.selection.head == 6)
        let view = UITextView()
        view.attributedText = NSAttributedString(
            string: "ab, cd.", attributes: [.paragraphStyle: Self.rightToLeftStyle])
        let other = form(view)
        view.session.select(TextSelection(caret: 7))
        other.press(.keyboardRightArrow)
        #expect(view.session.selection.head == 6)
    }

    private static var rightToLeftStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = .rightToLeft
        return style
    }
}
