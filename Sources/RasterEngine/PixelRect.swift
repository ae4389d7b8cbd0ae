/// A rectangle of device pixels. It covers the columns `x ..< maxX` and the rows `y ..< maxY`.
///
/// A rectangle whose width or height is not positive is empty and covers nothing.
///
/// What is asked of it is inlined into other modules: the damage and the painting ask it of every view.
public struct PixelRect: Equatable, Hashable, Sendable {
    /// The first column, in device pixels.
    public var x: Int
    /// The first row, in device pixels.
    public var y: Int
    /// The number of columns.
    public var width: Int
    /// The number of rows.
    public var height: Int

    /// Creates a rectangle from its first column and row and its size, all in device pixels.
    @inlinable
    public init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The empty rectangle at the origin.
    public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

    /// The column behind the last one.
    @inlinable public var maxX: Int { x + width }
    /// The row below the last one.
    @inlinable public var maxY: Int { y + height }
    /// Whether the rectangle covers no pixel.
    @inlinable public var isEmpty: Bool { width <= 0 || height <= 0 }
    /// How many pixels the rectangle covers.
    public var area: Int { isEmpty ? 0 : width * height }
}

extension PixelRect {
    /// Creates a rectangle from its edges; edges in the wrong order give an empty one.
    @inlinable
    package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
        self.init(x: minX, y: minY, width: max(0, maxX - minX), height: max(0, maxY - minY))
    }

    /// The pixels that both rectangles cover.
    @inlinable
    package func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            minX: max(x, other.x), minY: max(y, other.y), maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    }

    /// The smallest rectangle that covers both; an empty one adds nothing.
    @inlinable
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(x, other.x), minY: min(y, other.y), maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }

    /// Whether the two have at least one pixel in common.
    @inlinable
    package func intersects(_ other: PixelRect) -> Bool {
        !isEmpty && !other.isEmpty && x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
    }

    /// Whether every pixel of `other` is covered. An empty `other` is always contained.
    @inlinable
    package func contains(_ other: PixelRect) -> Bool {
        other.isEmpty || (x <= other.x && y <= other.y && maxX >= other.maxX && maxY >= other.maxY)
    }

    /// Whether the pixel at a column and row is covered.
    package func contains(x column: Int, y row: Int) -> Bool {
        column >= x && column < maxX && row >= y && row < maxY
    }

    /// The rectangle moved by a number of columns and rows.
    package func offsetBy(x dx: Int, y dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width, height: height)
    }

    /// The rectangle with each edge moved inwards; negative amounts move outwards.
    package func insetBy(x dx: Int, y dy: Int) -> PixelRect {
        PixelRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// What is left of this rectangle without `hole`: at most four disjoint rectangles.
    package func subtracting(_ hole: PixelRect) -> [PixelRect] {
        let cut = intersection(hole)
        if cut.isEmpty { return isEmpty ? [] : [self] }
        return [
            PixelRect(minX: x, minY: y, maxX: maxX, maxY: cut.y),
            PixelRect(minX: x, minY: cut.y, maxX: cut.x, maxY: cut.maxY),
            PixelRect(minX: cut.maxX, minY: cut.y, maxX: maxX, maxY: cut.maxY),
            PixelRect(minX: x, minY: cut.maxY, maxX: maxX, maxY: maxY),
        ].filter { !$0.isEmpty }
    }
}
