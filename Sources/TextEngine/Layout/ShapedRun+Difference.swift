extension ShapedRun {
    /// How far the glyphs of two runs that begin in one place look the same, in points from their left edge; nil if
    /// they do all along.
    package func firstDifference(from other: ShapedRun) -> Double? {
        guard font === other.font, style == other.style, level == other.level, script == other.script else { return 0 }
        if isRightToLeft {
            // What is left in it is its end.
            return text == other.text && width == other.width && clusters.elementsEqual(other.clusters, by: ==)
                ? nil : 0
        }
        var x = 0.0
        let count = min(clusters.count, other.clusters.count)
        for index in 0..<count {
            let (a, b) = (clusters[index], other.clusters[index])
            guard a == b, unit(at: a.offset) == other.unit(at: b.offset) else {
                // A letter may look different because of the one behind it, and so may the one before it.
                return max(0, x - (index > 0 ? clusters[index - 1].advance : 0))
            }
            x += a.advance
        }
        return clusters.count == other.clusters.count && text == other.text
            ? nil : max(0, x - (count > 0 ? clusters[count - 1].advance : 0))
    }

    private func unit(at offset: Int) -> UInt16? { offset < text.count ? text[offset] : nil }
}
