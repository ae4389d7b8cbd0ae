import Foundation
import HostInterface
import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// Random deeds on a text view as a person and a program do them, against arrays; the lines against lines laid out from
/// scratch; and what is painted against everything painted anew.
@MainActor
@Suite("UITextView, random operations")
final class RandomTextViewTests {
    /// What a series is done with.
    private struct Setting {
        var scale: CGFloat
        var hasKeyboard: Bool
        var isDark: Bool
        var font: UIFont

        init(series: Int) {
            scale = [1, 1.5, 2][series % 3]
            hasKeyboard = series % 2 == 0
            isDark = series % 4 > 1
            font =
                series % 5 == 0 ? .systemFont(ofSize: 17) : UIFont(name: "Block", size: 16) ?? .systemFont(ofSize: 16)
        }
    }

    private static let strings = [
        "a", "Zed", " ", "word ", "é", "e\u{301}", "\u{301}", "👨‍👩‍👧", "🇩🇪", "\u{200D}", "שלום", "م", "日本", "ﬁ", "…", "각",
        "\u{1F3FD}", "\n", "\r\n", "\u{2028}", "some words that fill a line or two and then some more\n",
        "office AVATAR", "\t", "नमस्ते",
    ]

    private var random = SeededGenerator()
    private var simulator = Simulator(size: CGSize(width: 10, height: 10))
    private var view = UITextView()
    private var model: [UInt16] = []
    private var history: [String] = []

    private func start(_ series: Int) {
        let setting = Setting(series: series)
        random = SeededGenerator(UInt64(series) << 32)
        simulator = Simulator(size: CGSize(width: 260, height: 240), scale: setting.scale)
        simulator.hasHardwareKeyboard = !setting.hasKeyboard
        simulator.window.overrideUserInterfaceStyle = setting.isDark ? .dark : .light
        view = UITextView(frame: CGRect(x: 5, y: 7, width: 240, height: 200))
        view.font = setting.font
        // A keyboard would correct and write capitals; what is typed is to be compared.
        view.autocapitalizationType = .none
        view.autocorrectionType = .no
        simulator.window.addSubview(view)
        let text = series % 3 == 0 ? "" : TextSamples.uneven(12, seed: UInt64(series))
        view.text = text
        model = Array(text.utf16)
        history = []
        view.becomeFirstResponder()
        simulator.advance(0.3)
    }

    @Test("1,200 operations on a text view", arguments: 1...6)
    func deeds(series: Int) {
        start(series)
        for step in 0..<200 {
            let name = perform()
            history.append(name)
            let place = "seed \(SeededGenerator.seed), series \(series), step \(step): \(history.suffix(10))"
            guard view.session.length == model.count else {
                Issue.record("\(view.session.length) units, to be \(model.count), \(place)")
                return
            }
            let selection = view.selectedRange
            #expect(selection.upperBound <= model.count, "\(place)")
            guard step % 10 == 0 else { continue }
            let missed = simulator.areaMissedByDamage()
            #expect(missed == nil, "\(place)")
            let text = view.session.editor.text
            #expect(text.units(in: 0..<model.count) == model, "\(place)")
            let faults = view.page.faults(of: view)
            #expect(faults == [], "\(place)")
            if missed != nil || !faults.isEmpty { return }
            checkOffset("\(place)")
            guard step % 50 == 0 else { continue }
            #expect(text.invariantFaults() + view.session.editor.content.attributes.invariantFaults() == [], "\(place)")
        }
    }

    /// The content is where it may be, once nothing moves any more.
    private func checkOffset(_ place: String) {
        guard !view.motion.isMoving, view.animations == nil else { return }
        #expect(view.contentOffset.y.isFinite, "\(place)")
    }

    /// What the person's editing does to the model.
    private func replace(_ range: NSRange, with text: String) {
        model.replaceSubrange(range.location..<(range.location + range.length), with: Array(text.utf16))
    }

