import Foundation

/// The path that is being built. What is added stays where the matrix of that moment puts it.
extension CGContext {
    /// Begins a new outline at a point.
    public func move(to point: CGPoint) { build { $0.move(to: point) } }

    /// Adds a straight line.
    public func addLine(to point: CGPoint) { build { $0.addLine(to: point) } }

    /// Adds an outline of straight lines.
    public func addLines(between points: [CGPoint]) {
        build { outline in
            guard let first = points.first else { return }
            outline.move(to: first)
            for point in points.dropFirst() { outline.addLine(to: point) }
        }
    }

    /// Adds a cubic Bézier curve.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        build { $0.addCurve(to: end, control1, control2) }
    }

    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { build { $0.addQuadCurve(to: end, control) } }

    /// Adds a part of a circle. Angles are radians from the right, growing clockwise as it is seen.
    /// - Parameter clockwise: As Core Graphics means it, whose y grows upwards: false goes clockwise as it is seen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        build {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isClockwise: !clockwise)
        }
    }

    /// Adds a part of a circle that touches the line from the present point to a corner and the line from there to an end, and
    /// a line to where it begins: a corner that is rounded.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        build { $0.addArc(corner: tangent1End, end: tangent2End, radius: radius) }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { build { $0.addRect(rect) } }

    /// Adds an ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect) { build { $0.addEllipse(in: rect) } }

    /// Adds all of a path.
    public func addPath(_ path: CGPath) { build { $0.append(path.outline) } }

    /// Whether nothing was added yet.
    public var isPathEmpty: Bool { building.isEmpty }

    /// Fills the path with the fill colour, and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }

    /// Paints a line along the path with the stroke colour, and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }
}
