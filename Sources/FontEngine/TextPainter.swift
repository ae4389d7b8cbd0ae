import RasterEngine
import TextEngine

/// Puts the pictures of shaped runs onto the glass.
package struct TextPainter {
    private let painter: Painter
    private let library: FontLibrary

    /// Creates a painter of text that paints through another.
    package init(_ painter: Painter) {
        self.init(painter, library: .shared)
    }

    init(_ painter: Painter, library: FontLibrary) {
        self.painter = painter
        self.library = library
    }

    /// Paints a run.
    /// - Parameters:
    ///   - x: The run's left edge, in device pixels; words are moved by a quarter pixel at most.
    ///   - baseline: The row that the letters stand on, in device pixels.
    ///   - scale: Device pixels to the point.
    ///   - color: The colour of the letters; emoji take only its opacity.
    ///   - stroke: The width of a line along the edges of letters, in points, to be painted in place of them; `nil` for
    ///     the letters themselves. Pictures and boxes have no edges and are not painted.
    package func paint(
        _ run: ShapedRun, x: Double, baseline: Int, scale: Double, color: PaintColor, stroke: Double? = nil
    ) {
        guard !run.text.isEmpty, !color.isClear, x.isFinite, scale.isFinite else { return }
        FontLibrary.locked {
            guard let shaped = run.font as? ScaledFont else {
                if stroke != nil { return }
                return paintBoxes(
                    run, clusters: run.clusters.indices, x: x, baseline: baseline, scale: scale, color: color)
            }
            guard let font = stroke.map({ library.strokedFont(shaped, width: $0 * scale) }) ?? shaped else { return }
            let words = library.words
            let language = font.file.language(TextLanguage(run.style.language), script: run.script)
            let glyphCache = words.inks.glyphCache(
                font, script: run.script, isRightToLeft: run.isRightToLeft, language: language)
            run.text.withUnsafeBufferPointer { text in
                run.clusters.withUnsafeBufferPointer { clusters in
                    for place in InkPlaces(run, font: font, x: x, scale: scale) where isNear(place, font: font) {
                        let pen = SubpixelPosition(run.isRightToLeft ? place.x + place.width : place.x)
                        let ink = words.inks.ink(
                            of: place, text: text, clusters: clusters, from: glyphCache, quarter: pen.quarter,
                            words: words)
                        if paint(ink.look, x: pen.pixel, baseline: baseline, color: color) { continue }
                        guard place.width >= 1, !font.file.hasColorBitmaps, stroke == nil else { continue }
                        // A file may be sound enough for HarfBuzz and not for FreeType.
                        library.complain("The font file \(font.file.location.path) is damaged.")
                        paintBoxes(
                            run, clusters: place.clusters, x: place.x, baseline: baseline, scale: scale, color: color)
                    }
                }
            }
        }
    }

    /// Paints the ink of a word.
    /// - Parameter x: The pixel that the word's pen starts in.
    /// - Returns: Whether there is one.
    func paint(_ look: WordInk.Look, x: Int, baseline: Int, color: PaintColor) -> Bool {
        switch look {
        case .joined(let stack, let left, let top): painter.paint(stack, x: x + left, y: baseline + top, color: color)
        case .letters(let parts):
            for part in parts { painter.paint(part.mask, x: x + part.x, y: baseline + part.y, color: color) }
        case .mask(let mask, let left, let top): painter.paint(mask, x: x + left, y: baseline + top, color: color)
        case .image(let image, let left, let top):
            painter.paint(image, x: x + left, y: baseline + top, opacity: Double(color.alpha) / 255)
        case .none: return false
        }
        return true
    }

    /// Whether a word's ink may lie in the clip. Ink leaves its place, but not by more than two ems.
    private func isNear(_ place: InkPlaces.Place, font: ScaledFont) -> Bool {
        let overhang = 2 * font.pixelSize
        return place.x - overhang < Double(painter.clip.maxX)
            && place.x + place.width + overhang > Double(painter.clip.x)
    }

    private func paintBoxes(
        _ run: ShapedRun, clusters: Range<Int>, x: Double, baseline: Int, scale: Double, color: PaintColor
    ) {
        let height = Int((run.style.font.size * 0.7 * scale).rounded())
        var pen = x
        for cluster in run.isRightToLeft ? run.clusters[clusters].reversed() : Array(run.clusters[clusters]) {
            let advance = cluster.advance * scale
            defer { pen += advance }
            guard run.text[cluster.offset] != 0x20 else { continue }
            let (left, right) = (Int((pen + advance * 0.1).rounded()), Int((pen + advance * 0.9).rounded()))
            painter.fill(PixelRect(minX: left, minY: baseline - height, maxX: right, maxY: baseline), color: color)
        }
    }
}
