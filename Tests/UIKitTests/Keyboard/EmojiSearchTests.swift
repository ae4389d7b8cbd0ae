import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Emoji by what they are called.
@MainActor @Suite struct EmojiSearchTests {
    @MainActor private final class Stage {
        let simulator = Simulator(size: CGSize(width: 480, height: 800))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))

        init(_ languages: [String]) {
            simulator.application.keyboardLanguages = languages
            field.autocapitalizationType = .none
            simulator.window.addSubview(field)
            field.becomeFirstResponder()
            simulator.advance(0.5)
            simulator.application.inputModes.select(language: "emoji")
            simulator.advance(0.5)
        }

        func type(_ keys: String) {
            for key in keys { simulator.tapKey(String(key)) }
            simulator.frame()
        }

        func begin() {
            simulator.tapKey("emoji-search")
            simulator.advance(0.5)
        }

        var search: EmojiSearch? { simulator.application.inputContext.emojiSearch }
        var found: [String] { simulator.application.inputContext.candidates.map(\.text) }
        var showsEmoji: Bool { simulator.application.inputContext.showsEmoji }
    }

    @Test("Letters of the language before search and type nothing, and a tap on what is found types it")
    func finding() {
        let stage = Stage(["de", "emoji"])
        let height = stage.simulator.keyboardFrame.height
        stage.begin()
        #expect(stage.simulator.keyboardFrame.height == height + CandidateBar.height && !stage.showsEmoji)
        stage.type("herz")
        #expect(stage.search?.text == "herz" && stage.field.text == "" && stage.found.contains("❤️"))
        let (first, second) = (stage.found[0], stage.found[1])
        stage.simulator.tap(named: "candidate-1")
        #expect(stage.field.text == first && stage.search?.text == "herz", "One more may be picked.")
        stage.simulator.tap(named: "candidate-2")
        #expect(stage.field.text == first + second)
        #expect(stage.simulator.application.inputContext.emoji.recents.texts.first == second)
        stage.simulator.tapKey("delete")
        #expect(stage.search?.text == "her" && stage.field.text == first + second)
        stage.simulator.tapKey("return")
        stage.simulator.advance(0.5)
        #expect(stage.showsEmoji && stage.search == nil && stage.simulator.keyboardFrame.height == height)
        #expect(stage.simulator.areaMissedByDamage() == nil)
    }

    @Test(
        "The panel and the search speak the language that was typed before",
        arguments: [("de", "suchen"), ("ru", "найти")])
    func words(language: String, word: String) {
        let stage = Stage([language, "emoji"])
        func placeholder() -> String? {
            var found: EmojiSearchField?
            stage.simulator.application.keyboard.window.forEachInSubtree { found = found ?? ($0 as? EmojiSearchField) }
            return found?.placeholder
        }
        let wanted = stage.simulator.application.inputContext.letterWords[.search]
        #expect(wanted.lowercased() == word && placeholder() == wanted)
        stage.begin()
        #expect(placeholder() == wanted)
    }

    @Test("The field of the search ends it, and so do another focus, the end of a session and another language")
    func ending() {
        let stage = Stage(["de", "emoji", "en"])
        stage.begin()
        stage.type("hu")
        stage.simulator.tap(named: "emoji-search-end")
        stage.simulator.advance(0.5)
        #expect(stage.search == nil && stage.showsEmoji)
        stage.begin()
        #expect(stage.search?.text == "", "A new search begins with nothing.")
        stage.type("hu")
        stage.simulator.application.forgetText()
        stage.simulator.frame()
        #expect(stage.search == nil && stage.found.isEmpty && stage.showsEmoji)
        stage.begin()
        stage.type("hu")
        stage.field.resignFirstResponder()
        stage.simulator.advance(0.5)
        stage.field.becomeFirstResponder()
        stage.simulator.advance(0.5)
        #expect(stage.search == nil && stage.showsEmoji && stage.found.isEmpty)
        stage.begin()
        stage.simulator.tapKey("globe")
        stage.simulator.advance(0.5)
        #expect(stage.search == nil && !stage.showsEmoji)
        stage.type("x")
        #expect(stage.field.text == "x")
    }

    @Test("A program that changes the text meanwhile disturbs nothing")
    func otherChanges() {
        let stage = Stage(["en", "emoji"])
        stage.begin()
        stage.type("cat")
        let found = stage.found
        stage.field.text = "new"
        stage.simulator.frame()
        #expect(stage.search?.text == "cat" && stage.found == found && !found.isEmpty)
    }

    @Test("Syllables are searched for as they are composed", arguments: [("ko", "ㄱㅗㅇㅑㅇ", "고양"), ("vi", "meof", "mèo")])
    func composing(language: String, keys: String, text: String) {
        let stage = Stage([language, "emoji"])
        stage.begin()
        stage.type(keys)
        #expect(stage.search?.text == text && !stage.found.isEmpty)
    }

    @Test("What is composed for a search stays in it when an emoji is picked", arguments: ["ko", "vi", "ja"])
    func pickingWhileComposing(language: String) {
        let keys = ["ko": "ㄱㅗㅇㅑㅇ", "vi": "meof", "ja": "ねこ"][language] ?? ""
        let stage = Stage([language, "emoji"])
        stage.begin()
        stage.type(keys)
        let (searched, found) = (stage.search?.text, stage.found[0])
        stage.simulator.tap(named: "candidate-1")
        #expect(stage.field.text == found && stage.search?.text == searched)
        stage.simulator.tapKey("delete")
        #expect(stage.search?.text == searched.map { String($0.dropLast()) } && stage.field.text == found)
    }

    @Test("A search that the program's own keys take the place of is over, and nothing is typed into it unseen")
    func ownKeys() {
        let stage = Stage(["en", "emoji"])
        stage.begin()
        stage.type("he")
        stage.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.field.reloadInputViews()
        stage.simulator.inject(.text("4006381333931"))
        #expect(stage.field.text == "4006381333931" && stage.search == nil)
        stage.field.inputView = nil
        stage.field.reloadInputViews()
        stage.simulator.advance(0.5)
        #expect(stage.showsEmoji)
    }

    @Test("Nothing that was searched for stays long, and nothing is found for nothing")
    func limits() {
        let stage = Stage(["en", "emoji"])
        stage.begin()
        for _ in 0..<80 { stage.simulator.tapKey("q") }
        #expect(stage.search?.text.count == 64 && stage.found.isEmpty)
        for _ in 0..<80 { stage.simulator.tapKey("delete") }
        #expect(stage.search?.text == "" && stage.found.isEmpty && stage.field.text == "")
    }
}
