/// The places for a caret in a whole paragraph, all runs laid end to end in logical order.
struct ParagraphStops {
    /// A place for a caret.
    struct Stop {
        /// UTF-16 units of the paragraph.
        var offset: Int
        /// Points from the paragraph's start.
        var distance: Double
    }

    private let stops: [Stop]

    init(_ paragraph: ShapedParagraph) {
        var stops = [Stop(offset: 0, distance: 0)]
        stops.reserveCapacity(paragraph.contentLength + 1)
        var distance = 0.0
        for run in paragraph.runs {
            for stop in run.stops.dropFirst() {
                stops.append(Stop(offset: run.range.lowerBound + stop.offset, distance: distance + stop.distance))
            }
            distance += run.width
        }
        self.stops = stops
    }

    var count: Int { stops.count }

    subscript(index: Int) -> Stop { stops[index] }

    /// The index of the last stop that is not behind an offset.
    func index(atOrBefore offset: Int) -> Int {
        var (low, high) = (0, stops.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if stops[middle].offset <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// Whether a caret may stand at an offset.
    func isStop(_ offset: Int) -> Bool { stops[index(atOrBefore: offset)].offset == offset }

    /// How far an offset lies from the paragraph's start.
    func distance(at offset: Int) -> Double { stops[index(atOrBefore: offset)].distance }
}
