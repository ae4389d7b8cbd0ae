import UIKit

/// A field that puts blanks between groups of digits while they are typed, as libraries for iOS do it: it is its own
/// delegate, and asks and tells the program's.
class FormattedField: UITextField, UITextFieldDelegate {
    weak var outer: (any UITextFieldDelegate)?

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        keyboardType = .numberPad
        addTarget(self, action: Self.regroup, for: .editingChanged)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    private func regroup() {
        let digits = (text ?? "").filter(\.isNumber)
        let groups = stride(from: 0, to: digits.count, by: 4).map { start in
            String(digits.dropFirst(start).prefix(4))
        }
        text = groups.joined(separator: " ")
    }

    // MARK: UITextFieldDelegate

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        return outer?.textFieldShouldBeginEditing?(textField) ?? true
    }

    func textFieldDidBeginEditing(_ textField: UITextField) {
        outer?.textFieldDidBeginEditing?(textField)
    }

    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        outer?.textFieldDidEndEditing?(textField, reason: reason)
        outer?.textFieldDidEndEditing?(textField)
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let shouldChange = outer?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string)
        return shouldChange ?? true
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if let answer = outer?.textFieldShouldReturn?(textField) { return answer }
        return true
    }
}

/// Letters and digits in the places of a pattern, kept apart from the view.
class InputMask: NSObject, UITextFieldDelegate {
    let pattern: String
    weak var listener: (any UITextFieldDelegate)?

    init(pattern: String) {
        self.pattern = pattern
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
        textField.text = apply(to: text)
        textField.sendActions(for: .editingChanged)
        _ = listener?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string)
        return false
    }

    private func apply(to text: String) -> String {
        var rest = text.filter(\.isNumber)[...]
        var result = ""
        for place in pattern where !rest.isEmpty {
            result.append(place == "0" ? rest.removeFirst() : place)
        }
        return result
    }
}
