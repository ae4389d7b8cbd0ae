import RasterEngine

/// The kinds of curves that a layer's corners are.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The curve's name.
    public let rawValue: String
    /// Creates a curve from its name; one that is not known is drawn as a circle.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A quarter of a circle.
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    /// The softer curve of iOS's own icons. It reaches farther along the sides than the radius, and less far where two corners
    /// meet.
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")

    init(_ curve: CornerCurve) { self = curve == .continuous ? .continuous : .circular }
    var drawn: CornerCurve { self == .continuous ? .continuous : .circular }
}
