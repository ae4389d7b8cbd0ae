import HostInterface
import Testing
import UIKitSimulator

@testable import UIKit

@Suite("Recorded sessions: the on-screen keyboard")
@MainActor
struct KeyboardSessions {
    private static let types: [UIKeyboardType] = [
        .default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress,
        .decimalPad, .twitter, .webSearch, .asciiCapableNumberPad,
    ]
    private static let returns: [UIReturnKeyType] = [
        .default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue,
    ]

    @Test(
        "Every kind of keyboard with its planes",
        arguments: [CGSize(width: 320, height: 420), CGSize(width: 800, height: 480)])
    func planes(size: CGSize) {
        let session = RecordedSession("keyboard-planes-\(Int(size.width))", size: size)
        let isWide = size.width > 400
        let field = session.field("field", CGRect(x: 20, y: 20, width: 200, height: 36))
        session.deed("edit", pixels: true) {
            _ = field.becomeFirstResponder()
            session.simulator.advance(0.5)
        }
        for type in Self.types where !isWide || [.default, .numberPad, .emailAddress].contains(type) {
            session.deed("\(type)", pixels: true) {
                field.keyboardType = type
                field.reloadInputViews()
            }
            for name in ["123", "#+=", "ABC", "+*#"] where session.application.location(ofKey: name) != nil {
                session.deed("\(type) \(name)") { session.tapKey(name) }
                if type != .default, name != "+*#" { break }
            }
        }
        if !isWide {
            field.keyboardType = .default
            field.reloadInputViews()
            for type in Self.returns {
                session.deed("return key \(type)") {
                    field.returnKeyType = type
                    field.enablesReturnKeyAutomatically = type == .send
                }
            }
            session.deed("dark keys", pixels: true) { field.keyboardAppearance = .dark }
        }
        session.deed("turned", pixels: true) { session.simulator.resize(to: CGSize(width: 480, height: 320)) }
        session.sketch(columns: 60, rows: 20)
        session.finish()
    }

