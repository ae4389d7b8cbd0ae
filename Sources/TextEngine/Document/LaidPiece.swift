/// Neighbouring lines of one paragraph, behind one reference: segments are moved about in their tree.
final class LaidPiece: Sendable {
    /// The lines, without the paragraph's terminator. Offsets are counted from the piece's beginning.
    let layout: TextLayout
    /// The length in UTF-16 units, with the paragraph's terminator where it ends here.
    let count: Int
    /// From the top of its first line to that of the next piece's, in points.
    let height: Double
    /// Whether its first line is the paragraph's first.
    let beginsParagraph: Bool
    /// Whether its last line is the paragraph's last.
    let endsParagraph: Bool
    /// Whether a line of it looks the same whatever stands in other lines.
    let isPlain: Bool
    /// The height at which its lines flow around the shapes that there are, in points from the top of the text; `nil` for
    /// lines that have the whole width. Parts of a piece among shapes stand at no height: they are laid out anew.
    let flowTop: Double?

    init(
        _ layout: TextLayout, count: Int, height: Double, beginsParagraph: Bool, endsParagraph: Bool, isPlain: Bool,
        flowTop: Double? = nil
    ) {
        self.layout = layout
        self.count = count
        self.height = height
        self.beginsParagraph = beginsParagraph
        self.endsParagraph = endsParagraph
        self.isPlain = isPlain
        self.flowTop = flowTop
    }

    /// The top of a line, with what stands above the paragraph's first one, in points from the piece's top.
    func top(ofLine index: Int) -> Double { index == 0 ? 0 : layout.lines[index].y }

    /// Where a line begins, in units from the piece's beginning.
    func start(ofLine index: Int) -> Int { index == layout.lines.count ? count : layout.lines[index].range.lowerBound }

    /// The last line that begins at or before an offset, in units from the piece's beginning.
    func line(at offset: Int) -> Int {
        var (low, high) = (0, layout.lines.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if layout.lines[middle].range.lowerBound <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The line that begins at an offset, in units from the piece's beginning, if one does.
    func line(startingAt offset: Int) -> Int? {
        let index = line(at: offset)
        return layout.lines[index].range.lowerBound == offset ? index : nil
    }

    /// Some of the lines as a piece of their own.
    func part(_ lines: Range<Int>) -> LaidPiece {
        let isLast = lines.upperBound == layout.lines.count
        let bottom = isLast ? height : layout.lines[lines.upperBound].y
        return LaidPiece(
            layout.part(lines), count: start(ofLine: lines.upperBound) - start(ofLine: lines.lowerBound),
            height: bottom - top(ofLine: lines.lowerBound), beginsParagraph: beginsParagraph && lines.lowerBound == 0,
            endsParagraph: endsParagraph && isLast, isPlain: isPlain,
            flowTop: flowTop == nil ? nil : .nan)
    }
}
