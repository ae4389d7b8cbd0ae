/// How a line along a path looks.
package struct StrokeStyle: Equatable, Sendable {
    /// How its ends look.
    package enum Cap: Sendable {
        /// They end at the point.
        case butt
        /// Half a disc around the point.
        case round
        /// Half a square around the point.
        case square
    }

    /// How its corners look.
    package enum Join: Sendable {
        /// The edges go on until they meet.
        case miter
        /// A disc around the point.
        case round
        /// The tip is cut off.
        case bevel
    }

    /// Its width.
    package var width: Double
    /// How its ends look.
    package var cap: Cap
    /// How its corners look.
    package var join: Join
    /// How long a mitred tip may be, in widths of the line; a longer one is bevelled.
    package var miterLimit: Double
    /// The lengths of dashes and gaps by turns; empty for a whole line.
    package var dash: [Double]
    /// Where in the dashes the line begins.
    package var phase: Double

    /// Creates a style: round and whole unless something else is said.
    package init(
        width: Double, cap: Cap = .round, join: Join = .round, miterLimit: Double = 10, dash: [Double] = [],
        phase: Double = 0
    ) {
        self.width = width
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        self.dash = dash
        self.phase = phase
    }

    /// The same line on a grid that is finer by a factor.
    package func scaled(by factor: Double) -> StrokeStyle {
        var style = self
        style.width *= factor
        style.dash = dash.map { $0 * factor }
        style.phase *= factor
        return style
    }
}

extension Polyline {
    /// The dashes of a line, each a line of its own; the line itself where the pattern says nothing of use.
    func dashed(_ pattern: [Double], phase: Double) -> [Polyline] {
        let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
        let period = lengths.reduce(0, +)
        guard !lengths.isEmpty, lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0.01, phase.isFinite,
            let first = points.first
        else { return [self] }
        var rest = phase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        while rest >= lengths[index], index < lengths.count - 1 {
            rest -= lengths[index]
            index += 1
        }
        var left = lengths[index] - rest
        var dashes: [Polyline] = []
        var current = Polyline(points: index % 2 == 0 ? [first] : [])
        var from = first
        for to in isClosed ? points.dropFirst() + [first] : points.dropFirst() {
            let (dx, dy) = (to.x - from.x, to.y - from.y)
            let length = (dx * dx + dy * dy).squareRoot()
            var done = 0.0
            while length - done > left {
                done += left
                let place = PixelPath.Point(from.x + dx * done / length, from.y + dy * done / length)
                if index % 2 == 0 {
                    current.points.append(place)
                    dashes.append(current)
                    // More dashes than a window has pixels are not seen apart.
                    if dashes.count > 20_000 { return [self] }
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
                current = Polyline(points: index % 2 == 0 ? [place] : [])
            }
            left -= length - done
            if index % 2 == 0 { current.points.append(to) }
            from = to
        }
        if index % 2 == 0, current.points.count > 1 { dashes.append(current) }
        return dashes
    }
}
