import Foundation
import RasterEngine

/// A layer that shows a run of colours, inside of its rounded corners.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`; what is none is passed over. One colour alone shows nothing.
    open var colors: [Any]? {
        didSet { didChange() }
    }
    /// Where the colours stand, from 0 at the start to 1 at the end; `nil`, or a number that is not that of the colours,
    /// spreads them evenly.
    open var locations: [NSNumber]? {
        didSet { didChange() }
    }
    /// Where the run begins, in parts of the layer's width and height. The default is the middle of the top.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { didChange() }
    }
    /// Where the run ends, in parts of the layer's width and height. The default is the middle of the bottom.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { didChange() }
    }

    /// What the way from the start to the end means. The default is ``CAGradientLayerType/axial``.
    open var type = CAGradientLayerType.axial {
        didSet { didChange() }
    }

    override func hasFigure(_ property: FigureProperty) -> Bool {
        switch property {
        case .colors, .locations, .startPoint, .endPoint: true
        default: false
        }
    }

    override func figure(_ property: FigureProperty) -> Any? {
        switch property {
        case .colors: colors
        case .locations: locations
        case .startPoint: startPoint
        case .endPoint: endPoint
        default: nil
        }
    }

    private func shownPoint(_ property: FigureProperty, _ set: CGPoint) -> CGPoint {
        guard let numbers = shownFigure[property]?.numbers, numbers.count == 2 else { return set }
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    override func paintContent(in context: CGContext) {
        let bounds = shownState.bounds
        let transform = context.deviceTransform
        let area = context.pixelBox(of: bounds)
        let colors = shownFigure[.colors]?.colors ?? (colors ?? []).compactMap { $0 as? CGColor }
        let locations = shownFigure[.locations]?.numbers ?? locations?.map(\.doubleValue)
        let (startPoint, endPoint) = (shownPoint(.startPoint, startPoint), shownPoint(.endPoint, endPoint))
        guard let ramp = ColorRamp(colors, locations: locations), !area.isEmpty else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if cornerRadius > 0 { context.clip(to: outline(of: bounds), isEvenOdd: false) }
        // A part of the width and of the height, in points.
        let unit = CGAffineTransform(
            a: bounds.width, b: 0, c: 0, d: bounds.height, tx: bounds.minX, ty: bounds.minY)
        switch type {
        case .radial:
            let radii = CGPoint(x: abs(endPoint.x - startPoint.x), y: abs(endPoint.y - startPoint.y))
            guard radii.x > 0, radii.y > 0, radii.isFinite else { return }
            let circle = CGAffineTransform(a: radii.x, b: 0, c: 0, d: radii.y, tx: startPoint.x, ty: startPoint.y)
            context.paint(
                ramp, along: RadialCourse(center: .zero, radius: 0, way: .zero, growth: 1, extends: (true, true)),
                in: area, through: circle.concatenating(unit).concatenating(transform))
        case .conic:
            let (start, end) = (startPoint.applying(unit), endPoint.applying(unit))
            context.paint(
                ramp, along: ConicCourse(center: start, angle: atan2(end.y - start.y, end.x - start.x)), in: area,
                through: transform)
        default:
            guard let course = LinearCourse(from: startPoint.applying(unit), to: endPoint.applying(unit)) else {
                return
            }
            context.paint(ramp, along: course, in: area, through: transform)
        }
    }

    /// The bounds with the corners that are rounded.
    private func outline(of bounds: CGRect) -> PathOutline {
        let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2)
        func size(_ corner: CACornerMask) -> CGSize {
            maskedCorners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
        }
        var outline = PathOutline()
        outline.addRect(
            bounds,
            radii: CornerRadii(
                topLeft: size(.layerMinXMinYCorner), topRight: size(.layerMaxXMinYCorner),
                bottomLeft: size(.layerMinXMaxYCorner), bottomRight: size(.layerMaxXMaxYCorner)))
        return outline
    }
}

/// What the way from the start of a gradient layer to its end means.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a type by its name; names that are not known mean ``axial``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The colours run along it.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// The colours run from the start to an ellipse around it that reaches the end's column and row.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// The colours run around the start, clockwise, and begin where the end is.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}
