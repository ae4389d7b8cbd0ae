import Foundation
import TextEngine

/// Places for the caret, and the way from one to the next.
extension FieldLine {
    // What is shown of a secret text has other offsets than the text.

    private func shown(_ offset: Int) -> Int {
        guard let clusterStarts else { return offset }
        return max(0, clusterStarts.count { $0 <= offset } - 1)
    }

    private func stored(_ offset: Int) -> Int {
        guard let clusterStarts else { return offset }
        return clusterStarts[min(max(0, offset), clusterStarts.count - 1)]
    }

    /// Where the caret of a place stands.
    func caretX(_ offset: Int, affinity: TextSelection.Affinity) -> CGFloat {
        guard let setting = current else { return 0 }
        return setting.x + setting.line.fragment.caretX(at: shown(offset), affinity: affinity)
    }

    /// The place for a caret nearest to a point.
    func stop(nearestTo x: CGFloat) -> TextSelection {
        guard let setting = current else { return TextSelection(caret: 0) }
        let stop = setting.line.fragment.caretStop(nearestTo: x - setting.x)
        return TextSelection(caret: stored(min(stop.offset, keptLength)), affinity: stop.affinity)
    }

    /// The length of what is shown of the text itself. The sign for what was left out stands for nothing.
    private var keptLength: Int {
        guard let setting = current, setting.line.isTruncated else { return .max }
        return max(0, setting.line.fragment.range.upperBound - 1)
    }

    /// The parts of the line that a range covers, from left to right.
    func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
        guard let setting = current, !range.isEmpty else { return [] }
        let shownRange = shown(range.lowerBound)..<shown(range.upperBound)
        return setting.line.fragment.selectionSpans(for: shownRange).map {
            (setting.x + $0.lowerBound)...(setting.x + $0.upperBound)
        }
    }

    // MARK: Steps

    /// The caret's next place to the left or to the right, or the edge of a selection; `nil` at the end of the line.
    func neighbour(of selection: TextSelection, isRight: Bool) -> TextSelection? {
        guard let fragment = current?.line.fragment else { return nil }
        if !selection.isCaret {
            let (a, b) = (selection.range.lowerBound, selection.range.upperBound)
            let isAFirst = fragment.caretX(at: shown(a)) <= fragment.caretX(at: shown(b), affinity: .upstream)
            return TextSelection(
                caret: isAFirst == isRight ? b : a, affinity: isAFirst == isRight ? .upstream : .downstream)
        }
        let stops = fragment.caretStops
        let x = fragment.caretX(at: shown(selection.head), affinity: selection.affinity)
        guard let next = isRight ? stops.first(where: { $0.x > x + 0.01 }) : stops.last(where: { $0.x < x - 0.01 })
        else { return nil }
        // Where text of two directions meets there are two places in one: another one than the caret's own, so that
        // each can be reached, and rather that of the paragraph's own direction.
        let places = stops.filter { abs($0.x - next.x) < 0.01 }
        let others = places.filter { stored($0.offset) != selection.head }
        let place = (others.isEmpty ? places : others).min { fragment.level(of: $0) < fragment.level(of: $1) } ?? next
        return TextSelection(caret: stored(place.offset), affinity: place.affinity)
    }

    /// The far edge of the next word to the left or to the right as they are seen; `nil` at the end of the line.
    ///
    /// The caret goes along the line stop by stop. Where letters run against its way it is at the far edge of a word
    /// when it has reached the word's beginning, otherwise when it has reached the end.
    func wordNeighbour(of caret: TextSelection, isRight: Bool) -> TextSelection? {
        guard let fragment = current?.line.fragment, let text = field?.session.editor.text else { return nil }
        let x = fragment.caretX(at: shown(caret.head), affinity: caret.affinity)
        var way = fragment.caretStops
        if !isRight { way.reverse() }
        // From the caret on; of several stops in one place the last, from which the line goes on.
        let start = way.lastIndex { isRight ? $0.x <= x + 0.01 : $0.x >= x - 0.01 } ?? 0
        guard start + 1 < way.count, let last = way.last else { return nil }
        // The dots of a secret do not show its words.
        guard clusterStarts == nil else { return TextSelection(caret: stored(last.offset), affinity: last.affinity) }
        var from = way[start]
        var goal: (offset: Int, isForward: Bool)?
        for stop in way[(start + 1)...] {
            defer { from = stop }
            // Two stops in one place are the ends of two runs that meet: there the order of the text jumps.
            guard abs(stop.x - from.x) > 0.01 else {
                goal = nil
                continue
            }
            let isForward = stop.offset > from.offset
            if goal?.isForward != isForward {
                let end =
                    isForward
                    ? WordBreaker.wordEnd(after: from.offset, in: text)
                    : WordBreaker.wordStart(before: from.offset, in: text)
                goal = (end, isForward)
            }
            if let goal, isForward ? stop.offset >= goal.offset : stop.offset <= goal.offset {
                return TextSelection(caret: stop.offset, affinity: stop.affinity)
            }
        }
        return TextSelection(caret: last.offset, affinity: last.affinity)
    }
}

extension LineFragment {
    /// The level of the run that a caret stands in.
    fileprivate func level(of stop: CaretStop) -> UInt8 {
        let index = stop.affinity == .upstream ? stop.offset - 1 : stop.offset
        return runs.first { $0.run.range.contains(index) }?.run.level ?? baseLevel
    }
}
