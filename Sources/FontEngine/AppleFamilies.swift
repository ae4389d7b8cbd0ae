/// The families that iOS brings, which programs name: their PostScript names, and what stands in for them on a machine
/// that has none of them.
struct AppleFamily {
    /// Its name, as a reader writes it.
    let name: String
    /// The PostScript names of its fonts without the stem that all of them have. The first is the one that the family's
    /// name alone means.
    let styles: [String]
    /// What the PostScript names begin with.
    let stem: String
    /// Families that have the same advances or look much the same, the best first.
    let substitutes: [String]

    private init(_ name: String, _ stem: String? = nil, _ styles: String, _ substitutes: [String]) {
        self.name = name
        self.stem = stem ?? name.filter { $0 != " " }
        // An underscore stands for a name that is the stem and no more.
        self.styles = styles.split(separator: " ").map { $0 == "_" ? "" : String($0) }
        self.substitutes = substitutes
    }

    /// The PostScript names of the family's fonts.
    var fontNames: [String] { styles.map { stem + $0 } }

    // MARK: What stands in

    private static let sans = ["Inter"]
    private static let helvetica = ["Liberation Sans"]
    private static let serif = ["Noto Serif", "Liberation Serif"]
    private static let times = ["Liberation Serif"]
    private static let display = ["Noto Serif Display", "Noto Serif", "Liberation Serif"]
    private static let mono = ["Liberation Mono"]
    private static let chinese = ["Noto Sans CJK SC", "Droid Sans Fallback", "Inter"]
    private static let japanese = ["Noto Sans CJK JP", "Droid Sans Fallback", "Inter"]
    private static let korean = ["Noto Sans CJK KR", "Droid Sans Fallback", "Inter"]
    private static func noto(_ script: String) -> [String] { ["Noto Sans " + script, "Inter"] }
    private static let naskh = ["Noto Naskh Arabic", "Inter"]

    private static let plain = "_ -Bold"
    private static let slanted = "_ -Bold -Italic -BoldItalic"
    private static let avenir = """
        -Regular -Medium -DemiBold -Bold -Heavy -UltraLight -Italic -MediumItalic -DemiBoldItalic -BoldItalic \
        -HeavyItalic -UltraLightItalic
        """
    private static let kohinoor = "-Regular -Light -Semibold -Medium -Bold"
    private static let pingFang = "-Regular -Ultralight -Thin -Light -Medium -Semibold"

