/// What the scalars of the scripts of India are in a syllable.
///
/// Their blocks have the order of ISCII in common (The Unicode Standard, section 12.1): Devanagari, Bengali, Gurmukhi,
/// Gujarati, Odia, Tamil, Telugu, Kannada and Malayalam, of 128 scalars each from U+0900.
enum IndicMark: Equatable, Sendable {
    /// A consonant.
    case consonant
    /// An independent vowel.
    case vowel
    /// The dot that makes another consonant of one.
    case nukta
    /// A vowel sign.
    case vowelSign
    /// A sign that is part of others, or that stands beside them.
    case lengthSign
    /// Candrabindu, anusvara or visarga, and tippi and addak of Gurmukhi.
    case bindu
    /// The sign that takes the vowel away.
    case virama

    /// The class of a scalar; `nil` for everything else.
    init?(_ scalar: Unicode.Scalar) {
        guard (0x900..<0xD80).contains(scalar.value) else { return nil }
        let isMark =
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .spacingMark: true
            case .otherLetter: false
            default: Bool?.none
            }
        guard let isMark else { return nil }
        switch (scalar.value & 0x7F, isMark) {
        case (0x00...0x04, true), (0x70...0x71, true): self = .bindu
        // Two viramas of Malayalam stand where others have the nukta and the mark before it.
        case (0x3B...0x3C, true) where scalar.value >= 0xD00: self = .virama
        case (0x3C, true): self = .nukta
        // Prishthamatra e of old Devanagari stands beside other vowel signs.
        case (0x4E, true) where scalar.value == 0x94E: self = .lengthSign
        case (0x3A...0x3B, true), (0x3E...0x4C, true), (0x4F, true), (0x62...0x63, true): self = .vowelSign
        case (0x55...0x57, true): self = .lengthSign
        case (0x4D, true): self = .virama
        case (0x05...0x14, false), (0x60...0x61, false): self = .vowel
        // Of Gurmukhi, the letters that carry vowels.
        case (0x72...0x73, false) where scalar.block == 0xA00: self = .vowel
        case (0x72...0x77, false) where scalar.block == 0x900: self = .vowel
        case (0x15...0x39, false), (0x58...0x5F, false): self = .consonant
        case (0x70...0x71, false) where scalar.block == 0x980: self = .consonant
        default: return nil
        }
    }

    /// Whether two scalars are of one script.
    static func share(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Bool { a.block == b.block }
}

extension Unicode.Scalar {
    /// The first scalar of the block of a script of India.
    fileprivate var block: UInt32 { value & ~0x7F }
}
