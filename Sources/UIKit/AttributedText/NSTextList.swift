import Foundation

/// A list that paragraphs belong to: ``NSParagraphStyle/textLists``. Paragraphs are items of one list when their styles
/// hold the same object.
///
/// Text views show the items' markers in the indent before their first lines. As in TextKit 2, markers are no part of the
/// text: they are counted by what stands there, and cannot be selected, copied or deleted. Labels show none.
@preconcurrency
open class NSTextList: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
    // Unchecked: the class has constants only, but the number, which programs set before they use it.

    /// What markers look like: a sign, or a number in some script, and what stands around it: `({decimal})`.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The name in braces, with what stands around it.
        public var rawValue: String
        /// A format of its own: text with one name in braces.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A format of its own: text with one name in braces.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// □
        public static let box = MarkerFormat("{box}")
        /// ✓
        public static let check = MarkerFormat("{check}")
        /// ◦
        public static let circle = MarkerFormat("{circle}")
        /// ◆
        public static let diamond = MarkerFormat("{diamond}")
        /// •
        public static let disc = MarkerFormat("{disc}")
        /// ⁃
        public static let hyphen = MarkerFormat("{hyphen}")
        /// ■
        public static let square = MarkerFormat("{square}")
        /// 9, a, b
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// 9, A, B
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// 7, 10, 11
        public static let octal = MarkerFormat("{octal}")
        /// a, b, c
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// A, B, C
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// a, b, c
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// A, B, C
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// i, ii, iii
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// I, II, III
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// 1, 2, 3
        public static let decimal = MarkerFormat("{decimal}")
    }

    /// What else a list does.
    public struct Options: OptionSet, Hashable, Sendable {
        /// One bit an option.
        public let rawValue: Int
        /// Creates options from their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The marker of the list around this one stands before the own one.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// What markers look like.
    public let markerFormat: MarkerFormat
    /// What else the list does.
    public let listOptions: Options
    /// The number of the first item, in a hundred million either way. The default is 1.
    open var startingItemNumber = 1 {
        didSet { startingItemNumber = min(max(startingItemNumber, -100_000_000), 100_000_000) }
    }

    /// Creates a list.
    /// - Parameter mask: The bits of ``Options``.
    public init(markerFormat: MarkerFormat, options mask: Int) {
        self.markerFormat = markerFormat
        listOptions = Options(rawValue: mask)
        super.init()
    }

    /// Creates a list. In UIKit options and number have no default.
    public convenience init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
        self.init(markerFormat: markerFormat, options: options.rawValue)
        self.startingItemNumber = startingItemNumber
    }

    /// Yes.
    open class var supportsSecureCoding: Bool { true }

    /// Reads a list that was archived. Paragraphs of one list have one again.
    public required init?(coder: NSCoder) {
        guard let format = coder.string(forKey: "NSMarkerFormat") else { return nil }
        markerFormat = MarkerFormat(format)
        listOptions = Options(rawValue: coder.decodeInteger(forKey: "NSOptions"))
        super.init()
        setStart(coder.decodeInteger(forKey: "NSStartingItemNumber"))
    }

    /// By a method, so that the number is brought into its limits.
    private func setStart(_ number: Int) { startingItemNumber = number }

    /// Archives the list.
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: markerFormat.rawValue), forKey: "NSMarkerFormat")
        coder.encode(listOptions.rawValue, forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }

    /// The list itself: a copy would be another list.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Whether markers are numbers.
    open var isOrdered: Bool { name.map { Self.signs[$0] == nil } ?? false }

    /// The marker of an item. Numbers below 1, and those above 3999 in Roman numerals, are written as decimal ones where
    /// a script has none for them.
    open func marker(forItemNumber itemNum: Int) -> String {
        guard let name, let range = markerFormat.rawValue.range(of: "{\(name)}") else { return markerFormat.rawValue }
        return markerFormat.rawValue.replacingCharacters(in: range, with: Self.marker(itemNum, in: name))
    }

    /// What stands between the braces.
    private var name: String? {
        let format = markerFormat.rawValue
        guard let start = format.firstIndex(of: "{"), let end = format[start...].firstIndex(of: "}") else { return nil }
        return String(format[format.index(after: start)..<end])
    }

    private static let signs = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}", "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25A0}",
    ]

    private static func marker(_ number: Int, in name: String) -> String {
        if let sign = signs[name] { return sign }
        switch name {
        case "lower-hexadecimal": return String(number, radix: 16)
        case "upper-hexadecimal": return String(number, radix: 16, uppercase: true)
        case "octal": return String(number, radix: 8)
        case "lower-alpha", "lower-latin": return letters(number)
        case "upper-alpha", "upper-latin": return letters(number).uppercased()
        case "lower-roman": return roman(number)
        case "upper-roman": return roman(number).uppercased()
        default: return String(number)
        }
    }

    /// a to z, aa, ab and so on.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (rest, text) = (number, "")
        while rest > 0 {
            rest -= 1
            text = String(UnicodeScalar(UInt8(97 + rest % 26))) + text
            rest /= 26
        }
        return text
    }

    private static func roman(_ number: Int) -> String {
        guard (1...3999).contains(number) else { return String(number) }
        let parts = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"), (10, "x"),
            (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var (rest, text) = (number, "")
        for (value, sign) in parts {
            while rest >= value {
                text += sign
                rest -= value
            }
        }
        return text
    }
}
