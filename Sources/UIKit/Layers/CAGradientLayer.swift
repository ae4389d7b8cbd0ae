import Foundation
import RasterEngine

/// A layer that shows a run of colours along a straight line, inside of its rounded corners.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`; what is none is passed over. One colour alone shows nothing.
    open var colors: [Any]? {
        didSet { didChange() }
    }
    /// Where the colours stand, from 0 at the start to 1 at the end; `nil`, or a number that is not that of the colours,
    /// spreads them evenly.
    open var locations: [NSNumber]? {
        didSet { didChange() }
    }
    /// Where the run begins, in parts of the layer's width and height. The default is the middle of the top.
    open var startPoint = CGPoint(x: 0.5, y: 0) {
        didSet { didChange() }
    }
    /// Where the run ends, in parts of the layer's width and height. The default is the middle of the bottom.
    open var endPoint = CGPoint(x: 0.5, y: 1) {
        didSet { didChange() }
    }

    /// The colour at a part of the way.
    private struct Stop {
        var place: Double
        var color: UIColor.Components
    }

    private var stops: [Stop] {
        let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.components }
        guard colors.count > 1 else { return [] }
        let given = locations.flatMap { $0.count == colors.count ? $0 : nil }
        var least = 0.0
        return colors.enumerated().map { index, color in
            let even = Double(index) / Double(colors.count - 1)
            // Places run in one direction.
            least = max(least, min(1, given?[index].doubleValue ?? even))
            return Stop(place: least, color: color)
        }
    }

    /// The colours along the way, in a row of 256 pixels.
    private static func ramp(_ stops: [Stop], in context: CGContext) -> PixelBuffer {
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

    override func paintContent(in context: CGContext) {
        let stops = stops
        let bounds = shownState.bounds
        let transform = context.deviceTransform
        let area = context.pixelRect(bounds, through: transform)
        let way = CGPoint(
            x: (endPoint.x - startPoint.x) * bounds.width, y: (endPoint.y - startPoint.y) * bounds.height)
        let length = way.x * way.x + way.y * way.y
        guard !stops.isEmpty, length > 0, length.isFinite, !area.isEmpty else { return }
        context.saveGState()
        defer { context.restoreGState() }
        if cornerRadius > 0 { context.clip(to: outline(of: bounds), isEvenOdd: false) }
        let start = CGPoint(
            x: bounds.minX + startPoint.x * bounds.width, y: bounds.minY + startPoint.y * bounds.height)
        let ramp = Self.ramp(stops, in: context)
        let back = transform.inverted()
        func part(_ x: Double, _ y: Double) -> Double {
            let point = CGPoint(x: x, y: y).applying(back)
            let part = ((point.x - start.x) * way.x + (point.y - start.y) * way.y) / length
            return max(0, min(1, Double(part))) * Double(ramp.width - 1)
        }
        let seen = area.intersection(context.painter.clip)
        // What runs along a side has one colour in each row or column.
        if way.x == 0 {
            for y in seen.y..<max(seen.y, seen.maxY) {
                let color = ramp.pixels[Int(part(0, Double(y) + 0.5).rounded())]
                context.painter.fill(
                    PixelRect(x: seen.x, y: y, width: seen.width, height: 1), color: PaintColor(premultiplied: color))
            }
        } else if way.y == 0 {
            for x in seen.x..<max(seen.x, seen.maxX) {
                let color = ramp.pixels[Int(part(Double(x) + 0.5, 0).rounded())]
                context.painter.fill(
                    PixelRect(x: x, y: seen.y, width: 1, height: seen.height), color: PaintColor(premultiplied: color))
            }
        } else {
            context.painter.paint(ramp, in: area, opacity: 1) { .init(part($0, $1) + 0.5, 0.5) }
        }
    }

    /// The bounds with the corners that are rounded.
    private func outline(of bounds: CGRect) -> PathOutline {
        let radius = min(cornerRadius, min(bounds.width, bounds.height) / 2)
        func size(_ corner: CACornerMask) -> CGSize {
            maskedCorners.contains(corner) ? CGSize(width: radius, height: radius) : .zero
        }
        var outline = PathOutline()
        outline.addRect(
            bounds,
            radii: CornerRadii(
                topLeft: size(.layerMinXMinYCorner), topRight: size(.layerMaxXMinYCorner),
                bottomLeft: size(.layerMinXMaxYCorner), bottomRight: size(.layerMaxXMaxYCorner)))
        return outline
    }
}

extension CGContext {
    /// A rectangle on the grid where the matrix may stretch it.
    fileprivate func pixelRect(_ rect: CGRect, through transform: CGAffineTransform) -> PixelRect {
        let place = rect.applying(transform)
        return PixelRect(
            minX: Self.pixel(place.minX), minY: Self.pixel(place.minY), maxX: Self.pixel(place.maxX),
            maxY: Self.pixel(place.maxY))
    }
}
