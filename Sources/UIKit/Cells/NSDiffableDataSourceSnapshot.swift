import Foundation

/// Which sections a list has and which items are in them, by identifiers, at one moment.
///
/// Every identifier is there once. An item that is put in although it is there already is moved to the new place, as in UIKit. A
/// section that is put in although it is there, an identifier twice in one call, and a place that is not there are faults of the
/// program and end it.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The sections, from the first one on.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// The items whose cells are asked for again when the snapshot is applied.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are kept and filled again when the snapshot is applied.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections that are asked for again when the snapshot is applied.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates a snapshot without sections.
    public init() {}

    // MARK: What is there

    /// How many sections there are.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// How many items all sections have.
    public var numberOfItems: Int { homes.count }
    /// All items, section by section.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    /// How many items a section has, which must be there.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    /// The items of a section, which must be there.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let found = items[identifier] else { Self.fail("there is no section \(identifier)") }
        return found
    }

    /// The section that an item is in; `nil` for one that is not there.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        homes[identifier]
    }

    /// Where an item is among those of all sections; `nil` for one that is not there.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let home = homes[identifier] else { return nil }
        let before = sectionIdentifiers.prefix { $0 != home }.reduce(0) { $0 + (items[$1]?.count ?? 0) }
        return items[home]?.firstIndex(of: identifier).map { before + $0 }
    }

    /// Where a section is; `nil` for one that is not there.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    // MARK: Items

    /// Puts items at the end of a section; without one, of the last section.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
            Self.fail("there is no section for items")
        }
        guard items[section] != nil else { Self.fail("there is no section \(section)") }
        take(identifiers)
        items[section]?.append(contentsOf: identifiers)
        settle(identifiers, in: section)
    }

    /// Puts items before another one.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, at: beforeIdentifier, behind: false)
    }

    /// Puts items behind another one.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        insert(identifiers, at: afterIdentifier, behind: true)
    }

    /// Takes items out. Those that are not there do nothing.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        remove(Set(identifiers))
    }

    /// Takes all items and all sections out.
    public mutating func deleteAllItems() {
        self = Self()
    }

    /// Puts an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, behind: false)
    }

    /// Puts an item behind another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, behind: true)
    }

    /// Has the cells of items asked for again when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        requireAll(identifiers)
        reloadedItemIdentifiers = Self.joined(reloadedItemIdentifiers, identifiers)
    }

    /// Has the cells of items filled again when the snapshot is applied, without other cells being made.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        requireAll(identifiers)
        reconfiguredItemIdentifiers = Self.joined(reconfiguredItemIdentifiers, identifiers)
    }

    // MARK: Sections

    /// Puts sections without items at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        add(identifiers, at: nil, behind: true)
    }

    /// Puts sections without items before another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        add(identifiers, at: toIdentifier, behind: false)
    }

    /// Puts sections without items behind another one.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        add(identifiers, at: toIdentifier, behind: true)
    }

    /// Takes sections out with all their items. Those that are not there do nothing.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers {
            guard let gone = items.removeValue(forKey: section) else { continue }
            for item in gone { homes[item] = nil }
            forget(Set(gone))
        }
        let gone = Set(identifiers)
        sectionIdentifiers.removeAll { gone.contains($0) }
        reloadedSectionIdentifiers.removeAll { gone.contains($0) }
    }

    /// Puts a section with its items before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(section: identifier, to: toIdentifier, behind: false)
    }

    /// Puts a section with its items behind another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(section: identifier, to: toIdentifier, behind: true)
    }

    /// Has sections asked for again when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers where items[section] == nil { Self.fail("there is no section \(section)") }
        reloadedSectionIdentifiers = Self.joined(reloadedSectionIdentifiers, identifiers)
    }

    // MARK: Changes

    /// What was asked to be reloaded is so once.
    mutating func forgetReloads() {
        (reloadedItemIdentifiers, reconfiguredItemIdentifiers, reloadedSectionIdentifiers) = ([], [], [])
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], at place: ItemIdentifierType, behind: Bool) {
        guard let section = homes[place] else { Self.fail("there is no item \(place)") }
        if identifiers.contains(place) { Self.fail("item \(place) cannot stand beside itself") }
        take(identifiers)
        guard let index = items[section]?.firstIndex(of: place) else { return }
        items[section]?.insert(contentsOf: identifiers, at: behind ? index + 1 : index)
        settle(identifiers, in: section)
    }

    private mutating func move(_ identifier: ItemIdentifierType, to place: ItemIdentifierType, behind: Bool) {
        requireAll([identifier])
        insert([identifier], at: place, behind: behind)
    }

    private mutating func add(_ identifiers: [SectionIdentifierType], at place: SectionIdentifierType?, behind: Bool) {
        if Set(identifiers).count < identifiers.count { Self.fail("a section is given twice") }
        for section in identifiers where items[section] != nil { Self.fail("section \(section) is there already") }
        var index = sectionIdentifiers.count
        if let place {
            guard let found = indexOfSection(place) else { Self.fail("there is no section \(place)") }
            index = behind ? found + 1 : found
        }
        sectionIdentifiers.insert(contentsOf: identifiers, at: index)
        for section in identifiers { items[section] = [] }
    }

    private mutating func move(section: SectionIdentifierType, to place: SectionIdentifierType, behind: Bool) {
        guard let old = indexOfSection(section) else { Self.fail("there is no section \(section)") }
        guard section != place, items[place] != nil else { Self.fail("section \(section) cannot move to \(place)") }
        sectionIdentifiers.remove(at: old)
        if let index = indexOfSection(place) { sectionIdentifiers.insert(section, at: behind ? index + 1 : index) }
    }

    /// Takes items from where they are, for another place.
    private mutating func take(_ identifiers: [ItemIdentifierType]) {
        let moved = Set(identifiers)
        if moved.count < identifiers.count { Self.fail("an item is given twice") }
        removeFromSections(moved)
    }

    private mutating func settle(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType) {
        for item in identifiers { homes[item] = section }
    }

    private mutating func remove(_ gone: Set<ItemIdentifierType>) {
        removeFromSections(gone)
        for item in gone { homes[item] = nil }
        forget(gone)
    }

    private mutating func removeFromSections(_ gone: Set<ItemIdentifierType>) {
        for section in Set(gone.compactMap { homes[$0] }) { items[section]?.removeAll { gone.contains($0) } }
    }

    private mutating func forget(_ gone: Set<ItemIdentifierType>) {
        reloadedItemIdentifiers.removeAll { gone.contains($0) }
        reconfiguredItemIdentifiers.removeAll { gone.contains($0) }
    }

    private func requireAll(_ identifiers: [ItemIdentifierType]) {
        for item in identifiers where homes[item] == nil { Self.fail("there is no item \(item)") }
    }

    private static func joined<Identifier: Hashable>(_ old: [Identifier], _ new: [Identifier]) -> [Identifier] {
        var known = Set(old)
        return old + new.filter { known.insert($0).inserted }
    }

    private static func fail(_ fault: String) -> Never {
        preconditionFailure("NSDiffableDataSourceSnapshot: \(fault)")
    }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
