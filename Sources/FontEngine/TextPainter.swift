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
    package func paint(_ run: ShapedRun, x: Double, baseline: Int, scale: Double, color: PaintColor) {
        guard !run.text.isEmpty, !color.isClear, x.isFinite, scale.isFinite else { return }
        FontLibrary.locked {
            guard let font = run.font as? ScaledFont else {
                return paintBoxes(
                    run, clusters: run.clusters.indices, x: x, baseline: baseline, scale: scale, color: color)
            }
            for place in InkPlaces(run, font: font, x: x, scale: scale) where isNear(place, font: font) {
                if paintLetters(of: run, at: place, font: font, baseline: baseline, scale: scale, color: color) {
                    continue
                }
                let word = library.words.word(
                    Array(run.text[place.range]), font: font, script: run.script, isRightToLeft: run.isRightToLeft)
                if let picture = library.words.picture(of: word, at: place.x) {
                    paint(picture, x: place.x, baseline: baseline, color: color)
                } else if place.width >= 1, !font.file.hasColorBitmaps {
                    // A file may be sound enough for HarfBuzz and not for FreeType.
                    library.complain("The font file \(font.file.location.path) is damaged.")
                    paintBoxes(
                        run, clusters: place.clusters, x: place.x, baseline: baseline, scale: scale, color: color)
                }
            }
        }
    }

    /// Paints a word letter by letter, when each letter looks alone as it does in the word.
    ///
    /// A word that is being typed is another one with every key; its letters have all been painted before.
    private func paintLetters(
        of run: ShapedRun, at place: InkPlaces.Place, font: ScaledFont, baseline: Int, scale: Double,
        color: PaintColor
    ) -> Bool {
        let clusters = run.clusters[place.clusters]
        guard clusters.count == place.range.count, !font.file.hasColorBitmaps, !run.script.isCursive else {
            return false
        }
        var letters: [(picture: WordPicture, x: Double)] = []
        letters.reserveCapacity(clusters.count)
        var pen = run.isRightToLeft ? place.x + place.width : place.x
        for cluster in clusters {
            let letter = library.words.letter(
                run.text[cluster.offset], font: font, script: run.script, isRightToLeft: run.isRightToLeft)
            guard letter.looks(like: cluster) else { return false }
            if run.isRightToLeft { pen -= cluster.advance * scale }
            guard let picture = library.words.picture(of: letter, at: pen) else { return false }
            letters.append((picture, pen))
            if !run.isRightToLeft { pen += cluster.advance * scale }
        }
        for letter in letters { paint(letter.picture, x: letter.x, baseline: baseline, color: color) }
        return true
    }

    /// Whether a word's ink may lie in the clip. Ink leaves its place, but not by more than two ems.
    private func isNear(_ place: InkPlaces.Place, font: ScaledFont) -> Bool {
        let overhang = 2 * font.pixelSize
        return place.x - overhang < Double(painter.clip.maxX)
            && place.x + place.width + overhang > Double(painter.clip.x)
    }

    private func paint(_ picture: WordPicture, x: Double, baseline: Int, color: PaintColor) {
        let left = Int((x - picture.originX).rounded())
        let top = baseline - picture.baseline
        switch picture.ink {
        case .mask(let mask): painter.paint(mask, x: left, y: top, color: color)
        case .image(let image): painter.paint(image, x: left, y: top, opacity: Double(color.alpha) / 255)
        }
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
