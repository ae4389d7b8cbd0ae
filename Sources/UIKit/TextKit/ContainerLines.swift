import Foundation
import TextEngine

/// The lines that a layout manager has in one container. Lengths are points of the container, offsets UTF-16 units of
/// the whole text.
@MainActor
struct ContainerLines {
    /// `nil` where the text has none.
    let container: NSTextContainer?
    let page: TextPage
    let text: Rope

    /// A line in its place.
    struct Line {
        /// Its text with its line end.
        var range: Range<Int>
        /// Its room, from one edge of the container to the other.
        var rect: CGRect
        /// The part of its room that letters take, with the padding at both sides.
        var usedRect: CGRect
        /// Its letters, counted from ``start``.
        var placed: TextLayout.PlacedLine
        /// Where the letters' offset 0 is in the text.
        var start: Int
        /// The piece's top: what heights of ``placed`` are counted from.
        var top: CGFloat
    }

    var padding: CGFloat { container?.lineFragmentPadding ?? 0 }

    private var length: Int { text.utf16Count }

    /// What the container shows; what an ellipsis stands for counts too.
    var range: Range<Int> { min(page.format.start, length)..<max(page.format.start, page.rest ?? length) }

    /// Whether the text ends here.
    var isEnd: Bool { page.rest == nil }

