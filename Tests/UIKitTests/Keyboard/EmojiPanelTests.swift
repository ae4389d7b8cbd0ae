import FontEngine
import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// Emoji among the languages: they stand in the place of the keys.
@MainActor @Suite struct EmojiPanelTests {
    private func stage() -> (Simulator, UITextField) { makeEditedField(languages: ["de", "emoji", "ru"]) }

    @Test("The globe comes to the emoji, a tap types one, and the letters come back in their language")
    func typing() {
        let (simulator, field) = stage()
        let height = simulator.keyboardFrame.height
        simulator.tapKey("ü")
        simulator.tapKey("globe")
        simulator.advance(0.3)
        #expect(field.textInputMode?.primaryLanguage == "emoji" && simulator.keyboardFrame.height == height)
        simulator.tapKey("😀")
        simulator.tapKey("😃")
        #expect(field.text == "ü😀😃")
        simulator.tapKey("delete")
        #expect(field.text == "ü😀")
        simulator.tapKey("ABC")
        simulator.advance(0.3)
        simulator.tapKey("ä")
        #expect(field.text == "ü😀ä" && field.textInputMode?.primaryLanguage == "de")
    }

    @Test("Groups are turned to, sequences are typed as one, and the sheet scrolls")
    func groups() {
        let (simulator, field) = stage()
        simulator.tapKey("globe")
        simulator.advance(0.3)
        #expect(simulator.application.location(ofKey: "🏁") == nil, "It is not seen yet.")
        simulator.tapKey("emoji-flags")
        simulator.frame()
        simulator.tapKey("🏳️‍🌈")
        #expect(field.text == "🏳️‍🌈" && field.text?.count == 1)
        let before = simulator.application.location(ofKey: "🏳️‍🌈")
        let start = CGPoint(x: 240, y: simulator.keyboardFrame.minY + 40)
        simulator.touchDown(1, at: start)
        for step in 1...8 {
            simulator.touchMove(1, to: CGPoint(x: start.x, y: start.y + CGFloat(step) * 12))
            simulator.advance(0.02)
        }
        simulator.advance(0.3)
        simulator.touchUp(1)
        simulator.advance(0.5)
        #expect(simulator.application.location(ofKey: "🏳️‍🌈") != before)
        #expect(field.text?.count == 1, "A finger that scrolls types nothing.")
    }

    @Test("A held emoji shows its skin tones, and a touch beside them closes them")
    func skinTones() throws {
        let (simulator, field) = stage()
        simulator.tapKey("globe")
        simulator.advance(0.3)
        simulator.tapKey("emoji-smileysAndPeople")
        func variants() -> EmojiVariantsView? {
            var found: EmojiVariantsView?
            simulator.application.keyboard.shownKeyboard?.forEachInSubtree {
                found = found ?? ($0 as? EmojiVariantsView)
            }
            return found
        }
        let point = try thumbsUp(simulator)
        simulator.touchDown(1, at: point)
        simulator.advance(0.7)
        simulator.touchUp(1)
        simulator.advance(0.1)
        #expect(variants() != nil && field.text == "", "A held emoji is not typed.")
        simulator.tap(CGPoint(x: 20, y: simulator.keyboardFrame.maxY - 10))
        #expect(variants() == nil && field.text == "")
    }

    @Test("What was used last stands first, until the session ends")
    func recents() {
        let (simulator, field) = stage()
        simulator.tapKey("globe")
        simulator.advance(0.3)
        simulator.tapKey("emoji-foodAndDrink")
        simulator.frame()
        simulator.tapKey("🍇")
        simulator.tapKey("ABC")
        simulator.advance(0.3)
        simulator.tapKey("globe")
        simulator.advance(0.3)
        #expect(simulator.application.inputContext.emoji.recents.texts == ["🍇"])
        simulator.tapKey("🍇")
        #expect(field.text == "🍇🍇")
        simulator.application.forgetText()
        #expect(simulator.application.inputContext.emoji.recents.texts.isEmpty)
    }

    /// Scrolls to the hands, which stand further down, and says where one is that has skin tones.
    private func thumbsUp(_ simulator: Simulator) throws -> CGPoint {
        var sheet: EmojiSheet?
        simulator.application.keyboard.shownKeyboard?.forEachInSubtree { sheet = sheet ?? ($0 as? EmojiSheet) }
        let place = try #require(sheet?.middle(of: "👍"))
        try #require(sheet?.superview as? UIScrollView).contentOffset = CGPoint(x: 0, y: place.y - 100)
        simulator.frame()
        return try #require(simulator.application.location(ofKey: "👍"))
    }

