import Foundation

/// Places views in a row or a column.
///
/// Views that are hidden take no room. Where constraints are about the stack or a view in it, the arrangement is made of
/// constraints, as on iOS: a stack is as large as its views make it, and constraints of the views themselves hold. Where
/// there are none, the stack places its views by itself.
///
/// Differences from UIKit: a view without a size of its own keeps the one that it has, as long as nothing else asks for
/// another; views keep ``UIView/translatesAutoresizingMaskIntoConstraints``, which is of no account while they are
/// arranged; constraints are not among ``UIView/constraints``; where several views are equally good at growing or giving
/// way, it is the last one.
open class UIStackView: UIView {
    /// How the room along the axis is given to the views.
    public enum Distribution: Int, Sendable {
        /// All views have their own size but the last, which takes what is left. Switches and pictures are not
        /// stretched where another view can be.
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

    /// Unarchiving is not supported. Gives a stack of no views.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
    }

    deinit {
        // Views that nobody else holds are then taken apart one by one, as those of every view.
        arrangedSubviews = []
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
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
    }

    /// Whether ``spacing`` in a column is counted from the last baseline of a view to the first one of the next, and not from
    /// edge to edge. What shows no text has its baseline at the bottom.
    open var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
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
        natural[ObjectIdentifier(view)] = nil
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
    private var isVertical: Bool { axis == .vertical }

    /// The sizes that views without a size of their own had before they were placed, and the sizes that they got.
    private var natural: [ObjectIdentifier: (wish: CGSize, given: CGSize)] = [:]

