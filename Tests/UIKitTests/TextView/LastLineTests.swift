import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

extension TextViewTests {
    /// Text views of which not all lines are shown.
    @MainActor
    @Suite("Text view: the last line that is shown")
    struct LastLineTests {
        private nonisolated static let modes: [NSLineBreakMode] = [
            .byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle,
        ]
        private static let text = "aaaa bbbb cccc dddd eeee ffff gggg hhhh iiii jjjj kkkk llll\nmmmm nnnn\noooo"

        private static func page(_ text: String, lines: Int, mode: NSLineBreakMode = .byTruncatingTail) -> Page {
            let page = Page(text, width: 120, height: 120)
            page.view.textContainer.lineBreakMode = mode
            page.view.textContainer.maximumNumberOfLines = lines
            page.simulator.frame()
            return page
        }

        @Test("It ends with an ellipsis, or has one before its letters or among them", arguments: modes)
        func ellipsis(mode: NSLineBreakMode) {
            let page = Self.page(Self.text, lines: 3, mode: mode)
            let shown = page.view.page.shownLines
            #expect(shown.count == 3)
            #expect(shown[0].hasPrefix("aaaa") && !shown[0].contains("…") && !shown[1].contains("…"))
            switch mode {
            case .byTruncatingHead: #expect(shown[2].hasPrefix("…") && shown[2].hasSuffix("llll"))
            case .byTruncatingMiddle: #expect(shown[2].contains("…") && shown[2].hasSuffix("l"))
            default: #expect(shown[2].hasSuffix("…"))
            }
            page.view.textContainer.maximumNumberOfLines = 0
            page.simulator.frame()
            #expect(!page.view.page.shownLines.joined().contains("…"))
        }

        @Test("The view is as high as what is shown, and paints nothing below")
        func height() {
            let page = Self.page(Self.text, lines: 2)
            let line = page.view.page.caret(TextSelection(caret: 0)).height
            #expect(abs(page.view.contentSize.height - line * 2 - 16) < 0.01)
            let fitting = page.view.sizeThatFits(CGSize(width: 120, height: 1000)).height
            #expect(abs(fitting - (line * 2 + 16).rounded(.up)) < 0.01)
            let bottom = (8 + line * 2).rounded(.up)
            let below = CGRect(x: 0, y: bottom, width: 120, height: 120 - bottom)
            #expect(page.simulator.isPlain(below))
            page.view.textContainer.lineBreakMode = .byWordWrapping
            page.simulator.frame()
            #expect(page.simulator.isPlain(below))
            #expect(!page.view.page.shownLines.joined().contains("…"))
        }

        @Test("A text that is typed longer gets its ellipsis, and loses it again")
        func typing() {
            let page = Self.page("aaaa", lines: 1)
            #expect(page.view.page.shownLines == ["aaaa"])
            page.view.selectedRange = NSRange(location: 4, length: 0)
            page.simulator.type(" bbbb cccc dddd")
            page.simulator.frame()
            #expect(page.view.page.shownLines.count == 1)
            #expect(page.view.page.shownLines[0].hasSuffix("…"))
            let caret = page.view.caretRect(at: page.view.session.selection)
            #expect(caret.minY == 8 && caret.maxX <= 120)
            for _ in 0..<15 { page.simulator.press(.keyboardDeleteOrBackspace) }
            page.simulator.frame()
            #expect(page.view.page.shownLines == ["aaaa"])
            #expect(page.view.page.faults(of: page.view) == [])
        }

