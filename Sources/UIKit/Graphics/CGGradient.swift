import Foundation
import RasterEngine

/// A run of colours that a context paints.
public final class CGGradient: Sendable {
    let ramp: ColorRamp

    /// Creates a run of `CGColor`s.
    /// - Parameters:
    ///   - space: Of no effect: all colours are of one space.
    ///   - colors: What is no colour is passed over; fewer than two give `nil`.
    ///   - locations: As many numbers from 0 to 1 as there are colours; `nil` spreads them evenly.
    public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
        let places = locations.map { UnsafeBufferPointer(start: $0, count: colors.count).map { Double($0) } }
        guard let ramp = ColorRamp(colors.compactMap { $0 as? CGColor }, locations: places) else { return nil }
        self.ramp = ramp
    }

    /// Creates a run of colours from their components, four for each: red, green, blue and alpha between 0 and 1.
    public convenience init?(
        colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?, count: Int
    ) {
        guard count > 1, components.count >= 4 * count else { return nil }
        let colors = (0..<count).map {
            CGColor(
                red: components[4 * $0], green: components[4 * $0 + 1], blue: components[4 * $0 + 2],
                alpha: components[4 * $0 + 3])
        }
        self.init(colors, places: locations)
    }

    private init?(_ colors: [CGColor], places: [CGFloat]?) {
        guard let ramp = ColorRamp(colors, locations: places?.map { Double($0) }) else { return nil }
        self.ramp = ramp
    }
}

/// How far a run of colours goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// One bit an end.
    public let rawValue: UInt32
    /// Creates options from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first colour goes on before the start.
    public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
    /// The last colour goes on behind the end.
    public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)

    fileprivate var extends: (before: Bool, after: Bool) {
        (contains(.drawsBeforeStartLocation), contains(.drawsAfterEndLocation))
    }
}

extension CGContext {
    /// Paints a run of colours along a line, over all of the clip.
    public func drawLinearGradient(
        _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
    ) {
        guard let course = LinearCourse(from: startPoint, to: endPoint) else { return }
        draw(gradient, along: course, options)
    }

    /// Paints a run of colours from one circle to another, over all of the clip. Radii are points; below 0 nothing is painted.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let way = CGPoint(x: endCenter.x - startCenter.x, y: endCenter.y - startCenter.y)
        guard startRadius >= 0, endRadius >= 0, way.isFinite, startRadius.isFinite, endRadius.isFinite else { return }
        draw(
            gradient,
            along: RadialCourse(
                center: startCenter, radius: startRadius, way: way, growth: endRadius - startRadius,
                extends: options.extends), options)
    }

    private func draw(_ gradient: CGGradient, along course: some GradientCourse, _ options: CGGradientDrawingOptions) {
        // One that ends somewhere covers what it paints and no more; one that goes on covers all.
        let goesOn = options == [.drawsBeforeStartLocation, .drawsAfterEndLocation]
        paint(goesOn ? .whole : .ink) {
            paint(
                gradient.ramp, along: course, in: painter.clip, through: deviceTransform, extends: options.extends)
        }
    }
}
