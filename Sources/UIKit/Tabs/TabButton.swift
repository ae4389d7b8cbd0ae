import Foundation

/// The view of an item in a bar of tabs: its picture above its title.
final class TabButton: UIControl {
    private static let pictureSide: CGFloat = 25
    private static let gap: CGFloat = 3
    private static let badgeHeight: CGFloat = 18

    let item: UITabBarItem
    private let picture = UIImageView()
    private let label = UILabel()
    private let badge = UILabel()
    /// The colour while it is not selected.
    var unselectedColor: UIColor = .secondaryLabel {
        didSet { show() }
    }

    init(_ item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        picture.contentMode = .scaleAspectFit
        label.textAlignment = .center
        badge.textAlignment = .center
        badge.font = .systemFont(ofSize: 13)
        badge.textColor = .white
        badge.layer.cornerRadius = Self.badgeHeight / 2
        badge.clipsToBounds = true
        for view in [picture, label, badge] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        item.button = self
        show()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override var isSelected: Bool { didSet { if isSelected != oldValue { show() } } }

    /// Shows the item as it is now.
    func show() {
        let usual = item.image(in: traitCollection)
        let image = isSelected ? item.selectedImage ?? usual : usual
        picture.image = image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
        let state: State = item.isEnabled ? isSelected ? .selected : .normal : .disabled
        let color = isSelected ? tintColor ?? .systemBlue : unselectedColor
        picture.tintColor = item.isEnabled ? color : .tertiaryLabel
        label.text = item.title
        label.font = attribute(.font, for: state) ?? .systemFont(ofSize: 10, weight: .medium)
        label.textColor = attribute(.foregroundColor, for: state) ?? picture.tintColor
        badge.text = item.badgeValue
        badge.isHidden = item.badgeValue == nil
        badge.backgroundColor = item.badgeColor ?? .systemRed
        isEnabled = item.isEnabled
        accessibilityIdentifier = item.accessibilityIdentifier
        setNeedsLayout()
    }

    private func attribute<Value>(_ key: NSAttributedString.Key, for state: State) -> Value? {
        (item.titleTextAttributes(for: state)?[key] ?? item.titleTextAttributes(for: .normal)?[key]) as? Value
    }

    override var isUsuallyElement: Bool { true }
    override var usualLabel: String? { item.accessibilityLabel ?? item.title }
    override var usualValue: String? { item.accessibilityValue ?? item.badgeValue }
    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union(.button) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let title = label.text?.isEmpty == false ? label.sizeThatFits(bounds.size) : .zero
        let image = picture.image.map {
            CGSize(width: min($0.size.width, Self.pictureSide), height: min($0.size.height, Self.pictureSide))
        }
        // Pictures of all heights have their titles on one line.
        let room = image == nil ? 0 : Self.pictureSide
        let height = room + title.height + (image == nil || title.height == 0 ? 0 : Self.gap)
        let top = (bounds.height - height) / 2
        let side = image ?? .zero
        picture.frame = CGRect(
            x: (bounds.width - side.width) / 2, y: top + (room - side.height) / 2, width: side.width,
            height: side.height)
        label.frame = CGRect(
            x: 0, y: top + height - title.height, width: bounds.width, height: title.height)
        guard !badge.isHidden else { return }
        let width = max(Self.badgeHeight, badge.sizeThatFits(bounds.size).width + 10)
        let direction = effectiveUserInterfaceLayoutDirection
        badge.frame = CGRect(
            x: min(bounds.width - width, bounds.midX + 6), y: 2, width: width, height: Self.badgeHeight
        ).flipped(for: direction, in: bounds)
    }
}
