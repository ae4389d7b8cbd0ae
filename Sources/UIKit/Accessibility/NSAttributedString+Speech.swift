import Foundation

/// How labels, values and hints with attributes are to be read. They reach whoever reads the program aloud
/// (``UIApplication/accessibilityObserver``), who decides what to make of them.
extension NSAttributedString.Key {
    /// Whether punctuation is read, as an `NSNumber`.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key("UIAccessibilityTokenPunctuation")
    /// The language of the words, as a `String` such as `en-GB`.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key("UIAccessibilityTokenLanguage")
    /// How high the voice is, as an `NSNumber` from 0 to 2; 1 is usual.
    public static let accessibilitySpeechPitch = NSAttributedString.Key("UIAccessibilityTokenPitch")
    /// Whether an announcement waits for the one before it, as an `NSNumber`.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        "UIAccessibilityTokenQueueAnnouncement")
    /// How the words sound, in the International Phonetic Alphabet, as a `String`.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key("UIAccessibilityTokenIPANotation")
    /// Whether words are read letter by letter, as an `NSNumber`.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key("UIAccessibilityTokenSpellOut")
    /// The level of a heading, as an `NSNumber` from 1 to 6; 0 for none.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key("UIAccessibilityTokenHeadingLevel")
    /// Notes about the words, as an array of `String`s.
    public static let accessibilityTextCustom = NSAttributedString.Key("UIAccessibilityTokenTextCustom")
}