    @Test("Bars above the keys, in the light and in the dark")
    func bars() {
        let session = RecordedSession("keyboard-bars", size: CGSize(width: 480, height: 400))
        let fields = [40, 90].map {
            session.field("field \($0)", CGRect(x: 20, y: CGFloat($0), width: 200, height: 36))
        }
        session.deed("a bar to go through the fields", pixels: true) {
            for field in fields { field.addFieldNavigation() }
            fields[0].becomeFirstResponder()
            session.simulator.advance(0.5)
        }
        session.deed("the next field", pixels: true) { session.simulator.tap(named: "next-field") }
        session.deed("the program's buttons", pixels: true) {
            let items = [UIBarButtonItem(systemItem: .undo), UIBarButtonItem(systemItem: .add)]
            items[0].isEnabled = false
            fields[1].inputAssistantItem.leadingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: items)]
            fields[1].inputAssistantItem.trailingBarButtonGroups = [
                UIBarButtonItemGroup(barButtonItems: [UIBarButtonItem(systemItem: .search)])
            ]
        }
        session.deed("dark", pixels: true) { session.application.userInterfaceStyle = .dark }
        session.deed("a hardware keyboard", pixels: true) { session.simulator.hasHardwareKeyboard = true }
        session.finish()
    }

    @Test("Shift, caps lock, repeating, holding and sliding")
    func typing() {
        let session = RecordedSession("keyboard-typing", size: CGSize(width: 320, height: 420), scale: 2)
        let simulator = session.simulator
        session.opaque = ["edit menu"]
        let field = session.field("field", CGRect(x: 20, y: 20, width: 280, height: 36))
        func place(_ key: String) -> CGPoint {
            session.application.location(ofKey: key) ?? session.application.location(ofKey: key.uppercased()) ?? .zero
        }
        session.deed("edit") {
            simulator.tap(field)
            simulator.advance(0.5)
        }
        session.deed("off") { session.tapKey("shift") }
        session.deed("on again, a letter") {
            simulator.advance(1)
            session.tapKey("shift")
            session.tapKey("a")
        }
        session.deed("caps lock", pixels: true) {
            simulator.advance(1)
            session.tapKey("shift")
            session.tapKey("shift")
        }
        session.deed("letters") { for key in ["b", "c"] { session.tapKey(key) } }
        session.deed("unlocked") { session.tapKey("shift") }
        session.deed("shift held") {
            simulator.advance(1)
            simulator.touchDown(0, at: place("shift"))
            simulator.advance(0.1)
            simulator.touchDown(1, at: place("d"))
            simulator.advance(0.1)
        }
        session.deed("lifted") {
            simulator.touchUp(1)
            simulator.touchUp(0)
            simulator.advance(0.1)
        }
        session.deed("a key down, with its pop-up", pixels: true) {
            simulator.touchDown(0, at: place("e"))
            simulator.advance(0.1)
        }
        session.deed("held") { simulator.advance(1) }
        session.deed("slid to the next") { simulator.touchMove(0, to: place("t")) }
        session.deed("and away from the keyboard") {
            simulator.touchMove(0, to: CGPoint(x: 100, y: 120))
            simulator.touchUp(0)
        }
        session.deed("two at once") {
            simulator.touchDown(0, at: place("g"))
            simulator.touchDown(1, at: place("h"))
            simulator.touchUp(0)
            simulator.touchUp(1)
        }
        session.deed("numbers by sliding") {
            session.drag(from: place("123"), to: place("q"), steps: 4)
            simulator.advance(0.2)
        }
        session.deed("a number, then blank") {
            session.tapKey("123")
            session.tapKey("5")
            session.tapKey("space")
        }
        session.deed("delete held") {
            simulator.touchDown(0, at: place("delete"))
            simulator.advance(0.45)
        }
        session.deed("longer") { simulator.advance(0.5) }
        session.deed("until all is gone") {
            simulator.advance(1.5)
            simulator.touchUp(0)
        }
        session.deed("a cancelled key") {
            let point = place("k")
            for phase in [PointerEvent.Phase.began, .cancelled] {
                simulator.inject(
                    .pointer(
                        PointerEvent(
                            id: .finger(7), phase: phase, point: InputPoint(x: point.x, y: point.y),
                            time: simulator.host.clock.now)))
            }
        }
        session.deed("dismissed by its key") { session.tapKey("dismiss") }
        session.deed("and gone") { simulator.advance(0.5) }
        session.finish()
    }

    @Test("Guides, accessories and input views")
    func views() {
        let session = RecordedSession("keyboard-views", size: CGSize(width: 320, height: 420))
        let simulator = session.simulator
        let first = session.field("first", CGRect(x: 20, y: 20, width: 130, height: 36))
        let second = session.field("second", CGRect(x: 160, y: 20, width: 130, height: 36))
        let low = session.field("low", CGRect(x: 20, y: 360, width: 280, height: 36))
        let child = UIView(frame: CGRect(x: 30, y: 100, width: 100, height: 250))
        session.window.addSubview(child)
        func guides(_ title: String) {
            session.note(
                "\(title): window \(Told.rect(session.window.keyboardLayoutGuide.layoutFrame))"
                    + " child \(Told.rect(child.keyboardLayoutGuide.layoutFrame))"
                    + " shift \(Told.number(simulator.contentShift))")
        }
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        bar.backgroundColor = .systemYellow
        bar.accessibilityIdentifier = "bar"
        first.inputAccessoryView = bar
        let pad = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 90))
        pad.backgroundColor = .systemPurple
        pad.accessibilityIdentifier = "pad"
        second.inputView = pad
        guides("before")
        func step(_ title: String, _ body: () -> Void) {
            session.deed(title, pixels: true, body)
            guides("at once")
            session.deed("a tenth later") { simulator.advance(0.1) }
            session.deed("at rest") { simulator.advance(0.5) }
            guides("at rest")
        }
        step("the first, with a bar") { _ = first.becomeFirstResponder() }
        step("the second, with a pad") { _ = second.becomeFirstResponder() }
        step("the low one") { _ = low.becomeFirstResponder() }
        step("a higher bar is put there") {
            let high = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
            high.accessibilityIdentifier = "high"
            low.inputAccessoryView = high
            low.reloadInputViews()
        }
        step("a hardware keyboard") { simulator.hasHardwareKeyboard = true }
        step("and none") { simulator.hasHardwareKeyboard = false }
        step("away") { session.window.endEditing(true) }
        step("back while it goes") {
            _ = low.becomeFirstResponder()
            simulator.advance(0.1)
            _ = low.resignFirstResponder()
            simulator.advance(0.1)
            _ = first.becomeFirstResponder()
        }
        session.deed("a second window") {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            window.accessibilityIdentifier = "other"
            window.windowLevel = .alert
            window.backgroundColor = .systemGray4
            let field = UITextField(frame: CGRect(x: 10, y: 150, width: 100, height: 30))
            field.accessibilityIdentifier = "other field"
            session.log.attach(to: field)
            window.addSubview(field)
            window.makeKeyAndVisible()
            _ = field.becomeFirstResponder()
            simulator.advance(0.5)
            session.log.say("guide \(Told.rect(window.keyboardLayoutGuide.layoutFrame))")
            window.isHidden = true
            simulator.advance(0.5)
        }
        session.finish()
    }
}
