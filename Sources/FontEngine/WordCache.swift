import TextEngine

/// A word as a font sets it, without regard to where it stands.
final class ShapedWord {
    /// What makes a word look as it does.
    struct Key {
        /// The font, by its address; the word keeps it alive.
        var font: ObjectIdentifier
        var script: Script
        var isRightToLeft: Bool
        var hasLigatures: Bool
        var text: [UInt16]
    }

    let key: Key
    let font: ScaledFont
    /// The clusters in logical order, their offsets from the word's start and their advances in points.
    let clusters: [ShapedRun.Cluster]
    /// The pictures, once they were painted, by the number of blanks before the word; `nil` when it has no ink.
    fileprivate var pictures: [(blanks: Int, picture: WordPicture?)] = []
    fileprivate(set) var lastUse = 0

    fileprivate init(key: Key, font: ScaledFont) {
        self.key = key
        self.font = font
        let toPoints = 1 / (64 * font.scale)
        var clusters: [ShapedRun.Cluster] = []
        let glyphs = font.glyphs(
            of: key.text, script: key.script, isRightToLeft: key.isRightToLeft, hasLigatures: key.hasLigatures)
        clusters.reserveCapacity(glyphs.count)
        func add(_ glyph: ScaledFont.Glyph) {
            let advance = Double(glyph.advance) * toPoints
            if let last = clusters.last, last.offset == glyph.cluster {
                clusters[clusters.count - 1].advance += advance
                clusters[clusters.count - 1].isPlain = false
            } else {
                clusters.append(
                    .init(offset: glyph.cluster, advance: advance, glyph: glyph.id, isPlain: glyph.isAtPen))
            }
        }
        // The painter relies on a cluster at the start of every word.
        if glyphs.isEmpty { clusters = [.init(offset: 0, advance: 0, glyph: 0)] }
        if key.isRightToLeft { glyphs.reversed().forEach(add) } else { glyphs.forEach(add) }
        // A damaged font may take back more than it gives; carets would then run backwards.
        for index in clusters.indices where clusters[index].advance < 0 { clusters[index].advance = 0 }
        self.clusters = clusters
    }

    /// About the memory that the word holds, in bytes.
    fileprivate var byteCount: Int {
        240 + key.text.count * 2 + clusters.count * MemoryLayout<ShapedRun.Cluster>.stride
            + pictures.reduce(0) { $0 + 40 + ($1.picture?.byteCount ?? 0) }
    }
}

extension ShapedWord {
    /// Whether the word is one letter that may stand for a cluster of a longer word: what the letter looks like there is
    /// what it looks like alone.
    func looks(like cluster: ShapedRun.Cluster) -> Bool {
        clusters.count == 1 && clusters[0].isPlain && cluster.isPlain && clusters[0].glyph == cluster.glyph
    }
}

/// The words that were used last. Most of what a frame shows was there in the frame before, and an edit changes one
/// word. Used under ``FontLibrary``'s lock only.
final class WordCache {
    private struct TextKey: Hashable {
        var font: ObjectIdentifier
        var text: [UInt16]
    }

    private struct Fonts {
        // The key names the font by its address, so the font must outlive the entry.
        let base: ScaledFont
        var segments: [FontShaper.Segment]
    }

    /// A word of one UTF-16 unit; most painting asks for these.
    private struct LetterKey: Hashable {
        var font: ObjectIdentifier
        var script: Script
        var unit: UInt16
        var isRightToLeft: Bool

        func hash(into hasher: inout Hasher) {
            hasher.combine(UInt(bitPattern: font) ^ UInt(unit) << 48 ^ UInt(script.rawValue))
        }
    }

    private var fonts: [TextKey: Fonts] = [:]
    private var words = WordTable()
    /// Those of the words that are letters.
    private var letters: [LetterKey: ShapedWord] = [:]
    private let rasterizer = WordRasterizer()
    private var uses = 0
    private(set) var byteCount = 0

    /// Some thousand words in the sizes of text.
    private static let byteLimit = 8 << 20
    private static let fontsLimit = 4096

    /// Which fonts show a word that is wished for in one: found now or before.
    func segments(
        of text: [UInt16], base: ScaledFont, _ find: () -> [FontShaper.Segment]
    ) -> [FontShaper.Segment] {
        let key = TextKey(font: ObjectIdentifier(base), text: text)
        if let known = fonts[key] { return known.segments }
        if fonts.count >= Self.fontsLimit { fonts.removeAll() }
        let segments = find()
        fonts[key] = Fonts(base: base, segments: segments)
        return segments
    }

    /// A word, shaped now or before.
    func word(
        _ text: [UInt16], font: ScaledFont, script: Script, isRightToLeft: Bool, hasLigatures: Bool = true
    ) -> ShapedWord {
        text.withUnsafeBufferPointer {
            word($0, font: font, script: script, isRightToLeft: isRightToLeft, hasLigatures: hasLigatures)
        }
    }

    /// A word, shaped now or before.
    func word(
        _ text: UnsafeBufferPointer<UInt16>, font: ScaledFont, script: Script, isRightToLeft: Bool, hasLigatures: Bool
    ) -> ShapedWord {
        uses += 1
        let question = WordTable.Question(
            font: ObjectIdentifier(font), script: script, isRightToLeft: isRightToLeft, hasLigatures: hasLigatures,
            text: text)
        if let word = words.word(question) {
            word.lastUse = uses
            return word
        }
        let key = ShapedWord.Key(
            font: question.font, script: script, isRightToLeft: isRightToLeft, hasLigatures: hasLigatures,
            text: Array(text))
        let word = ShapedWord(key: key, font: font)
        word.lastUse = uses
        words.insert(word)
        add(word.byteCount)
        return word
    }

    /// A letter, shaped for itself now or before.
    func letter(_ unit: UInt16, font: ScaledFont, script: Script, isRightToLeft: Bool) -> ShapedWord {
        let key = LetterKey(
            font: ObjectIdentifier(font), script: script, unit: unit, isRightToLeft: isRightToLeft)
        if let letter = letters[key] {
            uses += 1
            letter.lastUse = uses
            return letter
        }
        let letter = word([unit], font: font, script: script, isRightToLeft: isRightToLeft)
        letters[key] = letter
        return letter
    }

    /// The picture of a word whose left edge stands at a device pixel, painted now or before; `nil` when it has no ink.
    func picture(of word: ShapedWord, at x: Double) -> WordPicture? {
        let quarter = Int(((x - x.rounded(.down)) * 4).rounded()) & 3
        let blanks = word.font.file.hasColorBitmaps ? 0 : word.font.blanksForQuarters[quarter]
        if let known = word.pictures.first(where: { $0.blanks == blanks }) { return known.picture }
        let picture = rasterizer.picture(of: word, behind: blanks)
        word.pictures.append((blanks, picture))
        add(40 + (picture?.byteCount ?? 0))
        return picture
    }

    private func add(_ bytes: Int) {
        byteCount += bytes
        if byteCount > Self.byteLimit { dropOldest() }
    }

    /// Drops the half that was not used for longest.
    private func dropOldest() {
        let median = words.words.map(\.lastUse).sorted()[words.count / 2]
        words.keep { $0.lastUse > median }
        letters = letters.filter { $0.value.lastUse > median }
        byteCount = words.words.reduce(0) { $0 + $1.byteCount }
    }
}
