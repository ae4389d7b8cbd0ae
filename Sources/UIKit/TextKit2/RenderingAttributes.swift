import Foundation

/// Attributes that text is drawn with instead of its own, without being in it. Offsets are UTF-16 units.
struct RenderingAttributes {
    /// A stretch that is drawn with the same attributes.
    struct Span {
        var range: Range<Int>
        var values: [NSAttributedString.Key: Any]
    }

    /// In the order of the text; none touches the room of another one, none is empty, and each has attributes.
    private(set) var spans: [Span] = []

    /// The first span that ends behind an offset.
    private func index(behind offset: Int) -> Int {
        var (low, high) = (0, spans.count)
        while low < high {
            let middle = (low + high) / 2
            if spans[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The spans in a range, as far as they lie in it.
    func spans(in range: Range<Int>) -> [Span] {
        var found: [Span] = []
        for span in spans[index(behind: range.lowerBound)...] {
            guard span.range.lowerBound < range.upperBound else { break }
            let part = span.range.clamped(to: range)
            if !part.isEmpty { found.append(Span(range: part, values: span.values)) }
        }
        return found
    }

    /// Changes the attributes of a range, also where there are none yet.
    mutating func update(
        _ range: Range<Int>, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        guard !range.isEmpty else { return }
        let first = index(behind: range.lowerBound)
        var last = first
        var new: [Span] = []
        var place = range.lowerBound
        func add(_ range: Range<Int>, _ values: [NSAttributedString.Key: Any]) {
            if !range.isEmpty, !values.isEmpty { new.append(Span(range: range, values: values)) }
        }
        while last < spans.count, spans[last].range.lowerBound < range.upperBound {
            let span = spans[last]
            let inside = span.range.clamped(to: range)
            if span.range.lowerBound < range.lowerBound {
                add(span.range.lowerBound..<range.lowerBound, span.values)
            }
            add(place..<inside.lowerBound, change([:]))
            add(inside, change(span.values))
            if span.range.upperBound > range.upperBound {
                add(range.upperBound..<span.range.upperBound, span.values)
            }
            place = inside.upperBound
            last += 1
        }
        add(place..<range.upperBound, change([:]))
        // What was cut off in front of the range comes before what fills it.
        new.sort { $0.range.lowerBound < $1.range.lowerBound }
        spans.replaceSubrange(first..<last, with: new)
    }

    /// Follows an edit: what comes in has no attributes.
    mutating func replace(_ range: Range<Int>, newLength: Int) {
        update(range) { _ in [:] }
        let (change, edge) = (newLength - range.count, range.upperBound)
        guard newLength > 0 || change != 0 else { return }
        var moved = index(behind: range.lowerBound)
        if moved < spans.count, spans[moved].range.lowerBound < range.lowerBound {
            // An insertion in the middle of a stretch divides it.
            let span = spans[moved]
            spans[moved].range = span.range.lowerBound..<range.lowerBound
            spans.insert(Span(range: edge..<span.range.upperBound, values: span.values), at: moved + 1)
            moved += 1
        }
        for index in spans.indices[moved...] {
            let old = spans[index].range
            spans[index].range = (old.lowerBound + change)..<(old.upperBound + change)
        }
    }
}
