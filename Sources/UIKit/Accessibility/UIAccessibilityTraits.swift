/// What an element is and how it behaves, for people who do not see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The traits as bits. Do not store them: they may become others.
    public let rawValue: UInt64
    /// Creates traits from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// Nothing special.
    public static let none: UIAccessibilityTraits = []
    /// It is pressed to do something.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// It leads elsewhere.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// It is a picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// It is the chosen one of several.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// It makes a sound of its own when it is used.
    public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
    /// It is a key of a keyboard: it types when it is touched.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
    /// It is text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// It sums up what a program shows when it starts.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
    /// It cannot be used at the moment.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Its label or value changes too often to be announced each time.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    /// It is a field that is searched with.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
    /// Sound or film begins when it is used.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
    /// It is set to a value by steps.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    /// Fingers touch it themselves, as a piano's keys.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
    /// The page is turned when it has been read.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
    /// It is a bar of tabs.
    public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
    /// It is a heading.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
    /// What it shows can be made larger.
    public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 17)
    /// It is pressed to be on or off.
    public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
}
