import Foundation
import KeyboardEngine
import Testing

/// The stages behind every input method, as machines: what is typed, what comes out.
@Suite struct StageTests {
    @Test(arguments: [
        (#"say "hi" now"#, "say “hi” now"), ("don't 'quote' me", "don’t ‘quote’ me"), (#"("a")"#, "(“a”)"),
        (#""'a' b""#, "“‘a’ b”"), ("the '80s", "the ‘80s"), (#"x="y""#, "x=“y”"), ("a\n\"b", "a\n“b"),
    ])
    func quotes(typed: String, text: String) {
        var field = TypedText()
        field.type(typed)
        #expect(field.text == text)
    }

    @Test(arguments: [
        ("de", #"Er: "so""#, "Er: „so“"), ("fr", #""a" l'eau"#, "«a» l’eau"), ("de_AT.UTF-8", #""'x'""#, "„‚x‘“"),
        ("C", #""a""#, "“a”"), ("en-US", #""a""#, "“a”"),
    ])
    func quotesAreTheModes(language: String, typed: String, text: String) {
        var field = TypedText(mode: InputMode(language: language))
        field.type(typed)
        #expect(field.text == text)
    }

    @Test(arguments: [
        ("a--b", "a—b"), ("a---", "a—-"), ("a-b", "a-b"), ("----", "—--"), ("- -", "- -"), ("--", "—"),
    ])
    func dashes(typed: String, text: String) {
        var field = TypedText()
        field.type(typed)
        #expect(field.text == text)
    }

    @Test(arguments: [
        ("word  ", "word. "), ("word  Next", "word. Next"), ("(so)  ", "(so). "), ("42  ", "42. "), ("  ", "  "),
        ("a.  ", "a.  "), ("why?  ", "why?  "), ("a,  ", "a,  "), ("word   ", "word.  "), ("word    ", "word.   "),
        ("a -  ", "a -  "), ("5 €  ", "5 €. "), ("\n  ", "\n  "),
    ])
    func fullStops(typed: String, text: String) {
        var field = TypedText()
        field.type(typed)
        #expect(field.text == text)
    }

    @Test(arguments: [("hi", "शब्द। "), ("ja", "शब्द  "), ("hy", "शब्द։ "), ("de", "शब्द. ")])
    func fullStopsAreTheModes(language: String, text: String) {
        var field = TypedText("शब्द", mode: InputMode(language: language))
        field.type("  ")
        #expect(field.text == text)
    }

    @Test func aSpaceThatWasThereBeforeIsNoHalfOfAFullStop() {
        var field = TypedText("word ")
        field.type(" ")
        #expect(field.text == "word  ")
        field = TypedText("word")
        field.type(" ")
        field.reset()
        field.type(" ")
        #expect(field.text == "word  ")
        field = TypedText("word")
        field.type(" ")
        field.stroke(.delete(Deletion(.character)))
        field.type(" ")
        #expect(field.text == "word ")
    }

    @Test("What an engine says is no stroke between two others", arguments: InputMethodName.allCases)
    func lateReplies(name: InputMethodName) {
        let queries = ConversionEngineName.allCases.map { ConversionQuery(engine: $0, reading: "a") }
        for language in ["en", "vi", "el", "ko", "hi"] {
            let mode = InputMode(language: language, methods: name.methods)
            var typed = [
                "word  ", "a-- \"b\" ", "aas  d", "´a ^e", "ㅎㅏㄴㅏ  ", "\u{E01}\u{E48}\u{E35}", "क\u{902}\u{93E}",
            ]
            // What these compose waits for an engine that has answered.
            if name.methods.contains(where: { $0.conversionEngine != nil && $0 != Hangul.self }) {
                typed = ["，  ", "1  "]
            }
            for text in typed {
                var (quiet, disturbed) = (TypedText(mode: mode), TypedText(mode: mode))
                for character in text {
                    quiet.tap(String(character))
                    disturbed.tap(String(character))
                    #expect(disturbed.edits == quiet.edits)
                    for query in queries {
                        let reply = ConversionReply(committed: "x", spent: 1, candidates: [Candidate("x")])
                        disturbed.stroke(.converted(reply, for: query))
                        #expect(disturbed.edits.isEmpty && disturbed.candidates.isEmpty)
                    }
                }
                #expect(disturbed.text == quiet.text)
            }
        }
    }

    @Test func wishesAreObeyedOneByOne() {
        let typed = "\"a\" b--c d  "
        for (preferences, text) in [
            (TypingPreferences(), typed), (TypingPreferences(makesQuotes: true), "“a” b--c d  "),
            (TypingPreferences(makesDashes: true), "\"a\" b—c d  "),
            (TypingPreferences(makesFullStops: true), "\"a\" b--c d. "),
        ] {
            var field = TypedText(preferences: preferences)
            field.type(typed)
            #expect(field.text == text)
        }
    }

    @Test func whatIsComposedElsewhereIsLeftAlone() {
        var field = TypedText("a-")
        field.stroke(.composition(Composition("x")))
        #expect(field.edits == [.compose(Composition("x"))])
        for sign in ["-", "\"", "'"] { field.type(sign) }
        #expect(
            field.text == "a--“‘", "The hyphen takes the composition's place as it is; marks behind it open.")
    }

    @Test func aTapKeepsItsPlaceAndTimeUpToTheMethod() {
        var field = TypedText(mode: InputMode(language: "en", methods: [TapReader.self]))
        field.stroke(.tap(KeyTap(text: "q", keyID: "q", point: CGPoint(x: 12.5, y: 30), time: 7.25)))
        #expect(field.text == "q at 12.5 30.0 after 7.25")
    }

    private struct TapReader: InputMethod {
        init(mode: InputMode) {}

        mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
            guard case .tap(let tap) = stroke else { return .pass(stroke) }
            return InputAnswer([.insert("\(tap.text) at \(tap.point.x) \(tap.point.y) after \(tap.time)")])
        }
    }

    @Test(
        "What a substitution takes away is counted in UTF-16 units", arguments: [("😀", 2), ("a", 1), ("e\u{301}", 2)])
    func units(last: String, count: Int) {
        var field = TypedText("x\(last)", mode: InputMode(language: "en", methods: [Swallower.self]))
        field.stroke(.characters(TypedCharacters("\(count)", time: 0)))
        field.stroke(.characters(TypedCharacters("-", time: 0)))
        #expect(field.edits == [.substitute("—", for: "-", over: 1)], "The stage behind sees what the first has left.")
    }

    @Test func aStageThatEndsAReplyResetsNoneBehindIt() {
        var field = TypedText("word", mode: InputMode(language: "en", methods: [ReplyTaker.self]))
        field.type(" ")
        field.stroke(.converted(ConversionReply(), for: ConversionQuery(engine: .anthy, reading: "a")))
        field.type(" ")
        #expect(field.text == "word. ")
    }

    private struct ReplyTaker: InputMethod {
        init(mode: InputMode) {}

        mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
            if case .converted = stroke { InputAnswer() } else { .pass(stroke) }
        }
    }

    /// Takes units away and puts a hyphen in their place, and hands a hyphen on.
    private struct Swallower: InputMethod {
        init(mode: InputMode) {}

        mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
            guard let count = stroke.text.flatMap(Int.init) else { return .pass(stroke) }
            return InputAnswer(
                [.substitute("-", for: "x", over: count)], rest: .characters(TypedCharacters("", time: 0)))
        }
    }
}
