import Testing
import UIKitSimulator

@testable import UIKit

extension TextInteractionTests {
    /// Texts and delegates that do what they must not, and random hands.
    @MainActor
    @Suite("Hostile")
    struct HostileTests {
        private nonisolated static let callbacks = [
            "should", "will", "did", "insert", "delete", "mark", "unmark", "select", "closest", "caret", "rects",
            "menu",
            "present", "dismiss", "float", "floating", "floated",
        ]

        /// All that hands can do.
        private func doEverything(_ kiosk: GridKiosk) {
            let simulator = kiosk.simulator
            kiosk.tap(CGPoint(x: 100, y: 160))
            simulator.type("ab")
            simulator.press(.keyboardDeleteOrBackspace)
            simulator.compose("かな", selectedRange: NSRange(location: 2, length: 0))
            simulator.press(.keyboardLeftArrow, .shift)
            simulator.compose("", selectedRange: NSRange(location: 0, length: 0))
            simulator.advance(1)
            kiosk.tap(CGPoint(x: 120, y: 160), times: 2)
            if kiosk.handles.count == 2 {
                kiosk.drag(from: kiosk.knob(1), to: CGPoint(x: kiosk.knob(1).x + 60, y: kiosk.knob(1).y))
            }
            kiosk.choose("Copy")
            kiosk.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 200, y: 160), holds: 0.6)
            kiosk.application.inputContext.perform([.caretDragChanged(true)])
            kiosk.application.inputContext.perform([.caretDragged(CGSize(width: -30, height: 0))])
            kiosk.application.inputContext.perform([.caretDragChanged(false)])
            simulator.mouse(.began, at: CGPoint(x: 100, y: 150))
            simulator.mouse(.moved, at: CGPoint(x: 160, y: 150))
            simulator.mouse(.ended, at: CGPoint(x: 160, y: 150))
            simulator.advance(1)
        }

        @Test("A view that goes in each of the callbacks", arguments: callbacks, [0, 1, 2])
        func removed(in callback: String, kind: Int) {
            let kiosk = GridKiosk()
            var isReached = false
            let act: (String) -> Void = { [weak kiosk] name in
                guard name == callback, let kiosk, kiosk.text.window != nil || kind > 0 else { return }
                isReached = true
                switch kind {
                case 0: kiosk.text.removeFromSuperview()
                case 1: kiosk.text.removeInteraction(kiosk.interaction)
                default: kiosk.interaction.textInput = nil
                }
            }
            (kiosk.text.happened, kiosk.delegate.happened) = (act, act)
            doEverything(kiosk)
            #expect(isReached)
            #expect(kiosk.handles.isEmpty && kiosk.loupe == nil && kiosk.titles.isEmpty)
            #expect(kiosk.delegate.log.filter { $0 == "will" }.count == kiosk.delegate.log.filter { $0 == "did" }.count)
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test("A text that becomes another in each of the callbacks", arguments: callbacks)
        func changed(in callback: String) {
            let kiosk = GridKiosk()
            var count = 0
            let act: (String) -> Void = { [weak kiosk] name in
                guard name == callback, count < 50 else { return }
                count += 1
                kiosk?.text.set(count % 2 == 0 ? "" : "x\ny z")
                if count % 5 == 0 { kiosk?.text.resignFirstResponder() }
            }
            (kiosk.text.happened, kiosk.delegate.happened) = (act, act)
            doEverything(kiosk)
            #expect(count > 0)
            #expect(kiosk.simulator.areaMissedByDamage() == nil)
        }

        @Test("The view with its interaction is let go of")
        func released() {
            let simulator = Simulator(size: CGSize(width: 300, height: 300))
            weak var seen: GridText?
            do {
                let text = GridText(
                    frame: CGRect(x: 0, y: 0, width: 300, height: 100), cell: CGSize(width: 12, height: 28))
                let interaction = UITextInteraction(for: .editable)
                interaction.textInput = text
                text.addInteraction(interaction)
                simulator.window.addSubview(text)
                simulator.tap(CGPoint(x: 50, y: 20))
                simulator.advance(1)
                seen = text
                text.removeFromSuperview()
            }
            simulator.advance(1)
            #expect(seen == nil)
        }

        @Test("Random taps, drags and keys against a model: what is selected and what is there", arguments: 0..<3)
        func random(round: Int) {
            var random = SeededGenerator(UInt64(round))
            let kiosk = GridKiosk(isFocused: true)
            var model = TextModel(text: GridKiosk.code)
            for step in 0..<250 {
                let deed = random.number(0...9)
                switch deed {
                case 0, 1:
                    let letter = random.pick(["a", "b", "c", "1"])
                    kiosk.simulator.type(letter)
                    model.insert(letter)
                case 2:
                    kiosk.simulator.press(.keyboardReturnOrEnter)
                    model.insert("\n")
                case 3:
                    kiosk.simulator.press(.keyboardDeleteOrBackspace)
                    model.delete()
                case 4, 5, 6:
                    let (key, isShifted) = (random.number(0...3), random.chance(0.5))
                    let keys: [UIKeyboardHIDUsage] = [
                        .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd,
                    ]
                    kiosk.simulator.press(keys[key], isShifted ? .shift : [])
                    // A click with Shift would select from where the selection began.
                    kiosk.simulator.press(.keyboardF1)
                    model.move([-1, 1, -2, 2][key], isExtending: isShifted)
                case 7:
                    // The mouse goes where it is pressed.
                    let offset = random.number(0...model.text.count)
                    kiosk.simulator.advance(1)
                    kiosk.simulator.mouse(.began, at: kiosk.point(offset))
                    kiosk.simulator.mouse(.ended, at: kiosk.point(offset))
                    (model.anchor, model.head) = (offset, offset)
                case 8:
                    let (start, end) = (random.number(0...model.text.count), random.number(0...model.text.count))
                    kiosk.simulator.advance(1)
                    kiosk.simulator.mouse(.began, at: kiosk.point(start))
                    kiosk.simulator.mouse(.moved, at: kiosk.point(end))
                    kiosk.simulator.mouse(.ended, at: kiosk.point(end))
                    (model.anchor, model.head) = (start, end)
                default:
                    kiosk.simulator.advance(random.pick([0.02, 0.3]))
                }
                let range = NSRange(
                    location: min(model.anchor, model.head), length: abs(model.anchor - model.head))
                guard kiosk.text.string == String(model.text), kiosk.text.selection == range else {
                    Issue.record("seed \(SeededGenerator.seed), round \(round), step \(step), deed \(deed)")
                    return
                }
                if step % 25 == 0 {
                    #expect(kiosk.simulator.areaMissedByDamage() == nil)
                    #expect((kiosk.caret == nil) == (range.length > 0))
                }
            }
        }

        /// A text and a selection as simple as can be.
        private struct TextModel {
            var text: [Character]
            var (anchor, head) = (0, 0)

            init(text: String) {
                self.text = Array(text)
                (anchor, head) = (self.text.count, self.text.count)
            }

            private var range: Range<Int> { min(anchor, head)..<max(anchor, head) }

            mutating func insert(_ letter: String) {
                let start = range.lowerBound
                text.replaceSubrange(range, with: Array(letter))
                (anchor, head) = (start + 1, start + 1)
            }

            mutating func delete() {
                if range.isEmpty, head > 0 { anchor = head - 1 }
                let start = range.lowerBound
                text.removeSubrange(range)
                (anchor, head) = (start, start)
            }

            mutating func move(_ step: Int, isExtending: Bool) {
                var goal = head
                switch step {
                case -1, 1:
                    if !isExtending, !range.isEmpty {
                        goal = step < 0 ? range.lowerBound : range.upperBound
                    } else {
                        goal = min(max(0, head + step), text.count)
                    }
                case -2: goal = (text[..<head].lastIndex(of: "\n") ?? -1) + 1
                default: goal = text[head...].firstIndex(of: "\n") ?? text.count
                }
                (anchor, head) = (isExtending ? anchor : goal, goal)
            }
        }
    }
}
