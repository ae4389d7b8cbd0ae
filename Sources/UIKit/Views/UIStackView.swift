import Foundation

/// Constants that layout APIs share. There are no constraints yet; the type is here for its names.
public enum NSLayoutConstraint {
    /// A direction.
    public enum Axis: Int, Sendable {
        /// Across.
        case horizontal
        /// Down.
        case vertical
    }
}

/// Places views in a row or a column.
///
/// Views that are hidden take no room. A view's own size is what ``UIView/sizeThatFits(_:)`` gives.
open class UIStackView: UIView {
    /// How the room along the axis is given to the views.
    public enum Distribution: Int, Sendable {
        /// All views have their own size but the last, which takes what is left.
        case fill
        /// All views have one size.
        case fillEqually
        /// Sizes grow and shrink in proportion to the views' own.
        case fillProportionally
        /// All views have their own size, and the gaps between them take what is left.
        case equalSpacing
        /// The middles of the views have one distance.
        case equalCentering
    }

    /// Where views stand across the axis.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill
        /// At the left, or at the top.
        case leading
        /// On one baseline.
        case firstBaseline
        /// In the middle.
        case center
        /// At the right, or at the bottom.
        case trailing
        /// On one baseline.
        case lastBaseline
        /// At the top: the same as ``leading``.
        public static let top = Alignment.leading
        /// At the bottom: the same as ``trailing``.
        public static let bottom = Alignment.trailing
    }

    /// What ``setCustomSpacing(_:after:)`` takes for the stack's own spacing.
    public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
    /// What ``setCustomSpacing(_:after:)`` takes for 8 points.
    public static let spacingUseSystem: CGFloat = 1.175494e-38

    /// The views that are placed, in order.
    open private(set) var arrangedSubviews: [UIView] = []
    private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

    /// Creates a stack with a frame in its future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Creates a stack of views.
    public convenience init(arrangedSubviews: [UIView]) {
        self.init(frame: .zero)
        for view in arrangedSubviews { addArrangedSubview(view) }
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Properties

    /// The direction in which views follow each other.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { arrangementDidChange() } }
    }
    /// How the room along the axis is given to the views.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { arrangementDidChange() } }
    }
    /// Where views stand across the axis.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { arrangementDidChange() } }
    }
    /// The distance between views, in points.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { arrangementDidChange() } }
    }
    /// Whether views keep ``UIView/layoutMargins`` from the edges.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { arrangementDidChange() }
    }

    private func arrangementDidChange() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    // MARK: Views

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.count)
    }

    /// Adds a view at a place; a view that is in the stack already is moved.
    open func insertArrangedSubview(_ view: UIView, at index: Int) {
        arrangedSubviews.removeAll { $0 === view }
        arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
        if view.superview !== self { addSubview(view) }
        arrangementDidChange()
    }

    /// Stops placing a view, which stays a subview.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        customSpacings[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
    }

    /// Sets the distance after one view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
        customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementDidChange()
    }

    /// The distance that was set after a view, or ``spacingUseDefault``.
    open func customSpacing(after view: UIView) -> CGFloat {
        customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
    }

    // MARK: Size

    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
    private var visible: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private var isVertical: Bool { axis == .vertical }

    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    private func gap(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        return custom == Self.spacingUseDefault ? spacing : custom == Self.spacingUseSystem ? 8 : custom
    }

    /// The sizes that views want for a breadth of the stack.
    private func wishes(breadth room: CGFloat) -> [CGSize] {
        visible.map { view in
            let limit =
                isVertical
                ? CGSize(width: room, height: .greatestFiniteMagnitude)
                : CGSize(width: .greatestFiniteMagnitude, height: room)
            return view.sizeThatFits(limit)
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let margins = margins
        let room = breadth(size) - (isVertical ? margins.left + margins.right : margins.top + margins.bottom)
        let wishes = wishes(breadth: room > 0 ? room : .greatestFiniteMagnitude)
        let gaps = visible.dropLast().reduce(0) { $0 + gap(after: $1) }
        let lengths = wishes.map(length)
        let along =
            distribution == .fillEqually
            ? (lengths.max() ?? 0) * CGFloat(lengths.count) + gaps : lengths.reduce(0, +) + gaps
        let across = wishes.map(breadth).max() ?? 0
        return isVertical
            ? CGSize(width: across + margins.left + margins.right, height: along + margins.top + margins.bottom)
            : CGSize(width: along + margins.left + margins.right, height: across + margins.top + margins.bottom)
    }

    open override var intrinsicContentSize: CGSize { sizeThatFits(bounds.size) }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = visible
        let room = bounds.inset(by: margins)
        let wishes = wishes(breadth: breadth(room.size))
        let (lengths, gaps) = distribute(wishes.map(length), in: length(room.size), views: views)
        let baseline = views.map { ($0 as? UILabel)?.firstBaseline ?? 0 }.max() ?? 0
        var position = isVertical ? room.minY : room.minX
        for (index, view) in views.enumerated() {
            let across = place(wishes[index], of: view, in: room, baseline: baseline)
            view.frame =
                isVertical
                ? CGRect(x: across.start, y: position, width: across.length, height: lengths[index])
                : CGRect(x: position, y: across.start, width: lengths[index], height: across.length)
            position += lengths[index] + (index < gaps.count ? gaps[index] : 0)
        }
    }

    private func place(
        _ wish: CGSize, of view: UIView, in room: CGRect, baseline: CGFloat
    ) -> (start: CGFloat, length: CGFloat) {
        let (start, total) = isVertical ? (room.minX, room.width) : (room.minY, room.height)
        let length = min(breadth(wish), total)
        switch alignment {
        case .fill: return (start, total)
        case .leading: return (start, length)
        case .trailing: return (start + total - length, length)
        case .center: return (start + (total - length) / 2, length)
        case .firstBaseline, .lastBaseline:
            let own = (view as? UILabel)?.firstBaseline ?? 0
            return (isVertical ? start : start + baseline - own, length)
        }
    }

    /// The lengths of the views and of the gaps after them.
    private func distribute(
        _ wishes: [CGFloat], in room: CGFloat, views: [UIView]
    ) -> (lengths: [CGFloat], gaps: [CGFloat]) {
        guard !wishes.isEmpty else { return ([], []) }
        let gaps = views.dropLast().map { gap(after: $0) }
        let free = max(0, room - gaps.reduce(0, +))
        let wanted = wishes.reduce(0, +)
        let count = CGFloat(wishes.count)
        switch distribution {
        case .fill:
            var lengths = wishes
            let last = lengths.count - 1
            // What is too much is taken from the last views first.
            var rest = free - wanted
            lengths[last] += max(0, rest)
            for index in lengths.indices.reversed() where rest < 0 {
                let cut = min(lengths[index], -rest)
                lengths[index] -= cut
                rest += cut
            }
            return (lengths, gaps)
        case .fillEqually: return (wishes.map { _ in free / count }, gaps)
        case .fillProportionally:
            return (wishes.map { wanted > 0 ? free * $0 / wanted : free / count }, gaps)
        case .equalSpacing:
            let extra = gaps.isEmpty ? 0 : max(0, free - wanted) / CGFloat(gaps.count)
            return (wishes, gaps.map { $0 + extra })
        case .equalCentering:
            guard gaps.count > 0, let first = wishes.first, let last = wishes.last else { return (wishes, gaps) }
            let pitch = max(0, room - first / 2 - last / 2) / CGFloat(gaps.count)
            return (
                wishes,
                gaps.indices.map { max(gaps[$0], pitch - wishes[$0] / 2 - wishes[$0 + 1] / 2) }
            )
        }
    }
}
