extension DocumentLayout {
    /// Forgets lines that are far from what is seen when there are too many. Their height stays what it was, so that
    /// nothing moves, and so does the knowledge of where lines begin, some thousand units apart.
    ///
    /// Half of what may be kept goes at least, so that the price, a walk over all stretches, is paid rarely.
    mutating func forgetLines(awayFrom y: Double, height: Double) {
        guard tree.summary.laidCount > limits.laid else { return }
        let room = limits.laid / 4
        let top = tree.place { $0.height > y }?.before.laidCount ?? tree.summary.laidCount
        let bottom = tree.place { $0.height > y + height }?.before.laidCount ?? tree.summary.laidCount
        let kept = (top - room)...(bottom + room)
        var builder = SumTree<Stretch>.Builder()
        var forgotten: Stretch?
        tree.forEach { stretch, before in
            // What is seen itself lies between the two and is kept however much it is.
            // What is laid out in order from the top is needed to say where all else stands.
            guard stretch.piece != nil, !kept.contains(before.laidCount), before.count >= ordered?.end ?? 0 else {
                if let stretch = forgotten { builder.append(stretch) }
                forgotten = nil
                builder.append(stretch)
                return true
            }
            var plain = Stretch(
                count: stretch.count, paragraphCount: stretch.paragraphCount, height: stretch.height)
            plain.start = stretch.start
            if var joined = forgotten, joined.count + plain.count <= limits.forgotten, plain.start != .guess {
                joined.count += plain.count
                joined.paragraphCount += plain.paragraphCount
                joined.height += plain.height
                forgotten = joined
            } else {
                if let stretch = forgotten { builder.append(stretch) }
                forgotten = plain
            }
            return true
        }
        if let stretch = forgotten { builder.append(stretch) }
        tree = builder.finish()
    }
}
