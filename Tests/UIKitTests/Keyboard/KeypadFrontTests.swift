import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// What comes in front of the keys or stands above them is worked by a keypad too: it is reached, pressed and left, and the
/// focus is where it was.
@MainActor @Suite struct KeypadFrontTests {
    /// A field with a keyboard of the program's own, which has a globe key.
    private func ownKeyboard() -> (kiosk: KeypadKiosk, field: OwnKeyboardField) {
        let keyboard = OwnKeyboard()
        let field = OwnKeyboardField(frame: CGRect(x: 20, y: 80, width: 300, height: 44))
        field.keyboard = keyboard
        for (number, name) in ["own-globe", "own-a", "own-b"].enumerated() {
            let key = UIButton(frame: CGRect(x: 10 + 100 * number, y: 60, width: 90, height: 44))
            key.accessibilityIdentifier = name
            if number == 0 {
                key.addTarget(keyboard, action: UIInputViewController.handleInputModeList, for: .allTouchEvents)
            } else {
                key.addAction(
                    UIAction { [weak keyboard] _ in keyboard?.proxy.insertText(name) }, for: .touchUpInside)
            }
            keyboard.view.addSubview(key)
        }
        let kiosk = KeypadKiosk(["en", "de", "ru"]) { $0.simulator.window.addSubview(field) }
        kiosk.arrow(.down)
        field.becomeFirstResponder()
        kiosk.simulator.advance(0.5)
        return (kiosk, field)
    }

    @Test("The list of a program's own globe key is gone through by arrows, and what return presses is chosen")
    func languageList() {
        let (kiosk, field) = ownKeyboard()
        let language = { kiosk.simulator.application.inputModes.current.language }
        kiosk.use("own-a")
        #expect(field.text == "own-a")
        kiosk.go(to: "own-globe")
        kiosk.hold()
        #expect(kiosk.focused == "globe 0", "The focus begins at the language in use.")
        for _ in 0..<2 { kiosk.arrow(.down) }
        #expect(kiosk.focused == "globe 2" && kiosk.simulator.areaMissedByDamage() == nil)
        kiosk.enter()
        kiosk.simulator.advance(0.3)
        #expect(language() == "ru" && kiosk.focused == "own-globe" && kiosk.places.front == nil)
        kiosk.use("own-b")
        #expect(field.text == "own-aown-b")
    }

    @Test("Esc closes the list of a program's own globe key, chooses nothing, and leaves the keyboard")
    func leavingLanguageList() {
        let (kiosk, field) = ownKeyboard()
        kiosk.go(to: "own-globe")
        kiosk.hold()
        kiosk.arrow(.down)
        kiosk.press(.keyboardEscape)
        kiosk.simulator.advance(0.3)
        #expect(kiosk.places.front == nil && kiosk.focused == "own-globe" && field.isFirstResponder)
        #expect(kiosk.simulator.application.inputModes.current.language == "en")
        #expect(kiosk.simulator.application.liveTouchCount == 0 && !kiosk.simulator.keyboardFrame.isNull)
        kiosk.press(.keyboardEscape)
        kiosk.simulator.advance(0.5)
        #expect(!field.isFirstResponder && kiosk.simulator.keyboardFrame.isNull)
    }

    @Test("A return that is held chooses from the list by letting go")
    func slidOverLanguageList() {
        let (kiosk, _) = ownKeyboard()
        kiosk.go(to: "own-globe")
        kiosk.hold { kiosk.arrow(.down) }
        kiosk.simulator.advance(0.3)
        #expect(kiosk.simulator.application.inputModes.current.language == "de" && kiosk.places.front == nil)
        #expect(kiosk.focused == "own-globe")
    }