    private func inContainer(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: padding, dy: 0) }

    /// Lays out the lines of a range.
    func layOut(_ range: Range<Int>) {
        var offset = range.lowerBound
        repeat {
            let (_, piece) = page.line(TextSelection(caret: offset))
            offset = max(offset + 1, piece.range.upperBound)
        } while offset < range.upperBound
    }

    /// The rectangle around what all lines use, which are laid out.
    var usedRect: CGRect {
        var edges: (left: CGFloat, right: CGFloat)?
        page.forEachPiece(from: 0, to: .greatestFiniteMagnitude) { piece in
            for line in piece.layout.lines {
                let used = self.line(line, in: piece).usedRect
                edges = (min(edges?.left ?? used.minX, used.minX), max(edges?.right ?? used.maxX, used.maxX))
            }
            return true
        }
        let (left, right) = edges ?? (0, padding * 2)
        return CGRect(x: left, y: 0, width: right - left, height: page.height)
    }

    // MARK: Lines

    /// The line of a glyph, laid out now if it was not.
    func line(at index: Int) -> Line {
        let selection = TextSelection(caret: min(max(0, index), length))
        let (line, piece) = page.line(selection)
        return self.line(line, in: piece)
    }

    private func line(_ line: TextLayout.PlacedLine, in piece: DocumentLayout.PlacedPiece) -> Line {
        let start = piece.range.lowerBound
        let letters = (start + line.range.lowerBound)..<(start + line.range.upperBound)
        let y = piece.y + line.y
        let segment = line.segment ?? LineSegment(x: 0, width: page.format.options.width)
        let width = line.isBroken ? line.fragment.inkWidth : line.fragment.width
        let hanging = line.isBroken && line.fragment.baseLevel & 1 == 1 ? line.fragment.trailingBlankWidth : 0
        return Line(
            range: text.withLineEnd(letters),
            rect: CGRect(x: segment.x, y: y, width: segment.width + padding * 2, height: line.height),
            usedRect: CGRect(x: line.x + hanging, y: y, width: width + padding * 2, height: line.height),
            placed: line, start: start + line.paragraphStart, top: piece.y)
    }

    /// Calls a function for the lines between two heights that are laid out.
    func forEachLine(from top: CGFloat, to bottom: CGFloat, _ body: (Line) -> Void) {
        page.forEachPiece(from: top, to: bottom) { piece in
            for line in piece.layout.lines {
                let y = piece.y + line.y
                if y < bottom, y + line.height > top { body(self.line(line, in: piece)) }
            }
            return true
        }
    }

    /// The lines that a range touches, from top to bottom, laid out now if they were not.
    func lines(of range: Range<Int>) -> [Line] {
        let range = range.clamped(to: self.range)
        guard !range.isEmpty else { return [] }
        layOut(range)
        let top = page.caret(TextSelection(caret: range.lowerBound)).y
        let end = page.caret(TextSelection(caret: range.upperBound, affinity: .upstream))
        var found: [Line] = []
        forEachLine(from: top, to: end.y + end.height) { if $0.range.overlaps(range) { found.append($0) } }
        return found
    }

    /// The text of the lines between two heights, as far as they are laid out.
    func range(from top: CGFloat, to bottom: CGFloat) -> Range<Int>? {
        var found: Range<Int>?
        forEachLine(from: top, to: bottom) {
            found =
                min(
                    found?.lowerBound ?? .max, $0.range.lowerBound)..<max(
                    found?.upperBound ?? 0, $0.range.upperBound)
        }
        return found
    }

    /// What an ellipsis stands for on the line of a glyph.
    func elided(at index: Int) -> NSRange? {
        let line = line(at: index)
        guard let elided = line.placed.elided?.range else { return nil }
        return NSRange(location: line.start + elided.lowerBound, length: elided.count)
    }

    // MARK: Places

    func boundingRect(of wanted: Range<Int>) -> CGRect {
        let range = wanted.isEmpty ? wanted : wanted.clamped(to: self.range)
        guard wanted.isEmpty || !range.isEmpty else { return .zero }
        layOut(range)
        let caret = page.caret(TextSelection(caret: range.lowerBound))
        let end = page.caret(TextSelection(caret: range.upperBound, affinity: .upstream))
        let rects = page.rects(of: range, from: caret.y - 1, to: end.y + end.height + 1)
        let empty = CGRect(x: caret.x, y: caret.y, width: 0, height: caret.height)
        return inContainer(rects.reduce(rects.first ?? empty) { $0.union($1) })
    }

    /// The rectangles of a range, line by line.
    /// - Parameter isSelection: Whether they reach to the end of the room of lines that the range goes beyond.
    func rects(of range: Range<Int>, isSelection: Bool) -> [CGRect] {
        lines(of: range).flatMap { line -> [CGRect] in
            let inside = range.clamped(to: line.range)
            let local = (inside.lowerBound - line.start)..<(inside.upperBound - line.start)
            let lettersEnd = line.start + line.placed.range.upperBound - line.placed.paragraphStart
            let (left, right) = (line.rect.minX - padding, line.rect.maxX - padding)
            let goesBeyond = range.upperBound > lettersEnd || inside.isEmpty
            let x = line.placed.x
            let spans =
                isSelection && goesBeyond && left <= right
                ? line.placed.selectedSpans(beyond: local, room: left...right)
                : line.placed.selectionSpans(for: local).map { (x + $0.lowerBound)...(x + $0.upperBound) }
            return spans.map {
                let width = $0.upperBound - $0.lowerBound
                return inContainer(
                    CGRect(x: $0.lowerBound, y: line.rect.minY, width: width, height: line.rect.height))
            }
        }
    }

    /// The glyph at a point, or the nearest one.
    func glyph(at point: CGPoint) -> Int {
        let stop = page.stop(nearestTo: CGPoint(x: point.x - padding, y: point.y))
        let last = max(range.lowerBound, range.upperBound - 1)
        guard stop.head > range.lowerBound else { return min(stop.head, last) }
        // The nearest caret may be the one behind the letter, and behind a line's last letter there is no other one.
        let before = GraphemeBreaker.boundary(before: stop.head, in: text)
        let isEnd = page.lineRange(stop).upperBound == stop.head
        let isBroken = isEnd && (stop.head >= length || !LineTerminator.isTerminator(text[stop.head]))
        let way = part(of: point.x, throughGlyphAt: before, of: stop)
        let isBefore = isBroken || way.map { (0..<1).contains($0) } ?? false
        return isBefore ? before : min(stop.head, last)
    }

    /// How far a point lies on its way through a glyph, from 0 to 1.
    func fraction(of x: CGFloat, throughGlyphAt index: Int) -> CGFloat {
        part(of: x, throughGlyphAt: index, of: TextSelection(caret: index)).map { min(max(0, $0), 1) } ?? 0
    }

    /// The same without limits; `nil` for a glyph that has no width on the line of a caret.
    private func part(of x: CGFloat, throughGlyphAt index: Int, of caret: TextSelection) -> CGFloat? {
        guard index < length else { return nil }
        let next = GraphemeBreaker.boundary(after: index, in: text)
        let (line, piece) = page.line(caret)
        let start = piece.range.lowerBound + line.paragraphStart
        let spans = line.selectionSpans(for: (index - start)..<(next - start))
        guard let span = spans.first, span.upperBound > span.lowerBound else { return nil }
        let part = (x - padding - line.x - span.lowerBound) / (span.upperBound - span.lowerBound)
        let run = line.fragment.runs.first { $0.run.range.contains(line.shown(index - start)) }
        let isRightToLeft = (run?.run.level ?? line.fragment.baseLevel) & 1 == 1
        return isRightToLeft ? 1 - part : part
    }

    /// The left edge of a glyph and its baseline, from its line's top left corner.
    func location(ofGlyphAt index: Int) -> CGPoint {
        let selection = TextSelection(caret: min(max(0, index), length))
        let (line, _) = page.line(selection)
        return CGPoint(x: page.caret(selection).x + padding, y: line.baseline - line.y)
    }

    /// The room of what stands in the place of a character; `nil` for a letter.
    func attachmentSize(at index: Int) -> CGSize? {
        guard range.contains(index) else { return nil }
        let (line, piece) = page.line(TextSelection(caret: index))
        let offset = line.shown(index - piece.range.lowerBound - line.paragraphStart)
        let box = line.fragment.runs.first { $0.run.range.contains(offset) }?.run.inlineBox
        return box.map { CGSize(width: $0.width, height: $0.ascent + $0.descent) }
    }
}
