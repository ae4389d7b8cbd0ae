/// Text that is shaped at once to set lines from a line's start on.
struct PieceWindow {
    /// The text of the lines, in UTF-16 units of the document.
    let range: Range<Int>
    /// How the text looks, and how its lines are set.
    let looks: ParagraphLooks
    /// Where the last line of the whole text loses its letters.
    let truncation: Truncation?
    let units: [UInt16]
    let part: ParagraphPart
    let isPlain: Bool
    let typesetter: Typesetter
    let limits: PieceLimits

    /// A window, with some text before it as context.
    init(_ range: Range<Int>, in content: Range<Int>, of document: DocumentLayout) {
        self.range = range
        typesetter = document.typesetter
        limits = document.limits
        var part = ParagraphPart()
        var start = range.lowerBound
        if start > content.lowerBound {
            let context = max(content.lowerBound, start - limits.context)
            start = GraphemeBreaker.boundary(atOrBefore: context, in: document.text)
            part.contextLength = range.lowerBound - start
        }
        part.beginsParagraph = range.lowerBound == content.lowerBound
        part.endsParagraph = range.upperBound == content.upperBound
        self.part = part
        units = document.text.units(in: start..<range.upperBound)
        var looks = document.looks(start..<range.upperBound, document.options)
        truncation = looks.options.truncation
        looks.options.truncation = nil
        looks.options.maximumLines = 0
        if looks.options.direction == .automatic, part.contextLength > 0 || !part.endsParagraph {
            looks.options.direction = FirstStrong(ofParagraphAt: content.lowerBound, in: document.text).direction
        }
        Self.fit(&looks.options, to: content, of: document.text)
        self.looks = looks
        isPlain =
            looks.options.direction != .rightToLeft && !units.contains { !Self.isPlain($0) }
            && looks.styles.allSatisfy { $0.style.embeddings.isEmpty }
    }

    /// A line separator ends a line and no paragraph; and nothing stands above the first paragraph to keep away from.
    private static func fit(_ options: inout TextLayout.Options, to content: Range<Int>, of text: Rope) {
        if content.lowerBound == 0 { options.paragraphSpacingBefore = 0 }
        if content.lowerBound > 0, text[content.lowerBound - 1] == LineTerminator.lineSeparator {
            options.paragraphSpacingBefore = 0
            options.firstLineHeadIndent = options.headIndent
        }
        if content.upperBound < text.utf16Count, text[content.upperBound] == LineTerminator.lineSeparator {
            options.paragraphSpacing = 0
        }
    }

    /// Whether a unit has no effect on distant lines: it is from no script that runs from right to left, or that writes
    /// words without blanks and is divided by a dictionary.
    private static func isPlain(_ unit: UInt16) -> Bool {
        if unit < 0x590 { return true }
        switch unit {
        case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x1950...0x1AAF, 0xA9E0...0xA9FF, 0xAA60...0xAADF:
            return false
        default: return !BidiParagraph.mayRaiseLevel(unit)
        }
    }

    /// Whether no unit of a text has an effect on distant lines.
    static func isPlain(_ range: Range<Int>, of text: Rope) -> Bool {
        var isPlain = true
        text.forEachChunk(in: range) { units, _ in
            if case .wide(let units) = units { isPlain = !units.contains { !Self.isPlain($0) } }
            return isPlain
        }
        return isPlain
    }

    /// Sets lines until they agree with old ones; without such up to the last one whose end does not depend on text
    /// behind the window.
    /// - Parameters:
    ///   - terminator: The length of the paragraph's terminator.
    ///   - isForced: Whether a line that fills the window is taken to end there.
    /// - Returns: The lines, and whether a line begins behind them that is known already; `nil` when the window is too
    ///   short for a line.
    func set(against old: KnownLineStarts, terminator: Int, isForced: Bool) -> (piece: LaidPiece, isAgreed: Bool)? {
        var (count, certain, isAgreed) = (0, 0, false)
        var candidate: TextLayout.PlacedLine?
        let layout = TextLayout(
            units, styles: looks.styles, options: looks.options, typesetter: typesetter, part: part,
            rules: looks.rules,
            until: { line in
                let end = range.lowerBound + line.range.upperBound
                if let candidate, Self.isSame(line, candidate) {
                    isAgreed = true
                    certain = count
                    return true
                }
                candidate = nil
                count += 1
                guard part.endsParagraph || end <= range.upperBound - limits.lookahead else { return true }
                certain = count
                guard let match = old.line(startingAt: end) else { return false }
                if let match, !(isPlain && match.piece.isPlain) {
                    // Lines that begin alike may still run in different directions.
                    candidate = match.piece.layout.lines[match.line]
                    return false
                }
                isAgreed = true
                return true
            })
        if certain == 0 {
            guard isForced else { return nil }
            certain = 1
            isAgreed = old.line(startingAt: range.lowerBound + layout.lines[0].range.upperBound) != nil
        }
        let last = layout.lines[certain - 1]
        let isEnd = part.endsParagraph && range.lowerBound + last.range.upperBound == range.upperBound
        let all = LaidPiece(
            layout, count: layout.lines[layout.lines.count - 1].range.upperBound + (isEnd ? terminator : 0),
            height: layout.height + layout.lines[layout.lines.count - 1].spaceBelow,
            beginsParagraph: part.beginsParagraph, endsParagraph: isEnd, isPlain: isPlain)
        return (certain == layout.lines.count ? all : all.part(0..<certain), isAgreed)
    }

    /// Whether two lines of one text have the same runs.
    private static func isSame(_ a: TextLayout.PlacedLine, _ b: TextLayout.PlacedLine) -> Bool {
        let (a, b) = (a.fragment, b.fragment)
        guard a.range.count == b.range.count, a.runs.count == b.runs.count else { return false }
        return zip(a.runs, b.runs).allSatisfy {
            $0.run.level == $1.run.level && $0.run.range.count == $1.run.range.count
                && $0.run.range.lowerBound - a.range.lowerBound == $1.run.range.lowerBound - b.range.lowerBound
        }
    }
}
