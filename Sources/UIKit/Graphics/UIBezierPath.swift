import Foundation
import RasterEngine

/// An outline of lines and curves, in points.
open class UIBezierPath: NSObject {
    private(set) var elements: [PixelPath.Element] = []
    /// The width of stroked lines, in points. Joins and ends are round.
    open var lineWidth: CGFloat = 1
    private var start: PixelPath.Point?
    private var current: PixelPath.Point?

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init(roundedRect: rect, cornerRadius: 0)
    }

    /// Creates a rectangle with rounded corners. The radius is cut to half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let r = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
        let c = r * (1 - PixelPath.quarterCircle)
        move(to: CGPoint(x: rect.minX + r, y: rect.minY))
        func corner(_ to: CGPoint, _ first: CGPoint, _ second: CGPoint) {
            if r > 0 { addCurve(to: to, controlPoint1: first, controlPoint2: second) }
        }
        addLine(to: CGPoint(x: rect.maxX - r, y: rect.minY))
        corner(
            CGPoint(x: rect.maxX, y: rect.minY + r), CGPoint(x: rect.maxX - c, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.minY + c))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - r))
        corner(
            CGPoint(x: rect.maxX - r, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY - c),
            CGPoint(x: rect.maxX - c, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX + r, y: rect.maxY))
        corner(
            CGPoint(x: rect.minX, y: rect.maxY - r), CGPoint(x: rect.minX + c, y: rect.maxY),
            CGPoint(x: rect.minX, y: rect.maxY - c))
        addLine(to: CGPoint(x: rect.minX, y: rect.minY + r))
        corner(
            CGPoint(x: rect.minX + r, y: rect.minY), CGPoint(x: rect.minX, y: rect.minY + c),
            CGPoint(x: rect.minX + c, y: rect.minY))
        close()
    }

    /// Creates an ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        let (x, y, w, h) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
        let k = PixelPath.quarterCircle
        move(to: CGPoint(x: x, y: y - h))
        for (dx, dy) in [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)] {
            // Quarters clockwise from the top: each leaves along one axis and arrives along the other.
            if dx == dy {
                addCurve(
                    to: CGPoint(x: x + dx * w, y: y),
                    controlPoint1: CGPoint(x: x + dx * w * k, y: y - dy * h),
                    controlPoint2: CGPoint(x: x + dx * w, y: y - dy * h * k))
            } else {
                addCurve(
                    to: CGPoint(x: x, y: y + dy * h),
                    controlPoint1: CGPoint(x: x - dx * w, y: y + dy * h * k),
                    controlPoint2: CGPoint(x: x - dx * w * k, y: y + dy * h))
            }
        }
        close()
    }

    // MARK: Building

    /// Begins a new outline at a point.
    open func move(to point: CGPoint) {
        let point = PixelPath.Point(point.x, point.y)
        elements.append(.move(point))
        (start, current) = (point, point)
    }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) {
        guard current != nil else { return move(to: point) }
        let point = PixelPath.Point(point.x, point.y)
        elements.append(.line(point))
        current = point
    }

    /// Adds a cubic Bézier curve.
    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        guard current != nil else { return move(to: end) }
        let point = PixelPath.Point(end.x, end.y)
        elements.append(
            .cubic(.init(controlPoint1.x, controlPoint1.y), .init(controlPoint2.x, controlPoint2.y), point))
        current = point
    }

    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        guard current != nil else { return move(to: end) }
        let point = PixelPath.Point(end.x, end.y)
        elements.append(.quad(.init(controlPoint.x, controlPoint.y), point))
        current = point
    }

    /// Adds a part of a circle. Angles are radians from the right, growing clockwise.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        guard startAngle.isFinite, endAngle.isFinite else { return }
        let turn = clockwise ? 2 * Double.pi : -2 * Double.pi
        var sweep = Double(endAngle - startAngle)
        if sweep / turn > 1 {
            sweep = turn
        } else if sweep / turn < 0 {
            // Against the direction: the rest of the turn.
            sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
        }
        let steps = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
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
                to: b,
                controlPoint1: CGPoint(x: a.x - CGFloat(reach * sin(from)), y: a.y + CGFloat(reach * cos(from))),
                controlPoint2: CGPoint(x: b.x + CGFloat(reach * sin(to)), y: b.y - CGFloat(reach * cos(to))))
        }
    }

    /// Adds a straight line back to where the outline began.
    open func close() {
        guard current != nil else { return }
        elements.append(.close)
        current = start
    }

    /// Adds all of another path.
    open func append(_ path: UIBezierPath) {
        elements += path.elements
        (start, current) = (path.start, path.current)
    }

    /// Removes everything.
    open func removeAllPoints() {
        elements.removeAll()
        (start, current) = (nil, nil)
    }

    /// Whether the path has no parts.
    open var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle around all points, control points included.
    open var bounds: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(x: first.x, y: first.y, width: 0, height: 0)) {
            $0.union(CGRect(x: $1.x, y: $1.y, width: 0, height: 0))
        }
    }

    /// Moves and scales all points.
    open func apply(_ transform: CGAffineTransform) {
        func map(_ point: PixelPath.Point) -> PixelPath.Point {
            let moved = CGPoint(x: point.x, y: point.y).applying(transform)
            return .init(moved.x, moved.y)
        }
        elements = elements.map { $0.mapped(map) }
        start = start.map(map)
        current = current.map(map)
    }

    // MARK: Painting

    /// Fills the path with the current fill colour of the current graphics context.
    @preconcurrency @MainActor
    open func fill() {
        UIGraphicsGetCurrentContext()?.fill(self)
    }

    /// Paints a line of ``lineWidth`` along the path with the current stroke colour of the current graphics context.
    @preconcurrency @MainActor
    open func stroke() {
        UIGraphicsGetCurrentContext()?.stroke(self)
    }

    /// The path on the grid of device pixels.
    func pixelPath(scale: CGFloat, x: CGFloat, y: CGFloat) -> PixelPath {
        var path = PixelPath()
        path.elements = elements.map { $0.mapped { .init($0.x * scale + x, $0.y * scale + y) } }
        return path
    }
}

extension PixelPath.Element {
    fileprivate var points: [PixelPath.Point] {
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
