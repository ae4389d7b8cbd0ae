import KeyboardEngine
import Testing

/// What is offered, and which is used.
@Suite struct InputModesTests {
    @Test(arguments: [
        ("de_AT.UTF-8", "de-AT", "de"), ("pt-BR", "pt-BR", "pt"), ("C", "en", "en"), ("POSIX", "en", "en"),
        ("", "en", "en"), ("sr_RS@latin", "sr-RS", "sr"), ("C.UTF-8", "en", "en"),
    ])
    func languagesOfLocales(locale: String, name: String, code: String) {
        #expect(LanguageTag(locale).name == name)
        #expect(LanguageTag(locale).code == code)
        #expect(InputMode(language: locale).language == name)
    }

    @Test(arguments: [
        ("cs-qwerty", "cs", "qwerty"), ("zh-Hant-zhuyin", "zh-Hant", "zhuyin"), ("sr-Latn", "sr-Latn", ""),
        ("es-419", "es-419", ""), ("pt-br", "pt-br", ""), ("ja-kana", "ja", "kana"), ("fil", "fil", ""),
        ("de-CH", "de-CH", ""), ("vi-vni", "vi", "vni"),
    ])
    func aLayoutIsALanguageAndAKeyboard(name: String, language: String, keyboard: String) {
        #expect(LanguageTag(name).language == language && LanguageTag(name).keyboard == keyboard)
        #expect(InputMode(language: name).language == language && InputMode(language: name).layout == name)
    }

    @Test func modesAreOfferedOnceAndFoundByLanguageOrLayout() {
        var modes = InputModes([InputMode(language: "en"), InputMode(language: "de")])
        modes.offer(InputMode(language: "vi", layout: "en"))
        #expect(modes.current.language == "en" && modes.offered.map(\.language) == ["en", "de", "vi"])
        #expect(modes.select(layout: "de") && modes.current.language == "de" && !modes.select(layout: "fr"))
        #expect(modes.select(language: "vi") && modes.current.layout == "en")
        #expect(!modes.select(language: "xx") && modes.current.language == "vi")
        modes.offer(InputMode(language: "vi", layout: "en", dash: "–"))
        #expect(modes.offered.count == 3 && modes.current.dash == "–")
        #expect(InputModes([]).current == InputMode(language: "en"))
    }

    @Test func scriptsWithoutCapitalsAndSpaces() {
        #expect(InputMode(language: "tr").hasCapitals && !InputMode(language: "th-TH").hasCapitals)
        #expect(InputMode(language: "th").fullStop == nil && InputMode(language: "ar").fullStop == ".")
    }
}
