/// Recognises cluster boundaries, scalar by scalar, as the standard library does, which is asked only where it must be.
///
/// Most scalars are letters and signs that extend nothing, and in some languages many are combining marks upon them. What
/// divides those is known from two scalars alone. The standard library's recogniser is told of them only when something
/// else follows: the letter, and one mark for all the marks upon it, which leave it in the same state.
struct ClusterRecognizer {
    private var recognizer = Unicode._CharacterRecognizer()
    private var last: UInt32?
    /// The last letter of which the recogniser has not heard.
    private var unheardLetter: UInt32?
    /// The last mark of which the recogniser has not heard.
    private var unheardMark: UInt32?

    /// Takes the next scalar or surrogate; returns whether a cluster begins with it.
    mutating func hasBreak(before value: UInt32) -> Bool {
        defer { last = value }
        guard let last, let divides = Self.divides(last, value) else {
            hearOfUnheard()
            return recognizer.hasBreak(before: Self.recognizable(value))
        }
        if Self.isLetter(value) {
            (unheardLetter, unheardMark) = (value, nil)
        } else if Self.isLetter(last) {
            unheardMark = value
        }
        return divides
    }

    private mutating func hearOfUnheard() {
        if let letter = unheardLetter {
            recognizer = Unicode._CharacterRecognizer()
            _ = recognizer.hasBreak(before: Self.recognizable(letter))
        }
        if let mark = unheardMark { _ = recognizer.hasBreak(before: Self.recognizable(mark)) }
        (unheardLetter, unheardMark) = (nil, nil)
    }

    /// Whether two scalars are of two clusters, where that is known whatever stands before them; otherwise nil.
    static func divides(_ before: UInt32, _ behind: UInt32) -> Bool? {
        guard isLetter(before) || isMark(before) else { return nil }
        return isLetter(behind) ? true : isMark(behind) ? false : nil
    }

    /// Surrogates are controls (GB4, GB5), but the recogniser takes scalars only: NUL, another control, stands in.
    static func recognizable(_ value: UInt32) -> Unicode.Scalar {
        Unicode.Scalar(value) ?? "\0"
    }

    /// Whether a scalar is a letter or a sign that extends no cluster, and that a mark behind it extends: those below
    /// U+0300 but for controls, and in the scripts above whose words are long the ranges in which all are such (their
    /// Grapheme_Cluster_Break is Other, and they are in no conjunct).
    static func isLetter(_ value: UInt32) -> Bool {
        switch value {
        case 0..<0x300: value >= 0x20 && !(0x7F..<0xA0).contains(value) && value != 0xAD
        // Greek and Cyrillic, but for its marks; Armenian.
        case 0x370..<0x483, 0x48A..<0x591: true
        // Hebrew; Arabic around its points.
        case 0x5D0..<0x5EB, 0x61D..<0x64B, 0x660..<0x670, 0x671..<0x6D6: true
        // Thai around its vowels and tones.
        case 0xE01..<0xE31, 0xE3F..<0xE47, 0xE4F..<0xE5C: true
        // Dashes, quotation marks and other signs; kana; ideographs.
        case 0x2010..<0x2028, 0x3041..<0x3097, 0x30A1..<0x3100, 0x4E00..<0xA000: true
        default: false
        }
    }

    /// The combining diacritical marks but for the grapheme joiner, to which rules of some scripts give a part.
    private static func isMark(_ value: UInt32) -> Bool {
        (0x300..<0x370).contains(value) && value != 0x34F
    }
}
