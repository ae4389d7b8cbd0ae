extension DocumentLayout {
    /// Puts a segment in place of what lies between two offsets, and cuts the segments that they lie in. Where a line
    /// is cut, the rest of it has no lines any more.
    /// - Parameter follows: What is now known about the start of what comes behind, if it was known to begin a line.
    mutating func put(_ segment: LayoutSegment, inPlaceOf range: Range<Int>, follows: LayoutSegment.Start) {
        guard let first = tree.place(where: { $0.count > range.lowerBound }),
            let last = tree.place(where: { $0.count >= range.upperBound })
        else { return layoutIsLost() }
        var list = rest(of: first, before: range.lowerBound)
        list.append(segment)
        list += rest(of: last, behind: range.upperBound)
        tree.replace(
            from: { $0.count > range.lowerBound }, through: { $0.count >= range.upperBound }, with: SumTree(list))
        mark(startAt: range.lowerBound + segment.count, as: follows)
    }

    /// Says what is known about the start of the segment at an offset, if it was known to begin a line.
    mutating func mark(startAt offset: Int, as start: LayoutSegment.Start) {
        guard let place = tree.place(where: { $0.count > offset }), place.before.count == offset,
            place.element.start != .anywhere, place.element.start != start
        else { return }
        _ = tree.update(where: { $0.count > offset }) { segment, _ in segment.start = start }
    }

    /// What remains of a segment before an offset.
    func rest(of place: SumTree<LayoutSegment>.Place, before offset: Int) -> [LayoutSegment] {
        let (segment, start) = (place.element, place.before.count)
        guard offset > start else { return [] }
        guard let piece = segment.piece else { return [part(of: segment, at: start, start..<offset)] }
        let line = piece.line(startingAt: offset - start) ?? piece.line(at: offset - start)
        let end = start + piece.start(ofLine: line)
        var rest: [LayoutSegment] = line > 0 ? [LayoutSegment(piece.part(0..<line), start: segment.start)] : []
        if end < offset { rest.append(unseen(end..<offset)) }
        return rest
    }

    /// What remains of a segment behind an offset.
    func rest(of place: SumTree<LayoutSegment>.Place, behind offset: Int) -> [LayoutSegment] {
        let (segment, start) = (place.element, place.before.count)
        let end = start + segment.count
        guard offset < end else { return [] }
        guard let piece = segment.piece else { return [part(of: segment, at: start, offset..<end)] }
        var line = piece.line(at: offset - start)
        var rest: [LayoutSegment] = []
        if start + piece.start(ofLine: line) < offset {
            let begun = start + piece.start(ofLine: line)
            line += 1
            let gap = offset..<(start + piece.start(ofLine: line))
            // The height of the line that was cut, so that what follows does not move before it must.
            var cut = unseen(gap)
            let whole = piece.part((line - 1)..<line)
            cut.height = whole.height * Double(gap.count) / Double(gap.upperBound - begun)
            rest.append(cut)
        }
        if line < piece.layout.lines.count {
            rest.append(LayoutSegment(piece.part(line..<piece.layout.lines.count), start: .guess))
        }
        return rest
    }

    /// A part of a segment without lines, with its share of the height.
    private func part(of segment: LayoutSegment, at start: Int, _ range: Range<Int>) -> LayoutSegment {
        let paragraphs = paragraphEnds(in: range)
        let whole = HeightEstimate.weight(units: segment.count, paragraphs: segment.paragraphCount)
        let weight = HeightEstimate.weight(units: range.count, paragraphs: paragraphs)
        var part = segment
        part.count = range.count
        part.paragraphCount = paragraphs
        part.height = segment.height * weight / max(1, whole)
        if range.lowerBound > start { part.start = .anywhere }
        return part
    }
}
