import Testing
import UIKitSimulator

extension FieldTests {
    /// Programs that do the worst in every callback: nothing traps, one field at most has the focus, and what began ends.
    @MainActor
    @Suite("Hostile programs")
    struct HostileDelegateTests {
        /// Where a program is called: the beginnings of the recorder's lines.
        private nonisolated static let sites = [
            "A shouldBegin", "A didBegin", "A shouldEnd", "A didEnd", "A shouldChange", "A didChangeSelection",
            "A shouldClear", "A shouldReturn", "A action editingDidBegin", "A action editingChanged",
            "A action editingDidEnd", "A action primaryActionTriggered", "A note textDidBegin", "A note textDidChange",
            "A note textDidEnd", "keyboard willShow", "keyboard willHide", "keyboard didShow",
        ]

        /// What a program does there.
        enum Deed: String, CaseIterable, Sendable {
            case remove, removeDelegate, setText, setSelection, toggleSelection, resign, focusOther, focusSelf
            case endEditing, undo, removeAll, frame, insert, delete, compose, toggleSecret, disable, hide, reload
            case typeKey, tap
        }

        @MainActor
        private struct Stage {
            let simulator: Simulator
            let recorder = Recorder()
            let a = UITextField(frame: CGRect(x: 10, y: 4, width: 200, height: 30))
            let b = UITextField(frame: CGRect(x: 10, y: 40, width: 200, height: 30))

            init(_ simulator: Simulator) {
                self.simulator = simulator
                for (field, name) in [(a, "A"), (b, "B")] {
                    field.accessibilityIdentifier = name
                    field.clearButtonMode = .always
                    // In place of the keyboard, whose keys take long to paint: it announces itself just as well.
                    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 60))
                    recorder.attach(to: field)
                    simulator.window.addSubview(field)
                }
            }

            func perform(_ deed: Deed) {
                switch deed {
                case .remove: a.removeFromSuperview()
                case .removeDelegate: a.delegate = nil
                case .setText: a.text = "set"
                case .setSelection: a.selection = NSRange(location: 1, length: 1)
                case .toggleSelection:
                    a.selection =
                        a.selection.location == 0 ? NSRange(location: 1, length: 0) : NSRange(location: 0, length: 1)
                case .resign: a.resignFirstResponder()
                case .focusOther: b.becomeFirstResponder()
                case .focusSelf: a.becomeFirstResponder()
                case .endEditing: simulator.window.endEditing(true)
                case .undo: a.undoManager?.undo()
                case .removeAll: for view in simulator.window.subviews { view.removeFromSuperview() }
                case .frame: simulator.frame()
                case .insert: a.insertText("x")
                case .delete: a.deleteBackward()
                case .compose: a.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
                case .toggleSecret: a.isSecureTextEntry.toggle()
                case .disable: a.isEnabled = false
                case .hide: a.isHidden = true
                case .reload: a.reloadInputViews()
                case .typeKey: simulator.type("z")
                case .tap: simulator.tap(CGPoint(x: 50, y: 55))
                }
            }

            /// Everything that a person does with a form.
            func play() {
                simulator.tap(CGPoint(x: 50, y: 20))
                simulator.type("ab c")
                simulator.compose("かな", selectedRange: NSRange(location: 1, length: 1))
                simulator.inject(.text("仮"))
                simulator.press(.keyboardLeftArrow, .shift)
                simulator.press(.keyboardDeleteOrBackspace)
                simulator.press(.keyboardZ, .control)
                simulator.press(.keyboardReturnOrEnter)
                simulator.tap(CGPoint(x: 200, y: 20))
                simulator.type("d")
                simulator.press(.keyboardTab)
                simulator.type("e")
                simulator.tap(CGPoint(x: 50, y: 20))
                a.text = "programmed"
                a.clearsOnBeginEditing = true
                a.resignFirstResponder()
                a.becomeFirstResponder()
                simulator.type("f")
            }

