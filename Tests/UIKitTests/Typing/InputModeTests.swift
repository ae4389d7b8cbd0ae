import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// Which language is typed in: chosen by the globe key, by a program, by a field, and by what is typed.
@MainActor @Suite struct InputModeTests {
    private final class Field: UITextField {
        var mode: UITextInputMode?
        var context: String?
        override var textInputMode: UITextInputMode? { mode ?? super.textInputMode }
        override var textInputContextIdentifier: String? { context }
    }

    @MainActor private final class Stage {
        let simulator: Simulator
        let fields: [Field]
        private(set) var announced: [String] = []
        private var observer: (any NSObjectProtocol)?

        init(_ languages: [String], count: Int = 2, size: CGSize = CGSize(width: 480, height: 800)) {
            simulator = Simulator(size: size)
            simulator.application.keyboardLanguages = languages
            fields = (0..<count).map { Field(frame: CGRect(x: 20, y: 20 + CGFloat($0) * 60, width: 300, height: 44)) }
            for field in fields {
                field.autocapitalizationType = .none
                simulator.window.addSubview(field)
            }
            observer = NotificationCenter.default.addObserver(
                forName: UITextInputMode.currentInputModeDidChangeNotification, object: nil, queue: nil
            ) { [weak self] note in
                nonisolated(unsafe) let note = note
                MainActor.assumeIsolated {
                    self?.announced.append((note.object as? UITextInputMode)?.primaryLanguage ?? "?")
                }
            }
        }

        isolated deinit { observer.map(NotificationCenter.default.removeObserver) }

        var context: InputContext { simulator.application.inputContext }

        func edit(_ number: Int) {
            fields[number].becomeFirstResponder()
            simulator.advance(0.5)
        }

        /// What the space bar says.
        var space: String? {
            context.keyboard?.geometry.keys.first { $0.key.role == .space }.map { context.caption(of: $0.key) }
        }

        func hold(_ name: String, _ seconds: TimeInterval = 0.6) -> CGPoint {
            simulator.frame()
            let point = simulator.application.location(ofKey: name) ?? .zero
            simulator.touchDown(1, at: point)
            simulator.advance(seconds)
            return point
        }
    }

    // MARK: The globe

    @Test("The globe goes through the languages, and the space bar names them for a moment")
    func globe() {
        let stage = Stage(["en", "de", "ru"])
        stage.edit(0)
        #expect(stage.fields[0].textInputMode?.primaryLanguage == "en")
        var seen: [String] = []
        for _ in 0..<3 {
            stage.simulator.tapKey("globe")
            seen.append("\(stage.context.mode.language) \(stage.space ?? "")")
        }
        #expect(seen == ["de Deutsch", "ru Русский", "en English"])
        #expect(stage.announced == ["de", "ru", "en"])
        stage.simulator.advance(2)
        #expect(stage.space == "space")
        stage.simulator.tapKey("q")
        #expect(stage.fields[0].text == "q")
    }

    @Test("With one language there is no globe key")
    func alone() {
        let stage = Stage(["de"])
        stage.edit(0)
        #expect(stage.simulator.application.location(ofKey: "globe") == nil)
        #expect(UITextInputMode.activeInputModes.map(\.primaryLanguage) == ["de"])
        stage.simulator.application.keyboardLanguages = ["de", "en"]
        stage.simulator.frame()
        #expect(stage.simulator.application.location(ofKey: "globe") != nil)
        #expect(stage.context.mode.language == "de", "The language that is used stays.")
    }

    @Test("A held globe shows the languages, and one is chosen by sliding to it or by a tap")
    func list() throws {
        let stage = Stage(["en", "de", "ru"])
        stage.edit(0)
        _ = stage.hold("globe")
        let menu = try #require(stage.context.keyboard?.menu)
        #expect(menu.items.count == 3)
        let keyboard = stage.simulator.keyboardFrame
        func point(_ number: Int) -> CGPoint {
            let frame = menu.items[number].frame
            return CGPoint(x: keyboard.minX + frame.midX, y: keyboard.minY + frame.midY)
        }
        stage.simulator.touchMove(1, to: point(2))
        stage.simulator.touchUp(1)
        stage.simulator.advance(0.1)
        #expect(stage.context.mode.language == "ru")
        _ = stage.hold("globe")
        stage.simulator.touchUp(1)
        stage.simulator.advance(0.2)
        #expect(stage.context.keyboard?.menu != nil, "Lifted from the globe the list stays.")
        stage.simulator.tap(point(1))
        #expect(stage.context.mode.language == "de" && stage.context.keyboard?.menu == nil)
    }

