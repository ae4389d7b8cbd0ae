import Foundation

/// Shows an item of a list, or a header or a footer of one: with a content configuration, with what a program puts into
/// ``UICollectionViewCell/contentView``, and with what stands before and behind that.
///
/// Left out from UIKit: the guide of the separator, and all that edits a list.
open class UICollectionViewListCell: UICollectionViewCell {
    private let line = UIView()
    private var shown: [ShownAccessory] = []
    private var hasOwnBackground = false
    /// Where the cell stands in a list; `nil` in another layout.
    final var place: ListPlace? {
        didSet { if place != oldValue { placeDidChange() } }
    }

    /// Creates a cell with a frame in its future superview's points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        line.isUserInteractionEnabled = false
        line.isHidden = true
        line.backgroundColor = .separator
        addSubview(line)
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: What is shown

    /// What stands before and behind the content, from the content to the edges.
    open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }

    /// How many steps the content begins later than usual. The default is 0.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { measuresDidChange() } } }

    /// How wide a step of ``indentationLevel`` is, in points. The default is 10.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { measuresDidChange() } } }

    /// What the cell shows by itself, without any text yet: in a header or a footer what these show.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let kind else { return .cell() }
        let isPlain = place?.appearance == .plain
        if kind == UICollectionView.elementKindSectionFooter { return isPlain ? .plainFooter() : .groupedFooter() }
        return isPlain ? .plainHeader() : .groupedHeader()
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        place?.background ?? super.defaultBackgroundConfiguration()
    }

    /// What is painted behind all of it: that of the list, until a program says something else.
    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        get { super.backgroundConfiguration }
        set {
            if newValue != nil || super.backgroundConfiguration != nil { hasOwnBackground = true }
            super.backgroundConfiguration = newValue
            updateCorners()
        }
    }

    override func take(_ attributes: UICollectionViewLayoutAttributes) {
        super.take(attributes)
        place = attributes.listPlace
    }

    private func placeDidChange() {
        if !hasOwnBackground, backgroundView == nil { show(place?.background, clearsOthers: false) }
        updateCorners()
        setNeedsLayout()
    }

    private func updateCorners() {
        let corners = place?.corners ?? []
        shownBackground?.groupCorners = corners.isEmpty ? (0, .all) : (10, corners)
    }

    private func measuresDidChange() {
        setNeedsLayout()
        (superview as? UICollectionView)?.sizeMayDiffer(of: self)
    }

    // MARK: Accessories

    private func showAccessories() {
        let old = shown
        shown = accessories.filter(\.isShown).map { ShownAccessory($0, before: old) }
        let kept = Set(shown.map { ObjectIdentifier($0.view) })
        for accessory in old where accessory.view.superview === self && !kept.contains(ObjectIdentifier(accessory.view))
        {
            accessory.view.removeFromSuperview()
        }
        for accessory in shown where accessory.view.superview !== self { addSubview(accessory.view) }
        measuresDidChange()
    }

    private func width(isLeading: Bool) -> CGFloat {
        let widths = shown.filter { $0.isLeading == isLeading }.map { $0.reservedWidth + ShownAccessory.gap }
        return widths.isEmpty ? 0 : widths.reduce(margin - (isLeading ? ShownAccessory.gap : 0), +)
    }

    private var margin: CGFloat { 16 }
    private var indentation: CGFloat { CGFloat(indentationLevel) * indentationWidth }

    override var edgesBesideContent: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: place?.topPadding ?? 0, leading: width(isLeading: true) + indentation, bottom: 0,
            trailing: width(isLeading: false))
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let direction = effectiveUserInterfaceLayoutDirection
        var (start, end) = (margin + indentation, bounds.width - margin)
        // The content is between them: the first of each side stands beside it.
        for accessory in shown.filter(\.isLeading).reversed() {
            accessory.place(from: start, in: bounds, direction)
            start += accessory.reservedWidth + ShownAccessory.gap
        }
        for accessory in shown.filter({ !$0.isLeading }).reversed() {
            end -= accessory.reservedWidth
            accessory.place(from: end, in: bounds, direction)
            end -= ShownAccessory.gap
        }
        line.isHidden = place?.showsSeparator != true
        guard !line.isHidden else { return }
        let height = 1 / screenScale
        let text = edgesBesideContent.leading + (configured?.textStart ?? margin)
        line.frame = CGRect(x: text, y: bounds.height - height, width: max(0, bounds.width - text), height: height)
            .flipped(for: direction, in: bounds)
        bringSubviewToFront(line)
    }
}

/// An accessory in its cell.
@MainActor
private struct ShownAccessory {
    static let gap: CGFloat = 8

    let view: UIView
    let isLeading: Bool
    private let dimension: UICellAccessory.LayoutDimension
    private let isFixed: Bool

    /// The size that a view of the program's came with; `nil` where it is asked what it wants.
    private let given: CGSize?

    /// - Parameter before: What was there before: the size that a view has by now may be that which it was given there.
    init(_ accessory: UICellAccessory, before: [ShownAccessory]) {
        (isLeading, dimension) = (accessory.isLeading, accessory.width)
        switch accessory.content {
        case .sign(let type, let handler):
            let sign = CellAccessory(type) { handler?() }
            if let color = accessory.tintColor { sign.signColor = color }
            (view, isFixed, given) = (sign, false, nil)
        case .label(let text, let font, let followsSize):
            let label = UILabel()
            (label.text, label.font, label.textColor) = (text, font, accessory.tintColor ?? .secondaryLabel)
            label.adjustsFontForContentSizeCategory = followsSize
            (view, isFixed, given) = (label, false, nil)
        case .view(let own, let isFixed):
            if let color = accessory.tintColor { own.tintColor = color }
            (view, self.isFixed) = (own, isFixed)
            if let known = before.first(where: { $0.view === own }) {
                given = known.given
            } else {
                let isSized = own.bounds.width > 0 && own.translatesAutoresizingMaskIntoConstraints
                given = isSized ? own.bounds.size : nil
            }
        }
        view.isHidden = accessory.isHidden
    }

    /// The size that it has, or wants where it has none.
    private var size: CGSize {
        if let sign = view as? CellAccessory { return CGSize(width: sign.width, height: 0) }
        if let given { return given }
        let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        return fitting.width > 0 ? fitting : view.sizeThatFits(CGSize(width: 10_000, height: 10_000))
    }

    var reservedWidth: CGFloat {
        switch dimension {
        case .actual: size.width
        case .standard: max(size.width, 24)
        case .custom(let width): width.isFinite ? max(0, width) : size.width
        }
    }

    func place(from start: CGFloat, in bounds: CGRect, _ direction: UIUserInterfaceLayoutDirection) {
        let size = size
        let height = view is CellAccessory ? bounds.height : isFixed ? size.height : min(size.height, bounds.height)
        let frame = CGRect(
            x: start + (reservedWidth - size.width) / 2, y: ((bounds.height - height) / 2).rounded(),
            width: size.width, height: height
        ).flipped(for: direction, in: bounds)
        if view.frame != frame { view.frame = frame }
    }
}