    /// All of them.
    static let all: [AppleFamily] = [
        // Sans serif
        .init(
            "Helvetica", nil, "_ -Bold -Oblique -BoldOblique -Light -LightOblique", helvetica),
        .init(
            "Helvetica Neue", nil,
            """
            _ -Italic -UltraLight -UltraLightItalic -Thin -ThinItalic -Light -LightItalic -Medium -MediumItalic -Bold \
            -BoldItalic -CondensedBold -CondensedBlack
            """, helvetica),
        .init("Arial", nil, "MT -BoldMT -ItalicMT -BoldItalicMT", helvetica),
        .init("Arial Hebrew", nil, "_ -Light -Bold", noto("Hebrew")),
        .init("Arial Rounded MT Bold", "ArialRoundedMTBold", "_", ["Nunito", "Inter"]),
        .init(
            "Avenir", nil,
            """
            -Roman -Book -Light -Medium -Heavy -Black -BookOblique -Oblique -LightOblique -MediumOblique \
            -HeavyOblique -BlackOblique
            """, sans),
        .init("Avenir Next", nil, avenir, sans),
        .init("Avenir Next Condensed", nil, avenir, sans),
        .init("DIN Alternate", nil, "-Bold", sans),
        .init("DIN Condensed", nil, "-Bold", sans),
        .init("Futura", nil, "-Medium -MediumItalic -Bold -CondensedMedium -CondensedExtraBold", ["Jost"] + sans),
        .init("Galvji", nil, plain, sans),
        .init("Gill Sans", nil, slanted + " -Light -LightItalic -SemiBold -SemiBoldItalic -UltraBold", sans),
        .init("Impact", nil, "_", ["Anton"] + sans),
        .init("Optima", nil, "-Regular -Italic -Bold -BoldItalic -ExtraBlack", ["Noto Sans", "Inter"]),
        .init("Tahoma", nil, plain, ["DejaVu Sans", "Noto Sans", "Inter"]),
        .init("Trebuchet MS", "Trebuchet", "MS -BoldItalic MS-Bold MS-Italic", ["Fira Sans", "Noto Sans", "Inter"]),
        .init("Verdana", nil, slanted, ["DejaVu Sans", "Noto Sans", "Inter"]),
        // Of one width
        .init("American Typewriter", nil, "_ -Light -Semibold -Bold -Condensed -CondensedLight -CondensedBold", serif),
        .init("Courier", nil, "_ -Bold -Oblique -BoldOblique", mono),
        .init("Courier New", nil, "PSMT PS-BoldMT PS-ItalicMT PS-BoldItalicMT", mono),
        .init("Menlo", nil, "-Regular -Bold -Italic -BoldItalic", mono),
        .init(
            "SF Mono", nil, "-Regular -Light -Medium -Semibold -Bold -Heavy -RegularItalic -BoldItalic", mono),
        // Serif
        .init("Baskerville", nil, "_ -Italic -SemiBold -SemiBoldItalic -Bold -BoldItalic", serif),
        .init("Bodoni 72", "BodoniSvtyTwoITCTT", "-Book -BookIta -Bold", display),
        .init("Bodoni 72 Oldstyle", "BodoniSvtyTwoOSITCTT", "-Book -BookIt -Bold", display),
        .init("Bodoni 72 Smallcaps", "BodoniSvtyTwoSCITCTT", "-Book", display),
        .init("Charter", nil, "-Roman -Italic -Bold -BoldItalic -Black -BlackItalic", ["Charis SIL"] + serif),
        .init("Cochin", nil, slanted, serif),
        .init("Didot", nil, "_ -Italic -Bold", ["GFS Didot"] + display),
        .init("Georgia", nil, slanted, ["Gelasio"] + serif),
        .init("Hoefler Text", nil, "-Regular -Italic -Black -BlackItalic", serif),
        .init("Iowan Old Style", nil, "-Roman -Italic -Bold -BoldItalic -Titling", serif),
        .init("New York", nil, "-Regular -Medium -Semibold -Bold -RegularItalic", serif),
        .init("Palatino", nil, "-Roman -Italic -Bold -BoldItalic", ["P052", "TeX Gyre Pagella"] + serif),
        .init("Rockwell", nil, "-Regular -Italic -Bold -BoldItalic", serif),
        .init("STIX Two Text", nil, "_ -Italic -Medium -SemiBold -Bold -Bold-Italic", serif),
        .init(
            "Superclarendon", nil, "-Regular -Light -Bold -Black -Italic -LightItalic -BoldItalic -BlackItalic", serif),
        .init("Times New Roman", nil, "PSMT PS-BoldMT PS-ItalicMT PS-BoldItalicMT", times),
        .init("Times", nil, "-Roman -Bold -Italic -BoldItalic", times),
        // Titles and handwriting
        .init("Academy Engraved LET", nil, "Plain", display),
        .init("Bradley Hand", nil, "ITCTT-Bold", sans),
        .init("Chalkboard SE", nil, "-Regular -Light -Bold", ["Comic Neue"] + sans),
        .init("Chalkduster", nil, "_", ["Comic Neue"] + sans),
        .init("Copperplate", nil, "_ -Light -Bold", serif),
        .init("Marker Felt", nil, "-Thin -Wide", ["Comic Neue"] + sans),
        .init("Noteworthy", nil, "-Light -Bold", ["Comic Neue"] + sans),
        .init("Papyrus", nil, "_ -Condensed", serif),
        .init("Party LET", nil, "Plain", serif),
        .init("Savoye LET", nil, "Plain", serif),
        .init("Snell Roundhand", nil, "_ -Bold -Black", serif),
        .init("Zapfino", nil, "_", serif),
        // Signs
        .init("Apple Color Emoji", nil, "_", ["Noto Color Emoji"]),
        .init("Apple Symbols", nil, "_", ["Noto Sans Symbols", "Inter"]),
        .init("Bodoni Ornaments", nil, "ITCTT", ["Noto Sans Symbols2", "Inter"]),
        .init("Symbol", nil, "_", ["Noto Sans Symbols", "Inter"]),
        .init("Zapf Dingbats", nil, "ITC", ["Noto Sans Symbols2", "Inter"]),
        // Scripts
        .init("Al Nile", nil, plain, naskh),
        .init("Damascus", nil, "_ Light Medium SemiBold Bold", naskh),
        .init("Farah", nil, "_", naskh),
        .init("Geeza Pro", nil, plain, naskh),
        .init("Noto Nastaliq Urdu", nil, plain, naskh),
        .init("Apple SD Gothic Neo", nil, "-Regular -Thin -UltraLight -Light -Medium -SemiBold -Bold", korean),
        .init("Hiragino Sans", "HiraginoSans", "-W3 -W5 -W6 -W7 -W8", japanese),
        .init("Hiragino Mincho ProN", "HiraMinProN", "-W3 -W6", japanese),
        .init("Hiragino Maru Gothic ProN", "HiraMaruProN", "-W4", japanese),
        .init("PingFang SC", nil, pingFang, chinese),
        .init("PingFang TC", nil, pingFang, ["Noto Sans CJK TC"] + chinese),
        .init("PingFang HK", nil, pingFang, ["Noto Sans CJK HK"] + chinese),
        .init("Heiti SC", "STHeitiSC", "-Light -Medium", chinese),
        .init("Heiti TC", "STHeitiTC", "-Light -Medium", ["Noto Sans CJK TC"] + chinese),
        .init("Devanagari Sangam MN", nil, plain, noto("Devanagari")),
        .init("Kohinoor Devanagari", nil, kohinoor, noto("Devanagari")),
        .init("Kohinoor Bangla", nil, kohinoor, noto("Bengali")),
        .init("Kohinoor Gujarati", nil, kohinoor, noto("Gujarati")),
        .init("Kohinoor Telugu", nil, kohinoor, noto("Telugu")),
        .init("Bangla Sangam MN", nil, plain, noto("Bengali")),
        .init("Gujarati Sangam MN", nil, plain, noto("Gujarati")),
        .init("Gurmukhi MN", nil, plain, noto("Gurmukhi")),
        .init("Mukta Mahee", nil, "-Regular -Light -Bold", noto("Gurmukhi")),
        .init("Kannada Sangam MN", nil, plain, noto("Kannada")),
        .init("Noto Sans Kannada", nil, "-Regular -Light -Bold", noto("Kannada")),
        .init("Malayalam Sangam MN", nil, plain, noto("Malayalam")),
        .init("Noto Sans Oriya", nil, "_ -Bold", noto("Oriya")),
        .init("Oriya Sangam MN", nil, plain, noto("Oriya")),
        .init("Sinhala Sangam MN", nil, plain, noto("Sinhala")),
        .init("Tamil Sangam MN", nil, plain, noto("Tamil")),
        .init("Telugu Sangam MN", nil, plain, noto("Telugu")),
        .init("Grantha Sangam MN", nil, "-Regular -Bold", noto("Grantha")),
        .init("Euphemia UCAS", nil, "_ -Italic -Bold", noto("Canadian Aboriginal")),
        .init("Kailasa", nil, plain, ["Noto Serif Tibetan", "Inter"]),
        .init("Kefa", nil, "-Regular -Bold", noto("Ethiopic")),
        .init("Khmer Sangam MN", nil, "_", noto("Khmer")),
        .init("Lao Sangam MN", nil, "_", noto("Lao")),
        .init("Myanmar Sangam MN", nil, plain, noto("Myanmar")),
        .init("Thonburi", nil, "_ -Light -Bold", noto("Thai")),
    ]

    /// What stands in for a family that is missing; empty for one that iOS does not have either.
    static func substitutes(for family: String) -> [String] { byFamily[family]?.substitutes ?? [] }

    /// A family by its name, blanks and case apart.
    static func family(_ name: String) -> AppleFamily? { byFamily[name] ?? byKey[key(name)] }

    /// The family of a font by the font's PostScript name.
    static func family(ofFont name: String) -> AppleFamily? { byFont[name] }

    private static let byFamily = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    private static let byKey = Dictionary(uniqueKeysWithValues: all.map { (key($0.name), $0) })
    private static let byFont = Dictionary(
        all.flatMap { family in family.fontNames.map { ($0, family) } }, uniquingKeysWith: { first, _ in first })

    private static func key(_ name: String) -> String { name.filter { $0 != " " }.lowercased() }
}
