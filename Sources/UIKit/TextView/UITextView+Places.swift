import Foundation
import TextEngine

/// Where the text stands, in the view's points.
extension UITextView: EditableText {
    var isTextEditable: Bool { isEditable && !isOnlyRead }
    var textDefaults: [NSAttributedString.Key: Any] { base.values }

    func textLooksDidChange() {
        looksDidChange()
        textKit.looksDidChange(of: self)
    }

    func stop(nearestTo point: CGPoint) -> TextSelection {
        updateFormat()
        let origin = textOrigin
        return page.stop(nearestTo: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }

    func caretRect(at selection: TextSelection) -> CGRect {
        updateFormat()
        return rawCaretRect(selection)
    }

    func rawCaretRect(_ selection: TextSelection) -> CGRect {
        // The origin is asked for last: the question before may have moved it.
        let caret = page.caret(selection)
        let origin = textOrigin
        return CGRect(
            x: origin.x + caret.x - CaretView.width / 2, y: origin.y + caret.y, width: CaretView.width,
            height: caret.height)
    }

    func rects(of range: Range<Int>) -> [CGRect] { rects(of: range, room: nil) }

    /// A line that the selection goes beyond is selected up to the end of its container, as on iOS.
    func selectedRects(of range: Range<Int>) -> [CGRect] {
        let padding = textContainer.lineFragmentPadding
        let right = min(textWidth + padding, max(bounds.width, contentSize.width) - textOrigin.x)
        // A program may have set what is no width.
        return rects(of: range, room: -padding <= right ? -padding...right : nil)
    }

    private func rects(of range: Range<Int>, room: ClosedRange<CGFloat>?) -> [CGRect] {
        if let seen = canvas.askedPart {
            let origin = textOrigin
            return page.rects(of: range, from: seen.lowerBound, to: seen.upperBound, room: room)
                .map { $0.offsetBy(dx: origin.x, dy: origin.y) }
        }
        updateFormat()
        // What is asked for is laid out, where it is near enough to be meant; what is seen may move for it.
        let caret = page.caret(TextSelection(caret: range.lowerBound))
        let (origin, seen) = (textOrigin, bounds)
        let top = min(seen.minY - origin.y, caret.y)
        let bottom = max(seen.maxY - origin.y, top + seen.height)
        let rects = page.rects(of: range, from: top - 1, to: bottom, room: room)
        return rects.map { $0.offsetBy(dx: origin.x, dy: textOrigin.y) }
    }

    func firstRect(of range: Range<Int>) -> CGRect? {
        updateFormat()
        let line = page.line(TextSelection(caret: range.lowerBound))
        let top = line.piece.y + line.line.y
        // Beside it, on the other side of a shape, may stand another line.
        let inLine = range.clamped(to: page.lineRange(TextSelection(caret: range.lowerBound)))
        let part = line.line.segment == nil || inLine.isEmpty ? range : inLine
        let rects = page.rects(of: part, from: top, to: top + line.line.height / 2).filter { $0.minY == top }
        guard let first = rects.first else { return nil }
        let origin = textOrigin
        return rects.dropFirst().reduce(first) { $0.union($1) }.offsetBy(dx: origin.x, dy: origin.y)
    }

    // MARK: Lines

    var linesPerPage: Int {
        let seen = bounds.inset(by: adjustedContentInset).height
        return max(1, Int(seen / max(1, base.font.lineHeight)) - 1)
    }

    func place(from selection: TextSelection, linesDown: Int) -> TextSelection {
        updateFormat()
        let caret = page.caret(selection)
        let goal = scrolling.goalX ?? caret.x
        scrolling.goalX = goal
        scrolling.keepsGoal = true
        var place = selection
        var (y, height) = (caret.y, caret.height)
        for _ in 0..<min(abs(linesDown), 1000) {
            // A point of the next line: just below this one's bottom, or just above its top.
            let next = linesDown > 0 ? y + height + 1 : y - 1
            if next < 0 { return TextSelection(caret: 0) }
            let line = linesDown > 0 ? page.lineRange(place) : 0..<0
            if linesDown > 0, line.upperBound >= session.length { return TextSelection(caret: session.length) }
            let before = place
            place = page.stop(nearestTo: CGPoint(x: goal, y: next))
            if page.caret(place).y == y {
                // The point is in room that this line keeps free, or that shapes take, or nothing is shown there.
                guard let other = otherLine(than: before, isBelow: linesDown > 0) else {
                    return TextSelection(caret: linesDown > 0 ? session.length : 0)
                }
                place = page.stop(nearestTo: CGPoint(x: goal, y: other.y + other.height / 2))
            }
            let now = page.caret(place)
            (y, height) = (now.y, now.height)
        }
        return place
    }

    /// A caret on the nearest line of the text that stands lower, or higher, than another one.
    private func otherLine(than place: TextSelection, isBelow: Bool) -> DocumentLayout.Caret? {
        let (text, y) = (session.rope, page.caret(place).y)
        var line = page.lineRange(place)
        while true {
            // The lines of a row between shapes are passed.
            let edge = isBelow ? line.upperBound : line.lowerBound
            guard isBelow ? edge < session.length : edge > 0 else { return nil }
            let beyond = isBelow ? GraphemeBreaker.boundary(after: edge, in: text) : edge - 1
            // A line that was broken ends where the next one begins.
            for offset in isBelow ? [edge, beyond] : [beyond] {
                let caret = page.caret(TextSelection(caret: offset))
                if isBelow ? caret.y > y : caret.y < y { return caret }
            }
            let next = page.lineRange(TextSelection(caret: beyond))
            guard isBelow ? next.upperBound > edge : next.lowerBound < edge else { return nil }
            line = next
        }
    }

    func lineEdge(of selection: TextSelection, isEnd: Bool) -> TextSelection {
        updateFormat()
        let line = page.lineRange(selection)
        return isEnd
            ? TextSelection(caret: line.upperBound, affinity: .upstream) : TextSelection(caret: line.lowerBound)
    }
}
