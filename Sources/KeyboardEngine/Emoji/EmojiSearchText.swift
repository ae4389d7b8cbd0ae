import Foundation

/// Text as names are searched: small letters without accents, and one space between words.
///
/// Two spellings that a person takes for the same become the same: "Cœur" and "coeur", "ё" and "е", "ハート" and "はーと",
/// letters of full and half width. Vowel signs of Indic scripts and the marks of Thai are letters, and stay.
package enum EmojiSearchText {
    /// The folded text, without spaces at its ends; empty for a text that has no letters, digits or vowel signs.
    package static func folded(_ text: String) -> String {
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the folded text as UTF-8.
    package static func append(_ text: String, to bytes: inout [UInt8]) {
        let start = bytes.count
        var hasGap = false
        func add(_ scalar: Unicode.Scalar) {
            if hasGap, bytes.count > start { bytes.append(UInt8(ascii: " ")) }
            hasGap = false
            bytes.append(contentsOf: UTF8.encode(scalar).unsafelyUnwrapped)
        }
        if text.utf8.allSatisfy({ $0 < 0x80 }) {
            // Most words of most languages, and ten times as fast.
            for byte in text.utf8 {
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                    add(Unicode.Scalar(byte))
                case UInt8(ascii: "A")...UInt8(ascii: "Z"): add(Unicode.Scalar(byte | 0x20))
                default: hasGap = true
                }
            }
            return
        }
        for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars {
            switch kind(of: scalar) {
            case .word:
                if let letters = sameLetters[scalar] {
                    for letter in letters.unicodeScalars { add(letter) }
                } else {
                    for small in scalar.properties.lowercaseMapping.unicodeScalars where kind(of: small) == .word {
                        add(sameLetters[small]?.unicodeScalars.first ?? katakana(small))
                    }
                }
            case .ignored: break
            case .gap: hasGap = true
            }
        }
    }

    private enum Kind {
        /// A part of a word.
        case word
        /// What stands in words and does not matter.
        case ignored
        /// What stands between words.
        case gap
    }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        // Arabic's tatweel only makes a word longer.
        if scalar.value == 0x640 || scalar.properties.isVariationSelector { return .ignored }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: return .word
        case .decimalNumber, .letterNumber, .otherNumber: return .word
        case .nonspacingMark, .spacingMark, .enclosingMark:
            switch scalar.properties.canonicalCombiningClass.rawValue {
            // Nuktas, the points of Hebrew and Arabic, and accents (UAX #44, table 15).
            case 7, 10...36, 200...: return .ignored
            default: return .word
            }
        case .format: return .ignored
        default: return .gap
        }
    }

    /// Hiragana as katakana, anything else as it is.
    private static func katakana(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        guard (0x3041...0x3096).contains(scalar.value) else { return scalar }
        return Unicode.Scalar(scalar.value + 0x60) ?? scalar
    }

    /// Letters that have no decomposition and are typed as others, and those of Persian and Urdu that Arabic keyboards have
    /// in another form.
    private static let sameLetters: [Unicode.Scalar: String] = [
        "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "œ": "oe", "Œ": "oe", "ø": "o", "Ø": "o", "ł": "l", "Ł": "l",
        "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th", "ħ": "h", "Ħ": "h", "ı": "i", "ς": "σ",
        "ک": "ك", "ی": "ي", "ى": "ي", "ە": "ه", "ہ": "ه", "ة": "ه",
    ]
}
