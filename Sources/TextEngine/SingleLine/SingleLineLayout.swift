/// A text that is one line, however long, laid out where it is seen: what a text field shows.
///
/// A text of usual length is laid out as a whole. A longer one is a row of spans, each laid out when it comes into
/// view; the width of the others is an estimate that is corrected then. So nothing costs the length of the line, but
/// for text longer than a span: letters do not join across the border of two, tabs count from their span's beginning,
/// and text of the other direction is put in order inside each span.
///
/// Lengths are points from the line's left edge. Offsets are UTF-16 units. Line ends are shown as blanks.
package final class SingleLineLayout {
    /// How much of the line is looked at at once. All are UTF-16 units.
    struct Limits: Sendable {
        /// A text that is no longer is one span.
        var whole = 1024
        /// The length of a span of a longer text.
        var span = 512
        /// The text before a span that is shaped with it.
        var context = 64
        /// How far from an edit letters may look different.
        var reach = 16
        /// How much text keeps its letters.
        var laid = 65_536
    }

    /// The text as it is.
    let source: () -> Rope
    let typesetter: Typesetter
    let looks: DocumentLayout.Looks
    let limits: Limits
    /// How the line is set.
    let options: TextLayout.Options
    /// The sign that is shown for each character of a secret text.
    let mask: UInt16?
    var tree: SumTree<LineSpan>
    /// Whether the line begins at the right.
    @exclusivity(unchecked) private(set) var isRightToLeft = false
    /// The direction of a line of more than one span, when it is known.
    @exclusivity(unchecked) private(set) var direction: BaseDirection?
    /// From the top of the line to its baseline, as far as it was laid out.
    @exclusivity(unchecked) package private(set) var ascent = 0.0
    /// From the baseline to the line's bottom, as far as it was laid out.
    @exclusivity(unchecked) package private(set) var descent = 0.0

    /// A layout of which nothing is laid out.
    /// - Parameters:
    ///   - mask: The sign that is shown for each character, when the text is secret.
    ///   - source: The text as it is. ``replace(_:newCount:)`` must follow each change.
    ///   - looks: Asked for the looks of the text, or of parts of it, when they are laid out.
    package convenience init(
        options: TextLayout.Options, mask: UInt16? = nil, typesetter: Typesetter, source: @escaping () -> Rope,
        looks: @escaping DocumentLayout.Looks
    ) {
        self.init(
            options: options, mask: mask, typesetter: typesetter, limits: Limits(), source: source, looks: looks)
    }

    init(
        options: TextLayout.Options, mask: UInt16?, typesetter: Typesetter, limits: Limits,
        source: @escaping () -> Rope, looks: @escaping DocumentLayout.Looks
    ) {
        self.options = options
        self.mask = mask
        self.typesetter = typesetter
        self.limits = limits
        self.source = source
        self.looks = looks
        tree = SumTree()
        layoutIsLost()
    }

    /// Forgets all letters.
    package func layoutIsLost() {
        // Any width will do until the first letters are measured.
        let count = source().utf16Count + 1
        tree = SumTree(only: LineSpan(count: count, width: Double(count) * 8))
        (ascent, descent) = (0, 0)
        direction = nil
    }

    /// Which way a line of more than one span runs: as its style says, or its first letter.
    func direction(of text: Rope) -> BaseDirection {
        let own = looks(0..<min(1, text.utf16Count), options).options.direction
        guard own == .automatic else { return own }
        // The signs of a secret run as signs do, whatever they stand for.
        return mask == nil ? FirstStrong(ofParagraphAt: 0, in: text).direction : .leftToRight
    }

    /// Follows an edit: units of the text were replaced by `newCount` ones.
    package func replace(_ range: Range<Int>, newCount: Int) {
        let text = source()
        let old = tree.summary.count
        guard max(old - 1, text.utf16Count) > limits.whole, tree.summary.laidCount > 0 else { return layoutIsLost() }
        if range.lowerBound < FirstStrong.reach, let direction, direction != self.direction(of: text) {
            return layoutIsLost()
        }
        // Letters near the edit may join others now, or no longer.
        let low = max(0, range.lowerBound - limits.reach)
        let high = min(old - 1, range.upperBound + limits.reach)
        guard let first = tree.place(where: { $0.count > low }), var last = tree.place(where: { $0.count > high })
        else { return layoutIsLost() }
        let delta = newCount - range.count
        func end(of place: SumTree<LineSpan>.Place) -> Int { place.before.count + place.element.count }
        // Flags behind the edit may be other pairs.
        while end(of: last) < old, !GraphemeBreaker.isBoundary(end(of: last) + delta, in: text) {
            let start = end(of: last)
            guard let next = tree.place(where: { $0.count > start }) else { break }
            last = next
        }
        let replaced = first.before.count..<end(of: last)
        let width = last.before.width + last.element.width - first.before.width
        let share = width / Double(max(1, replaced.count))
        let span = LineSpan(count: replaced.count + delta, width: max(0, width + share * Double(delta)))
        tree.replace(
            from: { $0.count > replaced.lowerBound }, through: { $0.count >= replaced.upperBound },
            with: SumTree(only: span))
    }

    // MARK: Setting

    /// Lays out the text at an offset.
    func settle(at offset: Int) {
        guard let place = tree.place(where: { $0.count > offset }), place.element.piece == nil else { return }
        let text = source()
        let whole = place.before.count..<(place.before.count + place.element.count)
        let content = whole.lowerBound..<min(whole.upperBound, text.utf16Count)
        var range = content
        if content.count > limits.whole {
            // Next to what is laid out already, or around the offset; and no crumbs are left beside it.
            let crumb = limits.span / 4
            if offset - content.lowerBound >= limits.span / 2 {
                range = cut(near: offset - limits.span / 2, behind: content.lowerBound, in: text)..<content.upperBound
            }
            // A character without end may reach from before the cut to beyond the offset.
            if range.lowerBound - content.lowerBound < crumb || range.lowerBound > offset { range = content }
            if content.upperBound - range.lowerBound > limits.span + crumb {
                let end = cut(near: range.lowerBound + limits.span, behind: range.lowerBound, in: text)
                let least = min(content.upperBound, GraphemeBreaker.boundary(after: offset, in: text))
                range = range.lowerBound..<max(end, least)
            }
        }
        let isEnd = range.upperBound == text.utf16Count
        if range.count < text.utf16Count, direction == nil { direction = direction(of: text) }
        let piece = piece(range, in: text)
        let laid = LineSpan(piece, count: range.count + (isEnd ? 1 : 0))
        // The first letters say how wide the others may be.
        let isFirst = tree.summary.laidCount == 0 && !place.element.isMeasured
        let usual = isFirst ? laid.width / Double(max(1, range.count)) : nil
        func rest(_ count: Int) -> [LineSpan] {
            guard count > 0 else { return [] }
            var rest = place.element
            rest.count = count
            rest.width = Double(count) * (usual ?? place.element.width / Double(place.element.count))
            return [rest]
        }
        let before = rest(range.lowerBound - whole.lowerBound)
        let behind = rest(whole.upperBound - range.lowerBound - laid.count)
        tree.replace(
            from: { $0.count > whole.lowerBound }, through: { $0.count >= whole.upperBound },
            with: SumTree(before + [laid] + behind))
        let line = piece.line
        ascent = max(ascent, line.baseline)
        descent = max(descent, line.height - line.baseline)
        isRightToLeft = line.fragment.baseLevel & 1 == 1
        forgetLetters(awayFrom: offset)
    }

    /// A place at which the line is cut: behind a blank if there is one near, otherwise at the border of a cluster.
    private func cut(near offset: Int, behind start: Int, in text: Rope) -> Int {
        let lower = max(start, offset - limits.context)
        let units = text.units(in: lower..<offset)
        if let blank = units.lastIndex(of: 0x20), GraphemeBreaker.isBoundary(lower + blank + 1, in: text),
            lower + blank + 1 > start
        {
            return lower + blank + 1
        }
        let border = GraphemeBreaker.boundary(atOrBefore: offset, in: text)
        return border > start ? border : min(text.utf16Count, GraphemeBreaker.boundary(after: offset, in: text))
    }

    /// Lays out a part of the line, which is not kept.
    package func piece(_ range: Range<Int>, in text: Rope) -> LinePiece {
        var part = ParagraphPart()
        part.beginsParagraph = range.lowerBound == 0
        part.endsParagraph = range.upperBound == text.utf16Count
        let starts = mask == nil ? nil : clusters(of: range, in: text)
        var start = range.lowerBound
        if starts == nil, start > 0 {
            start = GraphemeBreaker.boundary(atOrBefore: max(0, start - limits.context), in: text)
            part.contextLength = range.lowerBound - start
        }
        var units: [UInt16]
        if let mask, let starts {
            units = Array(repeating: mask, count: starts.count - 1)
        } else {
            units = text.units(in: start..<range.upperBound)
            Self.joinLines(&units)
        }
        var looks = looks(start..<range.upperBound, options)
        if starts != nil { looks.styles = [StyleRun(range: units.indices, style: looks.styles[0].style)] }
        looks.options.setSingleLine()
        if let direction { looks.options.direction = direction }
        let layout = TextLayout(
            units, styles: looks.styles, options: looks.options, typesetter: typesetter, part: part)
        return LinePiece(layout, count: range.count, starts: starts)
    }

    /// Where the clusters of a part begin, from its beginning, and its end.
    private func clusters(of range: Range<Int>, in text: Rope) -> [Int] {
        let units = text.units(in: range)
        guard !units.isEmpty else { return [0] }
        return units.withUnsafeBufferPointer {
            [0] + GraphemeBreaker.boundaries(in: $0, range: 0..<units.count) + [units.count]
        }
    }

    /// Blanks for line ends: a field has one line, whatever a program puts into it. CRLF is one character for the
    /// caret: a blank and a mark without width that belongs to it.
    static func joinLines(_ units: inout [UInt16]) {
        guard let first = units.firstIndex(where: LineTerminator.isTerminator) else { return }
        var previous: UInt16 = 0
        for index in first..<units.count {
            let unit = units[index]
            if LineTerminator.isTerminator(unit) {
                units[index] =
                    unit == LineTerminator.lineFeed && previous == LineTerminator.carriageReturn ? 0x034F : 0x20
            }
            previous = unit
        }
    }

    /// Forgets letters that are far from an offset when there are too many; their width stays what it was.
    private func forgetLetters(awayFrom offset: Int) {
        guard tree.summary.laidCount > limits.laid else { return }
        let kept = (offset - limits.laid / 4)...(offset + limits.laid / 4)
        var builder = SumTree<LineSpan>.Builder()
        tree.forEach { span, before in
            var span = span
            let isNear = before.count <= kept.upperBound && before.count + span.count > kept.lowerBound
            if !isNear { span.piece = nil }
            builder.append(span)
            return true
        }
        tree = builder.finish()
    }
}

extension TextLayout.Options {
    /// What a paragraph's style says about lines that stand below each other has no effect on a single one.
    mutating func setSingleLine() {
        (width, wrap, truncation, maximumLines) = (.infinity, .none, nil, 0)
        (firstLineHeadIndent, headIndent, tailIndent) = (0, 0, 0)
        (paragraphSpacingBefore, paragraphSpacing) = (0, 0)
    }
}
