import Foundation
import Testing
import UIKitSimulator

/// Two kiosks in one process, used in turns, have nothing of each other: each does what it does alone.
@MainActor
@Suite("Kiosks side by side")
struct SideBySideTests {
    /// A kiosk with a form that random deeds are done to, and a record of what came of each.
    @MainActor
    private final class Kiosk {
        let simulator: Simulator
        private let name = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        private let secret = UITextField(frame: CGRect(x: 10, y: 60, width: 200, height: 40))
        private let page = UITextView(frame: CGRect(x: 10, y: 110, width: 220, height: 150))
        private let toggle = UISwitch(frame: CGRect(x: 240, y: 10, width: 51, height: 31))
        private let box = UIView(frame: CGRect(x: 240, y: 60, width: 30, height: 30))
        private var random: Numbers
        private var heard: [String] = []
        private var observers: [any NSObjectProtocol] = []
        private(set) var record: [String] = []

        init(seed: UInt64, size: CGSize, scale: CGFloat) {
            random = Numbers(state: seed)
            simulator = Simulator(size: size, scale: scale)
            secret.isSecureTextEntry = true
            page.text = (1...12).map { "Line \($0) of a page that scrolls." }.joined(separator: "\n")
            box.backgroundColor = .systemRed
            for view in [name, secret, page, toggle, box] as [UIView] { simulator.window.addSubview(view) }
            let keyboard: [(Notification.Name, String)] = [
                (UIResponder.keyboardWillShowNotification, "willShow"),
                (UIResponder.keyboardDidShowNotification, "didShow"),
                (UIResponder.keyboardWillHideNotification, "willHide"),
                (UIResponder.keyboardDidHideNotification, "didHide"),
                (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
            ]
            for (name, word) in keyboard { hear(name, from: simulator.window.screen, as: word) }
            for field in [name, secret] {
                hear(UITextField.textDidChangeNotification, from: field, as: "field")
                hear(UITextField.textDidEndEditingNotification, from: field, as: "end")
            }
            hear(UITextView.textDidChangeNotification, from: page, as: "page")
        }

        private func hear(_ name: Notification.Name, from object: AnyObject, as word: String) {
            observers.append(
                NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] _ in
                    MainActor.assumeIsolated { self?.heard.append(word) }
                })
        }

        func stopHearing() {
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }

        private func point(in rect: CGRect) -> CGPoint {
            CGPoint(
                x: rect.minX + CGFloat(random.below(Int(max(1, rect.width)))),
                y: rect.minY + CGFloat(random.below(Int(max(1, rect.height)))))
        }

        private func control(_ key: UIKeyboardHIDUsage) { simulator.press(key, .control) }

        /// Does something, and writes down what is to be seen then.
        func deed() {
            switch random.below(22) {
            case 0: simulator.tap(name)
            case 1: simulator.tap(secret)
            case 2: simulator.tap(point(in: page.frame))
            case 3: simulator.tap(toggle)
            case 4...8:
                let keyboard = simulator.keyboardFrame
                if keyboard.isNull { simulator.tap(name) } else { simulator.tap(point(in: keyboard)) }
            case 9: simulator.type(["a", "Zed", "é", "שלום", "日本", "1\n"][random.below(6)])
            case 10: simulator.press(.keyboardDeleteOrBackspace)
            case 11: simulator.press(.keyboardLeftArrow, random.below(2) == 0 ? [] : .shift)
            case 12: control(.keyboardA)
            case 13: control(.keyboardC)
            case 14: control(.keyboardV)
            case 15: control(random.below(2) == 0 ? .keyboardZ : .keyboardX)
            case 16: simulator.compose(["k", "か", ""][random.below(3)], selectedRange: NSRange(location: 0, length: 0))
            case 17: simulator.window.endEditing(true)
            case 18: simulator.hasHardwareKeyboard.toggle()
            case 19:
                let place = CGPoint(x: 240 + random.below(40), y: 60 + random.below(40))
                UIView.animate(withDuration: 0.3) {
                    self.box.center = place
                } completion: { [weak self] finished in
                    self?.heard.append("moved \(finished)")
                }
            case 20:
                simulator.touchDown(1, at: CGPoint(x: 60, y: 240))
                for step in 1...4 { simulator.touchMove(1, to: CGPoint(x: 60, y: 240 - step * 20)) }
                simulator.touchUp(1)
            default:
                simulator.window.overrideUserInterfaceStyle = random.below(2) == 0 ? .dark : .light
            }
            simulator.advance(Double(random.below(6)) / 30)
            record.append(seen)
            heard = []
        }

