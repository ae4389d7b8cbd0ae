import Foundation
import TextEngine

/// Attributes that text is drawn with instead of its own, without being in it. Offsets are UTF-16 units.
struct RenderingAttributes {
    /// A stretch that is drawn with the same attributes.
    struct Span {
        var range: Range<Int>
        var values: [NSAttributedString.Key: Any]

        fileprivate func hasSameLook(as other: [NSAttributedString.Key: Any]) -> Bool {
            values.count == other.count && TextAttributes(values) == TextAttributes(other)
        }
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

    /// The span with a unit, from the unit on, or the next one behind it; going back what is up to the unit, or the one before it.
    func first(from offset: Int, reverse: Bool) -> Span? {
        var place = index(behind: offset)
        if reverse, place == spans.count || spans[place].range.lowerBound > offset { place -= 1 }
        guard spans.indices.contains(place) else { return nil }
        var span = spans[place]
        span.range =
            reverse
            ? span.range.lowerBound..<min(span.range.upperBound, offset + 1)
            : max(span.range.lowerBound, offset)..<span.range.upperBound
        return span
    }

    /// Gives a range attributes in the place of those that it has.
    mutating func set(_ range: Range<Int>, to values: [NSAttributedString.Key: Any]) {
        guard !range.isEmpty else { return }
        fill(range, with: values.isEmpty ? [] : [Span(range: range, values: values)])
    }

    /// Changes the attributes of a range, also where there are none yet.
    mutating func update(
        _ range: Range<Int>, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        guard !range.isEmpty else { return }
        var new: [Span] = []
        var place = range.lowerBound
        func add(_ range: Range<Int>, _ values: [NSAttributedString.Key: Any]) {
            guard !range.isEmpty, !values.isEmpty else { return }
            if let last = new.last, last.range.upperBound == range.lowerBound, last.hasSameLook(as: values) {
                new[new.count - 1].range = last.range.lowerBound..<range.upperBound
            } else {
                new.append(Span(range: range, values: values))
            }
        }
        for span in spans(in: range) {
            add(place..<span.range.lowerBound, change([:]))
            add(span.range, change(span.values))
            place = span.range.upperBound
        }
        add(place..<range.upperBound, change([:]))
        fill(range, with: new)
    }

    /// Puts spans in the place of what a range has, and joins them with neighbours that look the same.
    private mutating func fill(_ range: Range<Int>, with spans: [Span]) {
        var new = spans
        let first = index(behind: range.lowerBound)
        var last = first
        while last < self.spans.count, self.spans[last].range.lowerBound < range.upperBound { last += 1 }
        var (from, to) = (first, last)
        if first < last, case let span = self.spans[first], span.range.lowerBound < range.lowerBound {
            new.insert(Span(range: span.range.lowerBound..<range.lowerBound, values: span.values), at: 0)
        } else if first > 0 {
            from -= 1
            new.insert(self.spans[from], at: 0)
        }
        if first < last, case let span = self.spans[last - 1], span.range.upperBound > range.upperBound {
            new.append(Span(range: range.upperBound..<span.range.upperBound, values: span.values))
        } else if last < self.spans.count {
            new.append(self.spans[last])
            to += 1
        }
        var joined: [Span] = []
        for span in new {
            if let before = joined.last, before.range.upperBound == span.range.lowerBound,
                before.hasSameLook(as: span.values)
            {
                joined[joined.count - 1].range = before.range.lowerBound..<span.range.upperBound
            } else {
                joined.append(span)
            }
        }
        self.spans.replaceSubrange(from..<to, with: joined)
    }

    /// Follows an edit: what comes in has no attributes.
    mutating func replace(_ range: Range<Int>, newLength: Int) {
        set(range, to: [:])
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
