import Foundation

/// What an alert looks like: a card, and below that of a sheet another one with the button that cancels.
///
/// Text and fields scroll where the card has no room for them, and so do many buttons. Where it is higher than they are, there is
/// room between them: for views that a program adds.
final class AlertView: UIView {
    /// A program may have let go of it, and kept the view.
    private weak var alert: UIAlertController?
    private let card = UIView()
    private let header = UIScrollView()
    private let list = UIScrollView()
    /// The button that cancels a sheet stands apart.
    private let cancelCard = UIView()
    private let titleLabel = UILabel()
    private let messageLabel = UILabel()
    private var buttons: [AlertButton] = []
    private let isSheet: Bool

    private static let alertWidth: CGFloat = 300
    private static let sheetWidth: CGFloat = 420
    private static let padding: CGFloat = 20
    private static let gap: CGFloat = 8
    private static let fieldHeight: CGFloat = 44
    private static let radius: CGFloat = 14

    init(_ alert: UIAlertController) {
        self.alert = alert
        isSheet = alert.preferredStyle == .actionSheet
        super.init(frame: .zero)
        for view in [card, cancelCard] {
            view.backgroundColor = .menuFill
            view.layer.cornerRadius = Self.radius
            view.clipsToBounds = true
            view.layer.borderWidth = 0.5
            addSubview(view)
        }
        for scroll in [header, list] {
            scroll.contentInsetAdjustmentBehavior = .never
            card.addSubview(scroll)
        }
        for label in [titleLabel, messageLabel] {
            label.numberOfLines = 0
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
            header.addSubview(label)
        }
        titleLabel.font = .preferredFont(forTextStyle: .headline)
        messageLabel.font = .preferredFont(forTextStyle: .subheadline)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    // MARK: What is shown

    /// Shows the alert as it is now.
    func show() {
        guard let alert else { return }
        titleLabel.showPlain(alert.attributedTitle?.string ?? alert.title)
        messageLabel.showPlain(alert.attributedMessage?.string ?? alert.message)
        titleLabel.isHidden = titleLabel.text?.isEmpty ?? true
        messageLabel.isHidden = messageLabel.text?.isEmpty ?? true
        titleLabel.textColor = isSheet ? .secondaryLabel : .label
        messageLabel.textColor = isSheet || !titleLabel.isHidden ? .secondaryLabel : .label
        if let title = alert.attributedTitle { titleLabel.attributedText = title }
        if let message = alert.attributedMessage { messageLabel.attributedText = message }
        for field in alert.textFields ?? [] where field.superview !== header { header.addSubview(field) }
        var shown: [AlertButton] = []
        for action in alert.actions {
            shown.append(buttons.first { $0.action === action } ?? AlertButton(action, of: alert))
        }
        for button in buttons where !shown.contains(where: { $0 === button }) { button.removeFromSuperview() }
        buttons = shown
        for button in buttons {
            let home = isSheet && button.action.style == .cancel ? cancelCard : list
            if button.superview !== home { home.addSubview(button) }
            button.show()
        }
        updateEdge()
        setNeedsLayout()
        // It places the view by what that says.
        superview?.setNeedsLayout()
    }

    /// Whether a point is on what the alert says or on one of its buttons, and not between the cards of a sheet.
    func isOnCard(_ point: CGPoint) -> Bool {
        card.frame.contains(point) || !cancelCard.isHidden && cancelCard.frame.contains(point)
    }

    private func updateEdge() {
        for view in [card, cancelCard] {
            view.layer.borderColor = UIColor.menuEdge.resolvedColor(with: traitCollection).cgColor
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        guard let window else { return }
        show()
        alert?.didEnter(window)
    }

    // MARK: Layout

    /// How wide the alert is where there is room, in points.
    var usualWidth: CGFloat { isSheet ? Self.sheetWidth : Self.alertWidth }

    private var cancel: AlertButton? { buttons.first { $0.superview === cancelCard } }

    /// How high the alert is, in points: as all that it says is, or less, where there is less room.
    func height(inWidth width: CGFloat, room: CGFloat) -> CGFloat {
        min(room, layOutHeader(width) + layOutButtons(width) + cancelRoom(width))
    }

    /// What the button that stands apart takes, with its distance from the card.
    private func cancelRoom(_ width: CGFloat) -> CGFloat { cancel.map { $0.height(inWidth: width) + Self.gap } ?? 0 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        let below = cancelRoom(width)
        card.frame = CGRect(x: 0, y: 0, width: width, height: max(0, bounds.height - below))
        layOutCard(width)
        cancelCard.isHidden = cancel == nil
        let height = max(0, below - Self.gap)
        cancelCard.frame = CGRect(x: 0, y: bounds.height - height, width: width, height: height)
        cancel?.hasLine = false
        cancel?.frame = cancelCard.bounds
    }

    /// Places what is in the card.
    private func layOutCard(_ width: CGFloat) {
        let (headerHeight, listHeight) = (layOutHeader(width), layOutButtons(width))
        let room = card.bounds.height
        // Buttons give way first, as far as one and a half of them are seen.
        let shownList = min(listHeight, max(room - headerHeight, min(listHeight, AlertButton.leastHeight * 1.5)))
        let shownHeader = max(0, room - shownList)
        header.frame = CGRect(x: 0, y: 0, width: width, height: shownHeader)
        list.frame = CGRect(x: 0, y: shownHeader, width: width, height: shownList)
        header.contentSize = CGSize(width: width, height: headerHeight)
        list.contentSize = CGSize(width: width, height: listHeight)
    }

    private func layOutHeader(_ width: CGFloat) -> CGFloat {
        let inner = width - 2 * Self.padding
        var y = Self.padding
        for label in [titleLabel, messageLabel] where !label.isHidden {
            let height = label.sizeThatFits(CGSize(width: inner, height: 0)).height.rounded(.up)
            label.frame = CGRect(x: Self.padding, y: y, width: inner, height: height)
            y += height + Self.gap / 2
        }
        for (index, field) in (alert?.textFields ?? []).enumerated() {
            y += index == 0 ? Self.gap : Self.gap - Self.gap / 2
            let height = max(Self.fieldHeight, field.intrinsicContentSize.height)
            field.frame = CGRect(x: Self.padding, y: y, width: inner, height: height)
            y += height + Self.gap / 2
        }
        return y == Self.padding ? 0 : (y - Self.gap / 2 + Self.padding).rounded(.up)
    }

    private func layOutButtons(_ width: CGFloat) -> CGFloat {
        var row = buttons.filter { $0.superview === list }
        let hasHeader = !titleLabel.isHidden || !messageLabel.isHidden || alert?.textFields != nil
        let isPair = !isSheet && row.count == 2 && row.allSatisfy { $0.fits(width / 2) }
        // The button that cancels stands first beside another one, and last below others.
        if let cancel = row.first(where: { $0.action.style == .cancel }) {
            row.removeAll { $0 === cancel }
            row.insert(cancel, at: isPair ? 0 : row.count)
        }
        var y: CGFloat = 0
        for (index, button) in row.enumerated() {
            button.hasLine = hasHeader || index > 0
            let height = button.height(inWidth: isPair ? width / 2 : width)
            if isPair {
                let frame = CGRect(x: index == 0 ? 0 : width / 2, y: 0, width: width / 2, height: height)
                button.frame = frame.flipped(
                    for: effectiveUserInterfaceLayoutDirection, in: CGRect(x: 0, y: 0, width: width, height: height))
                y = max(y, height)
            } else {
                button.frame = CGRect(x: 0, y: y, width: width, height: height)
                y += height
            }
        }
        if isPair { pairLine.frame = CGRect(x: width / 2, y: 0, width: 1 / screenScale, height: y) }
        pairLine.isHidden = !isPair
        return y
    }

    /// Between two buttons that stand beside each other.
    private lazy var pairLine: UIView = {
        let line = UIView()
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        list.addSubview(line)
        return line
    }()
}
