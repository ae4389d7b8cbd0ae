import Testing
import TextEngine

@testable import FontEngine

@Suite("Letters that words are set from")
struct GlyphCacheTests {
    private func font(_ library: FontLibrary, _ size: Double) throws -> ScaledFont {
        try #require(library.font(for: FontSpec(size: size), scale: 1) as? ScaledFont)
    }

    @Test("A letter is made once, in ASCII, at its end and beyond it, and is no other's")
    func once() throws {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        let font = try font(library, 17)
        FontLibrary.locked {
            let glyphs = library.words.inks.glyphCache(font, script: .latin, isRightToLeft: false)
            let units: [UInt16] = [0x00, 0x20, 0x41, 0x7E, 0x7F, 0x80, 0x81, 0xC1, 0xFF, 0x100, 0x141, 0x1EA5, 0xFFFF]
            let letters = units.map { glyphs.letter($0, words: library.words) }
            #expect(Set(letters.map { ObjectIdentifier($0) }).count == units.count)
            for (unit, letter) in zip(units, letters) {
                #expect(glyphs.letter(unit, words: library.words) === letter, "\(unit)")
            }
        }
    }

    @Test("The cases of letters stay bounded, however many fonts there are, and are found again")
    func cases() throws {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        let fonts = try (0..<100).map { try font(library, 10 + Double($0) / 4) }
        FontLibrary.locked {
            let inks = library.words.inks
            func count() -> Int {
                Mirror(reflecting: inks).descendant("cases").map { Mirror(reflecting: $0).children.count } ?? 0
            }
            for font in fonts {
                let left = inks.glyphCache(font, script: .latin, isRightToLeft: false)
                let right = inks.glyphCache(font, script: .latin, isRightToLeft: true)
                let romanian = inks.glyphCache(
                    font, script: .latin, isRightToLeft: false, language: TextLanguage("ro"))
                #expect(left !== right && left !== romanian && right !== romanian)
                #expect(count() <= 64)
            }
            let font = fonts[7]
            let found = inks.glyphCache(font, script: .latin, isRightToLeft: false)
            #expect(found.font === font && !found.isRightToLeft)
            _ = inks.glyphCache(fonts[8], script: .latin, isRightToLeft: false)
            #expect(inks.glyphCache(font, script: .latin, isRightToLeft: false) === found)
        }
    }

    @Test("Letters and what is set from them stay while words are dropped, unless they are thousands")
    func dropping() throws {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        let font = try font(library, 17)
        var count = 0
        /// Shapes so many words that the first of them are forgotten.
        func crowd() {
            for _ in 0..<20_000 {
                count += 1
                _ = library.words.word(Array("w\(count)".utf16), font: font, script: .latin, isRightToLeft: false)
            }
        }
        FontLibrary.locked {
            let (words, inks) = (library.words, library.words.inks)
            func glyphs() -> GlyphCache { inks.glyphCache(font, script: .latin, isRightToLeft: false) }
            let (kept, letter) = (glyphs(), glyphs().letter(0x61, words: words))
            let stamp = letter.stamp(at: 1, words: words)
            crowd()
            #expect(glyphs() === kept && kept.letter(0x61, words: words) === letter)
            #expect(letter.stamp(at: 1, words: words)?.mask === stamp?.mask && stamp != nil)
            for unit in UInt16(0x4E00)..<0x5600 { _ = kept.letter(unit, words: words) }
            #expect(kept.byteCount > InkCache.letterLimit)
            crowd()
            #expect(glyphs() !== kept && glyphs().byteCount < InkCache.letterLimit)
        }
    }

    @Test("Pictures that are too large for the cache, of words that it has forgotten, are painted all the same")
    func greatWords() throws {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        let font = try font(library, 1400)
        FontLibrary.locked {
            let words = ["M", "W", "Q"].map {
                library.words.word(Array($0.utf16), font: font, script: .latin, isRightToLeft: false)
            }
            for word in words {
                #expect(library.words.picture(of: word, at: 0)?.byteCount ?? 0 > 1 << 19)
            }
            #expect(library.words.byteCount < 8 << 20)
        }
    }
}
