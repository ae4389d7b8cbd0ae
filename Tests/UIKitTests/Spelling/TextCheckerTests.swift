import Testing

@testable import KeyboardEngine
@testable import UIKit

/// Whether Hunspell and the dictionaries that `Scripts/install --tests` installs are there.
private let hasDictionaries = {
    let languages = SpellingDictionaries().languages
    return languages.contains("en_US") && languages.contains("de_DE")
}()

/// The tests learn words, which are the process's.
@MainActor
@Suite("Text checker", .serialized)
struct TextCheckerTests {
    private let checker = UITextChecker()

    private func wrong(_ text: String, _ language: String = "en_US") -> [String] {
        var (found, start): ([String], Int) = ([], 0)
        let whole = NSRange(location: 0, length: text.utf16.count)
        while true {
            let range = checker.rangeOfMisspelledWord(
                in: text, range: whole, startingAt: start, wrap: false, language: language)
            guard range.location != NSNotFound else { return found }
            found.append((text as NSString).substring(with: range))
            start = range.location + range.length
        }
    }

    @Test(.enabled(if: hasDictionaries, "libhunspell-1.7-0, hunspell-en-us or hunspell-de-de is not installed"))
    func `Wrong words are found, and what is no word is left out`() {
        #expect(UITextChecker.availableLanguages.contains("de_DE"))
        #expect(wrong("The quik brown fox jumpd over it.") == ["quik", "jumpd"])
        #expect(wrong("Don’t or don't, it's Anna's 😀") == [])
        #expect(wrong("see https://exmple.org/pge, a_bb x2yz mail@exmple.org e.g. exmple.org 漢字") == [])
        #expect(wrong("well-knwn (wrld)") == ["knwn", "wrld"])
        #expect(wrong("Die Strasse und die Straße überqeren", "de") == ["Strasse", "überqeren"])
        #expect(wrong("überqueren", "de-DE") == [] && wrong("überqueren", "de_XX") == [])
        #expect(wrong(String(repeating: "x", count: 500)) == [])
    }

    @Test(.enabled(if: hasDictionaries, "libhunspell-1.7-0, hunspell-en-us or hunspell-de-de is not installed"))
    func `The range and the offset count, and it goes on at the beginning if that is wanted`() {
        let text = "😀 wrng right wrng"
        func range(_ range: NSRange, _ start: Int, _ wraps: Bool) -> NSRange {
            checker.rangeOfMisspelledWord(in: text, range: range, startingAt: start, wrap: wraps, language: "en_US")
        }
        let whole = NSRange(location: 0, length: text.utf16.count)
        #expect(range(whole, 0, false) == NSRange(location: 3, length: 4))
        #expect(range(whole, 1, false) == NSRange(location: 3, length: 4), "Between the surrogates.")
        #expect(range(whole, 7, false) == NSRange(location: 14, length: 4))
        #expect(range(whole, 18, false).location == NSNotFound)
        #expect(range(whole, 18, true) == NSRange(location: 3, length: 4))
        #expect(range(NSRange(location: 7, length: 7), 0, true).location == NSNotFound)
        #expect(range(NSRange(location: 90, length: 7), 0, true).location == NSNotFound)
        #expect(range(NSRange(location: 0, length: .max), -5, false).location == 3)
    }

    @Test(.enabled(if: hasDictionaries, "libhunspell-1.7-0, hunspell-en-us or hunspell-de-de is not installed"))
    func `Guesses and completions come from the dictionary, whatever encoding it is in`() throws {
        func guesses(_ word: String, _ language: String) -> [String]? {
            checker.guesses(
                forWordRange: NSRange(location: 0, length: word.utf16.count), in: word, language: language)
        }
        #expect(guesses("helo", "en_US")?.contains("hello") == true && guesses("hello", "en_US") == [])
        #expect(guesses("Müsik", "de_DE")?.contains("Musik") == true)
        #expect(guesses("überqeren", "de_DE")?.contains("überqueren") == true)
        #expect(guesses("helo", "xx") == nil && guesses("", "en_US") == nil)
        func completions(_ part: String, _ language: String = "en_US") -> [String] {
            checker.completions(
                forPartialWordRange: NSRange(location: 0, length: part.utf16.count), in: part, language: language) ?? []
        }
        #expect(completions("keyb").contains("keyboard") && completions("Keyb").contains("Keyboard"))
        #expect(completions("überq", "de").contains("überqueren"))
        #expect(completions("a").count == 20 && completions("qxz") == [])
        for part in ["pre", "Sch"] {
            for word in completions(part, "de") { #expect(wrong(word, "de") == [] && word.count > part.count) }
        }
    }

    @Test(.enabled(if: hasDictionaries, "libhunspell-1.7-0, hunspell-en-us or hunspell-de-de is not installed"))
    func `What is ignored is right in one checker, what is learned in all`() {
        checker.ignoreWord("Typekase")
        #expect(wrong("Typekase") == [] && checker.ignoredWords == ["Typekase"])
        #expect(
            UITextChecker().rangeOfMisspelledWord(
                in: "Typekase", range: NSRange(location: 0, length: 8), startingAt: 0, wrap: false, language: "en_US"
            ).length == 8)
        checker.ignoredWords = nil
        #expect(wrong("Typekase") == ["Typekase"] && checker.ignoredWords == nil)
        UITextChecker.learnWord("kiosque")
        #expect(UITextChecker.hasLearnedWord("kiosque") && UITextChecker.learnedWords == ["kiosque"])
        #expect(wrong("Kiosque kiosque kiosques") == ["kiosques"])
        UITextChecker.unlearnWord("kiosque")
        #expect(!UITextChecker.hasLearnedWord("kiosque") && wrong("kiosque") == ["kiosque"])
    }

    @Test func `Without the library, or without dictionaries, there are no languages and nothing is wrong`() {
        #expect(SpellingDictionaries(libraries: ["libnothing.so"]).languages == [])
        #expect(SpellingDictionaries(folders: ["/nowhere"]).languages == [])
        #expect(SpellingDictionaries(folders: ["/nowhere"]).dictionary(for: "en_US") == nil)
        #expect(wrong("wrng", "xx_XX") == [])
    }
}
