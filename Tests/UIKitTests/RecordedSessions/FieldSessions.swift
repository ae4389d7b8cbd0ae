import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

extension RecordedSession {
    /// A field that everything is heard of.
    @discardableResult
    func field(_ name: String, _ frame: CGRect, _ text: String = "", style: UITextField.BorderStyle = .roundedRect)
        -> UITextField
    {
        let field = UITextField(frame: frame)
        field.accessibilityIdentifier = name
        field.borderStyle = style
        field.text = text
        log.attach(to: field)
        window.addSubview(field)
        return field
    }

    /// Drags a finger in steps that a person would make.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 8, finger: Int = 0, lifts: Bool = true) {
        simulator.touchDown(finger, at: start)
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            simulator.advance(1 / 60)
            simulator.touchMove(
                finger, to: CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
        }
        if lifts { simulator.touchUp(finger) }
    }
}

@Suite("Recorded sessions: text fields")
@MainActor
struct FieldSessions {
    @Test("Fields of all looks", arguments: [1, 2, 3] as [CGFloat])
    func looks(scale: CGFloat) {
        let session = RecordedSession("fields-looks-\(Int(scale))", size: CGSize(width: 320, height: 420), scale: scale)
        let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
        for (index, style) in styles.enumerated() {
            let field = session.field(
                "\(style)", CGRect(x: 10.3, y: 8 + 40.5 * CGFloat(index), width: 145, height: 33.3),
                index % 2 == 0 ? "Words" : "", style: style)
            field.placeholder = "Hint \(index)"
            field.textAlignment = [.left, .center, .right, .natural][index]
            field.clearButtonMode = [.always, .whileEditing, .unlessEditing, .never][index]
        }
        let side = session.field("side", CGRect(x: 165, y: 8, width: 145, height: 40), "Side views and more")
        side.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 24))
        side.leftView?.backgroundColor = .systemRed
        side.leftViewMode = .always
        side.rightView = UIImageView(image: SampleTexts.picture(CGSize(width: 16, height: 12)))
        side.rightViewMode = .unlessEditing
        side.clearButtonMode = .whileEditing
        let secret = session.field("secret", CGRect(x: 165, y: 56, width: 145, height: 34), "secret")
        secret.isSecureTextEntry = true
        let shrinking = session.field(
            "shrinking", CGRect(x: 165, y: 98, width: 145, height: 34), "Shrinks to fit in it")
        shrinking.adjustsFontSizeToFitWidth = true
        shrinking.minimumFontSize = 9
        shrinking.font = .systemFont(ofSize: 26)
        let disabled = session.field("disabled", CGRect(x: 165, y: 140, width: 145, height: 34), "Off")
        disabled.isEnabled = false
        disabled.textColor = .systemGreen
        session.deed("show them", pixels: true)
        session.sketch(columns: 64, rows: 18)
        guard scale == 1 else { return session.finish() }
        for name in ["line", "side", "secret", "shrinking", "roundedRect", "disabled"] {
            session.deed("tap \(name)") {
                session.simulator.tap(named: name)
                session.simulator.advance(0.4)
            }
        }
        session.deed("dark", pixels: true) { session.application.userInterfaceStyle = .dark }
        session.deed("other sizes", pixels: true) {
            for field in [side, secret, shrinking] { field.frame.size = CGSize(width: 121.7, height: 27.6) }
            side.rightViewMode = .always
            secret.isSecureTextEntry = false
            disabled.isEnabled = true
        }
        session.answers(
            "rectangles asked for",
            styles.flatMap { style -> [String] in
                side.borderStyle = style
                let bounds = CGRect(x: 3, y: -2, width: 151, height: 41)
                return [
                    "\(style) text \(Told.rect(side.textRect(forBounds: bounds)))",
                    "\(style) editing \(Told.rect(side.editingRect(forBounds: bounds)))",
                    "\(style) placeholder \(Told.rect(side.placeholderRect(forBounds: bounds)))",
                    "\(style) clear \(Told.rect(side.clearButtonRect(forBounds: bounds)))",
                    "\(style) left \(Told.rect(side.leftViewRect(forBounds: bounds)))",
                    "\(style) right \(Told.rect(side.rightViewRect(forBounds: bounds)))",
                    "\(style) fits \(Told.size(side.sizeThatFits(CGSize(width: 60, height: 20))))",
                    "\(style) own size \(Told.size(shrinking.intrinsicContentSize))",
                ]
            })
        session.deed("right to left", pixels: true) {
            session.application.locale = Locale(identifier: "ar")
        }
        session.finish()
    }

    @Test("Editing by touch and on-screen keys, with delegates that answer")
    func editing() {
        let session = RecordedSession("fields-editing")
        let simulator = session.simulator
        let first = session.field("first", CGRect(x: 20, y: 20, width: 280, height: 36))
        first.clearButtonMode = .whileEditing
        first.placeholder = "Name"
        let second = session.field("second", CGRect(x: 20, y: 70, width: 280, height: 36), "don't")
        second.clearsOnBeginEditing = true
        session.deed("tap the first") { simulator.tap(named: "first") }
        session.deed("the keyboard comes", pixels: true) { simulator.advance(0.4) }
        for key in ["h", "i", "space", "space", "b", "delete", "delete"] {
            session.deed("key \(key)") { session.tapKey(key) }
        }
        session.deed("refuse a letter") {
            session.log.refused = ["shouldChange"]
            session.tapKey("x")
            session.log.refused = []
        }
        session.deed("a delegate that writes itself") {
            session.log.reactions["shouldChange"] = { ($0 as? UITextField)?.text = "WRITTEN" }
            session.log.refused = ["shouldChange"]
            session.tapKey("q")
            session.log.refused = []
            session.log.reactions = [:]
        }
        session.deed("keep the text although cleared") {
            session.log.refused = ["shouldClear"]
            simulator.tap(CGPoint(x: 286, y: 38))
            simulator.advance(0.1)
            session.log.refused = []
        }
        session.deed("clear it") {
            simulator.tap(CGPoint(x: 286, y: 38))
            simulator.advance(0.1)
        }
        session.deed("return is refused") {
            session.log.refused = ["shouldReturn"]
            session.tapKey("return")
            session.log.refused = []
        }
        session.deed("return") { session.tapKey("return") }
        session.deed("the first does not end") {
            session.log.refused = ["shouldEndEditing"]
            simulator.tap(named: "second")
            simulator.advance(0.4)
            session.log.refused = []
        }
        session.deed("the second does not begin") {
            session.log.refused = ["shouldBeginEditing"]
            simulator.tap(named: "second")
            simulator.advance(0.4)
            session.log.refused = []
        }
        session.deed("the second begins") {
            simulator.tap(named: "second")
            simulator.advance(0.4)
        }
        session.deed("a program's text") { second.text = "one two" }
        session.deed("clears on insertion") { second.clearsOnInsertion = true }
        session.deed("a key then") { session.tapKey("a") }
        session.deed("marked text") { second.setMarkedText("ka", selectedRange: NSRange(location: 1, length: 1)) }
        session.deed("the input method's") {
            simulator.compose("kan", selectedRange: NSRange(location: 3, length: 0))
        }
        session.deed("decided") { second.unmarkText() }
        session.deed("focus moves while it ends") {
            session.log.reactions["didEndEditing"] = { _ in _ = first.becomeFirstResponder() }
            _ = second.resignFirstResponder()
            session.log.reactions = [:]
        }
        session.deed("disabled while edited") { first.isEnabled = false }
        session.deed("removed while edited") {
            first.isEnabled = true
            _ = second.becomeFirstResponder()
            second.removeFromSuperview()
        }
        session.deed("rest", pixels: true) { simulator.advance(0.5) }
        session.finish()
    }

    @Test("What traits make of what is typed")
    func traits() {
        let session = RecordedSession("fields-traits", size: CGSize(width: 320, height: 120))
        session.simulator.hasHardwareKeyboard = true
        let texts = ["hello. world -- \"quoted\" 'it's' ...", "o'neil \"x\" a--b---c ", "1/2 (c)\"a\". b"]
        var lines: [String] = []
        func type(_ title: String, _ set: (UITextField) -> Void) {
            for text in texts {
                let field = UITextField(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
                set(field)
                session.window.addSubview(field)
                _ = field.becomeFirstResponder()
                session.simulator.type(text)
                lines.append("\(title): \(Told.quoted(field.text ?? ""))")
                field.removeFromSuperview()
            }
        }
        for value in [UITextSmartQuotesType.default, .no, .yes] {
            type("quotes \(value)") { $0.smartQuotesType = value }
        }
        for value in [UITextSmartDashesType.default, .no, .yes] {
            type("dashes \(value)") { $0.smartDashesType = value }
        }
        for value in [UITextAutocapitalizationType.none, .words, .sentences, .allCharacters] {
            type("capitals \(value)") { $0.autocapitalizationType = value }
        }
        for value in [UIKeyboardType.default, .asciiCapable, .URL, .emailAddress, .numberPad, .twitter, .webSearch] {
            type("keyboard \(value)") { $0.keyboardType = value }
        }
        for (name, value) in [
            ("name", .name), ("mail", .emailAddress), ("password", .password), ("one time", .oneTimeCode),
            ("url", .URL), ("user", .username), ("city", .addressCity),
        ] as [(String, UITextContentType)] {
            type("content \(name)") { $0.textContentType = value }
        }
        type("secure") { $0.isSecureTextEntry = true }
        session.answers("typed with a hardware keyboard", lines)
        session.finish()
    }
}
