import UIKit

/// A code of a few digits, each in a field of its own; Delete in an empty one goes back.
protocol CodeFieldDelegate: AnyObject {
    @MainActor func codeField(_ field: OneTimeCodeField, didComplete code: String)
}

class DigitField: UITextField {
    var onDeleteInEmpty: (() -> Void)?

    override func deleteBackward() {
        if text?.isEmpty ?? true { onDeleteInEmpty?() }
        super.deleteBackward()
    }

    override func canPerformAction(_ action: UICommand.Action, withSender sender: Any?) -> Bool {
        return false
    }

    override func caretRect(for position: UITextPosition) -> CGRect {
        return super.caretRect(for: position)
    }
}

class OneTimeCodeField: UIView {
    weak var delegate: (any CodeFieldDelegate)?
    private let stackView = UIStackView()
    private(set) var digits: [DigitField] = []
    var sent: [UIControl.Event] = []

    init(count: Int) {
        super.init(frame: .zero)
        stackView.axis = .horizontal
        stackView.distribution = .fillEqually
        stackView.spacing = 8
        addSubview(stackView)
        for index in 0..<count {
            let field = DigitField()
            field.tag = index
            field.textContentType = .oneTimeCode
            field.keyboardType = .numberPad
            field.textAlignment = .center
            field.delegate = self
            field.addTarget(self, action: Self.digitChanged(_:), for: .editingChanged)
            field.onDeleteInEmpty = { [weak self] in self?.goBack(from: index) }
            stackView.addArrangedSubview(field)
            digits.append(field)
        }
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    deinit {
        print("", terminator: "")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        stackView.frame = bounds
    }

    override var isFirstResponder: Bool { digits.contains { $0.isFirstResponder } }

    var code: String { digits.map { $0.text ?? "" }.joined() }

    private func digitChanged(_ sender: DigitField) {
        guard sender.text?.count == 1 else { return }
        if sender.tag + 1 < digits.count {
            digits[sender.tag + 1].becomeFirstResponder()
        } else {
            sender.resignFirstResponder()
            delegate?.codeField(self, didComplete: code)
        }
    }

    private func goBack(from index: Int) {
        guard index > 0 else { return }
        digits[index - 1].text = ""
        digits[index - 1].becomeFirstResponder()
    }
}

extension OneTimeCodeField: UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        return string.count <= 1
    }
}
