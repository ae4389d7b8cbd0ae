import Foundation
import RasterEngine

/// The parts of a path, in points, and how they are added: what ``UIBezierPath`` and ``CGPath`` have in common.
struct PathOutline: Sendable, Equatable {
    private(set) var elements: [PixelPath.Element] = []
    private var start: PixelPath.Point?
    private var current: PixelPath.Point?

    var currentPoint: CGPoint? { current.map { CGPoint(x: $0.x, y: $0.y) } }

    // MARK: Building

    mutating func move(to point: CGPoint) {
        let point = PixelPath.Point(point.x, point.y)
        elements.append(.move(point))
        (start, current) = (point, point)
    }

    mutating func addLine(to point: CGPoint) {
        guard current != nil else { return move(to: point) }
        let point = PixelPath.Point(point.x, point.y)
        elements.append(.line(point))
        current = point
    }

    mutating func addCurve(to end: CGPoint, _ first: CGPoint, _ second: CGPoint) {
        guard current != nil else { return move(to: end) }
        let point = PixelPath.Point(end.x, end.y)
        elements.append(.cubic(.init(first.x, first.y), .init(second.x, second.y), point))
        current = point
    }

    mutating func addQuadCurve(to end: CGPoint, _ control: CGPoint) {
        guard current != nil else { return move(to: end) }
        let point = PixelPath.Point(end.x, end.y)
        elements.append(.quad(.init(control.x, control.y), point))
        current = point
    }

    mutating func close() {
        guard current != nil else { return }
        elements.append(.close)
        current = start
    }

    mutating func append(_ path: PathOutline) {
        guard !path.elements.isEmpty else { return }
        elements += path.elements
        (start, current) = (path.start, path.current)
    }

    /// Adds all of a path that begins where this one ends.
    mutating func append(_ path: PathOutline, goingOn isGoingOn: Bool) {
        guard isGoingOn else { return append(path) }
        elements += path.elements.dropFirst()
        // A path that only goes on has the beginning of this one.
        let beginsAnew = path.elements.dropFirst().contains { if case .move = $0 { true } else { false } }
        if beginsAnew { start = path.start }
        current = path.current
    }

