/// A place that a tab goes to.
package struct TabStop: Hashable, Sendable {
    /// How the text behind the tab stands at its place.
    package enum Alignment: Hashable, Sendable {
        /// It begins there.
        case leading
        /// Its middle is there.
        case center
        /// It ends there.
        case trailing
    }

    /// Points from the margin at which the paragraph's lines begin, indents not counted.
    package var location: Double
    /// How the text stands there.
    package var alignment: Alignment
    /// UTF-16 units that end the text which a trailing stop aligns: with the decimal point, numbers stand on it.
    package var terminators: Set<UInt16>

    /// Creates a stop.
    package init(location: Double, alignment: Alignment = .leading, terminators: Set<UInt16> = []) {
        self.location = location
        self.alignment = alignment
        self.terminators = terminators
    }
}

/// The tab stops of a paragraph, and those that come after the last of them.
struct TabRuler: Sendable {
    private let stops: [TabStop]
    private let interval: Double

    /// The distance of the stops behind the last one when the style asks for none, in points: TextKit's.
    static let usualInterval = 28.0

    init(stops: [TabStop] = [], interval: Double = 0) {
        self.stops = stops.filter { $0.location.isFinite }.sorted { $0.location < $1.location }
        self.interval = interval > 0 && interval.isFinite ? max(1, interval) : Self.usualInterval
    }

    /// Where a tab goes that stands at a place, in points from the margin.
    func stop(after place: Double) -> TabStop {
        // A tab that has no room to be seen goes one further.
        let place = place + LineFragment.slack
        if let stop = stops.first(where: { $0.location > place }) { return stop }
        return TabStop(location: ((place / interval).rounded(.down) + 1) * interval)
    }
}

/// A tab and the text behind it, up to the next tab or the end of the line. Lengths are points.
struct TabColumn {
    /// Where the tab stands, from the margin.
    let place: Double
    /// Where it goes.
    let stop: TabStop

    init(at place: Double, on ruler: TabRuler) {
        self.place = place
        stop = ruler.stop(after: place)
    }

    /// The width of the tab.
    /// - Parameters:
    ///   - width: The width of the text behind it.
    ///   - aligned: The width of that text as far as its first terminator.
    func tabWidth(text width: Double, aligned: Double?) -> Double {
        let room = stop.location - place
        switch stop.alignment {
        case .leading: return room
        case .center: return max(0, room - width / 2)
        case .trailing: return max(0, room - (aligned ?? width))
        }
    }
}
