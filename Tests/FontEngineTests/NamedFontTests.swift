import Testing
import TextEngine

@testable import FontEngine

@Suite("Fonts by their names")
struct NamedFontTests {
    private func file(_ name: String) -> String? {
        guard let font = FontLibrary.shared.font(named: name) else { return nil }
        let spec = FontSpec(design: .family(font.family), size: 17, weight: font.weight, isItalic: font.isItalic)
        let found = FontLibrary.shared.font(for: spec, scale: 1) as? ScaledFont
        return found?.file.location.path.split(separator: "/").last.map(String.init)
    }

    @Test(
        "What iOS has is shown by what has its widths, or looks like it",
        arguments: [
            ("Helvetica", "LiberationSans-Regular.ttf"), ("Helvetica-Bold", "LiberationSans-Bold.ttf"),
            ("HelveticaNeue", "LiberationSans-Regular.ttf"), ("HelveticaNeue-Bold", "LiberationSans-Bold.ttf"),
            ("HelveticaNeue-BoldItalic", "LiberationSans-BoldItalic.ttf"), ("ArialMT", "LiberationSans-Regular.ttf"),
            ("Helvetica-Oblique", "LiberationSans-Italic.ttf"), ("Arial-BoldItalicMT", "LiberationSans-BoldItalic.ttf"),
            ("Menlo-Regular", "LiberationMono-Regular.ttf"), ("Menlo-Bold", "LiberationMono-Bold.ttf"),
            ("Courier", "LiberationMono-Regular.ttf"), ("CourierNewPS-BoldMT", "LiberationMono-Bold.ttf"),
            ("TimesNewRomanPSMT", "LiberationSerif-Regular.ttf"), ("Times-Italic", "LiberationSerif-Italic.ttf"),
            ("Georgia", "NotoSerif-Regular.ttf"), ("Georgia-BoldItalic", "NotoSerif-BoldItalic.ttf"),
            ("AvenirNext-Medium", "Inter-Medium.otf"), ("AvenirNext-DemiBoldItalic", "Inter-SemiBoldItalic.otf"),
            ("Futura-Medium", "Inter-Medium.otf"), ("Didot-Bold", "NotoSerifDisplay-Bold.ttf"),
            ("GeezaPro-Bold", "NotoNaskhArabic-Bold.ttf"), ("Thonburi", "NotoSansThai-Regular.ttf"),
            ("ArialRoundedMTBold", "Inter-Bold.otf"), ("AppleColorEmoji", "NotoColorEmoji.ttf"),
        ])
    func substitutes(name: String, expected: String) {
        #expect(file(name) == expected)
    }

    @Test("Every font of iOS has a name of its own, a family, and something that shows it")
    func table() {
        var names: Set<String> = []
        #expect(AppleFamily.all.count >= 60)
        for family in AppleFamily.all {
            #expect(!family.styles.isEmpty && !family.substitutes.isEmpty, "\(family.name)")
            for name in family.fontNames {
                #expect(names.insert(name).inserted, "\(name) twice")
                #expect(!name.contains(" ") && name.allSatisfy(\.isASCII))
                let font = FontLibrary.shared.font(named: name)
                #expect(font?.name == name && font?.family == family.name, "\(name)")
                #expect(file(name) != nil, "\(name)")
            }
            let plain = FontLibrary.shared.font(named: family.name)
            #expect(plain?.family == family.name && plain?.name == family.fontNames[0], "\(family.name)")
        }
    }

    @Test(
        "The name of a style says weight and slant",
        arguments: [
            ("", 400, false), ("-Regular", 400, false), ("-UltraLight", 100, false), ("-Ultralight", 100, false),
            ("-Thin", 200, false), ("-LightItalic", 300, true), ("-Medium", 500, false), ("-DemiBold", 600, false),
            ("-Semibold", 600, false), ("-BoldOblique", 700, true), ("PS-BoldItalicMT", 700, true),
            ("-ExtraBold", 800, false), ("-Heavy", 800, false), ("-Black", 900, false), ("-ExtraBlack", 900, false),
            ("-W6", 600, false), ("-BookIta", 400, true), ("-Roman", 400, false), ("-Titling", 400, false),
        ])
    func styles(style: String, weight: Int, isItalic: Bool) {
        #expect(NamedFont.weight(ofStyle: style) == weight)
        #expect(NamedFont.isItalic(style: style) == isItalic)
    }

    @Test("A font of the machine is found by its PostScript name and by its family")
    func installed() {
        let bold = FontLibrary.shared.font(named: "NotoSans-BoldItalic")
        #expect(bold == NamedFont(family: "Noto Sans", name: "NotoSans-BoldItalic", weight: 700, isItalic: true))
        #expect(file("NotoSans-BoldItalic") == "NotoSans-BoldItalic.ttf")
        #expect(FontLibrary.shared.font(named: "Noto Sans")?.family == "Noto Sans")
        #expect(file("LiberationSerif-Bold") == "LiberationSerif-Bold.ttf")
    }

    @Test("A font of the program's own comes before what stands in for it")
    func own() throws {
        let folder = try FontFolder()
        try folder.copy("/usr/share/fonts/truetype/noto/NotoSans-Bold.ttf")
        let library = FontLibrary(folder: folder.path)
        #expect(library.font(named: "NotoSans-Bold")?.weight == 700)
        #expect(library.font(named: "NotoSans-Italic") == nil)
        // What stands in for others need not be there for their names to be known.
        #expect(library.font(named: "Helvetica-Bold")?.name == "Helvetica-Bold")
    }

    @Test(
        "Names that nobody knows are unknown",
        arguments: [
            "", " ", "No Such Font", "HelveticaNeue-Foo", "Helvetica-", "-Bold", "Inter\0", "Helvetica\0",
            String(repeating: "x", count: 100_000), "\n:lang=ja", "monospace",
        ])
    func unknown(name: String) {
        #expect(FontLibrary.shared.font(named: name) == nil)
    }
}
