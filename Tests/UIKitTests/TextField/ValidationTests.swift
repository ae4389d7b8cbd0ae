import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What a field says under it where its text is wrong.
@MainActor @Suite("Validation")
struct ValidationTests {
    private static func validation(_ moment: UITextFieldValidation.Moment) -> UITextFieldValidation {
        UITextFieldValidation(moment) { $0.count < 3 ? "At least three letters" : nil }
    }

    private func form(_ moment: UITextFieldValidation.Moment) -> Form {
        let form = Form("A", "B", size: CGSize(width: 360, height: 480))
        form.simulator.hasHardwareKeyboard = true
        form.a.autocapitalizationType = .none
        form.b.frame.origin.y = 120
        form.a.validation = Self.validation(moment)
        form.a.becomeFirstResponder()
        form.simulator.frame()
        return form
    }

    @Test("While typing each change is checked, and the message goes with the fault")
    func whileTyping() {
        let form = form(.whileTyping)
        #expect(form.a.validationMessage == nil, "Nothing was typed yet.")
        form.simulator.type("a")
        #expect(form.a.validationMessage == "At least three letters")
        form.simulator.type("bc")
        #expect(form.a.validationMessage == nil)
        form.simulator.press(.keyboardDeleteOrBackspace)
        #expect(form.a.validationMessage != nil)
    }

    @Test("On leaving the text is checked when it is left, and from then on while it is put right")
    func onLeaving() {
        let form = form(.onLeaving)
        form.simulator.type("ab")
        #expect(form.a.validationMessage == nil)
        form.simulator.tap(form.b)
        #expect(form.b.isFirstResponder && form.a.validationMessage != nil)
        form.a.becomeFirstResponder()
        form.simulator.type("c")
        #expect(form.a.validationMessage == nil)
        form.simulator.press(.keyboardDeleteOrBackspace)
        #expect(form.a.validationMessage == nil, "A text that was right is wrong when it is left again.")
        form.simulator.tap(form.b)
        #expect(form.a.validationMessage != nil)
    }

    @Test("Before leaving a text that is wrong keeps the focus, and by force it is left all the same")
    func beforeLeaving() {
        let form = form(.beforeLeaving)
        form.simulator.type("ab")
        form.simulator.tap(form.b)
        #expect(form.a.isFirstResponder && form.a.validationMessage != nil)
        form.simulator.press(.keyboardTab)
        #expect(form.a.isFirstResponder)
        form.simulator.type("c")
        form.simulator.tap(form.b)
        #expect(form.b.isFirstResponder && form.a.validationMessage == nil)
        form.a.text = "a"
        form.a.becomeFirstResponder()
        #expect(form.a.resignFirstResponder() == false)
        form.simulator.window.endEditing(true)
        #expect(!form.a.isFirstResponder)
    }

    @Test("A delegate that refuses to end is obeyed before anything is checked")
    func delegate() {
        let form = form(.beforeLeaving)
        form.recorder.refused = [.shouldEnd]
        form.simulator.type("ab")
        #expect(!form.a.resignFirstResponder() && form.a.validationMessage == nil)
        form.recorder.refused = []
        #expect(!form.a.resignFirstResponder() && form.a.validationMessage != nil)
    }

    @Test("A delegate that hears of the end finds the message there")
    func order() {
        let form = form(.onLeaving)
        form.simulator.type("ab")
        var seen: String?
        form.recorder.reactions[.didEnd] = { seen = $0.validationMessage }
        form.a.resignFirstResponder()
        #expect(seen == "At least three letters")
    }

