/// A rectangle of device pixels with circular corners of one radius.
package struct RoundedRect: Equatable, Hashable, Sendable {
    /// The rectangle.
    package var rect: PixelRect
    /// The radius of the corners, in device pixels: at most half the shorter side.
    package private(set) var radius: Double

    /// Creates a rounded rectangle. The radius is brought into `0 ... half the shorter side`; NaN counts as 0.
    package init(_ rect: PixelRect, radius: Double = 0) {
        self.rect = rect
        let limit = Double(max(0, min(rect.width, rect.height))) / 2
        // A sixteenth of a pixel is finer than the eye and lets corners of one look share a mask.
        self.radius = radius > 0 ? (min(radius, limit) * 16).rounded() / 16 : 0
    }

    /// The side of the square that a corner's curve touches, in whole pixels.
    package var cornerExtent: Int { Int(radius.rounded(.up)) }

    /// Whether the rectangle lies in the part that no corner touches, so that the rounding cannot be seen there.
    package func isSquare(within area: PixelRect) -> Bool {
        let extent = cornerExtent
        guard extent > 0 else { return true }
        let visible = area.intersection(rect)
        let clearOfSides = visible.x >= rect.x + extent && visible.maxX <= rect.maxX - extent
        let clearOfEnds = visible.y >= rect.y + extent && visible.maxY <= rect.maxY - extent
        return visible.isEmpty || clearOfSides || clearOfEnds
    }

    /// The part between the upper corners and the lower ones, which the shape fills from side to side.
    package var core: PixelRect { rect.insetBy(x: 0, y: cornerExtent) }

    /// The rounded rectangle whose edge runs `distance` pixels inside this one.
    package func inset(by distance: Int) -> RoundedRect {
        RoundedRect(rect.insetBy(x: distance, y: distance), radius: max(0, radius - Double(distance)))
    }
}
