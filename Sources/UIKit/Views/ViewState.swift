import Foundation
import RasterEngine

/// What a view looks like and where it is: everything that can be animated. Lengths are points.
///
/// A view has one state that its properties read and write, and while it is animated a second one that is shown.
struct ViewState {
    var center = CGPoint.zero
    var bounds = CGRect.zero
    /// Which point of the bounds stands at ``center`` and is what the transform leaves where it is, as parts of the size.
    var anchor = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity
    var alpha: CGFloat = 1
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var shadowOpacity: CGFloat = 0
    var shadowRadius: CGFloat = 3
    var shadowOffset = CGSize(width: 0, height: -3)
    /// Which corners ``cornerRadius`` rounds.
    var roundedCorners = CACornerMask.all
    /// What kind of curve they are.
    var cornerCurve = CornerCurve.circular
    /// By how much the subviews and the layers in the view's are moved without their knowing: what programs set as
    /// ``CALayer/sublayerTransform``.
    var contentShift = CGPoint.zero
    /// How far below its place the view stands without its knowing: how a window makes room for the keyboard.
    var displacement: CGFloat = 0
    /// The colours, together behind one reference: states are copied for every view in every frame.
    private var ink: ViewColors?
    /// Which part of its path a shape layer strokes, from 0 to 1.
    var strokeStart: Float = 0
    var strokeEnd: Float = 1

    var backgroundColor: UIColor? {
        get { ink?.background }
        set { ink = ViewColors(newValue, border: borderColor, shadow: shadowColor, path: shadowPath) }
    }
    var borderColor: UIColor? {
        get { ink?.border }
        set { ink = ViewColors(backgroundColor, border: newValue, shadow: shadowColor, path: shadowPath) }
    }
    var shadowColor: UIColor {
        get { ink?.shadow ?? .black }
        set { ink = ViewColors(backgroundColor, border: borderColor, shadow: newValue, path: shadowPath) }
    }
    /// What throws the shadow, where that is not the background's shape.
    var shadowPath: CGPath? {
        get { ink?.shadowPath }
        set { ink = ViewColors(backgroundColor, border: borderColor, shadow: shadowColor, path: newValue) }
    }

    /// Takes looks of another state where this one has none of its own.
    mutating func adoptLooks(of other: Self) {
        if backgroundColor == nil { backgroundColor = other.backgroundColor }
        if cornerRadius == 0 {
            (cornerRadius, roundedCorners, cornerCurve) = (other.cornerRadius, other.roundedCorners, other.cornerCurve)
        }
        if borderWidth == 0 { (borderWidth, borderColor) = (other.borderWidth, other.borderColor) }
        guard shadowOpacity == 0 else { return }
        (shadowOpacity, shadowRadius, shadowOffset) = (other.shadowOpacity, other.shadowRadius, other.shadowOffset)
        (shadowColor, shadowPath) = (other.shadowColor, other.shadowPath)
    }

    /// Where the view's bounds lie in its superview, its transform included.
    var frame: CGRect {
        if transform.isTurned {
            let fixed = anchorInBounds
            return bounds.offsetBy(dx: -fixed.x, dy: -fixed.y).applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        let size = CGSize(width: bounds.width * abs(transform.a), height: bounds.height * abs(transform.d))
        let inset = inset(ofAnchorIn: size)
        return CGRect(
            x: center.x + transform.tx - inset.x, y: center.y + transform.ty - inset.y, width: size.width,
            height: size.height)
    }

    /// How far from the left and the top of the view the anchor is, when the view takes a size in its superview.
    func inset(ofAnchorIn size: CGSize) -> CGPoint {
        CGPoint(
            x: size.width * (transform.a < 0 ? 1 - anchor.x : anchor.x),
            y: size.height * (transform.d < 0 ? 1 - anchor.y : anchor.y))
    }

    /// What the view takes of a frame. The frame of a turned view is the box around it, from which no size follows: it takes that of
    /// the frame turned back, as on iOS.
    func place(inFrame frame: CGRect) -> (center: CGPoint, size: CGSize) {
        if transform.isTurned {
            let size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
            let fixed = CGPoint(x: size.width * anchor.x, y: size.height * anchor.y)
            let box = CGRect(x: -fixed.x, y: -fixed.y, width: size.width, height: size.height).applying(transform)
            return (CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY), size)
        }
        func unscaled(_ length: CGFloat, _ factor: CGFloat) -> CGFloat { factor == 0 ? 0 : length / abs(factor) }
        let inset = inset(ofAnchorIn: frame.size)
        return (
            CGPoint(x: frame.minX + inset.x - transform.tx, y: frame.minY + inset.y - transform.ty),
            CGSize(width: unscaled(frame.width, transform.a), height: unscaled(frame.height, transform.d))
        )
    }

