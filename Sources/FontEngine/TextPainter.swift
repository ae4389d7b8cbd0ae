import RasterEngine
import TextEngine

/// Puts the pictures of shaped runs onto the glass.
package struct TextPainter {
    private let painter: Painter
    private let library = FontLibrary.shared

    /// Creates a painter of text that paints through another.
    package init(_ painter: Painter) {
        self.painter = painter
    }

    /// Paints a run.
    /// - Parameters:
    ///   - x: The run's left edge, in device pixels; it is moved to the nearest whole one.
    ///   - baseline: The row that the letters stand on, in device pixels.
    ///   - scale: Device pixels to the point.
    ///   - color: The colour of the letters; emoji take only its opacity.
    package func paint(_ run: ShapedRun, x: Double, baseline: Int, scale: Double, color: PaintColor) {
        guard !run.text.isEmpty, !color.isClear else { return }
        library.locked {
            guard let font = run.font as? ScaledFont else {
                return paintBoxes(run, x: x, baseline: baseline, scale: scale, color: color)
            }
            // SDL_ttf sets a run as the font wishes; where the style has its own advances, and where pictures are
            // scaled one by one, every cluster is painted for itself.
            let isSpread = run.style.tracking != 0 || run.style.font.hasMonospacedDigits || font.file.hasColorBitmaps
            guard isSpread else {
                return paint(run.text, font: font, run: run, x: x, baseline: baseline, color: color)
            }
            var pen = run.isRightToLeft ? x + run.width * scale : x
            for (index, cluster) in run.clusters.enumerated() {
                let end = index + 1 < run.clusters.count ? run.clusters[index + 1].offset : run.text.count
                let advance = cluster.advance * scale
                if run.isRightToLeft { pen -= advance }
                let text = Array(run.text[cluster.offset..<end])
                let inset = Self.inset(of: text, in: advance, run: run, font: font)
                paint(text, font: font, run: run, x: pen + inset, baseline: baseline, color: color)
                if !run.isRightToLeft { pen += advance }
            }
        }
    }

    private func paint(
        _ text: [UInt16], font: ScaledFont, run: ShapedRun, x: Double, baseline: Int, color: PaintColor
    ) {
        guard
            let picture = library.rasterizer.picture(
                of: text, font: font, script: run.script, isRightToLeft: run.isRightToLeft)
        else { return }
        let left = Int(x.rounded()) - picture.originX
        let top = baseline - picture.baseline
        switch picture.ink {
        case .mask(let mask): painter.paint(mask, x: left, y: top, color: color)
        case .image(let image): painter.paint(image, x: left, y: top, opacity: Double(color.alpha) / 255)
        }
    }

    /// A digit that is narrower than the widest stands in the middle of its place.
    private static func inset(of text: [UInt16], in advance: Double, run: ShapedRun, font: ScaledFont) -> Double {
        guard run.style.font.hasMonospacedDigits, text.count == 1, FontShaper.isDigit(text[0]) else { return 0 }
        let glyphs = text.withUnsafeBufferPointer { font.glyphs(of: $0, script: run.script, isRightToLeft: false) }
        return (advance - Double(glyphs.reduce(0) { $0 + $1.advance }) / 64) / 2
    }

    private func paintBoxes(_ run: ShapedRun, x: Double, baseline: Int, scale: Double, color: PaintColor) {
        var pen = run.isRightToLeft ? x + run.width * scale : x
        let height = Int((run.style.font.size * 0.7 * scale).rounded())
        for cluster in run.clusters {
            let advance = cluster.advance * scale
            if run.isRightToLeft { pen -= advance }
            if run.text[cluster.offset] != 0x20 {
                let (left, right) = (Int((pen + advance * 0.1).rounded()), Int((pen + advance * 0.9).rounded()))
                painter.fill(
                    PixelRect(minX: left, minY: baseline - height, maxX: right, maxY: baseline), color: color)
            }
            if !run.isRightToLeft { pen += advance }
        }
    }
}
