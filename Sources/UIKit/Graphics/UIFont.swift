import FontEngine
import Foundation
import TextEngine

/// A font at a size.
///
/// The interface font is Inter, "Helvetica" is Liberation Sans, which has the same widths; other families are what
/// fontconfig finds. For the fonts of iOS that a machine lacks others stand in, as near as it has them, under the names
/// that the program knows. Fonts are values: any thread may make and measure them.
open class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
    // Unchecked: every stored property is constant and Sendable.

    private let mark = ObjectHeaderPadding()
    let spec: FontSpec
    private let metrics: FontMetrics
    /// The name that the font was asked for by, if that was its own and not a family's.
    let askedName: String?
    /// How its size follows the size that people want; `nil` for a font of one size.
    let scaling: ScaledTextSize?

    init(spec: FontSpec, name: String? = nil, scaling: ScaledTextSize? = nil) {
        self.spec = spec
        self.scaling = scaling
        askedName = name
        metrics = FontLibrary.shared.metrics(of: spec)
    }

    /// Creates the font of a look; a size of 0 leaves the look's own.
    init(_ look: FontLook, size: CGFloat) {
        let isOwn = !(size > 0 && size.isFinite)
        var spec = look.spec
        spec.size = Double(Self.usable(isOwn ? look.size : size))
        self.spec = spec
        scaling = isOwn ? look.scaling : nil
        askedName = look.name
        metrics = FontLibrary.shared.metrics(of: spec)
    }

    /// Creates the font of a name.
    ///
    /// - Parameters:
    ///   - name: A PostScript name ("HelveticaNeue-Bold") or that of a family ("Helvetica Neue"), of a font that the
    ///     machine has or of one that iOS has. In place of one that is missing, another is shown that has the same
    ///     widths, or looks alike. It is asked for, and calls itself, as on iOS.
    ///   - size: The size in points; one that is not positive gives the default of 17 points.
    /// - Returns: `nil` when neither the machine nor iOS has a font of that name.
    public convenience init?(name: String, size: CGFloat) {
        guard let font = FontLibrary.shared.font(named: name) else { return nil }
        let spec = FontSpec(
            design: .family(font.family), size: Self.usable(size), weight: font.weight, isItalic: font.isItalic)
        self.init(spec: spec, name: font.name.isEmpty ? nil : font.name)
    }

    // MARK: Archives

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Reads a font that was archived.
    public required init?(coder: NSCoder) {
        guard let spec = FontSpec(coder) else { return nil }
        self.spec = spec
        askedName = coder.string(forKey: "UIFontName")
        scaling = ScaledTextSize(coder)
        metrics = FontLibrary.shared.metrics(of: spec)
    }

    /// Archives the font.
    open func encode(with coder: NSCoder) {
        spec.encode(with: coder)
        if let askedName { coder.encode(NSString(string: askedName), forKey: "UIFontName") }
        scaling?.encode(with: coder)
    }

    // MARK: Making

    /// The interface font for text.
    public class func systemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .regular)
    }

    /// The interface font in a weight.
    public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(spec: FontSpec(size: usable(size), weight: weight.openTypeWeight))
    }

    /// The interface font for emphasis.
    public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }

    /// The interface font, leaning.
    public class func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(spec: FontSpec(size: usable(size), isItalic: true))
    }

    /// The interface font with digits of one width, for figures that change in place.
    public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(spec: FontSpec(size: usable(size), weight: weight.openTypeWeight, hasMonospacedDigits: true))
    }

    /// A font whose letters all have one width.
    public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(spec: FontSpec(design: .monospaced, size: usable(size), weight: weight.openTypeWeight))
    }

    /// The same font in another size, in which it stays: it does not follow the size that people want.
    open func withSize(_ size: CGFloat) -> UIFont {
        var spec = spec
        spec.size = Double(Self.usable(size))
        return UIFont(spec: spec, name: askedName)
    }

    /// The same font in a size that follows the size that people want.
    func scaled(by scaling: ScaledTextSize, to points: CGFloat) -> UIFont {
        var spec = spec
        spec.size = Double(Self.usable(points))
        return UIFont(spec: spec, name: askedName, scaling: scaling)
    }

    private static func usable(_ size: CGFloat) -> CGFloat {
        size > 0 && size.isFinite ? size : 17
    }

    // MARK: Measures

    /// The size of the em square, in points.
    public var pointSize: CGFloat { spec.size }
    /// From the baseline to the top of a line, in points.
    public var ascender: CGFloat { metrics.ascent }
    /// From the baseline to the bottom of a line, in points: a negative number.
    public var descender: CGFloat { -metrics.descent }
    /// The height of a line, in points.
    public var lineHeight: CGFloat { metrics.ascent + metrics.descent }
    /// The space between lines, in points.
    public var leading: CGFloat { metrics.leading }
    /// The height of a capital, in points.
    public var capHeight: CGFloat { metrics.capHeight }
    /// The height of a small x, in points.
    public var xHeight: CGFloat { metrics.xHeight }

    /// The name of the family.
    public var familyName: String {
        switch spec.design {
        case .system: "Inter"
        case .monospaced: "Liberation Mono"
        case .family(let name): name
        case .block: "Block"
        }
    }

    /// The PostScript name: that of the family and, behind a hyphen, of the style. A font that something stands in for
    /// has the name that it was asked for by.
    public var fontName: String {
        if let askedName { return askedName }
        if case .family(let family) = spec.design,
            let name = NamedFont.name(ofFamily: family, weight: spec.weight, isItalic: spec.isItalic)
        {
            return name
        }
        let weight = Weight(openTypeWeight: spec.weight).styleName
        return familyName.filter { $0 != " " } + "-" + weight + (spec.isItalic ? "Italic" : "")
    }

    // MARK: Usual sizes

    /// The size of labels.
    public static let labelFontSize: CGFloat = 17
    /// The size of buttons.
    public static let buttonFontSize: CGFloat = 17
    /// The size of small text.
    public static let smallSystemFontSize: CGFloat = 12
    /// The size of text that is not text to read.
    public static let systemFontSize: CGFloat = 14

    /// The family, the weight, the style and the size.
    open override var description: String {
        let weight = spec.weight == 400 ? "normal" : spec.weight == 700 ? "bold" : String(spec.weight)
        let size = String(format: "%.2f", Double(pointSize))
        return "<\(type(of: self))> font-family: \"\(familyName)\"; font-weight: \(weight); font-style: "
            + "\(spec.isItalic ? "italic" : "normal"); font-size: \(size)pt"
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return other.spec == spec && other.fontName == fontName && other.scaling == scaling
    }

    open override var hash: Int { spec.hashValue }
}

