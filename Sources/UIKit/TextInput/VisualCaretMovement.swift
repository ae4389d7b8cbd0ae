import Foundation
import TextEngine

/// Moves a caret along one line to the left or to the right as the line is seen, whatever way its text runs: by one place,
/// or to the edge of the next word.
struct VisualCaretMovement {
    /// The line.
    var fragment: LineFragment
    /// The text whose words are found, or nil where nobody is to find any: then a word reaches to the line's end.
    var text: Rope?
    /// From offsets of the text to those of the line.
    var shown: (Int) -> Int
    /// From offsets of the line to those of the text.
    var stored: (Int) -> Int

    init(fragment: LineFragment, text: Rope?, shown: @escaping (Int) -> Int, stored: @escaping (Int) -> Int) {
        self.fragment = fragment
        self.text = text
        self.shown = shown
        self.stored = stored
    }

    /// Returns the next place to the left or to the right of a caret; of a selection its edge there. `nil` at the end of the
    /// line.
    func neighbour(of selection: TextSelection, isRight: Bool) -> TextSelection? {
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
        let place = (others.isEmpty ? places : others).min { level(of: $0) < level(of: $1) } ?? next
        return TextSelection(caret: stored(place.offset), affinity: place.affinity)
    }

    /// Returns the far edge of the next word to the left or to the right; `nil` at the end of the line.
    ///
    /// Goes along the line stop by stop until a word has been passed: to the word's end where its letters run the caret's
    /// way, to its beginning where they run against it.
    func wordNeighbour(of caret: TextSelection, isRight: Bool) -> TextSelection? {
        let x = fragment.caretX(at: shown(caret.head), affinity: caret.affinity)
        var way = fragment.caretStops
        if !isRight { way.reverse() }
        // From the caret on; of several stops in one place the last, from which the line goes on.
        let start = way.lastIndex { isRight ? $0.x <= x + 0.01 : $0.x >= x - 0.01 } ?? 0
        guard start + 1 < way.count, let last = way.last else { return nil }
        guard let text else { return TextSelection(caret: stored(last.offset), affinity: last.affinity) }
        var from = way[start]
        var goal: (offset: Int, isForward: Bool)?
        var words = WordEdges(text)
        for stop in way[(start + 1)...] {
            defer { from = stop }
            // Two stops in one place are the ends of two runs that meet: there the order of the text jumps.
            guard abs(stop.x - from.x) > 0.01 else {
                goal = nil
                continue
            }
            let isForward = stop.offset > from.offset
            if goal?.isForward != isForward {
                goal = (words.edge(from: stored(from.offset), isForward: isForward), isForward)
            }
            if let goal, isForward ? stored(stop.offset) >= goal.offset : stored(stop.offset) <= goal.offset {
                return TextSelection(caret: stored(stop.offset), affinity: stop.affinity)
            }
        }
        return TextSelection(caret: stored(last.offset), affinity: last.affinity)
    }

    /// The level of the run that a caret stands in.
    private func level(of stop: LineFragment.CaretStop) -> UInt8 {
        let index = stop.affinity == .upstream ? stop.offset - 1 : stop.offset
        return fragment.runs.first { $0.run.range.contains(index) }?.run.level ?? fragment.baseLevel
    }
}

/// Finds the edges of words, and remembers the word that was found last: where text changes its direction in the middle
/// of a long one, that is asked for again and again.
struct WordEdges {
    private let text: Rope
    private var known = 0..<0

    init(_ text: Rope) {
        self.text = text
    }

    /// The end of the word that an offset is in or before, or the start of the one that it is in or behind.
    mutating func edge(from offset: Int, isForward: Bool) -> Int {
        if isForward, known.contains(offset) { return known.upperBound }
        if !isForward, offset > known.lowerBound, offset <= known.upperBound { return known.lowerBound }
        let (edge, word) =
            isForward ? WordBreaker.edge(after: offset, in: text) : WordBreaker.edge(before: offset, in: text)
        known = word ?? 0..<0
        return edge
    }
}