    private func perform() -> String {
        // A text that grows for ever is slow to check.
        if model.count > 6000 {
            view.text = "begun anew\nwith two lines"
            model = Array("begun anew\nwith two lines".utf16)
        }
        switch random.number(0...24) {
        case 0...3: return edit()
        case 4...5: return delete()
        case 6: return press()
        case 7: return selects()
        case 8: return scrolls()
        case 9: return drags()
        case 10: return undo()
        case 11: return resize()
        case 12: return looks()
        case 13: return taps()
        case 14: return replaces()
        case 15:
            simulator.advance(Double(random.number(1...20)) / 60)
            return "wait"
        case 16:
            // Two deeds in one frame.
            let (a, b) = (edit(), scrolls())
            return "\(a) and \(b)"
        case 17:
            let (a, b) = (scrolls(), edit())
            return "\(a) and \(b)"
        case 18: return focus()
        case 19: return wheel()
        case 20: return changesStorage()
        default:
            simulator.frame()
            return "frame"
        }
    }

    private func edit() -> String {
        let string = random.pick(Self.strings)
        let marked = view.session.markedRange.map { nsRange($0) }
        replace(marked ?? view.selectedRange, with: string)
        view.insertText(string)
        return "insert \(string.debugDescription)"
    }

    private func delete() -> String {
        let before = view.session.editor
        if let edit = before.deletion(.backward, by: .cluster) { replace(nsRange(edit.range), with: "") }
        view.deleteBackward()
        return "delete"
    }

    private func replaces() -> String {
        let start = random.number(0...model.count)
        let range = NSRange(location: start, length: min(model.count - start, random.number(0...80)))
        let string = (0..<random.number(0...3)).map { _ in random.pick(Self.strings) }.joined()
        guard let from = view.position(from: view.beginningOfDocument, offset: range.location),
            let to = view.position(from: from, offset: range.length), let place = view.textRange(from: from, to: to)
        else { return "no range" }
        view.replace(place, withText: string)
        // A range that cuts a pair or a CR LF is widened; the length says what has become of it.
        model = view.session.editor.text.units(in: 0..<view.session.length)
        return "replace \(range) by \(string.debugDescription)"
    }

