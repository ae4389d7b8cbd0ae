import Testing
import UIKit
import UIKitSimulator

private func format(with mask: String, phone: String) -> String {
    let numbers = phone.replacingOccurrences(of: "[^0-9]", with: "", options: .regularExpression)
    var result = ""
    var index = numbers.startIndex
    for ch in mask where index < numbers.endIndex {
        if ch == "#" {
            result.append(numbers[index])
            index = numbers.index(after: index)
        } else {
            result.append(ch)
        }
    }
    return result
}

private class PhoneDelegate: NSObject, UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let text = textField.text else { return false }
        let newString = (text as NSString).replacingCharacters(in: range, with: string)
        textField.text = format(with: "+# (###) ###-####", phone: newString)
        return false
    }
}

private class LimitDelegate: NSObject, UITextFieldDelegate {
    let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let current = textField.text, let stringRange = Range(range, in: current) else { return false }
        guard string.rangeOfCharacter(from: CharacterSet.decimalDigits.inverted) == nil else { return false }
        return current.replacingCharacters(in: stringRange, with: string).count <= limit
    }
}

/// A field that is its own formatter and hides the delegate that a program gives it.
private class PhoneField: UITextField, UITextFieldDelegate {
    private weak var outer: UITextFieldDelegate?

    override var delegate: UITextFieldDelegate? {
        get { outer }
        set { outer = newValue }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        super.delegate = self
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        textField.text = format(with: "###-####", phone: text)
        sendActions(for: .editingChanged)
        return false
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.textFieldShouldReturn?(textField) ?? true
    }
}

private class AmountField: UITextField {
    override init(frame: CGRect) {
        super.init(frame: frame)
        keyboardType = .numberPad
        addTarget(self, action: AmountField.changed, for: .editingChanged)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    func changed() {
        let digits = (text ?? "").filter { $0.isNumber }
        let cents = Int(digits) ?? 0
        text = "\(cents / 100)." + String(format: "%02d", cents % 100)
    }
}

@MainActor @Suite("Formatters and masks, in Swift 5")
struct MasksTests {
    private func stage<Field: UITextField>(_ field: Field) -> (Simulator, Field) {
        let sim = Simulator()
        field.frame = CGRect(x: 20, y: 20, width: 260, height: 40)
        sim.window.addSubview(field)
        sim.tap(field)
        return (sim, field)
    }

    @Test("A delegate that sets the text itself formats a phone number")
    func phone() {
        let (sim, field) = stage(UITextField())
        let delegate = PhoneDelegate()
        field.delegate = delegate
        sim.type("49301234567x8")
        #expect(field.text == "+4 (930) 123-4567")
        sim.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "+4 (930) 123-456")
    }

    @Test("A delegate lets only so many digits in")
    func limit() {
        let (sim, field) = stage(UITextField())
        let delegate = LimitDelegate(limit: 4)
        field.delegate = delegate
        sim.type("1a2b3456")
        #expect(field.text == "1234")
    }

    @Test("A field that is its own delegate keeps that of the program beside it")
    func ownDelegate() {
        let (sim, field) = stage(PhoneField())
        #expect(field.delegate == nil)
        sim.type("55512345")
        #expect(field.text == "555-1234")
        let outer = PhoneDelegate()
        field.delegate = outer
        #expect(field.delegate === outer)
        sim.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "555-123")
    }

    @Test("An amount grows from the right")
    func amount() {
        let (sim, field) = stage(AmountField())
        sim.type("1234")
        #expect(field.text == "12.34")
        sim.press(.keyboardDeleteOrBackspace)
        #expect(field.text == "1.23")
    }
}
