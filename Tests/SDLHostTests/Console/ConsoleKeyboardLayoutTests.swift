import Diagnostics
import Foundation
import HostInterface
import Testing

@testable import SDLHost

private typealias Hands = TypingHands

/// What keys type by layouts of xkb-data.
@MainActor
@Suite(.enabled(if: xkbIsInstalled, "libxkbcommon0, xkb-data or libx11-data is not installed"))
struct ConsoleKeyboardLayoutTests {
    @Test func aGermanKeyboardTypesGerman() throws {
        let hands = try Hands("de")
        #expect(hands.type("zy[;'-") == "yzüöäß")
        #expect(hands.type("y['1278", with: Hands.shift) == "ZÜÄ!\"/(")
        #expect(hands.type("eq78<", with: Hands.altGr) == "€@{[|")
        #expect(hands.type("<") == "<")
        #expect(hands.type("a ", with: Hands.shift) == "A ")
    }

    @Test func deadKeysAccentTheNextLetter() throws {
        let hands = try Hands("de")
        #expect(hands.type("=e=a`o") == "éáô")
        #expect(hands.type("=", with: Hands.shift) + hands.type("a") == "à")
        #expect(hands.type("=") + hands.type("e", with: Hands.shift) == "É")
        #expect(hands.type("` ") == "^")
        #expect(hands.type("``") == "^")
        #expect(try Hands("de(nodeadkeys)").type("=`") == "´^")
    }

    @Test func aKeyThatDoesNotFitEndsTheSequenceAndDoesNothingElse() throws {
        let hands = try Hands("de")
        for key in [Hands.escape, Hands.delete, Hands.enter, Hands.usage("x")] {
            #expect(hands.type("=") == "")
            let stroke = hands.tap(key)
            #expect(stroke.isSwallowed && stroke.text == "")
            #expect(hands.type("e") == "e")
            #expect(!hands.tap(key).isSwallowed)
        }
        // A chord is one all the same.
        _ = hands.type("=")
        let chord = hands.tap(Hands.usage("c"), with: Hands.control)
        #expect(!chord.isSwallowed && chord.text == "" && chord.modifiers == .control)
        #expect(hands.type("e") == "e")
    }

    @Test func capsLockIsForLetters() throws {
        let hands = try Hands("de")
        #expect(hands.tap(Hands.capsLock).modifiers == .capsLock)
        #expect(hands.type("y[1") == "ZÜ1")
        #expect(hands.type("y", with: Hands.shift) == "z")
        #expect(hands.type("=e") == "É")
        #expect(hands.tap(Hands.usage("a")).modifiers == .capsLock)
        hands.tap(Hands.capsLock)
        #expect(hands.type("y") == "z")
    }

    @Test func aFrenchKeyboardHasDigitsOnShift() throws {
        let hands = try Hands("fr")
        #expect(hands.type("qwa12-") == "azq&é)")
        #expect(hands.type("1234567890", with: Hands.shift) == "1234567890")
        #expect(hands.type("[e") == "ê")
        #expect(hands.type("0", with: Hands.altGr) == "@")
    }

    @Test func otherLayoutsAndVariants() throws {
        let international = try Hands("us(intl)")
        #expect(international.type("'e' ") == "é'")
        #expect(international.type("'", with: Hands.shift) + international.type("u") == "ü")
        #expect(international.type("s", with: Hands.altGr) == "ß")
        let russian = try Hands("ru")
        #expect(russian.type("qwerty") == "йцукен")
        #expect(russian.type("q", with: Hands.shift) == "Й")
        #expect(russian.tap(Hands.usage("c"), with: Hands.control).characters == "с")
        #expect(try Hands("gr").type(";a") == "ά")
        #expect(try Hands("cz").type("=a2") == "áě")
    }

    @Test func theComposeKeyWorksInEveryLocale() throws {
        for locale in ["C", "POSIX", "de_DE.UTF-8", "de_DE", "de_DE@euro", "../../etc", "xx_YY.UTF-8", "C.UTF-8"] {
            let hands = try Hands("us compose:ralt", locale: locale)
            hands.tap(Hands.altGr)
            #expect(hands.type("'") == "")
            #expect(hands.type("e") == "é")
            hands.tap(Hands.altGr)
            #expect(hands.type("oo") == "°")
            hands.tap(Hands.altGr)
            #expect(hands.type("ss") == "ß")
        }
    }

