import Foundation

extension UIButton {
    /// What a button shows and how: a value that is handed to it as a whole.
    ///
    /// It says what it says beside titles and pictures of states (``UIButton/setTitle(_:for:)``), and before them. Colours
    /// for dimmed, highlighted and selected buttons are the style's.
    public struct Configuration: @unchecked Sendable {
        // Unchecked: pictures and colours are values.

        /// How large text and distances are.
        public enum Size: Int, Sendable {
            /// As usual.
            case medium
            /// Smaller.
            case small
            /// Small.
            case mini
            /// Large.
            case large
        }

        /// Where title and subtitle stand to each other.
        public enum TitleAlignment: Int, Sendable {
            /// As picture and button ask for: at the picture beside them, and else in the middle.
            case automatic
            /// Where reading begins.
            case leading
            /// In the middle.
            case center
            /// Where reading ends.
            case trailing
        }

        /// How round the corners are.
        public enum CornerStyle: Int, Sendable {
            /// The radius of the background.
            case fixed = -1
            /// The radius of the background. iOS makes it larger with larger text.
            case dynamic = 0
            /// 6 points.
            case small
            /// 8 points.
            case medium
            /// 12 points.
            case large
            /// Half of the height.
            case capsule
        }

        enum Style {
            case plain, tinted, gray, filled
        }

        let style: Style

        /// The title.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }
        /// The title with attributes.
        public var attributedTitle: AttributedString?
        /// Changes the attributes that the title has by the style: another font, say. Attributes of the title's own go before.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// A smaller text below the title.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }
        /// A smaller text below the title, with attributes.
        public var attributedSubtitle: AttributedString?
        /// Changes the attributes that the subtitle has by the style. Attributes of the subtitle's own go before.
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Where title and subtitle stand to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// The distance between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The picture.
        public var image: UIImage?
        /// Size and weight of a symbol that says none.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// At which side of the text the picture stands.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance between picture and text, in points.
        public var imagePadding: CGFloat = 0
        /// Whether an activity indicator goes round in the place of the picture.
        public var showsActivityIndicator = false
        /// Distances from the edges to the content, in points.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?
        /// How large text and distances are.
        public var buttonSize = Size.medium
        /// How round the corners are.
        public var cornerStyle = CornerStyle.dynamic
        /// The colour of text and picture. Without one it is the style's.
        public var baseForegroundColor: UIColor?
        /// The colour behind them. Without one it is the style's.
        public var baseBackgroundColor: UIColor?
        /// What is painted behind the content.
        public var background = UIBackgroundConfiguration(
            cornerRadius: 6, backgroundInsets: .zero, backgroundColor: nil, strokeColor: nil, strokeWidth: 0)
        /// Whether a plain button that is selected looks so by itself.
        public var automaticallyUpdateForSelection = true

        /// Content insets of the button's size again.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        /// Text and picture in the tint colour, and nothing behind them.
        public static func plain() -> Configuration { Configuration(style: .plain) }
        /// The tint colour, faint behind itself.
        public static func tinted() -> Configuration { Configuration(style: .tinted) }
        /// The tint colour on grey.
        public static func gray() -> Configuration { Configuration(style: .gray) }
        /// White on the tint colour.
        public static func filled() -> Configuration { Configuration(style: .filled) }
        /// As ``plain()``; the two differ on the Mac.
        public static func borderless() -> Configuration { Configuration(style: .plain) }
        /// As ``gray()``; the two differ on the Mac.
        public static func bordered() -> Configuration { Configuration(style: .gray) }
        /// As ``tinted()``; the two differ on the Mac.
        public static func borderedTinted() -> Configuration { Configuration(style: .tinted) }
        /// As ``filled()``; the two differ on the Mac.
        public static func borderedProminent() -> Configuration { Configuration(style: .filled) }

        private init(style: Style) { self.style = style }
    }
}

extension UIButton.Configuration.Size {
    fileprivate var insets: NSDirectionalEdgeInsets {
        switch self {
        case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
        case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
        case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
        }
    }

    /// The style of the title; the subtitle's is smaller.
    var titleStyle: UIFont.TextStyle { self == .mini || self == .small ? .subheadline : .body }
    var subtitleStyle: UIFont.TextStyle { self == .mini || self == .small ? .caption1 : .footnote }
}

extension UIButton.Configuration {
    /// The colours of a button in a state.
    func colors(_ state: UIControl.State, tint: UIColor) -> (foreground: UIColor, background: UIColor?) {
        let isDisabled = state.contains(.disabled)
        // A plain button that is selected is a tinted one.
        let style: Style =
            style == .plain && automaticallyUpdateForSelection && state.contains(.selected) ? .tinted : style
        let own = background.backgroundColor
        if isDisabled { return (.tertiaryLabel, own ?? (style == .plain ? baseBackgroundColor : .tertiarySystemFill)) }
        let base = baseForegroundColor ?? (style == .filled ? .white : tint)
        let ground: UIColor? =
            switch style {
            case .plain: baseBackgroundColor
            case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
            case .gray: baseBackgroundColor ?? .secondarySystemFill
            case .filled: baseBackgroundColor ?? tint
            }
        guard state.contains(.highlighted) else { return (base, own ?? ground) }
        return (base.withAlphaComponent(0.6), (own ?? ground).map { $0.withAlphaComponent($0.cgColor.alpha * 0.75) })
    }

    /// The radius of the corners of a background of a height.
    func cornerRadius(height: CGFloat) -> CGFloat {
        switch cornerStyle {
        case .fixed, .dynamic: background.cornerRadius
        case .small: 6
        case .medium: 8
        case .large: 12
        case .capsule: height / 2
        }
    }
}
