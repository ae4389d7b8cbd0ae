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
        /// `nil` where the font treats the text's language as any other.
        var language: TextLanguage?
        var text: [UInt16]
    }

    let key: Key
    let font: ScaledFont
    /// The clusters in logical order, their offsets from the word's start and their advances in points.
    let clusters: [ShapedRun.Cluster]
    /// How far its letters reach.
    let ink: InkOverflow
    /// The glyphs of a word in colour, until it is painted: HarfBuzz shapes what SDL_ttf does not set.
    @exclusivity(unchecked) private var unpaintedGlyphs: [ScaledFont.Glyph] = []
    /// The pictures, once they were painted, by the number of blanks before the word; `nil` when it has no ink.
    @exclusivity(unchecked) fileprivate var pictures: [(blanks: Int, picture: WordPicture?)] = []
    @exclusivity(unchecked) fileprivate(set) var lastUse = 0

    fileprivate init(key: Key, font: ScaledFont) {
        self.key = key
        self.font = font
        let toPoints = 1 / (64 * font.scale)
        var clusters: [ShapedRun.Cluster] = []
        let glyphs = font.glyphs(
            of: key.text, script: key.script, isRightToLeft: key.isRightToLeft, hasLigatures: key.hasLigatures,
            language: key.language)
        clusters.reserveCapacity(glyphs.count)
        ink = font.inkOverflow(of: glyphs)
        // The painter relies on a cluster at the start of every word.
        if glyphs.isEmpty { clusters = [.init(offset: 0, advance: 0, glyph: 0)] }
        for index in glyphs.indices {
            let glyph = glyphs[key.isRightToLeft ? glyphs.count - 1 - index : index]
            let advance = Double(glyph.advance) * toPoints
            if let last = clusters.last, last.offset == glyph.cluster {
                clusters[clusters.count - 1].advance += advance
                clusters[clusters.count - 1].isPlain = false
            } else {
                clusters.append(
                    .init(offset: glyph.cluster, advance: advance, glyph: glyph.id, isPlain: glyph.isAtPen))
            }
        }
        // A damaged font may take back more than it gives; carets would then run backwards.
        for index in clusters.indices where clusters[index].advance < 0 { clusters[index].advance = 0 }
        self.clusters = clusters
        if font.file.hasColorBitmaps { unpaintedGlyphs = glyphs }
    }

    /// Gives away the glyphs of a word in colour, whose one picture is painted from them.
    func takeGlyphs() -> [ScaledFont.Glyph] {
        defer { unpaintedGlyphs = [] }
        return unpaintedGlyphs
    }

    /// About the memory that the word holds, in bytes.
    fileprivate var byteCount: Int {
        240 + key.text.count * 2 + clusters.count * MemoryLayout<ShapedRun.Cluster>.stride
            + unpaintedGlyphs.count * MemoryLayout<ScaledFont.Glyph>.stride
            + pictures.reduce(0) { $0 + 40 + ($1.picture?.byteCount ?? 0) }
    }
}

/// The words that were used last. Most of what a frame shows was there in the frame before, and an edit changes one
/// word. Used under ``FontLibrary``'s lock only.
final class WordCache {
    private struct TextKey: Hashable {
        var font: ObjectIdentifier
        var style: FallbackStyle
        var text: [UInt16]
    }

    private struct Fonts {
        // The key names the font by its address, so the font must outlive the entry.
        let base: ScaledFont
        var segments: [FontShaper.Segment]
    }

    private var fonts: [TextKey: Fonts] = [:]
    // The lock watches over all that changes; nothing here needs to be watched at run time.
    @exclusivity(unchecked) private var words = WordTable()
    /// The words that were painted last, set from the pictures that are kept here.
    let inks = InkCache()
    private let rasterizer = WordRasterizer()
    @exclusivity(unchecked) private var uses = 0
    @exclusivity(unchecked) private(set) var byteCount = 0

    /// About fifteen hundred words in the sizes of text: more than a screen of prose has. Those that are ready to be painted
    /// again have memory of their own.
    private static let byteLimit = 3 << 18
    private static let fontsLimit = 4096

    /// Which fonts show a word that is wished for in one: found now or before.
    /// - Parameter style: What decides which fonts stand in for the one.
    func segments(
        of text: [UInt16], base: ScaledFont, style: FallbackStyle, _ find: () -> [FontShaper.Segment]
    ) -> [FontShaper.Segment] {
        let key = TextKey(font: ObjectIdentifier(base), style: style, text: text)
        if let known = fonts[key] { return known.segments }
        if fonts.count >= Self.fontsLimit { fonts.removeAll() }
        let segments = find()
        fonts[key] = Fonts(base: base, segments: segments)
        return segments
    }

    /// A word, shaped now or before.
    func word(
        _ text: [UInt16], font: ScaledFont, script: Script, isRightToLeft: Bool, hasLigatures: Bool = true,
        language: TextLanguage? = nil
    ) -> ShapedWord {
        text.withUnsafeBufferPointer {
            word(
                $0, font: font, script: script, isRightToLeft: isRightToLeft, hasLigatures: hasLigatures,
                language: language)
        }
    }

    /// A word, shaped now or before.
    func word(
        _ text: UnsafeBufferPointer<UInt16>, font: ScaledFont, script: Script, isRightToLeft: Bool, hasLigatures: Bool,
        language: TextLanguage?
    ) -> ShapedWord {
        uses += 1
        let lookup = WordTable.LookupKey(
            font: ObjectIdentifier(font), script: script, isRightToLeft: isRightToLeft, hasLigatures: hasLigatures,
            language: language, text: text)
        if let word = words.word(lookup) {
            word.lastUse = uses
            return word
        }
        let key = ShapedWord.Key(
            font: lookup.font, script: script, isRightToLeft: isRightToLeft, hasLigatures: hasLigatures,
            language: language, text: Array(text))
        let word = ShapedWord(key: key, font: font)
        word.lastUse = uses
        words.insert(word)
        add(word.byteCount)
        return word
    }

    /// The picture of a word whose left edge stands at a quarter of a device pixel, painted now or before; `nil` when it
    /// has no ink.
    func picture(of word: ShapedWord, at quarter: Int) -> WordPicture? {
        let blanks = word.font.file.hasColorBitmaps ? 0 : word.font.blanksForQuarters[quarter]
        if let known = word.pictures.first(where: { $0.blanks == blanks }) { return known.picture }
        let bytes = word.byteCount
        let picture = rasterizer.picture(of: word, behind: blanks)
        word.pictures.append((blanks, picture))
        add(word.byteCount - bytes)
        return picture
    }

    /// Forgets all words, and what the rasteriser remembers of the last that it painted.
    func removeAll() {
        fonts.removeAll()
        words = WordTable()
        inks.removeAll()
        rasterizer.removeAll()
        byteCount = 0
    }

    private func add(_ bytes: Int) {
        byteCount += bytes
        if byteCount > Self.byteLimit { dropOldest() }
    }

    /// Drops the half that was not used for longest.
    private func dropOldest() {
        // There is none where one great picture is of a word that is not kept.
        if words.count > 0 {
            let median = words.words.map(\.lastUse).sorted()[words.count / 2]
            words.keep { $0.lastUse > median }
        }
        inks.dropPictures()
        byteCount = words.words.reduce(0) { $0 + $1.byteCount }
    }
}
