import UIKit

/// A question: its label, its field, and what is wrong with the answer.
final class AnswerField: UIView {
    let question: Question
    let field = UITextField()
    private let label = UILabel()
    private let fault = UILabel()

    static let height: CGFloat = 98

    init(_ question: Question) {
        self.question = question
        super.init(frame: .zero)
        label.text = question.label
        label.font = .systemFont(ofSize: 15, weight: .medium)
        label.textColor = .label
        fault.font = .preferredFont(forTextStyle: .footnote)
        fault.textColor = Palette.fault
        fault.isHidden = true
        field.borderStyle = .roundedRect
        field.placeholder = question.placeholder
        field.keyboardType = question.keyboard
        field.autocapitalizationType = question.capitals
        field.textContentType = question.contentType
        field.isSecureTextEntry = question == .pin
        field.clearButtonMode = .whileEditing
        field.returnKeyType = question == .notes ? .done : .next
        field.enablesReturnKeyAutomatically = question == .name
        field.accessibilityLabel = question.label
        field.accessibilityIdentifier = question.identifier
        fault.accessibilityIdentifier = question.identifier + ".fault"
        field.tag = question.rawValue
        for view in [label, field, fault] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Says what is wrong with the answer, or nothing.
    func show(fault text: String?) {
        fault.text = text
        fault.isHidden = text == nil
        label.textColor = text == nil ? .label : Palette.fault
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)
        field.frame = CGRect(x: 0, y: 26, width: bounds.width, height: 46)
        fault.frame = CGRect(x: 0, y: 75, width: bounds.width, height: 17)
    }
}
