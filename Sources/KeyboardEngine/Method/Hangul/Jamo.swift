/// A letter of the Korean script, as a compatibility jamo (U+3131 to U+3163): what keys are labelled with and what
/// stands alone in a text.
struct Jamo: Equatable, Sendable {
    /// The letter.
    let scalar: Unicode.Scalar

    /// The letter that a text consists of; `nil` for any other text.
    init?(_ text: String) {
        guard let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1,
            ("\u{3131}"..."\u{3163}").contains(scalar)
        else { return nil }
        self.scalar = scalar
    }

    private init(scalar: Unicode.Scalar) {
        self.scalar = scalar
    }

    /// Whether it is a vowel, simple or compound.
    var isVowel: Bool { scalar >= "\u{314F}" }
    /// Its place among the letters that begin a syllable; `nil` for those that cannot.
    var initialIndex: UInt32? { Self.index(of: scalar, in: Self.initials) }
    /// Its place among the vowels; `nil` for consonants.
    var vowelIndex: UInt32? { isVowel ? scalar.value - 0x314F : nil }
    /// Its place among the letters that end a syllable, counted from 1 as none is 0; `nil` for those that cannot.
    var finalIndex: UInt32? { Self.index(of: scalar, in: Self.finals).map { $0 + 1 } }

    /// The compound of this letter and one behind it, as ㅗ and ㅏ make ㅘ and ㄱ and ㅅ make ㄳ. Equal consonants make
    /// none: shift types the double ones.
    func joined(with next: Jamo) -> Jamo? {
        Self.compounds.first { $0.first == scalar && $0.second == next.scalar }.map { Jamo(scalar: $0.whole) }
    }

    /// The two letters that a compound is made of; `nil` for a letter that one key types.
    var halves: (first: Jamo, second: Jamo)? {
        Self.compounds.first { $0.whole == scalar }.map { (Jamo(scalar: $0.first), Jamo(scalar: $0.second)) }
    }

    private static func index(of scalar: Unicode.Scalar, in letters: [Unicode.Scalar]) -> UInt32? {
        letters.firstIndex(of: scalar).map(UInt32.init)
    }

    /// The letters that begin syllables, in Unicode's order (The Unicode Standard, 3.12).
    private static let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ".unicodeScalars)
    /// The letters that end syllables, in Unicode's order.
    private static let finals = Array("ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ".unicodeScalars)
    /// What two letters make together.
    private static let compounds: [(first: Unicode.Scalar, second: Unicode.Scalar, whole: Unicode.Scalar)] = [
        ("ㅗ", "ㅏ", "ㅘ"), ("ㅗ", "ㅐ", "ㅙ"), ("ㅗ", "ㅣ", "ㅚ"), ("ㅜ", "ㅓ", "ㅝ"), ("ㅜ", "ㅔ", "ㅞ"), ("ㅜ", "ㅣ", "ㅟ"),
        ("ㅡ", "ㅣ", "ㅢ"), ("ㄱ", "ㅅ", "ㄳ"), ("ㄴ", "ㅈ", "ㄵ"), ("ㄴ", "ㅎ", "ㄶ"), ("ㄹ", "ㄱ", "ㄺ"), ("ㄹ", "ㅁ", "ㄻ"),
        ("ㄹ", "ㅂ", "ㄼ"), ("ㄹ", "ㅅ", "ㄽ"), ("ㄹ", "ㅌ", "ㄾ"), ("ㄹ", "ㅍ", "ㄿ"), ("ㄹ", "ㅎ", "ㅀ"), ("ㅂ", "ㅅ", "ㅄ"),
    ]
}