    /// The changes that set a transform: those of its parts, each of which may be animated.
    func setTransform(
        _ new: CGAffineTransform, _ change: (AnimatableProperty, (inout ViewState) -> Void) -> Void
    ) {
        let old = transform.turn
        guard old != .zero || new.turn != .zero else { return change(.transform) { $0.transform = new } }
        change(.transform) { $0.transform = CGAffineTransform(lengths: new.lengths, turn: old) }
        change(.turn) { $0.transform = new }
    }

    /// Whether the pixels of what is painted are those of a picture that is scaled or turned.
    var isResampled: Bool { transform.a != 1 || transform.d != 1 || transform.isTurned }

    /// The anchor in the view's own coordinates.
    var anchorInBounds: CGPoint {
        CGPoint(x: bounds.origin.x + bounds.size.width * anchor.x, y: bounds.origin.y + bounds.size.height * anchor.y)
    }

    /// The shape of the background, in device pixels.
    func shape(_ box: PixelRect, scale: CGFloat) -> RoundedRect {
        RoundedRect(
            box, radius: Double(cornerRadius * scale), corners: .init(rawValue: UInt8(roundedCorners.rawValue & 15)),
            curve: cornerCurve)
    }

    /// A point of the view in its superview's coordinates.
    func toSuperview(_ point: CGPoint) -> CGPoint {
        let fixed = anchorInBounds
        if transform.isTurned {
            let turned = CGPoint(x: point.x - fixed.x, y: point.y - fixed.y).applying(transform)
            return CGPoint(x: turned.x + center.x, y: turned.y + center.y + displacement)
        }
        return CGPoint(
            x: (point.x - fixed.x) * transform.a + center.x + transform.tx,
            y: (point.y - fixed.y) * transform.d + center.y + transform.ty + displacement)
    }

    /// A point of the superview in the view's coordinates. A view scaled to nothing has all points at its anchor.
    func fromSuperview(_ point: CGPoint) -> CGPoint {
        func undo(_ value: CGFloat, _ factor: CGFloat) -> CGFloat { factor == 0 ? 0 : value / factor }
        let fixed = anchorInBounds
        if transform.isTurned {
            guard transform.determinant != 0 else { return fixed }
            let upright = CGPoint(x: point.x - center.x, y: point.y - center.y - displacement).applying(
                transform.inverted())
            return CGPoint(x: upright.x + fixed.x, y: upright.y + fixed.y)
        }
        return CGPoint(
            x: undo(point.x - center.x - transform.tx, transform.a) + fixed.x,
            y: undo(point.y - center.y - transform.ty - displacement, transform.d) + fixed.y)
    }
}

/// The colours of a view, and what throws its shadow.
private final class ViewColors {
    let background: UIColor?
    let border: UIColor?
    let shadow: UIColor
    let shadowPath: CGPath?

    init(_ background: UIColor?, border: UIColor?, shadow: UIColor, path: CGPath?) {
        (self.background, self.border, self.shadow, shadowPath) = (background, border, shadow, path)
    }
}

/// A property of ``ViewState`` as up to four numbers, so that one animation serves all.
enum AnimatableProperty: Hashable, CaseIterable {
    case center, boundsOrigin, boundsSize, transform, turn, alpha, backgroundColor, cornerRadius, borderWidth,
        borderColor
    case shadowOpacity, shadowRadius, shadowOffset, shadowColor, contentShift, displacement, strokeStart, strokeEnd,
        anchor

    func value(in state: ViewState, traits: UITraitCollection) -> SIMD4<Double> {
        switch self {
        case .center: [state.center.x, state.center.y, 0, 0]
        case .boundsOrigin: [state.bounds.origin.x, state.bounds.origin.y, 0, 0]
        case .boundsSize: [state.bounds.width, state.bounds.height, 0, 0]
        case .transform: state.transform.lengths
        case .turn: state.transform.turn
        case .alpha: [state.alpha, 0, 0, 0]
        case .backgroundColor: Self.vector(state.backgroundColor, traits)
        case .cornerRadius: [state.cornerRadius, 0, 0, 0]
        case .borderWidth: [state.borderWidth, 0, 0, 0]
        case .borderColor: Self.vector(state.borderColor, traits)
        case .shadowOpacity: [state.shadowOpacity, 0, 0, 0]
        case .shadowRadius: [state.shadowRadius, 0, 0, 0]
        case .shadowOffset: [state.shadowOffset.width, state.shadowOffset.height, 0, 0]
        case .shadowColor: Self.vector(state.shadowColor, traits)
        case .contentShift: [state.contentShift.x, state.contentShift.y, 0, 0]
        case .displacement: [state.displacement, 0, 0, 0]
        case .strokeStart: [Double(state.strokeStart), 0, 0, 0]
        case .strokeEnd: [Double(state.strokeEnd), 0, 0, 0]
        case .anchor: [state.anchor.x, state.anchor.y, 0, 0]
        }
    }

