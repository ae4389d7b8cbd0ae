import Foundation
import TextEngine

/// The rectangles of a selection, line by line. In which of them it begins and ends is found out when somebody asks: in a
/// long text that is far from what is seen.
@MainActor
final class SelectionParts {
    /// Where they are, in the view's points.
    let rects: [CGRect]
    private let range: Range<Int>
    private let reference: SelectableTextReference
    private var text: (any SelectableText)? { reference.text }

    init(_ rects: [CGRect], of range: Range<Int>, in text: any SelectableText) {
        self.rects = rects
        self.range = range
        reference = SelectableTextReference(text)
    }

    /// The part that the selection begins in.
    private(set) lazy var first = text.flatMap { part(at: $0.startCaret(of: range.clamped(to: 0..<$0.textLength))) }
    /// The part that the selection ends in.
    private(set) lazy var last = text.flatMap { part(at: $0.endCaret(of: range.clamped(to: 0..<$0.textLength))) }

    /// The part on a caret's line with an edge nearest to it: where text runs from the right to the left a selection begins
    /// at a right edge.
    private func part(at caret: CGRect) -> Int? {
        func distance(_ rect: CGRect) -> CGFloat {
            min(abs(rect.minX - caret.midX), abs(rect.maxX - caret.midX))
        }
        let onLine = rects.indices.filter { rects[$0].minY < caret.midY && caret.midY < rects[$0].maxY }
        return onLine.min { distance(rects[$0]) < distance(rects[$1]) }
    }
}
