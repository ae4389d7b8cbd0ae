import TextEngine

extension FontShaper {
    /// A stretch of text that one font shows.
    struct Segment {
        var range: Range<Int>
        var font: ScaledFont
    }

    /// Cuts text where another font is needed. A grapheme is never cut: its marks come from the font of its base.
    func segments(
        of text: [UInt16], base: ScaledFont, style: TextStyle, language: TextLanguage?
    ) -> [Segment] {
        let isPlain =
            base.coversLatin
            ? text.allSatisfy { $0 >= 0x20 && $0 < 0x7F || base.file.coversPlain($0) }
            : text.allSatisfy(base.file.coversPlain)
        if isPlain {
            return [Segment(range: 0..<text.count, font: base)]
        }
        let spec = style.shapedFont
        let fallbackStyle = FallbackStyle(spec, language: language)
        var segments: [Segment] = []
        for piece in WordPieces(text, isolatesGraphemes: false) {
            let start = piece.range.lowerBound
            guard !piece.isBlank else {
                // A blank stays with the word before it, so that a sentence is one run and not one for every word.
                let before = segments.last?.font
                let stays = before.map { !$0.file.hasColorBitmaps && $0.file.covers(0x20) } ?? false
                Self.append(Segment(range: piece.range, font: stays ? before ?? base : base), to: &segments)
                continue
            }
            let word = Array(text[piece.range])
            let parts = library.words.segments(of: word, base: base, style: fallbackStyle) {
                find(word, base: base, spec: spec, language: language)
            }
            for part in parts {
                let range = (start + part.range.lowerBound)..<(start + part.range.upperBound)
                Self.append(Segment(range: range, font: part.font), to: &segments)
            }
        }
        return segments
    }

    private static func append(_ segment: Segment, to segments: inout [Segment]) {
        if let last = segments.last, last.font === segment.font {
            segments[segments.count - 1].range = last.range.lowerBound..<segment.range.upperBound
        } else {
            segments.append(segment)
        }
    }

    /// The fonts of a word, grapheme by grapheme.
    private func find(
        _ word: [UInt16], base: ScaledFont, spec: FontSpec, language: TextLanguage?
    ) -> [Segment] {
        let inner = word.withUnsafeBufferPointer { GraphemeBreaker.boundaries(in: $0, range: 0..<word.count) }
        var segments: [Segment] = []
        var start = 0
        for end in inner + [word.count] {
            let font =
                font(for: word[start..<end], base: base, spec: spec, language: language) ?? segments.last?.font ?? base
            Self.append(Segment(range: start..<end, font: font), to: &segments)
            start = end
        }
        return segments
    }

    /// The font of a grapheme, or `nil` when it has no look.
    private func font(
        for grapheme: ArraySlice<UInt16>, base: ScaledFont, spec: FontSpec, language: TextLanguage?
    ) -> ScaledFont? {
        let scalars = String(decoding: grapheme, as: UTF16.self).unicodeScalars
        let prefersEmoji = Self.prefersEmoji(scalars)
        let needed = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }.map(\.value)
        guard let deciding = needed.first else { return nil }
        if !prefersEmoji, needed.allSatisfy(base.file.covers) { return base }
        func fallback(_ scalars: [UInt32]) -> ScaledFont? {
            library.fallback(
                covering: scalars, like: spec, language: language, prefersEmoji: prefersEmoji, scale: scale)
        }
        if let font = fallback(needed) { return font }
        // No font has all of it. The base character decides; a mark that its font lacks is better misplaced than set
        // apart.
        if !prefersEmoji, base.file.covers(deciding) { return base }
        return fallback([deciding]) ?? base
    }

    /// Whether a grapheme is to be shown in colour (UTS #51): by its own nature or by a selector that asks for it.
    private static func prefersEmoji(_ scalars: String.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.value > 0xA8 || scalars.count > 1 else { return false }
        if scalars.contains("\u{FE0E}") { return false }
        if first.properties.isEmojiPresentation { return true }
        return first.properties.isEmoji && (scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}"))
    }
}