    @Test("A touch beside the open list closes it and falls on nothing")
    func closing() {
        let stage = Stage(["en", "de"])
        stage.edit(0)
        _ = stage.hold("globe")
        stage.simulator.touchUp(1)
        stage.simulator.advance(0.2)
        stage.simulator.tap(CGPoint(x: stage.fields[1].frame.midX, y: stage.fields[1].frame.midY))
        #expect(stage.context.keyboard?.menu == nil && stage.fields[0].isFirstResponder)
        stage.simulator.tap(CGPoint(x: stage.fields[1].frame.midX, y: stage.fields[1].frame.midY))
        #expect(stage.fields[1].isFirstResponder)
    }

    // MARK: What fields say

    @Test("A field names its language each time it gets the focus, and people can change it")
    func overriding() {
        let stage = Stage(["en", "de", "ru"])
        stage.fields[1].mode = UITextInputMode.activeInputModes.first { $0.primaryLanguage == "ru" }
        stage.edit(0)
        stage.edit(1)
        #expect(stage.context.mode.language == "ru")
        stage.simulator.tapKey("globe")
        #expect(stage.context.mode.language == "en")
        stage.edit(0)
        #expect(stage.context.mode.language == "en", "Where a field names none the language stays.")
        stage.edit(1)
        #expect(stage.context.mode.language == "ru")
    }

    @Test("What is typed under a name is typed in the language last used there")
    func contexts() {
        let stage = Stage(["en", "de", "ru"], count: 3)
        stage.fields[0].context = "name"
        stage.fields[2].context = "name"
        stage.edit(0)
        stage.simulator.tapKey("globe")
        #expect(stage.context.mode.language == "de")
        stage.edit(1)
        stage.simulator.tapKey("globe")
        #expect(stage.context.mode.language == "ru")
        stage.edit(2)
        #expect(stage.context.mode.language == "de")
        stage.edit(1)
        stage.simulator.tapKey("globe")
        UIResponder.clearTextInputContextIdentifier("name")
        stage.edit(0)
        #expect(stage.context.mode.language == "ru", "What was forgotten changes nothing.")
        stage.simulator.tapKey("globe")
        stage.edit(1)
        stage.simulator.tapKey("globe")
        stage.simulator.application.forgetText()
        stage.edit(0)
        #expect(stage.context.mode.language == "de", "A session's end forgets it as well.")
    }

    @Test("Addresses are typed with letters for them, whatever the language", arguments: [true, false])
    func addresses(hasEnglish: Bool) {
        let stage = Stage(hasEnglish ? ["ru", "de", "en"] : ["ru"])
        stage.fields[1].keyboardType = .emailAddress
        stage.edit(0)
        stage.simulator.tapKey("й")
        stage.edit(1)
        #expect(stage.context.mode.language == (hasEnglish ? "de" : "en"))
        stage.simulator.tapKey("y")
        stage.simulator.tapKey("@")
        #expect(stage.fields[1].text == "y@")
        #expect((stage.simulator.application.location(ofKey: "globe") != nil) == hasEnglish)
        stage.edit(0)
        #expect(stage.context.mode.language == "ru" && stage.fields[0].text == "й")
        // A field that changes its mind while it is edited.
        stage.fields[0].keyboardType = .URL
        stage.fields[0].reloadInputViews()
        #expect(stage.context.mode.language == (hasEnglish ? "de" : "en"))
        stage.fields[0].keyboardType = .default
        stage.fields[0].reloadInputViews()
        #expect(stage.context.mode.language == "ru")
    }

    @Test("The variable TYPECASE_KEYBOARDS names the languages")
    func variable() {
        let simulator = Simulator()
        simulator.application.apply(["TYPECASE_KEYBOARDS": "de,pt-BR,cs-qwerty"])
        #expect(simulator.application.keyboardLanguages == ["de", "pt-BR", "cs-qwerty"])
        for nonsense in ["../en", "de;en", ","] {
            simulator.application.apply(["TYPECASE_KEYBOARDS": nonsense])
            #expect(simulator.application.keyboardLanguages == ["de", "pt-BR", "cs-qwerty"])
        }
    }

