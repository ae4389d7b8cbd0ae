import Foundation
import KeyboardEngine
import Testing
import TextEngine
import UIKitSimulator

@testable import UIKit

/// One way in: whatever types goes through the context, with any method and any language.
@MainActor @Suite struct InputContextTests {
    private func use(_ mode: InputMode) {
        UIApplication.shared.inputModes.offer(mode)
        UIApplication.shared.inputModes.select(language: mode.language)
    }

    // MARK: Another method, another language

    @Test(arguments: [
        ("tieengs vieetj", "tiếng việt"), ("taast car moij nguwowif ", "tất cả mọi người "), ("ddaay.", "đây."),
        ("xin chaof, ", "xin chào, "), ("Toois--nay", "Tối—nay"), ("ans  ", "án. "),
    ])
    func telexOnBothKeyboards(typed: String, text: String) {
        let form = Form.editing("|")
        use(InputMode(language: "vi", layout: "en", methods: [Telex.self]))
        form.simulator.type(typed)
        #expect(form.a.text == text)
        guard typed.allSatisfy({ $0 == " " || $0.isLetter && $0.isLowercase }) else { return }
        let glass = Form.editing("|", onScreen: true)
        use(InputMode(language: "vi", layout: "en", methods: [Telex.self]))
        glass.a.autocapitalizationType = .none
        glass.a.reloadInputViews()
        for letter in typed { glass.simulator.tapKey(String(letter)) }
        #expect(glass.a.text == text)
    }

    @Test func aSecondLanguagesQuotesTakeNoMoreThanAMode() {
        let form = Form.editing("|")
        use(
            InputMode(
                language: "ja", layout: "en", quotes: QuotationMarks(outer: .init("「", "」"), inner: .init("『", "』"))))
        form.simulator.type("\"a 'b'\"")
        #expect(form.a.text == "「a 『b』」")
        use(InputMode(language: "de"))
        form.set("|")
        form.simulator.type("\"a\"")
        #expect(form.a.text == "„a“")
    }

    @Test func keysSpeakTheModesLanguage() {
        let form = Form.editing("|", onScreen: true)
        form.a.returnKeyType = .search
        for (language, space, search) in [("de", "Leerzeichen", "Suchen"), ("fr-CA", "espace", "rechercher")] {
            use(InputMode(language: language))
            // The space bar names the language first.
            form.simulator.advance(2)
            let captions = Set(
                UIApplication.shared.inputContext.keyboard?.geometry.keys.map {
                    UIApplication.shared.inputContext.caption(of: $0.key)
                } ?? [])
            #expect(captions.isSuperset(of: [space, search]))
        }
    }

    @Test func aWordThatIsComposedIsMarkedAndGoesOnFromWhatIsLeft() {
        let form = Form.editing("|")
        use(InputMode(language: "vi", layout: "en", methods: [Telex.self]))
        let context = UIApplication.shared.inputContext
        form.simulator.type("vieet")
        #expect(context.composition == "viêt" && form.a.markedTextRange != nil)
        form.simulator.press(.keyboardDeleteOrBackspace)
        form.simulator.type("n")
        #expect(form.a.text == "viên" && context.composition == "viên")
        // The caret is moved: the word is decided, and the next one begins.
        form.a.selection = NSRange(location: 0, length: 0)
        #expect(context.composition.isEmpty && form.a.markedTextRange == nil)
        form.simulator.type("s")
        #expect(form.a.text == "sviên" && context.composition == "s")
        form.a.text = "x"
        #expect(context.composition.isEmpty)
        form.simulator.type("a")
        form.a.resignFirstResponder()
        #expect(form.a.text == "xa" && context.composition.isEmpty, "What is composed is decided when editing ends.")
        form.a.becomeFirstResponder()
        form.recorder.refused = [.shouldChange]
        form.simulator.type("a")
        #expect(form.a.text == "xa" && context.composition.isEmpty, "What the delegate refuses is not begun.")
    }

    // MARK: Candidates

    /// Offers the words of a dictionary while a reading is composed.
    private struct Readings: InputMethod {
        private let dictionary: [String: [String]]
        private var reading = ""

        init(mode: InputMode) { dictionary = mode.dictionary }

        mutating func reset() { reading = "" }

        mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
            let words = dictionary[reading] ?? []
            if case .pick(let number) = stroke, words.indices.contains(number) {
                reading = ""
                return InputAnswer([.insert(words[number])])
            }
            guard let letter = stroke.text, letter != " " else { return .pass(stroke) }
            reading += letter
            return InputAnswer(
                [.compose(Composition(reading))], candidates: (dictionary[reading] ?? []).map { Candidate($0) })
        }
    }

    @Test func candidatesArePublishedAndPicked() {
        let form = Form.editing("|")
        use(
            InputMode(
                language: "zh", layout: "en", methods: [Readings.self], dictionary: ["ma": ["妈", "马", "吗"]]))
        let context = UIApplication.shared.inputContext
        form.simulator.type("ma")
        #expect(context.candidates.map(\.text) == ["妈", "马", "吗"])
        _ = form.log
        context.input(.pick(1))
        #expect(form.a.text == "马" && context.candidates.isEmpty && form.a.markedTextRange == nil)
        #expect(form.log.first == "A shouldChange 0+2 '马'")
        form.simulator.type("ma")
        form.a.selection = NSRange(location: 0, length: 0)
        #expect(context.candidates.isEmpty, "A caret that is moved leaves nothing to pick.")
    }

    // MARK: Taps

    private struct Places: InputMethod {
        nonisolated(unsafe) static var taps: [KeyTap] = []

        init(mode: InputMode) {}

        mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
            if case .tap(let tap) = stroke { Self.taps.append(tap) }
            return .pass(stroke)
        }
    }

    @Test func aTapReachesTheMethodWithItsPointAndTime() throws {
        let form = Form.editing("|", onScreen: true)
        use(InputMode(language: "xx", layout: "en", methods: [Places.self]))
        Places.taps = []
        let key = try #require(UIApplication.shared.keyboard.location(ofKey: "G"))
        let finger = CGPoint(x: key.x + 3, y: key.y - 2)
        form.simulator.tap(finger)
        let tap = try #require(Places.taps.first)
        let corner = form.simulator.keyboardFrame.origin
        #expect(tap.text == "G" && form.a.text == "G")
        #expect(abs(tap.point.x - (finger.x - corner.x)) < 0.01 && abs(tap.point.y - (finger.y - corner.y)) < 0.01)
        #expect(tap.time > 0 && tap.time < UIApplication.shared.time)
    }

    // MARK: A program's own text

    private final class Pad: UIView, UIKeyInput {
        var typed: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        var hasText: Bool { !typed.isEmpty }
        func insertText(_ text: String) { typed.append(text) }
        func deleteBackward() { typed.append("delete") }
    }

    @Test func aProgramsOwnTextTakesTheSameWay() {
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        let pad = Pad(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        simulator.window.addSubview(pad)
        pad.becomeFirstResponder()
        simulator.advance(0.4)
        for key in ["a", "space", "delete", "return"] { simulator.tapKey(key) }
        #expect(pad.typed == ["a", " ", "delete", "\n"])
        pad.typed = []
        simulator.type("a \"--")
        simulator.press(.keyboardDeleteOrBackspace)
        simulator.press(.keyboardReturnOrEnter)
        #expect(pad.typed == ["a", " ", "\"", "-", "-", "delete", "\n"])
        #expect(simulator.host.textInputArea != nil, "The machine hears that text is wanted.")
    }

    @Test func aProgramsOwnTextCanWantCapitalsAlone() {
        final class Code: UIView, UIKeyInput {
            var typed = ""
            var autocapitalizationType: UITextAutocapitalizationType = .allCharacters
            var isSecureTextEntry = false
            override var canBecomeFirstResponder: Bool { true }
            var hasText: Bool { !typed.isEmpty }
            func insertText(_ text: String) { typed += text }
            func deleteBackward() { typed = String(typed.dropLast()) }
        }
        let simulator = Simulator(size: CGSize(width: 360, height: 480))
        let code = Code(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        simulator.window.addSubview(code)
        code.becomeFirstResponder()
        simulator.advance(0.4)
        for key in ["A", "B"] { simulator.tapKey(key) }
        #expect(code.typed == "AB")
        // Where capitals begin sentences nothing is known of the text, and nothing is made of it.
        code.autocapitalizationType = .sentences
        code.reloadInputViews()
        simulator.advance(0.1)
        simulator.tapKey("c")
        #expect(code.typed == "ABc")
    }

    // MARK: What fields say

    @Test func keysHearThatATextBecomesSecret() throws {
        let form = Form.editing("|", onScreen: true)
        let context = UIApplication.shared.inputContext
        func isLit() throws -> Bool {
            let point = try #require(
                UIApplication.shared.keyboard.location(ofKey: "q") ?? UIApplication.shared.keyboard.location(ofKey: "Q")
            )
            form.simulator.touchDown(1, at: point)
            defer { form.simulator.touchUp(1) }
            return context.keyboard?.litKeys.isEmpty == false || context.keyboard?.popUp != nil
        }
        #expect(try isLit())
        form.a.isSecureTextEntry = true
        #expect(try !isLit(), "Others may look on.")
        form.a.isSecureTextEntry = false
        #expect(try isLit())
    }

    @Test func anotherFieldBeginsWithLetters() {
        let form = Form("A", "B")
        let keyboard = form.simulator.application.keyboard
        for field in form.fields { field.autocapitalizationType = .none }
        func hasLetters() -> Bool { keyboard.location(ofKey: "q") != nil }
        form.a.becomeFirstResponder()
        form.settle()
        #expect(hasLetters())
        form.simulator.tapKey("more")
        #expect(!hasLetters() && keyboard.location(ofKey: "1") != nil)
        form.a.reloadInputViews()
        #expect(!hasLetters(), "The person is still typing digits.")
        form.b.becomeFirstResponder()
        form.settle()
        #expect(hasLetters() && keyboard.location(ofKey: "1") == nil)
    }

    @Test(
        "Capitals by the kind of keys and of text",
        arguments: [
            (UIKeyboardType.default, UITextAutocapitalizationType.sentences, true), (.default, .none, false),
            (.default, .words, true), (.default, .allCharacters, true), (.URL, .sentences, false),
            (.emailAddress, .words, false), (.webSearch, .sentences, false), (.twitter, .sentences, true),
            (.asciiCapable, .sentences, true), (.namePhonePad, .words, true),
        ])
    func capitals(keys: UIKeyboardType, type: UITextAutocapitalizationType, isWanted: Bool) {
        let form = Form.editing("|", onScreen: true)
        (form.a.keyboardType, form.a.autocapitalizationType) = (keys, type)
        form.a.reloadInputViews()
        let context = UIApplication.shared.inputContext
        #expect((context.shift != .off) == isWanted)
        form.set("a.) |")
        #expect((context.shift != .off) == isWanted)
        form.set("a|")
        #expect((context.shift != .off) == (type == .allCharacters && isWanted))
        form.a.isSecureTextEntry = true
        form.a.text = ""
        #expect(context.shift == .off)
    }

    // MARK: What programs do

    @Test(arguments: TextKind.allCases) func aProgramThatChangesTheTextEndsTheWordThatIsComposed(kind: TextKind) {
        let changes: [(@MainActor (TextStage) -> Void, String)] = [
            ({ $0.text.plainText = "x" }, "xs"), ({ $0.text.insertText("!") }, "!s"),
            ({ $0.text.deleteBackward() }, "viês"), ({ $0.text.plainText = "" }, "s"),
            ({ $0.text.session.select(TextSelection(caret: 0)) }, "sviêt"),
        ]
        for (change, text) in changes {
            let stage = TextStage(kind, "")
            use(InputMode(language: "vi", layout: "en", methods: [Telex.self]))
            let context = UIApplication.shared.inputContext
            stage.simulator.type("vieet")
            #expect(context.composition == "viêt" && stage.text.session.markedRange != nil)
            change(stage)
            #expect(context.composition.isEmpty)
            stage.simulator.type("s")
            #expect(stage.text.plainText == text && context.composition == "s")
        }
    }

    @Test(arguments: TextKind.allCases) func keysFollowATextThatAProgramChanges(kind: TextKind) {
        let stage = TextStage(kind, "", isEditing: false)
        stage.simulator.hasHardwareKeyboard = false
        (stage.text as? UITextField)?.autocapitalizationType = .sentences
        (stage.text as? UITextView)?.autocapitalizationType = .sentences
        (stage.text as? UITextField)?.enablesReturnKeyAutomatically = true
        (stage.text as? UITextView)?.enablesReturnKeyAutomatically = true
        stage.edit()
        let context = UIApplication.shared.inputContext
        /// Whether the next letter is a capital, and whether the return key does anything.
        var keys: [Bool] { [context.shift != .off, context.keyboard?.configuration.isReturnEnabled ?? false] }
        #expect(keys == [true, false])
        for (text, expected) in [
            ("a", [false, true]), ("a. ", [true, true]), ("", [true, false]), ("ab", [false, true]),
            ("", [true, false]),
        ] {
            stage.text.plainText = text
            #expect(keys == expected, "\(text)")
        }
        stage.text.insertText("a")
        #expect(keys == [false, true])
        stage.text.deleteBackward()
        #expect(keys == [true, false])
    }
}
