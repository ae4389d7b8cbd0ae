import Foundation
import RasterEngine

/// A run of colours, ready to be painted.
struct ColorRamp {
    /// The colour at a part of the way.
    private struct Stop {
        var place: Double
        var color: UIColor.Components
    }

    private let stops: [Stop]

    /// - Parameters:
    ///   - colors: At least two, or there is no run.
    ///   - locations: Where they stand, from 0 to 1; another number of them than of colours spreads the colours evenly.
    init?(_ colors: [CGColor], locations: [Double]?) {
        guard colors.count > 1 else { return nil }
        let given = locations.flatMap { $0.count == colors.count ? $0 : nil }
        var least = 0.0
        stops = colors.enumerated().map { index, color in
            let even = Double(index) / Double(colors.count - 1)
            // Places run in one direction.
            least = max(least, min(1, given?[index] ?? even))
            return Stop(place: least, color: color.channels)
        }
    }

    /// The colours along the way, in a row of 256 pixels.
    @MainActor
    func pixels(in context: CGContext) -> PixelBuffer {
        let ramp = PixelBuffer(width: 256, height: 1)
        for index in 0..<ramp.width {
            let part = Double(index) / Double(ramp.width - 1)
            let after = stops.firstIndex { $0.place > part } ?? stops.count
            let (a, b) = (stops[max(0, after - 1)], stops[min(after, stops.count - 1)])
            let way = b.place > a.place ? max(0, (part - a.place) / (b.place - a.place)) : 0
            func mix(_ from: Double, _ to: Double) -> CGFloat { CGFloat(from + (to - from) * way) }
            let color = UIColor(
                red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
                blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
            ramp.pixels[index] = context.paint(color).premultiplied
        }
        return ramp
    }
}

extension CGContext {
    /// Paints a run of colours.
    /// - Parameters:
    ///   - area: Where, in device pixels.
    ///   - transform: From the course's points to device pixels.
    ///   - extends: Whether the first colour goes on before the start, and the last one behind the end.
    func paint(
        _ ramp: ColorRamp, along course: some GradientCourse, in area: PixelRect, through transform: CGAffineTransform,
        extends: (before: Bool, after: Bool) = (true, true)
    ) {
        let pixels = ramp.pixels(in: self)
        let back = transform.inverted()
        func place(_ x: Double, _ y: Double) -> Double? {
            guard let part = course.part(at: CGPoint(x: x, y: y).applying(back)), !part.isNaN,
                extends.before || part >= 0, extends.after || part <= 1
            else { return nil }
            return max(0, min(1, part)) * Double(pixels.width - 1)
        }
        let seen = area.intersection(painter.clip)
        // What runs along a side has one colour in each row or column.
        let linear = transform.b == 0 && transform.c == 0 ? course as? LinearCourse : nil
        if linear?.way.x == 0 {
            for y in seen.y..<max(seen.y, seen.maxY) {
                guard let place = place(0, Double(y) + 0.5) else { continue }
                painter.fill(
                    PixelRect(x: seen.x, y: y, width: seen.width, height: 1),
                    color: PaintColor(premultiplied: pixels.pixels[Int(place.rounded())]))
            }
        } else if linear?.way.y == 0 {
            for x in seen.x..<max(seen.x, seen.maxX) {
                guard let place = place(Double(x) + 0.5, 0) else { continue }
                painter.fill(
                    PixelRect(x: x, y: seen.y, width: 1, height: seen.height),
                    color: PaintColor(premultiplied: pixels.pixels[Int(place.rounded())]))
            }
        } else {
            painter.paint(pixels, in: area, opacity: 1) { x, y in
                // Beside the ramp there is nothing.
                place(x, y).map { .init($0 + 0.5, 0.5) } ?? .init(-9, 0)
            }
        }
    }
}
