import Testing
import TextEngine

@testable import FontEngine

@Suite("Characters that are never composed")
struct UncomposedCharactersTests {
    private static let families = ["Inter", "Liberation Sans", "Liberation Serif", "Noto Sans", "Noto Serif"]

    /// A font that is opened anew.
    private func font(_ family: String) throws -> ScaledFont {
        let spec = FontSpec(design: .family(family), size: 17)
        let found = try #require(FontLibrary.locked { FontLibrary.shared.font(for: spec, scale: 1) as? ScaledFont })
        let file = try #require(FontFile(found.file.location))
        return try #require(ScaledFont(file: file, pixelSize: 17, scale: 1))
    }

    @Test("Letters, digits and signs are; marks and what marks may be drawn from are not", arguments: families)
    func characters(family: String) throws {
        let uncomposed = try font(family).file.uncomposed
        #expect("Helloß?!0123456789@Жαßøи".utf16.allSatisfy(uncomposed.contains))
        for character in "\u{301}\u{308}\u{327}´¨·˥\u{AD}\u{200D}\u{FE0F}בア漢\u{FFFF}".utf16 {
            #expect(!uncomposed.contains(character), "\(String(character, radix: 16))")
        }
    }

    @Test("Words are shaped as with composition, in random text", arguments: families)
    func shaping(family: String) throws {
        var generator = SeededGenerator()
        let (font, plain) = (try font(family), try font(family))
        plain.file.uncomposed = UncomposedCharacters()
        let plainLetters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:;-+*/=<>()[]{}@!?ffiijjll"
        var pool = plainLetters.map { String($0) }
        let plainCount = pool.count
        pool += [
            "ä", "é", "ŀ", "·", "´", "ß", "ø", "и", "й", "ж", "α", "ά", "\u{301}", "\u{323}", "\u{308}", "˥", "˩", "Ǆ",
        ]
        // Composition is left out from some word on only.
        for _ in 0..<50 { _ = font.file.mayCompose([0x61]) }
        var composed = 0
        for round in 0..<2000 {
            // Mostly letters that are not composed.
            let letters = round % 3 == 0 ? pool.count : plainCount
            let word = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
                pool[Int.random(in: 0..<letters, using: &generator)]
            }.joined()
            let text = Array(word.utf16)
            if font.file.mayCompose(text) { composed += 1 }
            for hasLigatures in [true, false] {
                func shape(_ font: ScaledFont) -> [ScaledFont.Glyph] {
                    FontLibrary.locked {
                        font.glyphs(of: text, script: .latin, isRightToLeft: false, hasLigatures: hasLigatures)
                    }
                }
                let (quick, whole) = (shape(font), shape(plain))
                #expect(
                    quick.elementsEqual(whole, by: Self.areSame),
                    "seed \(SeededGenerator.seed), \(word.debugDescription)")
            }
        }
        // Both ways were gone.
        #expect(composed > 100 && composed < 1000, "\(composed)")
    }

    private static func areSame(_ a: ScaledFont.Glyph, _ b: ScaledFont.Glyph) -> Bool {
        a.id == b.id && a.cluster == b.cluster && a.advance == b.advance && a.x == b.x && a.y == b.y
    }
}
