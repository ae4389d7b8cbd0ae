import TextEngine

/// Shapes text for one display: the ``Shaper`` that all views use.
package struct FontShaper: Shaper {
    let library: FontLibrary
    /// Device pixels to the point.
    package let scale: Double

    /// Creates a shaper for a display's scale.
    package init(scale: Double) {
        self.init(scale: scale, library: .shared)
    }

    init(scale: Double, library: FontLibrary) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        self.library = library
    }

    package func shape(
        _ units: UnsafeBufferPointer<UInt16>, range: Range<Int>, style: TextStyle, script: Script, level: UInt8
    ) -> [ShapedRun] {
        FontLibrary.locked {
            let text = Self.shapeable(units[range])
            guard !text.isEmpty else { return [] }
            let resolved = library.resolve(style, scale: scale)
            guard let base = resolved.font as? ScaledFont else {
                return [boxes(for: text, start: range.lowerBound, style: style, script: script, level: level)]
            }
            return segments(of: text, base: base, style: style, language: resolved.language).map { segment in
                let isWhole = segment.range.count == text.count
                return run(
                    text: isWhole ? text : Array(text[segment.range]),
                    start: range.lowerBound + segment.range.lowerBound, font: segment.font, style: style,
                    language: resolved.language, script: script, level: level)
            }
        }
    }

    // MARK: Shaping

    private func run(
        text: [UInt16], start: Int, font: ScaledFont, style: TextStyle, language: TextLanguage?, script: Script,
        level: UInt8
    ) -> ShapedRun {
        let tracking = script.isCursive ? 0 : style.tracking
        let language = font.file.language(language, script: script)
        let blank = font.blank
        let toPoints = 1 / (64 * scale)
        var clusters: [ShapedRun.Cluster] = []
        clusters.reserveCapacity(text.count)
        var ink = InkOverflow.none
        for piece in WordPieces(text, font: font, script: script) {
            guard !piece.isBlank else {
                for offset in piece.range {
                    clusters.append(
                        .init(offset: offset, advance: Double(blank.advance) * toPoints, glyph: blank.glyph))
                }
                continue
            }
            let word = text.withUnsafeBufferPointer {
                library.words.word(
                    UnsafeBufferPointer(rebasing: $0[piece.range]), font: font, script: script,
                    isRightToLeft: level & 1 == 1,
                    hasLigatures: script.isCursive || tracking == 0 && style.hasLigatures, language: language)
            }
            ink.formUnion(word.ink)
            for var cluster in word.clusters {
                cluster.offset += piece.range.lowerBound
                clusters.append(cluster)
            }
        }
        if Self.isInvisible(clusters, text: text) {
            return boxes(for: text, start: start, style: style, script: script, level: level)
        }
        if style.font.hasMonospacedDigits { equalizeDigits(&clusters, text: text, font: font) }
        if tracking != 0 {
            // Letters are as wide as they were, and their places may be narrower.
            ink.side += max(0, -tracking)
            for index in clusters.indices { clusters[index].advance = max(0, clusters[index].advance + tracking) }
        }
        return ShapedRun(
            font: font, style: style, range: start..<(start + text.count), text: text, script: script, level: level,
            clusters: clusters, ink: ink)
    }

    /// Gives every digit the advance of the widest. The rasteriser cannot be asked for a font's own tabular figures.
    private func equalizeDigits(_ clusters: inout [ShapedRun.Cluster], text: [UInt16], font: ScaledFont) {
        let widest = Double(font.digits.max() ?? 0) / (64 * scale)
        for index in clusters.indices where Self.isDigit(text[clusters[index].offset]) {
            clusters[index].advance = widest
        }
    }

    static func isDigit(_ unit: UInt16) -> Bool { unit >= 0x30 && unit <= 0x39 }

    // MARK: Boxes

    /// Whether a font, damaged or not made for the text, gives letters no room at all.
    private static func isInvisible(_ clusters: [ShapedRun.Cluster], text: [UInt16]) -> Bool {
        guard clusters.allSatisfy({ $0.advance == 0 }) else { return false }
        return text.indices.contains { index in
            let unit = text[index]
            // Much text without room is one character again and again.
            guard !UTF16.isTrailSurrogate(unit), index == 0 || text[index - 1] != unit else { return false }
            var value = UInt32(unit)
            if UTF16.isLeadSurrogate(unit), index + 1 < text.count {
                value = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(text[index + 1] & 0x3FF))
            }
            return Unicode.Scalar(value).map(takesRoom) ?? false
        }
    }

    /// Whether a sound font gives a scalar an advance.
    private static func takesRoom(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control, .unassigned: false
        default: !scalar.properties.isDefaultIgnorableCodePoint
        }
    }

    private func boxes(
        for text: [UInt16], start: Int, style: TextStyle, script: Script, level: UInt8
    ) -> ShapedRun {
        let starts = text.withUnsafeBufferPointer { [0] + GraphemeBreaker.boundaries(in: $0, range: 0..<text.count) }
        let font = library.blockFont(size: style.font.size)
        let advance = max(0, font.advance + style.tracking)
        return ShapedRun(
            font: font, style: style, range: start..<(start + text.count), text: text, script: script, level: level,
            clusters: starts.map { ShapedRun.Cluster(offset: $0, advance: advance, glyph: 0) })
    }

    // MARK: Text

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
