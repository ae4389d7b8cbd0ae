import Foundation

/// How the size of a font follows the size that people want.
struct ScaledTextSize: Hashable, Sendable {
    /// Whose table it follows.
    var style: UIFont.TextStyle
    /// In points, at ``UIContentSizeCategory/large``.
    var size: CGFloat
    /// It becomes no larger, in points.
    var limit: CGFloat?

    /// The size at a category, in points. The sizes of text styles are those of Apple's guidelines; others grow with them.
    func points(at category: UIContentSizeCategory) -> CGFloat {
        let row = Self.table[style] ?? Self.body
        let usual = row[UIContentSizeCategory.large.step]
        let points = size == usual ? row[category.step] : size * row[category.step] / usual
        return min(points, limit ?? .infinity)
    }

    /// The size of a style at the default category.
    static func usualSize(of style: UIFont.TextStyle) -> CGFloat {
        (table[style] ?? body)[UIContentSizeCategory.large.step]
    }

    // From the smallest category to the largest: Human Interface Guidelines, Typography, iOS Dynamic Type sizes.
    private static let body: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    private static let table: [UIFont.TextStyle: [CGFloat]] = [
        // Apple has no table of these: they grow as the titles next to them.
        .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
        .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
        .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
        .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
        .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
        .headline: body,
        .body: body,
        .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
        .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
        .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
        .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
        .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
    ]
}

extension UIFont {
    /// The same font in the size for a category; the same object where that is no other or the font does not follow.
    func adjusted(to category: UIContentSizeCategory) -> UIFont {
        guard let scaling else { return self }
        let points = scaling.points(at: category)
        guard points != pointSize else { return self }
        return scaled(by: scaling, to: points)
    }
}
