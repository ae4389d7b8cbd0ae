import Foundation

/// Distances from the four edges of a rectangle inwards, in points.
public struct UIEdgeInsets: Equatable, Hashable, Sendable, Codable {
    /// From the top edge.
    public var top: CGFloat
    /// From the left edge.
    public var left: CGFloat
    /// From the bottom edge.
    public var bottom: CGFloat
    /// From the right edge.
    public var right: CGFloat

    /// No distance at any edge.
    public static let zero = UIEdgeInsets()

    /// Creates insets of no distance at any edge.
    public init() {
        self.init(top: 0)
    }

    /// Creates insets from the four distances in points.
    public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }

    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}

extension CGRect {
    /// The rectangle with its edges moved inwards. Its size never becomes negative, which differs from UIKit, where a
    /// rectangle that is smaller than the insets turns inside out.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top, width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }

    /// The rectangle's middle.
    var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// Whether all four numbers are usable.
    var isFinite: Bool {
        origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
    }

    /// What two rectangles have in common; null also where an edge of one is no number, with which Foundation's
    /// `intersection` ends the program.
    func common(with other: CGRect) -> CGRect {
        let edges = [minX, maxX, minY, maxY, other.minX, other.maxX, other.minY, other.maxY]
        return edges.contains(where: \.isNaN) ? .null : intersection(other)
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }
}
