import RasterEngine
import Testing

@testable import FontEngine
@testable import TextEngine

/// SDL_ttf moves a word into its picture when ink reaches to the left of the pen or above the ascent, and does not say
/// by how much. The proof that the rasteriser finds it out: the word painted far from the edges, between blanks and a full
/// stop whose place is known.
@Suite("WordRasterizer, origin")
struct InkOriginTests {
    /// A mask with the word's place in it.
    private struct Placed {
        var mask: CoverageMask
        var left: Int
        var baseline: Int

        /// The columns that have ink, from the pen.
        var columns: [Int] {
            (0..<mask.width).filter { x in (0..<mask.height).contains { mask[x, $0] > 0 } }.map { $0 - left }
        }

        /// The rows of the mask that have ink in some columns, which are counted from the pen.
        func rows(_ columns: Range<Int> = -10_000..<10_000) -> [Int] {
            let inside = (columns.lowerBound + left..<columns.upperBound + left).clamped(to: 0..<mask.width)
            return (0..<mask.height).filter { y in inside.contains { mask[$0, y] > 0 } }
        }
    }

    private func picture(_ text: [UInt16], _ font: ScaledFont, _ script: Script, _ isRightToLeft: Bool) -> Placed? {
        let cache = FontLibrary.shared.words
        let word = cache.word(text, font: font, script: script, isRightToLeft: isRightToLeft)
        guard let picture = cache.picture(of: word, at: 0), case .mask(let mask) = picture.ink else { return nil }
        return Placed(mask: mask, left: Int(picture.originX), baseline: picture.baseline)
    }

    /// The place of a word's ink from its pen, as it is painted alone and as it is painted far from all edges, or `nil`
    /// where the font lets letters and blanks act on each other.
    private func origins(
        of text: String, _ font: ScaledFont
    ) -> (alone: (column: Int, row: Int), apart: (column: Int, row: Int))? {
        let units = Array(text.utf16)
        let found = ICU.script(of: UInt32(units[0]))
        let script = found == .inherited || found == .common ? Script.latin : found
        let isRightToLeft = units[0] >= 0x590 && units[0] < 0x700
        // Three em spaces: a whole number of pixels, so that the letters are painted alike.
        let pad: [UInt16] = [0x2003, 0x2003, 0x2003]
        let dot: [UInt16] = [0x2E]
        let long = isRightToLeft ? dot + pad + units + pad : pad + units + pad + dot
        func glyphs(_ text: [UInt16]) -> [ScaledFont.Glyph] {
            font.glyphs(of: text, script: script, isRightToLeft: isRightToLeft)
        }
        let (short, padded) = (glyphs(units), glyphs(long))
        let shift = (padded.first?.advance ?? 1) * 3
        guard shift > 0, shift % 64 == 0, padded.count == short.count + 7,
            zip(short, padded[3...]).allSatisfy({ $0.id == $1.id && $0.x + shift == $1.x && $0.y == $1.y }),
            let alone = picture(units, font, script, isRightToLeft),
            let apart = picture(long, font, script, isRightToLeft), let full = picture(dot, font, script, false),
            let firstAlone = alone.columns.first, let firstApart = apart.columns.first,
            let topAlone = alone.rows().first
        else { return nil }
        // The full stop stands on the baseline.
        let stop = (padded.last?.x ?? 0) / 64 - 1
        guard let stopApart = apart.rows(stop..<10_000).last, let stopAlone = full.rows().last,
            let topApart = apart.rows(-10_000..<stop).first
        else { return nil }
        let baseline = stopApart - (stopAlone - full.baseline)
        return (
            (firstAlone, topAlone - alone.baseline), (firstApart - shift / 64, topApart - baseline)
        )
    }

