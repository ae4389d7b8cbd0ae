import Foundation

/// A text, a further one and a picture, as rows of a list show them.
///
/// Left out from UIKit: sidebars, and text that is transformed.
public struct UIListContentConfiguration: UIContentConfiguration {
    /// What a text looks like.
    public struct TextProperties {
        /// Where lines stand.
        public enum TextAlignment: Int, Sendable {
            /// Where reading begins.
            case natural
            /// In the middle.
            case center
            /// At both edges.
            case justified
        }

        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// Where lines stand.
        public var alignment = TextAlignment.natural
        /// The largest number of lines; 0, the default, for no limit.
        public var numberOfLines = 0
        /// What happens to text that does not fit.
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// Whether the text gets a smaller font where it does not fit.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest part of its size that it may get.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether the font follows the size that people want.
        public var adjustsFontForContentSizeCategory = true
    }

    /// What a picture looks like.
    public struct ImageProperties {
        /// The width and height that pictures of lists are given room for, in points.
        public static let standardDimension: CGFloat = 28
        /// How a picture that is a symbol is drawn.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of a picture that is a template; `nil` for the tint colour.
        public var tintColor: UIColor?
        /// The radius of its corners, in points.
        public var cornerRadius: CGFloat = 0
        /// How large it is at the most, in points; 0 for no limit.
        public var maximumSize = CGSize.zero
        /// How much room it is given, in points; 0 for as much as it takes. It stands in the middle of that.
        public var reservedLayoutSize = CGSize.zero
    }

    /// The text.
    public var text: String?
    /// The text with its attributes, which is shown in place of the plain one.
    public var attributedText: NSAttributedString?
    /// The further text.
    public var secondaryText: String?
    /// The further text with its attributes, which is shown in place of the plain one.
    public var secondaryAttributedText: NSAttributedString?
    /// The picture, before the texts.
    public var image: UIImage?
    /// What the text looks like.
    public var textProperties: TextProperties
    /// What the further text looks like.
    public var secondaryTextProperties: TextProperties
    /// What the picture looks like.
    public var imageProperties = ImageProperties()
    /// Distances from the edges to the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// Whether the texts stand side by side where there is room, and not one below the other.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distance between picture and text, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The distance of texts that stand side by side, in points.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 8
    /// The distance of texts that stand one below the other, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    private init(_ style: UIFont.TextStyle, _ color: UIColor, _ further: UIFont.TextStyle, _ furtherColor: UIColor) {
        textProperties = TextProperties(font: .preferredFont(forTextStyle: style), color: color)
        secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: further), color: furtherColor)
    }

    /// A row: the further text below the text.
    public static func cell() -> UIListContentConfiguration {
        UIListContentConfiguration(.body, .label, .subheadline, .label)
    }

    /// A row whose further text is small and grey, below the text.
    public static func subtitleCell() -> UIListContentConfiguration {
        UIListContentConfiguration(.body, .label, .caption1, .secondaryLabel)
    }

    /// A row whose further text is a value, grey and beside the text.
    public static func valueCell() -> UIListContentConfiguration {
        var made = UIListContentConfiguration(.body, .label, .body, .secondaryLabel)
        made.prefersSideBySideTextAndSecondaryText = true
        return made
    }

    /// The words above a section of a plain table.
    public static func plainHeader() -> UIListContentConfiguration { edge(.headline, .label) }
    /// The words below a section of a plain table.
    public static func plainFooter() -> UIListContentConfiguration { edge(.footnote, .secondaryLabel) }
    /// The words above a section of a grouped table.
    public static func groupedHeader() -> UIListContentConfiguration { edge(.footnote, .secondaryLabel) }
    /// The words below a section of a grouped table.
    public static func groupedFooter() -> UIListContentConfiguration { edge(.footnote, .secondaryLabel) }
    /// The words above a section of a grouped table with round corners, larger than usual.
    public static func prominentInsetGroupedHeader() -> UIListContentConfiguration { edge(.title3, .label) }

    private static func edge(_ style: UIFont.TextStyle, _ color: UIColor) -> UIListContentConfiguration {
        var made = UIListContentConfiguration(style, color, .footnote, .secondaryLabel)
        (made.directionalLayoutMargins.top, made.directionalLayoutMargins.bottom) = (6, 6)
        return made
    }

    /// Makes a ``UIListContentView``.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

    /// The same: colours are those of all states.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}
