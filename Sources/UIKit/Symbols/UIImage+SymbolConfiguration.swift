import Foundation

extension UIImage {
    /// How thick the lines of a symbol are.
    public enum SymbolWeight: Int, Sendable {
        /// Not said.
        case unspecified = 0
        /// The finest.
        case ultraLight
        /// Very fine.
        case thin
        /// Fine.
        case light
        /// Beside text.
        case regular
        /// A little bolder than beside text.
        case medium
        /// Beside headlines.
        case semibold
        /// For emphasis.
        case bold
        /// Very bold.
        case heavy
        /// The boldest.
        case black

        /// The weight of text that goes with it; ``UIFont/Weight/regular`` when none is said.
        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: .ultraLight
            case .thin: .thin
            case .light: .light
            case .unspecified, .regular: .regular
            case .medium: .medium
            case .semibold: .semibold
            case .bold: .bold
            case .heavy: .heavy
            case .black: .black
            }
        }

        /// The thickness on the grid of drawings.
        var lineWidth: CGFloat {
            switch self {
            case .ultraLight: 0.6
            case .thin: 0.9
            case .light: 1.25
            case .unspecified, .regular: 1.6
            case .medium: 1.8
            case .semibold: 2.05
            case .bold: 2.3
            case .heavy: 2.6
            case .black: 2.9
            }
        }
    }

    /// How large a symbol is beside text of its point size.
    public enum SymbolScale: Int, Sendable {
        /// As large as symbols are unless something is said: medium.
        case `default` = -1
        /// Not said.
        case unspecified = 0
        /// Smaller than text.
        case small
        /// As text.
        case medium
        /// Larger than text.
        case large

        var factor: CGFloat {
            switch self {
            case .default, .unspecified, .medium: 1
            case .small: 0.79
            case .large: 1.28
            }
        }
    }

    /// How a picture is drawn. Only ``SymbolConfiguration`` says something.
    public class Configuration: NSObject, @unchecked Sendable {
        // Unchecked: the only subclass is constant.

        fileprivate override init() {}
    }

    /// Size and weight of a symbol. What is not said is that of 17 points, regular, medium; symbols have one colour,
    /// and so configurations of colours are absent.
    public final class SymbolConfiguration: Configuration, @unchecked Sendable {
        let pointSize: CGFloat?
        let weight: SymbolWeight
        let scale: SymbolScale

        init(_ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale) {
            self.pointSize = pointSize.flatMap { $0 > 0 && $0.isFinite ? min($0, 2000) : nil }
            self.weight = weight
            self.scale = scale
        }

        /// Says nothing.
        public class var unspecified: SymbolConfiguration { SymbolConfiguration(nil, .unspecified, .unspecified) }

        /// A size beside text of some points.
        public convenience init(pointSize: CGFloat) {
            self.init(pointSize, .unspecified, .unspecified)
        }

        /// A size beside text of some points, and a weight.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
            self.init(pointSize, weight, .unspecified)
        }

        /// A size beside text of some points, a weight and a scale.
        public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
            self.init(pointSize, weight, scale)
        }

        /// Only a scale.
        public convenience init(scale: SymbolScale) {
            self.init(nil, .unspecified, scale)
        }

        /// Only a weight.
        public convenience init(weight: SymbolWeight) {
            self.init(nil, weight, .unspecified)
        }

        /// The size of a text style as people want it now. It does not follow when they change their mind; on iOS it
        /// does.
        public convenience init(textStyle: UIFont.TextStyle) {
            self.init(textStyle: textStyle, scale: .unspecified)
        }

        /// The size of a text style as people want it now, and a scale.
        public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
            self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, scale)
        }

        /// Size and weight of a font.
        public convenience init(font: UIFont) {
            self.init(font: font, scale: .unspecified)
        }

        /// Size and weight of a font, and a scale.
        public convenience init(font: UIFont, scale: SymbolScale) {
            let weight = min(9, max(1, Int((Double(font.spec.weight) / 100).rounded())))
            self.init(font.pointSize, SymbolWeight(rawValue: weight) ?? .regular, scale)
        }

        /// Another configuration, and this one where that says nothing.
        public func applying(_ otherConfiguration: Configuration) -> SymbolConfiguration {
            guard let other = otherConfiguration as? SymbolConfiguration else { return self }
            return SymbolConfiguration(
                other.pointSize ?? pointSize, other.weight == .unspecified ? weight : other.weight,
                other.scale == .unspecified ? scale : other.scale)
        }

        var usedPointSize: CGFloat { pointSize ?? 17 }

        public override func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? SymbolConfiguration else { return false }
            return (pointSize, weight, scale) == (other.pointSize, other.weight, other.scale)
        }

        public override var hash: Int {
            var hasher = Hasher()
            hasher.combine(pointSize)
            hasher.combine(weight)
            hasher.combine(scale)
            return hasher.finalize()
        }
    }
}
