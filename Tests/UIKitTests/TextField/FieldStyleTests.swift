import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// Styles that a person gives to the text of a field.
@MainActor @Suite("Styles of a field's text")
final class FieldStyleTests {
    private let stage = makeEditedField()
    private var simulator: Simulator { stage.0 }
    private var field: UITextField { stage.1 }

    private static let big = UIFont.systemFont(ofSize: 30)

    /// The text, with what is bold in brackets and what is underlined in braces.
    private var runs: String {
        var result = ""
        let text = field.attributedText ?? NSAttributedString()
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { values, range, _ in
            var part = (text.string as NSString).substring(with: range)
            if let font = values[.font] as? UIFont, font.spec.weight >= 600 { part = "[\(part)]" }
            if (values[.underlineStyle] as? NSNumber)?.intValue == 1 { part = "{\(part)}" }
            result += part
        }
        return result.replacingOccurrences(of: "][", with: "")
    }

    private func select(_ start: Int, _ length: Int) {
        field.selectedTextRange = TextOffsetRange(TextSelection(start..<(start + length)))
    }

    private func press(_ key: UIKeyboardHIDUsage, _ start: Int, _ length: Int) {
        select(start, length)
        simulator.press(key, .control)
    }

    private func isOffered(_ action: UICommand.Action) -> Bool { field.canPerformAction(action, withSender: nil) }

    @Test("Keys give styles where the program has allowed it, and undo takes them back")
    func keys() {
        field.text = "one two"
        press(.keyboardB, 0, 3)
        #expect(runs == "one two" && !isOffered(.toggleBoldface))
        field.allowsEditingTextAttributes = true
        press(.keyboardB, 0, 3)
        #expect(runs == "[one] two" && isOffered(.toggleBoldface))
        press(.keyboardU, 4, 3)
        #expect(runs == "[one] {two}")
        press(.keyboardB, 0, 7)
        #expect(runs == "[one ]{[two]}", "What only a part has all of it gets.")
        simulator.press(.keyboardZ, .control)
        simulator.press(.keyboardZ, .control)
        #expect(runs == "[one] two" && simulator.areaMissedByDamage() == nil)
        select(7, 0)
        field.toggleItalics(nil)
        simulator.type("x")
        let typed = field.attributedText?.attribute(.font, at: 7, effectiveRange: nil) as? UIFont
        #expect(typed?.spec.isItalic == true)
    }

    @Test("The edit menu has them, and what is wider needs more of the line")
    func menu() throws {
        field.text = "one two"
        field.allowsEditingTextAttributes = true
        let width = field.line.naturalWidth(of: field)
        let suggested = EditMenuContents.suggested(for: field, asking: field)
        #expect(!suggested.contains { ($0 as? UIMenu)?.identifier == .textStyle })
        field.selectAll(nil)
        let format = EditMenuContents.suggested(for: field, asking: field).compactMap { $0 as? UIMenu }
        #expect(format.first { $0.identifier == .textStyle }?.children.count == 3)
        for _ in 0..<6 { field.increaseSize(nil) }
        #expect(field.line.naturalWidth(of: field) > width * 1.2)
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("What is pasted keeps its styles, and those of what is typed next are known")
    func pasting() {
        field.smartInsertDeleteType = .no
        field.attributedText = NSAttributedString(string: "ab", attributes: [.font: Self.big])
        press(.keyboardX, 0, 2)
        field.text = "cd"
        simulator.press(.keyboardV, .control)
        func font(_ index: Int) -> UIFont? {
            field.attributedText?.attribute(.font, at: index, effectiveRange: nil) as? UIFont
        }
        #expect(field.text == "cdab" && font(2) != Self.big)
        field.allowsEditingTextAttributes = true
        simulator.press(.keyboardV, .control)
        #expect(field.text == "cdabab" && font(4) == Self.big && font(3) != Self.big)
        #expect(field.typingAttributes?[.font] as? UIFont == Self.big)
        simulator.press(.keyboardV, [.control, .shift])
        #expect(field.text == "cdababab" && font(7) == Self.big, "It looks like the text around it.")
    }

    @Test("A secret has no styles, nor has a field that cannot be used, and a delegate may refuse them")
    func refusals() {
        final class Refuser: NSObject, UITextFieldDelegate {
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { false }
        }
        field.text = "one"
        field.allowsEditingTextAttributes = true
        let refuser = Refuser()
        field.delegate = refuser
        press(.keyboardB, 0, 3)
        #expect(runs == "one")
        field.delegate = nil
        field.isSecureTextEntry = true
        press(.keyboardB, 0, 3)
        #expect(runs == "one" && !isOffered(.toggleBoldface))
        field.isSecureTextEntry = false
        field.isEnabled = false
        field.toggleBoldface(nil)
        #expect(runs == "one")
    }

    @Test("Tokens that are selected with the text keep their looks")
    func tokens() {
        let search = UISearchTextField(frame: CGRect(x: 20, y: 80, width: 300, height: 44))
        simulator.window.addSubview(search)
        search.tokens = [UISearchToken(icon: nil, text: "Fruit")]
        search.text = "pear"
        search.allowsEditingTextAttributes = true
        search.becomeFirstResponder()
        search.selectAll(nil)
        let before = search.session.editor.content.part(0..<1)
        search.toggleBoldface(nil)
        #expect(search.session.editor.content.part(0..<1).attributes == before.attributes)
        let font = search.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
        #expect(font?.spec.weight == 700 && search.tokens.count == 1 && search.text == "pear")
        #expect(simulator.areaMissedByDamage() == nil)
    }
}
