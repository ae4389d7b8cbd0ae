import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// Where arrows lead from a selection.
@MainActor @Suite("Leaving a selection")
struct SelectionLeavingTests {
    private nonisolated static let cases: [(String, Range<Int>, UIKeyboardHIDUsage, UIKeyModifierFlags, Int)] = [
        ("one two three four", 4..<7, .keyboardRightArrow, [], 7),
        ("one two three four", 4..<7, .keyboardLeftArrow, [], 4),
        ("one two three four", 4..<7, .keyboardRightArrow, .control, 13),
        ("one two three four", 4..<7, .keyboardLeftArrow, .control, 0),
        ("one two three four", 5..<10, .keyboardRightArrow, .control, 13),
        ("one two three four", 5..<10, .keyboardLeftArrow, .control, 4),
        ("one two three four", 0..<18, .keyboardRightArrow, .control, 18),
        ("one two three four", 0..<18, .keyboardLeftArrow, .control, 0),
        // From right to left the text goes on at the left.
        ("שלום עולם טוב", 5..<9, .keyboardRightArrow, [], 5),
        ("שלום עולם טוב", 5..<9, .keyboardLeftArrow, [], 9),
        ("שלום עולם טוב", 5..<9, .keyboardRightArrow, .control, 0),
        ("שלום עולם טוב", 5..<9, .keyboardLeftArrow, .control, 13),
    ]

    @Test(
        "An arrow leads to the edge on its side, and by words on from there, whichever end was made last",
        arguments: cases)
    func arrows(text: String, range: Range<Int>, key: UIKeyboardHIDUsage, modifiers: UIKeyModifierFlags, to: Int) {
        for kind in TextKind.allCases {
            for (anchor, head) in [(range.lowerBound, range.upperBound), (range.upperBound, range.lowerBound)] {
                let stage = TextStage(kind, text)
                stage.text.session.select(TextSelection(anchor: anchor, head: head))
                stage.simulator.press(key, modifiers)
                #expect(stage.text.session.selectedRange == to..<to, "\(kind) from \(anchor) to \(head)")
            }
        }
    }

    @Test("With Shift the end that was made last goes on, by letters and by words", arguments: TextKind.allCases)
    func extending(kind: TextKind) {
        for (anchor, head, key, modifiers, range) in [
            (4, 7, UIKeyboardHIDUsage.keyboardRightArrow, UIKeyModifierFlags.shift, 4..<8),
            (7, 4, .keyboardRightArrow, .shift, 5..<7), (4, 7, .keyboardRightArrow, [.shift, .control], 4..<13),
            (4, 7, .keyboardLeftArrow, [.shift, .control], 4..<4),
            (7, 4, .keyboardLeftArrow, [.shift, .control], 0..<7),
        ] {
            let stage = TextStage(kind, "one two three four")
            stage.text.session.select(TextSelection(anchor: anchor, head: head))
            stage.simulator.press(key, modifiers)
            #expect(stage.text.session.selectedRange == range, "from \(anchor) to \(head)")
        }
    }

    @Test("A selection over several lines is left on the line of its edge")
    func lines() {
        for (before, key, after) in [
            ("one t[wo\nthr]ee four", UIKeyboardHIDUsage.keyboardRightArrow, "one two\nthree| four"),
            ("one t[wo\nthr]ee four", .keyboardLeftArrow, "one |two\nthree four"),
            ("one[ two\n]three", .keyboardRightArrow, "one two\nthree|"),
            ("one two\n[three]", .keyboardLeftArrow, "one |two\nthree"),
        ] {
            let page = Page(before)
            page.simulator.press(key, .control)
            #expect(page.marked == after, "\(before)")
        }
    }
}
