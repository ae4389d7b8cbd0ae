import Foundation

/// The snapshot that a diffable data source shows, and where in it things are.
struct AppliedSnapshot<Section: Hashable, Item: Hashable> {
    private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()

    /// Takes another one. What was asked to be reloaded is so once.
    mutating func take(_ new: NSDiffableDataSourceSnapshot<Section, Item>) {
        snapshot = new
        snapshot.forgetReloads()
    }

    /// The section of a number; `nil` where there is none.
    func section(_ index: Int) -> Section? {
        snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
    }

    /// How many items the section of a number has.
    func count(_ index: Int) -> Int { section(index).map { snapshot.numberOfItems(inSection: $0) } ?? 0 }

    /// The item at a place; `nil` where there is none.
    func item(at path: IndexPath) -> Item? {
        guard path.count == 2, let section = section(path.section) else { return nil }
        let items = snapshot.itemIdentifiers(inSection: section)
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    /// Where an item is; `nil` for one that is not there.
    func path(of item: Item) -> IndexPath? {
        guard let section = snapshot.sectionIdentifier(containingItem: item),
            let index = snapshot.indexOfSection(section),
            let place = snapshot.itemIdentifiers(inSection: section).firstIndex(of: item)
        else { return nil }
        return IndexPath(item: place, section: index)
    }

    /// Where all items are.
    var places: [Item: IndexPath] {
        var places: [Item: IndexPath] = [:]
        for (section, identifier) in snapshot.sectionIdentifiers.enumerated() {
            for (place, item) in snapshot.itemIdentifiers(inSection: identifier).enumerated() {
                places[item] = IndexPath(item: place, section: section)
            }
        }
        return places
    }
}