    @Test(
        "It stands beside the field, under it and as wide, with a sign; the edge has its colour; a frame paints all of it"
    )
    func beside() throws {
        let form = form(.onLeaving)
        form.a.resignFirstResponder()
        form.simulator.frame()
        let label = form.a.messageLabel
        let place = label.convert(label.bounds, to: nil)
        #expect(place.minX == form.a.frame.minX && place.width == form.a.frame.width)
        #expect(place.minY == form.a.frame.maxY + 4)
        #expect(place.maxY <= form.a.frame.maxY + form.a.validationMessageHeight + 1)
        #expect(form.a.viewState.borderColor == .fieldFault)
        #expect(
            label.attributedText?.string.first == "\u{FFFC}" && label.accessibilityLabel == "At least three letters")
        #expect(form.simulator.areaMissedByDamage() == nil)
        form.a.text = "abc"
        form.simulator.frame()
        #expect(label.isHidden && form.a.viewState.borderColor != .fieldFault)
        #expect(form.simulator.areaMissedByDamage() == nil)
    }

    /// A field at the bottom of a screen with the on-screen keyboard.
    private func lowForm() -> Form {
        let form = Form("A", size: CGSize(width: 360, height: 640))
        form.a.frame.origin.y = 560
        return form
    }

    @Test("The keyboard does not cover it, and what moved for it moves back when it goes")
    func keyboard() {
        let form = lowForm()
        form.a.becomeFirstResponder()
        form.settle()
        let before = form.a.screenFrame
        form.a.validationMessage = "Not this one"
        form.settle()
        let label = form.a.messageLabel
        #expect(label.screenFrame.maxY <= form.simulator.keyboardFrame.minY)
        #expect(label.screenFrame.minY > 0 && form.a.screenFrame.minY < before.minY)
        form.a.validationMessage = nil
        form.settle()
        #expect(form.a.screenFrame == before)
        form.a.validationMessage = "Not this one"
        form.a.resignFirstResponder()
        form.settle()
        #expect(form.a.screenFrame.minY == 560)
        form.a.becomeFirstResponder()
        form.settle()
        #expect(label.screenFrame.maxY <= form.simulator.keyboardFrame.minY)
    }

    @Test("In a scroll view it is scrolled clear of the keyboard, and back")
    func keyboardOverScrollView() {
        let form = lowForm()
        let scroll = UIScrollView(frame: form.simulator.window.bounds)
        form.simulator.window.addSubview(scroll)
        scroll.contentSize = CGSize(width: 360, height: 900)
        scroll.addSubview(form.a)
        form.a.becomeFirstResponder()
        form.settle()
        form.a.validationMessage = "Not this one"
        form.settle()
        #expect(form.a.messageLabel.screenFrame.maxY <= form.simulator.keyboardFrame.minY)
        #expect(form.simulator.contentShift == 0)
        form.a.resignFirstResponder()
        form.settle()
        #expect(scroll.contentOffset == .zero)
    }

    @Test("A message that is higher than the screen above the keyboard leaves the field where it is seen")
    func keyboardAndLongMessage() {
        let form = lowForm()
        form.a.becomeFirstResponder()
        form.settle()
        form.a.validationMessage = String(repeating: "something is wrong ", count: 80)
        form.settle()
        #expect(form.a.screenFrame.maxY <= form.simulator.keyboardFrame.minY && form.a.screenFrame.minY >= 0)
    }

    @Test("Where the program has placed it in a stack under the field it is kept clear as well")
    func keyboardAndStack() {
        let form = lowForm()
        let stack = UIStackView(arrangedSubviews: [form.a, form.a.validationMessageView])
        stack.axis = .vertical
        stack.spacing = 4
        stack.frame = CGRect(x: 20, y: 540, width: 300, height: 80)
        form.simulator.window.addSubview(stack)
        form.a.becomeFirstResponder()
        form.settle()
        form.a.validationMessage = "Not this one"
        form.settle()
        #expect(form.a.validationMessageView.screenFrame.maxY <= form.simulator.keyboardFrame.minY)
    }

    @Test("In a stack under its field it takes room while there is something to be said")
    func inStack() {
        let form = form(.onLeaving)
        form.a.text = "abc"
        let stack = UIStackView(arrangedSubviews: [form.a, form.a.validationMessageView, form.b])
        stack.axis = .vertical
        for field in [form.a, form.b] { field.heightAnchor.constraint(equalToConstant: 44).isActive = true }
        let host = UIView(frame: CGRect(x: 20, y: 20, width: 300, height: 200))
        form.simulator.window.addSubview(host)
        host.addSubview(stack)
        stack.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: host.topAnchor), stack.widthAnchor.constraint(equalToConstant: 300),
        ])
        form.simulator.frame()
        let before = form.b.frame.minY
        form.a.text = "a"
        form.a.checkValidity()
        form.simulator.frame()
        #expect(form.b.frame.minY > before + 10 && form.a.validationMessageView.superview === stack)
        form.a.text = "abc"
        form.simulator.frame()
        #expect(form.b.frame.minY == before)
    }

    @Test("What is said can be read, 4.5 to 1 on all grounds of forms", arguments: [UIUserInterfaceStyle.light, .dark])
    func contrast(style: UIUserInterfaceStyle) {
        for contrast in [UIAccessibilityContrast.normal, .high] {
            let simulator = Simulator(size: CGSize(width: 100, height: 100))
            simulator.application.userInterfaceStyle = style
            simulator.application.accessibilityContrast = contrast
            let traits = simulator.window.traitCollection
            for ground in [UIColor.systemBackground, .secondarySystemBackground, .tertiarySystemBackground] {
                #expect(UIColor.fieldFault.contrast(on: ground, traits) >= 4.5)
            }
        }
    }

    @Test("It is announced once, and again when it is another one")
    func announced() {
        let form = form(.whileTyping)
        var heard: [String] = []
        form.simulator.application.accessibilityObserver = { notification, argument in
            if notification == .announcement, let words = argument as? String { heard.append(words) }
        }
        form.simulator.type("ab")
        #expect(heard == ["At least three letters"])
        form.simulator.type("c")
        form.simulator.press(.keyboardDeleteOrBackspace)
        #expect(heard.count == 2)
        form.a.validationMessage = "Taken"
        #expect(heard.last == "Taken" && heard.count == 3)
    }

    @Test(
        "A fault that a program has found goes when the text changes, whoever changes it, and with all that was typed")
    func programs() {
        let form = Form.editing("abc|")
        form.a.validationMessage = "Taken"
        form.simulator.type("d")
        #expect(form.a.validationMessage == nil)
        form.a.validationMessage = "Taken"
        form.a.text = "x"
        #expect(form.a.validationMessage == nil)
        form.a.validationMessage = "Taken"
        form.simulator.application.forgetText()
        #expect(form.a.validationMessage == nil)
        #expect(form.a.checkValidity())
    }

    @Test("A message of several lines is as high as it takes, and from right to left its sign is at the right")
    func longAndMirrored() throws {
        let form = form(.onLeaving)
        form.a.validationMessage = String(repeating: "something is wrong ", count: 8)
        form.simulator.frame()
        #expect(form.a.messageLabel.frame.height > form.a.validationMessageHeight * 2)
        form.simulator.application.locale = Locale(identifier: "ar")
        form.a.validationMessage = "العنوان غير صحيح"
        form.simulator.frame()
        let label = form.a.messageLabel
        let red = (0..<Int(label.bounds.width)).filter { x in
            let point = label.convert(CGPoint(x: CGFloat(x) + 0.5, y: label.bounds.midY), to: nil)
            return form.simulator.color(at: point) != form.simulator.color(at: CGPoint(x: 2, y: point.y))
        }
        #expect(try #require(red.max()) > Int(label.bounds.width) - 20)
        #expect(form.simulator.areaMissedByDamage() == nil)
    }

    @Test("A check that changes the text, ends the editing or takes the field away is survived")
    func hostileChecks() {
        let deeds: [@MainActor (UITextField) -> Void] = [
            { $0.text = "another" }, { $0.resignFirstResponder() }, { $0.removeFromSuperview() },
            { $0.validation = nil },
            { $0.insertText("x") }, { _ = $0.checkValidity() }, { $0.validationMessage = "own" },
        ]
        for moment in UITextFieldValidation.Moment.allCases {
            for deed in deeds {
                let form = form(moment)
                var depth = 0
                form.a.validation = UITextFieldValidation(moment) { [weak field = form.a] _ in
                    depth += 1
                    defer { depth -= 1 }
                    if let field, depth < 4 { deed(field) }
                    return "wrong"
                }
                form.simulator.type("ab")
                form.simulator.tap(form.b)
                form.simulator.frame()
                form.simulator.window.endEditing(true)
                form.simulator.frame()
                #expect(!form.a.isFirstResponder && form.simulator.areaMissedByDamage() == nil)
            }
        }
    }
}
