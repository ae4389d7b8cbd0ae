import Foundation

/// Shows rows in sections, of which only those are there that are seen.
///
/// Rows, headers and footers have estimated heights until they come into view. What is seen stays in its place when they are
/// measured. A cell whose field is being edited stays in the table while it is scrolled away.
///
/// Left out from UIKit: dragging between views, the index, and prefetching. While a field in the table is edited, or a keypad is used, the rows
/// just outside of what is seen have cells too, so that Tab and arrows lead on.
open class UITableView: UIScrollView {
    // MARK: Stored state

    var heights = TableHeights()
    let cells = TableCells()
    let touch = CellTouch<UITableView>()
    /// What is edited of it.
    lazy var editing = TableEditing(self)
    var chosen: Set<TableRow> = []
    /// What is changed until ``endUpdates()``.
    var changes = TableChanges()
    var updateDepth = 0
    /// The heights of rows on their way to where they move.
    var movedRuns: [TableRow: HeightRun] = [:]
    /// Whether any of the changes is to be seen happening.
    var isUpdateAnimated = false
    /// Whether cells that come fade in.
    var isFadingIn = false
    var needsReload = true
    var needsHeights = false
    var isLoading = false
    var isLayingOut = false
    /// Rises whenever rows are others: who has called a program looks at it afterwards.
    var generation = 0
    var laidOutWidth: CGFloat = -1
    /// Where a scrolling that is on its way is to end.
    var scrollGoal: (row: TableRow, position: ScrollPosition)?
    private weak var storedDelegate: (any UITableViewDelegate)?

    /// How the table looks.
    open var style: Style { ownStyle }
    private let ownStyle: Style

    /// Creates a table with a frame in its future superview's points.
    public init(frame: CGRect, style: Style) {
        ownStyle = style
        super.init(frame: frame)
        alwaysBounceVertical = true
        addGestureRecognizer(
            RowSwipeGestureRecognizer { ($0 as? RowSwipeGestureRecognizer)?.follow() })
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }

    /// Creates a plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Says what there is. It is not kept.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Decides how it looks and is told. It is not kept.
    open weak var delegate: (any UITableViewDelegate)? {
        get { storedDelegate }
        set {
            guard newValue !== storedDelegate else { return }
            storedDelegate = newValue
            _scrollDelegate = newValue
            if newValue != nil, !interactions.contains(where: { $0 === contextMenu }) { addInteraction(contextMenu) }
            reloadData()
        }
    }
    private lazy var rowMenu = RowMenu(of: self)
    /// Shows the menu of the row that is held.
    private lazy var contextMenu = makeContextMenu()

    private func makeContextMenu() -> UIContextMenuInteraction {
        let menu = UIContextMenuInteraction(delegate: rowMenu)
        // The bar stands above or below the row, where the finger is.
        menu.target = { [unowned self] point in
            guard let path = indexPathForRow(at: point) else { return .null }
            let row = rectForRow(at: path)
            return CGRect(x: point.x, y: row.minY, width: 0, height: row.height)
        }
        return menu
    }

    // MARK: Cells

