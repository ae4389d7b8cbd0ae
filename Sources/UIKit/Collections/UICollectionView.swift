import Foundation

/// Shows items in sections, placed by a layout, of which only those have cells that are seen.
///
/// A cell whose field is edited stays while it is scrolled away. While a field in the view is edited, or a keypad is
/// used, the items just outside of what is seen have cells too, so that Tab and arrows lead on.
///
/// Left out from UIKit: prefetching, moving and dragging by a finger, menus, editing, and transitions between layouts
/// that a finger leads.
open class UICollectionView: UIScrollView {
    // MARK: Stored state

    let views = CollectionViews()
    let touch = CellTouch<UICollectionView>()
    private var layout: UICollectionViewLayout
    /// How many items the sections have.
    var counts: [Int] = []
    var chosen: Set<TableRow> = []
    /// What is changed until the end of ``performBatchUpdates(_:completion:)``.
    var changes = TableChanges()
    var updateDepth = 0
    /// Whether views that come fade in.
    var isFadingIn = false
    var needsReload = true
    var isLoading = false
    /// Whether the layout is to be prepared.
    var needsPreparation = true
    var isPreparing = false
    var isLayingOut = false
    /// Rises whenever items are others: who has called a program looks at it afterwards.
    var generation = 0
    /// The views that have been asked what they want since the layout was found out as a whole.
    var fitted: Set<CollectionElement> = []
    /// How far a mirrored content could be scrolled when it was laid out last.
    var laidOutEnd: CGFloat?
    /// What stood around the content when it was laid out last.
    var laidOutInset: UIEdgeInsets?
    /// How far the layout wants the content to be scrolled when it is laid out next.
    var dueScrolling = CGPoint.zero
    /// Where a scrolling that is on its way is to end.
    var scrollGoal: (row: TableRow, position: ScrollPosition)?
    private weak var storedDelegate: (any UICollectionViewDelegate)?

