import Testing
import UIKitSimulator

extension FieldTests {
    /// What the keyboard announces and when.
    @MainActor
    @Suite("Keyboard announcements")
    struct KeyboardAnnouncementTests {
        /// The user info of every notification of a name.
        @MainActor
        private final class Listener {
            private(set) var infos: [[AnyHashable: Any]] = []
            private(set) var objects: [AnyObject?] = []
            private var tokens: [any NSObjectProtocol] = []

            init(_ names: Notification.Name...) {
                for name in names {
                    tokens.append(
                        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                            [weak self] note in
                            nonisolated(unsafe) let note = note
                            MainActor.assumeIsolated {
                                self?.infos.append(note.userInfo ?? [:])
                                self?.objects.append(note.object as AnyObject?)
                            }
                        })
                }
            }

            isolated deinit {
                for token in tokens { NotificationCenter.default.removeObserver(token) }
            }

            func frame(_ key: String) -> [CGRect] { infos.compactMap { $0[key] as? CGRect } }
        }

        private static let beginKey = UIResponder.keyboardFrameBeginUserInfoKey
        private static let endKey = UIResponder.keyboardFrameEndUserInfoKey

        @Test("All five values, in every way that programs read them")
        func userInfo() throws {
            let form = Form("A")
            let listener = Listener(UIResponder.keyboardWillShowNotification)
            form.a.becomeFirstResponder()
            form.settle()
            let info = try #require(listener.infos.first)
            let end = form.simulator.keyboardFrame
            let away = end.offsetBy(dx: 0, dy: end.height)
            #expect(info[Self.endKey] as? CGRect == end)
            #expect((info[Self.endKey] as? NSValue)?.cgRectValue == end)
            #expect(info[Self.beginKey] as? CGRect == away)
            #expect((info[Self.beginKey] as? NSValue)?.cgRectValue == away)
            #expect(end.maxY == 480 && end.width == 360 && end.height > 100)

            let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey]
            #expect(duration as? Double == 0.25)
            #expect((duration as? NSNumber)?.doubleValue == 0.25)
            #expect(duration as? TimeInterval == 0.25)
            let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
            #expect(curve as? Int == 7 && curve as? UInt == 7)
            #expect((curve as? NSNumber)?.intValue == 7)
            let isLocal = info[UIResponder.keyboardIsLocalUserInfoKey]
            #expect(isLocal as? Bool == true)
            #expect((isLocal as? NSNumber)?.boolValue == true)
            #expect(info.count == 5)
        }

        @Test("Hiding ends below the screen, in the same size")
        func hideFrames() {
            let form = Form("A")
            form.a.becomeFirstResponder()
            form.settle()
            let shown = form.simulator.keyboardFrame
            let listener = Listener(
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification)
            form.a.resignFirstResponder()
            form.settle()
            let away = CGRect(x: shown.minX, y: 480, width: shown.width, height: shown.height)
            #expect(listener.frame(Self.beginKey) == [shown, shown])
            #expect(listener.frame(Self.endKey) == [away, away])
        }

        @Test("Each notification is followed by the message of the same name")
        func messages() {
            let form = Form("A")
            form.recorder.observeMessages()
            form.a.becomeFirstResponder()
            form.settle()
            form.a.resignFirstResponder()
            form.settle()
            let log = form.log.filter { $0.hasPrefix("keyboard") }
            let names = [
                "willChangeFrame", "willShow", "didChangeFrame", "didShow", "willChangeFrame", "willHide",
                "didChangeFrame", "didHide",
            ]
            #expect(log == names.flatMap { ["keyboard \($0)", "keyboard \($0) message"] })
        }

        @Test("The messages say what the notifications say")
        func messageValues() throws {
            let form = Form("A")
            let listener = Listener(UIResponder.keyboardWillShowNotification)
            var messages: [UIResponder.KeyboardWillShowMessage] = []
            let token = NotificationCenter.default.addObserver(
                of: UIScreen.main, for: UIResponder.KeyboardWillShowMessage.self
            ) { messages.append($0) }
            defer { NotificationCenter.default.removeObserver(token) }
            form.a.becomeFirstResponder()
            let message = try #require(messages.first)
            #expect(messages.count == 1)
            #expect([message.beginFrame] == listener.frame(Self.beginKey))
            #expect([message.endFrame] == listener.frame(Self.endKey))
            #expect(message.animationDuration == 0.25 && message.animationCurve == 7 && message.isLocal)
        }

        @Test("The object of the keyboard's notifications is the screen")
        func object() {
            let form = Form("A")
            let listener = Listener(UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification)
            form.a.becomeFirstResponder()
            form.settle()
            #expect(listener.objects.count == 2 && listener.objects.allSatisfy { $0 === UIScreen.main })
        }

        @Test("The focus moves, and the frames before and after are equal")
        func transferFrames() {
            let form = Form("A", "B")
            form.a.becomeFirstResponder()
            form.settle()
            let listener = Listener(
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardDidChangeFrameNotification)
            form.b.becomeFirstResponder()
            let frame = form.simulator.keyboardFrame
            #expect(listener.frame(Self.beginKey) == [frame, frame])
            #expect(listener.frame(Self.endKey) == [frame, frame])
        }

        @Test("A view of the field's own takes the keyboard's place, with an accessory above it")
        func inputView() {
            let form = Form("A")
            form.a.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120))
            form.a.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
            form.a.becomeFirstResponder()
            form.settle()
            let shown = form.simulator.keyboardFrame
            #expect(shown == CGRect(x: 0, y: 320, width: 360, height: 160))
            #expect(form.a.inputAccessoryView?.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 320))
            #expect(form.a.inputView?.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 360))
            #expect(form.log.filter { $0.hasPrefix("keyboard") }.count == 4)
        }

        @Test("Input views that are set while editing wait for reloadInputViews, which acts at once")
        func reload() {
            let form = Form("A", "B")
            form.a.becomeFirstResponder()
            form.settle()
            let before = form.simulator.keyboardFrame
            _ = form.log
            form.a.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
            form.simulator.frame()
            #expect(form.simulator.keyboardFrame == before)
            form.b.reloadInputViews()
            #expect(form.simulator.keyboardFrame == before && form.log.isEmpty)
            let listener = Listener(UIResponder.keyboardWillChangeFrameNotification)
            form.a.reloadInputViews()
            #expect(form.simulator.keyboardFrame.height == 100)
            #expect(listener.infos.first?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double == 0)
            form.simulator.frame()
            #expect(form.log == ["keyboard willChangeFrame", "keyboard didChangeFrame"])
        }

        @Test("With a hardware keyboard nothing is announced, and an accessory alone is")
        func hardwareKeyboard() {
            let form = Form("A", "B")
            form.simulator.hasHardwareKeyboard = true
            form.b.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
            form.a.becomeFirstResponder()
            form.settle()
            #expect(form.log.filter { $0.hasPrefix("keyboard") }.isEmpty)
            #expect(form.simulator.keyboardFrame.isNull)
            form.b.becomeFirstResponder()
            form.settle()
            let shown = form.simulator.keyboardFrame
            #expect(shown == CGRect(x: 0, y: 436, width: 360, height: 44))
            #expect(
                form.log.filter { $0.hasPrefix("keyboard") } == [
                    "keyboard willChangeFrame", "keyboard willShow", "keyboard didChangeFrame", "keyboard didShow",
                ])
        }

        @Test("An accessory without height is none")
        func emptyAccessory() {
            let form = Form("A")
            form.simulator.hasHardwareKeyboard = true
            form.a.inputAccessoryView = UIView()
            form.a.becomeFirstResponder()
            form.settle()
            #expect(form.log.filter { $0.hasPrefix("keyboard") }.isEmpty)
        }

        /// What an observer does in the middle of an announcement.
        enum Meddling: String, CaseIterable, Sendable {
            case resign, focusOther, remove, toggleHardware
        }

        @Test(
            "Announcements come in pairs, whatever an observer does", arguments: Meddling.allCases,
            ["willShow", "didShow", "willHide", "didHide", "willChangeFrame", "didChangeFrame"])
        func pairs(meddling: Meddling, name: String) {
            let form = Form("A", "B", size: CGSize(width: 320, height: 240))
            form.recorder.onLine = { line in
                guard line == "keyboard \(name)" else { return }
                form.recorder.onLine = nil
                switch meddling {
                case .resign: form.simulator.window.endEditing(true)
                case .focusOther: form.b.becomeFirstResponder()
                case .remove: form.a.removeFromSuperview()
                case .toggleHardware: form.simulator.hasHardwareKeyboard.toggle()
                }
            }
            form.a.becomeFirstResponder()
            form.settle()
            form.a.resignFirstResponder()
            form.settle()
            form.b.becomeFirstResponder()
            form.simulator.window.endEditing(true)
            form.settle()
            let log = form.log
            #expect(Pairing.faults(in: log) == [], "\(log)")
            #expect(form.simulator.keyboardFrame.isNull)
        }
    }
}

