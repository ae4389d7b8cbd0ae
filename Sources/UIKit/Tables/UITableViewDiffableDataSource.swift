import Foundation

/// A table's data source that is told what there is by snapshots, and finds out itself what comes, goes and moves.
///
/// The table does not keep it: the program does. Rows can be edited and moved, and sections have titles, where a subclass
/// overrides those methods. Differences from UIKit: snapshots are applied on the main actor only, and there are no titles of
/// an index.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    /// Gives the cell of an item at a place.
    public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

    private typealias Difference = SnapshotDifference<SectionIdentifierType, ItemIdentifierType>

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    private var current = AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// How rows and sections come and go. The default is ``UITableView/RowAnimation/automatic``.
    open var defaultRowAnimation = UITableView.RowAnimation.automatic

    /// Creates a data source without sections and makes it that of a table.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
        tableView.dataSource = self
    }

    // MARK: Snapshots

    /// What there is. Changing the copy changes nothing until it is applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current.snapshot }

    /// Has the table show a snapshot. What stays keeps its cell, but for what comes out of a section that goes or into one that is
    /// new. The completion is called when it does.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let (old, new) = (current, snapshot)
        guard let tableView, tableView.dataSource === self else {
            current.take(new)
            completion?()
            return
        }
        let update = {
            tableView.performBatchUpdates {
                self.current.take(new)
                self.change(tableView, by: Difference(from: old.snapshot, to: new))
                self.reload(new, since: old, in: tableView)
            } completion: { _ in
                completion?()
            }
        }
        if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
    }

    /// Has the table show a snapshot, and returns when it does.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    /// Has the table ask for everything as a snapshot says it, without looking for what has stayed.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current.take(snapshot)
        if let tableView, tableView.dataSource === self { tableView.reloadData() }
        completion?()
    }

    private func change(_ tableView: UITableView, by difference: Difference) {
        let animation = defaultRowAnimation
        if !difference.deletedSections.isEmpty {
            tableView.deleteSections(difference.deletedSections, with: animation)
        }
        if !difference.insertedSections.isEmpty {
            tableView.insertSections(difference.insertedSections, with: animation)
        }
        for move in difference.movedSections { tableView.moveSection(move.from, toSection: move.to) }
        if !difference.deletedRows.isEmpty { tableView.deleteRows(at: difference.deletedRows, with: animation) }
        if !difference.insertedRows.isEmpty { tableView.insertRows(at: difference.insertedRows, with: animation) }
        for move in difference.movedRows { tableView.moveRow(at: move.from, to: move.to) }
    }

    /// Asks again for what a snapshot wants reloaded or filled again and was there before.
    private func reload(
        _ new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        since old: AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>, in tableView: UITableView
    ) {
        let sections = new.reloadedSectionIdentifiers.compactMap { old.snapshot.indexOfSection($0) }
        if !sections.isEmpty { tableView.reloadSections(IndexSet(sections), with: defaultRowAnimation) }
        guard !new.reloadedItemIdentifiers.isEmpty || !new.reconfiguredItemIdentifiers.isEmpty else { return }
        let places = old.places
        let rows = new.reloadedItemIdentifiers.compactMap { places[$0] }
        if !rows.isEmpty { tableView.reloadRows(at: rows, with: defaultRowAnimation) }
        let kept = new.reconfiguredItemIdentifiers.compactMap { places[$0] }
        if !kept.isEmpty { tableView.reconfigureRows(at: kept) }
    }

    // MARK: Places

    /// The item at a place; `nil` where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

    /// Where an item is; `nil` for one that is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

    /// The section of a number; `nil` where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(index) }

    /// The number of a section; `nil` for one that is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.snapshot.indexOfSection(sectionIdentifier)
    }

    // MARK: What the table asks

    /// As many as the snapshot has.
    open func numberOfSections(in tableView: UITableView) -> Int { current.snapshot.numberOfSections }

    /// As many as the snapshot has.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        current.count(section)
    }

    /// What the cell provider gives, which must be a cell.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
            preconditionFailure("UITableViewDiffableDataSource: there is no cell for \(indexPath)")
        }
        return cell
    }

    /// None.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// None.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// No.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// No.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    /// Does nothing.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
