import Foundation

/// A collection view's data source that is told what there is by snapshots, and finds out itself what comes, goes and
/// moves.
///
/// The view does not keep it: the program does. Differences from UIKit: snapshots are applied on the main actor only,
/// and there are no section snapshots and no reordering by a finger.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// Gives the cell of an item at a place.
    public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
    /// Gives a view beside items, by its kind and place.
    public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    private var current = AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>()

    /// Gives views beside items. It must be there where the layout has some.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// Creates a data source without sections and makes it that of a view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Snapshots

    /// What there is. Changing the copy changes nothing until it is applied.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { current.snapshot }

    /// Has the view show a snapshot. What stays keeps its cell, but for what comes out of a section that goes or into
    /// one that is new. The completion is called when it does.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let old = current
        guard let collectionView, collectionView.dataSource === self else {
            current.take(snapshot)
            completion?()
            return
        }
        let update = {
            collectionView.performBatchUpdates {
                self.current.take(snapshot)
                self.change(collectionView, from: old, to: snapshot)
            } completion: { _ in
                completion?()
            }
        }
        if animatingDifferences { update() } else { UIView.performWithoutAnimation(update) }
    }

    /// Has the view show a snapshot, and returns when it does.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { done in
            apply(snapshot, animatingDifferences: animatingDifferences) { done.resume() }
        }
    }

    /// Has the view ask for everything as a snapshot says it, without looking for what has stayed.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        current.take(snapshot)
        if let collectionView, collectionView.dataSource === self { collectionView.reloadData() }
        completion?()
    }

    private func change(
        _ view: UICollectionView, from old: AppliedSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        let difference = SnapshotDifference(from: old.snapshot, to: new)
        view.deleteSections(difference.deletedSections)
        view.insertSections(difference.insertedSections)
        for move in difference.movedSections { view.moveSection(move.from, toSection: move.to) }
        view.deleteItems(at: difference.deletedRows)
        view.insertItems(at: difference.insertedRows)
        for move in difference.movedRows { view.moveItem(at: move.from, to: move.to) }
        // What is to be asked for again and was there before.
        view.reloadSections(IndexSet(new.reloadedSectionIdentifiers.compactMap { old.snapshot.indexOfSection($0) }))
        guard !new.reloadedItemIdentifiers.isEmpty || !new.reconfiguredItemIdentifiers.isEmpty else { return }
        let places = old.places
        view.reloadItems(at: new.reloadedItemIdentifiers.compactMap { places[$0] })
        view.reconfigureItems(at: new.reconfiguredItemIdentifiers.compactMap { places[$0] })
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

    // MARK: What the view asks

    /// As many as the snapshot has.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { current.snapshot.numberOfSections }

    /// As many as the snapshot has.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.count(section)
    }

    /// What the cell provider gives, which must be a cell.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
            preconditionFailure("UICollectionViewDiffableDataSource: there is no cell for \(indexPath)")
        }
        return cell
    }

    /// What the provider of views beside items gives, which must be a view.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
            preconditionFailure("UICollectionViewDiffableDataSource: there is no \(kind) for \(indexPath)")
        }
        return view
    }
}