/// What must hold in any log: beginnings and ends come in turn.
enum Pairing {
    /// What is wrong, one sentence for each fault.
    static func faults(in log: [String]) -> [String] {
        var faults: [String] = []
        for (first, second) in [
            ("willShow", "didShow"), ("willHide", "didHide"), ("willChangeFrame", "didChangeFrame"),
        ] {
            let pair = ["keyboard \(first)", "keyboard \(second)"]
            faults += alternation(of: log.filter(pair.contains), pair[0], pair[1])
        }
        for name in Set(log.compactMap { $0.hasSuffix(" didBegin") ? $0.dropLast(9) : nil }) {
            for (first, second) in [
                ("didBegin", "didEnd committed"), ("action editingDidBegin", "action editingDidEnd"),
                ("note textDidBegin", "note textDidEnd"),
            ] {
                let pair = ["\(name) \(first)", "\(name) \(second)"]
                faults += alternation(of: log.filter(pair.contains), pair[0], pair[1])
            }
        }
        return faults
    }

    private static func alternation(of lines: [String], _ first: String, _ second: String) -> [String] {
        for (index, line) in lines.enumerated() where line != (index.isMultiple(of: 2) ? first : second) {
            return ["\(line) at \(index) of \(lines)"]
        }
        return lines.count.isMultiple(of: 2) ? [] : ["\(first) without \(second)"]
    }
}
