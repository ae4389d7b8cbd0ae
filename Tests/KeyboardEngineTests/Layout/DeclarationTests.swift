import Foundation
import Testing

@testable import KeyboardEngine

/// The first article of the Declaration of Human Rights comes out of the shipped keys as it is written.
///
/// Fingers touch the places of keys, holds choose alternates, shift and plane keys are tapped, and what the keys type goes
/// through the stages of the layout's mode, as it does in a field.
@Suite struct DeclarationTests {
    /// A text, and the characters that are looked for on the keys to write it.
    struct Article: Sendable, CustomTestStringConvertible {
        let layout: String
        let way: String
        let text: String
        let keys: String
        var testDescription: String { "\(layout), \(way)" }

        init(_ layout: String, _ text: String, keys: String? = nil, by way: String = "its characters") {
            (self.layout, self.way, self.text, self.keys) = (layout, way, text, keys ?? text)
        }
    }

    static let articles: [Article] = {
        var random = SeededGenerator()
        let vietnamese = [(layout: "vi", method: InputMethodName.telex), ("vi-vni", .vni)].flatMap { layout, method in
            [false, true].map { isFree in
                let speller = VietnameseSpeller(method: method, isFree: isFree)
                return Article(
                    layout, Declaration.vietnamese, keys: speller.keys(for: Declaration.vietnamese, using: &random),
                    by: isFree ? "marks anywhere behind their letters" : "marks behind their letters")
            }
        }
        let kana = Declaration.japanese
        let japanese = ["ja", "ja-kana"].flatMap { layout in
            [
                Article(layout, kana, by: "holding"),
                Article(layout, kana, keys: JapaneseKeys.marked(kana), by: "the keys of sound marks"),
                Article(layout, kana, keys: JapaneseKeys.twelve(kana), by: "the key of small and marked kana"),
            ]
        }
        return vietnamese + japanese + [
            Article("ko", Declaration.korean, keys: KoreanKeys.keys(of: Declaration.korean), by: "jamo"),
            Article("hi", Declaration.hindi), Article("th", Declaration.thai), Article("ar", Declaration.arabic),
        ]
    }()

    @Test(
        arguments: articles,
        [CGSize(width: 320, height: 568), CGSize(width: 800, height: 480), CGSize(width: 1280, height: 800)])
    func `the article is written by taps`(article: Article, window: CGSize) throws {
        let layout = try ShippedLayouts.layout(article.layout)
        var typist = try Typist(window: window, layout: layout)
        typist.field = TypedText(mode: InputMode(language: layout.locale, methods: layout.method?.methods ?? []))
        let isCapital = typist.field?.wantsCapital == true
        typist.perform { $0.autocapitalize(isCapital) }
        #expect(typist.type(sentence: article.keys) == [])
        // By scalars: a string equals another of the same characters in another form.
        let scalars = Array(article.text.precomposedStringWithCanonicalMapping.unicodeScalars)
        let field = try #require(typist.field)
        #expect(Array(field.text.unicodeScalars) == scalars, "\(field.text)")
        #expect(typist.machine.litKeys.isEmpty && typist.machine.nextDeadline == nil)
    }

    @Test func `what is typed is not what the keys say`() {
        for article in Self.articles where ["vi", "vi-vni", "ko"].contains(article.layout) {
            #expect(article.keys != article.text && article.text.count > 80)
        }
    }
}
