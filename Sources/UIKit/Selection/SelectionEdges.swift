import Foundation

/// Where a selection begins and ends, as carets: where its handles stand.
@MainActor
enum SelectionEdges {
    /// The edges of a range of a program's own text: those of the rectangles that say so, or the carets there.
    static func carets(of range: UITextRange, in input: any UITextInput) -> (start: CGRect?, end: CGRect?) {
        let parts = input.selectionRects(for: range)
        let (start, end) = (input.caretRect(for: range.start), input.caretRect(for: range.end))
        func shown(_ caret: CGRect) -> CGRect? { caret.isFinite && caret.height > 0 ? caret : nil }
        return (
            edge(of: parts.first { $0.containsStart }, near: start, isStart: true) ?? shown(start),
            edge(of: parts.last { $0.containsEnd }, near: end, isStart: false) ?? shown(end)
        )
    }

    /// An end of a selection as one of its rectangles says.
    static func edge(of part: UITextSelectionRect?, near caret: CGRect, isStart: Bool) -> CGRect? {
        guard let rect = part?.rect, let part, rect.isFinite else { return nil }
        let isLeft =
            switch part.writingDirection {
            case .leftToRight: isStart
            case .rightToLeft: !isStart
            case .natural: abs(rect.minX - caret.midX) <= abs(rect.maxX - caret.midX)
            }
        return CGRect(x: isLeft ? rect.minX : rect.maxX, y: rect.minY, width: 0, height: rect.height)
    }
}
