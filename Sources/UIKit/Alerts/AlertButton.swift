import Foundation

/// A button of an alert, as wide as there is room.
final class AlertButton: UIControl {
    private weak var alert: UIAlertController?
    let action: UIAlertAction
    private let label = UILabel()
    private let line = UIView()
    /// Whether there is anything above the button.
    var hasLine = true {
        didSet { line.isHidden = !hasLine }
    }

    static let leastHeight: CGFloat = 48
    private static let padding: CGFloat = 12

    init(_ action: UIAlertAction, of alert: UIAlertController) {
        self.action = action
        self.alert = alert
        super.init(frame: .zero)
        label.textAlignment = .center
        label.numberOfLines = 2
        label.adjustsFontForContentSizeCategory = true
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(label)
        addSubview(line)
        isAccessibilityElement = true
        addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.alert?.press(action)
            }, for: .touchUpInside)
        show()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows the action as it is now.
    func show() {
        isEnabled = action.isEnabled
        label.text = action.title
        let isBold = alert?.boldAction === action
        label.font = .preferredFont(forTextStyle: isBold ? .headline : .body)
        accessibilityLabel = action.title
        updateColors()
        setNeedsLayout()
    }

    private func updateColors() {
        let usual: UIColor = action.style == .destructive ? .menuDestructive : inheritedLook.tint ?? .barButton
        let color = action.titleTextColor ?? usual
        label.textColor = isEnabled ? color : .tertiaryLabel
        backgroundColor = isHighlighted ? .menuHighlight : nil
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateColors()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union(.button) }

    override var shownText: String? { action.title ?? "" }

    /// Whether the title fits into a width in one line.
    func fits(_ width: CGFloat) -> Bool {
        label.numberOfLines = 1
        defer { label.numberOfLines = 2 }
        return label.sizeThatFits(.zero).width <= width - 2 * Self.padding
    }

    func height(inWidth width: CGFloat) -> CGFloat {
        let text = label.sizeThatFits(CGSize(width: width - 2 * Self.padding, height: 0))
        return max(Self.leastHeight, (text.height + 2 * Self.padding).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.insetBy(dx: min(Self.padding, bounds.width / 2), dy: 0)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / screenScale)
    }
}
