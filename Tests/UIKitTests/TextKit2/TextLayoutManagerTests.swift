import Testing

@testable import UIKit

/// The second text kit's faces of the one engine.
@MainActor @Suite("Text kit 2: layout")
struct TextLayoutManagerTests {
    private let font = UIFont.systemFont(ofSize: 20)
    private let threeParagraphs = "One two three four five six seven eight\nNine\r\nTen eleven twelve thirteen fourteen"

    private func pair(_ string: String, width: CGFloat = 160, alignment: NSTextAlignment = .left) -> TextLayoutPair {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        return TextLayoutPair(
            NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style]), width: width)
    }

    /// Text that is not of this library.
    private final class Foreign: NSObject, NSTextLocation {
        func compare(_ location: any NSTextLocation) -> ComparisonResult {
            location === self ? .orderedSame : .orderedAscending
        }
    }

    // MARK: Fragments

    @Test("Fragments are paragraphs, and their lines those of a layout manager", arguments: [0, 1, 2])
    func fragments(alignment: Int) throws {
        let alignment = [NSTextAlignment.left, .center, .right][alignment]
        let pair = pair(threeParagraphs, alignment: alignment)
        let fragments = pair.fragments()
        #expect(fragments.map { pair.offsets($0.rangeInElement) } == [[0, 40], [40, 46], [46, 81]])
        for fragment in fragments {
            let start = try #require(pair.offset(fragment.rangeInElement.location))
            let end = try #require(pair.offset(fragment.rangeInElement.endLocation))
            var (used, ranges): ([CGRect], [NSRange]) = ([], [])
            pair.manager.enumerateLineFragments(forGlyphRange: NSRange(location: start, length: end - start)) {
                _, rect, _, range, _ in
                used.append(rect.insetBy(dx: 5, dy: 0))
                ranges.append(NSRange(location: range.location - start, length: range.length))
            }
            let frame = fragment.layoutFragmentFrame
            #expect(frame == used.dropFirst().reduce(used[0]) { $0.union($1) })
            #expect(fragment.textLineFragments.map(\.characterRange) == ranges)
            #expect(
                fragment.textLineFragments.map { $0.typographicBounds.offsetBy(dx: frame.minX, dy: frame.minY) } == used
            )
            let paragraph = try #require(fragment.textElement as? NSTextParagraph)
            #expect(
                paragraph.attributedString.string
                    == (threeParagraphs as NSString).substring(with: NSRange(location: start, length: end - start)))
            #expect(fragment.textLineFragments.first?.attributedString == paragraph.attributedString)
            let line = fragment.textLineFragments[0]
            #expect(line.glyphOrigin == CGPoint(x: 0, y: pair.manager.location(forGlyphAt: start).y))
        }
        #expect(fragments[0].textLineFragments.count > 1)
    }

    @Test("A paragraph knows what it is and what ends it")
    func paragraphs() throws {
        let pair = pair(threeParagraphs)
        let elements = pair.content.textElements(for: pair.range(39, 47)).compactMap { $0 as? NSTextParagraph }
        #expect(
            elements.map { pair.offsets($0.elementRange ?? pair.content.documentRange) } == [
                [0, 40], [40, 46], [46, 81],
            ])
        #expect(pair.offsets(try #require(elements[1].paragraphContentRange)) == [40, 44])
        #expect(pair.offsets(try #require(elements[1].paragraphSeparatorRange)) == [44, 46])
        #expect(pair.offsets(try #require(elements[2].paragraphSeparatorRange)) == [81, 81])
        #expect(pair.content.attributedString(for: elements[1])?.string == "Nine\r\n")
        #expect(pair.content.textElements(for: pair.range(45, 45)).count == 1)
        let lone = NSTextParagraph(attributedString: nil)
        #expect(lone.elementRange == nil && lone.paragraphContentRange == nil && lone.attributedString.length == 0)
        #expect(pair.content.attributedString(for: lone)?.length == 0)
    }

    @Test("Enumerating goes both ways, begins at a place, stops, and says where")
    func enumerating() {
        let pair = pair(threeParagraphs)
        func starts(_ fragments: [NSTextLayoutFragment]) -> [Int?] {
            fragments.map { pair.offset($0.rangeInElement.location) }
        }
        #expect(starts(pair.fragments(from: 42)) == [40, 46])
        #expect(starts(pair.fragments(.reverse)) == [46, 40, 0])
        #expect(starts(pair.fragments(from: 42, .reverse)) == [0])
        #expect(starts(pair.fragments(from: 45, .reverse)) == [0])
        #expect(pair.fragments(from: 81).isEmpty && pair.fragments(from: 0, .reverse).isEmpty)
        #expect(pair.fragments([.ensuresLayout, .estimatesSize]).allSatisfy { $0.state == .layoutAvailable })
        let lazy = pair.fragments()
        #expect(lazy.allSatisfy { $0.state == .none })
        #expect(lazy[0].layoutFragmentFrame.height > 0 && lazy[0].state == .layoutAvailable)
        let edge = pair.layout.enumerateTextLayoutFragments(from: nil) { _ in false }
        #expect(pair.offset(edge) == 40)
        let back = pair.layout.enumerateTextLayoutFragments(from: nil, options: .reverse) { _ in false }
        #expect(pair.offset(back) == 46)
        #expect(pair.offset(pair.content.enumerateTextElements(from: pair.location(41)) { _ in true }) == 81)
    }

    // MARK: Bounds

    @Test(
        "Usage bounds are a layout manager's without the padding", arguments: ["One two three\nfour five", "One\n", ""])
    func usage(text: String) {
        let pair = pair(text, alignment: .center)
        let used = pair.manager.usedRect(for: pair.plainContainer)
        #expect(pair.layout.usageBoundsForTextContainer == used.insetBy(dx: 5, dy: 0))
    }

    @Test("A text that ends in a line end, and an empty one, have an empty line more when that is wanted")
    func extraLine() throws {
        let pair = pair("One\n")
        #expect(pair.fragments().count == 1)
        let fragments = pair.fragments(.ensuresExtraLineFragment)
        #expect(fragments.map { pair.offsets($0.rangeInElement) } == [[0, 4], [4, 4]])
        let extra = pair.manager.extraLineFragmentRect
        #expect(fragments[1].layoutFragmentFrame == CGRect(x: 5, y: extra.minY, width: 0, height: extra.height))
        #expect(fragments[1].textLineFragments.map(\.characterRange) == [NSRange(location: 0, length: 0)])
        #expect(pair.layout.usageBoundsForTextContainer.maxY == extra.maxY)
        #expect(pair.offsets(pair.fragments([.reverse, .ensuresExtraLineFragment])[0].rangeInElement) == [4, 4])
        #expect(pair.fragments(from: 4, .ensuresExtraLineFragment).count == 1)
        let hit = try #require(pair.layout.textLayoutFragment(for: CGPoint(x: 50, y: extra.midY)))
        #expect(pair.offsets(hit.rangeInElement) == [4, 4])
        #expect(self.pair("One").fragments(.ensuresExtraLineFragment).count == 1)
    }

    @Test("A line separator's empty line belongs to the paragraph")
    func lineSeparator() {
        let pair = pair("One\u{2028}Two\u{2028}")
        let fragments = pair.fragments(.ensuresExtraLineFragment)
        #expect(fragments.count == 1)
        #expect(fragments.first?.textLineFragments.map(\.characterRange.length) == [4, 4, 0])
        #expect(fragments.first?.layoutFragmentFrame.maxY == pair.manager.extraLineFragmentRect.maxY)
    }

    @Test("An empty text has no fragment, and one line when that is wanted")
    func empty() throws {
        let pair = pair("")
        #expect(pair.fragments().isEmpty && pair.fragments(.reverse).isEmpty)
        let extra = pair.fragments(.ensuresExtraLineFragment)
        #expect(extra.count == 1)
        #expect(extra.first?.layoutFragmentFrame.height == pair.layout.usageBoundsForTextContainer.height)
        #expect(pair.layout.usageBoundsForTextContainer.width == 0)
        #expect(pair.layout.usageBoundsForTextContainer.height > 0)
        #expect(pair.layout.documentRange.isEmpty)
        #expect(pair.layout.textLayoutFragment(for: pair.layout.documentRange.location) == nil)
        #expect(pair.segments(pair.layout.documentRange).map(\.frame.width) == [0])
        let none = NSTextLayoutManager()
        #expect(none.usageBoundsForTextContainer == .zero && none.documentRange.isEmpty)
        #expect(none.enumerateTextLayoutFragments(from: nil) { _ in true } == nil)
    }

    // MARK: Hits

    @Test("Points and places find their paragraphs")
    func hits() throws {
        let pair = pair(threeParagraphs)
        for fragment in pair.fragments() {
            let frame = fragment.layoutFragmentFrame
            for y in [frame.minY + 1, frame.midY, frame.maxY - 1] {
                let hit = try #require(pair.layout.textLayoutFragment(for: CGPoint(x: 150, y: y)))
                #expect(hit.rangeInElement == fragment.rangeInElement)
            }
            let byPlace = pair.layout.textLayoutFragment(for: fragment.rangeInElement.location)
            #expect(byPlace?.rangeInElement == fragment.rangeInElement)
        }
        #expect(pair.layout.textLayoutFragment(for: CGPoint(x: 10, y: -1)) == nil)
        #expect(pair.layout.textLayoutFragment(for: CGPoint(x: 10, y: 1e5)) == nil)
        #expect(pair.layout.textLayoutFragment(for: CGPoint(x: CGFloat.nan, y: 1)) == nil)
        #expect(pair.layout.textLayoutFragment(for: pair.layout.documentRange.endLocation) == nil)
    }

    @Test("A line tells characters and places apart")
    func charactersOfLines() throws {
        let pair = pair(threeParagraphs)
        let fragment = pair.fragments()[2]
        let origin = fragment.layoutFragmentFrame.origin
        for line in fragment.textLineFragments {
            for index in line.characterRange.location..<NSMaxRange(line.characterRange) {
                let glyph = NSRange(location: 46 + index, length: 1)
                let rect = pair.manager.boundingRect(forGlyphRange: glyph, in: pair.plainContainer)
                let place = line.locationForCharacter(at: index)
                #expect(abs(origin.x + line.typographicBounds.minX + place.x - rect.minX) < 0.01)
                #expect(place.y == pair.manager.location(forGlyphAt: 46 + index).y)
                if rect.width > 1 {
                    #expect(line.characterIndex(for: CGPoint(x: place.x + rect.width / 2, y: 5)) == index)
                }
            }
            let end = line.locationForCharacter(at: NSMaxRange(line.characterRange))
            #expect(end.x >= line.typographicBounds.width - 0.01)
            #expect(line.locationForCharacter(at: .max) == end)
            #expect(line.characterIndex(for: CGPoint(x: -1e4, y: 0)) == line.characterRange.location)
        }
    }

    @Test("A line by itself is as wide as its letters")
    func lone() {
        let text = NSAttributedString(string: "Hello\nworld", attributes: [.font: font])
        let line = NSTextLineFragment(attributedString: text, range: NSRange(location: 6, length: 99))
        #expect(line.characterRange == NSRange(location: 6, length: 5))
        let width = ("world" as NSString).size(withAttributes: [.font: font]).width
        #expect(abs(line.typographicBounds.width - width) <= 1)
        #expect(line.locationForCharacter(at: 6).x == 0 && line.characterIndex(for: CGPoint(x: 1, y: 1)) == 6)
        #expect(
            NSTextLineFragment(attributedString: text, range: NSRange(location: 2, length: 9)).characterRange.length
                == 4)
        let empty = NSTextLineFragment(attributedString: NSAttributedString(), range: NSRange(location: 7, length: 1))
        #expect(empty.typographicBounds.width == 0 && empty.characterIndex(for: .zero) == 0)
    }

    // MARK: Segments

    @Test("Segments enclose letters, and those of a selection reach to the end of the lines that it goes beyond")
    func segments() throws {
        let pair = pair(threeParagraphs)
        let range = pair.range(2, 50)
        func rects(_ selected: NSRange) -> [CGRect] {
            var found: [CGRect] = []
            pair.manager.enumerateEnclosingRects(
                forGlyphRange: NSRange(location: 2, length: 48), withinSelectedGlyphRange: selected,
                in: pair.plainContainer
            ) { rect, _ in found.append(rect) }
            return found
        }
        let letters = rects(NSRange(location: NSNotFound, length: 0))
        let selection = rects(NSRange(location: 2, length: 48))
        let standard = pair.segments(range)
        #expect(standard.map(\.frame) == letters)
        #expect(pair.segments(range, .highlight).map(\.frame) == letters)
        #expect(pair.segments(range, .selection).map(\.frame) == selection && selection != letters)
        #expect(pair.offsets(try #require(standard.first?.range))[0] == 2)
        #expect(pair.offsets(try #require(standard.last?.range))[1] == 50)
        for (one, next) in zip(standard, standard.dropFirst()) {
            #expect(try #require(one.range).endLocation.compare(try #require(next.range).location) == .orderedSame)
        }
        #expect(standard.allSatisfy { $0.baseline == pair.manager.location(forGlyphAt: 0).y })
        #expect(pair.segments(range, .standard, .rangeNotRequired).allSatisfy { $0.range == nil })
        let ends = pair.segments(range, .standard, .middleFragmentsExcluded)
        #expect(ends.map(\.frame) == [letters[0], letters[letters.count - 1]])
        let wide = pair.segments(range, .standard, [.headSegmentExtended, .tailSegmentExtended])
        #expect(wide.first?.frame.minX == 0 && wide.last?.frame.maxX == 160)
        var count = 0
        pair.layout.enumerateTextSegments(in: range, type: .standard) { _, _, _, _ in
            count += 1
            return false
        }
        #expect(count == 1)
    }

    @Test("An empty range has a segment without width, on the line that is asked for")
    func carets() throws {
        let pair = pair(threeParagraphs)
        var line = NSRange()
        let first = pair.manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: &line)
        let border = pair.range(NSMaxRange(line), NSMaxRange(line))
        let lower = try #require(pair.segments(border).first)
        let upper = try #require(pair.segments(border, .standard, .upstreamAffinity).first)
        #expect(lower.frame == CGRect(x: 5, y: first.maxY, width: 0, height: first.height))
        #expect(upper.frame.minY == first.minY && upper.frame.minX > 80 && upper.frame.width == 0)
        // Behind a line end there is but one place.
        let behind = pair.segments(pair.range(40, 40), .standard, .upstreamAffinity)
        #expect(behind.map(\.frame) == pair.segments(pair.range(40, 40)).map(\.frame))
    }

    @Test("Text from right to left ends at the left, and begins at the right")
    func rightToLeft() throws {
        let pair = pair("שלום עולם כאן יש טקסט", alignment: .natural)
        let fragment = try #require(pair.fragments().first)
        #expect(fragment.layoutFragmentFrame.maxX == 155 && fragment.textLineFragments.count == 2)
        let last = fragment.textLineFragments[1]
        #expect(last.locationForCharacter(at: last.characterRange.location).x == last.typographicBounds.width)
        #expect(last.locationForCharacter(at: NSMaxRange(last.characterRange)).x == 0)
        let wide = pair.segments(pair.layout.documentRange, .standard, [.headSegmentExtended, .tailSegmentExtended])
        #expect(wide.first?.frame.maxX == 160 && wide.last?.frame.minX == 0)
        // Lines outlive their fragments.
        let withEnds = self.pair("שלום\nabc\n", alignment: .natural)
        let ended = withEnds.fragments().flatMap(\.textLineFragments)
        try #require(ended.count == 2)
        #expect(ended.map { $0.locationForCharacter(at: .max).x } == [0, ended[1].typographicBounds.width])
        let mixed = self.pair("abc שלום def")
        #expect(mixed.segments(mixed.range(1, 6)).count == 2)
    }

    @Test("Around a path lines stand beside each other, and each has its segment")
    func besidePath() {
        let pair = pair("One two three four five six seven eight nine ten eleven", width: 240)
        pair.container.exclusionPaths = [UIBezierPath(rect: CGRect(x: 90, y: 0, width: 50, height: 60))]
        let fragment = pair.fragments()[0]
        let lines = fragment.textLineFragments
        #expect(lines.count > 3 && lines[0].typographicBounds.minY == lines[1].typographicBounds.minY)
        #expect(
            lines[1].typographicBounds.minX > 130
                && lines[1].locationForCharacter(at: lines[1].characterRange.location).x == 0)
        let segments = pair.segments(pair.layout.documentRange)
        #expect(
            segments.map { $0.range.map { pair.offsets($0) } }
                == lines.map { [$0.characterRange.location, NSMaxRange($0.characterRange)] })
    }

    @Test("In a container without a limit a selection ends with its letters")
    func unlimited() {
        let pair = pair("One\nTwo", width: 0)
        let frames = pair.segments(pair.layout.documentRange, .selection, .tailSegmentExtended).map(\.frame)
        #expect(frames == pair.segments(pair.layout.documentRange).map(\.frame) && frames.count == 2)
        #expect(pair.fragments().allSatisfy { $0.renderingSurfaceBounds.width < 200 })
    }

    @Test("A line end of two units is one, in both directions; edits while enumerating end it in time")
    func pairsAndEdits() {
        let pair = pair("a\r\n\r\nb\r\n")
        let back = pair.fragments([.reverse, .ensuresExtraLineFragment])
        #expect(back.map { pair.offsets($0.rangeInElement) } == [[8, 8], [5, 8], [3, 5], [0, 3]])
        var count = 0
        pair.layout.enumerateTextLayoutFragments(from: nil) { _ in
            count += 1
            pair.content.attributedString = NSAttributedString(string: "q")
            return true
        }
        #expect(count == 1)
        let storage = pair.content.textStorage
        pair.content.enumerateTextElements(from: nil) { _ in
            pair.content.textStorage = nil
            return true
        }
        #expect(storage?.layoutManagers.isEmpty == true)
        #expect(pair.content.attributedString == nil && pair.content.documentRange.isEmpty)
        pair.layout.replaceContents(in: pair.layout.documentRange, with: "x")
        pair.content.attributedString = NSAttributedString(string: "back")
        #expect(pair.fragments().count == 1)
    }

    // MARK: Edits

    @Test("All layout managers of a content storage see its edits, whoever makes them")
    func edits() throws {
        let pair = pair("One\nTwo")
        let other = NSTextLayoutManager()
        other.textContainer = NSTextContainer(size: CGSize(width: 300, height: 0))
        pair.content.addTextLayoutManager(other)
        #expect(pair.content.textLayoutManagers.count == 2 && pair.content.primaryTextLayoutManager === pair.layout)
        func lengths() -> [Int?] { [pair.layout, other].map { pair.offset($0.documentRange.endLocation) } }
        func counts() -> [Int] {
            [pair.layout, other].map { layout in
                var count = 0
                layout.enumerateTextLayoutFragments(from: nil, options: .ensuresLayout) {
                    count += $0.layoutFragmentFrame.isEmpty ? 0 : 1
                    return true
                }
                return count
            }
        }
        pair.layout.replaceContents(in: pair.range(3, 3), with: "\nand")
        #expect(pair.content.attributedString?.string == "One\nand\nTwo" && counts() == [3, 3])
        #expect(pair.content.textStorage?.attribute(.font, at: 5, effectiveRange: nil) as? UIFont == font)
        other.replaceContents(in: pair.range(0, 4), with: NSAttributedString(string: "1 "))
        #expect(pair.content.attributedString?.string == "1 and\nTwo" && counts() == [2, 2])
        pair.content.textStorage?.mutableString.append("\nThree")
        #expect(lengths() == [15, 15] && counts() == [3, 3])
        pair.content.performEditingTransaction {
            #expect(pair.content.hasEditingTransaction)
            pair.content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 6), with: "")
        }
        #expect(counts() == [2, 2] && !pair.content.hasEditingTransaction)
        pair.content.attributedString = nil
        #expect(lengths() == [0, 0] && counts() == [0, 0])
        let storage = NSTextStorage(string: "New\ntext")
        pair.content.textStorage = storage
        #expect(lengths() == [8, 8] && counts() == [2, 2])
        pair.content.removeTextLayoutManager(other)
        #expect(other.textContentManager == nil && counts() == [2, 0] && storage.layoutManagers.count == 1)
        let next = NSTextContentStorage()
        next.attributedString = NSAttributedString(string: "Another")
        next.addTextLayoutManager(pair.layout)
        #expect(pair.content.textLayoutManagers.isEmpty && pair.layout.textContentManager === next)
        #expect(
            pair.layout.documentRange.endLocation.isEqual(
                pair.layout.location(next.documentRange.location, offsetBy: 7)))
    }

    @Test("A fragment of a text that was edited keeps its lines, or has none, and draws nothing")
    func outdated() {
        let pair = pair("One\nTwo")
        let (known, unknown) = (pair.fragments()[1], pair.fragments()[1])
        let frame = known.layoutFragmentFrame
        pair.content.textStorage?.replaceCharacters(in: NSRange(location: 0, length: 7), with: "Six\nTen")
        #expect(known.layoutFragmentFrame == frame && known.state == .layoutAvailable)
        #expect(unknown.layoutFragmentFrame == .zero && unknown.textLineFragments.isEmpty && unknown.state == .none)
        let picture = picture { known.draw(at: .zero, in: $0) }
        #expect(picture == self.picture { _ in })
        #expect(known.textLineFragments[0].locationForCharacter(at: 1) == known.textLineFragments[0].glyphOrigin)
    }

    @Test("A fragment follows its container")
    func resized() {
        let pair = pair(threeParagraphs)
        let fragment = pair.fragments()[2]
        let (line, height) = (fragment.textLineFragments[1], fragment.layoutFragmentFrame.height)
        pair.container.size.width = 600
        #expect(fragment.textLineFragments.count == 1 && fragment.layoutFragmentFrame.height < height)
        #expect(fragment.layoutFragmentFrame == pair.fragments()[2].layoutFragmentFrame)
        #expect(line.locationForCharacter(at: 1000) == line.glyphOrigin)
        let picture = picture { fragment.draw(at: .zero, in: $0) }
        #expect(picture == self.picture { pair.fragments()[2].draw(at: .zero, in: $0) })
    }

    @Test("A layout manager without its content storage has no text; the storage forgets it")
    func ownership() {
        let layout = NSTextLayoutManager()
        layout.textContainer = NSTextContainer(size: CGSize(width: 100, height: 0))
        let storage = NSTextStorage(string: "One")
        do {
            let content = NSTextContentStorage()
            content.textStorage = storage
            content.addTextLayoutManager(layout)
            #expect(storage.layoutManagers.count == 1 && !layout.documentRange.isEmpty)
        }
        #expect(layout.textContentManager == nil && layout.documentRange.isEmpty)
        #expect(storage.layoutManagers.isEmpty)
        #expect(layout.enumerateTextLayoutFragments(from: nil) { _ in true } == nil)
    }

    @Test("A text view on the container shows the content storage, and what is typed is seen")
    func textView() {
        let pair = pair("One")
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), textContainer: pair.container)
        #expect(view.text == "One" && view.textLayoutManager === pair.layout)
        view.selectedRange = NSRange(location: 3, length: 0)
        view.insertText("\nTwo")
        #expect(pair.content.attributedString?.string == "One\nTwo" && pair.fragments().count == 2)
        #expect(pair.fragments().allSatisfy { $0.layoutFragmentFrame.width > 0 })
    }

    // MARK: Wrong input

    @Test("Places of other kinds are refused, and ranges that do not fit are cut")
    func foreign() {
        let pair = pair("One\nTwo")
        let (start, foreign) = (pair.layout.documentRange.location, Foreign())
        #expect(start.compare(foreign) != .orderedSame && start.compare(pair.location(0)) == .orderedSame)
        #expect(pair.layout.location(foreign, offsetBy: 0) == nil)
        #expect(pair.layout.offset(from: start, to: foreign) == NSNotFound)
        #expect(pair.layout.textLayoutFragment(for: foreign) == nil)
        #expect(pair.layout.enumerateTextLayoutFragments(from: foreign) { _ in true } == nil)
        let range = NSTextRange(location: foreign)
        pair.layout.replaceContents(in: range, with: "No")
        pair.layout.ensureLayout(for: range)
        pair.layout.invalidateLayout(for: range)
        #expect(pair.segments(range).isEmpty && pair.content.textElements(for: range).isEmpty)
        #expect(pair.content.attributedString?.string == "One\nTwo")
        #expect(pair.layout.location(start, offsetBy: -1) == nil && pair.layout.location(start, offsetBy: 8) == nil)
        #expect(pair.layout.location(pair.location(1), offsetBy: .max) == nil)
        // A range of a text that was longer.
        let all = pair.layout.documentRange
        pair.content.attributedString = NSAttributedString(string: "1")
        pair.layout.ensureLayout(for: all)
        pair.layout.ensureLayout(for: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: .nan))
        #expect(pair.segments(all).count == 1)
        pair.layout.replaceContents(in: all, with: "2")
        #expect(pair.content.attributedString?.string == "2")
    }

    @Test("Ranges are compared, cut and joined")
    func ranges() throws {
        let pair = pair("0123456789")
        let (a, b) = (pair.range(1, 5), pair.range(3, 8))
        #expect(NSTextRange(location: pair.location(3), end: pair.location(2)) == nil)
        #expect(try #require(NSTextRange(location: pair.location(3), end: nil)).isEmpty)
        #expect(pair.offsets(try #require(a.intersection(b))) == [3, 5] && pair.offsets(a.union(b)) == [1, 8])
        #expect(a.intersects(b) && !a.intersects(pair.range(5, 6)) && a.intersects(pair.range(5, 5)))
        #expect(a.contains(pair.location(1)) && !a.contains(pair.location(5)) && a.contains(pair.range(5, 5)))
        #expect(a.contains(pair.range(2, 5)) && !a.contains(b) && a.isEqual(to: pair.range(1, 5)) && a != b)
        #expect(Set([a, pair.range(1, 5)]).count == 1)
    }

    @Test("Paragraphs that the container has no room for have no lines")
    func limited() {
        let pair = pair("One\nTwo\nThree")
        pair.container.maximumNumberOfLines = 2
        #expect(pair.fragments().map(\.textLineFragments.count) == [1, 1, 0])
        #expect(pair.fragments()[2].renderingSurfaceBounds == .zero)
        pair.layout.textContainer = nil
        #expect(pair.fragments().isEmpty && pair.segments(pair.layout.documentRange).isEmpty)
    }

    // MARK: Drawing

    private func picture(_ draw: @escaping @MainActor (CGContext) -> Void) -> Data {
        UIGraphicsImageRenderer(size: CGSize(width: 200, height: 260)).pngData { renderer in
            MainActor.assumeIsolated { draw(renderer.cgContext) }
        }
    }

    @Test("Fragments and lines draw what a layout manager draws", arguments: [0, 1, 2])
    func drawing(alignment: Int) {
        let style = NSMutableParagraphStyle()
        style.alignment = [NSTextAlignment.left, .center, .right][alignment]
        let text = NSMutableAttributedString(
            string: threeParagraphs, attributes: [.font: font, .paragraphStyle: style])
        text.addAttributes(
            [.underlineStyle: NSUnderlineStyle.single.rawValue, .backgroundColor: UIColor.yellow],
            range: NSRange(location: 10, length: 20))
        let pair = TextLayoutPair(text, width: 160)
        let whole = NSRange(location: 0, length: text.length)
        let wanted = picture { _ in
            pair.manager.drawBackground(forGlyphRange: whole, at: CGPoint(x: 10, y: 20))
            pair.manager.drawGlyphs(forGlyphRange: whole, at: CGPoint(x: 10, y: 20))
        }
        #expect(wanted != picture { _ in })
        let byFragments = picture { context in
            for fragment in pair.fragments() {
                let origin = fragment.layoutFragmentFrame.origin
                fragment.draw(at: CGPoint(x: origin.x + 10, y: origin.y + 20), in: context)
            }
        }
        #expect(byFragments == wanted)
        let byLines = picture { context in
            for fragment in pair.fragments() {
                let frame = fragment.layoutFragmentFrame
                for line in fragment.textLineFragments {
                    let place = line.typographicBounds.origin
                    line.draw(at: CGPoint(x: frame.minX + place.x + 10, y: frame.minY + place.y + 20), in: context)
                }
            }
        }
        #expect(byLines == wanted)
    }

    @Test("What is drawn lies within the rendering surface")
    func surface() {
        let pair = pair("Affe jjjj\nQuelle")
        let fragment = pair.fragments()[0]
        let bounds = fragment.renderingSurfaceBounds
        #expect(bounds.contains(CGRect(origin: .zero, size: fragment.layoutFragmentFrame.size)))
        let all = picture { fragment.draw(at: CGPoint(x: 30, y: 30), in: $0) }
        let clipped = picture { context in
            context.clip(to: bounds.offsetBy(dx: 30, dy: 30))
            fragment.draw(at: CGPoint(x: 30, y: 30), in: context)
        }
        #expect(all == clipped)
    }

    /// Paints a box behind the letters.
    private final class BoxFragment: NSTextLayoutFragment {
        override func draw(at point: CGPoint, in context: CGContext) {
            context.setFillColor(UIColor.red.cgColor)
            context.fill(CGRect(origin: point, size: layoutFragmentFrame.size))
            super.draw(at: point, in: context)
        }
    }

    private final class Boxes: NSTextLayoutManagerDelegate {
        func textLayoutManager(
            _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
            in textElement: NSTextElement
        ) -> NSTextLayoutFragment { BoxFragment(textElement: textElement, range: textElement.elementRange) }
    }

    @Test("A delegate's fragments draw what they want")
    func delegate() throws {
        let (pair, boxes) = (pair("One\nTwo"), Boxes())
        let plain = pair.fragments()[0]
        let without = picture { plain.draw(at: .zero, in: $0) }
        pair.layout.delegate = boxes
        let box = try #require(pair.fragments().first as? BoxFragment)
        #expect(box.layoutFragmentFrame == plain.layoutFragmentFrame && box.textLayoutManager === pair.layout)
        #expect(picture { box.draw(at: .zero, in: $0) } != without)
    }
}
