/// A picture that is turned, skewed or stretched.
extension Painter {
    /// Paints a picture through a matrix.
    /// - Parameters:
    ///   - area: The window pixels that it may touch.
    ///   - source: The place in the picture, in its pixels, that is shown at a place of the window.
    package func paint(
        _ picture: PixelBuffer, in area: PixelRect, opacity: Double,
        from source: (_ x: Double, _ y: Double) -> PixelPath.Point
    ) {
        let alpha = UInt32((min(1, max(0, opacity)) * 255).rounded())
        guard alpha > 0, picture.width > 0, picture.height > 0 else { return }
        forEachRow(area) { y, row in
            let visible = area.intersection(clip)
            for column in 0..<visible.width {
                let place = source(Double(visible.x + column) + 0.5, Double(y) + 0.5)
                let pixel = Self.pixel(of: picture, x: place.x - 0.5, y: place.y - 0.5)
                guard pixel != 0 else { continue }
                row[column] = Pixel.over(alpha == 255 ? pixel : Pixel.scale(pixel, by: alpha), row[column])
            }
        }
    }

    /// A pixel between four; outside of the picture is nothing.
    private static func pixel(of picture: PixelBuffer, x: Double, y: Double) -> UInt32 {
        guard x > -1, y > -1, x < Double(picture.width), y < Double(picture.height) else { return 0 }
        let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let (right, below) = (UInt32((x - Double(left)) * 255), UInt32((y - Double(top)) * 255))
        func part(_ dx: Int, _ dy: Int, _ factor: UInt32) -> UInt32 {
            let (x, y) = (left + dx, top + dy)
            guard factor > 0, x >= 0, y >= 0, x < picture.width, y < picture.height else { return 0 }
            return Pixel.scale(picture.row(y)[x], by: factor)
        }
        // The four parts make up 255, so that no colour runs over.
        let (first, second, third) = (
            (255 - right) * (255 - below) / 255, right * (255 - below) / 255, (255 - right) * below / 255
        )
        let fourth = 255 - first - second - third
        return [part(0, 0, first), part(1, 0, second), part(0, 1, third), part(1, 1, fourth)].reduce(0, Self.adding)
    }

    /// The sum of two premultiplied pixels, no channel more than full.
    private static func adding(_ a: UInt32, _ b: UInt32) -> UInt32 {
        var sum: UInt32 = 0
        for shift in stride(from: UInt32(0), to: 32, by: 8) {
            sum |= min(255, (a >> shift & 0xFF) + (b >> shift & 0xFF)) << shift
        }
        return sum
    }
}
