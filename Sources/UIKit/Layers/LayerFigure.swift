import Foundation
import RasterEngine

/// A property that one kind of layer has beside those that all have, and that can be animated by its name.
enum FigureProperty: String {
    // Of shapes.
    case path, fillColor, strokeColor, lineWidth, lineDashPhase, miterLimit
    // Of gradients.
    case colors, locations, startPoint, endPoint

    /// What a value is that a program gives; `nil` for what is none, or not finite.
    func value(_ given: Any?) -> FigureValue? {
        switch self {
        case .path: (given as? CGPath).map { .path($0.outline) }
        case .fillColor, .strokeColor: (given as? CGColor).map { .numbers(Self.channels(of: $0)) }
        case .colors:
            (given as? [Any]).map { .numbers($0.compactMap { $0 as? CGColor }.flatMap(Self.channels)) }
        case .locations: (given as? [NSNumber]).flatMap { Self.finite($0.map(\.doubleValue)) }
        case .startPoint, .endPoint:
            switch given {
            case let point as CGPoint: Self.finite([point.x, point.y])
            case let value as NSValue: Self.finite([value.cgPointValue.x, value.cgPointValue.y])
            default: nil
            }
        case .lineWidth, .lineDashPhase, .miterLimit:
            LayerKeyPath.opacity.vector(given).map { .numbers([$0.x]) }
        }
    }

    private static func channels(of color: CGColor) -> [Double] {
        let parts = color.channels
        return [parts.red, parts.green, parts.blue, parts.alpha]
    }

    private static func finite(_ numbers: [Double]) -> FigureValue? {
        numbers.allSatisfy(\.isFinite) ? .numbers(numbers) : nil
    }
}

/// A value of such a property.
enum FigureValue {
    case numbers([Double])
    case path(PathOutline)

    var numbers: [Double] {
        if case .numbers(let numbers) = self { numbers } else { [] }
    }

    var outline: PathOutline? {
        if case .path(let outline) = self { outline } else { nil }
    }

    /// Each four numbers as a colour.
    var colors: [CGColor] {
        let parts = numbers.map { min(1, max(0, $0)) }
        return stride(from: 0, to: parts.count - 3, by: 4).map {
            UIColor(red: parts[$0], green: parts[$0 + 1], blue: parts[$0 + 2], alpha: parts[$0 + 3]).cgColor
        }
    }

    /// A value on the way to another one. One that has other parts, a path of other lines, is there at once.
    func mixed(with other: FigureValue, at way: Double) -> FigureValue {
        switch (self, other) {
        case (.numbers(let from), .numbers(let to)) where from.count == to.count:
            .numbers(zip(from, to).map { $0 + ($1 - $0) * way })
        case (.path(let from), .path(let to)): from.mixed(with: to, at: way).map { .path($0) } ?? other
        default: other
        }
    }

    /// The same with nothing but zeros; a path is what it is.
    var zero: FigureValue {
        if case .numbers(let numbers) = self { .numbers(numbers.map { _ in 0 }) } else { self }
    }

    /// The sum of numbers; of anything else the first.
    func adding(_ other: FigureValue, times factor: Double = 1) -> FigureValue {
        guard case (.numbers(let mine), .numbers(let others)) = (self, other), mine.count == others.count else {
            return self
        }
        return .numbers(zip(mine, others).map { $0 + $1 * factor })
    }
}

extension PathOutline {
    /// The outline on the way to another one, each point on its own way; `nil` where that is not made of the same parts.
    func mixed(with other: PathOutline, at way: Double) -> PathOutline? {
        guard elements.count == other.elements.count else { return nil }
        func mix(_ a: PixelPath.Point, _ b: PixelPath.Point) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * way, y: a.y + (b.y - a.y) * way)
        }
        var result = PathOutline()
        for (mine, its) in zip(elements, other.elements) {
            switch (mine, its) {
            case (.move(let a), .move(let b)): result.move(to: mix(a, b))
            case (.line(let a), .line(let b)): result.addLine(to: mix(a, b))
            case (.quad(let a, let b), .quad(let c, let d)): result.addQuadCurve(to: mix(b, d), mix(a, c))
            case (.cubic(let a, let b, let c), .cubic(let d, let e, let f)):
                result.addCurve(to: mix(c, f), mix(a, d), mix(b, e))
            case (.close, .close): result.close()
            default: return nil
            }
        }
        return result
    }
}

/// The values that such a property goes through in one run.
struct FigureCourse {
    let property: FigureProperty
    var values: [FigureValue]
    /// What was set when the animation was added, where its values are added to that.
    var base: FigureValue?
    var timing = CourseTiming()

    /// The value at a part of the run.
    /// - Parameter shown: What others make of the property that run beside it.
    func value(at part: Double, beside shown: FigureValue?) -> FigureValue? {
        let own = timing.place(of: part, among: values.count).map {
            values[$0.index].mixed(with: values[$0.index + 1], at: $0.way)
        }
        guard let value = own ?? values.first else { return nil }
        return base.map { (shown ?? $0).adding(value) } ?? value
    }
}
