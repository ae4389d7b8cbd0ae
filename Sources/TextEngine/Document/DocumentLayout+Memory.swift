extension DocumentLayout {
    /// Forgets lines that are far from what is seen when there are too many. Their height stays what it was, so that
    /// nothing moves, and so does the knowledge of where lines begin, some thousand units apart.
    ///
    /// Half of what may be kept goes at least, so that the price, a walk over all segments, is paid rarely.
    mutating func forgetLines(awayFrom y: Double, height: Double) {
        guard tree.summary.laidCount > limits.laid else { return }
        let room = limits.laid / 4
        let top = tree.place { $0.height > y }?.before.laidCount ?? tree.summary.laidCount
        let bottom = tree.place { $0.height > y + height }?.before.laidCount ?? tree.summary.laidCount
        let kept = (top - room)...(bottom + room)
        var builder = SumTree<LayoutSegment>.Builder()
        var forgotten: LayoutSegment?
        tree.forEach { segment, before in
            // What is seen itself lies between the two and is kept however much it is.
            // What is laid out in order from the top is needed to say where all else stands.
            guard segment.piece != nil, !kept.contains(before.laidCount), before.count >= ordered?.end ?? 0 else {
                if let segment = forgotten { builder.append(segment) }
                forgotten = nil
                builder.append(segment)
                return true
            }
            var plain = LayoutSegment(
                count: segment.count, paragraphCount: segment.paragraphCount, height: segment.height)
            plain.start = segment.start
            if var joined = forgotten, joined.count + plain.count <= limits.forgotten, plain.start != .guess {
                joined.count += plain.count
                joined.paragraphCount += plain.paragraphCount
                joined.height += plain.height
                forgotten = joined
            } else {
                if let segment = forgotten { builder.append(segment) }
                forgotten = plain
            }
            return true
        }
        if let segment = forgotten { builder.append(segment) }
        tree = builder.finish()
    }
}
