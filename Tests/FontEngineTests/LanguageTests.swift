import Testing
import TextEngine

@testable import FontEngine

@Suite("The language of a text")
struct LanguageTests {
    private func glyphs(_ text: String, _ language: String?, family: String = "Inter") -> [UInt32] {
        let style = TextStyle(font: FontSpec(design: .family(family), size: 17), language: language)
        return InkCanvas().line(text, style).runs.flatMap { $0.run.clusters.map(\.glyph) }
    }

    @Test("Letters have the forms of the language: Romanian commas, Serbian italics, Catalan dots")
    func forms() {
        #expect(glyphs("şţ", "ro") != glyphs("şţ", nil))
        #expect(glyphs("şţ", "ro") == glyphs("șț", nil))
        #expect(glyphs("şţ", "tr") == glyphs("şţ", nil))
        #expect(glyphs("бгдпт", "sr", family: "Noto Sans") != glyphs("бгдпт", "ru", family: "Noto Sans"))
        #expect(glyphs("бгдпт", "ru", family: "Noto Sans") == glyphs("бгдпт", nil, family: "Noto Sans"))
        #expect(glyphs("l·l", "ca") != glyphs("l·l", "en"))
        // With a country, a script, and in capitals.
        for tag in ["ro-RO", "ro-Latn", "RO", "ro_RO"] { #expect(glyphs("şţ", tag) == glyphs("şţ", "ro"), "\(tag)") }
    }

    @Test("Text of two languages beside each other has both, in any order of asking")
    func apart() {
        for (first, second) in [("ro", "tr"), ("tr", "ro")] {
            let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
            let canvas = InkCanvas(library: library)
            func glyphs(_ language: String) -> [UInt32] {
                let style = TextStyle(font: FontSpec(size: 17), language: language)
                return canvas.line("paşă", style).runs.flatMap { $0.run.clusters.map(\.glyph) }
            }
            let (a, b) = (glyphs(first), glyphs(second))
            #expect(a != b && glyphs(first) == a && glyphs(second) == b)
        }
    }

    @Test("What is painted is what was shaped", arguments: [17.0, 24, 60], [1.0, 2])
    func ink(size: Double, scale: Double) {
        func picture(_ text: String, _ language: String?) -> InkCanvas {
            let canvas = InkCanvas(width: 700, height: 300, scale: scale)
            let style = TextStyle(font: FontSpec(design: .family("Noto Sans"), size: size), language: language)
            canvas.paint(canvas.line(text, style))
            return canvas
        }
        func difference(_ a: InkCanvas, _ b: InkCanvas) -> Int {
            var sum = 0
            for y in 0..<a.buffer.height { for x in 0..<a.buffer.width { sum += abs(a.ink(x, y) - b.ink(x, y)) } }
            return sum
        }
        // The comma below is what Romanian makes of the cedilla; only its hinting may differ.
        let (cedilla, romanian, comma) = (picture("Şşş", nil), picture("Şşş", "ro"), picture("Șșș", nil))
        #expect(romanian.weight > 0)
        #expect(difference(romanian, cedilla) > 0)
        #expect(difference(romanian, comma) * 5 < romanian.weight)
        // A language that the font does not know changes nothing.
        #expect(difference(picture("Şşş", "de"), cedilla) == 0)
        // It is the same the second time, when it comes from the cache.
        #expect(difference(picture("Şşş", "ro"), romanian) == 0)
    }

    @Test("The font that stands in for another follows the language")
    func fallback() {
        func file(_ language: String?) -> String? {
            let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
            let style = TextStyle(font: FontSpec(size: 17), language: language)
            let font = InkCanvas(library: library).line("ل", style).runs.first?.run.font as? ScaledFont
            return font?.file.location.path.split(separator: "/").last.map(String.init)
        }
        // Noto Kufi Arabic is not made for Kashmiri.
        #expect(file("ks") != file("ar"))
        #expect(file("ar") == file(nil))
        // Also where a library has been asked for the other before.
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        let fonts = ["ar", "ks", "ar"].map { language in
            InkCanvas(library: library).line("ل", TextStyle(font: FontSpec(size: 17), language: language))
                .runs.first?.run.font
        }
        #expect(fonts[0] !== fonts[1] && fonts[0] === fonts[2])
    }

    @Test(
        "fontconfig's names",
        arguments: [
            ("ja", "ja"), ("ja-JP", "ja-jp"), ("zh", "zh-cn"), ("zh-Hans", "zh-cn"), ("zh-Hant", "zh-tw"),
            ("zh-Hant-HK", "zh-hk"), ("zh-Hant-TW", "zh-tw"), ("zh-CN", "zh-cn"), ("zh-Hans-HK", "zh-cn"),
            ("zh-Hant-US", "zh-tw"), ("ko-Kore-KR", "ko-kr"), ("sr-Latn-RS", "sr-rs"), ("es-419", "es-419"),
            ("en_GB", "en-gb"), ("fil", "fil"),
        ])
    func names(tag: String, name: String) {
        #expect(TextLanguage(tag)?.fontconfigName == name)
    }

    @Test(
        "What is no tag is no language",
        arguments: ["", " ", "a b", "e\u{301}", "de:", String(repeating: "x", count: 65)])
    func nonsense(tag: String) {
        #expect(TextLanguage(tag) == nil)
        #expect(glyphs("şţ", tag) == glyphs("şţ", nil))
    }

    @Test("A face is asked once for each language in a script, and answers the same ever after")
    func systems() throws {
        let file = try #require(Installed.file("Noto Sans"))
        let cyrillic = try #require(Script(tag: "Cyrl"))
        let asked: [(tag: String, script: Script, isKnown: Bool)] = [
            ("ro", .latin, true), ("en", .latin, false), ("sr", cyrillic, true), ("ru", cyrillic, false),
            ("ro", cyrillic, false),
        ]
        FontLibrary.locked {
            for round in 1...3 {
                for (tag, script, isKnown) in asked {
                    let language = TextLanguage(tag)
                    #expect(file.language(language, script: script) == (isKnown ? language : nil), "\(tag), \(round)")
                }
                #expect(file.language(nil, script: .latin) == nil)
                #expect(file.languageSystems.count == asked.count)
            }
        }
    }
}
