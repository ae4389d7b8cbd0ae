extension DocumentLayout {
    /// Puts a stretch in place of what lies between two offsets, and cuts the stretches that they lie in. Where a line
    /// is cut, the rest of it has no lines any more.
    /// - Parameter follows: What is now known about the start of what comes behind, if it was known to begin a line.
    mutating func put(_ stretch: Stretch, inPlaceOf range: Range<Int>, follows: Stretch.Start) {
        guard let first = tree.place(where: { $0.count > range.lowerBound }),
            let last = tree.place(where: { $0.count >= range.upperBound })
        else { return layoutIsLost() }
        var list = rest(of: first, before: range.lowerBound)
        list.append(stretch)
        list += rest(of: last, behind: range.upperBound)
        tree.replace(
            from: { $0.count > range.lowerBound }, through: { $0.count >= range.upperBound }, with: SumTree(list))
        mark(startAt: range.lowerBound + stretch.count, as: follows)
    }

    /// Says what is known about the start of the stretch at an offset, if it was known to begin a line.
    mutating func mark(startAt offset: Int, as start: Stretch.Start) {
        guard let place = tree.place(where: { $0.count > offset }), place.before.count == offset,
            place.element.start != .anywhere, place.element.start != start
        else { return }
        _ = tree.update(where: { $0.count > offset }) { stretch, _ in stretch.start = start }
    }

    /// What remains of a stretch before an offset.
    func rest(of place: SumTree<Stretch>.Place, before offset: Int) -> [Stretch] {
        let (stretch, start) = (place.element, place.before.count)
        guard offset > start else { return [] }
        guard let piece = stretch.piece else { return [part(of: stretch, at: start, start..<offset)] }
        let line = piece.line(startingAt: offset - start) ?? piece.line(at: offset - start)
        let end = start + piece.start(ofLine: line)
        var rest: [Stretch] = line > 0 ? [Stretch(piece.part(0..<line), start: stretch.start)] : []
        if end < offset { rest.append(unseen(end..<offset)) }
        return rest
    }

    /// What remains of a stretch behind an offset.
    func rest(of place: SumTree<Stretch>.Place, behind offset: Int) -> [Stretch] {
        let (stretch, start) = (place.element, place.before.count)
        let end = start + stretch.count
        guard offset < end else { return [] }
        guard let piece = stretch.piece else { return [part(of: stretch, at: start, offset..<end)] }
        var line = piece.line(at: offset - start)
        var rest: [Stretch] = []
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
            rest.append(Stretch(piece.part(line..<piece.layout.lines.count), start: .guess))
        }
        return rest
    }

    /// A part of a stretch without lines, with its share of the height.
    private func part(of stretch: Stretch, at start: Int, _ range: Range<Int>) -> Stretch {
        let paragraphs = paragraphEnds(in: range)
        let whole = HeightEstimate.weight(units: stretch.count, paragraphs: stretch.paragraphCount)
        let weight = HeightEstimate.weight(units: range.count, paragraphs: paragraphs)
        var part = stretch
        part.count = range.count
        part.paragraphCount = paragraphs
        part.height = stretch.height * weight / max(1, whole)
        if range.lowerBound > start { part.start = .anywhere }
        return part
    }
}
