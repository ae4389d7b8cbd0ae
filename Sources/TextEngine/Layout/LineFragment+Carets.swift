extension LineFragment {
    /// A place for a caret on a line.
    package struct CaretStop: Equatable, Sendable {
        /// UTF-16 units of the paragraph.
        package var offset: Int
        /// The side it belongs to.
        package var affinity: TextSelection.Affinity
        /// Points from the line's left edge.
        package var x: Double
    }

    /// Where the caret of an offset stands, in points from the line's left edge.
    package func caretX(at offset: Int, affinity: TextSelection.Affinity = .downstream) -> Double {
        let offset = min(max(offset, range.lowerBound), range.upperBound)
        let usesRunBefore = affinity == .upstream || offset == range.upperBound
        if let placed = runs.first(where: {
            usesRunBefore
                ? $0.run.range.lowerBound < offset && offset <= $0.run.range.upperBound
                : $0.run.range.contains(offset)
        }) {
            return placed.x + placed.run.x(at: offset)
        }
        if let placed = runs.first(where: { $0.run.range.lowerBound <= offset && offset <= $0.run.range.upperBound }) {
            return placed.x + placed.run.x(at: offset)
        }
        return baseLevel & 1 == 1 ? width : 0
    }

    /// The place for a caret nearest to a point.
    package func caretStop(nearestTo x: Double) -> CaretStop {
        guard let first = runs.first, let last = runs.last else {
            return CaretStop(offset: range.lowerBound, affinity: .downstream, x: 0)
        }
        let placed = runs.last { $0.x <= x } ?? (x < 0 ? first : last)
        let offset = placed.run.offset(nearestTo: x - placed.x)
        let isRunEnd = offset == placed.run.range.upperBound && offset != range.lowerBound
        return CaretStop(
            offset: offset, affinity: isRunEnd ? .upstream : .downstream, x: placed.x + placed.run.x(at: offset))
    }

    /// Every place for a caret from left to right, each offset with the affinity that puts it there.
    package var caretStops: [CaretStop] {
        var stops: [CaretStop] = []
        for placed in runs {
            let offsets = placed.run.isRightToLeft ? placed.run.stopOffsets.reversed() : placed.run.stopOffsets
            for offset in offsets {
                let affinity: TextSelection.Affinity = offset == placed.run.range.upperBound ? .upstream : .downstream
                let stop = CaretStop(offset: offset, affinity: affinity, x: placed.x + placed.run.x(at: offset))
                // Where two runs of one direction meet, the end of one and the start of the next are one place.
                if let previous = stops.last, previous.x == stop.x {
                    if previous.offset == stop.offset, stop.affinity == .downstream { stops[stops.count - 1] = stop }
                    if previous.offset == stop.offset { continue }
                }
                stops.append(stop)
            }
        }
        if stops.isEmpty { stops = [CaretStop(offset: range.lowerBound, affinity: .downstream, x: 0)] }
        return stops
    }

    /// The parts of the line that a selection covers, from left to right, as ranges of x in points.
    package func selectionSpans(for selection: Range<Int>) -> [ClosedRange<Double>] {
        var spans: [ClosedRange<Double>] = []
        for placed in runs where placed.run.range.overlaps(selection) {
            let part = placed.run.range.clamped(to: selection)
            let (a, b) = (placed.x + placed.run.x(at: part.lowerBound), placed.x + placed.run.x(at: part.upperBound))
            let span = min(a, b)...max(a, b)
            if let last = spans.last, span.lowerBound - last.upperBound < 0.01 {
                spans[spans.count - 1] = last.lowerBound...span.upperBound
            } else if span.upperBound > span.lowerBound {
                spans.append(span)
            }
        }
        return spans
    }
}
