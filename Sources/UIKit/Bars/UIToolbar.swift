import Foundation

/// A row of buttons on the keyboard's ground: mostly what stands above the keyboard
/// (``UIResponder/inputAccessoryView``).
///
/// The items stand one behind another, as the interface reads; flexible room takes what they leave over. Where they do not
/// fit, those with titles give way. ``fieldNavigation()`` makes a bar that goes through the fields of a form.
open class UIToolbar: UIView, BarItemObserver {
    /// How high a bar is, in points.
    static let height: CGFloat = 44
    private static let margin: CGFloat = 8

    private let ground = BarGround()
    private var shownItems: [UIBarButtonItem] = []

    /// Creates a bar. One without a height gets its own when it is shown above the keyboard, or by `sizeToFit()`.
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
    open var items: [UIBarButtonItem]? {
        get { shownItems.isEmpty ? nil : shownItems }
        set { setItems(newValue, animated: false) }
    }

    /// Puts other items into the bar. They change at once, also where it is to be seen.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let new = items ?? []
        for item in shownItems where !new.contains(where: { $0 === item }) { item.leave(self) }
        shownItems = new
        for item in new { if let view = item.makeView(for: self) { addSubview(view) } }
        setNeedsLayout()
    }

    /// The colour of the ground; `nil`, the default, for the keyboard's.
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

    private lazy var appearances = BarAppearances(copy: { UIToolbarAppearance(barAppearance: $0) }) { [weak self] in
        self?.updateGround()
    }

    /// What the bar looks like. Once it was set or changed it has a say over ``barTintColor`` and the images.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard }
        set { appearances.standard = newValue }
    }

    /// What the bar looks like while what is above it is scrolled to its end; `nil`, the default, for ``standardAppearance``. It
    /// counts always: the bar does not look at what is scrolled.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.atEdge }
        set { appearances.atEdge = newValue }
    }

    /// What the bar looks like where the screen is low; `nil`, the default, for ``standardAppearance``.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.low }
        set { appearances.low = newValue }
    }

    /// What the bar looks like where the screen is low, while what is above it is scrolled to its end; `nil`, the default, for
    /// ``scrollEdgeAppearance``. It counts always, as that one.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { appearances.lowAtEdge }
        set { appearances.lowAtEdge = newValue }
    }

    private struct GroundPlace: Hashable {
        let position: UIBarPosition
        let metrics: UIBarMetrics
    }
    private var grounds: [GroundPlace: UIImage] = [:]
    private var shadows: [UIBarPosition: UIImage] = [:]

    /// Has the ground painted by an image, drawn out over the bar; one without a size leaves the bar without a ground.
    ///
    /// A bar does not look where it stands: of images for several positions that for `.any` is shown, else that for `.bottom`,
    /// else another.
    /// - Parameter barMetrics: The bar is one of `.default` always; an image for another is not shown.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        grounds[GroundPlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        updateGround()
    }

    /// The image that was set for a ground.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        grounds[GroundPlace(position: topOrBottom, metrics: barMetrics)]
    }

    /// What stands in the place of the line above the bar, at its upper edge; an image without a size is no line. `nil`, the
    /// default, is the line of the system. Which of several is shown: see
    /// ``setBackgroundImage(_:forToolbarPosition:barMetrics:)``.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadows[topOrBottom] = shadowImage
        updateGround()
    }

    /// The image that was set for the line.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadows[topOrBottom] }

    private func updateGround() {
        if let shown = appearances.shown(in: traitCollection) {
            return ground.show(shown.backgroundColor, lineColor: shown.shadowColor, in: self)
        }
        let positions: [UIBarPosition] = [.any, .bottom, .top, .topAttached]
        let image = positions.lazy.compactMap { self.backgroundImage(forToolbarPosition: $0, barMetrics: .default) }
            .first
        let shadow = positions.lazy.compactMap { self.shadows[$0] }.first
        let color = BarGround.color(barTintColor ?? .keyboardBackground, isTranslucent: isTranslucent)
        ground.show(color, image: image, edge: shadow, in: self)
    }

    func barItemDidChange(_ item: UIBarButtonItem) {
        if let view = item.update(in: self), view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    // MARK: Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.height)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: Self.height)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        appearances.screenMayHaveChanged(traitCollection)
        let direction = effectiveUserInterfaceLayoutDirection
        ground.layOut(in: self, isBelow: true)
        bringSubviewToFront(ground.line)
        let row = BarRow(shownItems, width: bounds.width - 2 * Self.margin)
        for (item, part) in zip(shownItems, row.parts) {
            guard let view = item.shownView, view.superview === self else { continue }
            let height = item.customView == nil ? bounds.height : min(view.bounds.height, bounds.height)
            view.frame = CGRect(
                x: Self.margin + part.x, y: (bounds.height - height) / 2, width: part.width, height: height
            ).flipped(for: direction, in: bounds)
        }
    }
}

/// Whether a bar is light or dark.
public enum UIBarStyle: Int, Sendable {
    /// As its surroundings are.
    case `default`
    /// Dark.
    case black
    /// The old name of a dark one that shows through. Looks as ``black`` does.
    case blackTranslucent
    /// The old name of ``black``.
    public static let blackOpaque = UIBarStyle.black
}

/// Where the items of a bar stand, counted from where reading begins.
@MainActor
struct BarRow {
    /// Where each item stands and how wide it is, in points.
    private(set) var parts: [(x: CGFloat, width: CGFloat)] = []

    /// Places items in a width.
    init(_ items: [UIBarButtonItem], width: CGFloat) {
        var widths = items.map(Self.width)
        let rest = width - widths.reduce(0, +)
        let springs = items.indices.filter { items[$0].systemItem == .flexibleSpace && !items[$0].isHidden }
        if rest > 0 {
            for index in springs { widths[index] = rest / CGFloat(springs.count) }
        } else if rest < 0 {
            Self.shrink(&widths, by: -rest, items)
        }
        var x: CGFloat = 0
        for width in widths {
            parts.append((x, width))
            x += width
        }
    }

    /// How wide an item is where there is room.
    static func width(of item: UIBarButtonItem) -> CGFloat {
        if item.isHidden { return 0 }
        if item.isSpace { return item.systemItem == .fixedSpace ? max(0, item.width) : 0 }
        if let custom = item.customView { return item.width > 0 ? item.width : custom.bounds.width }
        return item.shownView?.sizeThatFits(.zero).width ?? 0
    }

    /// Titles give way, the longest first, as far as a finger still finds them.
    private static func shrink(_ widths: inout [CGFloat], by lack: CGFloat, _ items: [UIBarButtonItem]) {
        let soft = items.indices.filter { items[$0].customView == nil && !items[$0].isSpace && !items[$0].isHidden }
        var lack = lack
        while lack > 0.5, let longest = soft.max(by: { widths[$0] < widths[$1] }),
            widths[longest] > BarButton.leastWidth
        {
            let others = soft.filter { widths[$0] < widths[longest] }.map { widths[$0] }
            let next = max(BarButton.leastWidth, others.max() ?? 0)
            let step = min(lack, max(1, widths[longest] - next))
            widths[longest] -= step
            lack -= step
        }
    }
}
