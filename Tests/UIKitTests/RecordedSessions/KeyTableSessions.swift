import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

/// A text that keys are tried on.
struct KeyTableCase: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var isView = false
    var isSecure = false
    var locale = "en_US"

    var testDescription: String { name }

    static let all = [
        KeyTableCase(name: "plain", text: "one two-three, four.five"),
        KeyTableCase(name: "secure", text: "one two three", isSecure: true),
        KeyTableCase(name: "view", text: "one two three four five\n\n  six seven\neight\n", isView: true),
        KeyTableCase(
            name: "hebrew", text: "\u{5e9}\u{5dc}\u{5d5}\u{5dd} abc \u{5e2}\u{5d5}\u{5dc}\u{5dd} 12", locale: "he"),
        KeyTableCase(
            name: "emoji",
            text: "a\u{1F469}\u{200D}\u{1F52C} e\u{301}\u{1F1E9}\u{1F1EA}\u{1F44D}\u{1F3FD} n\u{303}o 1\u{FE0F}\u{20E3}"
        ),
    ]
}

@Suite("Recorded sessions: keys of a hardware keyboard")
@MainActor
struct KeyTableSessions {
    private static let keys: [(String, UIKeyboardHIDUsage)] = [
        ("left", .keyboardLeftArrow), ("right", .keyboardRightArrow), ("up", .keyboardUpArrow),
        ("down", .keyboardDownArrow), ("home", .keyboardHome), ("end", .keyboardEnd), ("page up", .keyboardPageUp),
        ("page down", .keyboardPageDown), ("delete", .keyboardDeleteForward),
        ("backspace", .keyboardDeleteOrBackspace), ("tab", .keyboardTab), ("return", .keyboardReturnOrEnter),
        ("enter", .keypadEnter), ("escape", .keyboardEscape), ("insert", .keyboardInsert), ("a", .keyboardA),
        ("x", .keyboardX), ("z", .keyboardZ),
    ]
    private static let modifiers: [(String, UIKeyModifierFlags)] = [
        ("", []), ("shift ", .shift), ("control ", .control), ("alt ", .alternate), ("command ", .command),
        ("control shift ", [.control, .shift]), ("alt shift ", [.alternate, .shift]),
    ]

    @Test("Every key with every modifier", arguments: KeyTableCase.all)
    func table(_ test: KeyTableCase) {
        let session = RecordedSession("keys-\(test.name)", size: CGSize(width: 200, height: 160), locale: test.locale)
        session.simulator.hasHardwareKeyboard = true
        let field = UITextField(frame: CGRect(x: 8, y: 8, width: 184, height: 36))
        field.isSecureTextEntry = test.isSecure
        let view = UITextView(frame: CGRect(x: 8, y: 8, width: 120, height: 100))
        let text: any EitherText = test.isView ? view : field
        text.accessibilityIdentifier = "text"
        let next = UITextField(frame: CGRect(x: 8, y: 120, width: 184, height: 36))
        next.accessibilityIdentifier = "next"
        session.window.addSubview(text)
        session.window.addSubview(next)
        let length = test.text.utf16.count
        let starts: [(String, Range<Int>)] = [
            ("start", 0..<0), ("middle", length / 2..<length / 2), ("end", length..<length),
            ("selected", length / 4..<length * 5 / 8),
        ]
        session.note(starts.map { "\($0.0) \(Told.marked(test.text, $0.1, nil))" }.joined(separator: ", "))
        for (modifierName, modifier) in Self.modifiers {
            for (keyName, key) in Self.keys {
                var parts: [String] = []
                for (startName, range) in starts {
                    text.plainText = test.text
                    _ = text.becomeFirstResponder()
                    text.selectedTextRange = TextOffsetRange(range)
                    let before = text.session.selectedRange
                    session.simulator.press(key, modifier)
                    let after = text.session.selectedRange
                    var answer = after == before ? "" : "\(after.lowerBound)"
                    if after != before, !after.isEmpty { answer += "-\(after.upperBound)" }
                    if text.plainText != test.text {
                        answer = Told.marked(text.plainText, after, text.session.markedRange)
                    }
                    if !text.isFirstResponder { answer += " " + Told.name(session.application.focus.firstResponder) }
                    if !answer.isEmpty { parts.append("\(startName) \(answer)") }
                }
                guard !parts.isEmpty else { continue }
                session.note("\(modifierName)\(keyName): \(parts.joined(separator: ", "))")
            }
        }
        session.finish()
    }

    @Test(
        "A walk with the keys and their callbacks",
        arguments: KeyTableCase.all.filter { ["view", "hebrew", "secure"].contains($0.name) })
    func walk(_ test: KeyTableCase) {
        let session = RecordedSession(
            "keys-walk-\(test.name)", size: CGSize(width: 220, height: 180), scale: test.isView ? 2 : 1,
            locale: test.locale)
        session.simulator.hasHardwareKeyboard = true
        if test.isView {
            let view = UITextView(frame: CGRect(x: 8, y: 8, width: 130, height: 100))
            view.accessibilityIdentifier = "text"
            view.text = test.text
            session.log.attach(to: view)
            session.window.addSubview(view)
        } else {
            session.field("text", CGRect(x: 8, y: 8, width: 184, height: 36), test.text).isSecureTextEntry =
                test.isSecure
        }
        session.field("next", CGRect(x: 8, y: 120, width: 184, height: 36), "next")
        let simulator = session.simulator
        session.deed("tap") {
            simulator.tap(CGPoint(x: 40, y: 26))
            simulator.advance(0.4)
        }
        func press(_ title: String, _ key: UIKeyboardHIDUsage, _ modifiers: UIKeyModifierFlags = []) {
            session.deed(title) { simulator.press(key, modifiers) }
        }
        press("control end", .keyboardEnd, .control)
        press("shift left", .keyboardLeftArrow, .shift)
        press("control shift left", .keyboardLeftArrow, [.control, .shift])
        press("control c", .keyboardC, .control)
        press("right", .keyboardRightArrow)
        press("control v", .keyboardV, .control)
        session.deed("type") { simulator.type("xy z") }
        press("backspace", .keyboardDeleteOrBackspace)
        press("control backspace", .keyboardDeleteOrBackspace, .control)
        press("control z", .keyboardZ, .control)
        press("control shift z", .keyboardZ, [.control, .shift])
        press("home", .keyboardHome)
        press("delete", .keyboardDeleteForward)
        press("control delete", .keyboardDeleteForward, .control)
        press("control a", .keyboardA, .control)
        press("control x", .keyboardX, .control)
        press("control z again", .keyboardZ, .control)
        press("down", .keyboardDownArrow)
        press("up", .keyboardUpArrow)
        press("return", .keyboardReturnOrEnter)
        press("tab", .keyboardTab)
        press("shift tab", .keyboardTab, .shift)
        press("escape", .keyboardEscape)
        session.sketch(columns: 44, rows: 16)
        session.finish()
    }
}
