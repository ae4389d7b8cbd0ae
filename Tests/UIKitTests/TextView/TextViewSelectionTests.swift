import Testing
import UIKitSimulator

@testable import TextEngine
@testable import UIKit

extension TextViewTests {
    /// Selecting by fingers and styles of what is selected.
    @MainActor
    @Suite("Text view: fingers and styles")
    struct SelectionTests {
        private func point(_ page: Page, _ location: Int) -> CGPoint {
            let view = page.view
            let place = view.position(from: view.beginningOfDocument, offset: location) ?? UITextPosition()
            let rect = view.caretRect(for: place)
            return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
        }

        @Test("A tap puts the caret at a word's edge, two select the word, three the paragraph")
        func taps() {
            let page = Page("one two\nthree four\nfive|")
            let place = point(page, 10)
            page.simulator.tap(place)
            #expect(page.marked == "one two\n|three four\nfive")
            page.simulator.advance(1)
            page.simulator.tap(place)
            page.simulator.tap(place)
            #expect(page.marked == "one two\n[three] four\nfive")
            page.simulator.tap(place)
            #expect(page.marked == "one two\n[three four]\nfive")
        }

        @Test("A tap on a word that is broken over lines goes to its edge only where that is on the finger's line")
        func brokenWord() {
            let word = String(repeating: "w", count: 60)
            let page = Page("a \(word) b", width: 200, height: 300)
            let starts = (3..<62).filter { place in
                point(page, place).y > point(page, place - 1).y + 1
            }
            #expect(starts.count >= 2, "The word is on three lines or more.")
            func caret(afterTapAt location: Int) -> Int {
                page.simulator.advance(1)
                page.simulator.tap(point(page, location))
                return page.view.selectedRange.location
            }
            let (first, last) = (starts[0], starts[starts.count - 1])
            #expect(caret(afterTapAt: first + 1) == first + 1, "The edges are on other lines.")
            #expect(caret(afterTapAt: first + 5) == first + 5)
            #expect(caret(afterTapAt: last + 1) == 62)
            let top = point(page, 0).y
            if let inFirst = (3..<62).last(where: { abs(point(page, $0).y - top) < 1 }) {
                #expect(caret(afterTapAt: inFirst) == 2)
            }
        }

        @Test("Several ranges that are selected are the one around them; none changes nothing")
        func ranges() {
            let page = Page("one two three|")
            #expect(page.view.selectedRanges == [NSRange(location: 13, length: 0)])
            page.view.selectedRanges = [
                NSRange(location: 8, length: 5), NSRange(location: 4, length: 1), NSRange(location: 6, length: 1),
            ]
            #expect(page.marked == "one [two three]")
            page.view.selectedRanges = []
            #expect(page.marked == "one [two three]")
        }

        @Test("Who cannot edit is told of the selection too")
        func toldWithoutEditing() {
            let page = Page("one two three|", isEditing: false)
            page.view.isEditable = false
            page.view.selectedRange = NSRange(location: 4, length: 3)
            #expect(page.log.filter { $0.contains("didChangeSelection") }.count == 1)
            page.view.selectedRange = NSRange(location: 4, length: 3)
            #expect(page.log.isEmpty)
        }

        @Test("Links look as links unless told otherwise")
        func links() {
            let page = Page("|one")
            #expect(page.view.linkTextAttributes[.foregroundColor] as? UIColor == .link)
            page.view.linkTextAttributes = [.kern: NSNumber(value: 1)]
            #expect(page.view.linkTextAttributes[.foregroundColor] == nil)
            page.view.linkTextAttributes = nil
            #expect(page.view.linkTextAttributes.count == 2)
            #expect(page.view.linkTextAttributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        }

        @Test("A paragraph may be broken between any characters")
        func characterWrapping() {
            let page = Page("", width: 120, height: 200)
            let style = NSMutableParagraphStyle()
            style.lineBreakMode = .byCharWrapping
            let text = NSMutableAttributedString(string: "aaaa bbbbbbb\naaaa bbbbbbb")
            text.addAttributes([.paragraphStyle: style], range: NSRange(location: 0, length: 13))
            text.addAttributes(
                [.font: UIFont(name: "Block", size: 16) ?? .systemFont(ofSize: 16)],
                range: NSRange(location: 0, length: text.length))
            page.view.attributedText = text
            page.simulator.frame()
            let first = page.view.page.lineRange(TextSelection(caret: 0))
            let second = page.view.page.lineRange(TextSelection(caret: 13))
            #expect(first.count > 5 && second.count == 5)
        }

        @Test("A finger that moves scrolls the text and selects nothing")
        func scrolling() {
            let text = (1...100).map { "line \($0)" }.joined(separator: "\n")
            let page = Page("|" + text)
            page.simulator.touchDown(0, at: CGPoint(x: 200, y: 200))
            for y in stride(from: 190, through: 60, by: -10) {
                page.simulator.touchMove(0, to: CGPoint(x: 200, y: CGFloat(y)))
                page.simulator.frame()
            }
            page.simulator.advance(0.2)
            page.simulator.touchUp(0)
            #expect(page.view.contentOffset.y > 80)
            #expect(page.view.selectedRange == NSRange(location: 0, length: 0))
        }

        @Test("A tap into a text that is not edited begins the editing there")
        func begin() {
            let page = Page("one two", isEditing: false, onScreen: true)
            page.simulator.tap(point(page, 3))
            page.simulator.advance(0.6)
            #expect(page.view.isFirstResponder)
            #expect(!page.simulator.keyboardFrame.isNull)
            #expect(page.marked == "one| two")
        }

        @Test("A press on a text that is only read selects the word")
        func readOnly() {
            let page = Page("one two three", isEditing: false)
            page.view.isEditable = false
            page.simulator.touchDown(0, at: point(page, 5))
            page.simulator.advance(0.8)
            page.simulator.touchUp(0)
            page.simulator.advance(0.3)
            #expect(page.marked == "one [two] three")
        }

        @Test("Bold, italic and underlined are switched on and off, and undone")
        func styles() {
            let page = Page("one [two] three")
            func isBold(_ index: Int) -> Bool {
                let font = page.view.attributedText.attribute(.font, at: index, effectiveRange: nil) as? UIFont
                return font?.fontName.contains("Bold") ?? false
            }
            page.simulator.press(.keyboardB, .control)
            #expect(!isBold(5))
            page.view.allowsEditingTextAttributes = true
            page.simulator.press(.keyboardB, .control)
            #expect(isBold(5) && !isBold(3) && !isBold(7))
            #expect(page.marked == "one [two] three")
            page.view.selectedRange = NSRange(location: 0, length: 7)
            page.simulator.press(.keyboardB, .control)
            #expect(isBold(0) && isBold(5))
            page.simulator.press(.keyboardB, .control)
            #expect(!isBold(0) && !isBold(5))
            page.simulator.press(.keyboardZ, .control)
            #expect(isBold(0) && isBold(5))
            page.view.selectedRange = NSRange(location: 13, length: 0)
            page.simulator.press(.keyboardU, .control)
            page.simulator.type("x")
            let line = page.view.attributedText.attribute(.underlineStyle, at: 13, effectiveRange: nil) as? NSNumber
            #expect(line?.intValue == 1)
        }
    }
}
