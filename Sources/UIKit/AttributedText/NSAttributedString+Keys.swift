import Foundation

extension NSAttributedString.Key {
    /// A ``UIFont``.
    public static let font = NSAttributedString.Key("NSFont")
    /// The ``UIColor`` of the letters.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The ``UIColor`` behind the letters.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// An ``NSParagraphStyle``.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// Points added after each character, as an `NSNumber`.
    public static let kern = NSAttributedString.Key("NSKern")
    /// Points added after each character, as an `NSNumber`. Where both are there it counts and ``kern`` does not.
    public static let tracking = NSAttributedString.Key("CTTracking")
    /// Points by which letters stand above the baseline, as an `NSNumber`.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// The raw value of an ``NSUnderlineStyle``, as an `NSNumber`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The ``UIColor`` of the underline; without it that of the letters.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The raw value of an ``NSUnderlineStyle``, as an `NSNumber`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The ``UIColor`` of the line through the letters; without it that of the letters.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// An ``NSShadow``.
    public static let shadow = NSAttributedString.Key("NSShadow")
    /// An ``NSAttributedString/TextEffectStyle``, or its name as a `String`.
    public static let textEffect = NSAttributedString.Key("NSTextEffect")
    /// 0, as an `NSNumber`: letters stand beside each other. Others are not defined on iOS, and mean the same here.
    public static let verticalGlyphForm = NSAttributedString.Key("CTVerticalForms")
    /// The directions that the text is embedded in, from the outside to the inside: `NSNumber`s, each the raw value of an
    /// ``NSWritingDirection`` together with that of an ``NSWritingDirectionFormatType``. Signs of direction in that text itself
    /// have no effect.
    public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
    /// An ``NSTextAttachment``, which is shown for a U+FFFC.
    public static let attachment = NSAttributedString.Key("NSAttachment")
    /// 0, as an `NSNumber`, keeps letters such as f and i apart that a font would set as one. Any other number lets the
    /// font set them as it wishes.
    public static let ligature = NSAttributedString.Key("NSLigature")
    /// The language that the text is written in: a BCP 47 tag, as a `String`. Some languages have other forms of a letter
    /// or ligature, and Chinese, Japanese and Korean have their own fonts.
    public static let languageIdentifier = NSAttributedString.Key("NSLanguage")
    /// The width of a line along the edges of letters, in hundredths of the font's size, as an `NSNumber`: a positive one
    /// is shown in place of the letters, a negative one together with them. 0 is none. Emoji have no such line.
    public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
    /// The ``UIColor`` of the line along the edges of letters; without it that of the letters.
    public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
    /// How far letters lean to the right, in parts of their height, as an `NSNumber`; negative ones lean to the left. What
    /// leans by more than its height leans by its height. Letters keep their widths.
    public static let obliqueness = NSAttributedString.Key("NSObliqueness")
    /// The natural logarithm of a factor on the widths of letters, as an `NSNumber`: 0 leaves them as they are. The factor
    /// is kept between a quarter and 4.
    public static let expansion = NSAttributedString.Key("NSExpansion")
    /// A `URL` or a `String`.
    public static let link = NSAttributedString.Key("NSLink")
    /// A name that makes text an item that can be tapped in a text view that is not edited, a `String`; it looks as it does
    /// without. See ``UITextItem/Content/tag(_:)``.
    public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}

/// How a direction holds for the text that it is given by ``Foundation/NSAttributedString/Key/writingDirection``.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// For the order of its words; letters keep their own directions.
    case embedding = 0
    /// For each character.
    case override = 2
}

extension NSAttributedString {
    /// What is done to the look of letters: ``Foundation/NSAttributedString/Key/textEffect``.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        /// The name.
        public var rawValue: String
        /// Creates a style by its name; one that is not known does nothing.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Letters look pressed into the ground: there is light along their lower edges, unless the text has a shadow of its own.
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }

    /// Creates an empty text: `NSAttributedString()`. An initialiser without an argument could not be added to the class.
    public convenience init(_ nothing: Void = ()) {
        self.init(string: "")
    }
}

/// How lines stand between their margins.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// At both margins: the blanks between words are stretched, or, in scripts that have none, the room between
    /// characters. The last line of a paragraph stands as with ``natural``.
    case justified
    /// Where the text's direction begins.
    case natural
}

/// What happens to text that is wider than its place.
public enum NSLineBreakMode: Int, Sendable {
    /// It goes on in the next line, between words.
    case byWordWrapping
    /// It goes on in the next line, between any two characters.
    case byCharWrapping
    /// It is cut off.
    case byClipping
    /// Its beginning gives way to an ellipsis.
    case byTruncatingHead
    /// Its end gives way to an ellipsis.
    case byTruncatingTail
    /// Its middle gives way to an ellipsis.
    case byTruncatingMiddle
}

/// Which way text runs.
public enum NSWritingDirection: Int, Sendable {
    /// As its letters say.
    case natural = -1
    /// As in Latin.
    case leftToRight
    /// As in Arabic and Hebrew.
    case rightToLeft
}
