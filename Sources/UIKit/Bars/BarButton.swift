import Foundation

/// The view of a button in a bar.
final class BarButton: UIButton {
    private let item: UIBarButtonItem
    private var event: UIEvent?

    /// The least that a finger needs, in points.
    static let leastWidth: CGFloat = 44
    private static let padding: CGFloat = 8

    init(_ item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        addAction(UIAction { [weak self] _ in self.map { $0.item.use(event: $0.event) } }, for: .touchUpInside)
        show()
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows the item as it is now.
    func show() {
        let usual = item.systemItem?.title(in: words)
        let image = item.shownImage(in: traitCollection)
        setTitle(image == nil ? item.title ?? usual : nil, for: .normal)
        setImage(image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image, for: .normal)
        let usualFont = UIFont.systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
        titleLabel?.font = attribute(.font, for: item.isEnabled ? .normal : .disabled) ?? usualFont
        tintColor = item.tintColor
        isEnabled = item.isEnabled
        if menu !== item.menu { menu = item.menu }
        showsMenuAsPrimaryAction = item.menu != nil && !item.hasAction
        accessibilityIdentifier = item.accessibilityIdentifier
        updateColors()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The colour that somebody has chosen, or else one that can be read on the keyboard's ground.
    private var color: UIColor { inheritedLook.tint ?? .barButton }

    /// An attribute that the title was given in a state, or else for all of them.
    private func attribute<Value>(_ key: NSAttributedString.Key, for state: State) -> Value? {
        (item.titleTextAttributes(for: state)?[key] ?? item.titleTextAttributes(for: .normal)?[key]) as? Value
    }

    private func updateColors() {
        setTitleColor(attribute(.foregroundColor, for: .normal) ?? color, for: .normal)
        setTitleColor(attribute(.foregroundColor, for: .highlighted) ?? titleColor(for: .normal), for: .highlighted)
        let disabled = item.titleTextAttributes(for: .disabled)?[.foregroundColor] as? UIColor
        setTitleColor(disabled ?? .tertiaryLabel, for: .disabled)
        // A picture that is disabled is dimmed: as grey as words are then.
        imageView?.tintColor = item.isEnabled ? color : .label
    }

    override var usualLabel: String? {
        item.accessibilityLabel ?? (item.systemItem ?? item.image?.systemItem)?.title(in: words)
    }
    override var usualHint: String? { item.accessibilityHint }
    override var usualValue: String? { item.accessibilityValue }
    override var usualTraits: UIAccessibilityTraits { super.usualTraits.union(item.accessibilityTraits) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        application?.appearanceRules?.apply(to: item, inside: superview)
        // The language of the bar is known now.
        if window != nil { show() }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        show()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        var content = super.sizeThatFits(size).width
        if item.shownImage(in: traitCollection) == nil, let font = titleLabel?.font {
            for title in item.possibleTitles ?? [] {
                content = max(content, (title as NSString).size(withAttributes: [.font: font]).width.rounded(.up))
            }
        }
        content += 2 * Self.padding
        return CGSize(width: item.width > 0 ? item.width : max(Self.leastWidth, content), height: UIToolbar.height)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.event = event
        super.touchesEnded(touches, with: event)
        self.event = nil
    }
}

extension UIBarButtonItem {
    /// The view that shows the item in a bar; `nil` for room. One that is shown already is handed on.
    func makeView(for bar: any BarItemObserver) -> UIView? {
        self.bar = bar
        guard !isSpace, !isHidden else {
            shownView?.removeFromSuperview()
            return nil
        }
        let view = customView ?? (shownView as? BarButton) ?? BarButton(self)
        if shownView !== view { shownView?.removeFromSuperview() }
        shownView = view
        return view
    }

    /// Shows in a bar what has changed in the item.
    func update(in bar: any BarItemObserver) -> UIView? {
        let view = makeView(for: bar)
        (view as? BarButton)?.show()
        return view
    }

    /// The bar no longer shows the item.
    func leave(_ bar: any BarItemObserver) {
        guard self.bar === bar else { return }
        shownView?.removeFromSuperview()
        (shownView, self.bar) = (nil, nil)
    }
}
