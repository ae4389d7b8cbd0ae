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
