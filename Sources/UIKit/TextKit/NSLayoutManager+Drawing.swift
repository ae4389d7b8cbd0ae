import Foundation
import TextEngine

/// What a layout manager draws, where nobody overrides it.
extension NSLayoutManager {
    /// The lines of a text as they are drawn in a picture.
    private func lines(of range: Range<Int>, in context: CGContext) -> ContainerLines {
        let lines = lines(at: range.lowerBound)
        return ContainerLines(
            container: lines.container, page: lines.page.page(atScale: context.scale), text: lines.text)
    }

    private func drawing(_ lines: ContainerLines, at origin: CGPoint, in context: CGContext) -> TextDrawing {
        TextDrawing(
            context: context, origin: CGPoint(x: origin.x + lines.padding, y: origin.y),
            textColor: textView?.usedColor ?? .black, paintsLines: false)
    }

    func paintBackground(of range: Range<Int>, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), origin.isFinite, !range.isEmpty else { return }
        let lines = lines(of: range, in: context)
        for background in lines.backgrounds(of: range) {
            let rects = background.rects.map { $0.offsetBy(dx: origin.x, dy: origin.y) }
            context.saveGState()
            background.color.setFill()
            fillBackgroundRectArray(
                rects, count: rects.count, forCharacterRange: NSRange(background.range), color: background.color)
            context.restoreGState()
        }
    }

    func paintLetters(of range: Range<Int>, at origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), origin.isFinite, !range.isEmpty else { return }
        let lines = lines(of: range, in: context)
        let found = lines.lines(of: range)
        for line in found {
            for part in line.lined(\.underline) {
                underlineGlyphRange(
                    NSRange(part.range), underlineType: part.style, lineFragmentRect: line.rect,
                    lineFragmentGlyphRange: NSRange(line.range), containerOrigin: origin)
            }
        }
        let markers = ListMarkers(content: content, base: textView?.base ?? BaseAttributes(), scale: context.scale)
        let standing = found.flatMap { line in
            [markers.marker(beside: line.standing, at: line.range.lowerBound), line.standing].compactMap { $0 }
        }
        drawing(lines, at: origin, in: context).paintLetters(of: standing)
        for line in found {
            for part in line.lined(\.strikethrough) {
                strikethroughGlyphRange(
                    NSRange(part.range), strikethroughType: part.style, lineFragmentRect: line.rect,
                    lineFragmentGlyphRange: NSRange(line.range), containerOrigin: origin)
            }
        }
    }

    func paintLine(_ place: TextDrawing.LinePlace, style: NSUnderlineStyle, of range: Range<Int>, origin: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext(), origin.isFinite, !range.isEmpty else { return }
        let lines = lines(of: range, in: context)
        let line = lines.line(at: range.lowerBound)
        let local = (range.lowerBound - line.start)..<(range.upperBound - line.start)
        drawing(lines, at: origin, in: context).paintLine(place, style: style, of: local, line: line.standing)
    }
}

extension ContainerLines {
    /// A background colour and the rectangles that have it, one for each line.
    struct Background {
        var color: UIColor
        var range: Range<Int>
        var rects: [CGRect]
    }

    /// The background colours of the lines of a range.
    func backgrounds(of range: Range<Int>) -> [Background] {
        var found: [Background] = []
        for line in lines(of: range) {
            var isNewLine = true
            for placed in line.placed.fragment.runs {
                guard let color = (placed.run.style.paint as? RunDecorations)?.background else { continue }
                let part = line.text(of: placed.run.range)
                let rects = line.placed.decorated(placed).map {
                    CGRect(
                        x: line.placed.x + $0.lowerBound + padding, y: line.rect.minY,
                        width: $0.upperBound - $0.lowerBound, height: line.rect.height)
                }
                if let last = found.last, last.color == color, isNear(last.range, part) {
                    let whole =
                        min(last.range.lowerBound, part.lowerBound)..<max(last.range.upperBound, part.upperBound)
                    found[found.count - 1].range = whole
                    for rect in rects {
                        if !isNewLine, let end = last.rects.last, abs(end.maxX - rect.minX) < 0.01 {
                            found[found.count - 1].rects[last.rects.count - 1] = end.union(rect)
                        } else {
                            found[found.count - 1].rects.append(rect)
                        }
                    }
                } else {
                    found.append(Background(color: color, range: part, rects: rects))
                }
                isNewLine = false
            }
        }
        return found.filter { !$0.rects.isEmpty }
    }

    /// Whether two ranges follow each other, line ends between them apart.
    private func isNear(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        let (first, second) = a.lowerBound < b.lowerBound ? (a, b) : (b, a)
        return text.withLineEnd(first).upperBound >= second.lowerBound
    }

    /// The parts of a range that get a line under or through them, with what lies below their baseline.
    func decorated(_ range: Range<Int>, style: NSUnderlineStyle) -> [(range: Range<Int>, descent: CGFloat)] {
        let line = line(at: range.lowerBound)
        let fragment = line.placed.fragment
        let shown = line.placed.isBroken ? fragment.range.lowerBound..<fragment.blankStart : fragment.range
        let letters = range.clamped(to: line.text(of: shown))
        let descent = line.rect.height - (line.placed.baseline - line.placed.y)
        guard style.contains(.byWord) else { return letters.isEmpty ? [] : [(letters, descent)] }
        var parts: [(Range<Int>, CGFloat)] = []
        var start: Int?
        for offset in letters {
            let isBlank = LineFragment.isBlank(text[offset])
            if isBlank, let first = start { parts.append((first..<offset, descent)) }
            start = isBlank ? nil : start ?? offset
        }
        if let start { parts.append((start..<letters.upperBound, descent)) }
        return parts
    }
}

extension ContainerLines.Line {
    /// The line as it stands in its container, the padding apart.
    var standing: TextLayout.PlacedLine {
        var line = placed
        line.y = rect.minY
        return line
    }

    /// Where units of the fragment are in the text.
    func text(of range: Range<Int>) -> Range<Int> {
        (start + placed.stored(range.lowerBound))..<(start + placed.stored(range.upperBound))
    }

    /// The parts of the line that have a line under or through them, neighbours of one look as one.
    func lined(
        _ path: KeyPath<RunDecorations, RunDecorations.Line?>
    ) -> [(range: Range<Int>, style: NSUnderlineStyle)] {
        var found: [(range: Range<Int>, look: RunDecorations.Line)] = []
        let runs = placed.fragment.runs.map(\.run).sorted { $0.range.lowerBound < $1.range.lowerBound }
        for run in runs {
            guard let look = (run.style.paint as? RunDecorations)?[keyPath: path] else { continue }
            let part = text(of: run.range)
            if let last = found.last, last.look == look, last.range.upperBound == part.lowerBound {
                found[found.count - 1].range = last.range.lowerBound..<part.upperBound
            } else {
                found.append((part, look))
            }
        }
        return found.map { ($0.range, $0.look.style) }
    }
}
