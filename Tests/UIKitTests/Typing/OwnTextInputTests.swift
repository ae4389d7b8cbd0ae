import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// A view that is a text of a program's own is typed into through its positions and ranges.
@MainActor @Suite("A program's own text with positions")
struct OwnTextInputTests {
    private func stage(_ text: String) -> (Simulator, Sheet) {
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        simulator.hasHardwareKeyboard = true
        let sheet = Sheet(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
        simulator.window.addSubview(sheet)
        sheet.insertText(text)
        sheet.becomeFirstResponder()
        simulator.advance(0.4)
        return (simulator, sheet)
    }

    @Test("It shows what an input method of the machine has not decided, and then what it has")
    func machine() {
        let (simulator, sheet) = stage("ab")
        simulator.compose("k", selectedRange: NSRange(location: 1, length: 0))
        #expect(sheet.content == "abk" && sheet.marked == NSRange(location: 2, length: 1))
        simulator.compose("かな", selectedRange: NSRange(location: 1, length: 1))
        #expect(sheet.content == "abかな" && sheet.marked == NSRange(location: 2, length: 2))
        #expect(sheet.selection == NSRange(location: 3, length: 1))
        simulator.inject(.text("仮名"))
        #expect(sheet.content == "ab仮名" && sheet.marked == nil)
        #expect(sheet.selection == NSRange(location: 4, length: 0))
    }

    @Test("A composition that is called off leaves it as it was")
    func cancel() {
        let (simulator, sheet) = stage("ab")
        simulator.compose("かな", selectedRange: NSRange(location: 2, length: 0))
        simulator.compose("", selectedRange: NSRange(location: 0, length: 0))
        #expect(sheet.content == "ab" && sheet.marked == nil)
    }

    @Test("An input method of the keyboard composes in it, letter by letter")
    func keyboard() {
        let (simulator, sheet) = stage("")
        UIApplication.shared.inputModes.offer(InputMode(language: "vi", layout: "en", methods: [Telex.self]))
        UIApplication.shared.inputModes.select(language: "vi")
        simulator.type("tieengs")
        #expect(sheet.content == "tiếng" && sheet.marked == NSRange(location: 0, length: sheet.content.utf16.count))
        simulator.type(" ")
        #expect(sheet.content == "tiếng " && sheet.marked == nil)
    }

    /// A place in a sheet.
    private final class Place: UITextPosition {
        let offset: Int

        init(_ offset: Int) {
            self.offset = offset
        }
    }

    /// A part of a sheet.
    private final class Part: UITextRange {
        let range: NSRange

        init(_ range: NSRange) {
            self.range = range
            super.init()
        }

        override var isEmpty: Bool { range.length == 0 }
        override var start: UITextPosition { Place(range.location) }
        override var end: UITextPosition { Place(NSMaxRange(range)) }
    }

    /// Keeps its text as a program may: as a string, a selection and what is not decided.
    private final class Sheet: UIView, UITextInput {
        var content = ""
        var selection = NSRange(location: 0, length: 0)
        var marked: NSRange?
        weak var inputDelegate: (any UITextInputDelegate)?
        var markedTextStyle: [NSAttributedString.Key: Any]?
        private(set) lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

        override var canBecomeFirstResponder: Bool { true }

        private func put(_ text: String, in range: NSRange) {
            content = (content as NSString).replacingCharacters(in: range, with: text)
            selection = NSRange(location: range.location + text.utf16.count, length: 0)
            marked = nil
        }

        private func offset(_ position: UITextPosition) -> Int { (position as? Place)?.offset ?? 0 }
        private func range(_ range: UITextRange) -> NSRange { (range as? Part)?.range ?? selection }

        // MARK: Keys

        var hasText: Bool { !content.isEmpty }
        func insertText(_ text: String) { put(text, in: marked ?? selection) }
        var refusesSelection = false
        /// Hears before something is deleted.
        var willDelete: (Sheet) -> Void = { _ in }

        func deleteBackward() {
            willDelete(self)
            guard selection.length == 0, selection.location > 0 else { return put("", in: selection) }
            put("", in: NSRange(location: selection.location - 1, length: 1))
        }

        // MARK: Text that is not decided

        var markedTextRange: UITextRange? { marked.map { Part($0) } }
        func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
            let (text, old) = (markedText ?? "", marked ?? selection)
            put(text, in: old)
            marked = text.isEmpty ? nil : NSRange(location: old.location, length: text.utf16.count)
            selection = NSRange(location: old.location + selectedRange.location, length: selectedRange.length)
        }
        func unmarkText() { marked = nil }

        // MARK: Text, places and parts

        var selectedTextRange: UITextRange? {
            get { Part(selection) }
            set { if let newValue, !refusesSelection { selection = range(newValue) } }
        }
        func text(in range: UITextRange) -> String? { (content as NSString).substring(with: self.range(range)) }
        func replace(_ range: UITextRange, withText text: String) { put(text, in: self.range(range)) }
        var beginningOfDocument: UITextPosition { Place(0) }
        var endOfDocument: UITextPosition { Place(content.utf16.count) }
        func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
            Part(NSRange(location: offset(from), length: offset(to) - offset(from)))
        }
        func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
            let place = self.offset(position) + offset
            return 0...content.utf16.count ~= place ? Place(place) : nil
        }
        func position(
            from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
        ) -> UITextPosition? {
            self.position(from: position, offset: direction == .left || direction == .up ? -offset : offset)
        }
        func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
            direction == .left || direction == .up ? range.start : range.end
        }
        func characterRange(
            byExtending position: UITextPosition, in direction: UITextLayoutDirection
        ) -> UITextRange? { nil }
        func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
            let distance = offset(from: position, to: other)
            return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
        }
        func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { offset(toPosition) - offset(from) }

        // MARK: Directions and rectangles

        func baseWritingDirection(
            for position: UITextPosition, in direction: UITextStorageDirection
        ) -> NSWritingDirection { .leftToRight }
        func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}
        func firstRect(for range: UITextRange) -> CGRect { bounds }
        func caretRect(for position: UITextPosition) -> CGRect {
            CGRect(x: CGFloat(offset(position)) * 10, y: 0, width: 2, height: bounds.height)
        }
        func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
        func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
        func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? { range.end }
        func characterRange(at point: CGPoint) -> UITextRange? { nil }
    }

    @Test("What the delete key takes is selected before, as on iOS, by whole characters, words and lines")
    func selectsWhatGoes() {
        let (simulator, sheet) = stage("one two 👩‍👧")
        var selections: [NSRange] = []
        sheet.willDelete = { selections.append($0.selection) }
        simulator.press(.keyboardDeleteOrBackspace)
        #expect(sheet.content == "one two " && selections == [NSRange(location: 8, length: 5)])
        simulator.press(.keyboardDeleteOrBackspace, .control)
        #expect(sheet.content == "one " && sheet.selection == NSRange(location: 4, length: 0))
        // What is selected goes as it is.
        sheet.selection = NSRange(location: 1, length: 2)
        selections = []
        simulator.press(.keyboardDeleteOrBackspace)
        #expect(sheet.content == "o " && selections == [NSRange(location: 1, length: 2)])
        // Forward too.
        sheet.selection = NSRange(location: 0, length: 0)
        simulator.press(.keyboardDeleteForward)
        #expect(sheet.content == " ")
        // At the beginning the text is told all the same; there is nothing to select. At the end it is not.
        selections = []
        simulator.press(.keyboardDeleteOrBackspace)
        #expect(sheet.content == " " && selections == [NSRange(location: 0, length: 0)])
        sheet.selection = NSRange(location: 1, length: 0)
        simulator.press(.keyboardDeleteForward)
        #expect(sheet.content == " " && selections.count == 1)
    }

    @Test("A text that does not take the selection loses nothing before the caret to the key that deletes behind it")
    func refusesSelection() {
        let (simulator, sheet) = stage("abcdef")
        sheet.selection = NSRange(location: 3, length: 0)
        sheet.refusesSelection = true
        simulator.press(.keyboardDeleteForward)
        #expect(sheet.content == "abcdef")
    }
}
