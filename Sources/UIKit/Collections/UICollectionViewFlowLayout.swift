import Foundation

/// Puts the items of each section into lines one below the other, or beside each other where it scrolls sideways,
/// between a header and a footer.
///
/// As on iOS, the items of a line are spread from edge to edge, the last line as if it went on with items of the last
/// one's size, and an item that is alone because no other fits stands in the middle. Differences from UIKit: a size
/// that is no number, or is negative, is zero; only items are measured, headers and footers are not.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// An ``estimatedItemSize`` that stands for about ``itemSize``: items are as large as their cells want.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// Where the content's direction can be scrolled, see ``UICollectionView/ScrollDirection``.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// The least distance between lines, in points. The default is 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// The least distance between the items of a line, in points. The default is 10.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    /// The size of items, in points, where the delegate says no other. The default is 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// About how large items are whose cells say their sizes themselves. With zero, the default, they do not.
    open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
    /// The distances of a section's lines from its edges, in points, where the delegate says no others.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    /// How high headers are, or how wide where the layout scrolls sideways. With zero, the default, there are none.
    open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
    /// How high footers are, or how wide where the layout scrolls sideways. With zero, the default, there are none.
    open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
    /// Whether headers stay at the beginning of what is seen while their section is. The default is no.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether footers stay at the end of what is seen while their section is. The default is no.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    private var sections: [FlowSection]?
    private var isArranging = false
    /// Whether the layout has become invalid while the delegate was asked.
    private var isOutdated = false
    private var arrangedRoom = CGSize.zero
    /// The sizes that cells have said.
    private var wantedSizes: [TableRow: CGSize] = [:]

    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The class of what says how much of the layout is invalid.
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Arranging

    var isHorizontal: Bool { scrollDirection == .horizontal }
    private var pins: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }
    override var fitsViews: Bool { estimatedItemSize != .zero }
    override var keepsPlace: Bool { true }

    /// What is where. The delegate is asked when somebody wants to know.
    private var arranged: [FlowSection] {
        if let sections { return sections }
        guard !isArranging, let view = collectionView else { return [] }
        isArranging = true
        let made = FlowSection.sections(of: self, in: view)
        isArranging = false
        sections = made
        arrangedRoom = view.roomForItems
        return made
    }

    open override func prepare() {
        super.prepare()
        if isOutdated { (sections, isOutdated) = (nil, false) }
        _ = arranged
    }

    /// A size that can be used.
    static func usable(_ size: CGSize) -> CGSize {
        func length(_ given: CGFloat) -> CGFloat { given.isFinite && given > 0 ? min(given, 1e6) : 0 }
        return CGSize(width: length(size.width), height: length(size.height))
    }

    /// The size of an item: what its cell has said, or else what is thought of it.
    func size(of row: TableRow, said: CGSize) -> CGSize {
        if fitsViews, let wanted = wantedSizes[row] { return wanted }
        func isAutomatic(_ size: CGSize) -> Bool { size.width >= 1e300 || size.height >= 1e300 }
        if fitsViews, said == itemSize, !isAutomatic(estimatedItemSize) { return Self.usable(estimatedItemSize) }
        if isAutomatic(said) {
            return isAutomatic(itemSize) ? CGSize(width: 50, height: 50) : Self.usable(itemSize)
        }
        return Self.usable(said)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if let preferred = context.preferred {
            wantedSizes[TableRow(preferred.indexPath)] = Self.usable(preferred.size)
            sections = nil
        } else if context.invalidateEverything || flow?.invalidateFlowLayoutDelegateMetrics ?? true
            || flow?.invalidateFlowLayoutAttributes ?? true
        {
            (sections, isOutdated) = (nil, isArranging)
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        if pins { return true }
        return isHorizontal ? newBounds.height != view.bounds.height : newBounds.width != view.bounds.width
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        if context.isForScrolling, let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
            flow.invalidateFlowLayoutDelegateMetrics = false
            flow.invalidateFlowLayoutAttributes = false
        }
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard fitsViews, originalAttributes.representedElementCategory == .cell else { return false }
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return abs(new.width - old.width) > 0.01 || abs(new.height - old.height) > 0.01
    }

    override func itemsMoved(_ map: TableChangeMap) {
        var moved: [TableRow: CGSize] = [:]
        for (row, size) in wantedSizes { if let new = map.row(row) { moved[new] = size } }
        wantedSizes = moved
        sections = nil
    }

    override func forgetItems() {
        wantedSizes = [:]
        sections = nil
    }

    // MARK: What is where

    open override var collectionViewContentSize: CGSize {
        guard let view = collectionView else { return .zero }
        view.load()
        let end = arranged.last?.end ?? 0
        let room = sections == nil ? view.roomForItems : arrangedRoom
        return isHorizontal ? CGSize(width: end, height: room.height) : CGSize(width: room.width, height: end)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let (low, high) = isHorizontal ? (rect.minX, rect.maxX) : (rect.minY, rect.maxY)
        var found: [UICollectionViewLayoutAttributes] = []
        for (index, section) in arranged.enumerated() where section.start <= high && section.end >= low {
            let path = IndexPath(item: 0, section: index)
            for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
                if let edge = edgeAttributes(kind, at: path),
                    edge.frame.overlaps(rect)
                {
                    found.append(edge)
                }
            }
            for item in section.items(from: low, to: high)
            where section.frames[item].overlaps(rect) {
                if let attributes = itemAttributes(at: IndexPath(item: item, section: index)) {
                    found.append(attributes)
                }
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { edgeAttributes(elementKind, at: indexPath) }

    // A subclass places what `super` says: what is in a rectangle is found without its functions, which may ask for that themselves.

    private func itemAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard indexPath.count == 2, arranged.indices.contains(indexPath.section) else { return nil }
        let frames = arranged[indexPath.section].frames
        guard frames.indices.contains(indexPath.item) else { return nil }
        let attributes = makeAttributes(.cell, nil, indexPath)
        attributes.frame = frames[indexPath.item]
        return attributes
    }

    private func edgeAttributes(_ elementKind: String, at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let number = indexPath.first, arranged.indices.contains(number),
            indexPath.count < 2 || indexPath.item == 0
        else { return nil }
        let section = arranged[number]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
            let frame = isHeader ? section.header : section.footer
        else { return nil }
        let attributes = makeAttributes(.supplementaryView, elementKind, indexPath)
        attributes.frame = frame
        if isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds {
            attributes.frame = pinned(frame, of: section, isHeader: isHeader)
            attributes.zIndex = 10
        }
        return attributes
    }

    private func pinned(_ frame: CGRect, of section: FlowSection, isHeader: Bool) -> CGRect {
        guard let view = collectionView else { return frame }
        let seen = view.seenOfLayout
        var frame = frame
        func place(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
            isHeader
                ? max(start, min(low, section.end - length)) : min(start, max(high - length, section.start))
        }
        if isHorizontal {
            frame.origin.x = place(frame.minX, frame.width, seen.minX, seen.maxX)
        } else {
            frame.origin.y = place(frame.minY, frame.height, seen.minY, seen.maxY)
        }
        return frame
    }
}
