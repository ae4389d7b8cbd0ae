import Foundation

extension NSAttributedString.Key {
    /// An ``NSAttributedString/TextHighlightStyle``: text views show the text as highlighted by a pen
    /// (``UITextView/textHighlightAttributes``).
    public static let textHighlightStyle = NSAttributedString.Key("NSTextHighlightStyle")
    /// An ``NSAttributedString/TextHighlightColorScheme``: the colour of the pen.
    public static let textHighlightColorScheme = NSAttributedString.Key("NSTextHighlightColorScheme")
}

extension NSAttributedString {
    /// How text is highlighted.
    public struct TextHighlightStyle: Hashable, RawRepresentable, Sendable {
        /// The name of the style.
        public let rawValue: String
        /// Creates a style from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// By a colour behind it.
        public static let `default` = TextHighlightStyle(rawValue: "NSTextHighlightStyleDefault")
    }

    /// In which colour text is highlighted.
    public struct TextHighlightColorScheme: Hashable, RawRepresentable, Sendable {
        /// The name of the colour.
        public let rawValue: String
        /// Creates a colour from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// As ``UITextView/textHighlightAttributes`` says.
        public static let `default` = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeDefault")
        /// Purple.
        public static let purple = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePurple")
        /// Pink.
        public static let pink = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemePink")
        /// Orange.
        public static let orange = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeOrange")
        /// Mint.
        public static let mint = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeMint")
        /// Blue.
        public static let blue = TextHighlightColorScheme(rawValue: "NSTextHighlightColorSchemeBlue")

        /// The colour behind the text; `nil` for that of the view. Letters are read on it in light and dark.
        var background: UIColor? {
            let color: UIColor? =
                switch self {
                case .purple: .systemPurple
                case .pink: .systemPink
                case .orange: .systemOrange
                case .mint: .systemMint
                case .blue: .systemBlue
                default: nil
                }
            return color?.withAlphaComponent(TextHighlight.strength)
        }
    }
}

/// How text is shown that a pen has highlighted.
@MainActor
enum TextHighlight {
    /// How much of its colour a pen leaves on the page.
    nonisolated static let strength: CGFloat = 0.3

    /// What it looks like where the program says nothing.
    static let usual: [NSAttributedString.Key: Any] = [
        .backgroundColor: UIColor.systemYellow.withAlphaComponent(strength)
    ]

    /// The attributes of highlighted text.
    /// - Parameter attributes: What the view gives to highlighted text.
    static func merged(
        _ attributes: [NSAttributedString.Key: Any], into values: [NSAttributedString.Key: Any]
    ) -> [NSAttributedString.Key: Any] {
        var merged = values.merging(attributes) { $1 }
        let scheme = values[.textHighlightColorScheme]
        let named = scheme as? NSAttributedString.TextHighlightColorScheme
        let name = named ?? (scheme as? String).map { NSAttributedString.TextHighlightColorScheme(rawValue: $0) }
        if let background = name?.background { merged[.backgroundColor] = background }
        return merged
    }
}