        @Test("Carets, selections and taps stay on what is shown", arguments: modes)
        func places(mode: NSLineBreakMode) throws {
            let page = Self.page(Self.text, lines: 2, mode: mode)
            let view = page.view
            let bottom = view.contentSize.height - 8
            for offset in 0...view.session.length {
                let caret = view.caretRect(at: TextSelection(caret: offset))
                #expect(caret.minY >= 8 && caret.maxY <= bottom + 0.5 && caret.minX >= 3 && caret.maxX <= 117)
            }
            view.selectAll(nil)
            page.simulator.frame()
            for rect in view.selectionRects(for: try #require(view.selectedTextRange)) {
                #expect(rect.rect.maxY <= bottom + 0.5)
            }
            for x in stride(from: CGFloat(-10), through: 130, by: 3) {
                for y in stride(from: CGFloat(0), through: 120, by: 6) {
                    let place = view.stop(nearestTo: CGPoint(x: x, y: y))
                    #expect(place.head >= 0 && place.head <= view.session.length)
                }
            }
            page.simulator.tap(CGPoint(x: 60, y: 100))
            page.simulator.frame()
            // From the last line that is shown the way goes to the end of the text, and back.
            page.simulator.press(.keyboardDownArrow)
            #expect(view.selectedRange.location == view.session.length)
            page.simulator.press(.keyboardUpArrow)
            #expect(view.caretRect(at: view.session.selection).minY == 8)
            for _ in 0..<40 { page.simulator.press(.keyboardRightArrow) }
            #expect(view.selectedRange.location > 5)
            for _ in 0..<80 { page.simulator.press(.keyboardLeftArrow) }
            #expect(view.selectedRange.location == 0)
        }

        @Test("Up and down keys pass the room between paragraphs")
        func spacing() {
            let page = Page("aaaa\nbbbb\ncccc", width: 120, height: 200)
            let style = NSMutableParagraphStyle()
            (style.paragraphSpacing, style.paragraphSpacingBefore) = (9, 9)
            page.view.textStorage.addAttribute(
                .paragraphStyle, value: style, range: NSRange(location: 0, length: 14))
            page.view.selectedRange = NSRange(location: 2, length: 0)
            page.simulator.frame()
            for location in [7, 12] {
                page.simulator.press(.keyboardDownArrow)
                #expect(page.view.selectedRange.location == location)
            }
            for location in [7, 2] {
                page.simulator.press(.keyboardUpArrow)
                #expect(page.view.selectedRange.location == location)
            }
        }

        @Test("A layout manager without a view shows as many lines as its container")
        func alone() {
            let storage = NSTextStorage(
                string: Self.text, attributes: [.font: UIFont(name: "Block", size: 16) ?? .systemFont(ofSize: 16)])
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 120, height: 0))
            container.maximumNumberOfLines = 2
            container.lineBreakMode = .byTruncatingTail
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
            #expect(manager.usedRect(for: container).height == line.height * 2)
            var range = NSRange()
            let last = manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: &range)
            #expect(last.minY == line.height && NSMaxRange(range) == storage.length)
            let left = manager.truncatedGlyphRange(inLineFragmentForGlyphAt: storage.length - 1)
            #expect(left.location > range.location && NSMaxRange(left) == storage.length)
            #expect(manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0).location == NSNotFound)
            container.lineBreakMode = .byWordWrapping
            #expect(NSMaxRange(manager.glyphRange(for: container)) == left.location || left.location > range.location)
            #expect(manager.glyphRange(for: container).length < storage.length)
            storage.append(NSAttributedString(string: "\n"))
            #expect(manager.extraLineFragmentRect == .zero)
        }
    }
}

extension TextPage {
    /// What each line that is laid out shows, in logical order.
    @MainActor
    var shownLines: [String] {
        var lines: [String] = []
        forEachPiece(from: -1, to: .infinity) { piece in
            for line in piece.layout.lines {
                let runs = line.fragment.runs.map(\.run).sorted { $0.range.lowerBound < $1.range.lowerBound }
                lines.append(runs.map { String(decoding: $0.text, as: UTF16.self) }.joined())
            }
            return true
        }
        return lines
    }
}

extension Simulator {
    /// Whether a part of the window has one colour.
    func isPlain(_ rect: CGRect) -> Bool {
        let first = color(at: CGPoint(x: rect.minX, y: rect.minY))
        for y in stride(from: rect.minY, to: rect.maxY, by: 1) {
            for x in stride(from: rect.minX, to: rect.maxX, by: 1) where color(at: CGPoint(x: x, y: y)) != first {
                return false
            }
        }
        return true
    }
}
