import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// A keyboard of a program's own types through its proxy as a key does.
@MainActor @Suite("What a program's own keyboard types into")
struct TextDocumentProxyTests {
    @Test("It types into a field, and the delegate is asked as for a key")
    func field() {
        let stage = OwnKeyboardStage()
        stage.edit(stage.field)
        stage.proxy.insertText("a")
        #expect(stage.field.text == "a" && stage.proxy.hasText)
        #expect(stage.recorder.take().contains { $0.hasPrefix("field shouldChange") })
        stage.recorder.refused = [.shouldChange]
        stage.proxy.insertText("b")
        stage.proxy.deleteBackward()
        #expect(stage.field.text == "a", "What the delegate refuses is not typed.")
        stage.recorder.refused = []
        stage.proxy.deleteBackward()
        #expect(stage.field.text == "" && !stage.proxy.hasText)
    }

    @Test("A line end is the return key: it asks in a field, and ends the line in a text view")
    func returnKey() {
        let stage = OwnKeyboardStage()
        stage.edit(stage.field)
        stage.proxy.insertText("\n")
        #expect(stage.recorder.take().contains { $0.hasPrefix("field shouldReturn") })
        #expect(stage.field.text == "")
        stage.edit(stage.textView)
        for text in ["a", "\n", "b"] { stage.proxy.insertText(text) }
        #expect(stage.textView.text == "a\nb")
    }

    @Test("It types into the simplest taker of keys, which shows nothing of itself")
    func taker() {
        let stage = OwnKeyboardStage()
        stage.edit(stage.taker)
        stage.proxy.insertText("ab")
        stage.proxy.deleteBackward()
        #expect(stage.taker.text == "a" && stage.proxy.hasText)
        #expect(stage.proxy.documentContextBeforeInput == nil && stage.proxy.selectedText == nil)
        stage.proxy.adjustTextPosition(byCharacterOffset: -1)
        stage.proxy.setMarkedText("か", selectedRange: NSRange(location: 1, length: 0))
        #expect(stage.taker.text == "a")
        stage.proxy.unmarkText()
        #expect(stage.taker.text == "aか")
    }

    @Test(
        "The text around the caret reaches to the borders of the paragraph, and counts whole characters",
        arguments: [
            ("|", nil, nil), ("ab|cd", "ab", "cd"), ("a[b]c", "a", "c"), ("👨‍👩‍👧🇩🇪|👍🏽", "👨‍👩‍👧🇩🇪", "👍🏽"),
            ("one\ntwo|three\nfour", "two", "three"), ("one\n|two", "\n", "two"), ("one|\ntwo", "one", "\n"),
            ("[ab]", nil, nil), ("e\u{301}|\n", "e\u{301}", "\n"),
        ] as [(String, String?, String?)])
    func context(text: String, before: String?, after: String?) {
        let stage = OwnKeyboardStage()
        stage.edit(stage.textView)
        stage.set(text, in: stage.textView)
        #expect(stage.proxy.documentContextBeforeInput == before)
        #expect(stage.proxy.documentContextAfterInput == after)
    }

    @Test("Of a long paragraph whole characters next to the caret are told, and no more")
    func longContext() throws {
        let stage = OwnKeyboardStage()
        stage.edit(stage.textView)
        let family = "👨‍👩‍👧"
        let many = String(repeating: family, count: 5000)
        stage.set("\(many)|\(many)", in: stage.textView)
        for side in [stage.proxy.documentContextBeforeInput, stage.proxy.documentContextAfterInput] {
            let side = try #require(side)
            #expect(side.allSatisfy { String($0) == family })
            #expect((1000...1024).contains(side.utf16.count))
        }
    }

    @Test("Of a secret text nothing is told but that there is some")
    func secret() {
        let stage = OwnKeyboardStage()
        stage.field.isSecureTextEntry = true
        stage.edit(stage.field)
        stage.proxy.insertText("abc")
        #expect(stage.proxy.documentContextBeforeInput == nil && stage.proxy.documentContextAfterInput == nil)
        stage.field.selectAll(nil)
        #expect(stage.proxy.selectedText == nil && stage.proxy.documentContextAfterInput == nil)
        #expect(stage.proxy.isSecureTextEntry && stage.proxy.hasText)
    }

    @Test(
        "The caret moves by characters, from a selection's end, and stays inside of the text",
        arguments: [
            ("ab|cd", 1, 3), ("ab|cd", -2, 0), ("ab|cd", 9, 4), ("ab|cd", Int.min, 0), ("ab|cd", Int.max, 4),
            ("a[bc]d", -1, 0), ("a[bc]d", 1, 4), ("👨‍👩‍👧|👍🏽x", 1, 12), ("👨‍👩‍👧|👍🏽x", -1, 0), ("🇩🇪🇫🇷|", -1, 4),
            ("|", 1, 0), ("a|b", 0, 1),
        ])
    func move(text: String, offset: Int, wanted: Int) {
        let stage = OwnKeyboardStage()
        stage.edit(stage.field)
        stage.set(text, in: stage.field)
        stage.proxy.adjustTextPosition(byCharacterOffset: offset)
        #expect(stage.field.session.selectedRange == wanted..<wanted)
    }

