import Foundation
import RasterEngine

/// An outline of lines and curves, in points.
open class UIBezierPath: NSObject, NSCopying {
    private let mark = ObjectHeaderPadding()
    private(set) var outline = PathOutline()
    /// The width of stroked lines, in points.
    open var lineWidth: CGFloat = 1
    /// How the ends of lines look.
    open var lineCapStyle = CGLineCap.butt
    /// How the corners of lines look.
    open var lineJoinStyle = CGLineJoin.miter
    /// From which sharpness on a mitred corner is bevelled: the length of its tip in widths of the line.
    open var miterLimit: CGFloat = 10
    /// Whether what lies inside two outlines is outside when the path is filled.
    open var usesEvenOddFillRule = false
    private var dash = (lengths: [CGFloat](), phase: CGFloat(0))

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Creates a path of the parts of another kind of path.
    public convenience init(cgPath: CGPath) {
        self.init()
        outline = cgPath.outline
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        outline.addRect(rect)
    }

    /// Creates a rectangle with rounded corners. The radius is cut to half the shorter side.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = max(0, min(cornerRadius, min(rect.width, rect.height) / 2))
        outline.addRect(rect, radii: CornerRadii(CGSize(width: radius, height: radius)))
    }

    /// Creates a rectangle of which some corners are rounded.
    /// - Parameter cornerRadii: The width and the height of the corners, in points; they are cut to half of the sides.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        outline.addRect(
            rect,
            radii: CornerRadii(
                topLeft: corners.contains(.topLeft) ? cornerRadii : .zero,
                topRight: corners.contains(.topRight) ? cornerRadii : .zero,
                bottomLeft: corners.contains(.bottomLeft) ? cornerRadii : .zero,
                bottomRight: corners.contains(.bottomRight) ? cornerRadii : .zero))
    }

    /// Creates an ellipse that touches the sides of a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        outline.addEllipse(in: rect)
    }

    /// Creates a part of a circle. Angles are radians from the right, growing clockwise.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    // MARK: Building

    /// Begins a new outline at a point.
    open func move(to point: CGPoint) { outline.move(to: point) }

    /// Adds a straight line.
    open func addLine(to point: CGPoint) { outline.addLine(to: point) }

    /// Adds a cubic Bézier curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        outline.addCurve(to: endPoint, controlPoint1, controlPoint2)
    }

    /// Adds a quadratic Bézier curve.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        outline.addQuadCurve(to: endPoint, controlPoint)
    }

    /// Adds a part of a circle. Angles are radians from the right, growing clockwise.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        outline.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, isClockwise: clockwise)
    }

    /// Adds a straight line back to where the outline began.
    open func close() { outline.close() }

    /// Adds all of another path.
    open func append(_ bezierPath: UIBezierPath) { outline.append(bezierPath.outline) }

    /// Removes everything.
    open func removeAllPoints() { outline = PathOutline() }

    /// Moves, scales and turns all points.
    open func apply(_ transform: CGAffineTransform) { outline = outline.applying(transform) }

    /// Strokes the path in dashes.
    /// - Parameters:
    ///   - pattern: The lengths of dashes and of the gaps behind them by turns, in points; `nil` for a whole line.
    ///   - count: How many of them there are.
    ///   - phase: Where in the pattern the line begins, in points.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = (Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(0, count))), phase)
    }

    // MARK: What it is

    /// The parts of the path.
    open var cgPath: CGPath {
        get { CGPath(outline) }
        set { outline = newValue.outline }
    }

    /// Whether the path has no parts.
    open var isEmpty: Bool { outline.isEmpty }

    /// The smallest rectangle around all points, control points included.
    open var bounds: CGRect { outline.bounds }

    /// Where the next part begins; zero in an empty path.
    open var currentPoint: CGPoint { outline.currentPoint ?? .zero }

    /// Whether a point lies inside of the filled path.
    open func contains(_ point: CGPoint) -> Bool { outline.contains(point, isEvenOdd: usesEvenOddFillRule) }

    /// A path of the same parts and look.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath()
        copy.outline = outline
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.usesEvenOddFillRule, copy.dash) = (miterLimit, usesEvenOddFillRule, dash)
        return copy
    }

    // MARK: Painting

    /// Fills the path with the current fill colour of the current graphics context.
    @preconcurrency @MainActor
    open func fill() {
        UIGraphicsGetCurrentContext()?.fill(outline, isEvenOdd: usesEvenOddFillRule)
    }

    /// Paints a line of ``lineWidth`` along the path with the current stroke colour of the current graphics context.
    @preconcurrency @MainActor
    open func stroke() {
        UIGraphicsGetCurrentContext()?.stroke(outline, style: style)
    }

    /// Fills the path with the current fill colour of the current graphics context.
    /// - Parameters:
    ///   - blendMode: How it joins with what was painted before.
    ///   - alpha: An opacity between 0 and 1 for it.
    @preconcurrency @MainActor
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.painting(with: blendMode, alpha: alpha) { fill() }
    }

    /// Paints a line of ``lineWidth`` along the path with the current stroke colour of the current graphics context.
    /// - Parameters:
    ///   - blendMode: How it joins with what was painted before.
    ///   - alpha: An opacity between 0 and 1 for it.
    @preconcurrency @MainActor
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.painting(with: blendMode, alpha: alpha) { stroke() }
    }

    /// Narrows the clip of the current graphics context to the path, until its state is restored.
    @preconcurrency @MainActor
    open func addClip() {
        UIGraphicsGetCurrentContext()?.clip(to: outline, isEvenOdd: usesEvenOddFillRule)
    }

    /// How the path is stroked, in points.
    private var style: StrokeStyle {
        StrokeStyle(
            width: Double(lineWidth), cap: lineCapStyle.style, join: lineJoinStyle.style,
            miterLimit: Double(miterLimit), dash: dash.lengths.map { Double($0) }, phase: Double(dash.phase))
    }
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// One bit a corner.
    public let rawValue: UInt
    /// Creates corners from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The one at the left of the top.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The one at the right of the top.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The one at the left of the bottom.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The one at the right of the bottom.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
