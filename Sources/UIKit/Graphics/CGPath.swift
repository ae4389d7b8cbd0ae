import Foundation
import RasterEngine

/// An outline of lines and curves, in points, that does not change.
///
/// Core Graphics is not on Linux; this is the part of its path that drawing in views needs.
public class CGPath: Hashable, @unchecked Sendable {
    // Unchecked: the outline of a plain path never changes; a mutable one belongs to whoever builds it, as on iOS.

    fileprivate(set) var outline: PathOutline

    init(_ outline: PathOutline) {
        self.outline = outline
    }

    private convenience init(_ outline: PathOutline, _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(transform.map { outline.applying($0.pointee) } ?? outline)
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var outline = PathOutline()
        outline.addRect(rect)
        self.init(outline, transform)
    }

    /// Creates an ellipse that touches the sides of a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var outline = PathOutline()
        outline.addEllipse(in: rect)
        self.init(outline, transform)
    }

    /// Creates a rectangle with rounded corners, which are cut to half of the sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var outline = PathOutline()
        outline.addRect(rect, radii: CornerRadii(CGSize(width: cornerWidth, height: cornerHeight)))
        self.init(outline, transform)
    }

    /// Whether the path has no parts.
    public var isEmpty: Bool { outline.isEmpty }

    /// The smallest rectangle around all points, control points included; null without any.
    public var boundingBox: CGRect { outline.bounds }

    /// Where the next part begins; zero in an empty path.
    public var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// Whether a point lies inside of the filled path.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        outline.contains(point.applying(transform), isEvenOdd: rule == .evenOdd)
    }

    /// The path as it is now.
    public func copy() -> CGPath? { CGPath(outline) }

    /// The path after a transform.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(outline, transform) }

    /// A path of the same parts that can be changed.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.outline = outline
        return copy
    }

    /// Whether two paths have the same parts.
    public static func == (a: CGPath, b: CGPath) -> Bool { a.outline == b.outline }

    /// Feeds the path to a hasher.
    public func hash(into hasher: inout Hasher) { hasher.combine(outline.elements.count) }
}

/// An outline of lines and curves that is being built.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() {
        super.init(PathOutline())
    }

    private func add(_ transform: CGAffineTransform, _ build: (inout PathOutline) -> Void) {
        guard !transform.isIdentity else { return build(&outline) }
        // What is added goes on from the present point, which is not transformed.
        var scratch = outline.currentPoint == nil ? PathOutline() : outline.applying(transform.inverted())
        build(&scratch)
        outline = scratch.applying(transform)
    }

    /// Begins a new outline at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.move(to: point.applying(transform))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        outline.addLine(to: point.applying(transform))
    }

    /// Adds an outline of straight lines.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    /// Adds a quadratic Bézier curve.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        outline.addQuadCurve(to: end.applying(transform), control.applying(transform))
    }

    /// Adds a cubic Bézier curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        outline.addCurve(to: end.applying(transform), control1.applying(transform), control2.applying(transform))
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(CGPath(rect: rect, transform: nil), transform)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds an ellipse that touches the sides of a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(CGPath(ellipseIn: rect, transform: nil), transform)
    }

    /// Adds a rectangle with rounded corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(
            CGPath(roundedRect: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: nil), transform)
    }

    /// Adds a part of a circle. Angles are radians from the right, growing clockwise as it is seen.
    /// - Parameter clockwise: As Core Graphics means it, whose y grows upwards: false goes clockwise as it is seen.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        add(transform) {
            $0.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isClockwise: !clockwise)
        }
    }

    /// Adds a part of a circle that touches the line from the present point to a corner and the line from there to an end, and
    /// a line to where it begins: a corner that is rounded.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        add(transform) { $0.addArc(corner: tangent1End, end: tangent2End, radius: radius) }
    }

    /// Adds all of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        append(path, transform)
    }

    private func append(_ path: CGPath, _ transform: CGAffineTransform) {
        outline.append(transform.isIdentity ? path.outline : path.outline.applying(transform))
    }

    /// Adds a straight line back to where the outline began.
    public func closeSubpath() { outline.close() }
}

/// Which parts of a path are inside.
public enum CGPathFillRule: Int, Sendable {
    /// What outlines go around, unless as many go around it the other way.
    case winding
    /// What an odd number of outlines goes around.
    case evenOdd
}

/// How a path is painted.
public enum CGPathDrawingMode: Int32, Sendable {
    /// Filled.
    case fill
    /// Filled by the even-odd rule.
    case eoFill
    /// Stroked.
    case stroke
    /// Filled, then stroked.
    case fillStroke
    /// Filled by the even-odd rule, then stroked.
    case eoFillStroke
}

/// How the ends of a line look.
public enum CGLineCap: Int32, Sendable {
    /// They end at the point.
    case butt
    /// Half a disc around the point.
    case round
    /// Half a square around the point.
    case square

    var style: StrokeStyle.Cap {
        switch self {
        case .butt: .butt
        case .round: .round
        case .square: .square
        }
    }
}

/// How the corners of a line look.
public enum CGLineJoin: Int32, Sendable {
    /// The edges go on until they meet.
    case miter
    /// A disc around the point.
    case round
    /// The tip is cut off.
    case bevel

    var style: StrokeStyle.Join {
        switch self {
        case .miter: .miter
        case .round: .round
        case .bevel: .bevel
        }
    }
}
