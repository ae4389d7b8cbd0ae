import Foundation

// What there is, and where: asked of the data source and of the layout when somebody wants to know.

extension UICollectionView {
    /// Whether there is an item.
    func contains(_ row: TableRow) -> Bool {
        counts.indices.contains(row.section) && row.row >= 0 && row.row < counts[row.section]
    }

    /// Whether items are what they were at a time.
    func isCurrent(_ time: Int) -> Bool { generation == time && !needsReload }

    /// Asks the data source for everything, if that is due.
    func load() {
        // A data source that is no more has nothing to show.
        if dataSource == nil, !counts.isEmpty { needsReload = true }
        guard !isLoading, needsReload else { return }
        isLoading = true
        needsReload = false
        let count = dataSource.map { $0.numberOfSections(in: self) } ?? 0
        counts = (0..<max(0, count)).map { askedCount($0) }
        generation += 1
        isLoading = false
        collectionViewLayout.forgetItems()
        (needsPreparation, fitted) = (true, [])
        recycleAll()
    }

    /// How many items the data source says that a section has.
    func askedCount(_ section: Int) -> Int {
        max(0, dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0)
    }

    // MARK: Layout

    /// The room that the layout has, in points.
    var roomForItems: CGSize {
        let inset = adjustedContentInset
        return CGSize(
            width: max(0, bounds.width - inset.left - inset.right),
            height: max(0, bounds.height - inset.top - inset.bottom))
    }

    /// What is seen, as the layout has it.
    var seenOfLayout: CGRect { mirrored(bounds.inset(by: adjustedContentInset)) }

    /// A part of the layout is invalid.
    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        needsPreparation = true
        if context.preferred == nil, !context.isForScrolling { fitted = [] }
        let distance = context.contentOffsetAdjustment
        if distance.isFinite { dueScrolling = CGPoint(x: dueScrolling.x + distance.x, y: dueScrolling.y + distance.y) }
        // A layout that says so whenever it is prepared must not do it for ever.
        if !isPreparing { setNeedsLayout() }
    }

    /// Asks the layout whether it is another one with bounds that the view is about to have.
    func boundsWillChange(to new: CGRect) {
        let layout = collectionViewLayout
        guard new != bounds, !isPreparing, layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
        layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: new))
    }

    /// Has the layout find out where everything is, if that is due.
    func prepareIfNeeded() {
        load()
        guard needsPreparation, !isPreparing else { return }
        isPreparing = true
        for _ in 0..<3 where needsPreparation {
            needsPreparation = false
            collectionViewLayout.prepare()
        }
        needsPreparation = false
        isPreparing = false
    }

    /// The size of the content as the layout says it.
    var sizeOfLayout: CGSize {
        UICollectionViewFlowLayout.usable(collectionViewLayout.collectionViewContentSize)
    }

    // MARK: Mirroring

    /// Whether the layout is shown mirrored.
    var isMirrored: Bool {
        collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
            && collectionViewLayout.developmentLayoutDirection != effectiveUserInterfaceLayoutDirection
    }

    /// The width across which the layout is mirrored.
    private var mirrorWidth: CGFloat { max(sizeOfLayout.width, roomForItems.width) }

    /// A rectangle of the content in the layout, and the other way round.
    private func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Attributes of the layout in the content, and the other way round.
    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored else { return attributes }
        let copy = attributes.copied()
        copy.center.x = mirrorWidth - copy.center.x
        return copy
    }

    /// Takes the layout's size. A content that is mirrored keeps its place from the edge where it begins.
    func followContentSize() {
        let size = sizeOfLayout
        var offset = contentOffset
        let end = isMirrored ? mirrorWidth - bounds.width : nil
        if let end, bounds.width > 0 { offset.x += end - (laidOutEnd ?? 0) }
        laidOutEnd = bounds.width > 0 ? end : nil
        offset = CGPoint(x: offset.x + dueScrolling.x, y: offset.y + dueScrolling.y)
        dueScrolling = .zero
        if size != contentSize { contentSize = size }
        if offset != contentOffset {
            moveSeen(by: CGPoint(x: offset.x - contentOffset.x, y: offset.y - contentOffset.y))
        }
    }

    /// Goes along with a content that has moved under what is seen.
    func moveSeen(by distance: CGPoint) {
        guard distance != .zero else { return }
        motion.contentMoved(by: distance)
        contentOffset = motion.offset ?? CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
        if !motion.isMoving { clampOffset() }
    }

    // MARK: Attributes

    /// Where an element is in the content; `nil` for one that is not there.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        let layout = collectionViewLayout
        let found =
            switch element {
            case .item(let row): contains(row) ? layout.layoutAttributesForItem(at: row.path) : nil
            case .supplementary(let kind, let path):
                layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
            case .decoration(let kind, let path): layout.layoutAttributesForDecorationView(ofKind: kind, at: path)
            }
        return found.map { mirrored($0) }
    }

    /// What a rectangle of the content touches. What a layout says of items that are not there is passed over.
    func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        prepareIfNeeded()
        let found = collectionViewLayout.layoutAttributesForElements(in: mirrored(rect)) ?? []
        return found.compactMap { attributes in
            let path = attributes.indexPath
            switch attributes.representedElementCategory {
            case .cell: guard path.count == 2, contains(TableRow(path)) else { return nil }
            case .supplementaryView: guard dataSource != nil else { return nil }
            case .decorationView: break
            }
            let attributes = mirrored(attributes)
            return !attributes.isHidden && attributes.frame.overlaps(rect) ? attributes : nil
        }
    }
}
