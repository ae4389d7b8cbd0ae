/// Lines under and through text. A pattern and ``byWord`` say how a line is drawn and draw none of themselves: they go
/// with ``single``, ``thick`` or ``double``.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
    /// One bit a property; a pattern is a number in the third hexadecimal digit.
    public let rawValue: Int
    /// Creates a style from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One thin line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two thin lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
    /// Dots.
    public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
    /// Dashes.
    public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
    /// A dash and a dot by turns.
    public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
    /// A dash and two dots by turns.
    public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
    /// Only words have the line, blanks between them have none.
    public static let byWord = NSUnderlineStyle(rawValue: 0x8000)

    /// Whether there is any line.
    var isLine: Bool { rawValue & 0xF != 0 }

    /// How long the strokes of the pattern and the gaps behind them are, by turns, in thicknesses of the line; nothing
    /// for a line without gaps.
    var pattern: [Int] {
        switch rawValue & 0xF00 {
        case 0x100: [2, 2]
        case 0x200: [7, 4]
        case 0x300: [7, 3, 2, 3]
        case 0x400: [7, 3, 2, 3, 2, 3]
        default: []
        }
    }
}
