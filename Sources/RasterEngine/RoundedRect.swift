/// A rectangle of device pixels with corners of one radius and curve, of which some may be square.
package struct RoundedRect: Equatable, Hashable, Sendable {
    /// The rectangle.
    package var rect: PixelRect
    /// The radius of the corners, in device pixels: at most half the shorter side.
    package private(set) var radius: Double
    /// The corners that are rounded.
    package private(set) var corners: Corners
    /// What kind of curve the corners are.
    package private(set) var curve: CornerCurve

    /// Corners of a rectangle.
    package struct Corners: OptionSet, Hashable, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let topLeft = Corners(rawValue: 1)
        package static let topRight = Corners(rawValue: 2)
        package static let bottomLeft = Corners(rawValue: 4)
        package static let bottomRight = Corners(rawValue: 8)
        package static let all = Corners(rawValue: 15)
    }

    /// Creates a rounded rectangle. The radius is brought into `0 ... half the shorter side`; NaN counts as 0.
    package init(_ rect: PixelRect, radius: Double = 0, corners: Corners = .all, curve: CornerCurve = .circular) {
        self.rect = rect
        self.corners = corners
        self.curve = curve
        let limit = Self.room(in: rect)
        // A sixteenth of a pixel is finer than the eye and lets corners of one look share a mask.
        self.radius = radius > 0 && !corners.isEmpty ? (min(radius, limit) * 16).rounded() / 16 : 0
    }

    /// How far a corner may reach along the sides.
    private static func room(in rect: PixelRect) -> Double { Double(max(0, min(rect.width, rect.height))) / 2 }

    /// How the corners that are rounded bend.
    var bend: CornerBend {
        guard curve != .circular else { return CornerBend(radius: radius, reach: radius) }
        let reach = min((radius * curve.expansion * 16).rounded() / 16, Self.room(in: rect))
        return CornerBend(radius: radius, reach: max(radius, reach))
    }

    /// The side of the square that a corner's curve touches, in whole pixels.
    package var cornerExtent: Int { Int(bend.reach.rounded(.up)) }

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
        RoundedRect(
            rect.insetBy(x: distance, y: distance), radius: max(0, radius - Double(distance)), corners: corners,
            curve: curve)
    }
}
