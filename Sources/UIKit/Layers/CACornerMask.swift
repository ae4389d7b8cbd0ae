import RasterEngine

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// One bit a corner.
    public let rawValue: UInt
    /// Creates corners from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The one at the left of the top.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The one at the right of the top.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The one at the left of the bottom.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The one at the right of the bottom.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all = CACornerMask(rawValue: 15)
}

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
