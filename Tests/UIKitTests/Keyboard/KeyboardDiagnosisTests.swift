import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Why the keyboard is on the screen or not: one sentence for each reason, and never a word of what was typed.
@MainActor @Suite("Diagnosis of the keyboard")
struct KeyboardDiagnosisTests {
    private let simulator = Simulator(size: CGSize(width: 800, height: 480), scale: 0.5)
    private let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 44))
    private var application: UIApplication { simulator.application }
    private var diagnosis: UIApplication.KeyboardDiagnosis { application.keyboardDiagnosis }

    init() {
        simulator.window.addSubview(field)
    }

    private func edit() {
        field.becomeFirstResponder()
        simulator.advance(0.5)
    }

    @Test("The keys are there: language, layout, kind, place and frame")
    func keys() {
        application.keyboardLanguages = ["de", "emoji"]
        application.offeredKeyboardSettings = [.scale]
        field.keyboardType = .emailAddress
        edit()
        #expect(diagnosis.reason == .keysAreShown)
        #expect(
            diagnosis.sentences == [
                "The keyboard is on the screen: language de, layout de, keys email, placement full, "
                    + "800 × 216 points at (0, 264)."
            ])
        field.keyboardType = .default
        application.keyboardPlacement = .floating
        field.reloadInputViews()
        #expect(diagnosis.description.contains("keys default, placement floating"))
        application.inputContext.openSettings()
        #expect(diagnosis.description.hasPrefix("The keyboard's settings are on the screen: language de"))
        application.inputContext.closeSettings()
        application.inputModes.select(layout: "emoji")
        #expect(diagnosis.description.hasPrefix("The emoji are on the screen: language emoji"))
    }

    @Test("A language without a layout of its own is served by another, which is named")
    func otherLayout() {
        application.keyboardLanguages = ["de-LI"]
        edit()
        #expect(diagnosis.description.contains("language de-LI, layout de-LI (served by de)"))
    }

    @Test("A layout that cannot be read is named with its fault, and the log says so in a process of its own")
    func brokenLayout() async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let assets = NSTemporaryDirectory() + "assets-\(UUID().uuidString)"
                defer { try? FileManager.default.removeItem(atPath: assets) }
                try? FileManager.default.createDirectory(
                    atPath: "\(assets)/Keyboards", withIntermediateDirectories: true)
                try? Data("{".utf8).write(to: URL(fileURLWithPath: "\(assets)/Keyboards/fr.json"))
                setenv("TYPECASE_ASSETS", assets, 1)
                let simulator = Simulator(size: CGSize(width: 800, height: 480), scale: 0.5)
                simulator.application.keyboardLanguages = ["fr"]
                let field = UITextField(frame: CGRect(x: 10, y: 10, width: 300, height: 44))
                simulator.window.addSubview(field)
                simulator.application.apply(["TYPECASE_KEYBOARD_DIAGNOSIS": "1"])
                field.becomeFirstResponder()
                simulator.advance(0.5)
                precondition(simulator.application.keyboardDiagnosis.sentences.count == 2)
                precondition(simulator.application.keyboardDiagnosis.sentences[1].contains("fr.json: the text is not"))
            }
        }
        let lines = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
        #expect(lines.first == "Typecase: Nothing is typed into: no view has become the first responder yet.")
        #expect(
            lines.contains {
                $0.hasPrefix("Typecase: Keyboard layout ") && $0.contains("fr.json: the text is not valid JSON")
            })
        let shown = lines.first { $0.hasPrefix("Typecase: The keyboard is on the screen: language fr, layout fr, ") }
        #expect(shown?.contains("/Keyboards/fr.json: the text is not valid JSON") == true)
    }

    @Test("No window is key")
    func noKeyWindow() {
        simulator.window.isHidden = true
        #expect(diagnosis.reason == .noKeyWindow)
        #expect(diagnosis.description == "No window is key: the program has shown none, or has hidden the last one.")
    }

    @Test("There is no first responder: not yet, no longer, or gone with its window")
    func noFirstResponder() {
        #expect(diagnosis.reason == .noFirstResponder)
        #expect(diagnosis.description == "Nothing is typed into: no view has become the first responder yet.")
        edit()
        simulator.tapKey("dismiss")
        #expect(diagnosis.reason == .noFirstResponder)
        #expect(
            diagnosis.description
                == "Nothing is typed into: the last first responder, of the class UITextField, has resigned.")
        edit()
        field.removeFromSuperview()
        #expect(diagnosis.reason == .noFirstResponder)
        #expect(
            diagnosis.description
                == "Nothing is typed into: the last first responder, of the class UITextField, has left its window.")
    }

    private final class Refusing: NSObject, UITextFieldDelegate, UITextViewDelegate {
        func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { false }
        func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }
    }

    @Test("What was asked cannot become the first responder, or its delegate refuses")
    func refused() {
        let (delegate, view) = (Refusing(), UITextView(frame: CGRect(x: 10, y: 60, width: 300, height: 100)))
        simulator.window.addSubview(view)
        field.delegate = delegate
        view.delegate = delegate
        for text in [field, view] as [UIView] {
            simulator.tap(text)
            #expect(diagnosis.reason == .firstResponderRefused)
            #expect(
                diagnosis.description == "Nothing is typed into: the delegate of what was asked, of the class "
                    + "\(type(of: text)), does not let it begin.")
        }
        field.isEnabled = false
        for view in [field, UIView()] {
            simulator.window.addSubview(view)
            view.becomeFirstResponder()
            #expect(diagnosis.reason == .firstResponderRefused)
            #expect(
                diagnosis.description == "Nothing is typed into: canBecomeFirstResponder is false of what was asked, "
                    + "of the class \(type(of: view)).")
        }
    }

    private final class Listener: UIView {
        var bar: UIView?
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    @Test("The first responder takes no text, with or without a bar")
    func noText() {
        let listener = Listener(frame: CGRect(x: 10, y: 60, width: 100, height: 44))
        simulator.window.addSubview(listener)
        listener.becomeFirstResponder()
        let sentence =
            "The first responder, of the class Listener, takes no text: it is no UIKeyInput, or is only read."
        #expect(diagnosis.reason == .takesNoText && diagnosis.sentences == [sentence])
        listener.bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 40))
        listener.reloadInputViews()
        #expect(diagnosis.reason == .takesNoText)
        #expect(diagnosis.sentences == [sentence, "A bar is on the screen: 800 × 40 points at (0, 440)."])
        let text = UITextView(frame: CGRect(x: 10, y: 60, width: 300, height: 100))
        text.isEditable = false
        simulator.window.addSubview(text)
        text.becomeFirstResponder()
        #expect(diagnosis.reason == .takesNoText && diagnosis.description.contains("UITextView"))
    }

    @Test("A hardware keyboard is in use, because the program says so or because it was typed on")
    func hardware() {
        application.hasHardwareKeyboard = true
        edit()
        #expect(diagnosis.reason == .hardwareKeyboard)
        let said = "A hardware keyboard is in use: the program says so (hasHardwareKeyboard)."
        #expect(diagnosis.description == said)
        application.hasHardwareKeyboard = false
        application.detectsHardwareKeyboard = true
        #expect(diagnosis.reason == .keysAreShown)
        simulator.type("a")
        #expect(diagnosis.reason == .hardwareKeyboard)
        #expect(diagnosis.description.contains("no field was tapped since (detectsHardwareKeyboard)"))
        simulator.tap(field)
        #expect(diagnosis.reason == .keysAreShown)
        application.hasHardwareKeyboard = true
        #expect(diagnosis.description == said)
        application.keyboardLanguages = ["ja"]
        simulator.frame()
        #expect(diagnosis.reason == .hardwareKeyboard && diagnosis.sentences.count == 2, "Candidates have a bar.")
    }

    @Test("The program has put a view of its own in the place of the keys, with or without height")
    func inputView() {
        field.inputView = UIView()
        edit()
        #expect(diagnosis.reason == .inputViewHasNoHeight)
        #expect(
            diagnosis.sentences == [
                "The program has put a view without height in the place of the keys: the inputView, a UIView, of "
                    + "a UITextField."
            ])
        field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
        field.reloadInputViews()
        #expect(diagnosis.reason == .inputViewIsShown)
        #expect(
            diagnosis.sentences == [
                "In the place of the keys is the inputView, a UIView, of a UITextField: 800 × 100 points at (0, 380)."
            ])
        let own = OwnKeyboardField(frame: CGRect(x: 10, y: 100, width: 100, height: 44))
        own.keyboard = OwnKeyboard()
        simulator.window.addSubview(own)
        own.becomeFirstResponder()
        #expect(diagnosis.reason == .inputViewIsShown)
        #expect(diagnosis.description.contains("the inputViewController, a OwnKeyboard, of a OwnKeyboardField"))
    }

    @Test("The screen has no height")
    func noRoom() {
        edit()
        simulator.resize(to: CGSize(width: 800, height: 0))
        #expect(diagnosis.reason == .noRoom && diagnosis.description == "The screen has no height.")
        simulator.resize(to: CGSize(width: 800, height: 480))
        #expect(diagnosis.reason == .keysAreShown)
    }

    @Test("In the middle of a change there is no answer yet")
    func changing() {
        let other = UITextField(frame: CGRect(x: 10, y: 60, width: 300, height: 44))
        simulator.window.addSubview(other)
        var reasons: [UIApplication.KeyboardDiagnosis.Reason] = []
        let observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillHideNotification, object: application.screen, queue: nil
        ) { [application] _ in
            MainActor.assumeIsolated {
                reasons.append(application.keyboardDiagnosis.reason)
                other.becomeFirstResponder()
                reasons.append(application.keyboardDiagnosis.reason)
            }
        }
        defer { NotificationCenter.default.removeObserver(observer) }
        edit()
        field.resignFirstResponder()
        #expect(reasons == [.noFirstResponder, .changing] && diagnosis.reason == .keysAreShown)
    }

    @Test("A window of the program that stands in front of the keyboard is named")
    func covered() {
        edit()
        let front = UIWindow(frame: simulator.window.bounds, application: application)
        front.windowLevel = UIWindow.Level(rawValue: 20_000)
        front.isHidden = false
        #expect(diagnosis.sentences.last == "In front of it is a window of the class UIWindow.")
        front.windowLevel = .alert
        #expect(diagnosis.sentences.count == 1)
    }

    @Test("The log says each answer when it comes, and not again while it stays")
    func log() {
        var lines: [String] = []
        application.keyboardDiagnosisLog.tell = { lines.append($0) }
        field.autocapitalizationType = .none
        edit()
        #expect(lines.isEmpty, "Nobody has asked.")
        application.apply(["TYPECASE_KEYBOARD_DIAGNOSIS": "yes"])
        #expect(application.logsKeyboardDiagnosis && lines.count == 1)
        for key in ["q", "delete", "more"] { simulator.tapKey(key) }
        field.reloadInputViews()
        simulator.advance(1)
        #expect(lines.count == 1, "Nothing has changed.")
        field.resignFirstResponder()
        simulator.advance(1)
        field.delegate = Self.refusing
        for _ in 0..<3 { simulator.tap(field) }
        field.delegate = nil
        application.hasHardwareKeyboard = true
        edit()
        #expect(
            lines.map { String($0.prefix(12)) } == ["The keyboard", "Nothing is t", "Nothing is t", "A hardware k"])
        application.logsKeyboardDiagnosis = false
        application.hasHardwareKeyboard = false
        #expect(lines.count == 4)
    }

    private static let refusing = Refusing()

    @Test("Nothing of it is what was typed, shown, or said to people")
    func contentFree() {
        let canary = "qzjxqzjx"
        var said = ""
        application.keyboardDiagnosisLog.tell = { said += $0 }
        application.logsKeyboardDiagnosis = true
        field.autocapitalizationType = .none
        (field.placeholder, field.accessibilityLabel, field.accessibilityIdentifier) = (canary, canary, canary)
        edit()
        for letter in canary { simulator.tapKey(String(letter)) }
        #expect(field.text == canary)
        said += diagnosis.description
        field.isSecureTextEntry = true
        field.reloadInputViews()
        said += diagnosis.description
        simulator.compose(canary, selectedRange: NSRange(location: 0, length: 0))
        application.hasHardwareKeyboard = true
        said += diagnosis.description
        field.removeFromSuperview()
        said += diagnosis.description
        #expect(said.count > 300 && !said.contains(canary))
    }
}
