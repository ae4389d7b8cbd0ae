import FontEngine
import Foundation
import RasterEngine
import TextEngine

/// Paints lines of text: all backgrounds first, then all shadows, then the letters with their lines, so that nothing
/// covers a letter. What lies outside the clip is left out.
@MainActor
struct TextDrawing {
    let context: CGContext
    /// The top left corner of the whole, in points.
    let origin: CGPoint
    /// The colour of runs that bring none.
    let textColor: UIColor
    /// Whether lines under and through letters are painted with them.
    var paintsLines = true

    private var painter: Painter { context.painter }

    func paint(_ layout: TextLayout) {
        paintGrounds(of: layout.lines)
        paintLetters(of: layout.lines)
    }

    /// Paints what is behind the letters.
    func paintGrounds(of lines: [TextLayout.PlacedLine]) {
        for line in lines where isSeen(line) {
            for placed in line.fragment.runs {
                if let color = (placed.run.style.paint as? RunDecorations)?.background {
                    paintBackground(of: placed, line: line, color: color)
                }
            }
        }
    }

    /// Paints letters with their shadows and lines.
    func paintLetters(of lines: [TextLayout.PlacedLine]) {
        for line in lines { paintShadows(of: line) }
        for line in lines where isSeen(line) {
            for placed in line.fragment.runs where isSeen(placed, line: line) { paintInk(of: placed, line: line) }
        }
    }

    // MARK: The clip

    /// The ground of a line is as high as the line; its ink may be higher.
    private func isSeen(_ line: TextLayout.PlacedLine) -> Bool {
        context.pixelY(origin.y + min(line.y, line.inkTop)) < painter.clip.maxY
            && context.pixelY(origin.y + max(line.y + line.height, line.inkBottom)) > painter.clip.y
    }

    /// Ink leaves its run, but not by more than two ems.
    private func isSeen(_ placed: LineFragment.PlacedRun, line: TextLayout.PlacedLine) -> Bool {
        let overhang = 2 * placed.run.style.font.size
        let x = origin.x + line.x + placed.x
        return context.pixelX(x - overhang) < painter.clip.maxX
            && context.pixelX(x + placed.run.width + overhang) > painter.clip.x
    }

    // MARK: Runs

    private func paintBackground(
        of placed: LineFragment.PlacedRun, line: TextLayout.PlacedLine, color: UIColor
    ) {
        context.setFill(color)
        for span in line.decorated(placed) {
            context.fill(
                CGRect(
                    x: origin.x + line.x + span.lowerBound, y: origin.y + line.y,
                    width: span.upperBound - span.lowerBound, height: line.height))
        }
    }

    /// Letters, or the picture in their place, and lines.
    private func paintInk(of placed: LineFragment.PlacedRun, line: TextLayout.PlacedLine) {
        let ink = placed.run.style.paint as? RunDecorations
        let color = ink?.color ?? textColor
        let x = origin.x + line.x + placed.x
        let baseline = origin.y + line.baseline - placed.run.style.baselineOffset
        if let box = placed.run.inlineBox {
            let margin = ink?.pictureMargin ?? 0
            let place = CGRect(
                x: x + margin, y: baseline - box.ascent, width: max(0, box.width - margin * 2),
                height: box.ascent + box.descent)
            if let inlay = ink?.inlay {
                inlay.paint(in: place, size: placed.run.style.font.size, context)
            } else if let picture = ink?.picture {
                context.draw(picture, in: place, tint: picture.isTemplate ? picture.ownTint ?? color : nil)
            }
        } else {
            paintLetters(of: placed, x: x, baseline: baseline, stroke: ink?.stroke, color: color)
        }
        if paintsLines, let ink, ink.underline != nil || ink.strikethrough != nil {
            paintLines(ink, of: placed, line: line, color: color)
        }
    }

    /// Letters, the line along their edges, or both.
    private func paintLetters(
        of placed: LineFragment.PlacedRun, x: CGFloat, baseline: CGFloat, stroke: RunDecorations.Stroke?,
        color: UIColor
    ) {
        func paint(_ color: UIColor, stroke: Double? = nil) {
            TextPainter(painter).paint(
                placed.run, x: context.deviceX(x), baseline: context.pixelY(baseline), scale: context.scale,
                color: context.paint(color), stroke: stroke)
        }
        guard let stroke else { return paint(color) }
        if stroke.isFilled || !placed.run.hasEdges { paint(color) }
        paint(stroke.color ?? color, stroke: placed.run.style.font.size * stroke.width)
    }

    // MARK: Shadows

    /// Neighbours of one shadow throw it together: apart, their soft edges would show.
    private func paintShadows(of line: TextLayout.PlacedLine) {
        var group: (shadow: RunDecorations.Shadow, runs: [LineFragment.PlacedRun])?
        func finish() {
            if let group { paint(group.shadow, of: group.runs, line: line) }
            group = nil
        }
        for placed in line.fragment.runs {
            let shadow = (placed.run.style.paint as? RunDecorations)?.shadow
            if group?.shadow != shadow { finish() }
            if let shadow { group = (shadow, (group?.runs ?? []) + [placed]) }
        }
        finish()
    }

    private func paint(_ shadow: RunDecorations.Shadow, of runs: [LineFragment.PlacedRun], line: TextLayout.PlacedLine)
    {
        guard let first = runs.first, let last = runs.last, line.inkTop < line.inkBottom else { return }
        let overhang = 2 * (runs.map { $0.run.style.font.size }.max() ?? 0)
        let bounds = CGRect(
            x: origin.x + line.x + first.x - overhang, y: origin.y + line.inkTop,
            width: last.x + last.run.width - first.x + 2 * overhang, height: line.inkBottom - line.inkTop)
        painter.paintShadow(
            within: context.pixelRect(bounds), blur: shadow.blurRadius * context.scale / 2,
            dx: CGContext.pixel(shadow.offset.width * context.scale),
            dy: CGContext.pixel(shadow.offset.height * context.scale),
            // The letters are faint already where the context is, and a faint letter throws a faint shadow.
            color: shadow.color.paint(with: context.traits)
        ) {
            for placed in runs where isSeen(placed, line: line) { paintInk(of: placed, line: line) }
        }
    }
}
