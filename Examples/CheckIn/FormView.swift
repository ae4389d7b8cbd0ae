import UIKit

/// The card with the questions, the house rules and the button: two columns where there is room.
final class FormView: UIView {
    let answers = Question.allCases.map { AnswerField($0) }
    let rules = UISwitch()
    let send = UIButton(type: .custom)
    private let rulesLabel = UILabel()
    private let rulesFault = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.08
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        for answer in answers { addSubview(answer) }
        rules.accessibilityIdentifier = "rules"
        rules.accessibilityLabel = "House rules"
        rulesLabel.text = "I have read the house rules and will follow them."
        rulesLabel.follow(.preferredFont(forTextStyle: .callout))
        rulesLabel.numberOfLines = 0
        rulesFault.follow(.preferredFont(forTextStyle: .footnote))
        rulesFault.textColor = Palette.fault
        send.setTitle("Check in", for: .normal)
        send.titleLabel?.follow(Typography.font(19, .semibold))
        send.setTitleColor(.white, for: .normal)
        send.backgroundColor = Palette.tint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
        send.layer.cornerRadius = 12
        send.accessibilityIdentifier = "send"
        for view in [rules, rulesLabel, rulesFault, send] { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func answer(_ question: Question) -> AnswerField { answers[question.rawValue] }

    func show(rulesFault text: String?) {
        rulesFault.text = text
        setNeedsLayout()
    }

    /// The questions line by line.
    private func lines(isWide: Bool) -> [[Question]] {
        isWide
            ? [[.name, .company], [.email, .phone], [.host, .pin], [.notes]] : Question.allCases.map { [$0] }
    }

    private static let padding: CGFloat = 24
    private static let gap: CGFloat = 20
    private static let lineGap: CGFloat = 4

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
        let padding = width < 420 ? 16 : Self.padding
        let room = width - padding * 2
        var y = padding
        let height = answers[0].sizeThatFits(CGSize(width: room, height: 0)).height
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        for line in lines(isWide: width >= 560 && !isLarge) {
            let share = (room - Self.gap * CGFloat(line.count - 1)) / CGFloat(line.count)
            for (column, question) in line.enumerated() where moves {
                answer(question).frame = CGRect(
                    x: padding + CGFloat(column) * (share + Self.gap), y: y, width: share, height: height)
            }
            y += height + Self.lineGap
        }
        let labelRoom = room - switchWidth - 14
        let text = max(31, rulesLabel.sizeThatFits(CGSize(width: labelRoom, height: 0)).height)
        let fault = Typography.height(of: rulesFault.font, atLeast: 17)
        y += 4
        if moves {
            rules.frame.origin = CGPoint(x: padding, y: y + (text - 31) / 2)
            rulesLabel.frame = CGRect(x: padding + switchWidth + 14, y: y, width: labelRoom, height: text)
            rulesFault.frame = CGRect(x: padding, y: y + text + 3, width: room, height: fault)
        }
        y += text + fault + 11
        let button = Typography.height(of: send.titleLabel?.font, atLeast: 54, margins: 24)
        if moves { send.frame = CGRect(x: padding, y: y, width: room, height: button) }
        return y + button + padding
    }

    private let switchWidth: CGFloat = 51
}