    func set(_ value: SIMD4<Double>, in state: inout ViewState) {
        // A spring swings beyond its end, and nothing is more than opaque or smaller than nothing.
        let length = max(0, value.x)
        switch self {
        case .center: state.center = CGPoint(x: value.x, y: value.y)
        case .boundsOrigin: state.bounds.origin = CGPoint(x: value.x, y: value.y)
        case .boundsSize: state.bounds.size = CGSize(width: length, height: max(0, value.y))
        case .transform: state.transform = CGAffineTransform(lengths: value, turn: state.transform.turn)
        case .turn: state.transform = CGAffineTransform(lengths: state.transform.lengths, turn: value)
        case .alpha: state.alpha = min(1, length)
        case .backgroundColor: state.backgroundColor = Self.color(value)
        case .cornerRadius: state.cornerRadius = length
        case .borderWidth: state.borderWidth = length
        case .borderColor: state.borderColor = Self.color(value)
        case .shadowOpacity: state.shadowOpacity = min(1, length)
        case .shadowRadius: state.shadowRadius = length
        case .shadowOffset: state.shadowOffset = CGSize(width: value.x, height: value.y)
        case .shadowColor: state.shadowColor = Self.color(value)
        case .contentShift: state.contentShift = CGPoint(x: value.x, y: value.y)
        case .displacement: state.displacement = value.x
        case .strokeStart: state.strokeStart = Float(value.x)
        case .strokeEnd: state.strokeEnd = Float(value.x)
        case .anchor: state.anchor = CGPoint(x: value.x, y: value.y)
        }
    }

    /// Whether a change moves the view, so that what is typed may come under the keyboard.
    var isPlace: Bool {
        switch self {
        case .center, .boundsOrigin, .boundsSize, .transform, .turn, .contentShift, .displacement, .anchor: true
        default: false
        }
    }

    /// Whether two states have the same value.
    func isSame(in a: ViewState, _ b: ViewState) -> Bool {
        switch self {
        // What layouts set again and again.
        case .center: a.center == b.center
        case .boundsSize: a.bounds.size == b.bounds.size
        case .transform, .turn: a.transform == b.transform
        case .backgroundColor: a.backgroundColor == b.backgroundColor
        case .borderColor: a.borderColor == b.borderColor
        default: value(in: a, traits: .current) == value(in: b, traits: .current)
        }
    }

    /// Whether several animations of it add up. Those of places, sizes and opacity do, as on iOS.
    var isAdditive: Bool { isPlace || self == .alpha }

    /// Whether an animation of it goes on when it is set without one. Scrolling does not: whoever sets the offset takes it over.
    var goesOnWhenSet: Bool {
        isAdditive && self != .boundsOrigin && self != .contentShift && self != .displacement
    }

    /// The same value as a number that is nearest to another one: a turn goes the short way round, and half a turn back the way
    /// it came.
    func nearest(_ value: SIMD4<Double>, to other: SIMD4<Double>) -> SIMD4<Double> {
        guard self == .turn else { return value }
        var value = value
        let rounds = (other.x - value.x) / (2 * .pi)
        let whole = (abs(rounds) - 0.5 - 1e-9).rounded(.up)
        value.x += 2 * .pi * (rounds < 0 ? -whole : whole)
        return value
    }

    /// Whether the numbers depend on whether the interface is light or dark.
    var isColor: Bool { self == .backgroundColor || self == .borderColor || self == .shadowColor }

    /// Takes the property over as it is, so that colours that depend on the interface go on doing so.
    func copy(from source: ViewState, to state: inout ViewState) {
        switch self {
        case .backgroundColor: state.backgroundColor = source.backgroundColor
        case .borderColor: state.borderColor = source.borderColor
        case .shadowColor: state.shadowColor = source.shadowColor
        default: set(value(in: source, traits: .current), in: &state)
        }
    }

    private static func vector(_ color: UIColor?, _ traits: UITraitCollection) -> SIMD4<Double> {
        guard let c = color?.components(with: traits) else { return .zero }
        return [c.red, c.green, c.blue, c.alpha]
    }

    private static func color(_ value: SIMD4<Double>) -> UIColor {
        let value = value.clamped(lowerBound: .zero, upperBound: .one)
        return UIColor(red: value.x, green: value.y, blue: value.z, alpha: value.w)
    }
}
