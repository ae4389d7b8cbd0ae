import Foundation

/// An entry of an edit menu, or the sign that turns to other entries.
final class EditMenuItem: UIControl {
    enum Content {
        case entry(EditMenuEntry)
        /// ‹ and ›.
        case previous, next
    }

    /// The width of a sign that turns to other entries: what a finger needs.
    static let turnerWidth: CGFloat = 44
    private static let padding: CGFloat = 14
    private static let font = UIFont.systemFont(ofSize: 16)
    private static let mediumFont = UIFont.systemFont(ofSize: 13)
    private static let detailFont = UIFont.systemFont(ofSize: 11)
    private static let imageSide: CGFloat = 20
    private static let gap: CGFloat = 6

    let content: Content
    private let label = UILabel()
    private let picture = UIImageView()
    private let tick = UILabel()
    private let detail = UILabel()
    private let act: () -> Void

    init(_ content: Content, act: @escaping () -> Void) {
        self.content = content
        self.act = act
        super.init(frame: .zero)
        isAccessibilityElement = true
        label.font = Self.font
        label.textAlignment = .center
        addSubview(label)
        switch content {
        case .entry(let entry): show(entry)
        case .previous: showTurner("chevron.backward")
        case .next: showTurner("chevron.forward")
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        switch content {
        case .previous: accessibilityLabel = words[.previousItems]
        case .next: accessibilityLabel = words[.moreItems]
        case .entry: break
        }
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union(.button) }

    private func showTurner(_ symbol: String) {
        let look = UIImage.SymbolConfiguration(pointSize: 13, weight: .medium)
        picture.image = UIImage(systemName: symbol, withConfiguration: look)
        picture.contentMode = .center
        picture.tintColor = .label
        addSubview(picture)
    }

    private func show(_ entry: EditMenuEntry) {
        let element = entry.element
        label.text = entry.size == .small && element.image != nil ? nil : element.title
        if entry.size == .medium { label.font = Self.mediumFont }
        if let subtitle = element.subtitle, label.text != nil {
            detail.text = subtitle
            detail.font = Self.detailFont
            detail.textColor = .secondaryLabel
            detail.textAlignment = .center
            addSubview(detail)
        }
        label.textColor = element.isDestructive ? .menuDestructive : .label
        (accessibilityLabel, accessibilityHint) = (element.accessibilityLabel, element.accessibilityHint)
        accessibilityValue = element.isOn ? "1" : nil
        accessibilityIdentifier = "menu " + ((element as? UICommand)?.action.edit?.rawValue ?? element.title)
        if let image = element.image {
            picture.image = image
            picture.contentMode = .scaleAspectFit
            picture.tintColor = label.textColor
            addSubview(picture)
        }
        if element.isOn {
            tick.text = "✓"
            tick.font = Self.font
            addSubview(tick)
        }
        isEnabled = !element.isDisabled
        label.isEnabled = isEnabled
        picture.alpha = isEnabled ? 1 : 0.3
    }

    private var hasImage: Bool { picture.superview != nil }
    private var hasTick: Bool { tick.superview != nil }
    private var hasDetail: Bool { detail.superview != nil }

    private var extra: CGFloat {
        let hasText = !(label.text ?? "").isEmpty
        return (hasImage ? Self.imageSide + (hasText ? Self.gap : 0) : 0)
            + (hasTick ? tick.sizeThatFits(.zero).width + Self.gap : 0)
    }

    /// The width that the entry needs.
    var naturalWidth: CGFloat {
        guard case .entry = content else { return Self.turnerWidth }
        return max(EditMenuPlacement.barHeight, textWidth + extra + Self.padding * 2).rounded(.up)
    }

    private var textWidth: CGFloat {
        max(label.sizeThatFits(.zero).width, hasDetail ? detail.sizeThatFits(.zero).width : 0)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = max(0, bounds.width - Self.padding * 2)
        let width = min(textWidth, max(0, room - extra))
        var x = bounds.midX - (width + extra) / 2
        let direction = effectiveUserInterfaceLayoutDirection
        if hasTick {
            let place = CGRect(x: x, y: 0, width: tick.sizeThatFits(.zero).width, height: bounds.height)
            tick.frame = place.flipped(for: direction, in: bounds)
            x += place.width + Self.gap
        }
        if hasImage {
            let place = CGRect(
                x: x, y: bounds.midY - Self.imageSide / 2, width: Self.imageSide, height: Self.imageSide)
            picture.frame = place.flipped(for: direction, in: bounds)
            x += Self.imageSide + Self.gap
        }
        var place = CGRect(x: x, y: 0, width: width, height: bounds.height)
        if hasDetail {
            let (title, below) = (label.sizeThatFits(.zero).height, detail.sizeThatFits(.zero).height)
            place = CGRect(x: x, y: bounds.midY - (title + below) / 2, width: width, height: title)
            detail.frame = CGRect(x: x, y: place.maxY, width: width, height: below)
                .flipped(for: direction, in: bounds)
        }
        label.frame = place.flipped(for: direction, in: bounds)
    }

    override func stateDidChange() {
        super.stateDidChange()
        backgroundColor = isHighlighted && isEnabled ? .menuHighlight : nil
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { act() }
    }
}
