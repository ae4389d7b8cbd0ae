import Foundation

/// How an animation of a layer spreads its way over its time.
public final class CAMediaTimingFunction: NSObject, Sendable {
    let curve: TimingCurve

    /// Creates one of the known functions.
    public init(name: CAMediaTimingFunctionName) {
        curve =
            switch name {
            case .linear: .linear
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .easeInEaseOut: .easeInOut
            default: .cubic([0.25, 0.1, 0.25, 1])
            }
    }

    /// Creates a cubic Bézier curve from (0, 0) to (1, 1) with two control points, whose x are brought into 0 to 1.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        func part(_ x: Float) -> Double { x > 0 ? Double(min(x, 1)) : 0 }
        func height(_ y: Float) -> Double { y.isFinite ? Double(y) : 0 }
        curve = .cubic([part(c1x), height(c1y), part(c2x), height(c2y)])
    }
}

/// A known timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name; one that is not known means ``default``.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Even.
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    /// Slow at the beginning.
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    /// Slow at the end.
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    /// Slow at both ends.
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    /// Quick at the beginning, slow at the end.
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
