import Foundation

/// Scales fonts and lengths of a program's own with the size that people want, as a text style's are scaled.
///
/// Differs from UIKit, which goes by the heights of the style's lines: here it is the style's size, so that results may
/// differ by a point.
public final class UIFontMetrics: NSObject, Sendable {
    private let style: UIFont.TextStyle

    /// Those of body text.
    public static let `default` = UIFontMetrics(forTextStyle: .body)

    /// Those of a text style. One that is unknown is scaled as body text.
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        style = textStyle
        super.init()
    }

    /// A font in the size for the present category. Views with ``UIContentSizeCategoryAdjusting`` let it follow.
    /// - Parameter font: The font as it is at ``UIContentSizeCategory/large``. UIKit ends a program that gives one that is
    ///   scaled already; here that is scaled from what it was made of.
    public func scaledFont(for font: UIFont) -> UIFont {
        scaledFont(for: font, compatibleWith: nil)
    }

    /// A font in the size for the present category, but no larger than a number of points.
    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
    }

    /// A font in the size for the category of some traits, or for the present one.
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        scaled(font, limit: nil, traitCollection)
    }

    /// A font in the size for the category of some traits, or for the present one, but no larger than a number of points.
    /// A number that is not positive is no limit.
    public func scaledFont(
        for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        scaled(font, limit: maximumPointSize > 0 ? maximumPointSize : nil, traitCollection)
    }

    /// A length in points, scaled for the present category.
    public func scaledValue(for value: CGFloat) -> CGFloat {
        scaledValue(for: value, compatibleWith: nil)
    }

    /// A length in points, scaled for the category of some traits, or for the present one.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        return ScaledTextSize(style: style, size: value, limit: nil).points(at: traits.preferredContentSizeCategory)
    }

    private func scaled(_ font: UIFont, limit: CGFloat?, _ traits: UITraitCollection?) -> UIFont {
        let size = ScaledTextSize(style: style, size: font.scaling?.size ?? font.pointSize, limit: limit)
        return font.scaled(by: size, to: size.points(at: (traits ?? .current).preferredContentSizeCategory))
    }
}
