import Testing
import UIKitSimulator

@testable import UIKit

/// Where glyphs and lines are.
@MainActor @Suite("Text kit: places")
struct LayoutManagerPlaceTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func manager(
        _ string: String, width: CGFloat = 160
    ) -> (manager: NSLayoutManager, container: NSTextContainer, storage: NSTextStorage) {
        let storage = NSTextStorage(string: string, attributes: [.font: font])
        let (manager, container) = (NSLayoutManager(), NSTextContainer(size: CGSize(width: width, height: 0)))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        return (manager, container, storage)
    }

    @Test("The way through a glyph goes from 0 to 1 in the direction of the text", arguments: ["abc", "אבג"])
    func fractions(text: String) {
        let (manager, container, storage) = manager(text)
        let rect = manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: container)
        let isRightToLeft = text != "abc"
        for part in [0.1, 0.4, 0.6, 0.9] as [CGFloat] {
            let x = isRightToLeft ? rect.maxX - rect.width * part : rect.minX + rect.width * part
            var fraction: CGFloat = 0
            let point = CGPoint(x: x, y: rect.midY)
            let index = manager.glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
            #expect(index == 1 && abs(fraction - part) < 0.01)
            #expect(manager.fractionOfDistanceThroughGlyph(for: point, in: container) == fraction)
            #expect(
                manager.characterIndex(
                    for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 1)
        }
        var fraction: CGFloat = 0
        let behind = CGPoint(x: isRightToLeft ? 0 : 159, y: rect.midY)
        let last = manager.characterIndex(
            for: behind, in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
        #expect(last == storage.length - 1 && fraction == 1)
    }

    @Test("A point in front of a line belongs to the line's first glyph")
    func inFront() {
        let (manager, container, _) = manager("one two three four five six seven eight")
        var line = NSRange()
        let first = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &line)
        let point = CGPoint(x: 1, y: first.maxY + 3)
        #expect(manager.glyphIndex(for: point, in: container) == line.upperBound)
        let end = manager.glyphIndex(for: CGPoint(x: 158, y: 3), in: container)
        #expect(line.contains(end))
    }

    @Test(
        "What a container uses is what its lines use: where they stand, with indents and what is cut",
        arguments: [NSTextAlignment.left, .center, .right, .justified], [0, 1, 2])
    func used(alignment: NSTextAlignment, lines: Int) {
        for (text, indent) in [
            ("Hello", 0), ("Hello attributed label that is long enough for many lines of it", 0), ("one\ntwo\n", 30),
            ("\u{5e9}\u{5dc}\u{5d5}\u{5dd}", 12), ("blanks at the end      \nmore", 0),
        ] as [(String, CGFloat)] {
            let (manager, container, storage) = manager(text)
            container.maximumNumberOfLines = lines
            container.lineBreakMode = .byTruncatingTail
            let style = NSMutableParagraphStyle()
            (style.alignment, style.headIndent, style.firstLineHeadIndent) = (alignment, indent, indent)
            storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
            var union = CGRect.null
            manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
                _, used, _, _, _ in
                union = union.union(used)
            }
            let used = manager.usedRect(for: container)
            #expect(
                abs(used.minX - union.minX) < 0.01 && abs(used.width - union.width) < 0.01, "\(text): \(used), \(union)"
            )
            let bottom = max(union.maxY, lines == 0 ? manager.extraLineFragmentUsedRect.maxY : 0)
            #expect(abs(used.height - bottom) < 0.01, "\(text): \(used), \(union)")
        }
    }

    @Test("Lines are told one after the other with their used part, until that is enough")
    func lines() {
        let (manager, container, storage) = manager("one two three four five\nsix")
        var (ranges, useds): ([NSRange], [CGRect]) = ([], [])
        let all = NSRange(location: 0, length: storage.length)
        manager.enumerateLineFragments(forGlyphRange: all) { rect, used, told, range, _ in
            #expect(told === container && rect.width == 160 && rect.minY == used.minY && used.width <= rect.width)
            #expect(used == manager.lineFragmentUsedRect(forGlyphAt: range.location, effectiveRange: nil))
            ranges.append(range)
            useds.append(used)
        }
        #expect(ranges.reduce(0) { $0 + $1.length } == storage.length && ranges.last?.length == 3)
        let six = manager.boundingRect(forGlyphRange: ranges[ranges.count - 1], in: container)
        #expect(abs((useds.last?.width ?? 0) - six.width - 10) < 0.01)
        var count = 0
        manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, _, stop in
            count += 1
            stop.pointee = true
        }
        #expect(count == 1)
    }

    @Test("Enclosing rectangles are those of letters, or those of a selection, which reach to the end of their lines")
    func enclosing() {
        let (manager, container, storage) = manager("one two three four five six")
        let all = NSRange(location: 0, length: storage.length)
        let none = NSRange(location: NSNotFound, length: 0)
        func rects(_ range: NSRange, _ selected: NSRange) -> [CGRect] {
            var found: [CGRect] = []
            manager.enumerateEnclosingRects(forGlyphRange: range, withinSelectedGlyphRange: selected, in: container) {
                rect, _ in found.append(rect)
            }
            return found
        }
        let (letters, selection) = (rects(all, none), rects(all, all))
        #expect(letters.count == selection.count && letters.count > 1)
        #expect(letters[0].minX == selection[0].minX && selection[0].maxX == 160 && letters[0].maxX <= 160)
        #expect(letters.last == selection.last)
        #expect(rects(all, NSRange(location: 4, length: 3)) == rects(NSRange(location: 4, length: 3), none))
        let two = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 3), in: container)
        #expect(rects(NSRange(location: 4, length: 3), none) == [two])
    }

    @Test("What nobody has asked for has no lines, and what a change reaches has none any more")
    func unlaid() {
        let text = (0..<3000).map { "line \($0)" }.joined(separator: "\n")
        let (manager, _, storage) = manager(text)
        _ = manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil)
        let first = manager.firstUnlaidCharacterIndex()
        #expect(first > 0 && first < storage.length && !manager.hasNonContiguousLayout)
        _ = manager.lineFragmentRect(forGlyphAt: storage.length - 1, effectiveRange: nil)
        #expect(manager.hasNonContiguousLayout)
        var actual = NSRange()
        manager.invalidateLayout(
            forCharacterRange: NSRange(location: 0, length: .max / 2), actualCharacterRange: &actual)
        #expect(manager.firstUnlaidGlyphIndex() == 0 && actual == NSRange(location: 0, length: storage.length))
    }

    @Test("The room of an attachment where it stands, and none of a letter", arguments: ["ab", "אב"])
    func attachmentSize(text: String) {
        let (manager, _, storage) = manager(text)
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -5, width: 40, height: 30)
        storage.insert(NSAttributedString(attachment: attachment), at: 1)
        #expect(manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 40, height: 30))
        for index in [-1, 0, 2, 3, 99] {
            #expect(manager.attachmentSize(forGlyphAt: index) == CGSize(width: -1, height: -1))
        }
        attachment.lineLayoutPadding = 3
        manager.invalidateLayout(forCharacterRange: NSRange(location: 1, length: 1), actualCharacterRange: nil)
        #expect(manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 46, height: 30))
    }
}
