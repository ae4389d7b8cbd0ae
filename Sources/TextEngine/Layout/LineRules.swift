/// What somebody else decides about lines while they are set. Offsets are UTF-16 units of the units that are set.
package protocol LineRules: AnyObject, Sendable {
    /// Whether a line may be broken between words before an offset.
    func allowsBreak(before offset: Int) -> Bool
    /// Changes how high a line is and where its baseline stands.
    func fit(_ line: inout LineProposal)
    /// The space below a line, in points.
    func spacing(below line: LineProposal) -> Double
}

/// A line that has been set and has no place yet. Lengths are points.
package struct LineProposal {
    /// The text, in UTF-16 units of the units that are set.
    package var range: Range<Int>
    /// Its left edge, from the left edge of the text.
    package var x: Double
    /// The width of its letters.
    package var width: Double
    /// Its height.
    package var height: Double
    /// Its baseline, from its top.
    package var baseline: Double
}

/// What somebody else leaves of the room of lines. Lengths are points of the text, heights those of its container.
package protocol LineRoomRule: AnyObject, Sendable {
    /// What is left of a line from left to right; `nil` for all of it.
    /// - Parameter offset: Where the line begins, in UTF-16 units of the document.
    func segments(
        from top: Double, to bottom: Double, width: Double, at offset: Int, isRightToLeft: Bool
    ) -> [LineSegment]?
}

extension TextLayout.Setting {
    /// Has the rules decide about lines that stand in a row.
    /// - Parameter base: Where the fragments' offset 0 is, in UTF-16 units of the units that are set.
    /// - Returns: The row's height.
    func fitted(_ lines: inout [(fragment: LineFragment, room: LineRoom)], height: Double, base: Int) -> Double {
        guard let rules, let first = lines.first, let last = lines.last else { return height }
        var proposal = self.proposal(first.fragment, room: first.room, height: height, base: base)
        proposal.range = proposal.range.lowerBound..<(base + last.fragment.range.upperBound)
        let before = (proposal.height, proposal.baseline)
        rules.fit(&proposal)
        guard (proposal.height, proposal.baseline) != before else { return height }
        let new = options.whole(min(max(0, proposal.height), 1e6))
        for index in lines.indices {
            lines[index].fragment.ascent = proposal.baseline
            lines[index].fragment.descent = new - proposal.baseline
        }
        return new
    }

    /// The space below a line.
    func spacing(below fragment: LineFragment, room: LineRoom, height: Double, base: Int) -> Double {
        guard let rules else { return measure.lineSpacing }
        let spacing = rules.spacing(below: proposal(fragment, room: room, height: height, base: base))
        return spacing.isFinite ? options.whole(min(max(0, spacing), 1e6)) : measure.lineSpacing
    }

    private func proposal(_ fragment: LineFragment, room: LineRoom, height: Double, base: Int) -> LineProposal {
        LineProposal(
            range: (base + fragment.range.lowerBound)..<(base + fragment.range.upperBound), x: room.indent,
            width: fragment.inkWidth, height: height, baseline: height - fragment.descent)
    }
}
