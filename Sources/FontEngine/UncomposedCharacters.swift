import CHarfBuzz

/// The characters that a face's glyph composition (OpenType's feature "ccmp") leaves as they are, whatever of them
/// stands beside each other.
///
/// HarfBuzz tries all compositions that begin with a letter at each letter of a word. In a face with many accented
/// letters that is more than half of shaping, and words without combining marks have nothing to compose.
struct UncomposedCharacters {
    /// One bit for each character that may be among them.
    private var bits = [UInt64](repeating: 0, count: Int(Self.limit) / 64)

    /// Behind the letters of the Latin, Greek and Cyrillic scripts.
    private static let limit: UInt32 = 0x500

    /// The features that shaping applies to these scripts without being asked. One may make what another composes.
    private static let features = ["ccmp", "locl", "rlig", "rclt", "calt", "clig", "liga", "rvrn"]

    /// No characters.
    init() {}

    /// Asks HarfBuzz what the face's rules can make of letters, digits and signs alone. None are left where that is
    /// anything that is composed.
    /// - Parameter font: The face at any size.
    init(face: OpaquePointer, font: OpaquePointer) {
        let composition = Self.lookups(of: ["ccmp"], in: face)
        let all = Self.lookups(of: Self.features, in: face)
        let (composed, reachable) = (hb_set_create(), hb_set_create())
        defer { for set in [composition, all, composed, reachable] { hb_set_destroy(set) } }
        var lookup = hb_codepoint_t.max
        while hb_set_next(composition, &lookup) != 0 {
            hb_ot_layout_lookup_collect_glyphs(face, Self.substitutions, lookup, nil, nil, nil, composed)
        }
        for value in 0x21..<Self.limit where Self.isCandidate(value) {
            var glyph: hb_codepoint_t = 0
            guard hb_font_get_nominal_glyph(font, value, &glyph) != 0, hb_set_has(composed, glyph) == 0 else {
                continue
            }
            hb_set_add(reachable, glyph)
            bits[Int(value) / 64] |= 1 << UInt64(value % 64)
        }
        hb_ot_layout_lookups_substitute_closure(face, all, reachable)
        hb_set_intersect(reachable, composed)
        if hb_set_is_empty(reachable) == 0 { self = UncomposedCharacters() }
    }

    /// Whether a UTF-16 unit is one of them in any face.
    static func mayHold(_ unit: UInt16) -> Bool { unit < limit }

    /// Whether a UTF-16 unit is one of them.
    func contains(_ unit: UInt16) -> Bool {
        unit < Self.limit && bits[Int(unit) / 64] & 1 << UInt64(unit % 64) != 0
    }

    /// "GSUB", the table of a face that replaces glyphs.
    private static let substitutions: hb_tag_t = 0x4753_5542

    /// Printable ASCII, and letters. Marks, accents that stand alone and points above the line are what is composed.
    private static func isCandidate(_ value: UInt32) -> Bool {
        guard value >= 0x7F else { return true }
        switch Unicode.Scalar(value)?.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter: return true
        default: return false
        }
    }

    /// The rules of features, for whatever script and language.
    private static func lookups(of features: [String], in face: OpaquePointer) -> OpaquePointer? {
        let lookups = hb_set_create()
        // The list ends with a zero.
        let tags = features.map { hb_tag_from_string($0, -1) } + [0]
        hb_ot_layout_collect_lookups(face, substitutions, nil, nil, tags, lookups)
        return lookups
    }
}
