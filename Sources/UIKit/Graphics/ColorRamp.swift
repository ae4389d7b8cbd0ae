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

/// On which part of a run of colours a point lies.
protocol GradientCourse {
    /// From 0 at the start to 1 at the end, or beyond; `nil` where there is no colour.
    func part(at point: CGPoint) -> Double?
}

/// Along a line.
struct LinearCourse: GradientCourse {
    let start: CGPoint
    let way: CGPoint
    private let length: CGFloat

    /// `nil` where the two points are one, or no numbers.
    init?(from start: CGPoint, to end: CGPoint) {
        self.start = start
        way = CGPoint(x: end.x - start.x, y: end.y - start.y)
        length = way.x * way.x + way.y * way.y
        guard length > 0, length.isFinite else { return nil }
    }

    func part(at point: CGPoint) -> Double? {
        Double(((point.x - start.x) * way.x + (point.y - start.y) * way.y) / length)
    }
}

/// From one circle to another, of which the later ones lie over the earlier.
struct RadialCourse: GradientCourse {
    let center: CGPoint
    let radius: CGFloat
    let way: CGPoint
    let growth: CGFloat
    /// Whether there are circles before the first and behind the last.
    let extends: (before: Bool, after: Bool)

    func part(at point: CGPoint) -> Double? {
        let (x, y) = (point.x - center.x, point.y - center.y)
        // |(x, y) - t · way| = radius + t · growth
        let a = way.x * way.x + way.y * way.y - growth * growth
        let b = x * way.x + y * way.y + radius * growth
        let c = x * x + y * y - radius * radius
        var parts: [CGFloat] = []
        if abs(a) < 1e-9 {
            if b != 0 { parts = [c / (2 * b)] }
        } else if b * b >= a * c {
            let root = (b * b - a * c).squareRoot()
            parts = [max((b + root) / a, (b - root) / a), min((b + root) / a, (b - root) / a)]
        }
        return parts.first {
            radius + $0 * growth >= 0 && (extends.before || $0 >= 0) && (extends.after || $0 <= 1)
        }.map { Double($0) }
    }
}

/// Around a point.
struct ConicCourse: GradientCourse {
    let center: CGPoint
    /// The direction of the start, in radians.
    let angle: CGFloat

    func part(at point: CGPoint) -> Double? {
        let turn = Double((atan2(point.y - center.y, point.x - center.x) - angle) / (2 * .pi))
        return turn - turn.rounded(.down)
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
