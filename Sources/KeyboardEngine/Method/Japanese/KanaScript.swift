import Foundation

/// The two scripts of Japanese sounds, which Unicode keeps in the same order.
enum KanaScript {
    /// The distance from a hiragana to its katakana.
    private static let distance: UInt32 = 0x60
    /// The hiragana that have a katakana: the letters, and the two repetition marks.
    private static func isHiragana(_ value: UInt32) -> Bool {
        0x3041...0x3096 ~= value || 0x309D...0x309E ~= value
    }

    /// A text with its hiragana as katakana.
    static func katakana(of text: String) -> String {
        map(text) { isHiragana($0.value) ? Unicode.Scalar($0.value + distance) : $0 }
    }

    /// A text with its katakana as hiragana; those that have none stay.
    static func hiragana(of text: String) -> String {
        map(text) { $0.value >= distance && isHiragana($0.value - distance) ? Unicode.Scalar($0.value - distance) : $0 }
    }

    /// Whether a character belongs to a reading: a hiragana, or the mark of a long vowel.
    static func isReading(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return false }
        return isHiragana(scalar.value) || scalar == "ー"
    }

    private static func map(_ text: String, _ change: (Unicode.Scalar) -> Unicode.Scalar?) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { result.append(change(scalar) ?? scalar) }
        return String(result)
    }
}
