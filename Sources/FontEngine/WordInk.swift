import RasterEngine
import TextEngine

/// What a word looks like whose pen starts at a quarter of a pixel.
///
/// It is set from letters where each letter looks alone as in the word: a word that is being typed is another one with
/// every key, but its letters have all been painted before. Everything in it follows from the word and the quarter, so
/// that a part of a word is painted as the whole is.
final class WordInk {
    /// A part of the ink with its place: pixels to the right of the pen's pixel and below the baseline.
    struct Part {
        var mask: CoverageMask
        var x: Int
        var y: Int
    }

    enum Look {
        /// Letters one after the other.
        case letters([Part])
        /// Letters in one mask, which gives the same pixels.
        case joined(MaskStack, x: Int, y: Int)
        /// A word that the rasteriser has painted as a whole.
        case mask(CoverageMask, x: Int, y: Int)
        case image(PixelBuffer, x: Int, y: Int)
        /// The font's file is damaged, or the word has no look.
        case none
    }

    let glyphCache: GlyphCache
    let text: [UInt16]
    /// The clusters, their offsets from the start of the run that they were first seen in.
    private let clusters: [ShapedRun.Cluster]
    private let quarter: Int
    @exclusivity(unchecked) private(set) var look: Look
    /// How often the word comes again before its letters are joined; 0 for one that stays as it is.
    @exclusivity(unchecked) private var timesToJoin: Int

    /// A word that is being typed is painted as the letter comes, and once more as the caret moves on.
    private static let timesToJoin = 2
    /// More pixels than a usual word has, in a mask of all its letters, cost more memory than they spare time.
    private static let largest = 1 << 13
    /// Letters of a usual font hardly touch.
    private static let mostOverlaps = 64

    init(
        _ text: UnsafeBufferPointer<UInt16>, clusters: UnsafeBufferPointer<ShapedRun.Cluster>,
        from glyphCache: GlyphCache, quarter: Int, words: WordCache
    ) {
        self.glyphCache = glyphCache
        self.text = Array(text)
        self.clusters = Array(clusters)
        self.quarter = quarter
        if let letters = Self.letters(text, clusters: clusters, from: glyphCache, quarter: quarter, words: words) {
            look = .letters(letters)
            timesToJoin = Self.timesToJoin
        } else {
            timesToJoin = 0
            look = Self.whole(self.text, clusters: clusters, from: glyphCache, quarter: quarter, words: words)
        }
    }

    /// About the memory that the ink holds, in bytes; pictures of letters and whole words belong to ``WordCache``.
    var byteCount: Int {
        var count = 256 + text.count * 2 + clusters.count * MemoryLayout<ShapedRun.Cluster>.stride
        switch look {
        case .joined(let stack, _, _): count += stack.byteCount
        case .letters(let parts): count += parts.count * MemoryLayout<Part>.stride
        case .mask, .image, .none: break
        }
        return count
    }

    /// Whether the word was set from letters, and holds no picture of it as a whole.
    var isOfLetters: Bool {
        switch look {
        case .letters, .joined: true
        case .mask, .image, .none: false
        }
    }

    /// Whether this is the ink of a word that was shaped like this.
    func isInk(
        of text: UnsafeBufferPointer<UInt16>, clusters: UnsafeBufferPointer<ShapedRun.Cluster>,
        from glyphCache: GlyphCache, quarter: Int
    ) -> Bool {
        guard self.glyphCache === glyphCache, self.quarter == quarter, self.text.count == text.count,
            self.clusters.count == clusters.count
        else { return false }
        let hasText = self.text.withUnsafeBufferPointer { own in
            for index in 0..<text.count where own[index] != text[index] { return false }
            return true
        }
        return hasText
            && self.clusters.withUnsafeBufferPointer { own in
                guard let first = clusters.first else { return true }
                let shift = first.offset &- own[0].offset
                for index in 0..<clusters.count {
                    let (a, b) = (own[index], clusters[index])
                    // The widths count: they place the letters.
                    guard a.glyph == b.glyph, a.advance == b.advance, a.isPlain == b.isPlain,
                        a.offset &+ shift == b.offset
                    else { return false }
                }
                return true
            }
    }

    // MARK: Setting

    /// Puts the letters into one mask, once a word has come so often as few words do that are being typed.
    /// - Returns: How much memory that takes, in bytes.
    func join() -> Int {
        guard timesToJoin > 0 else { return 0 }
        timesToJoin -= 1
        guard timesToJoin == 0, case .letters(let letters) = look, let joined = Self.joined(letters) else { return 0 }
        let before = byteCount
        look = joined
        return byteCount - before
    }

    private static func letters(
        _ text: UnsafeBufferPointer<UInt16>, clusters: UnsafeBufferPointer<ShapedRun.Cluster>,
        from glyphCache: GlyphCache, quarter: Int, words: WordCache
    ) -> [Part]? {
        guard glyphCache.hasLetters, clusters.count == text.count else { return nil }
        let scale = glyphCache.font.scale
        var parts: [Part] = []
        parts.reserveCapacity(text.count)
        var pen = Double(quarter) / 4
        for (index, cluster) in clusters.enumerated() {
            let letter = glyphCache.letter(text[index], words: words)
            guard letter.looks(like: cluster) else { return nil }
            if glyphCache.isRightToLeft { pen -= cluster.advance * scale }
            let place = SubpixelPosition(pen)
            guard let stamp = letter.stamp(at: place.quarter, words: words) else { return nil }
            parts.append(Part(mask: stamp.mask, x: place.pixel + stamp.left, y: -stamp.rise))
            if !glyphCache.isRightToLeft { pen += cluster.advance * scale }
        }
        return parts
    }

    /// The letters in one mask, unless it gets too large or they lie on each other.
    private static func joined(_ letters: [Part]) -> Look? {
        var (minX, minY, maxX, maxY) = (Int.max, Int.max, Int.min, Int.min)
        for part in letters where part.mask.byteCount > 0 {
            (minX, minY) = (min(minX, part.x), min(minY, part.y))
            (maxX, maxY) = (max(maxX, part.x + part.mask.width), max(maxY, part.y + part.mask.height))
        }
        guard minX < maxX else { return .letters([]) }
        // Pixels are painted by fours.
        let (width, height) = ((maxX - minX + 3) & ~3, maxY - minY)
        guard width < largest, height < largest, width * height <= largest else { return nil }
        var stack = MaskStack(width: width, height: height)
        for part in letters {
            stack.add(part.mask, x: part.x - minX, y: part.y - minY)
            if stack.overlaps.count > mostOverlaps { return nil }
        }
        return .joined(stack, x: minX, y: minY)
    }

    private static func whole(
        _ text: [UInt16], clusters: UnsafeBufferPointer<ShapedRun.Cluster>, from glyphCache: GlyphCache, quarter: Int,
        words: WordCache
    ) -> Look {
        let width = clusters.reduce(0) { $0 + $1.advance } * glyphCache.font.scale
        let place = SubpixelPosition(Double(quarter) / 4 - (glyphCache.isRightToLeft ? width : 0))
        let word = words.word(
            text, font: glyphCache.font, script: glyphCache.script, isRightToLeft: glyphCache.isRightToLeft,
            language: glyphCache.language)
        guard let picture = words.picture(of: word, at: place.quarter) else { return .none }
        let x = place.pixel + picture.left(at: place.quarter)
        switch picture.ink {
        case .mask(let mask): return .mask(mask, x: x, y: -picture.baseline)
        case .image(let image): return .image(image, x: x, y: -picture.baseline)
        }
    }
}
