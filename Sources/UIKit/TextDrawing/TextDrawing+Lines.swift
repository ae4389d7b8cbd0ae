import Foundation
import RasterEngine
import TextEngine

/// The lines under and through text.
extension TextDrawing {
    // Parts of the font's size: from the baseline down to the top of each line, and how thick lines are.
    nonisolated static let underlinePlace = 0.09
    nonisolated static let strikethroughPlace = -0.28
    nonisolated static let lineThickness = 1.0 / 16

    /// Where a line stands.
    enum LinePlace {
        case under, through
    }

    /// Paints the line under or through a part of a line of text, in the colours that the text says.
    /// - Parameter range: The part, in units of the line's fragment.
    func paintLine(
        _ place: LinePlace, style: NSUnderlineStyle, of range: Range<Int>, line: TextLayout.PlacedLine
    ) {
        let range = line.shown(range.lowerBound)..<max(line.shown(range.lowerBound), line.shown(range.upperBound))
        for placed in line.fragment.runs where placed.run.range.overlaps(range) {
            let ink = placed.run.style.paint as? RunDecorations
            let own = place == .under ? ink?.underline : ink?.strikethrough
            let baseline = origin.y + line.baseline - placed.run.style.baselineOffset
            let part = place == .under ? Self.underlinePlace : Self.strikethroughPlace
            paint(
                RunDecorations.Line(style: style, color: own?.color),
                at: baseline + placed.run.style.font.size * part, of: placed, in: range, line: line,
                color: ink?.color ?? textColor)
        }
    }

    func paintLines(
        _ ink: RunDecorations, of placed: LineFragment.PlacedRun, line: TextLayout.PlacedLine, color: UIColor
    ) {
        let size = placed.run.style.font.size
        let baseline = origin.y + line.baseline - placed.run.style.baselineOffset
        if let underline = ink.underline {
            paint(underline, at: baseline + size * Self.underlinePlace, of: placed, line: line, color: color)
        }
        if let strikethrough = ink.strikethrough {
            paint(strikethrough, at: baseline + size * Self.strikethroughPlace, of: placed, line: line, color: color)
        }
    }

    private func paint(
        _ stroke: RunDecorations.Line, at y: CGFloat, of placed: LineFragment.PlacedRun, in range: Range<Int>? = nil,
        line: TextLayout.PlacedLine, color: UIColor
    ) {
        let thin = max(1, CGContext.pixel(placed.run.style.font.size * context.scale * Self.lineThickness))
        let thickness = stroke.style.contains(.thick) ? 2 * thin : thin
        let paint = context.paint(stroke.color ?? color)
        let top = context.pixelY(y)
        for span in line.decorated(placed, in: range, byWord: stroke.style.contains(.byWord)) {
            let left = context.pixelX(origin.x + line.x + span.lowerBound)
            let right = context.pixelX(origin.x + line.x + span.upperBound)
            for number in 0..<(stroke.style.contains(.double) ? 2 : 1) {
                let row = top + 2 * number * thickness
                forEachStroke(of: stroke.style.pattern, unit: thickness, from: left, to: right, line: line) {
                    context.painter.fill(
                        PixelRect(minX: $0, minY: row, maxX: $1, maxY: row + thickness), color: paint)
                }
            }
        }
    }

    /// Calls a function with the strokes of a pattern, in device pixels. The pattern begins where the line does, so that
    /// it goes on from run to run.
    private func forEachStroke(
        of pattern: [Int], unit: Int, from left: Int, to right: Int, line: TextLayout.PlacedLine,
        _ body: (_ left: Int, _ right: Int) -> Void
    ) {
        guard !pattern.isEmpty else { return body(left, right) }
        let period = pattern.reduce(0, +) * unit
        let start = context.pixelX(origin.x + line.x)
        let (from, to) = (max(left, context.painter.clip.x), min(right, context.painter.clip.maxX))
        guard from < to else { return }
        // The last beginning of the pattern that is not to the right of what is seen.
        var x = from - (((from - start) % period) + period) % period
        while x < to {
            for (index, length) in pattern.enumerated() {
                let end = x + length * unit
                if index % 2 == 0, end > from, x < to { body(max(x, left), min(end, right)) }
                x = end
            }
        }
    }
}

extension TextLayout.PlacedLine {
    /// The parts of a run that have its background and its lines, as ranges of x from the line's left edge: not the
    /// blanks that hang over the margin where the line was broken.
    /// - Parameters:
    ///   - range: The part of the line that counts, if not all of it does.
    ///   - byWord: Whether blanks have none anywhere.
    func decorated(
        _ placed: LineFragment.PlacedRun, in range: Range<Int>? = nil, byWord: Bool = false
    ) -> [ClosedRange<Double>] {
        let run = placed.run
        var shown = isBroken ? run.range.clamped(to: fragment.range.lowerBound..<fragment.blankStart) : run.range
        if let range { shown = shown.clamped(to: range) }
        guard !shown.isEmpty else { return [] }
        guard byWord else { return [span(of: shown, in: placed)] }
        var spans: [ClosedRange<Double>] = []
        var start: Int?
        for offset in shown {
            let isBlank = LineFragment.isBlank(run.text[offset - run.range.lowerBound])
            if isBlank, let first = start { spans.append(span(of: first..<offset, in: placed)) }
            start = isBlank ? nil : start ?? offset
        }
        if let start { spans.append(span(of: start..<shown.upperBound, in: placed)) }
        return spans
    }

    private func span(of range: Range<Int>, in placed: LineFragment.PlacedRun) -> ClosedRange<Double> {
        let (a, b) = (placed.run.x(at: range.lowerBound), placed.run.x(at: range.upperBound))
        return (placed.x + min(a, b))...(placed.x + max(a, b))
    }
}
