import Testing
import UIKitSimulator

extension FieldTests {
    /// Random deeds on three fields, against a model that knows no more than strings.
    @MainActor
    @Suite("Random deeds")
    struct RandomFieldTests {
        /// What the texts must be.
        @MainActor
        private final class Model {
            let form: Form
            var texts: [String]

            init(_ form: Form) {
                self.form = form
                texts = form.fields.map { $0.text ?? "" }
            }

            var focus: Int? { form.fields.firstIndex { $0.isFirstResponder } }

            /// Puts a string in the place of the selection, and at the caret of a field that has the focus.
            func insert(_ string: String) {
                guard let focus else { return }
                texts[focus] = (texts[focus] as NSString).replacingCharacters(
                    in: form.fields[focus].selection, with: string)
            }

            /// Deletes the selection, or the character before or behind the caret.
            func delete(forward: Bool) {
                guard let focus else { return }
                let (text, selection) = (texts[focus], form.fields[focus].selection)
                guard let range = Range(selection, in: text) else { return }
                if selection.length > 0 {
                    texts[focus].removeSubrange(range)
                } else if forward, range.lowerBound < text.endIndex {
                    texts[focus].remove(at: range.lowerBound)
                } else if !forward, range.lowerBound > text.startIndex {
                    texts[focus].remove(at: text.index(before: range.lowerBound))
                }
            }
        }

        private static let strings = [
            "a", "Zed", " ", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧", "🇩🇪", "\u{200D}", "שלום", "م", "日本", "ﬁ", "…", "각",
            "\u{1F3FD}", "🇩🇪🇫🇷🇯🇵", "\t", "a\u{301}\u{302}\u{303}", "e" + String(repeating: "\u{308}", count: 50),
            "क\u{94D}ष",
        ]

        @Test(
            "Texts are what the model says, one field has the focus, and announcements come in pairs", arguments: 1...4)
        func deeds(series: Int) {
            var random = SeededGenerator(UInt64(series) << 32)
            let form = Form("A", "B", "C", size: CGSize(width: 340, height: 400))
            UIApplication.shared.isMotionReduced = series > 1
            form.simulator.hasHardwareKeyboard = series > 2
            let model = Model(form)
            var history: [String] = []
            for step in 0..<120 {
                let name = perform(&random, form, model)
                history.append(name)
                let place = "seed \(SeededGenerator.seed), series \(series), step \(step): \(history.suffix(8))"
                for (index, field) in form.fields.enumerated() {
                    #expect(field.text == model.texts[index], "\(place)")
                    #expect(field.isEditing == field.isFirstResponder, "\(place)")
                    let (text, selection) = (field.text ?? "", field.selection)
                    #expect(isOnBorders(selection, of: text), "\(selection) in '\(text)', \(place)")
                }
                #expect(form.fields.count { $0.isFirstResponder } <= 1, "\(place)")
                if form.fields.map(\.text) != model.texts { return }
            }
            form.simulator.window.endEditing(true)
            form.settle()
            let log = form.log
            #expect(Pairing.faults(in: log) == [], "seed \(SeededGenerator.seed), series \(series)")
            let changes = log.count { $0.hasSuffix("note textDidChange") }
            #expect(changes == log.count { $0.hasSuffix("action editingChanged") })
        }

        /// Whether a selection begins and ends between characters.
        private func isOnBorders(_ selection: NSRange, of text: String) -> Bool {
            guard let range = Range(selection, in: text) else { return false }
            let borders = Set(text.indices).union([text.endIndex])
            return borders.contains(range.lowerBound) && borders.contains(range.upperBound)
        }

        private func perform(_ random: inout SeededGenerator, _ form: Form, _ model: Model) -> String {
            let simulator = form.simulator
            switch random.number(0...16) {
            case 0...2:
                let field = random.number(0...2)
                let frame = form.fields[field].frame
                simulator.tap(CGPoint(x: frame.minX + CGFloat(random.number(1...299)), y: frame.midY))
                return "tap \(field)"
            case 3...5:
                let string = random.pick(Self.strings)
                model.insert(string)
                simulator.inject(.text(string))
                return "type \(string)"
            case 6...7:
                let forward = random.chance(0.3)
                model.delete(forward: forward)
                simulator.press(forward ? .keyboardDeleteForward : .keyboardDeleteOrBackspace)
                return "delete \(forward)"
            case 8: return tapKey(&random, form, model)
            case 9...10:
                let keys: [UIKeyboardHIDUsage] = [
                    .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd, .keyboardUpArrow,
                ]
                let modifiers: [UIKeyModifierFlags] = [[], .shift, .control, [.shift, .control]]
                let (key, modifier) = (random.pick(keys), random.pick(modifiers))
                simulator.press(key, modifier)
                return "move \(key.rawValue) \(modifier.rawValue)"
            case 11:
                let (field, text) = (
                    random.number(0...2), (0..<random.number(0...3)).map { _ in random.pick(Self.strings) }
                )
                model.texts[field] = text.joined()
                form.fields[field].text = text.joined()
                return "set \(field)"
            case 12:
                let field = random.number(0...2)
                let length = model.texts[field].utf16.count
                let start = random.number(0...length)
                form.fields[field].selection = NSRange(location: start, length: random.number(0...(length - start)))
                return "select \(field)"
            case 13: return undoAndRedo(form)
            case 14:
                UIPasteboard.general.string = "x\ny\0z"
                model.insert("x yz")
                simulator.press(.keyboardV, .control)
                return "paste"
            case 15:
                simulator.press(.keyboardTab, random.chance(0.5) ? .shift : [])
                return "tab"
            default:
                if random.chance(0.3) {
                    simulator.window.endEditing(random.chance(0.5))
                } else if let focus = model.focus {
                    compose(random.pick(Self.strings), decides: random.chance(0.5), form.fields[focus], form, model)
                }
                return "end or compose"
            }
        }

        private func tapKey(_ random: inout SeededGenerator, _ form: Form, _ model: Model) -> String {
            guard !form.simulator.keyboardFrame.isNull else { return "no keyboard" }
            switch random.number(0...3) {
            case 0:
                model.delete(forward: false)
                form.simulator.tapKey("delete")
            case 1:
                model.insert(" ")
                form.simulator.tapKey("space")
            default:
                form.simulator.frame()
                let key = UIApplication.shared.location(ofKey: "k") == nil ? "K" : "k"
                model.insert(key)
                form.simulator.tapKey(key)
            }
            return "key"
        }

        /// Undoing and redoing together change nothing, neither text nor selection.
        private func undoAndRedo(_ form: Form) -> String {
            guard let field = form.fields.first(where: \.isFirstResponder), let manager = field.undoManager,
                manager.canUndo
            else { return "nothing to undo" }
            let text = field.text
            manager.undo()
            manager.redo()
            #expect(field.text == text)
            return "undo and redo"
        }

        private func compose(_ string: String, decides: Bool, _ field: UITextField, _ form: Form, _ model: Model) {
            let whole = NSRange(location: string.utf16.count, length: 0)
            if decides {
                model.insert(string)
                form.simulator.compose(String(string.prefix(1)), selectedRange: whole)
                form.simulator.compose(string, selectedRange: whole)
                form.simulator.inject(.text(string))
            } else {
                let isCaret = field.selection.length == 0
                form.simulator.compose(string, selectedRange: whole)
                form.simulator.compose("", selectedRange: whole)
                // What was selected was replaced by the composition, and is gone with it.
                if !isCaret { model.texts = form.fields.map { $0.text ?? "" } }
            }
        }
    }
}
