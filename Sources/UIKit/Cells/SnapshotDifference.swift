import Foundation

/// What has to be done to a table so that it shows one snapshot after another: as little as possible stays in no place.
struct SnapshotDifference<Section: Hashable, Item: Hashable> {
    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var movedSections: [(from: Int, to: Int)] = []
    private(set) var deletedRows: [IndexPath] = []
    private(set) var insertedRows: [IndexPath] = []
    private(set) var movedRows: [(from: IndexPath, to: IndexPath)] = []

    init(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let (oldSections, newSections) = (Self.places(old.sectionIdentifiers), Self.places(new.sectionIdentifiers))
        for (index, section) in old.sectionIdentifiers.enumerated() where newSections[section] == nil {
            deletedSections.insert(index)
        }
        for (index, section) in new.sectionIdentifiers.enumerated() where oldSections[section] == nil {
            insertedSections.insert(index)
        }
        let staying = new.sectionIdentifiers.enumerated().compactMap { index, section in
            oldSections[section].map { (from: $0, to: index) }
        }
        movedSections = Self.outOfOrder(staying)

        var oldRows: [Item: IndexPath] = [:]
        for (index, section) in old.sectionIdentifiers.enumerated() where newSections[section] != nil {
            for (row, item) in old.itemIdentifiers(inSection: section).enumerated() {
                oldRows[item] = IndexPath(row: row, section: index)
            }
        }
        for (index, section) in new.sectionIdentifiers.enumerated() where oldSections[section] != nil {
            var inPlace: [(from: Int, to: Int)] = []
            let home = oldSections[section]
            for (row, item) in new.itemIdentifiers(inSection: section).enumerated() {
                let place = IndexPath(row: row, section: index)
                guard let from = oldRows.removeValue(forKey: item) else {
                    insertedRows.append(place)
                    continue
                }
                if from.section == home {
                    inPlace.append((from.row, row))
                } else {
                    movedRows.append((from, place))
                }
            }
            guard let home else { continue }
            movedRows += Self.outOfOrder(inPlace).map {
                (IndexPath(row: $0.from, section: home), IndexPath(row: $0.to, section: index))
            }
        }
        // What is left was not found again, or only in a section that comes as a whole.
        deletedRows = oldRows.values.sorted()
    }

    private static func places<Identifier: Hashable>(_ identifiers: [Identifier]) -> [Identifier: Int] {
        Dictionary(uniqueKeysWithValues: identifiers.enumerated().map { ($1, $0) })
    }

    /// Those that have to move so that the others, as many as possible, are in order: all but a longest increasing
    /// subsequence.
    /// - Parameter pairs: Places before and after, in the order of those after.
    private static func outOfOrder(_ pairs: [(from: Int, to: Int)]) -> [(from: Int, to: Int)] {
        // The last pairs of the best sequences by their lengths, and what each pair stands behind in its sequence.
        var ends: [Int] = []
        var previous = [Int?](repeating: nil, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if pairs[ends[middle]].from < pair.from { low = middle + 1 } else { high = middle }
            }
            previous[index] = low > 0 ? ends[low - 1] : nil
            if low < ends.count { ends[low] = index } else { ends.append(index) }
        }
        guard ends.count < pairs.count else { return [] }
        var stays: Set<Int> = []
        var next = ends.last
        while let index = next {
            stays.insert(index)
            next = previous[index]
        }
        return pairs.indices.filter { !stays.contains($0) }.map { pairs[$0] }
    }
}
