import Foundation
import HostInterface
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// A kiosk that is worked by arrows and return alone: nothing else is pressed, and nothing touched.
@MainActor @Suite struct KeypadTests {
    @Test("A word with a capital, a number and an alternate is typed, and the keyboard stays")
    func typing() {
        let kiosk = KeypadKiosk()
        kiosk.begin()
        kiosk.use("shift", "h", "i", "123", "7", "ABC", "space")
        #expect(kiosk.text == "Hi7 ")
        // Return that is held opens the alternates, which stay when it is let go.
        kiosk.go(to: "e")
        kiosk.hold()
        let menu = kiosk.context.keyboard?.menu
        let number = menu?.items.firstIndex { $0.text == "é" } ?? -1
        #expect(menu?.kind == .alternates && number > 0 && kiosk.focused == "e 0")
        kiosk.use("e \(number)")
        #expect(kiosk.text == "Hi7 é" && kiosk.context.keyboard?.menu == nil)
        #expect(kiosk.focused == "e", "The focus is back on the key.")
        #expect(!kiosk.simulator.hasHardwareKeyboard && !kiosk.simulator.keyboardFrame.isNull)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    /// Return, before a frame shows what is there now.
    private func enterAtOnce(_ kiosk: KeypadKiosk) {
        for isDown in [true, false] {
            kiosk.simulator.receive(
                .key(
                    KeyEvent(
                        usage: UIKeyboardHIDUsage.keyboardReturnOrEnter.rawValue, characters: "", modifiers: [],
                        isDown: isDown, isRepeat: false, time: kiosk.simulator.application.time)))
        }
        kiosk.simulator.advance(0.5)
    }

    @Test("A key that is elsewhere since the last frame is pressed where it is")
    func movedKeys() {
        let kiosk = KeypadKiosk(size: CGSize(width: 800, height: 1200))
        kiosk.begin()
        for (name, scale) in [("q", 1.4), ("m", 1), ("a", 1.4)] as [(String, CGFloat)] {
            kiosk.go(to: name)
            kiosk.simulator.application.keyboardScale = scale
            enterAtOnce(kiosk)
        }
        #expect(kiosk.text == "qma")
    }

    @Test("Return presses nothing that was not seen to have the focus")
    func vanishedList() {
        let kiosk = KeypadKiosk(["en", "de"])
        kiosk.begin()
        kiosk.go(to: "globe")
        kiosk.hold()
        #expect(kiosk.context.keyboard?.menu?.kind == .languages)
        // Other keys close the list.
        kiosk.simulator.application.keyboardScale = 1.2
        #expect(kiosk.context.keyboard?.menu == nil)
        let language = kiosk.context.mode.language
        enterAtOnce(kiosk)
        #expect(kiosk.text == "" && kiosk.context.mode.language == language && kiosk.context.keyboard?.menu == nil)
        #expect(kiosk.focused != nil && kiosk.simulator.application.liveTouchCount == 0)
        kiosk.use("h")
        #expect(kiosk.text == "h")
    }

    @Test("Hands that hold return and press arrows choose an alternate by letting go")
    func heldAlternates() {
        let kiosk = KeypadKiosk()
        kiosk.begin()
        kiosk.go(to: "e")
        var wanted: String?
        kiosk.hold {
            kiosk.arrow(.right)
            wanted = kiosk.context.keyboard?.menu.flatMap { menu in menu.selected.map { menu.items[$0].text } }
        }
        #expect(wanted != nil && wanted != "e" && kiosk.text == wanted)
        #expect(kiosk.context.keyboard?.menu == nil)
    }

    @Test("A menu that nobody holds stays for as long as anybody needs, and Esc closes it before the keyboard")
    func patience() {
        let kiosk = KeypadKiosk()
        kiosk.begin()
        kiosk.go(to: "e")
        kiosk.hold()
        kiosk.simulator.advance(25)
        #expect(kiosk.context.keyboard?.menu != nil)
        kiosk.press(.keyboardEscape)
        #expect(kiosk.context.keyboard?.menu == nil && kiosk.text == "" && kiosk.field.isFirstResponder)
        #expect(kiosk.focused == "e" && kiosk.simulator.application.liveTouchCount == 0)
        kiosk.press(.keyboardEscape)
        kiosk.simulator.advance(0.5)
        #expect(!kiosk.field.isFirstResponder && kiosk.simulator.keyboardFrame.isNull)
        #expect(kiosk.focused == nil && kiosk.ring == nil)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
        kiosk.arrow(.down)
        #expect(kiosk.focused == "UITextField", "The next arrow shows the focus on the field that was left.")
    }

    @Test("Delete repeats while return is held, and stops when it is let go")
    func deleting() {
        let kiosk = KeypadKiosk()
        kiosk.field.text = "0123456789"
        kiosk.begin()
        kiosk.go(to: "delete")
        kiosk.enter()
        #expect(kiosk.text == "012345678")
        kiosk.hold(1) {}
        let length = kiosk.text?.count ?? 0
        #expect(length < 6)
        kiosk.simulator.advance(1)
        #expect(kiosk.text?.count == length)
    }

    @Test("The held space bar drags the caret by arrows, one place each, until return is pressed")
    func caret() {
        let kiosk = KeypadKiosk()
        kiosk.field.text = "illicit"
        kiosk.begin()
        kiosk.go(to: "space")
        kiosk.hold()
        #expect(kiosk.context.keyboard?.isDraggingCaret == true)
        func caret() -> Int {
            kiosk.field.selectedTextRange.map {
                kiosk.field.offset(from: kiosk.field.beginningOfDocument, to: $0.start)
            } ?? -1
        }
        #expect(caret() == 7)
        for step in 1...5 {
            kiosk.arrow(.left)
            #expect(caret() == 7 - step)
        }
        kiosk.arrow(.right)
        #expect(caret() == 3)
        kiosk.enter()
        #expect(kiosk.context.keyboard?.isDraggingCaret == false && kiosk.text == "illicit" && caret() == 3)
        kiosk.use("x")
        #expect(kiosk.text == "illxicit")
    }

    @Test("The globe changes the language, and held lists them")
    func languages() {
        let kiosk = KeypadKiosk(["en", "de", "ru"])
        kiosk.begin()
        kiosk.use("globe")
        #expect(kiosk.field.textInputMode?.primaryLanguage == "de" && kiosk.focused == "globe")
        kiosk.use("ü")
        kiosk.go(to: "globe")
        kiosk.hold()
        #expect(kiosk.focused == "globe 1", "The focus begins at the language in use.")
        kiosk.arrow(.down)
        #expect(kiosk.focused == "globe 2")
        kiosk.enter()
        kiosk.simulator.advance(0.3)
        #expect(kiosk.field.textInputMode?.primaryLanguage == "ru" && kiosk.focused == "globe")
        kiosk.use("ж")
        #expect(kiosk.text == "üж")
        // Esc closes the list, and chooses nothing.
        kiosk.go(to: "globe")
        kiosk.hold()
        kiosk.press(.keyboardEscape)
        #expect(kiosk.context.keyboard?.menu == nil && kiosk.field.textInputMode?.primaryLanguage == "ru")
        #expect(kiosk.field.isFirstResponder && kiosk.focused == "globe")
    }

    @Test("Kana are composed and a candidate is picked: the bar is above the top row")
    func candidates() {
        let kiosk = KeypadKiosk(["ja"])
        kiosk.begin()
        kiosk.use("か")
        #expect(kiosk.field.markedTextRange != nil)
        let number = kiosk.context.candidates.firstIndex { $0.text == "カ" } ?? -1
        #expect(number >= 0)
        kiosk.use("candidate-\(number + 1)")
        #expect(kiosk.text == "カ" && kiosk.field.markedTextRange == nil)
        kiosk.use("さ")
        kiosk.go(to: "candidate-1")
        kiosk.arrow(.down)
        #expect(kiosk.keypad.current?.place.id.view != nil && kiosk.focused?.hasPrefix("candidate") == false)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test(
        "An emoji is typed, another one after scrolling and one with a skin tone, and the way leads back to the letters"
    )
    func emoji() throws {
        let kiosk = KeypadKiosk(["en", "emoji"])
        kiosk.begin()
        kiosk.use("globe")
        kiosk.simulator.advance(0.3)
        #expect(kiosk.focused != nil)
        kiosk.use("1 0")
        let first = try #require(kiosk.context.emoji.catalog.emoji(in: .smileysAndPeople).first?.text)
        #expect(kiosk.text == first)
        for _ in 0..<9 { kiosk.arrow(.down) }
        let name = try #require(kiosk.focused)
        let ring = try #require(kiosk.ring)
        #expect(kiosk.simulator.keyboardFrame.contains(ring.insetBy(dx: 4, dy: 4)), "What scrolls comes into sight.")
        kiosk.enter()
        #expect(kiosk.text?.count == 2 && name.hasPrefix("1 "))
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
        // Beyond the end of a row the way leads out of hundreds of rows.
        for _ in 0..<12 where kiosk.focused?.hasPrefix("emoji-") == false { kiosk.arrow(.right) }
        #expect(kiosk.focused?.hasPrefix("emoji-") == true)
        kiosk.use("emoji-delete")
        #expect(kiosk.text == first)
        kiosk.use("emoji-letters", "x")
        #expect(kiosk.text == first + "x")
    }

    @Test("Skin tones stand in front, and Esc closes them")
    func skinTones() throws {
        let kiosk = KeypadKiosk(["en", "emoji"])
        kiosk.begin()
        kiosk.use("globe")
        let group = kiosk.context.emoji.catalog.emoji(in: .smileysAndPeople)
        let number = try #require(group.firstIndex { !$0.variants.isEmpty })
        let hand = group[number]
        kiosk.go(to: "1 \(number)")
        kiosk.hold()
        #expect(kiosk.focused == hand.text)
        let name = kiosk.context.emoji.name(of: hand.text, in: "en")
        #expect(name != nil && kiosk.places.front?.accessibilityLabel == name)
        #expect(kiosk.context.emoji.name(of: hand.variants[0], in: "en") == name.map { "\($0): light skin tone" })
        kiosk.press(.keyboardEscape)
        #expect(kiosk.places.front == nil && kiosk.focused == "1 \(number)" && kiosk.text == "")
        kiosk.hold()
        kiosk.use(hand.variants[0])
        #expect(kiosk.text == hand.variants[0] && kiosk.focused == "1 \(number)")
    }

    @Test("Emoji are searched for by name")
    func search() {
        let kiosk = KeypadKiosk(["en", "emoji"])
        kiosk.begin()
        kiosk.use("globe")
        kiosk.use("emoji-search", "g", "r", "a", "p", "e", "candidate-1", "emoji-search-end")
        #expect(kiosk.text == "🍇" && kiosk.context.emojiSearch == nil)
        #expect(kiosk.focused != nil)
    }

    @Test("A keyboard and a bar of the program's own are worked in the same way")
    func ownViews() {
        let kiosk = KeypadKiosk { kiosk in
            let keys = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: 120))
            for number in 0..<6 {
                let key = UIButton(
                    frame: CGRect(x: number % 3 * 160, y: number / 3 * 60, width: 160, height: 60),
                    primaryAction: UIAction { [weak kiosk] _ in kiosk?.field.insertText("\(number)") })
                key.accessibilityIdentifier = "own-\(number)"
                keys.addSubview(key)
            }
            kiosk.field.inputView = keys
            kiosk.field.addFieldNavigation()
        }
        kiosk.begin()
        kiosk.use("own-4", "own-0", "own-5")
        #expect(kiosk.text == "405")
        let bar = kiosk.places.all.filter { $0.isInKeyboard && !KeypadKiosk.name($0).hasPrefix("own") }
        #expect(!bar.isEmpty)
    }

    @Test("The focus is not seen after a touch, and the next arrow shows it where it was")
    func touching() {
        let kiosk = KeypadKiosk()
        kiosk.begin()
        kiosk.go(to: "h")
        #expect(kiosk.ring != nil)
        kiosk.simulator.tapKey("a")
        #expect(kiosk.focused == nil && kiosk.ring == nil && kiosk.text == "a")
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
        kiosk.arrow(.left)
        #expect(kiosk.focused == "h")
        kiosk.arrow(.left)
        #expect(kiosk.focused == "g")
        // A finger takes the place of return that is held.
        kiosk.key(.keyboardReturnOrEnter, isDown: true)
        kiosk.simulator.tapKey("b")
        kiosk.key(.keyboardReturnOrEnter, isDown: false)
        #expect(kiosk.text == "ab" && kiosk.simulator.application.liveTouchCount == 0)
    }

    @Test("The focus stays in its place when planes change and the screen is turned")
    func changes() throws {
        let kiosk = KeypadKiosk()
        kiosk.begin()
        kiosk.use("123")
        #expect(kiosk.focused == "ABC")
        kiosk.go(to: "4")
        kiosk.simulator.resize(to: CGSize(width: 800, height: 480))
        kiosk.simulator.advance(0.5)
        #expect(kiosk.focused == "4")
        let key = try #require(kiosk.simulator.application.location(ofKey: "4"))
        let ring = try #require(kiosk.ring)
        #expect(abs(ring.midX - key.x) < 1 && abs(ring.midY - key.y) < 1)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("A scanner's code with its return goes into the field, whatever has the focus")
    func scanner() {
        final class Delegate: NSObject, UITextFieldDelegate {
            var returns = 0
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                returns += 1
                return false
            }
        }
        let kiosk = KeypadKiosk()
        let delegate = Delegate()
        kiosk.field.delegate = delegate
        kiosk.begin()
        kiosk.simulator.application.detectsHardwareKeyboard = false
        kiosk.simulator.type("4711\n")
        #expect(kiosk.text == "4711" && delegate.returns == 1 && kiosk.focused == nil)
    }

    @Test("Tab goes to the next field, and the focus stays on the keys")
    func tab() {
        let other = UITextField(frame: CGRect(x: 20, y: 80, width: 300, height: 44))
        let kiosk = KeypadKiosk { $0.simulator.window.addSubview(other) }
        kiosk.begin()
        kiosk.go(to: "k")
        kiosk.press(.keyboardTab)
        #expect(other.isFirstResponder && kiosk.focused == "k")
        kiosk.enter()
        #expect(other.text == "K" || other.text == "k")
        #expect(!kiosk.simulator.hasHardwareKeyboard)
    }

    @Test("Without the setting arrows move the caret, return ends editing, and nothing has a ring")
    func off() {
        let kiosk = KeypadKiosk()
        kiosk.simulator.application.usesKeypad = false
        kiosk.simulator.application.detectsHardwareKeyboard = false
        kiosk.field.text = "abc"
        kiosk.field.becomeFirstResponder()
        kiosk.simulator.advance(0.5)
        for _ in 0..<2 { kiosk.press(.keyboardLeftArrow) }
        kiosk.simulator.type("x")
        #expect(kiosk.text == "axbc" && kiosk.ring == nil && kiosk.keypad.current == nil)
        kiosk.simulator.application.detectsHardwareKeyboard = true
        kiosk.press(.keyboardRightArrow)
        #expect(kiosk.simulator.hasHardwareKeyboard)
    }

    @Test("The setting is turned off while the focus is seen, and nothing of it is left")
    func turningOff() {
        let kiosk = KeypadKiosk()
        kiosk.begin()
        kiosk.go(to: "e")
        kiosk.hold()
        kiosk.simulator.application.usesKeypad = false
        kiosk.simulator.advance(0.1)
        #expect(kiosk.ring == nil && kiosk.context.keyboard?.menu == nil)
        #expect(kiosk.simulator.application.liveTouchCount == 0)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("The ring stands out 3 to 1 from all that it may stand on", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(style: UIUserInterfaceStyle) {
        for contrast in [UIAccessibilityContrast.normal, .high] {
            let traits = UITraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast)
            let grounds: [UIColor] = [
                .keyboardBackground, .keyFill, .specialKeyFill, .systemBackground, .secondarySystemBackground,
                .tertiarySystemBackground, .menuFill, .focusRingLine,
            ]
            for ground in grounds {
                #expect(UIColor.focusRing.contrast(on: ground, traits) >= 3)
            }
        }
    }

    // MARK: Complaints

    @Test(
        "Complaint 7: arrows never lose the focus inside the keyboard, and a field that goes takes the keyboard with it"
    )
    func lostFocus() {
        let kiosk = KeypadKiosk(["en", "de"])
        kiosk.begin()
        // Far more steps than there are rows and columns, one way at a time and round about.
        for direction in FocusDirection.allCases {
            for _ in 0..<15 {
                kiosk.arrow(direction)
                #expect(kiosk.focused != nil && kiosk.ring != nil)
            }
        }
        kiosk.go(to: "space")
        kiosk.field.removeFromSuperview()
        kiosk.simulator.advance(0.5)
        #expect(kiosk.simulator.keyboardFrame.isNull && kiosk.ring == nil && kiosk.focused == nil)
        kiosk.arrow(.up)
        #expect(kiosk.focused == nil, "There is nothing to come to.")
    }

    @Test("Complaint 27: arrows reach every key, and nothing that the keyboard covers")
    func coveredContent() {
        let kiosk = KeypadKiosk { kiosk in
            for (number, y) in [100, 700].enumerated() {
                let button = UIButton(
                    frame: CGRect(x: 20, y: y, width: 200, height: 44), primaryAction: UIAction { _ in })
                button.accessibilityIdentifier = "button-\(number)"
                kiosk.simulator.window.addSubview(button)
            }
        }
        kiosk.begin()
        let names = kiosk.places.all.map(KeypadKiosk.name)
        #expect(names.contains("button-0") && !names.contains("button-1"))
        for key in kiosk.context.keyboard?.geometry.keys.map(\.key.id) ?? [] {
            kiosk.go(to: key)
            #expect(kiosk.focused == key)
        }
        kiosk.press(.keyboardEscape)
        kiosk.simulator.advance(0.5)
        #expect(kiosk.places.all.map(KeypadKiosk.name).contains("button-1"))
    }
}
