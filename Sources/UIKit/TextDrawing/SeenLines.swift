import TextEngine

/// The lines of a text as they are seen. All offsets are UTF-16 units; a line ends before its terminator.
@MainActor
struct SeenLines {
    let view: any EditableText

    private func line(at offset: Int, _ affinity: TextSelection.Affinity) -> Range<Int> {
        let place = TextSelection(caret: offset, affinity: affinity)
        let start = view.lineEdge(of: place, isEnd: false).head
        return start..<max(start, view.lineEdge(of: place, isEnd: true).head)
    }

    /// The line that lies behind an offset, or before it when backward; nil where none does, as at the ends of the text.
    func range(at offset: Int, isBackward: Bool) -> Range<Int>? {
        let line = line(at: offset, isBackward ? .upstream : .downstream)
        return isBackward && line.lowerBound < offset || !isBackward && line.upperBound > offset ? line : nil
    }

    /// The nearest beginning of a line before an offset, or nil at the text's.
    func start(before offset: Int) -> Int? {
        guard offset > 0 else { return nil }
        if let line = range(at: offset, isBackward: true) { return line.lowerBound }
        return line(at: GraphemeBreaker.boundary(atOrBefore: offset - 1, in: view.session.rope), .upstream).lowerBound
    }

    /// The nearest end of a line behind an offset, or nil at the text's.
    func end(after offset: Int) -> Int? {
        guard offset < view.session.length else { return nil }
        if let line = range(at: offset, isBackward: false) { return line.upperBound }
        return line(at: GraphemeBreaker.boundary(after: offset, in: view.session.rope), .downstream).upperBound
    }
}
