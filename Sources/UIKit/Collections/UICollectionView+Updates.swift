import Foundation

// Items and sections that come, go and move.

extension UICollectionView {
    /// Notes a change, and makes it when it stands alone.
    func note(_ body: (inout TableChanges) -> Void) {
        updateDepth += 1
        body(&changes)
        updateDepth -= 1
        if updateDepth == 0 { update(completion: nil) }
    }

    /// Makes the changes that were noted.
    func update(completion: ((Bool) -> Void)?) {
        let changes = changes
        self.changes = TableChanges()
        // What was never asked for is asked for as it is now.
        guard !needsReload else {
            setNeedsLayout()
            completion?(true)
            return
        }
        let leaving = make(changes)
        setNeedsLayout()
        guard window != nil, UIView.areAnimationsEnabled, !isLayingOut else {
            for (element, view) in leaving { recycle(view, of: element) }
            completion?(true)
            return
        }
        for (_, view) in leaving {
            view.isUserInteractionEnabled = false
            // Nobody types into an item that is gone.
            if view.holdsFocus { view.endEditing(true) }
        }
        isFadingIn = true
        animateInOwnApplication(duration: 0.3) {
            layoutSubtree()
            // A program may have given one again.
            for (_, view) in leaving where views.element(of: view) == nil { view.alpha = 0 }
        } completion: { [weak self] finished in
            for (element, view) in leaving {
                Animator.withoutAnimation { view.alpha = 1 }
                view.isUserInteractionEnabled = true
                if let self, view.superview === self, views.element(of: view) == nil { recycle(view, of: element) }
            }
            completion?(finished)
        }
        isFadingIn = false
    }

    /// Makes changes to numbers, views and what is selected.
    /// - Returns: The views of what is gone or asked for again.
    private func make(_ changes: TableChanges) -> [(CollectionElement, UICollectionReusableView)] {
        check(changes)
        let map = changes.map()
        counts = countsAfter(changes)
        generation += 1
        chosen = Set(chosen.compactMap { map.row($0) })
        scrollGoal = scrollGoal.flatMap { goal in map.row(goal.row).map { ($0, goal.position) } }
        let leaving = exchangeViews(changes, map)
        collectionViewLayout.itemsMoved(map)
        fitted = []
        collectionViewLayout.invalidateLayout(with: collectionViewLayout.contextOfOtherItems(all: false))
        // From here on the program may change items again.
        fillAgain(changes.reconfiguredRows.compactMap { map.row($0) }.sorted())
        return leaving
    }

    /// Has the data source fill the cells of items that are seen. Where it gives another cell, that one takes the
    /// place.
    private func fillAgain(_ rows: [TableRow]) {
        let time = generation
        for row in rows {
            guard isCurrent(time) else { return }
            guard let dataSource, let cell = views.cell(of: row) else { continue }
            views.refilled = (cell, row.path)
            let filled = dataSource.collectionView(self, cellForItemAt: row.path)
            views.refilled = nil
            guard isCurrent(time) else { return }
            if filled !== cell {
                recycle(cell, of: .item(row))
                if filled.superview !== self { views.keep(filled) }
            }
        }
    }

    // MARK: Checks

    /// All that goes must have been there.
    private func check(_ changes: TableChanges) {
        for row in changes.goneRows + changes.reloadedRows + changes.reconfiguredRows {
            precondition(
                contains(row),
                """
                UICollectionView: there is no item \(row.row) in section \(row.section) to be deleted, moved, reloaded or \
                filled again
                """)
        }
        for section in changes.sections.gone + changes.reloadedSections {
            precondition(
                counts.indices.contains(section),
                "UICollectionView: there is no section \(section) to be deleted, moved or reloaded")
        }
    }

    /// How many items sections have after changes, which the data source must say too.
    private func countsAfter(_ changes: TableChanges) -> [Int] {
        let (sections, map) = (changes.sections, changes.map())
        let count = counts.count - sections.gone.count + sections.taken.count
        for section in sections.taken {
            precondition(
                section >= 0 && section < count,
                "UICollectionView: section \(section) cannot be added, there are \(count) after the update")
        }
        let asked = dataSource.map { $0.numberOfSections(in: self) } ?? 0
        precondition(
            asked == count,
            """
            UICollectionView: there are \(asked) sections after the update, which must be the \(counts.count) from before, \
            with \(sections.taken.count) added and \(sections.gone.count) taken out
            """)
        let sources = Dictionary(changes.movedSections.map { ($0.to, $0.from) }) { $1 }
        let fresh = changes.insertedSections.union(changes.reloadedSections.compactMap { map.section($0) })
        let gone = Dictionary(grouping: changes.goneRows, by: \.section)
        let taken = Dictionary(grouping: changes.takenRows, by: \.section)
        for row in changes.takenRows {
            precondition(
                row.section >= 0 && row.section < count,
                "UICollectionView: item \(row.row) cannot be added to section \(row.section), which is not there")
        }
        return (0..<count).map { section in
            let asked = askedCount(section)
            guard !fresh.contains(section), let old = sources[section] ?? sections.place(before: section) else {
                return asked
            }
            let expected = counts[old] - (gone[old]?.count ?? 0) + (taken[section]?.count ?? 0)
            precondition(
                asked == expected,
                """
                UICollectionView: section \(section) has \(asked) items after the update, which must be \(expected): the \
                \(counts[old]) from before with those that were added and taken out
                """)
            for row in taken[section] ?? [] {
                precondition(
                    row.row >= 0 && row.row < expected,
                    "UICollectionView: item \(row.row) cannot be added to section \(section), which has \(expected)")
            }
            return asked
        }
    }

    // MARK: Views

    /// Views of what has stayed go with it.
    private func exchangeViews(
        _ changes: TableChanges, _ map: TableChangeMap
    ) -> [(CollectionElement, UICollectionReusableView)] {
        var leaving: [(CollectionElement, UICollectionReusableView)] = []
        var shown: [CollectionElement: UICollectionReusableView] = [:]
        func moved(_ path: IndexPath) -> IndexPath? {
            guard let section = path.first, !changes.reloadedSections.contains(section),
                let new = map.section(section)
            else { return nil }
            var path = path
            path[0] = new
            return path
        }
        for (element, view) in views.shown {
            let new: CollectionElement? =
                switch element {
                case .item(let row): changes.reloadedRows.contains(row) ? nil : map.row(row).map { .item($0) }
                case .supplementary(let kind, let path): moved(path).map { .supplementary(kind, $0) }
                case .decoration(let kind, let path): moved(path).map { .decoration(kind, $0) }
                }
            if let new { shown[new] = view } else { leaving.append((element, view)) }
        }
        views.shown = shown
        return leaving
    }
}
