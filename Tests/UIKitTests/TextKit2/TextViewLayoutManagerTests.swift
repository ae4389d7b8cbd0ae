import Testing
import UIKitSimulator

@testable import UIKit

/// Text views by the second text kit.
@MainActor @Suite("Text kit 2: text views")
struct TextViewLayoutManagerTests {
    private let font = UIFont.systemFont(ofSize: 18)
    private let text = "A first paragraph that is longer than a line of the view.\nAnother one.\nAnd a last one"

    private func stage(_ string: String? = nil) -> (Simulator, UITextView) {
        let simulator = Simulator(size: CGSize(width: 300, height: 200))
        simulator.hasHardwareKeyboard = true
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.autoresizingMask = []
        view.attributedText = NSAttributedString(string: string ?? text, attributes: [.font: font])
        simulator.window.addSubview(view)
        return (simulator, view)
    }

    @Test("A view has a layout manager of the second kit until somebody asks for one of the first")
    func kits() throws {
        let (simulator, view) = stage()
        let layout = try #require(view.textLayoutManager)
        #expect(layout === view.textLayoutManager && layout.textContainer === view.textContainer)
        let content = try #require(layout.textContentManager as? NSTextContentStorage)
        #expect(content.textStorage === view.textStorage && content.primaryTextLayoutManager === layout)
        #expect(view.textLayoutManager === layout)
        simulator.frame()
        var used: [CGRect] = []
        let manager = view.layoutManager
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 57)) { _, rect, _, _, _ in
            used.append(rect.insetBy(dx: 5, dy: 0))
        }
        let fragment = try #require(layout.textLayoutFragment(for: layout.documentRange.location))
        #expect(fragment.layoutFragmentFrame == used.dropFirst().reduce(used[0]) { $0.union($1) } && used.count > 1)
        #expect(view.textLayoutManager == nil)
        #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
        #expect(UITextView(usingTextLayoutManager: true).textLayoutManager != nil)
        #expect(UITextView(frame: .zero, textContainer: nil).textLayoutManager != nil)
        let (old, container) = (NSLayoutManager(), NSTextContainer())
        old.addTextContainer(container)
        #expect(UITextView(frame: .zero, textContainer: container).textLayoutManager == nil)
    }

    @Test("A view on the container of a program's own layout manager answers that one")
    func ownManager() throws {
        let pair = TextLayoutPair(NSAttributedString(string: "abc"), width: 200)
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: pair.container)
        #expect(view.textLayoutManager === pair.layout && view.text == "abc")
        pair.layout.replaceContents(in: pair.range(1, 2), with: "xyz")
        #expect(view.text == "axyzc")
    }

    @Test("A storage that a program takes away leaves the text, and nothing crashes")
    func withoutStorage() throws {
        let (simulator, view) = stage("abc")
        let content = try #require(view.textLayoutManager?.textContentManager as? NSTextContentStorage)
        content.textStorage = NSTextStorage(string: "another")
        #expect(view.text == "another")
        content.textStorage = nil
        simulator.frame()
        view.becomeFirstResponder()
        simulator.type("x")
        simulator.frame()
        #expect(view.text.contains("x") && view.textLayoutManager?.documentRange.isEmpty == true)
    }

    // MARK: Paragraphs of a program's own

    private final class Titles: NSTextContentStorageDelegate {
        var (asked, isWrong) = (0, false)
        func textContentStorage(
            _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
        ) -> NSTextParagraph? {
            asked += 1
            guard range.location == 0, let storage = textContentStorage.textStorage else { return nil }
            let text = NSMutableAttributedString(attributedString: storage.attributedSubstring(from: range))
            text.addAttributes(
                [.font: UIFont.boldSystemFont(ofSize: 26), .foregroundColor: UIColor.systemPurple],
                range: NSRange(location: 0, length: range.length))
            if isWrong { text.deleteCharacters(in: NSRange(location: 0, length: 1)) }
            return NSTextParagraph(attributedString: text)
        }
    }

    @Test("A paragraph is shown with the attributes that the content storage's delegate gives it, and keeps its own")
    func paragraphs() throws {
        let titles = Titles()
        func picture(_ change: (UITextView) throws -> Void) rethrows -> (Data, CGFloat) {
            let (simulator, view) = stage()
            simulator.frame()
            try change(view)
            simulator.frame()
            #expect(simulator.areaMissedByDamage() == nil)
            return (simulator.pngData(), view.contentSize.height)
        }
        let plain = picture { _ in }
        let shown = try picture { view in
            let content = try #require(view.textLayoutManager?.textContentManager as? NSTextContentStorage)
            content.delegate = titles
            #expect(view.textStorage.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == font)
            let element = try #require(content.textElements(for: content.documentRange).first as? NSTextParagraph)
            #expect(element.attributedString.attribute(.font, at: 0, effectiveRange: nil) as? UIFont != font)
            #expect(element.textContentManager === content)
        }
        let owned = picture { view in
            view.textStorage.addAttributes(
                [.font: UIFont.boldSystemFont(ofSize: 26), .foregroundColor: UIColor.systemPurple],
                range: NSRange(location: 0, length: 58))
        }
        #expect(shown == owned && shown != plain && titles.asked > 0)
        titles.isWrong = true
        let refused = try picture { view in
            (try #require(view.textLayoutManager?.textContentManager as? NSTextContentStorage)).delegate = titles
        }
        #expect(refused == plain)
    }

    @Test("What is typed into a shown paragraph is shown like it")
    func typing() throws {
        let titles = Titles()
        let (simulator, view) = stage("ab\ncd")
        let content = try #require(view.textLayoutManager?.textContentManager as? NSTextContentStorage)
        content.delegate = titles
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 1, length: 0)
        simulator.frame()
        let height = view.caretRect(for: view.beginningOfDocument).height
        simulator.type("x\ny")
        simulator.frame()
        #expect(view.text == "ax\nyb\ncd")
        #expect(view.caretRect(for: view.beginningOfDocument).height == height)
        let second = try #require(view.position(from: view.beginningOfDocument, offset: 4))
        #expect(view.caretRect(for: second).height < height)
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("Paragraphs are those of the storage, which line separators do not end, and a long one is asked for once")
    func wholeParagraphs() throws {
        final class Ranges: NSTextContentStorageDelegate {
            var ranges: Set<NSRange> = []
            var count = 0
            func textContentStorage(
                _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
            ) -> NSTextParagraph? {
                count += 1
                ranges.insert(range)
                return NSTextParagraph(
                    attributedString: textContentStorage.textStorage?.attributedSubstring(from: range))
            }
        }
        let ranges = Ranges()
        let (simulator, view) = stage("a\u{2028}b\nc")
        let content = try #require(view.textLayoutManager?.textContentManager as? NSTextContentStorage)
        content.delegate = ranges
        simulator.frame()
        #expect(ranges.ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 1)])
        view.text = String(repeating: "words ", count: 4000)
        simulator.frame()
        (ranges.count, ranges.ranges) = (0, [])
        view.textStorage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 10))
        view.contentOffset.y = 1e9
        simulator.frame()
        #expect(ranges.ranges == [NSRange(location: 0, length: 24000)] && ranges.count <= 2)
    }

    @Test("A view whose container went elsewhere has another layout manager, or none")
    func lostContainer() throws {
        let (simulator, view) = stage("abc")
        let layout = try #require(view.textLayoutManager)
        #expect(view.textContainer.textLayoutManager === layout)
        layout.textContainer = nil
        simulator.frame()
        #expect(view.textLayoutManager !== layout && view.text == "abc")
    }

    // MARK: Fragments of a program's own

    private final class Bubble: NSTextLayoutFragment {
        override func draw(at point: CGPoint, in context: CGContext) {
            context.setFillColor(UIColor.systemYellow.cgColor)
            context.fill(CGRect(origin: point, size: layoutFragmentFrame.size))
            super.draw(at: point, in: context)
        }
    }

    private final class Bubbles: NSTextLayoutManagerDelegate {
        var isPlain = false
        var asked: [Int] = []
        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
            in textElement: NSTextElement
        ) -> NSTextLayoutFragment {
            asked.append(textLayoutManager.offset(from: textLayoutManager.documentRange.location, to: location))
            return isPlain
                ? NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
                : Bubble(textElement: textElement, range: textElement.elementRange)
        }
    }

    @Test("A view is drawn by the fragments of the layout manager's delegate")
    func fragments() throws {
        let bubbles = Bubbles()
        let (simulator, view) = stage(text + "\nand more\n" + text)
        simulator.frame()
        let plain = simulator.pngData()
        bubbles.isPlain = true
        let layout = try #require(view.textLayoutManager)
        layout.delegate = bubbles
        simulator.frame()
        #expect(simulator.pngData() == plain)
        layout.delegate = nil
        bubbles.isPlain = false
        layout.delegate = bubbles
        simulator.frame()
        #expect(simulator.pngData() != plain && simulator.areaMissedByDamage() == nil)
        let first = try #require(layout.textLayoutFragment(for: layout.documentRange.location)).layoutFragmentFrame
        let yellow = UIColor.systemYellow.resolvedColor(with: view.traitCollection)
        #expect(simulator.color(at: CGPoint(x: first.maxX - 1, y: first.minY + 9)) == yellow)
        #expect(simulator.color(at: CGPoint(x: 298, y: first.minY + 9)) != yellow)
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 3, length: 0)
        for key in ["a", "\n", "b"] {
            simulator.type(key)
            simulator.frame()
            #expect(simulator.areaMissedByDamage() == nil)
        }
        view.contentOffset.y = 23
        simulator.frame()
        #expect(simulator.areaMissedByDamage() == nil)
        // The empty line at the end is drawn by a fragment too.
        bubbles.asked = []
        view.text = "a\n"
        simulator.frame()
        #expect(bubbles.asked.contains(2))
    }

    // MARK: What is seen, what is selected

    @Test("The viewport is what is seen of a text view")
    func viewport() throws {
        let (simulator, view) = stage((0..<300).map { "line \($0)" }.joined(separator: "\n"))
        simulator.frame()
        let layout = try #require(view.textLayoutManager)
        let port = layout.textViewportLayoutController
        #expect(port === layout.textViewportLayoutController && port.textLayoutManager === layout)
        func seen() throws -> String {
            let units = try #require(port.viewportRange.flatMap { layout.textContentManager?.units(of: $0) })
            return (view.text as NSString).substring(with: units)
        }
        #expect(try seen().hasPrefix("line 0\n") && seen().count < 150)
        #expect(port.viewportBounds == CGRect(x: 0, y: -8, width: 300, height: 200))
        view.contentOffset.y = 3000
        simulator.frame()
        #expect(try !seen().contains("line 0\n") && seen().count < 150)
        let place = try #require(layout.location(layout.documentRange.location, offsetBy: 7))
        let height = try #require(layout.textLayoutFragment(for: place)).layoutFragmentFrame.minY
        #expect(port.relocateViewport(to: place) == height && height > 0)
    }

    private final class OwnView: NSTextViewportLayoutControllerDelegate {
        var bounds = CGRect(x: 0, y: 0, width: 200, height: 50)
        var told: [String] = []
        func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect { bounds }
        func textViewportLayoutControllerWillLayout(_ controller: NSTextViewportLayoutController) { told = ["will"] }
        func textViewportLayoutController(
            _ controller: NSTextViewportLayoutController, configureRenderingSurfaceFor fragment: NSTextLayoutFragment
        ) {
            told.append((fragment.textElement as? NSTextParagraph)?.attributedString.string ?? "")
        }
        func textViewportLayoutControllerDidLayout(_ controller: NSTextViewportLayoutController) { told.append("did") }
    }

    @Test("A view of a program's own is given the paragraphs that it sees")
    func ownViewport() throws {
        let text = NSAttributedString(string: "One\nTwo\nThree\n", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        let (pair, view) = (TextLayoutPair(text, width: 200), OwnView())
        let port = pair.layout.textViewportLayoutController
        #expect(port.viewportRange == nil && port.viewportBounds == .zero)
        port.layoutViewport()
        port.delegate = view
        port.layoutViewport()
        #expect(view.told == ["will", "One\n", "Two\n", "Three\n", "did"] && port.viewportBounds == view.bounds)
        #expect(pair.offsets(try #require(port.viewportRange)) == [0, 14])
        view.bounds = CGRect(x: 0, y: 30, width: 200, height: 500)
        port.layoutViewport()
        #expect(view.told == ["will", "Two\n", "Three\n", "", "did"])
        view.bounds = CGRect(x: 0, y: 900, width: 200, height: 500)
        port.layoutViewport()
        #expect(view.told == ["will", "did"] && port.viewportRange == nil)
        port.adjustViewport(byVerticalOffset: -900)
        #expect(port.viewportBounds.minY == 0 && port.viewportRange != nil)
    }

    @Test("The selection is that of the text view, both ways; without a view it is what a program has set")
    func selections() throws {
        let (_, view) = stage("Hello world")
        let layout = try #require(view.textLayoutManager)
        view.selectedRange = NSRange(location: 6, length: 5)
        let selection = try #require(layout.textSelections.first)
        let content = try #require(layout.textContentManager)
        #expect(selection.textRanges.map { content.units(of: $0) } == [view.selectedRange])
        #expect(selection.typingAttributes[.font] as? UIFont == font && selection.granularity == .character)
        let start = layout.documentRange.location
        let ranges = [
            NSTextRange(location: start, end: layout.location(start, offsetBy: 2)),
            NSTextRange(location: try #require(layout.location(start, offsetBy: 4))),
        ].compactMap { $0 }
        layout.textSelections = [selection.textSelection(with: ranges)]
        #expect(view.selectedRange == NSRange(location: 0, length: 4))
        layout.textSelections = []
        #expect(view.selectedRange == NSRange(location: 0, length: 4))
        let pair = TextLayoutPair(NSAttributedString(string: "abc"), width: 200)
        #expect(pair.layout.textSelections.isEmpty)
        let caret = NSTextSelection(pair.location(1), affinity: .upstream)
        pair.layout.textSelections = [caret]
        #expect(pair.layout.textSelections == [caret] && caret.affinity == .upstream)
    }
}
