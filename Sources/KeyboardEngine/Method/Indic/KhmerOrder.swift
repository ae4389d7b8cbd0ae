/// The order of marks in Khmer.
///
/// The Unicode Standard, section 16.4, "Ordering of Syllable Components", has robats, register shifters and subscripts
/// before the vowel, and other signs behind it; so has Unicode Technical Note #61. Only that is seen to: which of what
/// comes before the vowel is first, and coeng with its letter, stay as they are typed.
enum KhmerOrder {
    /// What a Khmer mark makes of the end of a text; `nil` if it goes behind it as it is.
    static func change(_ text: String.UnicodeScalarView, by scalar: Unicode.Scalar) -> IndicChange? {
        switch scalar {
        case shifters, robats: shifterChange(text, scalar)
        case vowels: vowelChange(text, scalar)
        default: nil
        }
    }

    /// A register shifter and a robat go before the vowel and the signs.
    private static func shifterChange(_ text: String.UnicodeScalarView, _ shifter: Unicode.Scalar) -> IndicChange? {
        let marks = text.reversed().prefix { vowels ~= $0 || signs ~= $0 }
        guard !marks.isEmpty, carries(text.dropLast(marks.count).last) else { return nil }
        return IndicChange(marks.count, [shifter] + marks.reversed())
    }

    /// A vowel goes before the signs, and makes one with the one before it where it has two parts.
    private static func vowelChange(_ text: String.UnicodeScalarView, _ vowel: Unicode.Scalar) -> IndicChange? {
        let marks = Array(text.reversed().prefix { signs ~= $0 }.reversed())
        guard let last = text.dropLast(marks.count).last else { return nil }
        if vowels ~= last { return combined(last, vowel).map { IndicChange(marks.count + 1, [$0] + marks) } }
        guard !marks.isEmpty, carries(last) else { return nil }
        return IndicChange(marks.count, [vowel] + marks)
    }

    /// Vowels that look like two others (Technical Note #61): e with ii is oe, e with aa is oo.
    private static func combined(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Unicode.Scalar? {
        switch (min(a, b), max(a, b)) {
        case ("\u{17B8}", "\u{17C1}"): "\u{17BE}"
        case ("\u{17B6}", "\u{17C1}"): "\u{17C4}"
        default: nil
        }
    }

    private static func carries(_ scalar: Unicode.Scalar?) -> Bool {
        scalar.map { letters ~= $0 || shifters ~= $0 || robats ~= $0 } ?? false
    }

    private static let letters: ClosedRange<Unicode.Scalar> = "\u{1780}"..."\u{17B3}"
    private static let vowels: ClosedRange<Unicode.Scalar> = "\u{17B6}"..."\u{17C5}"
    /// Nikahit, reahmuk and yuukaleapintu.
    private static let signs: ClosedRange<Unicode.Scalar> = "\u{17C6}"..."\u{17C8}"
    private static let shifters: ClosedRange<Unicode.Scalar> = "\u{17C9}"..."\u{17CA}"
    private static let robats: ClosedRange<Unicode.Scalar> = "\u{17CC}"..."\u{17CC}"
}
