import Foundation

/// A distance to the right and below, in points.
public struct UIOffset: Hashable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Below.
    public var vertical: CGFloat
    /// No distance.
    public static let zero = UIOffset(horizontal: 0, vertical: 0)

    /// Creates a distance.
    public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
