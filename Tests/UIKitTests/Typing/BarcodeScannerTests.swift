import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// A scanner types among the fingers of people: what arrives is what was scanned, in order, once, with what fingers type
/// in the place of its own.
@MainActor @Suite("Scanners of barcodes")
struct BarcodeScannerTests {
    private let simulator = Simulator(size: CGSize(width: 390, height: 700), scale: 0.5)
    private var application: UIApplication { simulator.application }
    private var scanner: BarcodeScanner { BarcodeScanner(simulator: simulator) }
    private let label = BarcodeScanner.label

    private func add<Text: UIView>(_ text: Text, row: Int = 0) -> Text {
        text.frame = CGRect(x: 10, y: 10 + 50 * CGFloat(row), width: 370, height: 44)
        (text as? UITextField)?.autocapitalizationType = .none
        (text as? UITextField)?.smartDashesType = .no
        (text as? UITextView)?.autocapitalizationType = .none
        simulator.window.addSubview(text)
        return text
    }

    private func edit(_ field: UIView) {
        field.becomeFirstResponder()
        simulator.advance(0.5)
    }

    private func point(_ key: String) throws -> CGPoint { try #require(application.location(ofKey: key)) }

    // MARK: The kinds of text

    @Test("Into fields, secrets and text views, with a frame at times or with each event", arguments: [false, true])
    func kinds(hasFrames: Bool) {
        let (field, secret, view) = (add(UITextField()), add(UITextField(), row: 1), add(UITextView(), row: 2))
        secret.isSecureTextEntry = true
        for text in [field, secret, view] as [UIView] {
            edit(text)
            scanner.scan(label, hasFrames: hasFrames)
            scanner.scan(label + "\n", hasFrames: hasFrames)
        }
        #expect(field.text == label + label && secret.text == label + label)
        #expect(view.text == label + label + "\n")
        #expect(simulator.areaMissedByDamage() == nil)
    }

    @Test("Into the middle of a megabyte")
    func longText() {
        let view = add(UITextView())
        let half = String(repeating: "Lorem ipsum dolor sit amet, consectetur.\n", count: 12_500)
        view.text = half + half
        view.selectedRange = NSRange(location: half.utf16.count, length: 0)
        edit(view)
        for _ in 0..<3 { scanner.scan(label + "\n") }
        #expect(view.text == half + String(repeating: label + "\n", count: 3) + half)
    }

    private final class Digits: NSObject, UITextFieldDelegate {
        var asked = ""
        func textField(
            _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
        ) -> Bool {
            asked += string
            return string.allSatisfy(\.isNumber)
        }
    }

    @Test("A delegate is asked about every character, and those that it refuses are the only ones that are missing")
    func refusals() throws {
        let (field, digits) = (add(UITextField()), Digits())
        field.delegate = digits
        field.keyboardType = .numbersAndPunctuation
        edit(field)
        try type("5") { scanner.scan(label) }
        #expect(digits.asked == "5" + label && field.text == "5" + label.filter(\.isNumber))
    }

    @Test("A field that puts its text into groups as it is typed has all of it")
    func groups() {
        let field = add(UITextField())
        func grouped(_ text: String) -> String {
            let signs = Array(text.filter { $0 != " " })
            return stride(from: 0, to: signs.count, by: 4).map { String(signs[$0..<min($0 + 4, signs.count)]) }
                .joined(separator: " ")
        }
        field.addAction(UIAction { _ in field.text = grouped(field.text ?? "") }, for: .editingChanged)
        edit(field)
        scanner.scan(label)
        #expect(field.text == grouped(label))
    }

    // MARK: Fingers

    /// Has a finger on a key while something happens.
    private func type(_ key: String, hold: Double = 0, _ body: () -> Void) throws {
        simulator.touchDown(1, at: try point(key))
        if hold > 0 { simulator.advance(hold) }
        body()
        simulator.touchUp(1)
    }

    @Test("What a finger is about to type comes before a key that goes down after it, as with a second finger")
    func finger() throws {
        let field = add(UITextField())
        edit(field)
        try type("q") { scanner.scan(label) }
        #expect(field.text == "q" + label)
        #expect(application.inputContext.keyboard?.litKeys == [])
        field.text = ""
        let (w, e) = (try point("w"), try point("e"))
        scanner.scan(
            label,
            meanwhile: [
                30: { simulator.touchDown(1, at: w) }, 60: { simulator.touchUp(1) },
                70: {
                    simulator.touchDown(2, at: e); simulator.touchUp(2)
                },
            ])
        var wanted = label
        wanted.insert("e", at: label.index(label.startIndex, offsetBy: 70))
        wanted.insert("w", at: label.index(label.startIndex, offsetBy: 30))
        #expect(field.text == wanted)
    }

    @Test("Alternates that are open give what is chosen, in one piece with neither")
    func alternates() throws {
        let field = add(UITextField())
        edit(field)
        simulator.touchDown(1, at: try point("e"))
        simulator.advance(0.6)
        let menu = try #require(application.inputContext.keyboard?.menu)
        let keyboard = try #require(application.keyboard.shownKeyboard)
        let chosen = menu.items[2]
        simulator.touchMove(1, to: keyboard.convert(chosen.frame.center, to: nil))
        scanner.scan(label)
        simulator.touchUp(1)
        #expect(field.text == chosen.text + label)
        #expect(application.inputContext.keyboard?.menu == nil && application.keyboard.window.shownAboveKeys == [])
    }

    @Test("A held delete key deletes nothing of what is scanned")
    func heldDelete() throws {
        let field = add(UITextField())
        field.text = "abc"
        edit(field)
        simulator.touchDown(1, at: try point("delete"))
        simulator.advance(0.1)
        scanner.scan(label)
        simulator.advance(3)
        simulator.touchUp(1)
        #expect(field.text == "ab" + label)
    }

    @Test("Shift of the screen, a caret that is dragged and other planes change nothing of it")
    func otherKeys() throws {
        for (key, hold) in [("shift", 0), ("more", 0), ("space", 0.8)] {
            let field = add(UITextField())
            edit(field)
            try type(key, hold: hold) { scanner.scan(label) }
            #expect(field.text == label, "\(key)")
            field.removeFromSuperview()
            simulator.advance(0.5)
        }
    }

    @Test("Languages that are changed in the middle of it", arguments: [["en", "de"], ["en", "ru", "ar"]])
    func globe(languages: [String]) throws {
        application.keyboardLanguages = languages
        let field = add(UITextField())
        edit(field)
        let globe = try point("globe")
        scanner.scan(
            label,
            meanwhile: [
                20: { simulator.touchDown(1, at: globe) }, 21: { simulator.touchUp(1) }, 50: { simulator.tap(globe) },
            ])
        #expect(field.text == label)
    }

    // MARK: Input methods

    @Test(
        "What an input method composes is decided before it", arguments: [("ko", "ㅎㅏㄴ", "한"), ("ja", "かな", "かな")])
    func composition(language: String, keys: String, text: String) {
        application.keyboardLanguages = [language]
        let field = add(UITextField())
        edit(field)
        for key in keys {
            application.inputContext.input(.tap(KeyTap(text: "\(key)", keyID: "\(key)", point: .zero, time: 0)))
        }
        #expect(field.markedTextRange != nil)
        let digits = String(label.filter(\.isNumber))
        scanner.scan(digits)
        #expect(field.text == text + digits && field.markedTextRange == nil)
    }

    @Test(
        "A burst is what slow keys are, whatever the method makes of them", arguments: ["vi", "ko", "ja-romaji", "cs"])
    func burst(language: String) {
        application.keyboardLanguages = [language]
        let (fast, slow) = (add(UITextField()), add(UITextField(), row: 1))
        let code = "Tieengs 4006 gksrnr NIHON dd123 aa-bb toans"
        edit(fast)
        scanner.scan(code)
        edit(slow)
        for character in code {
            scanner.scan(String(character))
            simulator.advance(0.1)
        }
        #expect(fast.text == slow.text && fast.text?.isEmpty == false)
    }

    @Test(
        "Codes are typed as they are where codes and numbers are wanted, in every language",
        arguments: ["vi", "vi-vni", "ko", "ja", "ja-romaji", "zh-Hans", "zh-Hant", "zh-Hant-cangjie", "th", "cs", "el"])
    func codes(language: String) {
        application.keyboardLanguages = [language]
        let other = add(UITextField(), row: 1)
        let types: [UIKeyboardType] = [
            .asciiCapable, .emailAddress, .URL, .asciiCapableNumberPad, .numberPad, .phonePad, .decimalPad,
        ]
        for type in types {
            edit(other)
            let field = add(UITextField())
            field.keyboardType = type
            field.isSecureTextEntry = false
            edit(field)
            scanner.scan("Tieengs a1 dd " + label)
            #expect(field.text == "Tieengs a1 dd " + label && field.markedTextRange == nil, "\(type)")
            field.removeFromSuperview()
        }
        // And the language is what it was elsewhere.
        edit(other)
        #expect(application.inputContext.mode.layout == language)
    }

    @Test("Another language leaves a syllable that is composed where it is")
    func languageWhileComposing() throws {
        application.keyboardLanguages = ["ko", "en"]
        let field = add(UITextField())
        edit(field)
        for key in ["ㅎ", "ㅏ", "ㄴ", "globe"] { simulator.tapKey(key) }
        scanner.scan(label)
        #expect(field.text == "한" + label)
        field.text = ""
        simulator.tapKey("globe")
        for key in ["ㅎ", "ㅏ", "ㄴ"] { simulator.tapKey(key) }
        application.forgetText()
        scanner.scan("1")
        #expect(field.text == "한1")
    }
}
