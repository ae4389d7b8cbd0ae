import Foundation
import Testing
import UIKitSimulator

@testable import KeyboardEngine
@testable import UIKit

/// What people set at the keyboard by themselves.
@MainActor @Suite struct KeyboardSettingsTests {
    @Test("Nothing is offered until the program says so, and with one language there is no globe key")
    func nothing() {
        let stage = KeyboardSettingsStage(offered: [])
        #expect(stage.application.location(ofKey: "globe") == nil)
        stage.open()
        #expect(stage.panel == nil && stage.application.location(ofKey: "q") != nil)
        stage.application.offeredKeyboardSettings = [.scale]
        stage.simulator.advance(0.1)
        #expect(stage.application.location(ofKey: "globe") != nil)
    }

    @Test("The list of the globe key leads to the settings, and their key back to the keys")
    func way() {
        let stage = KeyboardSettingsStage()
        let frame = stage.simulator.keyboardFrame
        stage.tap("globe")
        stage.tap("settings")
        #expect(stage.panel != nil && stage.simulator.keyboardFrame == frame)
        #expect(stage.application.location(ofKey: "q") == nil)
        // No key is under the panel.
        for x in stride(from: frame.minX + 20, to: frame.maxX, by: 60) {
            stage.simulator.tap(CGPoint(x: x, y: frame.minY + 2))
        }
        #expect(stage.field.text?.isEmpty ?? true)
        #expect(stage.simulator.areaMissedByDamage() == nil)
        stage.tap("settings-done")
        #expect(stage.panel == nil && stage.simulator.keyboardFrame == frame)
        stage.simulator.tapKey("q")
        #expect(stage.field.text == "q" && stage.simulator.areaMissedByDamage() == nil)
    }

    @Test("Each setting does what its keys say, and stops at its ends")
    func values() {
        let stage = KeyboardSettingsStage()
        let application = stage.application
        stage.open()
        let height = stage.simulator.keyboardFrame.height
        stage.tap("settings-scale-more")
        #expect(application.keyboardScale == 1.1 && stage.simulator.keyboardFrame.height > height)
        for _ in 0..<6 { stage.tap("settings-scale-more") }
        #expect(application.keyboardScale == 1.4)
        for _ in 0..<6 { stage.tap("settings-scale-less") }
        #expect(application.keyboardScale == 1 && stage.simulator.keyboardFrame.height == height)
        stage.tap("settings-clicks")
        #expect(application.keyboardClicks)
        stage.tap("settings-contrast")
        #expect(application.accessibilityContrast == .high)
        stage.tap("settings-contrast")
        #expect(application.accessibilityContrast == .normal)
        stage.tap("settings-holdDelay-less")
        #expect(application.keyHoldDelay == 0.3)
        for _ in 0..<9 { stage.tap("settings-holdDelay-more") }
        #expect(application.keyHoldDelay == nil)
        stage.tap("settings-holdDelay-less")
        #expect(application.keyHoldDelay == 3)
        for _ in 0..<4 { stage.tap("settings-repeatDelay-more") }
        #expect(application.keyRepeatDelay == 2 && application.isDeleteKeyRepeating)
        for _ in 0..<4 { stage.tap("settings-repeatDelay-more") }
        #expect(!application.isDeleteKeyRepeating)
        stage.tap("settings-repeatDelay-less")
        #expect(application.isDeleteKeyRepeating && application.keyRepeatDelay == 3)
        for _ in 0..<4 { stage.tap("settings-strikeInterval-more") }
        #expect(application.keyStrikeInterval == 0.5)
        stage.tap("settings-placement-left")
        #expect(application.keyboardPlacement == .left)
        #expect(!stage.tap("settings-placement-split"), "A narrow window has no halves.")
        #expect(stage.fault() == nil && stage.simulator.areaMissedByDamage() == nil)
    }

