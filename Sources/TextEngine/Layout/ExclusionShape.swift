/// One shape that text flows around: the edges of its outlines. Lengths are points.
struct ExclusionShape: Hashable, Sendable {
    /// A side of an outline, from its upper end to its lower one.
    struct Edge: Hashable, Sendable {
        var top: ExclusionArea.Point
        var bottom: ExclusionArea.Point
        /// 1 where the outline goes down, -1 where it goes up.
        var winding: Int

        func x(at y: Double) -> Double {
            let part = min(max(0, (y - top.y) / (bottom.y - top.y)), 1)
            return top.x + (bottom.x - top.x) * part
        }
    }

    /// The edges that are not level, by their upper ends.
    let edges: [Edge]
    let top: Double
    let bottom: Double
    let isSlanted: Bool

    /// - Parameter outlines: Closed; a corner that is no number ends its outline.
    init(_ outlines: [[ExclusionArea.Point]]) {
        var edges: [Edge] = []
        for outline in outlines {
            let corners = outline.prefix { $0.x.isFinite && $0.y.isFinite }.map {
                ExclusionArea.Point(x: Self.usable($0.x), y: Self.usable($0.y))
            }
            guard let last = corners.last else { continue }
            for (start, end) in zip([last] + corners, corners) where abs(start.y - end.y) > 1e-6 {
                let goesDown = start.y < end.y
                edges.append(
                    Edge(top: goesDown ? start : end, bottom: goesDown ? end : start, winding: goesDown ? 1 : -1))
            }
        }
        self.edges = edges.sorted { $0.top.y < $1.top.y }
        top = edges.map(\.top.y).min() ?? 0
        bottom = edges.map(\.bottom.y).max() ?? 0
        isSlanted = edges.contains { abs($0.top.x - $0.bottom.x) > 1e-6 }
    }

    /// Where edges begin and end.
    var levels: [Double] { edges.flatMap { [$0.top.y, $0.bottom.y] } }

    /// What lies inside between two heights, as ranges of x; they may overlap.
    ///
    /// The room between the heights is cut wherever an edge begins or ends, and slanted shapes into slices of a point,
    /// so that edges hardly cross inside of a slice.
    func spans(from top: Double, to bottom: Double) -> [ClosedRange<Double>] {
        let (low, high) = (max(top, self.top), min(bottom, self.bottom))
        guard low < high else { return [] }
        let near = edges.prefix { $0.top.y < high }.filter { $0.bottom.y > low }
        var cuts = [low, high] + near.flatMap { [$0.top.y, $0.bottom.y] }.filter { $0 > low && $0 < high }
        if isSlanted { cuts += stride(from: low + 1, to: high, by: 1) }
        cuts.sort()
        var spans: [ClosedRange<Double>] = []
        for (upper, lower) in zip(cuts, cuts.dropFirst()) where lower - upper > 1e-9 {
            let middle = (upper + lower) / 2
            let crossed = near.filter { $0.top.y <= middle && $0.bottom.y > middle }
                .sorted { $0.x(at: middle) < $1.x(at: middle) }
            var (winding, left) = (0, 0.0)
            for edge in crossed {
                let (a, b) = (edge.x(at: upper), edge.x(at: lower))
                if winding == 0 { left = min(a, b) }
                winding += edge.winding
                if winding == 0 { spans.append(min(left, a, b)...max(left, a, b)) }
            }
        }
        return spans
    }

    /// No window is longer: what lies outside is brought to where it can be calculated with.
    private static func usable(_ length: Double) -> Double { min(max(length, -1e6), 1e6) }
}