    /// The emoji that the panel offers first, for as far as they were used before.
    private func shownRecents(_ simulator: Simulator) -> [String] {
        var sheet: EmojiSheet?
        simulator.application.keyboard.window.forEachInSubtree { sheet = sheet ?? ($0 as? EmojiSheet) }
        return sheet?.items(inSection: 0) ?? []
    }

    @Test("A panel that is open forgets what was used, and one that was hidden does not come back with it")
    func privacy() {
        let (simulator, field) = stage()
        simulator.tapKey("globe")
        simulator.advance(0.3)
        simulator.tapKey("😀")
        simulator.tapKey("ABC")
        simulator.advance(0.3)
        simulator.tapKey("globe")
        simulator.advance(0.3)
        #expect(shownRecents(simulator) == ["😀"])
        simulator.application.forgetText()
        simulator.frame()
        #expect(shownRecents(simulator) == [])
        simulator.tapKey("😃")
        #expect(field.text == "😀😃", "It goes on typing.")

        // The session ends while the keyboard is away.
        simulator.tapKey("ABC")
        simulator.advance(0.3)
        simulator.tapKey("globe")
        simulator.advance(0.3)
        #expect(shownRecents(simulator) == ["😃"])
        field.resignFirstResponder()
        simulator.advance(0.5)
        simulator.application.forgetText()
        field.becomeFirstResponder()
        simulator.advance(0.5)
        #expect(shownRecents(simulator) == [])
    }

    @Test("Emoji answer to hands as the keys do: delays, second strikes, the repeat of delete")
    func settings() throws {
        let (simulator, field) = stage()
        simulator.application.keyHoldDelay = 2
        simulator.application.keyStrikeInterval = 0.5
        simulator.application.isDeleteKeyRepeating = false
        simulator.tapKey("globe")
        simulator.advance(0.3)
        simulator.tapKey("😀")
        simulator.tapKey("😀")
        #expect(field.text == "😀", "The second strike of a hand that trembles.")
        simulator.tapKey("😃")
        simulator.advance(0.6)
        simulator.tapKey("😃")
        #expect(field.text == "😀😃😃")
        let delete = try #require(simulator.application.location(ofKey: "delete"))
        simulator.touchDown(1, at: delete)
        simulator.advance(3)
        simulator.touchUp(1)
        #expect(field.text == "😀😃", "Held for long it deletes once.")
        simulator.application.isDeleteKeyRepeating = true
        field.text = "eins zwei drei vier fünf sechs sieben acht"
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        simulator.advance(1)
        simulator.touchDown(1, at: delete)
        simulator.advance(4)
        simulator.touchUp(1)
        #expect(field.text == "", "Held for long it comes to delete words.")
    }

    @Test("A held emoji waits for its skin tones as long as people are given", arguments: [2, nil] as [Double?])
    func holdDelay(delay: Double?) throws {
        let (simulator, field) = stage()
        simulator.application.keyHoldDelay = delay
        simulator.tapKey("globe")
        simulator.advance(0.3)
        let point = try thumbsUp(simulator)
        simulator.touchDown(1, at: point)
        simulator.advance(1.5)
        simulator.touchUp(1)
        #expect(field.text == "👍", "It was held for too short a time to mean its tones.")
    }

    @Test("Secrets, addresses and numbers have no emoji", arguments: [UIKeyboardType.emailAddress, .numberPad])
    func refusing(type: UIKeyboardType) {
        let (simulator, field) = stage()
        simulator.tapKey("globe")
        simulator.advance(0.3)
        field.keyboardType = type
        field.reloadInputViews()
        simulator.frame()
        simulator.tapKey(type == .numberPad ? "7" : "@")
        #expect(field.text == (type == .numberPad ? "7" : "@"))
        field.keyboardType = .default
        field.isSecureTextEntry = true
        field.reloadInputViews()
        simulator.frame()
        #expect(field.textInputMode?.primaryLanguage == "de")
    }

    @Test("Only emoji that a font shows as one picture are offered, in every skin tone that is offered of them")
    func shownByFonts() {
        let simulator = Simulator()
        let all = EmojiAssets().catalog().value.emoji
        let shown = simulator.application.inputContext.emoji.catalog.emoji
        let hasFont = FontLibrary.shared.showsEmoji("😀")
        #expect(shown.count > 1000 || !hasFont)
        let missing = Set(all.map(\.text)).subtracting(shown.map(\.text))
        #expect(missing.allSatisfy { !FontLibrary.shared.showsEmoji($0) })
        guard hasFont else { return }
        for emoji in shown {
            #expect(([emoji.text] + emoji.variants).allSatisfy { FontLibrary.shared.showsEmoji($0) }, "\(emoji.text)")
        }
    }
}