    /// A part of a circle. Angles are radians from the right, growing clockwise as it is seen.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, isClockwise: Bool
    ) {
        guard startAngle.isFinite, endAngle.isFinite else { return }
        let turn = isClockwise ? 2 * Double.pi : -2 * Double.pi
        var sweep = Double(endAngle - startAngle)
        if sweep / turn > 1 {
            sweep = turn
        } else if sweep / turn < 0 {
            // Against the direction: the rest of the turn.
            sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
        }
        // A quarter is one curve, also where its angles are a little off.
        let steps = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = sweep / Double(steps)
        let reach = Double(radius) * 4 / 3 * tan(step / 4)
        func point(_ angle: Double) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        addLine(to: point(Double(startAngle)))
        for number in 0..<steps {
            let (from, to) = (
                Double(startAngle) + Double(number) * step, Double(startAngle) + Double(number + 1) * step
            )
            let (a, b) = (point(from), point(to))
            addCurve(
                to: b, CGPoint(x: a.x - CGFloat(reach * sin(from)), y: a.y + CGFloat(reach * cos(from))),
                CGPoint(x: b.x + CGFloat(reach * sin(to)), y: b.y - CGFloat(reach * cos(to))))
        }
    }

    /// A part of a circle that touches the line to a corner and the one from there to an end, and a line to where it begins.
    /// Where no circle of that radius does, it is a line to the corner.
    mutating func addArc(corner: CGPoint, end: CGPoint, radius: CGFloat) {
        guard let begin = currentPoint else { return move(to: corner) }
        func way(to point: CGPoint) -> (x: CGFloat, y: CGFloat, length: CGFloat) {
            let (x, y) = (point.x - corner.x, point.y - corner.y)
            let length = (x * x + y * y).squareRoot()
            return (x / length, y / length, length)
        }
        let (back, on) = (way(to: begin), way(to: end))
        let turn = back.x * on.y - back.y * on.x
        let half = atan2(abs(turn), back.x * on.x + back.y * on.y) / 2
        guard back.length > 0, on.length > 0, radius > 0, abs(turn) > 1e-9 else { return addLine(to: corner) }
        let reach = radius / tan(half)
        let middle = (x: back.x + on.x, y: back.y + on.y)
        let far = radius / sin(half) / (middle.x * middle.x + middle.y * middle.y).squareRoot()
        let center = CGPoint(x: corner.x + middle.x * far, y: corner.y + middle.y * far)
        func angle(_ way: (x: CGFloat, y: CGFloat, length: CGFloat)) -> CGFloat {
            atan2(corner.y + way.y * reach - center.y, corner.x + way.x * reach - center.x)
        }
        // Seen from the corner the end is on the other side of the beginning than the arc turns to.
        addArc(
            center: center, radius: radius, startAngle: angle(back), endAngle: angle(on), isClockwise: turn < 0)
    }

    /// A rectangle whose corners are rounded by ellipses, each by its own.
    mutating func addRect(_ rect: CGRect, radii: CornerRadii = CornerRadii()) {
        let rect = rect.standardized
        func fitted(_ size: CGSize) -> CGSize {
            CGSize(
                width: max(0, min(size.width, rect.width / 2)), height: max(0, min(size.height, rect.height / 2)))
        }
        let (topLeft, topRight) = (fitted(radii.topLeft), fitted(radii.topRight))
        let (bottomLeft, bottomRight) = (fitted(radii.bottomLeft), fitted(radii.bottomRight))
        /// The distance of the control points from the corner.
        let k = CGFloat(1 - PixelPath.quarterCircle)
        move(to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX - topRight.width, y: rect.minY))
        if topRight.width > 0, topRight.height > 0 {
            addCurve(
                to: CGPoint(x: rect.maxX, y: rect.minY + topRight.height),
                CGPoint(x: rect.maxX - topRight.width * k, y: rect.minY),
                CGPoint(x: rect.maxX, y: rect.minY + topRight.height * k))
        }
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height))
        if bottomRight.width > 0, bottomRight.height > 0 {
            addCurve(
                to: CGPoint(x: rect.maxX - bottomRight.width, y: rect.maxY),
                CGPoint(x: rect.maxX, y: rect.maxY - bottomRight.height * k),
                CGPoint(x: rect.maxX - bottomRight.width * k, y: rect.maxY))
        }
        addLine(to: CGPoint(x: rect.minX + bottomLeft.width, y: rect.maxY))
        if bottomLeft.width > 0, bottomLeft.height > 0 {
            addCurve(
                to: CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height),
                CGPoint(x: rect.minX + bottomLeft.width * k, y: rect.maxY),
                CGPoint(x: rect.minX, y: rect.maxY - bottomLeft.height * k))
        }
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + topLeft.height))
        if topLeft.width > 0, topLeft.height > 0 {
            addCurve(
                to: CGPoint(x: rect.minX + topLeft.width, y: rect.minY),
                CGPoint(x: rect.minX, y: rect.minY + topLeft.height * k),
                CGPoint(x: rect.minX + topLeft.width * k, y: rect.minY))
        }
        close()
    }

    /// An ellipse that touches the sides of a rectangle, clockwise from the right, as on iOS.
    mutating func addEllipse(in rect: CGRect) {
        let (x, y, w, h) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
        let k = PixelPath.quarterCircle
        func place(_ across: CGFloat, _ down: CGFloat) -> CGPoint { CGPoint(x: x + across * w, y: y + down * h) }
        move(to: place(1, 0))
        addCurve(to: place(0, 1), place(1, k), place(k, 1))
        addCurve(to: place(-1, 0), place(-k, 1), place(-1, k))
        addCurve(to: place(0, -1), place(-1, -k), place(-k, -1))
        addCurve(to: place(1, 0), place(k, -1), place(1, -k))
        close()
    }

    // MARK: What it is

    var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle around all points, control points included; null without any.
    var bounds: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(x: first.x, y: first.y, width: 0, height: 0)) {
            $0.union(CGRect(x: $1.x, y: $1.y, width: 0, height: 0))
        }
    }

    /// All of it after a transform.
    func applying(_ transform: CGAffineTransform) -> PathOutline {
        func map(_ point: PixelPath.Point) -> PixelPath.Point {
            let moved = CGPoint(x: point.x, y: point.y).applying(transform)
            return .init(moved.x, moved.y)
        }
        var result = PathOutline()
        result.elements = elements.map { $0.mapped(map) }
        (result.start, result.current) = (start.map(map), current.map(map))
        return result
    }

    /// The path on the grid of device pixels.
    ///
    /// No point is farther than a million pixels away, which no window reaches: programs fill all but a hole with
    /// ``CGRect/infinite`` around it. A point that is farther is brought in along x and y, so that a slanted line that reaches
    /// out there has another slope.
    func pixelPath(_ transform: CGAffineTransform) -> PixelPath {
        func near(_ length: CGFloat, _ limit: CGFloat) -> CGFloat { min(max(length, -limit), limit) }
        var path = PixelPath()
        path.elements = elements.map { element in
            element.mapped { point in
                // An infinite rectangle that is turned has no corners that are numbers.
                let moved = CGPoint(x: near(point.x, 1e12), y: near(point.y, 1e12)).applying(transform)
                return .init(near(moved.x, 999_999), near(moved.y, 999_999))
            }
        }
        return path
    }

    /// Whether a point lies inside when the path is filled.
    func contains(_ point: CGPoint, isEvenOdd: Bool) -> Bool {
        var winding = 0
        for line in pixelPath(.identity).flattened() {
            guard var from = line.points.last else { continue }
            for to in line.points {
                // Edges that cross the ray from the point to the right.
                if (from.y <= point.y) != (to.y <= point.y) {
                    let x = from.x + (point.y - from.y) * (to.x - from.x) / (to.y - from.y)
                    if x > point.x { winding += to.y > from.y ? 1 : -1 }
                }
                from = to
            }
        }
        return isEvenOdd ? winding % 2 != 0 : winding != 0
    }
}

/// How the corners of a rectangle are rounded: width and height of each ellipse, in points.
struct CornerRadii {
    var topLeft = CGSize.zero
    var topRight = CGSize.zero
    var bottomLeft = CGSize.zero
    var bottomRight = CGSize.zero
}

extension CornerRadii {
    /// All corners alike.
    init(_ size: CGSize) { self.init(topLeft: size, topRight: size, bottomLeft: size, bottomRight: size) }
}

extension PixelPath.Element {
    var points: [PixelPath.Point] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quad(let control, let end): [control, end]
        case .cubic(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    fileprivate func mapped(_ map: (PixelPath.Point) -> PixelPath.Point) -> PixelPath.Element {
        switch self {
        case .move(let point): .move(map(point))
        case .line(let point): .line(map(point))
        case .quad(let control, let end): .quad(map(control), map(end))
        case .cubic(let first, let second, let end): .cubic(map(first), map(second), map(end))
        case .close: .close
        }
    }
}