            /// Lets everything come to its end.
            func end() {
                recorder.onLine = nil
                simulator.window.endEditing(true)
                simulator.advance(UIApplication.shared.isMotionReduced ? 0.05 : 0.3)
            }
        }

        @Test("A deed in every callback", arguments: sites, [1, Int.max])
        func matrix(site: String, times: Int) {
            let simulator = Simulator(size: CGSize(width: 240, height: 200), scale: 0.25)
            UIApplication.shared.isMotionReduced = true
            for deed in Deed.allCases {
                for view in simulator.window.subviews { view.removeFromSuperview() }
                let stage = Stage(simulator)
                var left = times
                var depth = 0
                stage.recorder.onLine = { line in
                    guard line.hasPrefix(site), left > 0, depth < 40 else { return }
                    left -= 1
                    depth += 1
                    stage.perform(deed)
                    depth -= 1
                }
                stage.play()
                check(stage, "\(site), \(deed), before the end", deed: deed)
                stage.end()
                check(stage, "\(site), \(deed), at the end", deed: deed)
                #expect(!stage.a.isFirstResponder && !stage.b.isFirstResponder)
                #expect(simulator.keyboardFrame.isNull, "\(site), \(deed)")
                let log = stage.recorder.take()
                // Who is not a delegate any more is not told of ends.
                let faults = deed == .removeDelegate ? [] : Pairing.faults(in: log)
                #expect(faults == [], "\(site), \(deed): \(log)")
                #expect(left < times, "\(site) was never reached with \(deed)")
            }
        }

        @Test("Random deeds in random callbacks", arguments: 1...60)
        func storm(series: Int) {
            var random = SeededGenerator(UInt64(series) << 32)
            let simulator = Simulator(size: CGSize(width: 240, height: 200), scale: 0.25)
            UIApplication.shared.isMotionReduced = series.isMultiple(of: 2)
            let stage = Stage(simulator)
            let box = UIView(frame: simulator.window.bounds)
            simulator.window.addSubview(box)
            for field in [stage.a, stage.b] { box.addSubview(field) }
            var depth = 0
            var deeds: [String] = []
            stage.recorder.onLine = { line in
                guard depth < 4, random.chance(0.15) else { return }
                // Who is no delegate hears of nothing, and a field that is away is not played with.
                let deed = random.pick(Deed.allCases.filter { $0 != .removeDelegate })
                deeds.append("\(line): \(deed)")
                depth += 1
                stage.perform(deed)
                depth -= 1
            }
            for _ in 0..<3 {
                stage.play()
                check(stage, "seed \(SeededGenerator.seed), series \(series): \(deeds)", deed: .frame)
                for field in [stage.a, stage.b] {
                    (field.isEnabled, field.isHidden) = (true, false)
                    box.addSubview(field)
                }
                simulator.window.addSubview(box)
            }
            stage.end()
            check(stage, "seed \(SeededGenerator.seed), series \(series): \(deeds)", deed: .frame)
            #expect(simulator.keyboardFrame.isNull)
            let faults = Pairing.faults(in: stage.recorder.take())
            #expect(faults == [], "seed \(SeededGenerator.seed), series \(series): \(deeds)")
        }

        private func check(_ stage: Stage, _ place: String, deed: Deed) {
            let fields = [stage.a, stage.b]
            #expect(fields.count { $0.isFirstResponder } <= 1, "\(place)")
            for field in fields {
                #expect(field.isEditing == field.isFirstResponder, "\(place)")
                #expect(!field.isFirstResponder || field.window != nil, "\(place)")
                let (length, selection) = ((field.text ?? "").utf16.count, field.selection)
                #expect(selection.location >= 0 && selection.location + selection.length <= length, "\(place)")
            }
        }

        @Test("Callbacks that cause themselves end after sixteen")
        func recursion() {
            let form = Form.editing("a|")
            var depth = 0
            var deepest = 0
            form.recorder.onLine = { line in
                guard line == "A action editingChanged" else { return }
                depth += 1
                deepest = max(deepest, depth)
                form.a.insertText("x")
                depth -= 1
            }
            form.simulator.type("b")
            #expect((8...16).contains(deepest))
            form.recorder.onLine = { line in
                guard line.hasPrefix("A didChangeSelection") else { return }
                form.a.selection = NSRange(location: 3 - form.a.selection.location, length: 0)
            }
            form.a.selection = NSRange(location: 1, length: 0)
            #expect(form.log.count { $0.hasPrefix("A didChangeSelection") } <= 32)
        }

        /// A delegate that drops the last reference to itself, or to its field.
        @MainActor
        private final class Holder {
            var delegate: Dropper?
            var field: UITextField?
        }

        @MainActor
        private final class Dropper: NSObject, UITextFieldDelegate {
            let site: Recorder.Callback
            let drop: () -> Void
            private(set) var isDone = false

            init(_ site: Recorder.Callback, _ drop: @escaping () -> Void) {
                (self.site, self.drop) = (site, drop)
            }

            private func called(_ callback: Recorder.Callback) -> Bool {
                if callback == site, !isDone {
                    isDone = true
                    drop()
                }
                return true
            }

            func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { called(.shouldBegin) }
            func textFieldDidBeginEditing(_ textField: UITextField) { _ = called(.didBegin) }
            func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { called(.shouldEnd) }
            func textFieldDidEndEditing(_ textField: UITextField) { _ = called(.didEnd) }
            func textFieldDidChangeSelection(_ textField: UITextField) { _ = called(.didChangeSelection) }
            func textFieldShouldClear(_ textField: UITextField) -> Bool { called(.shouldClear) }
            func textFieldShouldReturn(_ textField: UITextField) -> Bool { called(.shouldReturn) }
            func textField(
                _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
            ) -> Bool { called(.shouldChange) }
        }

        /// A field's life, through all callbacks.
        private func live(_ simulator: Simulator) {
            simulator.tap(CGPoint(x: 50, y: 20))
            if !simulator.keyboardFrame.isNull { simulator.tapKey("A") }
            simulator.type("b")
            simulator.press(.keyboardReturnOrEnter)
            simulator.tap(CGPoint(x: 200, y: 20))
            simulator.window.endEditing(false)
            simulator.advance(0.05)
        }

        private func makeField(in simulator: Simulator) -> UITextField {
            let field = UITextField(frame: CGRect(x: 10, y: 4, width: 200, height: 30))
            field.clearButtonMode = .always
            simulator.window.addSubview(field)
            return field
        }

        @Test("A delegate that is dropped in a callback is not missed", arguments: Recorder.Callback.allCases)
        func droppedDelegate(site: Recorder.Callback) {
            let simulator = Simulator(size: CGSize(width: 240, height: 200), scale: 0.25)
            UIApplication.shared.isMotionReduced = true
            let field = makeField(in: simulator)
            let holder = Holder()
            var wasCalled = false
            holder.delegate = Dropper(site) { [weak holder] in
                wasCalled = true
                holder?.delegate = nil
            }
            field.delegate = holder.delegate
            live(simulator)
            #expect(wasCalled && field.delegate == nil)
            #expect(!field.isEditing && simulator.keyboardFrame.isNull)
        }

        @Test(
            "A field that is dropped in a callback is gone, and its keyboard too", arguments: Recorder.Callback.allCases
        )
        func droppedField(site: Recorder.Callback) {
            let simulator = Simulator(size: CGSize(width: 240, height: 200), scale: 0.25)
            UIApplication.shared.isMotionReduced = true
            let holder = Holder()
            holder.field = makeField(in: simulator)
            weak let trace = holder.field
            var wasCalled = false
            let dropper = Dropper(site) { [weak holder] in
                wasCalled = true
                holder?.field?.removeFromSuperview()
                holder?.field = nil
            }
            holder.field?.delegate = dropper
            live(simulator)
            #expect(wasCalled && trace == nil)
            #expect(simulator.keyboardFrame.isNull)
        }
    }
}
