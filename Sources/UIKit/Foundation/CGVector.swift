import Foundation

/// A direction with a length: by how much something is moved, in points.
public struct CGVector: Hashable, Codable, Sendable {
    /// The way to the right.
    public var dx: CGFloat
    /// The way down.
    public var dy: CGFloat

    /// Creates a vector without a length.
    public init() { (dx, dy) = (0, 0) }
    /// Creates a vector.
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    /// Creates a vector.
    public init(dx: Double, dy: Double) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
    /// Creates a vector.
    public init(dx: Int, dy: Int) { (self.dx, self.dy) = (CGFloat(dx), CGFloat(dy)) }
    /// The vector without a length.
    public static let zero = CGVector()
}