    @Test("Random steps come where characters say", arguments: 1...20)
    func randomSteps(series: Int) {
        var random = SeededGenerator(UInt64(series) << 24)
        let stage = OwnKeyboardStage()
        stage.edit(stage.textView)
        let pieces = ["a", "é", "e\u{301}", "👍🏽", "👨‍👩‍👧", "🇩🇪", "\n", "क्षि", " "]
        let characters = Array((0..<200).map { _ in random.pick(pieces) }.joined())
        stage.textView.text = String(characters)
        var place = characters.count
        for _ in 0..<60 {
            let step = random.number(-120...120)
            stage.proxy.adjustTextPosition(byCharacterOffset: step)
            place = min(max(0, place + step), characters.count)
            let wanted = String(characters[..<place]).utf16.count
            #expect(
                stage.textView.session.selectedRange == wanted..<wanted,
                "seed \(SeededGenerator.seed), series \(series), step \(step)")
        }
    }

    @Test("It composes by itself; letters are decided as they are, whatever the language does with keys")
    func composition() {
        let stage = OwnKeyboardStage()
        UIApplication.shared.inputModes.offer(InputMode(language: "vi", layout: "en", methods: [Telex.self]))
        UIApplication.shared.inputModes.select(language: "vi")
        stage.edit(stage.field)
        for key in ["a", "s"] { stage.proxy.insertText(key) }
        #expect(stage.field.text == "as" && stage.field.markedTextRange == nil)
        stage.proxy.setMarkedText("かな", selectedRange: NSRange(location: 0, length: 1))
        #expect(stage.field.text == "asかな" && stage.field.markedTextRange != nil)
        #expect(stage.proxy.documentContextBeforeInput == "as")
        stage.proxy.setMarkedText("仮", selectedRange: NSRange(location: 9, length: -4))
        stage.proxy.unmarkText()
        #expect(stage.field.text == "as仮" && stage.field.markedTextRange == nil)
        // Without the keyboard the language's method is back.
        stage.field.keyboard = nil
        stage.field.reloadInputViews()
        stage.field.text = ""
        stage.simulator.type("as")
        #expect(stage.field.text == "á" && stage.field.markedTextRange != nil)
        stage.field.keyboard = stage.keyboard
        stage.field.reloadInputViews()
        #expect(stage.field.markedTextRange == nil)
        stage.proxy.insertText("x")
        #expect(stage.field.text == "áx", "What was begun with keys stays.")
    }

    @Test("A proxy that outlives its controller does nothing")
    func outliving() {
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        let field = OwnKeyboardField(frame: CGRect(x: 10, y: 10, width: 200, height: 44))
        simulator.window.addSubview(field)
        field.keyboard = OwnKeyboard()
        field.becomeFirstResponder()
        simulator.advance(0.5)
        let proxy = field.keyboard?.textDocumentProxy
        weak let keyboard = field.keyboard
        field.keyboard = nil
        field.reloadInputViews()
        simulator.advance(0.5)
        #expect(keyboard == nil)
        proxy?.insertText("a")
        proxy?.deleteBackward()
        #expect(field.text == "" && proxy?.hasText == false && proxy?.documentContextBeforeInput == nil)
        #expect(proxy?.documentIdentifier != nil)
    }

    @Test("Traits, language and name are those of what is typed into")
    func traits() {
        let stage = OwnKeyboardStage()
        stage.field.keyboardType = .emailAddress
        stage.field.returnKeyType = .go
        stage.edit(stage.field)
        #expect(stage.proxy.keyboardType == .emailAddress && stage.proxy.returnKeyType == .go)
        let proxy = stage.proxy
        proxy.keyboardType = .numberPad
        #expect(stage.field.keyboardType == .emailAddress, "A keyboard does not say what a field is.")
        #expect(proxy.documentInputMode == UITextInputMode.activeInputModes.first)
        let name = proxy.documentIdentifier
        stage.edit(stage.textView)
        #expect(proxy.documentIdentifier != name && proxy.keyboardType == .default)
        stage.edit(stage.field)
        #expect(proxy.documentIdentifier == name)
        stage.field.resignFirstResponder()
        #expect(proxy.documentInputMode == nil && !proxy.hasText)
        proxy.insertText("x")
        proxy.deleteBackward()
        #expect(stage.field.text == "" && stage.textView.text == "")
    }
}
