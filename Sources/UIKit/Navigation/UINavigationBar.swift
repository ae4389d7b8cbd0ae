import Foundation

/// The bar at the top of what a navigation controller shows: where one is, the way back, and buttons.
///
/// Differences from UIKit: the bar is opaque, its items change without sliding, and there is no delegate;
/// of appearances there are ``barTintColor``, ``barStyle``, ``titleTextAttributes``, ``largeTitleTextAttributes``, images of ground
/// and line, ``standardAppearance`` and ``scrollEdgeAppearance``.
open class UINavigationBar: UIView, BarItemObserver {
    /// How high the bar is, in points, without what covers the top of the screen.
    static let height: CGFloat = 44
    private static let margin: CGFloat = 8
    private static let largeMargin: CGFloat = 16

    private let ground = BarGround()
    private let titleLabel = UILabel()
    private let largeTitleLabel = UILabel()
    private let backButton = UIButton()
    private var shown = Contents()
    /// What is done when a person goes back by the bar.
    var goesBack: (() -> Void)?
    /// Is called when the bar is to have another height.
    var changesHeight: (() -> Void)?

    /// What of an item stands in the bar.
    private struct Contents {
        var leading: [UIBarButtonItem] = []
        var trailing: [UIBarButtonItem] = []
        var titleView: UIView?
        var searchBar: UISearchBar?
        var hasLargeTitle = false

        var buttons: [UIBarButtonItem] { leading + trailing }
    }

    /// Creates a bar without items.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel.accessibilityTraits = .header
        largeTitleLabel.accessibilityTraits = .header
        for label in [titleLabel, largeTitleLabel] { label.isUserInteractionEnabled = false }
        backButton.setImage(UIImage(systemName: "chevron.backward")?.withRenderingMode(.alwaysTemplate), for: .normal)
        backButton.addAction(UIAction { [weak self] _ in self?.useBackButton() }, for: .touchUpInside)
        for view in [titleLabel, largeTitleLabel, backButton] { addSubview(view) }
        ground.add(to: self)
        showItems()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Items

