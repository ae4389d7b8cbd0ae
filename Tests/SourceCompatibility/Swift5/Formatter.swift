import CoreGraphics
import UIKit

/// Formats a phone number while it is typed. A plain object of Swift 5 that touches views, as those of libraries for iOS
/// do: nothing says that it runs on the main actor.
class PhoneFormatter: NSObject {
    private let field: UITextField
    private let undoManager = UndoManager()
    weak var delegate: UITextFieldDelegate?
    var onChange: ((String) -> Void)?

    init(field: UITextField) {
        self.field = field
        super.init()
        field.delegate = self
        field.addTarget(self, action: PhoneFormatter.textChanged, for: .editingChanged)
        field.addTarget(self, action: PhoneFormatter.ended(_:), for: .editingDidEnd)
        field.addAction(UIAction(title: "end") { [weak self] _ in self?.onChange?("ended") }, for: .editingDidEnd)
        field.addTarget(for: .editingDidBegin) { [weak self] _ in self?.onChange?("began") }
        field.font = nil
        field.frame.size.height = CGSize(width: 0, height: 34).height
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    func format(_ text: String) -> String {
        let digits = text.filter { $0.isNumber }
        return digits.count > 3 ? "\(digits.prefix(3))-\(digits.dropFirst(3))" : digits
    }

    func setText(_ text: String) {
        let old = field.text ?? ""
        field.text = format(text)
        undoManager.registerUndo(withTarget: self) { $0.field.text = old }
    }

    func undo() {
        undoManager.undo()
    }

    func textChanged(_ sender: UITextField) {
        sender.text = format(sender.text ?? "")
        onChange?(sender.text ?? "")
    }

    func ended(_ sender: Any) {
        field.resignFirstResponder()
    }
}

extension PhoneFormatter: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        return delegate?.textFieldShouldReturn?(textField) ?? true
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        return delegate?.textField?(textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }
}
