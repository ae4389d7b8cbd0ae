import Foundation

/// What kind of curve the corners of a rounded rectangle are.
package enum CornerCurve: UInt8, Sendable {
    /// A quarter of a circle.
    case circular
    /// One that bends little where it leaves the sides and more towards the middle, so that no change is seen.
    case continuous

    /// How far the curve reaches along the sides, in radii, where there is room for it.
    package var expansion: Double { self == .circular ? 1 : 1.528665 }
}

/// How one corner of a rounded rectangle bends; lengths are pixels.
struct CornerBend: Hashable {
    typealias Point = PixelPath.Point

    /// The radius of the circle that it is a part of, or that a continuous curve comes nearest to.
    var radius: Double
    /// How far it reaches along the sides: the radius, or up to 1.53 of it. In between a curve is between the two kinds.
    var reach: Double

    static let square = CornerBend(radius: 0, reach: 0)

    /// How continuous the curve is: 0 for a circle, 1 for the whole curve.
    private var continuity: Double {
        radius > 0 ? min(1, max(0, (reach / radius - 1) / (CornerCurve.continuous.expansion - 1))) : 0
    }

    /// The bend of a border's inner edge.
    func inset(by distance: Double) -> CornerBend {
        let inner = max(0, radius - distance)
        let whole = reach > radius ? inner * CornerCurve.continuous.expansion : inner
        return CornerBend(radius: inner, reach: max(inner, min(whole, reach - distance)))
    }

    /// The curve in cubics, each with two control points and its end. It begins at `(reach, 0)` and ends at `(0, reach)`,
    /// counted from the corner.
    var cubics: [(Point, Point, Point)] {
        guard radius > 0 else { return [] }
        let part = continuity
        guard part > 0 else {
            let control = radius * (1 - PixelPath.quarterCircle)
            return [(Point(control, 0), Point(0, control), Point(0, radius))]
        }
        let points = zip(Self.circle, Self.continuous).dropFirst().map { round, whole in
            Point(radius * (round.x + part * (whole.x - round.x)), radius * (round.y + part * (whole.y - round.y)))
        }
        return stride(from: 0, to: points.count, by: 3).map { (points[$0], points[$0 + 1], points[$0 + 2]) }
    }

    /// The curve as points, each below the one before it; `nil` for a circle.
    var outline: [Point]? {
        guard continuity > 0 else { return nil }
        var line = PixelPath()
        line.elements = [.move(Point(reach, 0))] + cubics.map { .cubic($0.0, $0.1, $0.2) }
        return line.flattened().first?.points
    }

    /// The continuous curve of radius 1, as on iOS: the start, and then three points a cubic.
    private static let continuous = [
        Point(1.528665, 0), Point(1.08849, 0), Point(0.868407, 0), Point(0.631494, 0.0749114),
        Point(0.372824, 0.16906), Point(0.16906, 0.372824), Point(0.0749114, 0.631494),
        Point(0, 0.868407), Point(0, 1.08849), Point(0, 1.528665),
    ]

    /// The quarter of a circle of radius 1 in as many points, divided where the continuous curve is.
    private static let circle: [Point] = {
        let first = acos(1 - 0.0749114)
        let angles: [Double] = [0, first, Double.pi / 2 - first, Double.pi / 2]
        func point(_ angle: Double) -> Point { Point(1 - sin(angle), 1 - cos(angle)) }
        var points = [point(0)]
        for (start, end) in zip(angles, angles.dropFirst()) {
            let (from, to, length) = (point(start), point(end), 4 / 3 * tan((end - start) / 4))
            points += [
                Point(from.x - length * cos(start), from.y + length * sin(start)),
                Point(to.x + length * cos(end), to.y - length * sin(end)), to,
            ]
        }
        return points
    }()
}