    /// The items from the first to the one that is shown.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }
    private var stack: [UINavigationItem] = []

    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }
    /// The item that the way back leads to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Exchanges the items. What is shown changes at once.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in stack where item.bar === self { item.bar = nil }
        stack = items ?? []
        for item in stack { item.bar = self }
        showItems()
    }

    /// Puts an item on top. What is shown changes at once.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        setItems(stack + [item], animated: animated)
    }

    /// Takes the top item away, but never the last one.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard stack.count > 1, let top = stack.last else { return nil }
        setItems(stack.dropLast(), animated: animated)
        return top
    }

    // MARK: Looks

    /// The colour of the ground; `nil`, the default, for that of the system.
    open var barTintColor: UIColor? {
        didSet { showGround() }
    }
    /// Whether the views of controllers reach behind the bar. The default is yes. Its ground hides them in both cases, unless an
    /// image or an appearance leaves it out; on iOS they shine through. See ``UIViewController/edgesForExtendedLayout``.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { changesHeight?() } }
    }
    /// What stands in the place of the line below the bar, at the bar's lower edge; an image without a size is no line. `nil`, the
    /// default, is the line of the system.
    open var shadowImage: UIImage? {
        didSet { showGround() }
    }
    /// Has the ground painted by an image, drawn out over the bar; one without a size leaves the bar without a ground.
    /// - Parameter barMetrics: The bar is one of `.default` always; an image for another is not shown.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        grounds[barMetrics] = backgroundImage
        showGround()
    }
    /// The image that paints the ground.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { grounds[barMetrics] }
    private var grounds: [UIBarMetrics: UIImage] = [:]

    /// Whether the bar is dark whatever its surroundings are.
    open var barStyle = UIBarStyle.default {
        didSet { overrideUserInterfaceStyle = barStyle == .default ? .unspecified : .dark }
    }
    /// What the title looks like. The default is semibold, of 17 points.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { showItems() }
    }

    /// Whether titles stand large in a row of their own: see ``UINavigationItem/largeTitleDisplayMode``. The default is no.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { showItems() } }
    }
    /// What large titles look like. The default is bold, of 34 points.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { showItems() }
    }

    private lazy var appearances = BarAppearances(copy: { UINavigationBarAppearance(barAppearance: $0) }) {
        [weak self] in
        self?.showItems()
    }

    /// What the bar looks like. Once it was set or changed it has a say over ``barTintColor`` and ``titleTextAttributes``.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard }
        set { appearances.standard = newValue }
    }
    /// What the bar looks like while what is below it is scrolled to its beginning; `nil`, the default, for
    /// ``standardAppearance``. It counts always: the bar does not look at what is scrolled.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.atEdge }
        set { appearances.atEdge = newValue }
    }
    /// What the bar looks like where the screen is low; `nil`, the default, for ``standardAppearance``.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.low }
        set { appearances.low = newValue }
    }
    /// What the bar looks like where the screen is low, while what is below it is scrolled to its beginning; `nil`, the default, for
    /// ``scrollEdgeAppearance``. It counts always, as that one.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.lowAtEdge }
        set { appearances.lowAtEdge = newValue }
    }
    private var shownAppearance: UINavigationBarAppearance? {
        appearances.shown(in: traitCollection) { topItem?.appearance(for: $0) }
    }

    private func showGround() {
        guard let shownAppearance else {
            return ground.show(
                barTintColor ?? .systemBackground, image: grounds[.default], edge: shadowImage, in: self)
        }
        ground.show(shownAppearance.backgroundColor, lineColor: shownAppearance.shadowColor, in: self)
    }

    // MARK: Showing

    /// Shows the top item as it is now.
    func showItems() {
        let (item, way) = (topItem, backItem)
        var new = Contents()
        new.leading = item?.leftBarButtonItems ?? []
        new.trailing = item?.rightBarButtonItems ?? []
        new.titleView = item?.titleView
        new.searchBar = item?.searchController?.searchBar
        for button in shown.buttons where !new.buttons.contains(where: { $0 === button }) { button.leave(self) }
        if let old = shown.titleView, old !== new.titleView, old.superview === self { old.removeFromSuperview() }
        if let old = shown.searchBar, old !== new.searchBar, old.superview === self { old.removeFromSuperview() }
        new.hasLargeTitle = hasLargeTitle(item)
        let changesHeight = shown.searchBar !== new.searchBar || shown.hasLargeTitle != new.hasLargeTitle
        shown = new
        for button in new.buttons { if let view = button.makeView(for: self) { addSubview(view) } }
        if let view = new.titleView { addSubview(view) }
        if let view = new.searchBar, view.superview !== self { addSubview(view) }
        showTitle(of: item)
        showGround()
        let hasWay =
            way != nil && item?.hidesBackButton != true
            && (new.leading.isEmpty || item?.leftItemsSupplementBackButton == true)
        backButton.isHidden = !hasWay
        if let way, hasWay { showBackButton(to: way) }
        if changesHeight { heightDidChange() }
        setNeedsLayout()
    }

    private func showTitle(of item: UINavigationItem?) {
        titleLabel.isHidden = item?.titleView != nil || shown.hasLargeTitle
        largeTitleLabel.isHidden = !shown.hasLargeTitle
        largeTitleLabel.attributedText = largeTitle(of: item, shownAppearance)
        largeTitleLabel.lineBreakMode = .byTruncatingTail
        var attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
        ]
        attributes.merge(shownAppearance?.titleTextAttributes ?? titleTextAttributes ?? [:]) { $1 }
        titleLabel.attributedText = NSAttributedString(string: item?.title ?? "", attributes: attributes)
        titleLabel.lineBreakMode = .byTruncatingTail
    }

    private func showBackButton(to way: UINavigationItem) {
        let button = way.backBarButtonItem
        let isMinimal = way.backButtonDisplayMode == .minimal
        let title = isMinimal ? "" : button.map { $0.title } ?? way.backButtonTitle ?? wayTitle(way)
        let spoken = [title, way.title, words[.back]].compactMap(\.self).first { !$0.isEmpty }
        backButton.setTitle(title, for: .normal)
        let color: UIColor = inheritedLook.tint ?? .barButton
        backButton.setTitleColor(color, for: .normal)
        backButton.tintColor = color
        backButton.titleLabel?.font = .systemFont(ofSize: 17)
        backButton.accessibilityLabel = button?.accessibilityLabel ?? spoken
        backButton.accessibilityIdentifier = button?.accessibilityIdentifier
    }

    private func wayTitle(_ way: UINavigationItem) -> String {
        way.backButtonDisplayMode == .generic ? words[.back] : way.title ?? words[.back]
    }

    private func useBackButton() {
        if let button = backItem?.backBarButtonItem, button.hasAction { return button.use(event: nil) }
        goesBack?()
    }

    func barItemDidChange(_ item: UIBarButtonItem) {
        if let view = item.update(in: self), view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showItems()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // The language of the bar is known now.
        if window != nil { showItems() }
    }

    // MARK: Layout

    /// How high the bar is for an item, in points, without what covers the top of the screen: a search bar stands below the row
    /// of titles and buttons, or alone while one searches.
    func height(for item: UINavigationItem?) -> CGFloat {
        let titles = Self.height + (hasLargeTitle(item) ? Self.largeTitleHeight : 0)
        guard let search = item?.searchController else { return titles }
        return (search.hidesRow ? 0 : titles) + search.searchBar.intrinsicContentSize.height
    }

    /// The bar is to have another height: that of the item that is shown.
    func heightDidChange() {
        clipsToBounds = topItem?.searchController?.hidesRow == true
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        changesHeight?()
    }

    /// Where the row of titles and buttons begins, in points: above the bar while it makes room for a search.
    private var rowTop: CGFloat {
        topItem?.searchController?.hidesRow == true ? -Self.height : bounds.height - height(for: topItem)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(for: topItem))
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: height(for: topItem))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        appearances.screenMayHaveChanged(traitCollection)
        // Another window, or one of another height, may have room for it or none.
        if hasLargeTitle(topItem) != shown.hasLargeTitle { showItems() }
        ground.layOut(in: self, isBelow: false)
        let insets = safeAreaInsets
        let width = max(0, bounds.width - insets.left - insets.right)
        // A side has at most half of the bar, so that the title is not all that gives way.
        let limit = max(0, width / 2 - Self.margin)
        var start = Self.margin
        if !backButton.isHidden {
            let wanted = backButton.sizeThatFits(bounds.size).width + 2 * Self.margin
            start += place(backButton, at: start, width: min(max(44, wanted), limit), in: width)
        }
        start = place(shown.leading, from: start, limit: limit, in: width, atEnd: false)
        let end = place(shown.trailing, from: Self.margin, limit: limit, in: width, atEnd: true)
        placeTitle(between: start, and: width - end, in: width)
        largeTitleLabel.frame = CGRect(
            x: insets.left + Self.largeMargin, y: rowTop + Self.height, width: max(0, width - 2 * Self.largeMargin),
            height: Self.largeTitleHeight)
        if let bar = shown.searchBar {
            let height = bar.intrinsicContentSize.height
            bar.frame = CGRect(x: insets.left, y: bounds.height - height, width: width, height: height)
        }
    }

    /// Places a view in the row, counted from where reading begins.
    /// - Returns: How wide it is.
    @discardableResult
    private func place(_ view: UIView, at x: CGFloat, width: CGFloat, height: CGFloat? = nil, in row: CGFloat)
        -> CGFloat
    {
        let insets = safeAreaInsets
        let height = min(height ?? Self.height, Self.height)
        let top = rowTop + (Self.height - height) / 2
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        view.frame = CGRect(
            x: insets.left + (isMirrored ? row - x - width : x), y: top, width: width, height: height)
        return width
    }

    /// Places buttons from an edge towards the middle, the outermost first.
    /// - Returns: How far from the edge they reach.
    private func place(
        _ items: [UIBarButtonItem], from start: CGFloat, limit: CGFloat, in row: CGFloat, atEnd: Bool
    ) -> CGFloat {
        let wanted = items.reduce(0) { $0 + BarRow.width(of: $1) }
        let parts = BarRow(items, width: min(wanted, max(0, limit - start))).parts
        for (item, part) in zip(items, parts) {
            guard let view = item.shownView, view.superview === self else { continue }
            let x = atEnd ? row - start - part.x - part.width : start + part.x
            place(view, at: x, width: part.width, height: item.customView?.bounds.height, in: row)
        }
        return parts.last.map { start + $0.x + $0.width } ?? start
    }

    /// In the middle of the bar if there is room, else as near to it as what stands beside it lets it.
    private func placeTitle(between start: CGFloat, and end: CGFloat, in row: CGFloat) {
        let view = shown.titleView ?? titleLabel
        let isOwn = shown.titleView != nil
        var size = isOwn ? view.bounds.size : view.sizeThatFits(CGSize(width: row, height: Self.height))
        if isOwn, size.width <= 0 || size.height <= 0 {
            size = view.sizeThatFits(CGSize(width: row, height: Self.height))
        }
        let room = max(0, end - start - 2 * Self.margin)
        let width = min(size.width, room)
        let middle = (row - width) / 2
        let x = min(max(middle, start + Self.margin), max(start + Self.margin, end - Self.margin - width))
        place(view, at: x, width: width, height: isOwn ? size.height : nil, in: row)
        if let offset = shownAppearance?.titlePositionAdjustment, !isOwn {
            view.frame = view.frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        }
    }
}
