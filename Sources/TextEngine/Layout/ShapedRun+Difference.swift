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
        // A letter may look different because of the ones beside it in its word; and a word whose letters stand on the
        // grid each for itself is painted as a whole, on a grid of its own, when one is added that does not.
        var (x, word) = (0.0, 0.0)
        for (a, b) in zip(clusters, other.clusters) {
            guard a == b, unit(at: a.offset) == other.unit(at: b.offset) else { return word }
            x += a.advance
            if unit(at: a.offset) == 0x20 { word = x }
        }
        return clusters.count == other.clusters.count && text == other.text ? nil : word
    }

    private func unit(at offset: Int) -> UInt16? { offset < text.count ? text[offset] : nil }
}
