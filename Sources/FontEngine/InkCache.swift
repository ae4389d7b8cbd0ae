import TextEngine

/// The words that were painted last, ready to be painted again. Used under ``FontLibrary``'s lock only.
///
/// A word has one of two places, found from its letters; of three words for the same two the one that was painted last
/// but two is pushed out. It is set again when it is needed, and looks the same.
final class InkCache {
    @exclusivity(unchecked) private var places: [WordInk?] = []
    @exclusivity(unchecked) private var cases: [GlyphCache.Key: GlyphCache] = [:]
    @exclusivity(unchecked) private var lastCase: GlyphCache?
    @exclusivity(unchecked) private(set) var byteCount = 0

    private static let placeCount = 1024
    /// More than a screen of words in the sizes of text.
    static let byteLimit = 2 << 20
    private static let caseLimit = 64
    /// The letters of a few fonts in the sizes of text, each at four places of a pixel: bytes.
    static let letterLimit = 1 << 18

    /// The letters of a font in a script, a direction and a language.
    func glyphCache(
        _ font: ScaledFont, script: Script, isRightToLeft: Bool, language: TextLanguage? = nil
    ) -> GlyphCache {
        if let last = lastCase, last.font === font, last.script.rawValue == script.rawValue,
            last.isRightToLeft == isRightToLeft, last.language == language
        {
            return last
        }
        let key = GlyphCache.Key(
            font: ObjectIdentifier(font), script: script, isRightToLeft: isRightToLeft, language: language)
        let found: GlyphCache
        if let known = cases[key] {
            found = known
        } else {
            if cases.count >= Self.caseLimit { cases.removeAll() }
            found = GlyphCache(font, script: script, isRightToLeft: isRightToLeft, language: language)
            cases[key] = found
        }
        lastCase = found
        return found
    }

    /// The ink of a word whose pen starts at a quarter of a pixel: set now or before.
    /// - Parameters:
    ///   - place: Where the word stands in its run.
    ///   - text: The run's.
    ///   - clusters: The run's.
    func ink(
        of place: InkPlaces.Place, text: UnsafeBufferPointer<UInt16>,
        clusters: UnsafeBufferPointer<ShapedRun.Cluster>, from glyphCache: GlyphCache, quarter: Int, words: WordCache
    ) -> WordInk {
        if places.isEmpty { places = Array(repeating: nil, count: Self.placeCount) }
        let (text, clusters) = (
            UnsafeBufferPointer(rebasing: text[place.range]), UnsafeBufferPointer(rebasing: clusters[place.clusters])
        )
        // FNV, of which the upper bits are the better ones.
        var hash = glyphCache.hash ^ UInt64(quarter)
        for unit in text { hash = (hash ^ UInt64(unit)) &* 0x100_0000_01B3 }
        let index = Int(hash >> 40) & (Self.placeCount - 2)
        if let known = places[index], known.isInk(of: text, clusters: clusters, from: glyphCache, quarter: quarter) {
            add(known.join())
            return known
        }
        if let known = places[index + 1], known.isInk(of: text, clusters: clusters, from: glyphCache, quarter: quarter)
        {
            places.swapAt(index, index + 1)
            add(known.join())
            return known
        }
        let ink = WordInk(text, clusters: clusters, from: glyphCache, quarter: quarter, words: words)
        // Setting it may have emptied the cache.
        guard !places.isEmpty else { return ink }
        let bytes = ink.byteCount - (places[index + 1]?.byteCount ?? 0)
        places[index + 1] = places[index]
        places[index] = ink
        add(bytes)
        return ink
    }

    private func add(_ bytes: Int) {
        byteCount += bytes
        guard byteCount > Self.byteLimit else { return }
        places.removeAll()
        byteCount = 0
    }

    /// Lets go of the pictures of words, when these are dropped. Letters stay, which nearly all words are set from, and what is set
    /// from them; unless they are as many as those of a script that has thousands.
    func dropPictures() {
        guard cases.values.reduce(0, { $0 + $1.byteCount }) <= Self.letterLimit else { return removeAll() }
        for index in places.indices {
            guard let ink = places[index], !ink.isOfLetters else { continue }
            byteCount -= ink.byteCount
            places[index] = nil
        }
    }

    /// Forgets all.
    func removeAll() {
        places.removeAll()
        cases.removeAll()
        lastCase = nil
        byteCount = 0
    }
}