        private var seen: String {
            let views: [UIView] = [name, secret, page]
            func caret(_ input: any UITextInput) -> String {
                guard let range = input.selectedTextRange else { return "-" }
                let start = input.offset(from: input.beginningOfDocument, to: range.start)
                return "\(start)+\(input.offset(from: range.start, to: range.end))"
            }
            var parts: [String] = [
                name.text ?? "", secret.text ?? "", page.text ?? "", caret(name), caret(secret), caret(page),
                "\(views.firstIndex { $0.isFirstResponder } ?? -1)", "\(simulator.keyboardFrame)",
                "\(page.contentOffset)", "\(toggle.isOn)", "\(simulator.contentShift)", heard.joined(separator: ","),
            ]
            if record.count.isMultiple(of: 40) { parts.append("\(simulator.pngData().hashValue)") }
            return parts.joined(separator: "|")
        }
    }

    /// Random numbers that come again.
    private struct Numbers {
        var state: UInt64

        mutating func below(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    /// A thousand take minutes without optimisation; TYPECASE_DEEDS says how many there are.
    private static let deeds = ProcessInfo.processInfo.environment["TYPECASE_DEEDS"].flatMap { Int($0) } ?? 60

    private func first() -> Kiosk { Kiosk(seed: 7, size: CGSize(width: 320, height: 400), scale: 1) }
    private func second() -> Kiosk { Kiosk(seed: 11, size: CGSize(width: 300, height: 420), scale: 1.5) }

    @Test func eachDoesWhatItDoesAlone() {
        let alone = [first(), second()].map { kiosk in
            for _ in 0..<Self.deeds { kiosk.deed() }
            kiosk.stopHearing()
            return kiosk.record
        }
        let kiosks = [first(), second()]
        var order = Numbers(state: 3)
        while let next = [order.below(2), 0, 1].first(where: { kiosks[$0].record.count < Self.deeds }) {
            kiosks[next].deed()
        }
        for (kiosk, record) in zip(kiosks, alone) {
            kiosk.stopHearing()
            let different = zip(kiosk.record, record).enumerated().first { $1.0 != $1.1 }
            #expect(
                different == nil,
                "deed \(different?.offset ?? -1): \(different?.element.0 ?? "") instead of \(different?.element.1 ?? "")"
            )
        }
    }

    @Test func eachHasItsOwnPasteboardStyleAndClock() {
        let (a, b) = (Simulator(), Simulator())
        let fields = [a, b].map { simulator in
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
            simulator.window.addSubview(field)
            simulator.tap(field)
            return field
        }
        a.type("secret of a")
        a.press(.keyboardA, .control)
        a.press(.keyboardC, .control)
        b.press(.keyboardV, .control)
        #expect(fields[0].text == "secret of a" && fields[1].text == "")
        #expect(fields[0].isFirstResponder && fields[1].isFirstResponder)
        fields[0].resignFirstResponder()
        a.advance(1)
        #expect(a.keyboardFrame.isNull && !b.keyboardFrame.isNull)
        #expect(fields[0].window?.screen !== fields[1].window?.screen)
    }

    @Test func aViewOutlivesItsKiosk() {
        var simulator: Simulator? = Simulator()
        weak let window = simulator?.window
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
        simulator?.window.addSubview(field)
        simulator?.tap(field)
        simulator = Simulator()
        field.text = "still here"
        #expect(!field.becomeFirstResponder() && field.text == "still here")
        field.removeFromSuperview()
        simulator?.window.addSubview(field)
        simulator?.advance(0.1)
        #expect(field.window === simulator?.window && window == nil)
    }
}
