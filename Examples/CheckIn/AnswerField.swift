import UIKit

/// A question: its label, its field, and what is wrong with the answer.
final class AnswerField: UIStackView {
    let question: Question
    let field = UITextField()
    private let label = UILabel()
    private let fault = UILabel()

    init(_ question: Question) {
        self.question = question
        super.init(frame: .zero)
        label.text = question.label
        label.follow(Typography.font(15, .medium, as: .subheadline))
        label.numberOfLines = 0
        // The field says it.
        label.isAccessibilityElement = false
        field.borderStyle = .roundedRect
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
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
        field.tag = question.rawValue
        fault.follow(.preferredFont(forTextStyle: .footnote))
        fault.textColor = Palette.fault
        fault.numberOfLines = 0
        fault.accessibilityIdentifier = question.identifier + ".fault"
        axis = .vertical
        spacing = 6
        for view in [label, field, fault] { addArrangedSubview(view) }
        setCustomSpacing(3, after: field)
        field.heightAnchor.constraint(greaterThanOrEqualToConstant: 46).isActive = true
        show(fault: nil)
    }

    required init(coder: NSCoder) {
        fatalError("made in code")
    }

    /// What is said to be wrong with the answer.
    private(set) var shownFault: String?

    /// Says what is wrong with the answer, or nothing.
    func show(fault text: String?) {
        shownFault = text
        fault.say(text)
        label.textColor = text == nil ? .label : Palette.fault
    }
}
