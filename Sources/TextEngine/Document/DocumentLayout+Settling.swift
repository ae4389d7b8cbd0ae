extension DocumentLayout {
    /// Lays out the lines at an offset so that they agree with those above it.
    ///
    /// Starts from the nearest known start of a line above, replacing lines that began at a guess. Where none is near
    /// enough, new lines begin at a guess, and lines that did so before stay.
    mutating func settle(at offset: Int) {
        settleFromTop()
        var paragraph: Range<Int>?
        while let place = tree.place(where: { $0.count > offset }), !place.element.isSettled {
            let range = paragraph ?? self.paragraph(at: offset)
            paragraph = range
            if let start = knownLineStart(for: offset, from: place, in: range) {
                set(from: start, as: .line, in: range)
            } else if place.element.piece == nil {
                let start = guessedLineStart(for: offset, behind: place.before.count, in: range)
                set(from: start, as: .guess, in: range)
            } else {
                return
            }
        }
    }

    /// Returns the nearest place above an offset where a line is known to begin and from which on lines have to be set;
    /// `nil` when it is too far away.
    private func knownLineStart(
        for offset: Int, from place: SumTree<LayoutSegment>.Place, in paragraph: Range<Int>
    ) -> Int? {
        let limit = max(paragraph.lowerBound, offset - limits.reach)
        var (segment, start) = (place.element, place.before.count)
        // The end of lines that begin at a guess themselves.
        var fallback: Int?
        while true {
            if segment.piece != nil, start + segment.count <= offset {
                if segment.start == .line { return start + segment.count }
                fallback = fallback ?? start + segment.count
            }
            if start <= paragraph.lowerBound { break }
            if start < limit { return place.element.piece == nil ? fallback : nil }
            if segment.piece == nil, segment.start == .line { return start }
            guard let previous = tree.place(where: { $0.count >= start }) else { break }
            (segment, start) = (previous.element, previous.before.count)
        }
        guard offset - paragraph.lowerBound > limits.reach else { return paragraph.lowerBound }
        return place.element.piece == nil ? fallback : nil
    }

    /// Returns a place where a line may be broken, some way before an offset.
    private func guessedLineStart(for offset: Int, behind limit: Int, in paragraph: Range<Int>) -> Int {
        if options.wrap == .none {
            // Lines that are not wrapped are all of the same length, if nothing was edited.
            let number = (offset - paragraph.lowerBound) / limits.line
            let start = paragraph.lowerBound + number * limits.line
            return max(limit, GraphemeBreaker.boundary(atOrBefore: start, in: text))
        }
        let wanted = offset - limits.lead
        guard wanted > limit else { return limit }
        let lower = GraphemeBreaker.boundary(atOrBefore: max(limit, wanted - limits.window / 4), in: text)
        let units = text.units(in: lower..<wanted)
        let breaks = units.withUnsafeBufferPointer { ICU.lineBreaks(in: $0) }
        // The end of the units is no opportunity in the text.
        let opportunity = breaks.last {
            $0.offset < units.count && GraphemeBreaker.isBoundary(lower + $0.offset, in: text)
        }
        if let opportunity { return lower + opportunity.offset }
        return max(limit, GraphemeBreaker.boundary(atOrBefore: wanted, in: text))
    }
}
