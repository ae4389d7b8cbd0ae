import Foundation
import RasterEngine

/// A layer that shows a path: filled, with a line along it, or both.
///
/// The path is in the layer's own points and may leave its bounds.
open class CAShapeLayer: CALayer {
    /// The path, in the layer's own points; `nil` for none.
    open var path: CGPath? {
        // A path that is still being built must not change unseen.
        didSet { didChange() }
    }
    /// The colour inside of the path. The default is black, `nil` fills nothing.
    open var fillColor: CGColor? = UIColor.black.cgColor {
        didSet { didChange() }
    }
    /// Which parts of the path are inside.
    open var fillRule = CAShapeLayerFillRule.nonZero {
        didSet { didChange() }
    }
    /// The colour of the line along the path. The default is `nil`: no line.
    open var strokeColor: CGColor? {
        didSet { didChange() }
    }
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1 {
        didSet { didChange() }
    }
    /// How the ends of the line look.
    open var lineCap = CAShapeLayerLineCap.butt {
        didSet { didChange() }
    }
    /// How the corners of the line look.
    open var lineJoin = CAShapeLayerLineJoin.miter {
        didSet { didChange() }
    }
    /// From which sharpness on a mitred corner is bevelled.
    open var miterLimit: CGFloat = 10 {
        didSet { didChange() }
    }
    /// The lengths of dashes and gaps by turns, in points; `nil` for a whole line.
    open var lineDashPattern: [NSNumber]? {
        didSet { didChange() }
    }
    /// Where in the dashes the line begins, in points.
    open var lineDashPhase: CGFloat = 0 {
        didSet { didChange() }
    }

    /// From which part of its length on the path is stroked, 0 to 1. The default is 0.
    open var strokeStart: CGFloat {
        get { CGFloat(state.strokeStart) }
        set { change(.strokeStart) { $0.strokeStart = newValue > 0 ? Float(min(newValue, 1)) : 0 } }
    }
    /// Up to which part of its length the path is stroked, 0 to 1. The default is 1.
    open var strokeEnd: CGFloat {
        get { CGFloat(state.strokeEnd) }
        set { change(.strokeEnd) { $0.strokeEnd = newValue > 0 ? Float(min(newValue, 1)) : 0 } }
    }

    override func hasFigure(_ property: FigureProperty) -> Bool {
        switch property {
        case .path, .fillColor, .strokeColor, .lineWidth, .lineDashPhase, .miterLimit: true
        default: false
        }
    }

    override func figure(_ property: FigureProperty) -> Any? {
        switch property {
        case .path: path
        case .fillColor: fillColor
        case .strokeColor: strokeColor
        case .lineWidth: lineWidth
        case .lineDashPhase: lineDashPhase
        case .miterLimit: miterLimit
        default: nil
        }
    }

    /// The path that is seen.
    private var shownOutline: PathOutline? { shownFigure[.path]?.outline ?? path?.outline }

    private func shownColor(_ property: FigureProperty, _ set: CGColor?) -> CGColor? {
        shownFigure[property]?.colors.first ?? set
    }

    private func shownNumber(_ property: FigureProperty, _ set: CGFloat) -> Double {
        shownFigure[property]?.numbers.first ?? Double(set)
    }

    override var contentFrame: CGRect {
        guard let outline = shownOutline, !outline.isEmpty else { return .null }
        let isMitred = lineJoin == .miter
        let width = max(0, shownNumber(.lineWidth, lineWidth))
        let reach =
            shownColor(.strokeColor, strokeColor) == nil
            ? 0 : width * (isMitred ? max(1, shownNumber(.miterLimit, miterLimit)) : 1)
        let frame = CGPath(outline).boundingBox.insetBy(dx: -reach, dy: -reach)
        return frame.isFinite ? frame : .null
    }

    override func paintContent(in context: CGContext) {
        guard let outline = shownOutline else { return }
        if let fillColor = shownColor(.fillColor, fillColor) {
            context.setFillColor(fillColor)
            context.fill(outline, isEvenOdd: fillRule == .evenOdd)
        }
        let width = shownNumber(.lineWidth, lineWidth)
        guard let strokeColor = shownColor(.strokeColor, strokeColor), width > 0 else { return }
        context.setStrokeColor(strokeColor)
        let (start, end) = (shownState.strokeStart, shownState.strokeEnd)
        context.stroke(
            start <= 0 && end >= 1 ? outline : outline.part(from: Double(start), to: Double(end)),
            style: StrokeStyle(
                width: width, cap: lineCap.style, join: lineJoin.style,
                miterLimit: shownNumber(.miterLimit, miterLimit), dash: lineDashPattern?.map(\.doubleValue) ?? [],
                phase: shownNumber(.lineDashPhase, lineDashPhase)))
    }
}

/// Which parts of a shape layer's path are inside.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    /// The rule's name.
    public let rawValue: String
    /// Creates a rule by its name; names that are not known mean ``nonZero``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What outlines go around, unless as many go around it the other way.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// What an odd number of outlines goes around.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How the ends of a shape layer's line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates ends by their name; names that are not known mean ``butt``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// They end at the point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// Half a disc around the point.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// Half a square around the point.
    public static let square = CAShapeLayerLineCap(rawValue: "square")

    fileprivate var style: StrokeStyle.Cap { self == .round ? .round : self == .square ? .square : .butt }
}

/// How the corners of a shape layer's line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates corners by their name; names that are not known mean ``miter``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The edges go on until they meet.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// A disc around the point.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// The tip is cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

    fileprivate var style: StrokeStyle.Join { self == .round ? .round : self == .bevel ? .bevel : .miter }
}
