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
        shownBackground?.groupCorners = place?.corners ?? GroupCorners()
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

    /// How far what stands beside the content is from the edges, in points.
    private let margin: CGFloat = 16
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
