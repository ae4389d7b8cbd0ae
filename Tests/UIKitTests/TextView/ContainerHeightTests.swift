import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

extension TextViewTests {
    /// Containers that are not as high as their text.
    @MainActor
    @Suite("Text view: the container's height")
    struct ContainerHeightTests {
        private static let text = (1...20).map { "line \($0)" }.joined(separator: "\n")

        private static func page() -> (page: Page, line: CGFloat) {
            let page = Page(text, width: 200, height: 116)
            return (page, page.view.page.caret(TextSelection(caret: 0)).height)
        }

        @Test("A container that follows the view shows as many lines as there is room for, and does not scroll")
        func tracking() {
            let (page, line) = Self.page()
            let (view, container) = (page.view, page.view.textContainer)
            #expect(!container.heightTracksTextView)
            #expect(container.size.width == 200 && container.size.height > 1e6)
            container.heightTracksTextView = true
            container.lineBreakMode = .byTruncatingTail
            page.simulator.frame()
            let lines = Int(100 / line)
            #expect(view.page.shownLines.count == lines)
            #expect(view.page.shownLines.last == "line \(lines)…")
            #expect(container.size.height == 100)
            #expect(view.contentSize.height == line * CGFloat(lines) + 16)
            #expect(page.simulator.areaMissedByDamage() == nil)
            view.frame.size.height = 16 + line * 2
            page.simulator.frame()
            #expect(view.page.shownLines == ["line 1", "line 2…"])
            // The size that shows all of the text does not depend on the view's.
            #expect(view.sizeThatFits(CGSize(width: 200, height: 10)).height == (line * 20 + 16).rounded(.up))
            view.frame.size.height = 5
            page.simulator.frame()
            #expect(view.page.shownLines == ["line 1…"])
            container.heightTracksTextView = false
            container.size.height = .greatestFiniteMagnitude
            view.frame.size.height = 100
            page.simulator.frame()
            #expect(view.contentSize.height > 300 && !view.page.shownLines.joined().contains("…"))
        }

        @Test("A container of a height of its own shows no more lines than it has room for")
        func fixed() {
            let (page, line) = Self.page()
            page.view.textContainer.size.height = line * 3.5
            page.simulator.frame()
            #expect(page.view.page.shownLines == ["line 1", "line 2", "line 3"])
            page.simulator.press(.keyboardEnd, .control)
            page.simulator.type("!")
            #expect(page.view.text.hasSuffix("20!"))
            #expect(page.view.page.shownLines == ["line 1", "line 2", "line 3"])
            #expect(page.view.caretRect(at: page.view.session.selection).minY == 8 + line * 2)
            page.view.selectedRange = NSRange(location: 0, length: page.view.session.length)
            page.simulator.type("short")
            #expect(page.view.page.shownLines == ["short"])
            #expect(page.simulator.areaMissedByDamage() == nil)
            #expect(page.view.page.faults(of: page.view) == [])
        }

        @Test("A layout manager without a view lays out what its container has room for")
        func alone() {
            let font = UIFont(name: "Block", size: 16) ?? .systemFont(ofSize: 16)
            let storage = NSTextStorage(string: Self.text, attributes: [.font: font])
            let manager = NSLayoutManager()
            let container = NSTextContainer(size: CGSize(width: 200, height: 50))
            storage.addLayoutManager(manager)
            manager.addTextContainer(container)
            let line = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height
            let lines = Int(50 / line)
            #expect(manager.usedRect(for: container).height == line * CGFloat(lines))
            let shown = manager.glyphRange(for: container)
            #expect((storage.string as NSString).substring(with: shown).hasSuffix("line \(lines)\n"))
            container.size.height = 0
            #expect(manager.glyphRange(for: container).length == storage.length)
        }
    }
}
