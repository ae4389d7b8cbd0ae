import Foundation
import Testing

@testable import FontEngine
@testable import TextEngine

@Suite("Emoji that fonts show") struct EmojiCoverageTests {
    private static let fonts = "/usr/share/fonts/truetype/noto/"

    @Test(
        "A font of pictures shows emoji and the sequences that it knows as one picture, and no others",
        .enabled(if: Installed.has("Noto Color Emoji"), "fonts-noto-color-emoji is not installed"))
    func sequences() {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        let shown = ["😀", "❤\u{FE0F}", "👍🏽", "👩‍👩‍👧‍👦", "🇩🇪", "1️⃣", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🧑🏿‍🚀", "🏳️‍🌈", "☝🏽"]
        for text in shown { #expect(library.showsEmoji(text), "\(text)") }
        for text in ["👩\u{200D}🦖", "😀🏽", "🇩\u{1F1FF}\u{1F1FF}", "a", "ab", "\u{10FFFD}", ""] {
            #expect(!library.showsEmoji(text), "\(text)")
        }
    }

    @Test("What is shown is what a line of text shows: one glyph", .enabled(if: Installed.has("Noto Color Emoji")))
    func lines() {
        for text in ["😀", "👩‍👩‍👧‍👦", "👩\u{200D}🦖", "🇩🇪", "😀🏽", "🧑🏿‍🚀"] {
            let line = InkCanvas().line(text, TextStyle(font: FontSpec(size: 34)))
            let isOne = line.width < 34 * 1.5
            #expect(FontLibrary.shared.showsEmoji(text) == isOne, "\(text)")
        }
    }

    @Test("Without a font of pictures that is said once, and those are shown that another font has")
    func outlines() throws {
        let folder = try FontFolder()
        try folder.copy(Self.fonts + "NotoSansSymbols2-Regular.ttf")
        let complaints = Complaints()
        let library = FontLibrary(folder: folder.path, complaints: complaints)
        #expect(library.showsEmoji("\u{1F4A3}") && !library.showsEmoji("👩‍👩‍👧‍👦"))
        #expect(!library.showsEmoji("🇩🇪"))
        #expect(complaints.sentences.filter { $0.contains("coloured emoji") }.count == 1)
    }

    @Test("Without any font nothing is shown, and nothing fails")
    func nothing() throws {
        let folder = try FontFolder()
        let library = FontLibrary(folder: folder.path)
        for text in ["😀", "👍🏽", "", "🇩🇪"] { #expect(!library.showsEmoji(text)) }
    }
}
