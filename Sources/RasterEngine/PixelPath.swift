/// An outline in device pixels: lines and Bézier curves. Curves are kept as they are and flattened when painted.
package struct PixelPath: Sendable {
    /// A point in device pixels.
    package struct Point: Equatable, Sendable {
        /// Across, to the right.
        package var x: Double
        /// Down.
        package var y: Double

        /// Creates a point in device pixels.
        package init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }
    }

    /// A part of the outline, from where the one before ended.
    package enum Element: Equatable, Sendable {
        /// Begins a new outline.
        case move(Point)
        /// A straight line.
        case line(Point)
        /// A quadratic curve: its control point and its end.
        case quad(Point, Point)
        /// A cubic curve: its two control points and its end.
        case cubic(Point, Point, Point)
        /// A straight line back to the last `move`.
        case close
    }

    /// The parts, in order.
    package var elements: [Element] = []

    /// Creates an empty path.
    package init() {}

    /// How far the control points of a quarter circle lie from its ends, for a radius of 1.
    package static let quarterCircle = 0.5522847498307936

    /// Adds a rounded rectangle.
    package mutating func add(_ shape: RoundedRect) {
        let rect = shape.rect
        let (left, top) = (Double(rect.x), Double(rect.y))
        let (right, bottom) = (Double(rect.maxX), Double(rect.maxY))
        /// A corner, of whose points it is known how far they are from it on the way there and on the way on.
        func add(_ corner: RoundedRect.Corners, _ place: (Point) -> Point) {
            let bend = shape.corners.contains(corner) ? shape.bend : .square
            elements.append(.line(place(Point(bend.reach, 0))))
            elements += bend.cubics.map { .cubic(place($0.0), place($0.1), place($0.2)) }
        }
        let first = shape.corners.contains(.topLeft) ? shape.bend.reach : 0
        elements.append(.move(Point(left + first, top)))
        add(.topRight) { Point(right - $0.x, top + $0.y) }
        add(.bottomRight) { Point(right - $0.y, bottom - $0.x) }
        add(.bottomLeft) { Point(left + $0.x, bottom - $0.y) }
        add(.topLeft) { Point(left + $0.y, top + $0.x) }
        elements.append(.close)
    }

    /// The outlines as closed or open runs of points; curves become lines that are off by less than a twentieth of a
    /// pixel. Points that are not finite end the path.
    package func flattened() -> [Polyline] {
        var lines: [Polyline] = []
        var current = Polyline()
        func finish() {
            if current.points.count > 1 { lines.append(current) }
            current = Polyline()
        }
        for element in elements {
            switch element {
            case .move(let point):
                guard point.isFinite else { return lines }
                finish()
                current.points = [point]
            case .line(let end):
                guard end.isFinite else { return lines }
                current.points.append(end)
            case .quad(let control, let end):
                guard let start = current.points.last, control.isFinite, end.isFinite else { return lines }
                let first = Point(start.x + (control.x - start.x) * 2 / 3, start.y + (control.y - start.y) * 2 / 3)
                let second = Point(end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3)
                current.addCubic(first, second, end)
            case .cubic(let first, let second, let end):
                guard !current.points.isEmpty, first.isFinite, second.isFinite, end.isFinite else { return lines }
                current.addCubic(first, second, end)
            case .close:
                let start = current.points.first
                current.isClosed = true
                finish()
                if let start { current.points = [start] }
            }
        }
        finish()
        return lines
    }
}

/// A run of straight lines.
package struct Polyline: Sendable {
    /// The corners, in device pixels.
    package var points: [PixelPath.Point] = []
    /// Whether the last corner is joined to the first.
    package var isClosed = false

    fileprivate mutating func addCubic(_ first: PixelPath.Point, _ second: PixelPath.Point, _ end: PixelPath.Point) {
        guard let start = points.last else { return }
        // The error of n steps is at most the second difference over 8 n², so n grows with its square root.
        let bendX = max(abs(start.x - 2 * first.x + second.x), abs(first.x - 2 * second.x + end.x))
        let bendY = max(abs(start.y - 2 * first.y + second.y), abs(first.y - 2 * second.y + end.y))
        let steps = min(200, max(2, Int((15 * (bendX + bendY)).squareRoot().rounded(.up))))
        for step in 1...steps {
            let t = Double(step) / Double(steps)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            points.append(
                PixelPath.Point(
                    a * start.x + b * first.x + c * second.x + d * end.x,
                    a * start.y + b * first.y + c * second.y + d * end.y))
        }
    }
}

extension PixelPath.Point {
    /// Whether both coordinates are usable numbers; far outside any window counts as unusable.
    var isFinite: Bool { abs(x) < 1e6 && abs(y) < 1e6 }
}
