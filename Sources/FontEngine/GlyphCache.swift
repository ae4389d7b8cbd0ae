import RasterEngine
import TextEngine

/// The letters of one font, script, direction and language, each in its own box: from here words are set without a look-up for
/// every letter. Used under ``FontLibrary``'s lock only.
final class GlyphCache {
    /// What a case is made for. The case keeps the font alive, which the key names by its address.
    struct Key: Hashable {
        var font: ObjectIdentifier
        var script: Script
        var isRightToLeft: Bool
        var language: TextLanguage?
    }

    let font: ScaledFont
    let script: Script
    let isRightToLeft: Bool
    /// `nil` where the font treats the text's language as any other.
    let language: TextLanguage?
    /// Whether words may be set from letters at all: where letters join or are pictures they are not.
    let hasLetters: Bool
    /// Tells the cases apart when words are looked for.
    let hash: UInt64
    /// By their ASCII codes.
    @exclusivity(unchecked) private var latin: [Letter?] = Array(repeating: nil, count: 0x80)
    @exclusivity(unchecked) private var others: [UInt16: Letter] = [:]

    init(_ font: ScaledFont, script: Script, isRightToLeft: Bool, language: TextLanguage?) {
        self.font = font
        self.script = script
        self.isRightToLeft = isRightToLeft
        self.language = language
        hasLetters = !font.file.hasColorBitmaps && !script.isCursive
        hash =
            UInt64(UInt(bitPattern: ObjectIdentifier(font))) ^ UInt64(script.rawValue) &<< 24 ^ (isRightToLeft ? 4 : 0)
            ^ (language.map { UInt64(UInt(bitPattern: $0.tag)) &<< 8 } ?? 0)
    }

    /// About the memory that the letters hold, in bytes.
    var byteCount: Int {
        others.values.reduce(latin.reduce(0) { $0 + ($1?.byteCount ?? 0) }) { $0 + $1.byteCount }
    }

    /// A letter of one UTF-16 unit.
    func letter(_ unit: UInt16, words: WordCache) -> Letter {
        if unit < 0x80 {
            if let letter = latin[Int(unit)] { return letter }
        } else if let letter = others[unit] {
            return letter
        }
        let letter = Letter(
            words.word([unit], font: font, script: script, isRightToLeft: isRightToLeft, language: language))
        if unit < 0x80 { latin[Int(unit)] = letter } else { others[unit] = letter }
        return letter
    }
}

/// A letter and what it looks like at each quarter of a pixel.
final class Letter {
    /// A picture with its place: how far it stands to the right of the pixel that the letter's pen stands in, and above
    /// the baseline.
    struct Stamp {
        var mask: CoverageMask
        var left: Int
        var rise: Int
    }

    private let word: ShapedWord
    private let glyph: UInt32
    private let isPlain: Bool
    @exclusivity(unchecked) private var stamps: [Stamp?] = [nil, nil, nil, nil]
    @exclusivity(unchecked) private var isStamped: UInt8 = 0

    init(_ word: ShapedWord) {
        self.word = word
        isPlain = word.clusters.count == 1 && word.clusters[0].isPlain
        glyph = word.clusters[0].glyph
    }

    /// About the memory that the letter holds, in bytes.
    var byteCount: Int { stamps.reduce(400) { $0 + ($1?.mask.byteCount ?? 0) } }

    /// Whether the letter may stand for a cluster of a word: what it looks like there is what it looks like alone.
    func looks(like cluster: ShapedRun.Cluster) -> Bool {
        isPlain && cluster.isPlain && glyph == cluster.glyph
    }

    /// The picture at a quarter of a pixel, or `nil` where there is none.
    func stamp(at quarter: Int, words: WordCache) -> Stamp? {
        if isStamped >> quarter & 1 == 0 {
            isStamped |= 1 << quarter
            if let picture = words.picture(of: word, at: quarter), case .mask(let mask) = picture.ink {
                stamps[quarter] = Stamp(mask: mask, left: picture.left(at: quarter), rise: picture.baseline)
            }
        }
        return stamps[quarter]
    }
}
