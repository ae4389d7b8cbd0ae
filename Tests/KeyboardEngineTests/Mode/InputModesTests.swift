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

    @Test func theGlobeGoesRound() {
        var modes = InputModes([InputMode(language: "en"), InputMode(language: "de")])
        modes.offer(InputMode(language: "vi", layout: "en"))
        var seen: [String] = []
        for _ in 0..<4 {
            seen.append(modes.current.language)
            modes.selectNext()
        }
        #expect(seen == ["en", "de", "vi", "en"])
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
