import Testing
import UIKitSimulator

@testable import UIKit

/// What a layout manager's delegate decides, and what it is told.
@MainActor @Suite("Text kit: delegate")
struct LayoutManagerDelegateTests {
    private final class Delegate: NSLayoutManagerDelegate {
        var lineSpacing: CGFloat?
        var before: CGFloat = 0
        var after: CGFloat = 0
        var height: (line: CGFloat, baseline: CGFloat)?
        var unbroken: NSRange?
        var completed: [Bool] = []
        var sizes: [CGSize] = []
        var asked: ((NSLayoutManager, Int) -> Void)?

        func layoutManager(
            _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat {
            asked?(layoutManager, glyphIndex)
            return lineSpacing ?? 0
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { before }

        func layoutManager(
            _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
            withProposedLineFragmentRect rect: CGRect
        ) -> CGFloat { after }

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
        ) -> Bool {
            guard let unbroken else { return true }
            return charIndex <= unbroken.location || charIndex >= NSMaxRange(unbroken)
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
            lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
            in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
        ) -> Bool {
            guard let height else { return false }
            lineFragmentRect.pointee.size.height = height.line
            lineFragmentUsedRect.pointee.size.height = height.line
            baselineOffset.pointee = height.baseline
            return true
        }

        func layoutManager(
            _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
            atEnd layoutFinishedFlag: Bool
        ) { completed.append(layoutFinishedFlag) }

        func layoutManager(
            _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
        ) { sizes.append(oldSize) }
    }

    private let font = UIFont.systemFont(ofSize: 20)

    private func make(
        _ string: String, width: CGFloat = 160
    ) -> (manager: NSLayoutManager, container: NSTextContainer, storage: NSTextStorage, delegate: Delegate) {
        _ = Simulator()
        let storage = NSTextStorage(string: string, attributes: [.font: font])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 0)))
        let delegate = Delegate()
        manager.delegate = delegate
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (manager, container, storage, delegate)
    }

    private func tops(_ manager: NSLayoutManager) -> [CGFloat] {
        var tops: [CGFloat] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
            rect, _, _, _, _ in tops.append(rect.minY)
        }
        return tops
    }

    @Test("Space between lines and paragraphs is what the delegate says")
    func spacing() {
        let (manager, container, _, delegate) = make("one two three four five six\nseven\neight")
        let before = tops(manager)
        let lineHeight = before[1]
        (delegate.lineSpacing, delegate.after, delegate.before) = (10, 5, 3)
        manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 100), actualCharacterRange: nil)
        let now = tops(manager)
        #expect(now.count == before.count && now[1] == lineHeight + 10)
        let last = now.count - 1
        #expect(now[last] - now[last - 1] == lineHeight + 10 + 5 + 3)
        #expect(container.layoutManager === manager)
    }

    @Test("A delegate that says nothing of spaces leaves them to the paragraphs' styles")
    func defaults() {
        final class Silent: NSLayoutManagerDelegate {}
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (7, 11, 5)
        let (manager, _, storage, _) = make("one two three four five six\nseven\neight")
        manager.delegate = nil
        storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
        let before = tops(manager)
        let silent = Silent()
        manager.delegate = silent
        #expect(tops(manager) == before && before[1] > 30)
    }

    @Test("A line is not broken where the delegate forbids it, as in the middle of a link")
    func breaks() {
        let text = "see example com path here now"
        let (manager, _, _, delegate) = make(text, width: 130)
        func starts() -> [Int] {
            var starts: [Int] = []
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: text.utf16.count)) {
                _, _, _, range, _ in starts.append(range.location)
            }
            return starts
        }
        #expect(starts() == [0, 12, 21])
        delegate.unbroken = NSRange(location: 4, length: 11)
        manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 5), actualCharacterRange: nil)
        #expect(starts().prefix(2) == [0, 4])
    }

    @Test("Lines have the height and the baseline that the delegate gives them")
    func heights() {
        let (manager, container, _, delegate) = make("one two three four five six\nseven")
        delegate.height = (40, 30)
        manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 5), actualCharacterRange: nil)
        manager.textContainerChangedGeometry(container)
        #expect(tops(manager) == [0, 40, 80])
        #expect(manager.location(forGlyphAt: 2).y == 30 && manager.usedRect(for: container).height == 120)
    }

    @Test("A view's lines follow the delegate through edits, and it hears when they are laid out")
    func view() {
        let simulator = Simulator(size: CGSize(width: 300, height: 200))
        simulator.hasHardwareKeyboard = true
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.text = "one two three four five six seven eight"
        let delegate = Delegate()
        delegate.lineSpacing = 12
        view.layoutManager.delegate = delegate
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
        simulator.frame()
        #expect(delegate.completed == [true] && !delegate.sizes.isEmpty)
        simulator.frame()
        #expect(delegate.completed == [true])
        for text in ["x", " more words", "\n", "end"] {
            simulator.type(text)
            simulator.frame()
            #expect(simulator.areaMissedByDamage() == nil)
        }
        #expect(delegate.completed.count > 3)
        let tops = tops(view.layoutManager)
        let fresh = make(view.text, width: 200)
        fresh.delegate.lineSpacing = 12
        fresh.storage.addAttribute(
            .font, value: view.font ?? font, range: NSRange(location: 0, length: fresh.storage.length))
        #expect(tops == self.tops(fresh.manager))
    }

    @Test("A delegate that asks for places, or changes the text, while it is asked does no harm")
    func hostile() {
        let simulator = Simulator(size: CGSize(width: 300, height: 200))
        simulator.hasHardwareKeyboard = true
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        view.text = "one two three four five six seven eight nine ten eleven twelve"
        let delegate = Delegate()
        delegate.lineSpacing = 4
        var rounds = 0
        delegate.asked = { manager, index in
            rounds += 1
            _ = manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil)
            _ = view.contentSize
            if rounds == 5 { view.textStorage.deleteCharacters(in: NSRange(location: 3, length: 50)) }
            if rounds == 9 { view.text = "short" }
            if rounds == 12 { view.removeFromSuperview() }
        }
        view.layoutManager.delegate = delegate
        simulator.window.addSubview(view)
        view.becomeFirstResponder()
        for text in ["a", "b\n", "c", "d\n", "e"] {
            simulator.type(text)
            simulator.frame()
        }
        #expect(rounds >= 12)
        _ = view.layoutManager.usedRect(for: view.textContainer)
    }
}