    private func length(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func breadth(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    private func gap(after view: UIView) -> CGFloat {
        let custom = customSpacing(after: view)
        let gap = custom == Self.spacingUseDefault ? spacing : custom
        return gap == Self.spacingUseSystem ? 8 : gap
    }

    /// The distances between views, from edge to edge.
    private func gaps(between views: [UIView]) -> [CGFloat] {
        zip(views, views.dropFirst()).map { view, next in
            guard isBaselineRelativeArrangement, isVertical else { return gap(after: view) }
            let (size, nextSize) = (naturalSize(of: view), naturalSize(of: next))
            return gap(after: view) - (size.height - view.baseline(in: size, isLast: true))
                - next.baseline(in: nextSize, isLast: false)
        }
    }

    private func naturalSize(of view: UIView) -> CGSize {
        let width = bounds.width - margins.left - margins.right
        return wish(
            of: view, in: limit(length: .greatestFiniteMagnitude, breadth: width > 0 ? width : .greatestFiniteMagnitude)
        )
    }

    /// The size that a view wants within a size.
    private func wish(of view: UIView, in limit: CGSize) -> CGSize {
        var wish = view.sizeThatFits(limit)
        // A size that is the present one is that of a view that cannot measure itself.
        guard wish == view.bounds.size, !view.measuresContent else {
            let own = ownRoom(of: view)
            return CGSize(width: wish.width + own.width, height: wish.height + own.height)
        }
        // What was squeezed in a stack that was too small for a while comes back with its size.
        if let natural = natural[ObjectIdentifier(view)], natural.given == wish { wish = natural.wish }
        let intrinsic = view.intrinsicContentSize
        if intrinsic.width != Self.noIntrinsicMetric { wish.width = intrinsic.width }
        if intrinsic.height != Self.noIntrinsicMetric { wish.height = intrinsic.height }
        return wish
    }

    /// The room that a program's class adds to what its content needs by overriding ``UIView/intrinsicContentSize``.
    private func ownRoom(of view: UIView) -> CGSize {
        guard ClassOrigin.isProgram(type(of: view)) else { return .zero }
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let (whole, intrinsic) = (view.sizeThatFits(unlimited), view.intrinsicContentSize)
        // A lesser width is that of lines that were broken.
        guard intrinsic.width < 0 || intrinsic.width >= whole.width else { return .zero }
        return CGSize(width: max(0, intrinsic.width - whole.width), height: max(0, intrinsic.height - whole.height))
    }

    private func limit(length: CGFloat, breadth: CGFloat) -> CGSize {
        isVertical ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    /// How views share a length, and the sizes that they then want.
    private func arrange(
        _ views: [UIView], in room: CGSize
    ) -> (wishes: [CGSize], lengths: [CGFloat], gaps: [CGFloat]) {
        let unlimited = CGFloat.greatestFiniteMagnitude
        var wishes = views.map { wish(of: $0, in: limit(length: unlimited, breadth: breadth(room))) }
        let distribution = StackDistribution(
            kind: distribution, wishes: wishes.map(length), gaps: gaps(between: views),
            stretched: stretched(of: views), isFirm: views.map { isFirm($0) })
        guard length(room) < unlimited else {
            let lengths = wishes.map(length)
            let equal = self.distribution == .fillEqually ? lengths.map { _ in lengths.max() ?? 0 } : lengths
            return (wishes, equal, distribution.gaps)
        }
        let (lengths, gaps) = distribution.shared(in: length(room))
        // Text that got less than a line needs more of them.
        for index in views.indices where !isVertical && lengths[index] < wishes[index].width - 0.01 {
            wishes[index].height = wish(of: views[index], in: CGSize(width: lengths[index], height: room.height)).height
        }
        return (wishes, lengths, gaps)
    }

    /// Whether a view wants its length along the axis by itself, and does not only have one.
    private func isFirm(_ view: UIView) -> Bool { view.measuresContent || length(view.intrinsicContentSize) >= 0 }

    /// Which of several views takes what is left.
    private func stretched(of views: [UIView]) -> Int {
        views.lastIndex { !isFirm($0) } ?? views.lastIndex { !$0.hugsContent } ?? views.count - 1
    }

    override var arrangedViews: [UIView] { arrangedSubviews }

    override var arrangement: StackArrangement? {
        let views = visible
        return StackArrangement(
            views: views, isVertical: isVertical, distribution: distribution, alignment: alignment,
            gaps: gaps(between: views), margins: isLayoutMarginsRelativeArrangement ? layoutMargins : nil,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, stretched: stretched(of: views))
    }

    override func arrangedSize(of subview: UIView, in limit: CGSize) -> CGSize { wish(of: subview, in: limit) }

    /// The views that take room.
    private var visible: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { wantedSize(in: size) }

    private func wantedSize(in size: CGSize) -> CGSize {
        let (margins, views) = (margins, visible)
        let unlimited = CGFloat.greatestFiniteMagnitude
        func room(_ side: CGFloat, _ margin: CGFloat) -> CGFloat { side - margin > 0 ? side - margin : unlimited }
        let inner = CGSize(
            width: room(size.width, margins.left + margins.right),
            height: room(size.height, margins.top + margins.bottom))
        var wanted = arrange(views, in: limit(length: unlimited, breadth: breadth(inner)))
        if !isVertical, wanted.lengths.reduce(0, +) + wanted.gaps.reduce(0, +) > inner.width {
            wanted = arrange(views, in: inner)
        }
        let along = wanted.lengths.reduce(0, +) + wanted.gaps.reduce(0, +)
        let across = wanted.wishes.map(breadth).max() ?? 0
        let content = limit(length: along, breadth: across)
        return CGSize(
            width: content.width + margins.left + margins.right, height: content.height + margins.top + margins.bottom)
    }

    open override var intrinsicContentSize: CGSize { wantedSize(in: .zero) }

    override var isSizedBySubviews: Bool { true }
    override var measuresContent: Bool { true }

    // MARK: Layout

    open override func layoutSubviews() {
        guard !isArrangedByConstraints else { return layOutByConstraints() }
        super.layoutSubviews()
        let views = visible
        let room = bounds.inset(by: margins)
        let (wishes, lengths, gaps) = arrange(views, in: room.size)
        let sizes = views.indices.map { index in
            let across = alignment == .fill ? breadth(room.size) : min(breadth(wishes[index]), breadth(room.size))
            return limit(length: lengths[index], breadth: across)
        }
        let baselines = views.indices.map { baseline(of: views[$0], size: sizes[$0]) }
        let lowest = baselines.max() ?? 0
        var position: CGFloat = 0
        for (index, view) in views.enumerated() {
            let size = sizes[index]
            let across =
                isBaselineAligned ? lowest - baselines[index] : offset(of: breadth(size), in: breadth(room.size))
            let origin = isVertical ? CGPoint(x: across, y: position) : CGPoint(x: position, y: across)
            let place = CGRect(origin: CGPoint(x: room.minX + origin.x, y: room.minY + origin.y), size: size)
            view.frame = place.flipped(for: effectiveUserInterfaceLayoutDirection, in: room)
            natural[ObjectIdentifier(view)] = (wishes[index], view.bounds.size)
            position += lengths[index] + (index < gaps.count ? gaps[index] : 0)
        }
    }

    private var isArrangedByConstraints: Bool {
        hasConstraintsBelow && rootView.constraintLayout?.arranges(self) ?? false
    }

    private func layOutByConstraints() {
        let given = visible.filter { !$0.measuresContent }
        let unlimited = CGFloat.greatestFiniteMagnitude
        let wishes = given.map { view in
            wish(of: view, in: CGSize(width: isVertical ? view.bounds.width : unlimited, height: unlimited))
        }
        super.layoutSubviews()
        for (view, wish) in zip(given, wishes) { natural[ObjectIdentifier(view)] = (wish, view.bounds.size) }
    }

    private var isBaselineAligned: Bool { !isVertical && (alignment == .firstBaseline || alignment == .lastBaseline) }

    /// Where a breadth begins in the room across the axis.
    private func offset(of breadth: CGFloat, in room: CGFloat) -> CGFloat {
        switch alignment {
        case .fill, .leading, .firstBaseline, .lastBaseline: 0
        case .center: (room - breadth) / 2
        case .trailing: room - breadth
        }
    }

    /// How far below its top edge a view of a size has the baseline that is aligned.
    private func baseline(of view: UIView, size: CGSize) -> CGFloat {
        isBaselineAligned ? view.baseline(in: size, isLast: alignment == .lastBaseline) : 0
    }
}
