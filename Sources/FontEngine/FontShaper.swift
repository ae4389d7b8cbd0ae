import TextEngine

/// Shapes text for one display: the ``Shaper`` that all views use.
package struct FontShaper: Shaper {
    private let library = FontLibrary.shared
    /// Device pixels to the point.
    package let scale: Double

    /// Creates a shaper for a display's scale.
    package init(scale: Double) {
        self.scale = scale
    }

    package func shape(
        _ units: UnsafeBufferPointer<UInt16>, range: Range<Int>, style: TextStyle, script: Script, level: UInt8
    ) -> [ShapedRun] {
        library.locked {
            let text = Self.shapeable(units[range])
            let base = library.font(for: style.font, scale: scale)
            guard let scaled = base as? ScaledFont else {
                return [boxes(for: text, range: range, font: base, style: style, script: script, level: level)]
            }
            return segments(of: text, base: scaled, spec: style.font).map { segment in
                run(
                    text: Array(text[segment.range]), start: range.lowerBound + segment.range.lowerBound,
                    font: segment.font, style: style, script: script, level: level)
            }
        }
    }

    // MARK: Fonts

    private struct Segment {
        var range: Range<Int>
        var font: ScaledFont
    }

    /// Cuts text where another font is needed. A grapheme is never cut: its marks come from the font of its base.
    private func segments(of text: [UInt16], base: ScaledFont, spec: FontSpec) -> [Segment] {
        if base.coversLatin, text.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            return [Segment(range: 0..<text.count, font: base)]
        }
        var segments: [Segment] = []
        text.withUnsafeBufferPointer { buffer in
            let inner = GraphemeBreaker.boundaries(in: buffer, range: 0..<text.count)
            var start = 0
            for end in inner + [text.count] {
                let font = font(for: text[start..<end], base: base, spec: spec)
                if let last = segments.last, last.font === font {
                    segments[segments.count - 1].range = last.range.lowerBound..<end
                } else {
                    segments.append(Segment(range: start..<end, font: font))
                }
                start = end
            }
        }
        return segments
    }

    private func font(for grapheme: ArraySlice<UInt16>, base: ScaledFont, spec: FontSpec) -> ScaledFont {
        let scalars = String(decoding: grapheme, as: UTF16.self).unicodeScalars
        let prefersEmoji = Self.prefersEmoji(scalars)
        func serves(_ font: ScaledFont) -> Bool {
            scalars.allSatisfy { $0.properties.isDefaultIgnorableCodePoint || font.file.covers($0.value) }
        }
        if !prefersEmoji, serves(base) { return base }
        // The base character decides; a mark that its font lacks is better misplaced than set apart.
        let deciding = scalars.first { !$0.properties.isDefaultIgnorableCodePoint } ?? scalars.first
        guard let deciding else { return base }
        return library.fallback(for: deciding.value, like: spec, prefersEmoji: prefersEmoji, scale: scale) ?? base
    }

    /// Whether a grapheme is to be shown in colour (UTS #51): by its own nature or by a selector that asks for it.
    private static func prefersEmoji(_ scalars: String.UnicodeScalarView) -> Bool {
        guard let first = scalars.first, first.value > 0xA8 || scalars.count > 1 else { return false }
        if scalars.contains("\u{FE0E}") { return false }
        if first.properties.isEmojiPresentation { return true }
        return first.properties.isEmoji && (scalars.contains("\u{FE0F}") || scalars.contains("\u{20E3}"))
    }

    // MARK: Shaping

    private func run(
        text: [UInt16], start: Int, font: ScaledFont, style: TextStyle, script: Script, level: UInt8
    ) -> ShapedRun {
        let isRightToLeft = level & 1 == 1
        var glyphs = text.withUnsafeBufferPointer {
            font.glyphs(of: $0, script: script, isRightToLeft: isRightToLeft)
        }
        if isRightToLeft { glyphs.reverse() }
        var clusters: [ShapedRun.Cluster] = []
        clusters.reserveCapacity(glyphs.count)
        let toPoints = 1 / (64 * scale)
        for glyph in glyphs {
            if let last = clusters.last, last.offset == glyph.cluster {
                clusters[clusters.count - 1].advance += Double(glyph.advance) * toPoints
            } else {
                clusters.append(
                    .init(offset: glyph.cluster, advance: Double(glyph.advance) * toPoints, glyph: glyph.id))
            }
        }
        if style.tracking != 0 {
            for index in clusters.indices { clusters[index].advance = max(0, clusters[index].advance + style.tracking) }
        }
        if style.font.hasMonospacedDigits { equalizeDigits(&clusters, text: text, font: font, tracking: style.tracking) }
        return ShapedRun(
            font: font, style: style, range: start..<(start + text.count), text: text, script: script, level: level,
            clusters: clusters)
    }

    /// Gives every digit the advance of the widest. The rasteriser cannot be asked for a font's own tabular figures.
    private func equalizeDigits(
        _ clusters: inout [ShapedRun.Cluster], text: [UInt16], font: ScaledFont, tracking: Double
    ) {
        let widest = font.widestDigit / (64 * scale) + tracking
        for index in clusters.indices where Self.isDigit(text[clusters[index].offset]) {
            clusters[index].advance = widest
        }
    }

    static func isDigit(_ unit: UInt16) -> Bool { unit >= 0x30 && unit <= 0x39 }

    private func boxes(
        for text: [UInt16], range: Range<Int>, font: any RunFont, style: TextStyle, script: Script, level: UInt8
    ) -> ShapedRun {
        let starts = text.withUnsafeBufferPointer { [0] + GraphemeBreaker.boundaries(in: $0, range: 0..<text.count) }
        let advance = style.font.size * 0.6 + style.tracking
        let clusters = starts.map { ShapedRun.Cluster(offset: $0, advance: advance, glyph: 0) }
        return ShapedRun(
            font: font, style: style, range: range, text: text, script: script, level: level,
            clusters: text.isEmpty ? [] : clusters)
    }

    /// The units that fonts are given: unpaired surrogates become U+FFFD and control characters, which have no look,
    /// a zero width space. Lengths stay as they are.
    private static func shapeable(_ units: Slice<UnsafeBufferPointer<UInt16>>) -> [UInt16] {
        var text = Array(units)
        var index = 0
        while index < text.count {
            let unit = text[index]
            switch unit {
            case 0x09: text[index] = 0x20
            case 0x00..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: text[index] = 0x200B
            case 0xD800..<0xDC00:
                if index + 1 < text.count, text[index + 1] & 0xFC00 == 0xDC00 {
                    index += 1
                } else {
                    text[index] = 0xFFFD
                }
            case 0xDC00..<0xE000: text[index] = 0xFFFD
            default: break
            }
            index += 1
        }
        return text
    }
}
