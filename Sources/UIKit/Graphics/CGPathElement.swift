import Foundation
import RasterEngine

/// What a part of a path is.
public enum CGPathElementType: Int32, Sendable {
    /// A new outline begins at a point.
    case moveToPoint
    /// A straight line to a point.
    case addLineToPoint
    /// A quadratic Bézier curve: its control point and its end.
    case addQuadCurveToPoint
    /// A cubic Bézier curve: its two control points and its end.
    case addCurveToPoint
    /// A straight line back to where the outline began; it has no points.
    case closeSubpath
}

/// A part of a path.
public struct CGPathElement {
    /// What it is.
    public var type: CGPathElementType
    /// Its points, as many as the type says. They are there while the part is shown, and no longer.
    public var points: UnsafeMutablePointer<CGPoint>

    /// Creates a part of points that somebody else keeps.
    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        (self.type, self.points) = (type, points)
    }
}

/// What is called for each part of a path: with what was handed to ``CGPath/apply(info:function:)``, and the part.
/// Differences from iOS: any closure does.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Shows each part of the path, in their order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in outline.elements {
            var points = element.points.map { CGPoint(x: $0.x, y: $0.y) }
            points.withUnsafeMutableBufferPointer { buffer in
                withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 1) { none in
                    // A part without points has a place for them all the same.
                    guard let place = buffer.baseAddress ?? none.baseAddress else { return }
                    withUnsafePointer(to: CGPathElement(type: element.type, points: place)) { block($0) }
                }
            }
        }
    }

    /// Calls a function for each part of the path, in their order.
    /// - Parameter info: What the function gets besides.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}

extension PixelPath.Element {
    fileprivate var type: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .cubic: .addCurveToPoint
        case .close: .closeSubpath
        }
    }
}
