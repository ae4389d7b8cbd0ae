import Foundation
import Testing

@testable import KeyboardEngine

@Suite("Words that are predicted")
struct WordPredictionTests {
    /// A list as a dictionary would have it: a word in small letters is right with capitals too.
    private struct List: WordList {
        let words: [String]

        init(_ words: String) {
            self.words = words.split(separator: " ").map(String.init)
        }

        func hasWord(_ word: String) -> Bool {
            words.contains(word) || words.contains(word.prefix(1).lowercased() + word.dropFirst())
                || word == word.uppercased() && words.contains(word.lowercased())
        }

        func completions(of beginning: String, limit: Int) -> [String] {
            let small = beginning.lowercased()
            let found = words.filter { $0.lowercased().hasPrefix(small) && $0.count > small.count }
                .map { beginning == small ? $0 : $0.prefix(1).uppercased() + $0.dropFirst() }
            return Array(found.sorted { ($0.count, $0) < ($1.count, $1) }.prefix(limit))
        }
    }

    private let list = List(
        "keyboard keyboards keyboarder key keyed hospital hospitable hospice tomorrow Monday Straße Straßen naïve don't"
    )

    private func rest(_ beginning: String, text: String = "", words: [String] = [], learned: [String] = []) -> String? {
        WordPrediction.rest(
            for: PredictionQuery(
                language: "en", beginning: beginning, text: text + " " + beginning, words: words, learned: learned),
            in: list)
    }

    @Test func `A word is likely when all that begin like it go on from it`() {
        #expect(rest("keyb") == "oard" && rest("keybo") == "ard" && rest("tom") == "orrow")
        #expect(rest("hosp") == nil, "Three words begin so.")
        #expect(rest("hospita") == nil && rest("hospital") == nil && rest("hospi") == nil)
        #expect(rest("hospic") == "e" && rest("xyz") == nil)
        #expect(rest("nai") == nil && rest("naï") == "ve" && rest("don'") == "t")
    }

    @Test func `What is a word as it is has no rest`() {
        #expect(rest("key") == nil && rest("Key") == nil && rest("KEY") == nil && rest("keyboard") == nil)
        #expect(rest("key", text: "keyboard keyboard") == nil)
    }

    @Test func `Capitals follow what was typed, and what is written otherwise was not begun so`() {
        #expect(rest("Keyb") == "oard" && rest("KEYB") == "OARD" && rest("kEyb") == nil && rest("KeyB") == nil)
        #expect(rest("mond") == nil && rest("Mond") == "ay" && rest("MOND") == "AY")
        #expect(rest("stra") == nil && rest("Stra") == "ße" && rest("STRA") == "SSE")
    }

    @Test func `What stands in the text goes first, if most of it says so`() {
        #expect(rest("hosp", text: "The hospital is open.") == "ital")
        #expect(
            rest("hosp", text: "Hospital food") == "ital", "The first word of a sentence has its capital from that.")
        #expect(rest("hosp", text: "hospital hospice") == nil)
        #expect(rest("hosp", text: "hospital hospice hospital") == "ital")
        #expect(rest("hosp", text: "see https://hospital.example and x_hospital") == nil)
        #expect(rest("hosp", words: ["hospice"]) == "ice")
        #expect(rest("Hosp", text: "a hospice") == "ice" && rest("HOSP", text: "a hospice") == "ICE")
    }

    @Test func `Words that no dictionary knows are taken from the text when they stand there twice, or were learned`() {
        #expect(rest("Wern", text: "Werner") == nil)
        #expect(rest("Wern", text: "Werner and Werner") == "er")
        #expect(rest("wern", text: "Werner and Werner") == nil, "It is written otherwise.")
        #expect(rest("kios", learned: ["kiosque"]) == "que")
    }

    @Test func `Too many words make none likely`() {
        let many = List(
            (0..<200).map { "abcd" + String(repeating: "x", count: $0 % 90 + 1) + "\($0)" }.joined(separator: " "))
        let query = PredictionQuery(language: "en", beginning: "abc", text: "abc")
        #expect(WordPrediction.rest(for: query, in: many) == nil)
    }

    @Test(
        arguments: [
            ("hel", "hel"), ("say hel", "hel"), ("(hel", "hel"), ("“hel", "hel"), ("well-kno", "kno"),
            ("don't", "don't"),
            ("l’hôp", "l’hôp"), ("'hel", "hel"), ("line\nhel", "hel"), ("שלו", "שלו"), ("e\u{301}te\u{301}s", "étés"),
        ])
    func `A word that is being typed is letters behind a blank, a bracket or a dash`(text: String, word: String) {
        #expect(WordInProgress(endOf: text)?.beginning == word)
    }

    @Test(
        arguments: [
            "", "he", "hel ", "hello.", "www.hel", "a@hel", "x2hel", "hel2", "snake_hel", "https://hel", "and/hel",
            "#hel",
            "e\u{301}t", "'''", "don'", String(repeating: "x", count: 41), "2024hel", "a'b",
        ])
    func `Addresses, numbers and a few letters are none`(text: String) {
        #expect(WordInProgress(endOf: text) == nil)
    }

    /// The library alone is wanted; the dictionary is the test's own.
    @Test(.enabled(if: (try? HunspellLibrary()) != nil, "libhunspell-1.7-0 is not installed"))
    func `A service reads a dictionary on its own thread and answers the newest question`() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("predict-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("SET UTF-8\n".utf8).write(to: folder.appendingPathComponent("en_US.aff"))
        try Data("3\nkeyboard\nkeyboards\ntomorrow\n".utf8).write(to: folder.appendingPathComponent("en_US.dic"))
        let service = PredictionService(folders: [folder.path]) { Issue.record("\($0)") }
        service.prepare("en")
        let rest = await withCheckedContinuation { done in
            service.ask(PredictionQuery(language: "en", beginning: "keyb", text: "keyb")) { done.resume(returning: $0) }
        }
        #expect(rest == "oard")
    }

    @Test func `Without a dictionary nobody answers, and it is said once`() async {
        await confirmation("said", expectedCount: 1) { said in
            let service = PredictionService(libraries: ["libnothing.so"], folders: ["/nowhere"]) {
                #expect($0.contains("xx"))
                said()
            }
            await withCheckedContinuation { done in
                for _ in 0..<3 {
                    service.ask(PredictionQuery(language: "xx", beginning: "abc", text: "abc")) { _ in Issue.record() }
                }
                service.prepare("xx") { done.resume() }
            }
        }
    }
}
