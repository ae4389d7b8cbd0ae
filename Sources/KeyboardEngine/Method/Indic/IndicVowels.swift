import Foundation

/// Vowels of the scripts of India that are written in parts and encoded as one.
enum IndicVowels {
    /// The vowel that two scalars stand for: by canonical composition (UAX #15), or where The Unicode Standard tells not
    /// to write it in parts.
    static func combined(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Unicode.Scalar? {
        if let vowel = parts[Pair(first: first, second: second)] { return vowel }
        // Taken apart first: Foundation does not compose ೊ, which is composed itself, with ೕ.
        let text = String(String.UnicodeScalarView([first, second])).decomposedStringWithCanonicalMapping
            .precomposedStringWithCanonicalMapping
        return text.unicodeScalars.count == 1 ? text.unicodeScalars.first : nil
    }

    /// Whether both of two vowel signs may stand on a consonant: hora and aunkar do, in the Guru Granth Sahib (section
    /// 12.3); and a sign that is repeated draws the vowel out, in letters to friends.
    static func standTogether(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
        first == second || Set([first, second]) == ["\u{A4B}", "\u{A41}"]
    }

    private struct Pair: Hashable {
        let first: Unicode.Scalar
        let second: Unicode.Scalar
    }

    /// The tables "Vowel Letters" of The Unicode Standard, sections 12.1 to 12.9: what to use, and what not to.
    private static let parts: [Pair: Unicode.Scalar] = {
        let lines = [
            // Devanagari, table 12-1.
            "0905 0946 0904", "0905 093E 0906", "0909 0941 090A", "090F 0945 090D", "090F 0946 090E",
            "090F 0947 0910", "0905 0949 0911", "0906 0945 0911", "0905 094A 0912", "0906 0946 0912",
            "0905 094B 0913", "0906 0947 0913", "0905 094C 0914", "0906 0948 0914", "0905 0945 0972",
            "0905 093A 0973", "0905 093B 0974", "0906 093A 0974", "0905 094F 0975", "0905 0956 0976",
            "0905 0957 0977",
            // Bengali.
            "0985 09BE 0986", "098B 09C3 09E0", "098C 09E2 09E1",
            // Gurmukhi.
            "0A05 0A3E 0A06", "0A72 0A3F 0A07", "0A72 0A40 0A08", "0A73 0A41 0A09", "0A73 0A42 0A0A",
            "0A72 0A47 0A0F", "0A05 0A48 0A10", "0A73 0A4B 0A13", "0A05 0A4C 0A14",
            // Gujarati.
            "0A85 0ABE 0A86", "0A85 0AC5 0A8D", "0A85 0AC7 0A8F", "0A85 0AC8 0A90", "0A85 0AC9 0A91",
            "0A86 0AC5 0A91", "0A85 0ACB 0A93", "0A86 0AC7 0A93", "0A85 0ACC 0A94", "0A86 0AC8 0A94",
            "0AC5 0ABE 0AC9",
            // Odia.
            "0B05 0B3E 0B06", "0B0F 0B57 0B10", "0B13 0B57 0B14",
            // Tamil.
            "0B85 0BC2 0B86",
            // Telugu.
            "0C12 0C55 0C13", "0C12 0C4C 0C14", "0C3F 0C55 0C40", "0C46 0C55 0C47", "0C4A 0C55 0C4B",
            // Kannada.
            "0C89 0CBE 0C8A", "0C8B 0CBE 0CE0", "0C92 0CCC 0C94",
            // Malayalam.
            "0D07 0D57 0D08", "0D09 0D57 0D0A", "0D0E 0D46 0D10", "0D12 0D3E 0D13", "0D12 0D57 0D14",
        ]
        return lines.reduce(into: [:]) { table, line in
            let scalars = line.split(separator: " ").compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
            table[Pair(first: scalars[0], second: scalars[1])] = scalars[2]
        }
    }()
}
