import Foundation
import Testing

@testable import KeyboardEngine

/// Dead keys: a mark waits for its letter.
@Suite struct DeadKeysTests {
    private static func field(_ language: String = "fr", _ before: String = "") -> TypedText {
        TypedText(
            before, mode: InputMode(language: language, methods: [DeadKeys.self]), preferences: TypingPreferences())
    }

    private static func typed(_ keys: String, _ language: String = "fr") -> String {
        var field = field(language)
        field.type(scalarsOf: keys)
        return field.text
    }

    @Test(
        "A mark and a letter are one letter",
        arguments: [
            ("\u{301}e", "é"), ("\u{300}a", "à"), ("\u{302}O", "Ô"), ("\u{308}y", "ÿ"), ("\u{303}n", "ñ"),
            ("\u{30C}s", "š"), ("\u{306}g", "ğ"), ("\u{307}I", "İ"), ("\u{30B}o", "ő"), ("\u{327}c", "ç"),
            ("\u{328}e", "ę"), ("\u{30A}u", "ů"), ("\u{304}a", "ā"), ("\u{301}α", "ά"), ("\u{308}ι", "ϊ"),
            ("\u{344}ι", "ΐ"), ("\u{306}и", "й"), ("\u{308}Е", "Ё"), ("\u{338}o", "ø"), ("\u{335}d", "đ"),
            ("\u{323}a", "ạ"), ("\u{31B}u", "ư"), ("\u{301}a\u{301}e", "áé"),
        ])
    func letters(keys: String, text: String) {
        let composed = Self.typed(keys)
        #expect(composed == text)
        #expect(composed.unicodeScalars.count == composed.count, "It is composed.")
    }

    @Test(
        "Marks that go together wait together",
        arguments: [
            ("\u{301}\u{308}ι", "ΐ"), ("\u{308}\u{301}υ", "ΰ"), ("\u{302}\u{301}a", "ấ"), ("\u{301}\u{302}a", "ấ"),
            ("\u{313}\u{301}\u{345}α", "ᾄ"), ("\u{323}\u{302}e", "ệ"),
        ])
    func stacks(keys: String, text: String) {
        let composed = Self.typed(keys)
        #expect(composed.unicodeScalars.elementsEqual(text.precomposedStringWithCanonicalMapping.unicodeScalars))
    }

    @Test(
        "What the mark does not go with is typed behind its sign",
        arguments: [
            ("\u{301} ", "´"), ("\u{301}\u{301}", "´"), ("\u{302}x", "^x"), ("\u{301}1", "´1"), ("\u{308},", "¨,"),
            ("\u{300}\u{30C}", "`ˇ"), ("\u{301}\u{301}e", "´e"), ("\u{303} n", "~n"), ("\u{301}😀", "´😀"),
            ("\u{302}\u{301} ", "^´"), ("\u{338}=", "/="), ("\u{323} ", "\u{A0}\u{323}"), ("\u{301}ي", "´ي"),
        ])
    func signs(keys: String, text: String) {
        #expect(Self.typed(keys) == text)
    }

    @Test(arguments: ["é", "áě", "ά", "´", "^", "¨", "ẫ", "΅", "'e", "ñ~n"])
    func whatHardwareHasComposedIsLeftAlone(text: String) {
        for language in ["cs", "el"] { #expect(Self.typed(text, language) == text) }
    }

    @Test func greekHasATonosOfItsOwn() {
        #expect(Self.typed("\u{301} ", "el") == "΄")
        #expect(Self.typed("\u{344} ", "el-GR") == "΅")
        #expect(Self.typed("\u{301} ", "fr") == "´")
    }

    @Test func theSignIsShownWhileItWaits() {
        var field = Self.field("fr", "caf")
        field.stroke(.tap(KeyTap(text: "\u{301}", keyID: "acute", point: .zero, time: 0)))
        #expect(field.composition == "´")
        #expect(field.before == "caf")
        field.stroke(.tap(KeyTap(text: "e", keyID: "e", point: .zero, time: 0)))
        #expect(field.edits == [.insert("é")])
        #expect(field.text == "café")
    }

    @Test func deleteTakesTheSignAway() {
        for deletion in [Deletion(.character), Deletion(.word), Deletion(.character, isForward: true)] {
            var field = Self.field("fr", "ab")
            field.type(scalarsOf: "\u{301}")
            field.stroke(.delete(deletion))
            #expect(field.composition.isEmpty)
            field.type("e")
            #expect(field.text == "abe")
        }
        var field = Self.field()
        field.type(scalarsOf: "\u{302}\u{301}")
        field.stroke(.delete(Deletion(.character)))
        field.type("a")
        #expect(field.text == "â")
    }

    @Test func returnAndKeysOfSeveralLettersDecideTheSign() {
        var field = Self.field()
        field.type(scalarsOf: "\u{302}")
        field.stroke(.returnKey)
        #expect(field.text == "^\n")
        field.type(scalarsOf: "\u{302}")
        field.stroke(.tap(KeyTap(text: ".com", keyID: "com", point: .zero, time: 0)))
        #expect(field.text == "^\n^.com")
    }

    @Test func whatIsComposedElsewhereTakesTheSignsPlace() {
        var field = Self.field()
        field.type(scalarsOf: "\u{302}")
        field.stroke(.composition(Composition("x")))
        #expect(field.composition == "x")
        field.type("a")
        #expect(field.text == "a")
    }

    @Test func aTextThatIsNotKnownGetsItsLetterToo() {
        var keys = DeadKeys(mode: InputMode(language: "fr"))
        let hidden = SurroundingText(isKnown: false)
        _ = keys.answer(.characters(TypedCharacters("\u{301}", time: 0)), in: hidden)
        let answer = keys.answer(.characters(TypedCharacters("e", time: 0)), in: hidden)
        #expect(answer == InputAnswer([.insert("é")]))
    }

    @Test func resetForgetsTheMark() {
        var keys = DeadKeys(mode: InputMode(language: "fr"))
        _ = keys.answer(.characters(TypedCharacters("\u{301}", time: 0)), in: SurroundingText())
        keys.reset()
        let letter = Keystroke.characters(TypedCharacters("e", time: 0))
        #expect(keys.answer(letter, in: SurroundingText()) == .pass(letter))
    }

    @Test("Every letter that Unicode makes of a letter and a mark is typed so")
    func allLetters() {
        var count = 0
        for value in (0xC0...0x233).map({ $0 }) + Array(0x386...0x3CE) + Array(0x400...0x4F9) + Array(0x1E00...0x1EF9) {
            guard let scalar = Unicode.Scalar(UInt32(value)), scalar.properties.isAlphabetic else { continue }
            let parts = Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
            guard parts.count > 1, parts[0].properties.isAlphabetic else { continue }
            count += 1
            let keys = String(String.UnicodeScalarView(parts.dropFirst() + [parts[0]]))
            #expect(Self.typed(keys).unicodeScalars.elementsEqual([scalar]), "U+\(String(value, radix: 16))")
        }
        #expect(count > 500)
    }
}
