extension ShapedRun {
    /// How far an offset lies from the run's logical start, in points. Offsets between two stops take the one before.
    func distance(at offset: Int) -> Double {
        stops[stopIndex(atOrBefore: offset - range.lowerBound)].distance
    }

    /// How far an offset lies from the run's left edge, in points.
    package func x(at offset: Int) -> Double {
        isRightToLeft ? width - distance(at: offset) : distance(at: offset)
    }

    /// The stop nearest to a distance from the run's left edge, as an offset in the paragraph.
    func offset(nearestTo x: Double) -> Int {
        let wanted = isRightToLeft ? width - x : x
        var (low, high) = (0, stops.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if stops[middle].distance < wanted { low = middle + 1 } else { high = middle }
        }
        if low > 0, wanted - stops[low - 1].distance <= stops[low].distance - wanted { low -= 1 }
        // Marks without width share a place with their base: the first of them is where a caret may stand.
        while low > 0, stops[low - 1].distance == stops[low].distance, stops[low].offset != text.count { low -= 1 }
        return range.lowerBound + stops[low].offset
    }

    /// Whether a caret may stand at an offset of the run.
    func isStop(_ offset: Int) -> Bool {
        stops[stopIndex(atOrBefore: offset - range.lowerBound)].offset == offset - range.lowerBound
    }

    /// The same run with other advances for its clusters, in points.
    func with(advances: [Double]) -> ShapedRun {
        precondition(advances.count == clusters.count, "ShapedRun.with: every cluster has one advance")
        var clusters = clusters
        for (index, advance) in advances.enumerated() { clusters[index].advance = advance }
        return ShapedRun(
            font: font, style: style, range: range, text: text, script: script, level: level, clusters: clusters,
            ink: ink)
    }

    /// The offsets of the paragraph at which a caret may stand, in logical order.
    var stopOffsets: [Int] { stops.map { range.lowerBound + $0.offset } }

    private func stopIndex(atOrBefore offset: Int) -> Int {
        var (low, high) = (0, stops.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if stops[middle].offset <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