    private static let texts: [String] = {
        var texts: [String] = []
        for value in Array(0x21..<0x17F) + Array(0x5D0..<0x5EB) + Array(0x621..<0x64B) + Array(0x904..<0x940) {
            if let scalar = UnicodeScalar(value) { texts.append(String(Character(scalar))) }
        }
        // Marks alone, on letters that lean over, and in stacks above and below.
        for value in 0x300..<0x363 {
            guard let mark = UnicodeScalar(value) else { continue }
            texts += ["\(mark)", "j\(mark)", "E\(mark)\(mark)\u{323}"]
            texts.append("f\(mark)\(mark)\(mark)\(mark)\u{325}\u{325}\u{325}")
        }
        return texts + ["Ǻ", "Ẫ", "Ợ", "ﬁ", "Ω", "Й", "ÅÅ", "jf", "f*", "//", "_j", "fjord", "Ễ"]
    }()

    @Test(
        "A word stands where it is said to stand, to the pixel: marks, leaning letters, stacks",
        arguments: [
            ("Inter", true), ("Inter", false), ("Liberation Sans", true), ("Liberation Serif", true),
            ("Noto Serif", false), ("Noto Sans", true), ("Noto Sans Arabic", false), ("Noto Sans Devanagari", false),
        ])
    func exact(family: String, isItalic: Bool) throws {
        guard let file = Installed.file(family, isItalic: isItalic) else {
            return print("Skipped: \(family) is not installed.")
        }
        FontLibrary.locked {
            for pixelSize in [11.0, 17, 34] {
                guard let font = ScaledFont(file: file, pixelSize: pixelSize, scale: 1) else { continue }
                var count = 0
                for text in Self.texts where text.unicodeScalars.allSatisfy({ file.covers($0.value) }) {
                    guard let (alone, apart) = origins(of: text, font) else { continue }
                    count += 1
                    #expect(alone == apart, "\(family) \(pixelSize), \(text.unicodeScalars.map { $0.value })")
                }
                #expect(count > 30, "\(family) \(pixelSize)")
            }
        }
    }

    @Test("Between two pixels a word has the same ink, moved by the fraction", arguments: [11.0, 16, 17, 25.5, 34])
    func quarters(pixelSize: Double) {
        expectMovedInk(
            of: ["minimum", "fjord", "ñandú", "Waltz", "ÅÄ", "j"], in: "Inter", pixelSize: pixelSize, script: .latin)
    }

    @Test(
        "Between two pixels a word from right to left has the same ink, too, moved by the fraction",
        arguments: [11.0, 16, 17, 25.5, 34])
    func quartersFromTheRight(pixelSize: Double) {
        expectMovedInk(
            of: ["שלום", "לילה", "מים"], in: "Liberation Sans", pixelSize: pixelSize,
            script: ICU.script(of: 0x5D0), isRightToLeft: true)
    }

    private func expectMovedInk(
        of texts: [String], in family: String, pixelSize: Double, script: Script, isRightToLeft: Bool = false
    ) {
        guard let file = Installed.file(family) else { return }
        FontLibrary.locked {
            guard let font = ScaledFont(file: file, pixelSize: pixelSize, scale: 1) else { return }
            for text in texts {
                let word = FontLibrary.shared.words.word(
                    Array(text.utf16), font: font, script: script, isRightToLeft: isRightToLeft)
                var centers: [Double] = []
                var tops: [Int] = []
                for quarter in 0..<4 {
                    let place = Double(quarter) / 4
                    guard let picture = FontLibrary.shared.words.picture(of: word, at: quarter),
                        case .mask(let mask) = picture.ink
                    else { continue }
                    var (sum, weight, top) = (0.0, 0.0, mask.height)
                    for y in 0..<mask.height {
                        for x in 0..<mask.width where mask[x, y] > 0 {
                            sum += (Double(x) + 0.5) * Double(mask[x, y])
                            weight += Double(mask[x, y])
                            top = min(top, y)
                        }
                    }
                    centers.append(sum / weight - picture.originX)
                    tops.append(top - picture.baseline)
                    // Where it is painted, no more than an eighth of a pixel and the blank's own error away.
                    let painted = Double(picture.left(at: quarter)) + picture.originX
                    #expect(abs(painted - place) <= 0.26, "\(text) at \(place)")
                }
                #expect(centers.count == 4 && Set(tops).count == 1, "\(text)")
                #expect((centers.max() ?? 9) - (centers.min() ?? 0) < 0.12, "\(text): \(centers)")
            }
        }
    }
}