    /// Names the class of cells that have an identifier; `nil` forgets it.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        precondition(
            cellClass == nil || cellClass is UITableViewCell.Type,
            "UITableView.register: the class of cells must be a subclass of UITableViewCell")
        cells.cellMakers[identifier] = (cellClass as? UITableViewCell.Type).map { type in
            { type.made(identifier: identifier) }
        }
    }

    /// Names the class of headers and footers that have an identifier; `nil` forgets it.
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        precondition(
            aClass == nil || aClass is UITableViewHeaderFooterView.Type,
            "UITableView.register: the class must be a subclass of UITableViewHeaderFooterView")
        cells.viewMakers[identifier] = (aClass as? UITableViewHeaderFooterView.Type).map { type in
            { type.made(identifier: identifier) }
        }
    }

    /// Names the nib whose first object is the cell of an identifier; `nil` forgets it.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        cells.cellMakers[identifier] = nib.map { nib in { nib.cell(identifier) } }
    }

    /// Names the nib whose first object is the header or footer of an identifier; `nil` forgets it.
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        cells.viewMakers[identifier] = nib.map { nib in { nib.headerFooterView(identifier) } }
    }

    /// A cell that is not seen any more, or a new one of the class that was registered; `nil` where there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        cells.cell(identifier)
    }

    /// A cell that is not seen any more, or a new one of the class that was registered, which there must be.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = cells.takeRefilled(identifier, for: indexPath) { return cell }
        guard let cell = cells.cell(identifier) else {
            preconditionFailure("UITableView: no cells are registered for \"\(identifier)\"")
        }
        return cell
    }

    /// A header or footer that is not seen any more, or a new one of the class that was registered; `nil` where there is
    /// neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let view = cells.view(identifier)
        view?.takeStyle(style)
        return view
    }

    /// The cell of a row; `nil` while it is not seen.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        indexPath.count == 2 ? cells.shown[TableRow(indexPath)] : nil
    }

    /// The view above a section; `nil` while it is not seen, or where it is not one of this class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        cells.headers[section] as? UITableViewHeaderFooterView
    }

    /// The view below a section; `nil` while it is not seen, or where it is not one of this class.
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        cells.footers[section] as? UITableViewHeaderFooterView
    }

    /// The row that a cell shows; `nil` for one that is not in the table.
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.row(of: cell)?.path }

    /// The cells that are seen, from top to bottom.
    open var visibleCells: [UITableViewCell] { visibleRows.compactMap { cells.shown[$0] } }

    /// The rows that are seen, from top to bottom.
    open var indexPathsForVisibleRows: [IndexPath]? { visibleRows.map(\.path) }

    // MARK: What there is

    /// How many sections there are.
    open var numberOfSections: Int {
        load()
        return heights.sectionCount
    }

    /// How many rows a section has, which must be there.
    open func numberOfRows(inSection section: Int) -> Int {
        load()
        precondition(
            (0..<heights.sectionCount).contains(section), "UITableView.numberOfRows: there is no section \(section)")
        return heights.rowCount(section)
    }

    /// Asks for everything again. No row is selected afterwards.
    open func reloadData() {
        needsReload = true
        (chosen, scrollGoal) = ([], nil)
        setNeedsLayout()
    }

    /// Asks for the cells of rows again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note(animation) { $0.reloadedRows.formUnion(indexPaths.map(TableRow.init)) }
    }

    /// Has the cells of rows filled again: the data source, asked for such a cell, is given the one that is there, where the
    /// row is seen. Rows are measured again too.
    open func reconfigureRows(at indexPaths: [IndexPath]) {
        note(.none) { $0.reconfiguredRows.formUnion(indexPaths.map(TableRow.init)) }
    }

    /// Asks for everything in sections again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        note(animation) { $0.reloadedSections.formUnion(sections) }
    }

    /// Rows have been added.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note(animation) { $0.insertedRows.formUnion(indexPaths.map(TableRow.init)) }
    }

    /// Rows have been taken out.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        note(animation) { $0.deletedRows.formUnion(indexPaths.map(TableRow.init)) }
    }

    /// A row has moved.
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        note(.automatic) { $0.movedRows.append((TableRow(indexPath), TableRow(newIndexPath))) }
    }

    /// Sections have been added.
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        note(animation) { $0.insertedSections.formUnion(sections) }
    }

    /// Sections have been taken out.
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        note(animation) { $0.deletedSections.formUnion(sections) }
    }

    /// A section has moved.
    open func moveSection(_ section: Int, toSection newSection: Int) {
        note(.automatic) { $0.movedSections.append((section, newSection)) }
    }

    /// Begins changes that count as one. What is deleted, reloaded and moved away is named by its place before all of them,
    /// what is inserted and moved to by its place after all of them.
    open func beginUpdates() { updateDepth += 1 }

    /// Ends changes that count as one. The numbers of rows and sections must be those from before with the changes. Also
    /// without changes all heights are asked for again.
    open func endUpdates() {
        precondition(updateDepth > 0, "UITableView.endUpdates: beginUpdates was not called before")
        updateDepth -= 1
        if updateDepth == 0 { update(completion: nil) }
    }

    /// Makes changes that count as one, see ``beginUpdates()``.
    /// - Parameter completion: Is told when they have been seen.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        updateDepth += 1
        updates?()
        updateDepth -= 1
        if updateDepth == 0 { update(completion: completion) } else { completion?(true) }
    }

    // MARK: Heights

    /// How large all sections are. After ``reloadData()`` the data source is asked at once, and the height is that of the estimates
    /// until rows are laid out.
    open override var contentSize: CGSize {
        get {
            if needsReload, !isLoading, !invalidation.isInLayout, dataSource != nil {
                load()
                super.contentSize = sizeOfSections
            }
            return super.contentSize
        }
        set { super.contentSize = newValue }
    }

    override var scrolledSize: CGSize { super.contentSize }
    override var viewsBehindContent: [UIView] { [backgroundView].compactMap(\.self) + super.viewsBehindContent }
    override var contentFollowsConstraints: Bool { false }

    /// How high rows are, in points, where the delegate says nothing else. The default is ``automaticDimension``: as high as
    /// their cells want.
    open var rowHeight = UITableView.automaticDimension { didSet { if rowHeight != oldValue { setNeedsHeights() } } }
    /// How high headers are. The default is ``automaticDimension``.
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { setNeedsHeights() } }
    }
    /// How high footers are. The default is ``automaticDimension``.
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { setNeedsHeights() } }
    }
    /// The room above each header of a plain table, in points; the header does not keep it when it stays at the top. The default,
    /// ``automaticDimension``, is none, otherwise than on iOS.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { setNeedsHeights() } }
    }
    /// About how high rows are that nobody has seen. The default is ``automaticDimension``, which is ``rowHeight`` or 44. With 0
    /// there are no estimates, and the delegate is asked for the heights of all rows at once.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { setNeedsHeights() } }
    }
    /// About how high headers are that nobody has seen. The default is ``automaticDimension``.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { setNeedsHeights() } }
    }
    /// About how high footers are that nobody has seen. The default is ``automaticDimension``.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { setNeedsHeights() } }
    }

    // MARK: Places

    /// Where a row is in the table's content; null for one that is not there. Of a row that nobody has seen its height, and what
    /// is above it, may be an estimate.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        load()
        let row = TableRow(indexPath)
        return heights.contains(row) ? rect(of: .row(row)) : .null
    }

    /// Where a section is, with header and footer; null for one that is not there.
    open func rect(forSection section: Int) -> CGRect {
        load()
        guard (0..<heights.sectionCount).contains(section) else { return .null }
        return rect(of: .header(section)).union(rect(of: .footer(section)))
    }

    /// Where the header of a section is when it does not stay at the top; null for one that is not there.
    open func rectForHeader(inSection section: Int) -> CGRect {
        load()
        return (0..<heights.sectionCount).contains(section) ? rect(of: .header(section)) : .null
    }

    /// Where the footer of a section is when it does not stay at the bottom; null for one that is not there.
    open func rectForFooter(inSection section: Int) -> CGRect {
        load()
        return (0..<heights.sectionCount).contains(section) ? rect(of: .footer(section)) : .null
    }

    /// The row at a point of the content; `nil` where there is none.
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        load()
        return row(at: point)?.path
    }

    /// The rows that a rectangle of the content touches.
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        load()
        return rows(in: rect).map(\.path)
    }

    /// Scrolls to a row, which must be there. A row `NSNotFound` stands for the top of its section.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        load()
        scroll(to: indexPath, at: scrollPosition, animated: animated)
    }

    /// Scrolls to the first of the selected rows.
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        guard let row = chosen.min() else { return }
        scrollToRow(at: row.path, at: scrollPosition, animated: animated)
    }

    // MARK: Selecting

    /// Whether rows can be selected. The default is yes.
    open var allowsSelection = true {
        didSet { if !allowsSelection { deselectAll() } }
    }
    /// Whether several rows can be selected. A tap on one that is selected deselects it then. The default is no.
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { deselectAll() } }
    }
    /// The first of the rows that are selected; `nil` when none is.
    open var indexPathForSelectedRow: IndexPath? { chosen.min()?.path }
    /// The rows that are selected, from top to bottom; `nil` when none is.
    open var indexPathsForSelectedRows: [IndexPath]? { chosen.isEmpty ? nil : chosen.sorted().map(\.path) }

    /// Selects a row, instead of the others where only one can be; `nil` deselects all. The delegate is not told.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        load()
        select(indexPath.map(TableRow.init), animated: animated)
        if let indexPath, scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects a row. The delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setChosen(TableRow(indexPath), false, animated: animated)
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

    // MARK: Editing

    /// Whether rows show how they can be edited: round buttons that take rows out or add some, handles that move them. The
    /// default is no.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows at all rows how they can be edited, or no more. The selection is lost. Subclasses call `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing.setOn(editing, animated: animated)
    }

    /// Whether rows can be selected while the table is edited. The default is no.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while the table is edited. They show round ticks then, and no buttons that take them
    /// out. The default is no.
    open var allowsMultipleSelectionDuringEditing = false

    // MARK: Around the rows

    /// A view above the first section, as high as its frame, and as wide as the table.
    open var tableHeaderView: UIView? {
        didSet { exchange(oldValue, tableHeaderView) }
    }
    /// A view below the last section, as high as its frame, and as wide as the table.
    open var tableFooterView: UIView? {
        didSet { exchange(oldValue, tableFooterView) }
    }
    /// A view behind all rows, which stays where it is when they are scrolled.
    open var backgroundView: UIView? {
        didSet {
            exchange(oldValue, backgroundView)
        }
    }

    /// Whether there are lines between rows.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { setNeedsLayout() } }
    /// The colour of the lines between rows; `nil` for the usual one.
    open var separatorColor: UIColor? { didSet { setNeedsLayout() } }
    /// The distances of the lines between rows from the edges. The default is where words of usual cells begin.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
        set {
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }
    private(set) var ownSeparatorInset: UIEdgeInsets?
    /// What ``separatorInset`` counts from. The default is the edges of cells.
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { setNeedsLayout() } }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        load()
        layOutRows()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Letters may be of another size, and usual heights with them.
        laidOutWidth = -1
        setNeedsLayout()
    }

    /// The size of all rows, headers and footers, whatever the room.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { contentSize }
}
