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
        func addLetter(_ scalar: Unicode.Scalar) {
            guard let letters = sameLetters[scalar] else { return add(katakana(scalar)) }
            for letter in letters.unicodeScalars { add(letter) }
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
            case .capital:
                // A few have no small letter, and are their own.
                scalar.properties.lowercaseMapping.unicodeScalars.forEach(addLetter)
            case .word: addLetter(scalar)
            case .ignored: break
            case .gap: hasGap = true
            }
        }
    }

    private enum Kind {
        /// A part of a word.
        case word
        /// A part of a word that is to be made small.
        case capital
        /// What stands in words and does not matter.
        case ignored
        /// What stands between words.
        case gap
    }

    private static func kind(of scalar: Unicode.Scalar) -> Kind {
        // Arabic's tatweel only makes a word longer; the others choose how a sign looks.
        if scalar.value == 0x640 || (0xFE00...0xFE0F).contains(scalar.value) { return .ignored }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .titlecaseLetter: return .capital
        case .lowercaseLetter, .modifierLetter, .otherLetter: return .word
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
        "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ħ": "h", "ı": "i",
        "ς": "σ", "ک": "ك", "ی": "ي", "ى": "ي", "ە": "ه", "ہ": "ه", "ة": "ه",
    ]
}
