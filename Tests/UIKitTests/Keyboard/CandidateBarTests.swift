import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// What can be picked in the place of what is composed, above the keys.
@MainActor @Suite struct CandidateBarTests {
    @MainActor private final class Stage {
        let simulator: Simulator
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 300, height: 44))

        init(_ size: CGSize = CGSize(width: 480, height: 800)) {
            simulator = Simulator(size: size)
            field.autocapitalizationType = .none
            simulator.window.addSubview(field)
            simulator.application.inputModes = InputModes([
                InputMode(language: "en"),
                InputMode(language: "x", layout: "en", methods: [NumberedWords.self], dictionary: ["": []]),
            ])
            field.becomeFirstResponder()
            simulator.advance(0.5)
        }

        var keyboard: UIView? {
            simulator.application.keyboard.shownKeyboard
        }

        /// Changes to the language that composes, and types letters by the keys.
        func compose(_ letters: String) {
            simulator.tapKey("globe")
            simulator.advance(0.5)
            for letter in letters { simulator.tapKey(String(letter)) }
            simulator.frame()
        }

        func view(_ identifier: String) -> UIView? {
            var found: UIView?
            keyboard?.forEachInSubtree { view in
                if view.accessibilityIdentifier == identifier, !view.isHidden { found = view }
            }
            return found
        }
    }

    @Test("A language with candidates has a bar for them, and the keyboard announces its height once")
    func height() {
        let stage = Stage()
        let before = stage.simulator.keyboardFrame
        var frames: [CGRect] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { note in
            nonisolated(unsafe) let note = note
            MainActor.assumeIsolated {
                frames.append(note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .null)
            }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        stage.simulator.tapKey("globe")
        stage.simulator.advance(0.5)
        #expect(stage.view("candidates") != nil)
        #expect(stage.simulator.keyboardFrame.height == before.height + CandidateBar.height)
        #expect(frames == [stage.simulator.keyboardFrame])
        // The keys are where they are tapped.
        stage.simulator.tapKey("q")
        #expect(stage.field.text == "q")
        stage.simulator.tapKey("globe")
        stage.simulator.advance(0.5)
        #expect(stage.view("candidates") == nil && stage.simulator.keyboardFrame == before)
    }

    @Test("In a low window the bar takes its room from the keys: both together take 45 % of it at most")
    func lowWindow() {
        let stage = Stage(CGSize(width: 800, height: 480))
        #expect(stage.simulator.keyboardFrame.height == 216)
        stage.compose("k")
        #expect(stage.simulator.keyboardFrame.height == 216 && stage.view("candidates") != nil)
        stage.simulator.tapKey("globe")
        stage.simulator.advance(0.5)
        #expect(stage.simulator.keyboardFrame.height == 216)
        // Keys do not become lower than those of a phone held sideways.
        let lower = Stage(CGSize(width: 800, height: 320))
        lower.compose("k")
        #expect(abs(lower.simulator.keyboardFrame.height - (162 + 44)) < 0.01)
    }

    @Test("A tap on a candidate picks it, and the bar is empty again")
    func pick() {
        let stage = Stage()
        stage.compose("ab")
        stage.simulator.tap(named: "candidate-3")
        #expect(stage.field.text == "ab2" && stage.field.markedTextRange == nil)
        stage.simulator.frame()
        #expect(stage.view("candidate-1") == nil)
    }

    @Test("The bar scrolls, and its candidates are made as far as they are seen")
    func scrolling() throws {
        let stage = Stage()
        stage.compose("a")
        #expect(stage.view("candidate-1") != nil && stage.view("candidate-150") == nil)
        let first = try #require(stage.view("candidate-1"))
        let y = stage.simulator.keyboardFrame.minY + 20
        for _ in 0..<3 {
            stage.simulator.touchDown(1, at: CGPoint(x: 420, y: y))
            for x in stride(from: 420, through: 60, by: -30) {
                stage.simulator.touchMove(1, to: CGPoint(x: CGFloat(x), y: y))
                stage.simulator.advance(0.016)
            }
            stage.simulator.advance(0.3)
            stage.simulator.touchUp(1)
            stage.simulator.advance(0.3)
        }
        #expect(first.superview.map { ($0 as? UIScrollView)?.contentOffset.x ?? 0 } ?? 0 > 600)
        #expect(stage.field.text == "a" && stage.field.isFirstResponder, "A finger that scrolls picks nothing.")
    }

    @Test("The chevron shows all candidates in the place of the keys, and one is picked there")
    func grid() {
        let stage = Stage()
        stage.compose("a")
        stage.simulator.tap(named: "all-candidates")
        stage.simulator.frame()
        #expect(stage.view("candidate-40") != nil)
        stage.simulator.tap(named: "candidate-40")
        #expect(stage.field.text == "a39")
        stage.simulator.frame()
        // With nothing to pick the keys are back.
        stage.simulator.tapKey("b")
        #expect(stage.field.text == "a39b")
    }

    @Test("Page keys of a hardware keyboard turn the candidates")
    func pages() throws {
        let stage = Stage()
        stage.compose("a")
        let strip = try #require(stage.view("candidate-1")?.superview as? UIScrollView)
        stage.simulator.press(.keyboardPageDown)
        let page = strip.contentOffset.x
        #expect(page > 200)
        stage.simulator.press(.keyboardPageDown)
        #expect(strip.contentOffset.x > page)
        stage.simulator.press(.keyboardPageUp)
        stage.simulator.press(.keyboardPageUp)
        #expect(strip.contentOffset.x == 0 && stage.field.text == "a")
    }

    @Test("Beside a hardware keyboard there is the bar without keys, in languages that have candidates")
    func hardware() {
        let stage = Stage()
        stage.simulator.hasHardwareKeyboard = true
        stage.simulator.advance(0.5)
        #expect(stage.simulator.keyboardFrame.isNull)
        stage.simulator.application.inputModes.select(language: "x")
        stage.simulator.advance(0.5)
        #expect(stage.simulator.keyboardFrame.height == CandidateBar.height)
        stage.simulator.type("ab")
        stage.simulator.frame()
        stage.simulator.tap(named: "candidate-2")
        #expect(stage.field.text == "ab1")
        stage.simulator.hasHardwareKeyboard = false
        stage.simulator.advance(0.5)
        stage.simulator.tapKey("q")
        #expect(stage.field.text == "ab1q")
    }

    @Test("Secrets are typed in a language without candidates")
    func secrets() {
        let stage = Stage()
        stage.simulator.application.keyboardLanguages = ["ja", "de"]
        stage.simulator.frame()
        #expect(stage.simulator.application.inputContext.mode.language == "ja")
        stage.field.isSecureTextEntry = true
        stage.field.reloadInputViews()
        #expect(stage.simulator.application.inputContext.mode.language == "de")
        stage.simulator.application.keyboardLanguages = ["ja"]
        #expect(stage.simulator.application.inputContext.mode.language == "en")
        stage.field.isSecureTextEntry = false
        stage.field.reloadInputViews()
        #expect(stage.simulator.application.inputContext.mode.language == "ja")
    }

    @Test("What stands beside a candidate can be read: 4.5 to 1", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(style: UIUserInterfaceStyle) {
        for contrast in [UIAccessibilityContrast.normal, .high] {
            let traits = UITraitCollection(userInterfaceStyle: style, accessibilityContrast: contrast)
            #expect(UIColor.keyboardNote.contrast(on: .keyboardBackground, traits) >= 4.5)
            #expect(UIColor.label.contrast(on: .keyFill, traits) >= 4.5)
        }
    }
}