    @Test("The key that repeats waits as long as was set")
    func repeating() throws {
        let stage = KeyboardSettingsStage()
        stage.application.keyRepeatDelay = 2
        stage.field.text = "abcdef"
        stage.simulator.advance(0.1)
        let point = try #require(stage.application.location(ofKey: "delete"))
        stage.simulator.touchDown(0, at: point)
        stage.simulator.advance(1.9)
        #expect(stage.field.text == "abcde")
        stage.simulator.advance(0.3)
        #expect((stage.field.text?.count ?? 9) < 5)
        stage.simulator.touchUp(0)
        for (value, expected) in [(0, 0.1), (-1, 0.1), (.nan, 0.1), (99, 8), (.infinity, 8)] as [(Double, Double)] {
            stage.application.keyRepeatDelay = value
            #expect(stage.application.keyRepeatDelay == expected)
        }
    }

    @Test("Languages come and go, the program's first, and the last one with letters stays")
    func languages() {
        let stage = KeyboardSettingsStage(languages: ["en", "emoji"])
        let application = stage.application
        application.offeredKeyboardLanguages = ["fr", "en", "ar"]
        stage.open()
        stage.tap("settings-language-en")
        #expect(application.keyboardLanguages == ["en", "emoji"], "Emoji alone type no letters.")
        stage.tap("settings-language-ar")
        stage.tap("settings-language-fr")
        #expect(application.keyboardLanguages == ["en", "emoji", "fr", "ar"])
        stage.tap("settings-language-emoji")
        stage.tap("settings-language-en")
        #expect(application.keyboardLanguages == ["fr", "ar"] && stage.panel != nil)
        #expect(application.inputContext.settingsLayout.locale == "fr")
        stage.tap("settings-language-fr")
        stage.tap("settings-language-ar")
        #expect(application.keyboardLanguages == ["ar"])
        stage.tap("settings-language-en")
        #expect(application.keyboardLanguages == ["en", "ar"], "The program's own stay to be chosen.")
        #expect(stage.simulator.areaMissedByDamage() == nil)
    }

    @Test("With the session ends what people have set, and what the program set comes back")
    func forgetting() {
        let stage = KeyboardSettingsStage(CGSize(width: 1024, height: 768))
        let application = stage.application
        application.keyHoldDelay = 0.65
        application.isDeleteKeyRepeating = false
        application.keyboardScale = 1.15
        application.offeredKeyboardLanguages = ["de"]
        stage.simulator.advance(0.5)
        stage.open()
        for name in [
            "scale-more", "holdDelay-more", "repeatDelay-less", "strikeInterval-more", "clicks", "contrast",
            "placement-split", "language-de",
        ] {
            #expect(stage.tap("settings-\(name)"), "\(name)")
        }
        #expect(application.keyboardScale == 1.2 && application.keyHoldDelay == 0.75 && application.keyboardClicks)
        #expect(application.keyboardPlacement == .split && application.keyboardLanguages == ["en", "de"])
        #expect(application.accessibilityContrast == .high && application.isDeleteKeyRepeating)
        // The program has the last word.
        application.keyStrikeInterval = 0.4
        #expect(stage.fault() == nil)
        application.forgetText()
        stage.simulator.advance(0.5)
        #expect(application.keyboardScale == 1.15 && application.keyHoldDelay == 0.65 && !application.keyboardClicks)
        #expect(application.keyboardPlacement == .full && application.keyboardLanguages == ["en"])
        #expect(application.accessibilityContrast == .normal && !application.isDeleteKeyRepeating)
        #expect(application.keyStrikeInterval == 0.4 && application.keyRepeatDelay == 0.5 && stage.panel == nil)
        let changes = stage.listener.lines.filter { $0.name == "WillChangeFrame" }
        #expect(changes.count == 1 && stage.fault() == nil)
    }

    @Test("Where people have put the keys by the list or by two fingers is forgotten too")
    func forgettingPlaces() {
        let stage = KeyboardSettingsStage(CGSize(width: 1024, height: 768), offered: [])
        stage.application.offeredKeyboardPlacements = [.full, .split, .floating]
        stage.application.inputContext.choose(.placement(.floating))
        stage.simulator.advance(0.5)
        #expect(stage.application.keyboardPlacement == .floating && stage.application.keyboard.isFloating)
        stage.application.forgetText()
        stage.simulator.advance(0.5)
        #expect(stage.application.keyboardPlacement == .full && !stage.application.keyboard.isFloating)
    }

