import Foundation
import TextEngine

/// Positions and ranges of a text; what ``UITextInput`` asks for.
extension EditableText {
    func utf16(_ position: UITextPosition) -> Int? {
        (position as? TextOffset).map { min(max(0, $0.utf16), session.length) }
    }

    func utf16(_ range: UITextRange) -> Range<Int>? {
        guard let a = utf16(range.start), let b = utf16(range.end) else { return nil }
        return min(a, b)..<max(a, b)
    }

    func string(in range: UITextRange) -> String? {
        utf16(range).map { session.rope.string(in: $0) }
    }

    func replaceText(in range: UITextRange, with text: String) {
        guard let range = utf16(range) else { return }
        session.replaceByProgram(range, with: text)
    }

    func select(_ range: UITextRange?) {
        if let own = range as? TextOffsetRange { return session.select(own.selection) }
        guard let range = range.flatMap({ utf16($0) }) else { return }
        session.select(TextSelection(range))
    }

    func range(_ from: UITextPosition, _ to: UITextPosition) -> UITextRange? {
        guard let a = utf16(from), let b = utf16(to) else { return nil }
        return TextOffsetRange(min(a, b)..<max(a, b))
    }

    func place(_ position: UITextPosition, offset: Int) -> UITextPosition? {
        // One that was taken before the text became shorter counts as it was: programs that write a number anew go back by
        // as much as it has lost.
        guard let start = (position as? TextOffset)?.utf16 else { return nil }
        let (end, overflows) = start.addingReportingOverflow(offset)
        return overflows || end < 0 || end > session.length ? nil : TextOffset(end)
    }

    func place(_ position: UITextPosition, in direction: UITextLayoutDirection, steps: Int) -> UITextPosition? {
        guard let start = utf16(position) else { return nil }
        let steps = min(max(steps, -session.length - 1), session.length + 1)
        var place = TextSelection(caret: start)
        switch direction {
        case .up: return TextOffset(self.place(from: place, linesDown: -steps).head)
        case .down: return TextOffset(self.place(from: place, linesDown: steps).head)
        case .left, .right: break
        }
        for _ in 0..<abs(steps) {
            let isRight = (direction == .right) == (steps > 0)
            guard let next = self.session(session, besides: place, isRight: isRight, by: .cluster) else { return nil }
            place = next
        }
        return TextOffset(place.head)
    }

    func order(_ a: UITextPosition, _ b: UITextPosition) -> ComparisonResult {
        let (a, b) = (utf16(a) ?? 0, utf16(b) ?? 0)
        return a < b ? .orderedAscending : a > b ? .orderedDescending : .orderedSame
    }

    func distance(_ from: UITextPosition, _ to: UITextPosition) -> Int {
        (utf16(to) ?? 0) - (utf16(from) ?? 0)
    }

    // MARK: Places on the screen

    func rect(of range: UITextRange) -> CGRect {
        guard let offsets = utf16(range) else { return .null }
        return firstRect(of: offsets) ?? caretRect(at: TextSelection(caret: offsets.lowerBound))
    }

    func caretRect(at position: UITextPosition) -> CGRect {
        guard let offset = utf16(position) else { return .null }
        let affinity = (position as? TextOffset)?.affinity ?? .downstream
        return caretRect(at: TextSelection(caret: offset, affinity: affinity))
    }

    func closest(to point: CGPoint) -> UITextPosition {
        let stop = stop(nearestTo: point)
        return TextOffset(stop.head, stop.affinity)
    }

    func closest(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
        guard let limits = utf16(range) else { return nil }
        return TextOffset(min(max(stop(nearestTo: point).head, limits.lowerBound), limits.upperBound))
    }

    func character(at point: CGPoint) -> UITextRange? {
        let rope = session.rope
        let near = stop(nearestTo: point).head
        // The point may lie on either side of the nearest caret.
        for range in [
            near..<GraphemeBreaker.boundary(after: near, in: rope),
            GraphemeBreaker.boundary(before: near, in: rope)..<near,
        ] where !range.isEmpty {
            if rects(of: range).contains(where: { $0.contains(point) }) { return TextOffsetRange(range) }
        }
        return nil
    }
}
