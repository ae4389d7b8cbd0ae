import Foundation

/// The buttons behind a row that is swiped away. The row covers them until it leaves them room; what it leaves more they share.
final class RowActionsView: UIView {
    let configuration: UISwipeActionsConfiguration
    /// Whether they stand at the row's trailing edge.
    let isTrailing: Bool
    private let buttons: [UIButton]
    private let widths: [CGFloat]

    private static let leastWidth: CGFloat = 74

    init(_ configuration: UISwipeActionsConfiguration, isTrailing: Bool, used: @escaping (UIContextualAction) -> Void) {
        self.configuration = configuration
        self.isTrailing = isTrailing
        let actions = configuration.actions
        buttons = actions.map { action in
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.titleLabel?.font = .preferredFont(forTextStyle: .body)
            button.titleLabel?.adjustsFontForContentSizeCategory = true
            button.titleLabel?.lineBreakMode = .byTruncatingTail
            button.tintColor = .white
            button.backgroundColor =
                action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
            if let image = action.image { button.setImage(image, for: .normal) }
            button.addAction(UIAction { _ in used(action) }, for: .touchUpInside)
            return button
        }
        widths = buttons.map { button in
            let title = button.titleLabel?.sizeThatFits(.zero).width ?? 0
            let image = button.image(for: .normal)?.size.width ?? 0
            return max(Self.leastWidth, (title + image + 32).rounded(.up))
        }
        super.init(frame: .zero)
        clipsToBounds = true
        // The first one covers the others when the row goes all the way.
        for button in buttons.reversed() { addSubview(button) }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// How wide they are by themselves, in points.
    var wantedWidth: CGFloat { widths.reduce(0, +) }

    /// Whether the first one takes all the room: the finger has gone far enough to perform it.
    var isFull = false {
        didSet {
            guard isFull != oldValue else { return }
            setNeedsLayout()
            animateInOwnApplication(duration: 0.2) { layoutSubtree() }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let scale = wantedWidth > 0 ? max(1, bounds.width / wantedWidth) : 1
        var far: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width = isFull ? (index == 0 ? bounds.width : 0) : widths[index] * scale
            // The first one stands at the row's edge.
            let x = isTrailing ? bounds.width - far - width : far
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
                .flipped(for: effectiveUserInterfaceLayoutDirection, in: bounds)
            far += width
        }
    }
}
