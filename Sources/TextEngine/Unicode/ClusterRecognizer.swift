/// Recognises cluster boundaries, scalar by scalar, as the standard library does, which is asked only where it must be.
///
/// Most scalars are letters and signs below U+0300, and in some languages many are combining marks upon them. What
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

    /// Below U+0300, and no control: nothing there extends a cluster, and a mark behind it does.
    private static func isLetter(_ value: UInt32) -> Bool {
        value < 0x300 && value >= 0x20 && !(0x7F..<0xA0).contains(value) && value != 0xAD
    }

    /// The combining diacritical marks but for the grapheme joiner, to which rules of some scripts give a part.
    private static func isMark(_ value: UInt32) -> Bool {
        (0x300..<0x370).contains(value) && value != 0x34F
    }
}
