/// How what is painted joins with what is below it: the separable and the other blend modes of PDF, and the operators of
/// Porter and Duff.
///
/// The raw values are those of Core Graphics.
package enum BlendMode: Int32, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion
    case hue, saturation, color, luminosity
    case clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker, plusLighter

    /// One pixel over another; both are premultiplied.
    package func blend(_ source: UInt32, over below: UInt32) -> UInt32 {
        let (s, d) = (Channels(source), Channels(below))
        switch self {
        case .normal: return Pixel.over(source, below)
        case .clear: return 0
        case .copy: return source
        case .sourceIn: return (s * d.alpha).pixel
        case .sourceOut: return (s * (1 - d.alpha)).pixel
        case .sourceAtop: return (s * d.alpha + d * (1 - s.alpha)).pixel
        case .destinationOver: return (s * (1 - d.alpha) + d).pixel
        case .destinationIn: return (d * s.alpha).pixel
        case .destinationOut: return (d * (1 - s.alpha)).pixel
        case .destinationAtop: return (s * (1 - d.alpha) + d * s.alpha).pixel
        case .xor: return (s * (1 - d.alpha) + d * (1 - s.alpha)).pixel
        case .plusLighter: return (s + d).pixel
        case .plusDarker:
            let alpha = min(1, s.alpha + d.alpha)
            let missing = SIMD3(repeating: s.alpha + d.alpha) - s.color - d.color
            return Channels(color: SIMD3(repeating: alpha) - missing, alpha: alpha).pixel
        default:
            // Where only one of the two is, that one is seen; where both are, what they make together.
            let both = mixed(s.plain, d.plain) * (s.alpha * d.alpha)
            let color = s.color * (1 - d.alpha) + d.color * (1 - s.alpha) + both
            return Channels(color: color, alpha: s.alpha + d.alpha - s.alpha * d.alpha).pixel
        }
    }

    /// What two colours make together where both are opaque. Not premultiplied.
    private func mixed(_ s: SIMD3<Double>, _ d: SIMD3<Double>) -> SIMD3<Double> {
        switch self {
        case .hue: return s.withSaturation(d.saturation).withLuminosity(d.luminosity)
        case .saturation: return d.withSaturation(s.saturation).withLuminosity(d.luminosity)
        case .color: return s.withLuminosity(d.luminosity)
        case .luminosity: return d.withLuminosity(s.luminosity)
        default: return SIMD3(mixed(s.x, d.x), mixed(s.y, d.y), mixed(s.z, d.z))
        }
    }

    /// What one channel of two opaque colours makes.
    private func mixed(_ s: Double, _ d: Double) -> Double {
        switch self {
        case .multiply: s * d
        case .screen: s + d - s * d
        case .overlay: Self.hardLight(d, s)
        case .hardLight: Self.hardLight(s, d)
        case .darken: min(s, d)
        case .lighten: max(s, d)
        case .colorDodge: d <= 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
        case .colorBurn: d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
        case .softLight: Self.softLight(s, d)
        case .difference: abs(s - d)
        case .exclusion: s + d - 2 * s * d
        default: s
        }
    }

    private static func hardLight(_ s: Double, _ d: Double) -> Double {
        s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    }

    private static func softLight(_ s: Double, _ d: Double) -> Double {
        if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
        let root = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
        return d + (2 * s - 1) * (root - d)
    }
}

/// A premultiplied pixel in parts of 1.
private struct Channels {
    var color: SIMD3<Double>
    var alpha: Double

    init(color: SIMD3<Double>, alpha: Double) {
        (self.color, self.alpha) = (color, alpha)
    }

    init(_ pixel: UInt32) {
        color = SIMD3(Double(pixel >> 16 & 255), Double(pixel >> 8 & 255), Double(pixel & 255)) / 255
        alpha = Double(pixel >> 24) / 255
    }

    /// The colour, not premultiplied.
    var plain: SIMD3<Double> { alpha > 0 ? color / alpha : .zero }

    /// The nearest pixel whose colour is not above its alpha.
    var pixel: UInt32 {
        let full = max(0, min(1, alpha))
        let part = (color.clamped(lowerBound: .zero, upperBound: SIMD3(repeating: full)) * 255).rounded(
            .toNearestOrAwayFromZero)
        return UInt32((full * 255).rounded()) << 24 | UInt32(part.x) << 16 | UInt32(part.y) << 8 | UInt32(part.z)
    }

    static func * (a: Channels, factor: Double) -> Channels {
        Channels(color: a.color * factor, alpha: a.alpha * factor)
    }

    static func + (a: Channels, b: Channels) -> Channels {
        Channels(color: a.color + b.color, alpha: a.alpha + b.alpha)
    }
}

/// Luminosity and saturation as PDF's blend modes mean them.
extension SIMD3<Double> {
    fileprivate var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }
    fileprivate var saturation: Double { max() - min() }

    /// The colour brought to a luminosity, and back among those that there are without changing it.
    fileprivate func withLuminosity(_ luminosity: Double) -> SIMD3<Double> {
        var color = self + (luminosity - self.luminosity)
        let (least, greatest) = (color.min(), color.max())
        if least < 0 { color = luminosity + (color - luminosity) * (luminosity / (luminosity - least)) }
        if greatest > 1 { color = luminosity + (color - luminosity) * ((1 - luminosity) / (greatest - luminosity)) }
        return color
    }

    /// The colour with its channels spread between 0 and a saturation.
    fileprivate func withSaturation(_ saturation: Double) -> SIMD3<Double> {
        self.saturation > 0 ? (self - min()) * (saturation / self.saturation) : .zero
    }
}