    /// Creates a view with a frame in its future superview's points, and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        take(layout)
        backgroundColor = usualGround
    }

    /// The colour that the view has by itself.
    private var usualGround: UIColor? = .systemBackground

    /// Takes the colour of a list, or that of other layouts, where the program has set none.
    func takeGround(of list: UICollectionLayoutListConfiguration?) {
        let ground = list.map(\.backgroundColor) ?? .systemBackground
        guard backgroundColor == usualGround, usualGround != ground else { return }
        usualGround = ground
        backgroundColor = ground
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    private func take(_ layout: UICollectionViewLayout) {
        precondition(
            layout.collectionView == nil || layout.collectionView === self,
            "UICollectionView: a layout can be that of one view only")
        layout.collectionView = self
    }

    /// Says what there is. It is not kept.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Decides what a person can do, says sizes to a flow layout, and is told. It is not kept.
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { storedDelegate }
        set {
            guard newValue !== storedDelegate else { return }
            storedDelegate = newValue
            _scrollDelegate = newValue
            layout.invalidateLayout()
        }
    }

    /// The delegate, where it says sizes to a flow layout.
    var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        storedDelegate as? any UICollectionViewDelegateFlowLayout
    }

    // MARK: Layout

    /// Says where everything is. Another one is shown at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    /// Has another layout say where everything is. When animated, views move to where they belong, and those that come
    /// or go do so at once.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        guard layout !== self.layout else {
            completion?(true)
            return
        }
        take(layout)
        // A list takes its own when it is arranged.
        takeGround(of: nil)
        self.layout.collectionView = nil
        self.layout = layout
        layout.forgetItems()
        generation += 1
        (needsPreparation, fitted, scrollGoal) = (true, [], nil)
        setNeedsLayout()
        guard animated, window != nil, UIView.areAnimationsEnabled, !isLayingOut else {
            completion?(true)
            return
        }
        animateInOwnApplication(duration: 0.3) {
            layoutSubtree()
        } completion: {
            completion?($0)
        }
    }

    override var contentFollowsConstraints: Bool { false }
    override var viewsBehindContent: [UIView] { [backgroundView].compactMap(\.self) + super.viewsBehindContent }

    override func targetOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
        let target = collectionViewLayout.targetContentOffset(
            forProposedContentOffset: offset, withScrollingVelocity: velocity)
        return target.isFinite ? target : offset
    }

    open override var contentOffset: CGPoint {
        get { super.contentOffset }
        set {
            if newValue.isFinite { boundsWillChange(to: CGRect(origin: newValue, size: bounds.size)) }
            super.contentOffset = newValue
        }
    }

    open override var bounds: CGRect {
        get { super.bounds }
        set {
            if newValue.isFinite { boundsWillChange(to: newValue) }
            super.bounds = newValue
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            if newValue.isFinite { boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size)) }
            super.frame = newValue
        }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        load()
        layOutElements()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Letters may be of another size, and the other end may be the first.
        layout.invalidateLayout()
    }

    /// A view behind all elements, which stays where it is when they are scrolled.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    // MARK: Cells

    /// Names the class of cells that have an identifier; `nil` forgets it.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        precondition(
            cellClass == nil || cellClass is UICollectionViewCell.Type,
            "UICollectionView.register: the class of cells must be a subclass of UICollectionViewCell")
        views.cellMakers[identifier] = (cellClass as? UICollectionViewCell.Type).map { type in
            { type.make(frame: $0) }
        }
    }

    /// Names the nib whose first object is the cell of an identifier; `nil` forgets it.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        views.cellMakers[identifier] = nib.map { nib in { _ in nib.reusableView(UICollectionViewCell.self) } }
    }

    /// Names the class of views of a kind beside items that have an identifier; `nil` forgets it.
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        precondition(
            viewClass == nil || viewClass is UICollectionReusableView.Type,
            "UICollectionView.register: the class must be a subclass of UICollectionReusableView")
        let name = CollectionViews.Name(kind: elementKind, identifier: identifier)
        views.viewMakers[name] = (viewClass as? UICollectionReusableView.Type).map { type in
            { type.make(frame: $0) }
        }
    }

    /// Names the nib whose first object is the view of a kind and an identifier; `nil` forgets it.
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) {
        views.viewMakers[CollectionViews.Name(kind: kind, identifier: identifier)] = nib.map { nib in
            { _ in nib.reusableView(UICollectionReusableView.self) }
        }
    }

    /// A cell that is not seen any more, or a new one of what was registered, which there must be. It is as large as
    /// its item.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = views.takeRefilled(identifier, for: indexPath) { return cell }
        let item = indexPath.count == 2 ? CollectionElement.item(TableRow(indexPath)) : nil
        guard let cell = views.cell(identifier, frame: frameOfNew(item)) else {
            preconditionFailure("UICollectionView: no cells are registered for \"\(identifier)\"")
        }
        if let item { prepareSize(of: cell, item) }
        return cell
    }

    /// A view beside items that is not seen any more, or a new one of what was registered, which there must be.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        let element = CollectionElement.supplementary(elementKind, indexPath)
        let name = CollectionViews.Name(kind: elementKind, identifier: identifier)
        guard let view = views.view(name, frame: frameOfNew(element)) else {
            preconditionFailure(
                "UICollectionView: no views of kind \(elementKind) are registered for \"\(identifier)\"")
        }
        prepareSize(of: view, element)
        return view
    }

    /// The cell of an item; `nil` while it is not seen.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        indexPath.count == 2 ? views.cell(of: TableRow(indexPath)) : nil
    }

    /// A view beside items; `nil` while it is not seen.
    open func supplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? { views.shown[.supplementary(elementKind, indexPath)] }

    /// The views of a kind beside items that are there, in their order.
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
            views.shown[.supplementary(elementKind, $0)]
        }
    }

    /// Where views of a kind beside items are, in their order.
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        views.shown.keys.compactMap {
            if case .supplementary(elementKind, let path) = $0 { path } else { nil }
        }.sorted()
    }

    /// The item that a cell shows; `nil` for one that is not in the view.
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { views.row(of: cell)?.path }

    /// The cells that are seen, in the order of their items.
    open var visibleCells: [UICollectionViewCell] { visibleRows.compactMap { views.cell(of: $0) } }

    /// The items that are seen, in their order.
    open var indexPathsForVisibleItems: [IndexPath] { visibleRows.map(\.path) }

    // MARK: What there is

    /// How many sections there are.
    open var numberOfSections: Int {
        load()
        return counts.count
    }

    /// How many items a section has, which must be there.
    open func numberOfItems(inSection section: Int) -> Int {
        load()
        precondition(
            counts.indices.contains(section), "UICollectionView.numberOfItems: there is no section \(section)")
        return counts[section]
    }

    /// Asks for everything again. No item is selected afterwards.
    open func reloadData() {
        needsReload = true
        (chosen, scrollGoal) = ([], nil)
        layout.invalidateLayout()
        setNeedsLayout()
    }

    /// Asks for the cells of items again.
    open func reloadItems(at indexPaths: [IndexPath]) {
        note { $0.reloadedRows.formUnion(indexPaths.map(item)) }
    }

    /// Has the cells of items filled again: the data source, asked for such a cell, is given the one that is there,
    /// where the item is seen.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        note { $0.reconfiguredRows.formUnion(indexPaths.map(item)) }
    }

    /// Asks for everything in sections again.
    open func reloadSections(_ sections: IndexSet) {
        note { $0.reloadedSections.formUnion(sections) }
    }

    /// Items have been added.
    open func insertItems(at indexPaths: [IndexPath]) {
        note { $0.insertedRows.formUnion(indexPaths.map(item)) }
    }

    /// Items have been taken out.
    open func deleteItems(at indexPaths: [IndexPath]) {
        note { $0.deletedRows.formUnion(indexPaths.map(item)) }
    }

    /// An item has moved.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note { $0.movedRows.append((item(indexPath), item(newIndexPath))) }
    }

    /// Sections have been added.
    open func insertSections(_ sections: IndexSet) {
        note { $0.insertedSections.formUnion(sections) }
    }

    /// Sections have been taken out.
    open func deleteSections(_ sections: IndexSet) {
        note { $0.deletedSections.formUnion(sections) }
    }

    /// A section has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        note { $0.movedSections.append((section, newSection)) }
    }

    /// Makes changes that count as one. What is deleted, reloaded and moved away is named by its place before all of
    /// them, what is inserted and moved to by its place after all of them. The numbers of items and sections must be
    /// those from before with the changes. Also without changes the layout is found out again.
    /// - Parameter completion: Is told when they have been seen.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updateDepth += 1
        updates?()
        updateDepth -= 1
        if updateDepth == 0 { update(completion: completion) } else { completion?(true) }
    }

    private func item(_ path: IndexPath) -> TableRow {
        precondition(path.count == 2, "UICollectionView: \(path) is not the path of an item, which has two parts")
        return TableRow(path)
    }

    // MARK: Places

    /// Where an item is and how it looks; `nil` for one that is not there.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        load()
        guard indexPath.count == 2 else { return nil }
        return attributes(of: .item(TableRow(indexPath)))
    }

    /// Where a view beside items is and how it looks; `nil` for one that is not there.
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        load()
        return attributes(of: .supplementary(kind, indexPath))
    }

    /// The item at a point of the content; `nil` where there is none.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        load()
        return row(at: point)?.path
    }

    /// Scrolls to an item, which must be there.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        load()
        scroll(to: item(indexPath), at: scrollPosition, animated: animated)
    }

    // MARK: Selecting

    /// Whether items can be selected. The default is yes.
    open var allowsSelection = true { didSet { if !allowsSelection { deselectAll() } } }

    /// Whether several items can be selected. A tap on one that is selected deselects it then. The default is no.
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { deselectAll() } }
    }

    /// The items that are selected, in their order; an empty list, and never `nil`, when none is.
    open var indexPathsForSelectedItems: [IndexPath]? { chosen.sorted().map(\.path) }

    /// Selects an item, instead of the others where only one can be; `nil` deselects all. The delegate is not told.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        load()
        select(indexPath.map(item))
        if let indexPath, !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects an item. The delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setChosen(item(indexPath), false)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let first = touches.first { touch.began(first, in: self) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesMoved(touches, with: event)
        touch.moved(touches, in: self)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        touch.ended(touches, in: self)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        touch.cancelled(touches, in: self)
    }
}
