import Testing
import UIKitSimulator

@testable import UIKit

extension TextViewTests {
    /// Scrolling, long texts, and the keyboard.
    @MainActor
    @Suite("Text view: scrolling")
    struct ScrollingTests {
        private static let long = (1...3000).map { "Line \($0) " + String(repeating: "word ", count: $0 % 40) }
            .joined(separator: "\n")

        @Test("What is typed stands in the text, and the caret is in view")
        func typing() {
            let page = Page("|")
            for number in 0..<40 {
                page.simulator.type("line \(number)")
                page.simulator.press(.keyboardReturnOrEnter)
            }
            page.simulator.frame()
            #expect(page.view.text.hasSuffix("line 39\n"))
            #expect(page.view.bounds.contains(page.view.caretRect(for: page.view.endOfDocument)))
            #expect(page.view.contentOffset.y > 0)
        }

        @Test("The caret at the end of a long text is clear of the keyboard, also while typing")
        func keyboard() {
            let page = Page(Self.long + "|", size: CGSize(width: 480, height: 640), onScreen: true)
            page.view.becomeFirstResponder()
            page.simulator.advance(1)
            for _ in 0..<60 {
                page.simulator.tapKey("n")
                page.simulator.frame()
                let end = page.view.selectedTextRange?.end ?? UITextPosition()
                let caret = page.view.convert(page.view.caretRect(for: end), to: nil)
                #expect(caret.maxY <= page.simulator.keyboardFrame.minY)
                #expect(caret.minY >= 0)
            }
        }

        @Test("A range is scrolled to, from anywhere, and is seen")
        func toRange() {
            let page = Page(Self.long, isEditing: false)
            for location in [100_000, 5, 250_000, 40_000] {
                page.view.scrollRangeToVisible(NSRange(location: location, length: 4))
                page.simulator.frame()
                let place = page.view.position(from: page.view.beginningOfDocument, offset: location)
                let caret = page.view.caretRect(for: place ?? UITextPosition())
                #expect(page.view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
            }
        }

        @Test("A scrolled text looks as if it had been painted there")
        func moves() {
            let page = Page(Self.long + "|", size: CGSize(width: 320, height: 240))
            var random = SeededGenerator(3)
            for _ in 0..<60 {
                switch Int.random(in: 0..<4, using: &random) {
                case 0: page.simulator.type("x")
                case 1: page.simulator.press(.keyboardUpArrow)
                default:
                    page.view.contentOffset.y = max(
                        0, page.view.contentOffset.y + CGFloat(Int.random(in: -150...150, using: &random)))
                }
                #expect(page.simulator.areaMissedByDamage() == nil)
            }
        }

        @Test("Another width keeps the first line where it is")
        func resize() {
            let page = Page(Self.long, isEditing: false)
            page.view.contentOffset.y = 4000
            page.simulator.frame()
            let first = page.view.closestPosition(to: CGPoint(x: 0, y: page.view.contentOffset.y + 20))
            let offset = page.view.offset(from: page.view.beginningOfDocument, to: first ?? UITextPosition())
            let before = page.view.caretRect(for: first ?? UITextPosition()).minY - page.view.contentOffset.y
            page.view.frame.size.width = 250
            page.simulator.frame()
            let place = page.view.position(from: page.view.beginningOfDocument, offset: offset)
            let after = page.view.caretRect(for: place ?? UITextPosition()).minY - page.view.contentOffset.y
            // The line may begin elsewhere now: what was on it is at most a line away.
            #expect(abs(after - before) < 45)
        }

        @Test("Ten million characters are shown at once, and cost nothing that is not seen")
        func huge() {
            let page = Page("")
            page.view.text = String(repeating: "All work and no play makes a dull day.\n", count: 250_000)
            let report = page.simulator.frame()
            #expect(report.paintedPixels > 0)
            page.simulator.type("End")
            page.simulator.frame()
            #expect(page.view.text.hasSuffix("day.\nEnd"))
            #expect(page.view.bounds.contains(page.view.caretRect(for: page.view.endOfDocument)))
        }
    }
}
