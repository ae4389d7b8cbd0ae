/// What the scalars of Thai and Lao are in a cell: a consonant with what stands above and below it.
///
/// The classes are those of WTT 2.0 (Thai API Consortium, 1991), whose table of pairs is ``ThaiMark/canCarry(_:)``. Lao
/// has the same shape (The Unicode Standard, section 16.2), and where WTT says nothing of it, everything goes.
enum ThaiMark: Equatable, Sendable {
    /// The sign of a second consonant below (Lao ຼ).
    case subjoined
    /// A vowel below that carries tones and signs (WTT's BV1: ุ).
    case shortBelow
    /// A vowel below that carries tones (WTT's BV2: ู).
    case longBelow
    /// A dot below that carries nothing (WTT's BD: ฺ).
    case dotBelow
    /// A vowel above that carries tones and signs (WTT's AV1: ิ).
    case shortAbove
    /// A vowel above that carries tones (WTT's AV2: ั and ึ).
    case plainAbove
    /// A vowel above that carries tones and the sign of shortness (WTT's AV3: ี and ื).
    case longAbove
    /// A vowel of Lao, which carries everything.
    case lao
    /// A tone (WTT's TONE).
    case tone
    /// Nikhahit (WTT's AD1). WTT lets no tone follow it, but people type it as the first part of sara am.
    case nikhahit
    /// Thanthakhat (WTT's AD1).
    case thanthakhat
    /// The sign of shortness (WTT's AD2: ็).
    case shortness
    /// Yamakkan (WTT's AD3).
    case yamakkan

    /// The class of a scalar that is a mark.
    init?(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0xEBC: self = .subjoined
        case 0xE38: self = .shortBelow
        case 0xE39: self = .longBelow
        case 0xE3A: self = .dotBelow
        case 0xE34: self = .shortAbove
        case 0xE31, 0xE36: self = .plainAbove
        case 0xE35, 0xE37: self = .longAbove
        // Niggahita is the vowel o of Lao: ກໍ.
        case 0xEB1, 0xEB4...0xEBB, 0xECD: self = .lao
        case 0xE48...0xE4B, 0xEC8...0xECB: self = .tone
        case 0xE4C: self = .thanthakhat
        case 0xE4D: self = .nikhahit
        case 0xE47: self = .shortness
        case 0xE4E, 0xECC, 0xECE: self = .yamakkan
        default: return nil
        }
    }

    /// Where the mark stands, counted from the consonant.
    var level: Int {
        switch self {
        case .subjoined: 0
        case .shortBelow, .longBelow, .dotBelow, .shortAbove, .plainAbove, .longAbove, .lao: 1
        case .nikhahit: 2
        case .tone, .thanthakhat, .shortness, .yamakkan: 3
        }
    }

    /// How many levels there are.
    static let levels = 4

    /// Whether a mark of a level above may stand on this one.
    func canCarry(_ top: ThaiMark) -> Bool {
        switch self {
        case .subjoined, .lao: true
        case .shortBelow, .shortAbove: top == .tone || top == .nikhahit || top == .thanthakhat
        case .longBelow, .plainAbove, .nikhahit: top == .tone
        case .longAbove: top == .tone || top == .shortness
        case .dotBelow, .tone, .thanthakhat, .shortness, .yamakkan: false
        }
    }

    /// Whether a scalar carries marks of the script of a mark: its consonants (WTT's CONS), and what stands for any letter
    /// when a mark is shown alone (The Unicode Standard, section 2.11).
    static func isBase(_ base: Unicode.Scalar, for mark: Unicode.Scalar) -> Bool {
        switch base.value {
        case 0xA0, 0x25CC: true
        // ฤ and ฦ are syllables (WTT's FV3).
        case 0xE24, 0xE26: false
        case 0xE01...0xE2E: mark.value < 0xE80
        case 0xE81...0xEAE, 0xEDC...0xEDF: mark.value >= 0xE80
        default: false
        }
    }
}
