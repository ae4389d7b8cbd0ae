import Foundation

/// Is told which item of a bar of tabs a person has chosen. The method has a default.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
    /// A person has chosen an item, also one that was selected.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// A row of items of which one is selected, at the bottom of a screen.
///
/// All items are shown, however many, each as wide as the others; on iOS the fifth of six leads to the rest. People cannot
/// put other items into it.
open class UITabBar: UIView {
    /// How high a bar is, in points.
    static let height: CGFloat = 49

    private let ground = BarGround()
    private var buttons: [TabButton] = []

    /// Is told what a person chooses. That of a ``UITabBarController`` is the controller.
    open weak var delegate: (any UITabBarDelegate)?

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        ground.add(to: self)
        updateGround()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// What stands in the bar, in the order of reading.
    open var items: [UITabBarItem]? {
        get { buttons.isEmpty ? nil : buttons.map(\.item) }
        set { setItems(newValue, animated: false) }
    }

    /// Puts other items into the bar. They change at once. The selected one stays so if it is among them.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        let selected = selectedItem
        for button in buttons { button.removeFromSuperview() }
        buttons = (items ?? []).map { item in
            let button = TabButton(item)
            button.unselectedColor = unselectedItemTintColor ?? .secondaryLabel
            button.addAction(
                UIAction { [weak self, weak button] _ in if let button { self?.choose(button.item) } },
                for: .touchUpInside)
            addSubview(button)
            return button
        }
        selectedItem = selected
        setNeedsLayout()
    }

    /// The item that is selected; `nil` for none. Setting it tells nobody; one that is not in the bar is none.
    open weak var selectedItem: UITabBarItem? {
        didSet {
            if let selectedItem, !buttons.contains(where: { $0.item === selectedItem }) { self.selectedItem = nil }
            for button in buttons { button.isSelected = button.item === selectedItem }
        }
    }

    private func choose(_ item: UITabBarItem) {
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    /// Is told when the bar comes or goes.
    var visibilityDidChange: (() -> Void)?
    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { visibilityDidChange?() } }
    }

    // MARK: Looks

    /// The colour of the items that are not selected; `nil`, the default, for a grey.
    open var unselectedItemTintColor: UIColor? {
        didSet { for button in buttons { button.unselectedColor = unselectedItemTintColor ?? .secondaryLabel } }
    }

    /// The colour of the ground; `nil`, the default, for that of the screen.
    open var barTintColor: UIColor? {
        didSet { updateGround() }
    }

    /// Whether the bar is dark whatever its surroundings are.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }

    /// Whether what is behind the bar shows through a little. The default is no, otherwise than on iOS, where what shows
    /// through is blurred.
    open var isTranslucent = false {
        didSet { updateGround() }
    }

    /// Paints the ground, drawn out over the bar; one without a size leaves the bar without a ground. `nil`, the default, for
    /// ``barTintColor``.
    open var backgroundImage: UIImage? {
        didSet { updateGround() }
    }

    /// What stands in the place of the line above the bar, at its upper edge; an image without a size is no line. `nil`, the
    /// default, is the line of the system.
    open var shadowImage: UIImage? {
        didSet { updateGround() }
    }

    private func updateGround() {
        let color = BarGround.color(barTintColor ?? .systemBackground, isTranslucent: isTranslucent)
        ground.show(color, image: backgroundImage, edge: shadowImage, in: self)
    }

    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union(.tabBar) }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.layOut(in: self, isBelow: true)
        bringSubviewToFront(ground.line)
        let width = bounds.width / CGFloat(max(1, buttons.count))
        let height = min(bounds.height, Self.height)
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: height)
                .flipped(for: effectiveUserInterfaceLayoutDirection, in: bounds)
        }
    }
}
