extension LineFragment {
    /// Stretches the line to a width: the blanks between its words or, where it has none, the room between characters
    /// of scripts that are written without. Tabs, what stands before them, and the blanks at both ends stay as they are.
    mutating func justify(to width: Double, units: [UInt16]) {
        let surplus = width - inkWidth
        guard surplus > 0, surplus.isFinite else { return }
        let tab = units[range.lowerBound..<blankStart].lastIndex(of: AdvanceAccumulator.tab)
        let start = tab.map { $0 + 1 } ?? range.lowerBound
        let letters = start + units[start..<blankStart].prefix { Self.isBlank($0) }.count
        let logical = runs.indices.sorted { runs[$0].run.range.lowerBound < runs[$1].run.range.lowerBound }
        var gaps = wordGaps(in: letters..<max(letters, blankStart), units: units)
        if gaps.isEmpty { gaps = characterGaps(in: letters..<max(letters, blankStart), order: logical) }
        guard !gaps.isEmpty else { return }
        let share = surplus / Double(gaps.count)
        var x = 0.0
        for index in runs.indices {
            runs[index].run = runs[index].run.spread(at: gaps, by: share)
            runs[index].x = x
            x += runs[index].run.width
        }
        self.width = x
    }

    /// The blanks between words, as UTF-16 units of the paragraph.
    private func wordGaps(in letters: Range<Int>, units: [UInt16]) -> Set<Int> {
        var gaps: Set<Int> = []
        for run in runs.lazy.map(\.run) {
            for offset in run.range.clamped(to: letters) where units[offset] == 0x20 {
                // A blank that a mark is set on is a letter.
                if run.isStop(offset), run.isStop(offset + 1) { gaps.insert(offset) }
            }
        }
        return gaps
    }

    /// The characters that are followed by a gap, each by its last UTF-16 unit.
    private func characterGaps(in letters: Range<Int>, order: [Int]) -> Set<Int> {
        var gaps: Set<Int> = []
        for (number, index) in order.enumerated() {
            let run = runs[index].run
            guard !run.isRightToLeft else { continue }
            let ends = run.clusters.dropFirst().map(\.offset) + [run.range.count]
            for (cluster, next) in zip(run.clusters.indices, ends) {
                let end = run.range.lowerBound + next
                guard letters.contains(run.range.lowerBound + run.clusters[cluster].offset), end < letters.upperBound,
                    run.isStop(end)
                else { continue }
                let isBorder = end == run.range.upperBound && number + 1 < order.count
                let isBefore = isBorder && runs[order[number + 1]].run.script.isIdeographic
                if run.script.isIdeographic || isBefore { gaps.insert(end - 1) }
            }
        }
        return gaps
    }
}

extension ShapedRun {
    /// The same run with more room behind some of its clusters.
    /// - Parameter gaps: The last UTF-16 units of those clusters, in the paragraph.
    fileprivate func spread(at gaps: Set<Int>, by points: Double) -> ShapedRun {
        let ends = clusters.dropFirst().map(\.offset) + [range.count]
        guard ends.contains(where: { gaps.contains(range.lowerBound + $0 - 1) }) else { return self }
        return with(
            advances: zip(clusters, ends).map { cluster, end in
                cluster.advance + (gaps.contains(range.lowerBound + end - 1) ? points : 0)
            })
    }
}
