import Foundation

/// Shows an item of a collection view: with what a program puts into ``contentView``, or with a content configuration.
///
/// Left out from UIKit: dragging.
open class UICollectionViewCell: UICollectionReusableView, ConfiguredCell {
    private let content = UIView()
    var configured: ConfiguredContent?
    var needsConfiguration = true

    /// Creates a cell with a frame in its future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// What a program puts its own views into. It is as large as the cell.
    open var contentView: UIView { content }

    override func willBeUsedAgain() {
        Animator.withoutAnimation {
            if isHighlighted { isHighlighted = false }
            if isSelected { isSelected = false }
        }
        setNeedsUpdateConfiguration()
        super.willBeUsedAgain()
    }

    // MARK: State

    /// Whether the cell shows that its item is selected. Setting it selects no item.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }

    /// Whether the cell shows that a finger is on it.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

    private func stateDidChange() {
        showGround()
        setNeedsUpdateConfiguration()
    }

    // MARK: Grounds

    /// A view behind the content, as large as the cell.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if backgroundView != nil { backgroundConfiguration = nil }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// A view behind the content, in front of ``backgroundView``, that is there while the cell is selected or a finger
    /// is on it.
    open var selectedBackgroundView: UIView? {
        didSet {
            guard selectedBackgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            showGround()
        }
    }

    private func showGround() {
        guard let ground = selectedBackgroundView else { return }
        guard isSelected || isHighlighted else { return ground.removeFromSuperview() }
        guard ground.superview !== self else { return }
        Animator.withoutAnimation {
            ground.frame = bounds
            insertSubview(ground, belowSubview: content)
        }
    }

    final var shownBackground: ConfiguredBackground?

    /// What is painted behind the content; `nil`, the default, for ``backgroundView`` and the cell's own colour. Setting it takes
    /// those away, and ``backgroundView`` takes it away.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { shownBackground?.configuration }
        set { show(newValue) }
    }

    /// Whether ``backgroundConfiguration`` is asked what it is like in the cell's state, when it is set and whenever that is another
    /// one. The default is yes.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// What is painted behind a cell by itself: nothing.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    // MARK: Configuration

    /// What the cell shows, in ``contentView``; `nil`, the default, for what the program puts there itself.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured?.configuration }
        set { show(newValue) }
    }

    /// Whether ``contentConfiguration`` is asked what it is like in the cell's state, when it is set and whenever that
    /// is another one. The default is yes.
    open var automaticallyUpdatesContentConfiguration = true

    /// The state that configurations depend on.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        return state
    }

    /// Is given a cell, and the state that it is in.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

    /// Changes the configuration to what it should be in a state, before the cell is laid out next, whenever that is
    /// another one.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Asks for ``updateConfiguration(using:)`` before the cell is laid out next.
    open func setNeedsUpdateConfiguration() {
        needsConfiguration = true
        setNeedsLayout()
    }

    /// Changes the configuration to what it should be in a state: calls the handler. Subclasses call `super`.
    open func updateConfiguration(using state: UICellConfigurationState) {
        configurationUpdateHandler?(self, state)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    // MARK: Layout

    /// What is beside the content, in points.
    var edgesBesideContent: NSDirectionalEdgeInsets { .zero }

    override func wantedSize(_ attributes: UICollectionViewLayoutAttributes) -> CGSize {
        updateConfigurationIfNeeded()
        let edges = edgesBesideContent
        configured?.fit(width: attributes.size.width - edges.leading - edges.trailing)
        return super.wantedSize(attributes)
    }

    /// The size that the constraints inside of the content give it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        updateConstraintsIfNeeded()
        guard content.hasConstraintsBelow else { return sizeThatFits(targetSize) }
        let edges = edgesBesideContent
        let (width, height) = (edges.leading + edges.trailing, edges.top + edges.bottom)
        let size = content.systemLayoutSizeFitting(
            CGSize(width: max(0, targetSize.width - width), height: max(0, targetSize.height - height)),
            withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
        return CGSize(width: size.width + width, height: size.height + height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        for view in [backgroundView, selectedBackgroundView] {
            if let view, view.frame != bounds { view.frame = bounds }
        }
        let inner = bounds.inset(by: edgesBesideContent.resolved(effectiveUserInterfaceLayoutDirection))
        if content.frame != inner { content.frame = inner }
        shownBackground?.place(in: self)
    }

    // MARK: Accessibility

    /// Whether a tap selects the item.
    private var isSelectable: Bool {
        (superview as? UICollectionView).map { $0.allowsSelection && $0.delegate != nil } ?? false
    }

    override var isUsuallyElement: Bool { isSelectable && !containsControls }
    override var usuallyResponds: Bool { isSelectable }
    override var usualTraits: UIAccessibilityTraits { isSelected ? [.button, .selected] : .button }
    override var usualLabel: String? { content.readableWords }
}
