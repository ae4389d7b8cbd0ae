import Foundation
import TextEngine

/// Places for the caret, and the way from one to the next.
extension FieldLine {
    /// Where the caret of a place stands, and how high the line is.
    func caret(of selection: TextSelection) -> (x: CGFloat, height: CGFloat) {
        ask { line, setting in
            let (offset, affinity) = (selection.head, selection.affinity)
            guard let short = setting.short else {
                return (setting.x + line.caretX(at: offset, affinity: affinity), line.height)
            }
            return (setting.x + short.lines[0].caretX(at: offset, affinity: affinity), short.height)
        } ?? (0, 0)
    }

    /// The place for a caret nearest to a point.
    func stop(nearestTo x: CGFloat) -> TextSelection {
        ask { line, setting in
            guard let short = setting.short?.lines[0] else { return line.stop(nearestTo: x - setting.x) }
            let stop = short.caretStop(nearestTo: x - setting.x)
            // Beyond the sign for what was left out nothing can be pointed at.
            let (elided, length) = (short.elided?.range ?? 0..<0, field?.session.length ?? 0)
            let start = elided.lowerBound == 0 && elided.upperBound < length ? elided.upperBound : 0
            let end = elided.upperBound == length ? elided.lowerBound : length
            return TextSelection(caret: min(max(start, stop.offset), end), affinity: stop.affinity)
        } ?? TextSelection(caret: 0)
    }

    /// The parts of the line that a range covers, from left to right.
    func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
        guard !range.isEmpty else { return [] }
        let spans = ask { line, setting -> [ClosedRange<CGFloat>] in
            let spans = setting.short?.lines[0].selectionSpans(for: range) ?? line.spans(of: range)
            return spans.map { (setting.x + $0.lowerBound)...(setting.x + $0.upperBound) }
        }
        return spans ?? []
    }

    /// Lays out what is seen of the line.
    /// - Returns: Its left edge, moved with the caret where estimates were wrong.
    func layOut(from x: CGFloat, width: CGFloat, around caret: TextSelection) -> CGFloat {
        ask { line, setting in
            guard setting.short == nil else { return x }
            return line.layOut(from: x - setting.x, width: width, around: caret) + setting.x
        } ?? x
    }

    /// What is shown between two places: layouts with their top left corners, counted from the room's left edge and the
    /// line's top.
    func pieces(from left: CGFloat, to right: CGFloat) -> [(layout: TextLayout, origin: CGPoint)] {
        ask { line, setting in
            if let short = setting.short {
                return [(short, CGPoint(x: setting.x - short.lines[0].x, y: 0))]
            }
            var pieces: [(layout: TextLayout, origin: CGPoint)] = []
            line.forEachPiece(from: left - setting.x, to: right - setting.x) { placed in
                let layout = placed.piece.layout
                pieces.append((layout, CGPoint(x: setting.x + placed.x - layout.lines[0].x, y: placed.y)))
            }
            return pieces
        } ?? []
    }

    /// Where the caret comes to by one step to the left or the right, as it is seen; `nil` at the end of the line. A
    /// word of a secret reaches to its end.
    func neighbour(of selection: TextSelection, isRight: Bool, by step: CaretStep) -> TextSelection? {
        guard let field else { return nil }
        let isWord = step == .word && selection.isCaret
        return ask { line, setting in
            if isWord, field.isSecureTextEntry {
                let end = isRight != line.beginsAtRight() ? field.session.length : 0
                return selection.head == end
                    ? nil : TextSelection(caret: end, affinity: end == 0 ? .downstream : .upstream)
            }
            let (piece, start) = line.surroundings(of: selection.head)
            let way = VisualCaretMovement(
                fragment: piece.line.fragment, text: field.session.rope, shown: { piece.shown($0 - start) },
                stored: { piece.stored($0) + start })
            return isWord
                ? way.wordNeighbour(of: selection, isRight: isRight) : way.neighbour(of: selection, isRight: isRight)
        } ?? nil
    }
}
