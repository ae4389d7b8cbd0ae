import UIKit

/// A question: its label, its field, and what is wrong with the answer.
final class AnswerField: UIView {
    let question: Question
    let field = UITextField()
    private let label = UILabel()
    private let fault = UILabel()

    init(_ question: Question) {
        self.question = question
        super.init(frame: .zero)
        label.text = question.label
        label.follow(Typography.font(15, .medium, as: .subheadline))
        label.textColor = .label
        fault.follow(.preferredFont(forTextStyle: .footnote))
        fault.textColor = Palette.fault
        fault.adjustsFontSizeToFitWidth = true
        fault.minimumScaleFactor = 0.6
        fault.isHidden = true
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
        CGSize(width: size.width, height: place(width: size.width, moves: false))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        place(width: bounds.width, moves: true)
    }

    /// Places everything for a width, or only measures it.
    /// - Returns: The height that is needed.
    @discardableResult
    private func place(width: CGFloat, moves: Bool) -> CGFloat {
        let heights = [
            Typography.height(of: label.font, atLeast: 20), Typography.height(of: field.font, atLeast: 46, margins: 18),
            Typography.height(of: fault.font, atLeast: 17),
        ]
        let tops = [0, heights[0] + 6, heights[0] + 6 + heights[1] + 3]
        if moves {
            for (index, view) in [label, field, fault].enumerated() {
                view.frame = CGRect(x: 0, y: tops[index], width: width, height: heights[index])
            }
        }
        return tops[2] + heights[2] + 6
    }
}
