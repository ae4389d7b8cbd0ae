import Foundation
import KeyboardEngine
import Testing

/// What a layout file says of its language: letters, capitals, alternates and words.
@Suite struct LanguageLayoutTests {
    private typealias Folder = TemporaryFolder

    /// A layout that inherits the English one.
    private func layout(_ members: String, locale: String = "xx") throws -> KeyLayout {
        let folder = try Folder()
        try folder.write("en.json", ShippedLayouts.englishText())
        try folder.write("xx.json", #"{ "locale": "\#(locale)", "inherits": "en", \#(members) }"#)
        return try #require(try KeyLayoutCatalog(directories: []).load("\(folder.path)/xx.json"))
    }

    private func key(_ id: String, of layout: KeyLayout, plane: String = "letters") throws -> Key {
        let set = layout.planeSet(for: .default, form: .compact)
        return try #require(set.planes[plane]?.keys.first { $0.id == id })
    }

    @Test func `letters are given once and stand in every form`() throws {
        let layout = try layout(#""planes": { "letters": { "letters": ["a b c d e f g h i j k l", "m n", "o"] } }"#)
        for (form, columns) in [(KeyPlaneForm.compact, 12), (.wide, 13)] {
            let plane = try #require(layout.planeSet(for: .default, form: form).planes["letters"])
            #expect(plane.columns == columns)
            #expect(plane.rows[0].keys.prefix(12).map(\.id).joined() == "abcdefghijkl")
            #expect(plane.rows[1].keys.prefix(2).map(\.id) == ["m", "n"])
        }
    }

    @Test func `what shift types is the capital, or what stands in its place`() throws {
        let plain = try layout(#""planes": { "letters": { "letters": ["ß ı i ŉ", "n", "o"] } }"#)
        #expect(try key("ß", of: plain).output(shifted: true) == "ẞ")
        #expect(try key("i", of: plain).output(shifted: true) == "I")
        #expect(try key("ŉ", of: plain).output(shifted: true) == "ŉ")
        let turkish = try layout(#""planes": { "letters": { "letters": ["ı i", "n", "o"] } }"#, locale: "tr")
        #expect(try key("ı", of: turkish).output(shifted: true) == "I")
        #expect(try key("i", of: turkish).output(shifted: true) == "İ")
        let thai = try layout(
            #""planes": { "letters": { "letters": ["ๆ ไ", "ฟ ั", "ผ"], "shifted": ["๐ \"", "ฤ ํ", "("] } }"#)
        #expect(try key("ๆ", of: thai).output(shifted: true) == "๐")
        #expect(try key("ั", of: thai).output(shifted: true) == "ํ")
    }

    @Test func `alternates have capitals of their own`() throws {
        let layout = try layout(#""alternates": { "s": "ß ś", "e": null, "a": "ª á", "A": "Å" }"#)
        #expect(try key("s", of: layout).alternates == ["ß", "ś"])
        #expect(try key("s", of: layout).shiftedAlternates == ["ẞ", "Ś"])
        #expect(try key("e", of: layout).alternates == [])
        #expect(try key("a", of: layout).alternates == ["ª", "á"])
        #expect(try key("a", of: layout).shiftedAlternates == ["Å"])
        // Those of English stay where nothing is said.
        #expect(try key("l", of: layout).alternates == ["ł"])
        #expect(try key("currency", of: layout, plane: "numbers").alternates.contains("€"))
    }

    @Test func `definitions for all forms give way to those of a form`() throws {
        let layout = try layout(
            #""keys": { "any": { "currency": { "text": "€" }, "q": { "text": "1" } }, "compact": { "q": { "text": "2" } } }"#
        )
        #expect(try key("currency", of: layout, plane: "numbers").output(shifted: false) == "€")
        #expect(try key("q", of: layout).output(shifted: false) == "2")
        let wide = layout.planeSet(for: .default, form: .wide).planes["letters"]
        #expect(wide?.keys.first?.output(shifted: false) == "1")
    }

    @Test func `words are the language's, and English where it has none`() throws {
        let layout = try layout(
            #""words": { "space": "Leerzeichen", "letters": "АБВ", "go": null }, "method": "telex""#)
        #expect(layout.words[.space] == "Leerzeichen" && layout.words[.done] == "done" && layout.words[.go] == "go")
        #expect(layout.words.caption(ofPlane: "letters") == "АБВ" && layout.words.caption(ofPlane: "phone") == nil)
        #expect(layout.method == .telex)
        #expect(KeyLayout.emergency.words[.returnKey] == "return" && KeyLayout.emergency.method == nil)
    }

    @Test func `a label stands on a key in the place of what it types, and in its pop-up`() throws {
        let layout = try layout(
            #""keys": { "any": { "q": { "label": "手" }, "(": { "text": ")", "label": "(" } } }"#)
        let hand = try key("q", of: layout)
        #expect(hand.characterCaption(shifted: false) == "手" && hand.characterCaption(shifted: true) == "手")
        #expect(hand.output(shifted: false) == "q" && hand.output(shifted: true) == "Q")
        #expect(try key("w", of: layout).characterCaption(shifted: true) == "W")
        #expect(try key("123", of: layout).characterCaption(shifted: false) == nil)
        var typist = try Typist(layout: layout)
        typist.down("q")
        #expect(typist.machine.popUp == KeyPopUp(keyID: "q", text: "手"))
        typist.up()
        typist.tap("123", "(")
        #expect(typist.text == "q)")
    }

    @Test func `a language with a method can leave addresses and passwords to another one`() throws {
        let kinds = #""keyboards": { "asciiCapable": null, "url": null, "email": null }"#
        let pinyin = try layout(#""method": "pinyin", \#(kinds)"#)
        #expect(KeyLayoutLint.findings(in: pinyin) == [])
        for variant in KeyboardVariant.allCases {
            #expect(pinyin.serves(variant) == ![.asciiCapable, .url, .email].contains(variant), "\(variant)")
        }
        #expect(KeyLayoutLint.findings(in: try layout(kinds)).count == 3)
    }

    @Test func `the globe is there where there is another language`() throws {
        let layout = try ShippedLayouts.english()
        for form in [KeyPlaneForm.compact, .wide] {
            for hasGlobe in [true, false] {
                let set = layout.planeSet(for: .default, form: form, hasGlobe: hasGlobe)
                for name in set.reachable(from: set.start) {
                    #expect(set.planes[name]?.keys.contains { $0.role == .globe } == hasGlobe, "\(name)")
                }
            }
        }
    }

    @Test func `a layout of another script leaves addresses and passwords to one that has ASCII`() throws {
        let russian = try layout(
            #""planes": { "letters": { "letters": ["й ц у к е н г ш щ з х", "ф ы в а п р о л д ж э", "я ч с м и т ь б ю"], "#
                + #""compact": { "keys": { "shift delete": { "width": 1 } } } } }"#, locale: "ru")
        for variant in KeyboardVariant.allCases {
            let isASCII = [.asciiCapable, .url, .email].contains(variant)
            #expect(russian.serves(variant) == !isASCII, "\(variant)")
            #expect(try ShippedLayouts.english().serves(variant))
        }
        #expect(KeyLayoutLint.findings(in: russian) == [])
        let digits = try layout(#""keys": { "pad": { "1": { "text": "١" } } }"#)
        #expect(!digits.serves(.asciiCapableNumberPad) && digits.serves(.numberPad))
    }
}