extension UIFont {
    /// How bold letters are, from -1 to 1 with 0 for text.
    public struct Weight: NumericRawRepresentable, Hashable, Sendable {
        /// The weight as a number.
        public var rawValue: CGFloat

        /// Creates a weight from a number.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        /// Creates a weight from a number.
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

        /// The finest.
        public static let ultraLight = Weight(rawValue: -0.8)
        /// Very fine.
        public static let thin = Weight(rawValue: -0.6)
        /// Fine.
        public static let light = Weight(rawValue: -0.4)
        /// For text.
        public static let regular = Weight(rawValue: 0)
        /// A little bolder than text.
        public static let medium = Weight(rawValue: 0.23)
        /// For headlines.
        public static let semibold = Weight(rawValue: 0.3)
        /// For emphasis.
        public static let bold = Weight(rawValue: 0.4)
        /// Very bold.
        public static let heavy = Weight(rawValue: 0.56)
        /// The boldest.
        public static let black = Weight(rawValue: 0.62)

        private static let steps: [(weight: Weight, openType: Int, name: String)] = [
            (.ultraLight, 100, "UltraLight"), (.thin, 200, "Thin"), (.light, 300, "Light"), (.regular, 400, "Regular"),
            (.medium, 500, "Medium"), (.semibold, 600, "Semibold"), (.bold, 700, "Bold"), (.heavy, 800, "Heavy"),
            (.black, 900, "Black"),
        ]

        /// The nearest of OpenType's weights, 100 to 900.
        var openTypeWeight: Int {
            Self.steps.min { abs($0.weight.rawValue - rawValue) < abs($1.weight.rawValue - rawValue) }?.openType ?? 400
        }

        init(openTypeWeight: Int) {
            self =
                Self.steps.min { abs($0.openType - openTypeWeight) < abs($1.openType - openTypeWeight) }?.weight
                ?? .regular
        }

        var styleName: String {
            Self.steps.first { $0.weight == self }?.name ?? "Regular"
        }
    }

    /// What a text is for; each kind has its size and weight. The sizes are those at ``UIContentSizeCategory/large``.
    public struct TextStyle: Hashable, RawRepresentable, Sendable {
        /// The name of the style.
        public var rawValue: String

        /// Creates a style from its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// 36 points, bold.
        public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
        /// 28 points, bold.
        public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
        /// 34 points.
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        /// 28 points.
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        /// 22 points.
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        /// 20 points.
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        /// 17 points, semibold.
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        /// 15 points.
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        /// 17 points.
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        /// 16 points.
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        /// 13 points.
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        /// 12 points.
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        /// 11 points.
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }

    /// The font of a style in the size that people want (``UITraitCollection/current``).
    public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a style in the size that some traits ask for, or in the present one.
    public class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let scaling = ScaledTextSize(style: style, size: ScaledTextSize.usualSize(of: style))
        let category = (traitCollection ?? .current).preferredContentSizeCategory
        let weight: Weight =
            switch style {
            case .headline: .semibold
            case .extraLargeTitle, .extraLargeTitle2: .bold
            default: .regular
            }
        return systemFont(ofSize: scaling.size, weight: weight)
            .scaled(by: scaling, to: scaling.points(at: category))
    }
}
