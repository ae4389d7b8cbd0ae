import Foundation

/// On which part of a run of colours a point lies.
protocol GradientCourse {
    /// From 0 at the start to 1 at the end, or beyond; `nil` where there is no colour.
    func part(at point: CGPoint) -> Double?
}

/// Along a line.
struct LinearCourse: GradientCourse {
    let start: CGPoint
    let way: CGPoint
    private let length: CGFloat

    /// `nil` where the two points are one, or no numbers.
    init?(from start: CGPoint, to end: CGPoint) {
        self.start = start
        way = CGPoint(x: end.x - start.x, y: end.y - start.y)
        length = way.x * way.x + way.y * way.y
        guard length > 0, length.isFinite else { return nil }
    }

    func part(at point: CGPoint) -> Double? {
        Double(((point.x - start.x) * way.x + (point.y - start.y) * way.y) / length)
    }
}

/// From one circle to another, of which the later ones lie over the earlier.
struct RadialCourse: GradientCourse {
    let center: CGPoint
    let radius: CGFloat
    let way: CGPoint
    let growth: CGFloat
    /// Whether there are circles before the first and behind the last.
    let extends: (before: Bool, after: Bool)

    func part(at point: CGPoint) -> Double? {
        let (x, y) = (point.x - center.x, point.y - center.y)
        // |(x, y) - t · way| = radius + t · growth
        let a = way.x * way.x + way.y * way.y - growth * growth
        let b = x * way.x + y * way.y + radius * growth
        let c = x * x + y * y - radius * radius
        var parts: [CGFloat] = []
        if abs(a) < 1e-9 {
            if b != 0 { parts = [c / (2 * b)] }
        } else if b * b >= a * c {
            let root = (b * b - a * c).squareRoot()
            parts = [max((b + root) / a, (b - root) / a), min((b + root) / a, (b - root) / a)]
        }
        return parts.first {
            radius + $0 * growth >= 0 && (extends.before || $0 >= 0) && (extends.after || $0 <= 1)
        }.map { Double($0) }
    }
}

/// Around a point.
struct ConicCourse: GradientCourse {
    let center: CGPoint
    /// The direction of the start, in radians.
    let angle: CGFloat

    func part(at point: CGPoint) -> Double? {
        let turn = Double((atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi))
        return turn - turn.rounded(.down)
    }
}