    @Test("A key of the settings that is struck twice counts once where double strikes do not count")
    func strikes() throws {
        let stage = KeyboardSettingsStage()
        stage.application.keyStrikeInterval = 0.5
        stage.open()
        let point = try #require(stage.application.location(ofKey: "settings-scale-more"))
        stage.simulator.tap(point)
        #expect(stage.application.keyboardScale == 1.1)
        stage.simulator.advance(0.1)
        let moved = try #require(stage.application.location(ofKey: "settings-scale-more"))
        stage.simulator.tap(moved)
        #expect(stage.application.keyboardScale == 1.1)
        stage.simulator.advance(0.6)
        stage.simulator.tap(moved)
        #expect(stage.application.keyboardScale == 1.2)
    }

    @Test("Arabic reads from the other side, and another field has its keys")
    func mirrored() throws {
        let stage = KeyboardSettingsStage(languages: ["ar"])
        stage.open()
        #expect(try #require(stage.application.location(ofKey: "settings-done")).x < 100)
        #expect(try #require(stage.application.location(ofKey: "settings-scale-more")).x < 100)
        let other = UITextField(frame: CGRect(x: 20, y: 80, width: 200, height: 44))
        stage.simulator.window.addSubview(other)
        other.becomeFirstResponder()
        stage.simulator.advance(0.5)
        #expect(stage.panel == nil && stage.application.location(ofKey: "space") != nil)
    }

    @Test("A keyboard of the program's own makes room for the settings, and has it again")
    func ownKeyboard() throws {
        let stage = KeyboardSettingsStage()
        let field = OwnKeyboardField(frame: CGRect(x: 20, y: 80, width: 200, height: 44))
        let own = OwnKeyboard()
        field.keyboard = own
        stage.simulator.window.addSubview(field)
        field.becomeFirstResponder()
        stage.simulator.advance(0.5)
        #expect(own.needsInputModeSwitchKey && own.view.window != nil)
        let globe = UIButton(frame: CGRect(x: 10, y: 60, width: 44, height: 44))
        globe.addTarget(own, action: UIInputViewController.handleInputModeList, for: .allTouchEvents)
        own.view.addSubview(globe)
        stage.simulator.tap(globe)
        let overlay = stage.application.keyboard.window.overlay
        #expect(overlay.subviews.count == 1, "With one language a tap opens the list.")
        let list = try #require(overlay.subviews.first?.subviews.first).frame
        stage.simulator.tap(CGPoint(x: list.midX, y: list.maxY - 30))
        stage.simulator.advance(0.5)
        #expect(stage.panel != nil && own.view.window == nil)
        stage.tap("settings-done")
        stage.simulator.advance(0.5)
        #expect(stage.panel == nil && own.view.window != nil)
        #expect(stage.fault() == nil && stage.simulator.areaMissedByDamage() == nil)
    }

    @Test("The variables of the environment offer settings and languages")
    func environment() {
        let application = Simulator(size: CGSize(width: 480, height: 800)).application
        application.apply(["TYPECASE_KEYBOARD_SETTINGS": "scale,contrast", "TYPECASE_OFFERED_KEYBOARDS": "fr,ar"])
        #expect(application.offeredKeyboardSettings == [.scale, .contrast])
        #expect(application.offeredKeyboardLanguages == ["fr", "ar"])
        application.apply(["TYPECASE_KEYBOARD_SETTINGS": "all", "TYPECASE_NUMBER_PAD_RETURN": "0"])
        #expect(application.offeredKeyboardSettings.count == 8 && !application.numberPadsHaveReturnKey)
        application.apply(["TYPECASE_KEYBOARD_SETTINGS": "scale,nonsense"])
        #expect(application.offeredKeyboardSettings.count == 8)
    }
}