    @Test func aPersonsOwnComposeFileGoesFirst() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "Compose-\(UUID())")
        try Data("<Multi_key> <t> <c> : \"Typecase 🙂\"\n".utf8).write(to: file)
        setenv("XCOMPOSEFILE", file.path, 1)
        defer {
            unsetenv("XCOMPOSEFILE")
            try? FileManager.default.removeItem(at: file)
        }
        let hands = try Hands("us compose:ralt")
        hands.tap(Hands.altGr)
        #expect(hands.type("tc") == "Typecase 🙂")
    }

    @Test func theKeypadTypesDigitsUntilNumLockIsTurnedOff() throws {
        let hands = try Hands("de")
        let pad = Array(0x59...0x63)
        func typed() -> String { pad.map { hands.tap($0).text }.joined() }
        #expect(typed() == "1234567890,")
        #expect([0x54, 0x55, 0x56, 0x57].map { hands.tap($0).text } == ["/", "*", "-", "+"])
        #expect(hands.layout.lamps == .numLock)
        #expect(hands.tap(0x59).characters == "" && hands.tap(0x58).text == "")
        hands.tap(Hands.numLock)
        #expect(hands.layout.lamps == [])
        #expect(typed() == "")
        hands.tap(Hands.numLock)
        #expect(try Hands("us").tap(0x63).text == ".")
    }

    @Test func keysOfBrazilJapanAndKoreaAreKnown() throws {
        let brazil = try Hands("br")
        #expect([0x87, 0x85].map { brazil.tap($0).text } == ["/", "."])
        #expect(brazil.tap(0x87, with: Hands.shift).text == "?")
        let japan = try Hands("jp")
        #expect([0x87, 0x89].map { japan.tap($0).text } == ["\\", "\\"])
        #expect(japan.tap(0x87, with: Hands.shift).text == "_")
        for usage in [0x88, 0x8A, 0x8B, 0x90, 0x91] { #expect(japan.tap(usage).text == "") }
    }

    @Test func optionsSwitchBetweenLayouts() throws {
        let hands = try Hands("us,ru grp:alt_shift_toggle")
        #expect(hands.type("q") == "q")
        hands.tap(Hands.shift, with: Hands.alt)
        #expect(hands.type("q") == "й")
        #expect(hands.tap(Hands.usage("q")).characters == "й")
        hands.layout.reset()
        #expect(hands.type("q") == "й")
        hands.tap(Hands.shift, with: Hands.alt)
        #expect(hands.type("q") == "q")
    }

    @Test func commandsAreNoText() throws {
        let hands = try Hands("de")
        for (key, modifier) in [
            (Hands.control, KeyEvent.Modifiers.control), (Hands.alt, .alternate), (Hands.windows, .command),
        ] {
            let stroke = hands.tap(Hands.usage("a"), with: key)
            #expect(stroke == .init(characters: "a", modifiers: modifier))
            #expect(hands.down(key).modifiers == modifier)
            #expect(hands.up(key).modifiers == [])
        }
        // AltGr makes characters and no commands; a right Alt that is none is an Alt.
        #expect(hands.tap(Hands.usage("q"), with: Hands.altGr) == .init(characters: "q", modifiers: [], text: "@"))
        #expect(try Hands("us").tap(Hands.usage("q"), with: Hands.altGr).modifiers == .alternate)
        #expect(try Hands("us ctrl:nocaps").tap(Hands.usage("c"), with: Hands.capsLock).modifiers == .control)
        for key in [Hands.enter, Hands.escape, Hands.delete, 0x2B, 0x4C, 0x58, 0x3A, 0x52, 0xE1, 0x66, 0x9A, 0] {
            let stroke = hands.tap(key)
            #expect(stroke.text == "" && stroke.characters == "")
        }
    }

    @Test func aHeldKeyTypesAgain() throws {
        let hands = try Hands("de")
        func held(_ usage: Int) -> String {
            defer { hands.up(usage) }
            return hands.down(usage).text + (0..<3).map { _ in hands.down(usage, isRepeat: true).text }.joined()
        }
        #expect(held(Hands.usage("y")) == "zzzz")
        #expect(held(Hands.enter) == "" && held(Hands.shift) == "")
        // A dead key that is held is one.
        #expect(held(Hands.usage("=")) == "")
        #expect(held(Hands.usage("e")) == "éeee")
        hands.down(Hands.control)
        #expect(held(Hands.usage("y")) == "")
        hands.up(Hands.control)
        #expect(hands.type("y") == "z")
        // Its first event may have been for another window.
        #expect(hands.down(Hands.usage("y"), isRepeat: true).text == "z")
    }

    @Test func nothingIsTypedWhereNobodyTakesText() throws {
        let hands = try Hands("de")
        _ = hands.type("=")
        hands.layout.isTyping = false
        #expect(hands.type("a=e") == "" && hands.tap(Hands.usage("y")).characters == "z")
        hands.down(Hands.shift)
        hands.layout.isTyping = true
        #expect(hands.type("e") == "E")
        hands.up(Hands.shift)
    }

    @Test func aLostFocusLeavesNothingDown() throws {
        let hands = try Hands("de")
        hands.tap(Hands.capsLock)
        for key in [Hands.shift, Hands.altGr, Hands.control, Hands.usage("a")] { hands.down(key) }
        hands.layout.reset()
        #expect(hands.layout.held.isEmpty)
        #expect(hands.layout.lamps == [.capsLock, .numLock])
        #expect(hands.type("y7") == "Z7")
        // What goes up late does no harm, and what went up unheard is no second press.
        for key in [Hands.shift, Hands.altGr, Hands.control] { #expect(hands.up(key).modifiers == .capsLock) }
        hands.down(Hands.shift)
        hands.down(Hands.shift)
        hands.up(Hands.shift)
        #expect(hands.type("y") == "Z")
    }

    /// Dead keys of a language's own mode hold a mark that comes alone: what is composed here must be none, or a letter
    /// would get two. Only the space bar behind a dead key asks for one.
    @Test(arguments: ["cz", "gr", "de", "fr", "us(intl)", "es", "pt", "pl"])
    func whatIsComposedIsNoMark(setting: String) throws {
        let hands = try Hands(setting)
        let letters = "aeioucnszywtrdlg".map { Hands.usage($0) }
        for held in [[], [Hands.shift], [Hands.altGr], [Hands.shift, Hands.altGr]] {
            for key in EvdevKeycode.usages where !(0xE0...0xE7).contains(key) && key != Hands.capsLock {
                for second in letters + [key] {
                    for modifier in held { hands.down(modifier) }
                    var typed = hands.tap(key).text
                    if second == key { typed += hands.tap(key).text }
                    for modifier in held.reversed() { hands.up(modifier) }
                    typed += hands.tap(second).text
                    #expect(
                        typed.unicodeScalars.count != 1
                            || !(0x300...0x36F).contains(typed.unicodeScalars.first?.value ?? 0),
                        "\(key) \(held) \(second)")
                    hands.layout.isTyping = false
                    hands.layout.isTyping = true
                }
            }
        }
    }
}
