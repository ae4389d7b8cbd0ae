import UIKit

/// The card with the questions, the house rules and the button.
final class FormView: UIView {
    let answers = Question.allCases.map { AnswerField($0) }
    let rules = UISwitch()
    let send = UIButton.prominent("Check in", identifier: "send")
    private let rulesLabel = UILabel()
    private let rulesFault = UILabel()
    private lazy var lines = [[Question.name, .company], [.email, .phone], [.host, .pin], [.notes]].map { line in
        UIStackView(arrangedSubviews: line.map { answer($0) })
    }

    /// Whether questions stand side by side.
    var hasColumns = false {
        didSet { if hasColumns != oldValue { arrange() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        shouldGroupAccessibilityChildren = true
        backgroundColor = .secondarySystemGroupedBackground
        layer.cornerRadius = 16
        layer.shadowColor = UIColor.black.cgColor
        layer.shadowOpacity = 0.08
        layer.shadowRadius = 12
        layer.shadowOffset = CGSize(width: 0, height: 4)
        rulesLabel.text = "I have read the house rules and will follow them."
        rulesLabel.follow(.preferredFont(forTextStyle: .callout))
        rulesLabel.numberOfLines = 0
        rulesLabel.isAccessibilityElement = false
        rules.accessibilityIdentifier = "rules"
        rules.accessibilityLabel = rulesLabel.text
        rules.setContentHuggingPriority(.required, for: .horizontal)
        rulesFault.follow(.preferredFont(forTextStyle: .footnote))
        rulesFault.textColor = Palette.fault
        rulesFault.numberOfLines = 0
        show(rulesFault: nil)
        arrange()
        layOut()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func answer(_ question: Question) -> AnswerField { answers[question.rawValue] }

    func show(rulesFault text: String?) {
        rulesFault.say(text)
    }

    private func arrange() {
        let side: CGFloat = hasColumns ? 24 : 16
        directionalLayoutMargins = NSDirectionalEdgeInsets(top: 24, leading: side, bottom: 24, trailing: side)
        for line in lines {
            line.axis = hasColumns ? .horizontal : .vertical
            line.alignment = hasColumns ? .top : .fill
            line.distribution = hasColumns ? .fillEqually : .fill
            line.spacing = hasColumns ? 20 : 10
        }
    }

    private func layOut() {
        let agreement = UIStackView(arrangedSubviews: [rules, rulesLabel])
        agreement.alignment = .center
        agreement.spacing = 14
        let column = UIStackView(arrangedSubviews: lines + [agreement, rulesFault, send])
        column.axis = .vertical
        column.spacing = 10
        column.setCustomSpacing(3, after: agreement)
        column.translatesAutoresizingMaskIntoConstraints = false
        addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
            column.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
        ])
    }
}