    @Test("Modes are equal that are the same language on the same keys")
    func equality() {
        _ = Simulator()
        UIApplication.shared.keyboardLanguages = ["en", "cs", "cs-qwerty"]
        let (one, other) = (UITextInputMode.activeInputModes, UITextInputMode.activeInputModes)
        #expect(one == other && one[1] != one[2] && one[1].primaryLanguage == one[2].primaryLanguage)
        #expect(Set(one + other).count == 3)
    }

    // MARK: Held keys

    @Test("A held key types what the finger slides to")
    func alternates() throws {
        let stage = Stage(["en"])
        stage.edit(0)
        _ = stage.hold("e")
        let menu = try #require(stage.context.keyboard?.menu)
        let keyboard = stage.simulator.keyboardFrame
        let frame = menu.items[2].frame
        stage.simulator.touchMove(1, to: CGPoint(x: keyboard.minX + frame.midX, y: keyboard.minY + frame.midY))
        stage.simulator.touchUp(1)
        #expect(stage.fields[0].text == menu.items[2].text && stage.context.keyboard?.menu == nil)
    }

    @Test("A held space bar moves the caret by as much as the finger, and a second finger selects")
    func caretDrag() {
        let stage = Stage(["en"])
        let field = stage.fields[0]
        field.text = "one two three four"
        stage.edit(0)
        func caret() -> CGFloat { field.caretRect(for: field.selectedTextRange!.end).midX }
        let start = caret()
        var point = stage.hold("space")
        for _ in 0..<10 {
            point.x -= 5
            stage.simulator.touchMove(1, to: point)
            stage.simulator.frame()
        }
        #expect(abs(start - caret() - 50) < 8)
        let middle = field.selection
        stage.simulator.touchDown(2, at: CGPoint(x: point.x - 100, y: point.y - 60))
        stage.simulator.touchUp(2)
        point.x -= 40
        stage.simulator.touchMove(1, to: point)
        #expect(field.selection.upperBound == middle.location && field.selection.length > 2)
        stage.simulator.touchUp(1)
        #expect(field.text == "one two three four")
        stage.simulator.tapKey("x")
        #expect(field.text?.contains("x") == true && field.text!.count < 18, "What is selected is typed over.")
    }

    @Test("Holding, striking twice and repeating follow the program's settings")
    func settings() {
        let stage = Stage(["en"])
        let application = stage.simulator.application
        stage.edit(0)
        application.keyHoldDelay = 2
        _ = stage.hold("e", 1.8)
        #expect(stage.context.keyboard?.menu == nil)
        stage.simulator.advance(0.4)
        #expect(stage.context.keyboard?.menu != nil)
        stage.simulator.touchUp(1)
        application.keyHoldDelay = nil
        _ = stage.hold("e", 5)
        #expect(stage.context.keyboard?.menu == nil)
        stage.simulator.touchUp(1)
        #expect(stage.fields[0].text == "ee")
        application.keyStrikeInterval = 0.5
        stage.simulator.advance(1)
        for _ in 0..<3 { stage.simulator.tapKey("o") }
        #expect(stage.fields[0].text == "eeo")
        application.keyStrikeInterval = -.infinity
        #expect(application.keyStrikeInterval == 0)
        application.isDeleteKeyRepeating = false
        _ = stage.hold("delete", 4)
        stage.simulator.touchUp(1)
        #expect(stage.fields[0].text == "ee")
    }

    @Test("A text view's caret is dragged from line to line, and not beyond the text")
    func caretDragInLines() {
        let stage = Stage(["en"])
        let view = UITextView(frame: CGRect(x: 20, y: 140, width: 300, height: 120))
        view.font = .systemFont(ofSize: 17)
        view.text = (0..<30).map { "line \($0)" }.joined(separator: "\n")
        stage.simulator.window.addSubview(view)
        view.becomeFirstResponder()
        stage.simulator.advance(0.5)
        view.selectedRange = NSRange(location: 0, length: 0)
        var point = stage.hold("space")
        point.y += 45
        stage.simulator.touchMove(1, to: point)
        #expect((view.text as NSString).substring(to: view.selectedRange.location).contains("line 1\n"))
        point.y -= 3000
        stage.simulator.touchMove(1, to: point)
        #expect(view.selectedRange.location < 7)
        point.y += 30
        stage.simulator.touchMove(1, to: point)
        #expect(view.selectedRange.location >= 7, "A finger that went too far comes back at once.")
        stage.simulator.touchUp(1)
    }
}
