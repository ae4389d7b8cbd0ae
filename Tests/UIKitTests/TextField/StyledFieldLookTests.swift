import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Font and colour of a field whose text has attributes.
@MainActor @Suite("Looks of styled fields")
struct StyledFieldLookTests {
    private let simulator = Simulator(size: CGSize(width: 400, height: 300))
    private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
    private let big = UIFont.boldSystemFont(ofSize: 30)

    init() {
        simulator.window.addSubview(field)
        simulator.frame()
    }

    @Test("They are those of the first letter; setting them changes all letters, and plain text keeps them")
    func first() {
        let text = NSMutableAttributedString(string: "red", attributes: [.foregroundColor: UIColor.red, .font: big])
        text.append(NSAttributedString(string: "blue", attributes: [.foregroundColor: UIColor.blue]))
        field.attributedText = text
        #expect(field.textColor == .red && field.font == big)
        field.textColor = .green
        let colors = field.attributedText.map { shown in
            (0..<shown.length).map { shown.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor }
        }
        #expect(colors == Array(repeating: .green, count: 7) && field.font == big)
        field.text = "plain"
        #expect(field.textColor == .green && field.font == big)
        field.font = nil
        field.textColor = nil
        #expect(field.font == .systemFont(ofSize: 17) && field.textColor == .label)
    }

    @Test("What is typed next has no say in the field's own looks, and a hint keeps those that it brings")
    func typing() {
        field.allowsEditingTextAttributes = true
        field.attributedPlaceholder = NSAttributedString(string: "hint", attributes: [.font: big])
        simulator.tap(field)
        field.typingAttributes = [.foregroundColor: UIColor.red]
        #expect(field.textColor == .label)
        field.text = ""
        #expect(field.textColor == .label)
        field.font = .systemFont(ofSize: 11)
        let hint = field.attributedPlaceholder
        #expect(hint?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == big)
    }

    @Test("A field is edited while the keyboard announces itself")
    func announced() {
        var wasEdited: Bool?
        let token = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
        ) { [field] _ in MainActor.assumeIsolated { wasEdited = field.isEditing } }
        defer { NotificationCenter.default.removeObserver(token) }
        simulator.tap(field)
        #expect(wasEdited == true)
    }
}