    /// A program's own change, which is no step: what was done before it can be undone and made again.
    private func changesStorage() -> String {
        let start = random.number(0...model.count)
        let range = wholePairs(NSRange(location: start, length: min(model.count - start, random.number(0...6))))
        let string = random.chance(0.3) ? "" : random.pick(Self.strings)
        let steps = view.undoManager?.undoCount ?? 0
        replace(range, with: string)
        if random.chance(0.5) {
            view.textStorage.replaceCharacters(in: range, with: string)
        } else {
            let looks: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 15)]
            view.textStorage.replaceCharacters(in: range, with: NSAttributedString(string: string, attributes: looks))
        }
        #expect(view.undoManager?.undoCount ?? 0 <= steps, "a program's change is a step")
        return "storage \(range) by \(string.debugDescription)"
    }

    /// A range without halves of surrogate pairs, which strings of Foundation's on Linux cannot hold.
    private func wholePairs(_ range: NSRange) -> NSRange {
        func isInside(_ offset: Int) -> Bool {
            offset > 0 && offset < model.count && UTF16.isLeadSurrogate(model[offset - 1])
        }
        var (start, end) = (range.location, range.location + range.length)
        if isInside(start) { start -= 1 }
        if isInside(end) { end += 1 }
        return NSRange(location: start, length: end - start)
    }

    private func press() -> String {
        let keys: [UIKeyboardHIDUsage] = [
            .keyboardLeftArrow, .keyboardRightArrow, .keyboardUpArrow, .keyboardDownArrow, .keyboardHome, .keyboardEnd,
            .keyboardPageUp, .keyboardPageDown,
        ]
        let modifiers: [UIKeyModifierFlags] = [[], [], .shift, .control, [.shift, .control]]
        let (key, modifier) = (random.pick(keys), random.pick(modifiers))
        simulator.press(key, modifier)
        return "press \(key.rawValue) \(modifier.rawValue)"
    }

    private func selects() -> String {
        let start = random.number(0...model.count)
        let length = random.chance(0.5) ? 0 : random.number(0...(model.count - start))
        view.selectedRange = NSRange(location: start, length: length)
        if random.chance(0.3) { view.scrollRangeToVisible(view.selectedRange) }
        return "select \(start) \(length)"
    }

    private func scrolls() -> String {
        let height = max(0, view.contentSize.height - view.bounds.height)
        let y =
            random.chance(0.7)
            ? view.contentOffset.y + CGFloat(random.number(-60...60)) : height * CGFloat(random.number(0...8)) / 8
        // Half points too, which are no whole pixels at scale 1.
        let offset = CGPoint(x: 0, y: min(max(0, y), height) + (random.chance(0.1) ? 0.5 : 0))
        let isAnimated = random.chance(0.2)
        view.setContentOffset(offset, animated: isAnimated)
        return "scroll to \(offset.y) \(isAnimated)"
    }

    private func drags() -> String {
        let bottom = simulator.keyboardFrame.isNull ? 200 : max(1, min(200, simulator.keyboardFrame.minY))
        let (x, y) = (CGFloat(random.number(10...200)), bottom * CGFloat(random.number(1...9)) / 10)
        simulator.touchDown(0, at: CGPoint(x: x, y: y))
        let way = CGFloat(random.number(-60...60))
        for part in 1...4 {
            simulator.touchMove(0, to: CGPoint(x: x, y: y + way * CGFloat(part) / 4))
            simulator.advance(1 / 60)
        }
        simulator.touchUp(0)
        simulator.advance(Double(random.number(0...10)) / 60)
        return "drag by \(way)"
    }

    private func wheel() -> String {
        let notches = Double(random.number(-3...3))
        simulator.inject(.wheel(WheelEvent(point: InputPoint(x: 50, y: 50), deltaX: 0, deltaY: notches)))
        return "wheel \(notches)"
    }

    private func undo() -> String {
        guard let manager = view.undoManager else { return "no undo" }
        let before = (view.session.editor.text, view.session.selection)
        if manager.canUndo, random.chance(0.5) {
            manager.undo()
            if random.chance(0.5) {
                manager.redo()
                #expect(view.session.editor.text == before.0, "undone and redone")
            }
        } else {
            manager.redo()
        }
        model = view.session.editor.text.units(in: 0..<view.session.length)
        return "undo"
    }

    private func resize() -> String {
        let size = CGSize(width: random.number(60...250), height: random.number(40...200))
        view.frame.size = size
        if random.chance(0.2) {
            view.textContainerInset = UIEdgeInsets(
                top: CGFloat(random.number(0...20)), left: CGFloat(random.number(0...20)), bottom: 8, right: 3)
        }
        return "resize \(size)"
    }

    private func looks() -> String {
        switch random.number(0...5) {
        case 0: view.typingAttributes = [.foregroundColor: UIColor.systemRed, .font: UIFont.systemFont(ofSize: 24)]
        case 1: view.typingAttributes = [.underlineStyle: NSNumber(value: 1), .backgroundColor: UIColor.systemGreen]
        case 2: view.textColor = random.pick([.label, .systemBlue])
        case 3: view.textAlignment = random.pick([.natural, .center, .right])
        case 4:
            view.font = random.pick([
                UIFont.systemFont(ofSize: 13), UIFont(name: "Block", size: 16) ?? .systemFont(ofSize: 16),
            ])
        default: view.tintColor = random.pick([.systemRed, .systemBlue])
        }
        return "looks"
    }

    private func taps() -> String {
        // Not on the keyboard: it would type.
        let keyboard = simulator.keyboardFrame
        let bottom = keyboard.isNull ? 200 : min(200, keyboard.minY - 10)
        guard bottom > 0 else { return "no tap" }
        simulator.tap(CGPoint(x: CGFloat(random.number(10...230)), y: bottom * CGFloat(random.number(1...9)) / 10))
        return "tap"
    }

    private func focus() -> String {
        guard random.chance(0.3) else {
            view.becomeFirstResponder()
            return "focus"
        }
        view.resignFirstResponder()
        return "no focus"
    }
}