    @Test("The program's buttons above the keys are reached and pressed, and arrows lead back to the keys")
    func assistantBar() {
        var used: [String] = []
        let kiosk = KeypadKiosk()
        func item(_ name: String, isEnabled: Bool = true) -> UIBarButtonItem {
            let item = UIBarButtonItem(title: name, primaryAction: UIAction { _ in used.append(name) })
            item.accessibilityIdentifier = name
            item.isEnabled = isEnabled
            return item
        }
        let assistant = kiosk.field.inputAssistantItem
        assistant.leadingBarButtonGroups = [
            UIBarButtonItemGroup(barButtonItems: [item("one"), item("off", isEnabled: false)])
        ]
        assistant.trailingBarButtonGroups = [UIBarButtonItemGroup(barButtonItems: [item("two")])]
        kiosk.begin()
        kiosk.go(to: "q")
        kiosk.arrow(.up)
        #expect(kiosk.focused == "one", "\(kiosk.focused ?? "")")
        kiosk.enter()
        kiosk.arrow(.right)
        #expect(kiosk.focused == "two", "What is off has no focus.")
        kiosk.enter()
        #expect(used == ["one", "two"] && kiosk.focused == "two")
        kiosk.use("two", "q")
        #expect(used == ["one", "two", "two"] && kiosk.text == "q")
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
        // The buttons go, and the focus is on what is nearest.
        kiosk.go(to: "two")
        assistant.trailingBarButtonGroups = []
        assistant.leadingBarButtonGroups = []
        kiosk.simulator.advance(0.5)
        #expect(
            kiosk.focused != nil && kiosk.ring != nil
                && kiosk.places.all.contains { $0.id == kiosk.keypad.current?.place.id })
    }

    @Test(
        "All candidates over the keys are gone through, one is picked or Esc goes back to the row, and the keys have the focus"
    )
    func candidateGrid() throws {
        let kiosk = KeypadKiosk {
            $0.simulator.application.inputModes = InputModes([
                InputMode(language: "x", layout: "en", methods: [NumberedWords.self], dictionary: ["": []])
            ])
        }
        kiosk.begin()
        kiosk.use("a")
        let bar = {
            kiosk.simulator.application.keyboard.shownKeyboard?.subviews.compactMap { $0 as? CandidateBar }.first
        }
        #expect(kiosk.places.all.map(KeypadKiosk.name).contains("all-candidates"), "The row has more than it shows.")
        kiosk.use("all-candidates")
        #expect(bar()?.isExpanded == true && kiosk.focused == "candidate-1")
        // Esc leaves the grid, and not the keyboard.
        for _ in 0..<30 { kiosk.arrow(.down) }
        let last = kiosk.focused.flatMap { Int($0.dropFirst("candidate-".count)) } ?? 0
        #expect(last > 100, "What scrolls comes into sight: \(last)")
        kiosk.press(.keyboardEscape)
        kiosk.simulator.advance(0.3)
        #expect(bar()?.isExpanded == false && kiosk.field.isFirstResponder && kiosk.focused == "all-candidates")
        kiosk.enter()
        kiosk.simulator.advance(0.2)
        for _ in 0..<3 { kiosk.arrow(.down) }
        let name = try #require(kiosk.focused)
        let number = try #require(Int(name.dropFirst("candidate-".count)))
        let text = kiosk.context.candidates[number - 1].text
        kiosk.enter()
        kiosk.simulator.advance(0.3)
        #expect(kiosk.text == text && kiosk.field.markedTextRange == nil && bar()?.isExpanded != true)
        #expect(kiosk.focused != nil && kiosk.places.front == nil && kiosk.simulator.areaMissedByDamage() == nil)
    }

    // MARK: Cost

    /// Counts how often its places are looked at.
    private final class Counter: UIView, KeypadArea {
        var count = 0
        var keypadPlaces: [KeypadPlace] {
            count += 1
            return [KeypadPlace(self)]
        }
    }

    @Test("Places are looked at when something has changed, and not in every frame")
    func frames() {
        let counter = Counter(frame: CGRect(x: 20, y: 90, width: 60, height: 44))
        let kiosk = KeypadKiosk { $0.simulator.window.addSubview(counter) }
        kiosk.simulator.application.isCaretBlinking = false
        kiosk.begin()
        kiosk.simulator.advance(1)
        counter.count = 0
        for _ in 0..<50 { kiosk.simulator.frame() }
        #expect(counter.count == 0)
        counter.frame.origin.x += 30
        kiosk.simulator.frame()
        #expect(counter.count > 0)
        kiosk.go(to: "Counter")
        counter.frame.origin.x += 30
        kiosk.simulator.frame()
        #expect(
            kiosk.ring.map { abs($0.midX - counter.frame.midX) < 1 } == true, "The ring goes with what it is around.")
        counter.isHidden = true
        kiosk.simulator.frame()
        #expect(kiosk.focused != "Counter" && kiosk.focused != nil)
    }

    @Test("With the focus on the emoji a frame that shows nothing new costs hardly more than without it")
    func emojiFrame() {
        let kiosk = KeypadKiosk(["en", "emoji"])
        kiosk.simulator.application.isCaretBlinking = false
        kiosk.begin()
        kiosk.use("globe")
        kiosk.simulator.advance(1)
        #expect(kiosk.places.all.count > 1000)
        func cost() -> Double {
            // The least of several, as others use the machine too.
            (0..<5).map { _ in
                let start = clock()
                for _ in 0..<100 { kiosk.simulator.frame() }
                return Double(clock() - start) / Double(CLOCKS_PER_SEC) / 100
            }.min() ?? 0
        }
        let with = cost()
        kiosk.simulator.application.usesKeypad = false
        kiosk.simulator.advance(0.5)
        let without = cost()
        #expect(with < without * 4 + 0.0002, "\(with * 1e6) and \(without * 1e6) microseconds")
    }
}
