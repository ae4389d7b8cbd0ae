import Foundation
import TextEngine

// Rows and sections that come, go and move.

extension UITableView {
    /// Notes a change, and makes it when it stands alone.
    func note(_ animation: RowAnimation, _ body: (inout TableChanges) -> Void) {
        updateDepth += 1
        body(&changes)
        if animation != .none { isUpdateAnimated = true }
        updateDepth -= 1
        if updateDepth == 0 { update(completion: nil) }
    }

    /// Makes the changes that were noted.
    func update(completion: ((Bool) -> Void)?) {
        let (changes, wantsAnimation) = (changes, isUpdateAnimated)
        self.changes = TableChanges()
        isUpdateAnimated = false
        // What was never asked for is asked for as it is now.
        guard !needsReload else {
            setNeedsLayout()
            completion?(true)
            return
        }
        let (leaving, edges) = make(changes)
        for edge in edges { recycleEdge(edge.view, edge.section, isHeader: edge.isHeader) }
        for (_, cell) in leaving { editing.forget(cell) }
        setNeedsLayout()
        guard wantsAnimation, window != nil, UIView.areAnimationsEnabled, !isLayingOut else {
            for (row, cell) in leaving { recycle(cell, of: row) }
            completion?(true)
            return
        }
        for (_, cell) in leaving {
            cell.isUserInteractionEnabled = false
            // Nobody types into a row that is gone.
            if cell.holdsFocus { cell.endEditing(true) }
        }
        isFadingIn = true
        animateInOwnApplication(duration: 0.3) {
            layoutSubtree()
            // A program may have given one again.
            for (_, cell) in leaving where cells.row(of: cell) == nil { cell.alpha = 0 }
        } completion: { [weak self] finished in
            for (row, cell) in leaving {
                Animator.withoutAnimation { cell.alpha = 1 }
                cell.isUserInteractionEnabled = true
                if let self, cell.superview === self, cells.row(of: cell) == nil { recycle(cell, of: row) }
            }
            completion?(finished)
        }
        isFadingIn = false
    }

    /// Makes changes to heights, cells and what is selected.
    /// - Returns: The cells of rows that are gone or asked for again, and the headers and footers that are.
    private func make(_ changes: TableChanges) -> (cells: [(TableRow, UITableViewCell)], edges: [Edge]) {
        check(changes)
        let map = changes.map()
        let before: [(place: Int?, rows: Int)] = (0..<heights.sectionCount).map {
            (map.section($0), heights.rowCount($0))
        }
        let fresh = changeSections(changes)
        changeRows(changes, passingOver: fresh)
        checkCounts(changes, before, fresh)
        heights.forgetMeasures()
        generation += 1
        chosen = Set(chosen.compactMap { map.row($0) })
        scrollGoal = scrollGoal.flatMap { goal in map.row(goal.row).map { ($0, goal.position) } }
        let leaving = (exchangeCells(changes, map), exchangeEdges(changes, map))
        // From here on the program may change rows again.
        fillAgain(changes.reconfiguredRows.compactMap { map.row($0) }.sorted())
        return leaving
    }

    /// A header or a footer that leaves, and the section that it was of.
    private typealias Edge = (view: UIView, section: Int, isHeader: Bool)

    /// Has the data source fill the cells of rows that are seen. Where it gives another cell, that one takes the place.
    private func fillAgain(_ rows: [TableRow]) {
        let time = generation
        for row in rows {
            guard isCurrent(time) else { return }
            guard let dataSource, let cell = cells.shown[row] else { continue }
            cells.refilled = (cell, row.path)
            let filled = dataSource.tableView(self, cellForRowAt: row.path)
            cells.refilled = nil
            guard isCurrent(time) else { return }
            if filled !== cell {
                cells.shown[row] = nil
                recycle(cell, of: row)
                if filled.superview !== self { cells.keep(filled) }
            }
        }
    }

    // MARK: Heights

    /// Puts sections where they are now.
    /// - Returns: The sections that are asked for anew, by their new numbers.
    private func changeSections(_ changes: TableChanges) -> Set<Int> {
        let map = changes.map()
        // Rows that move away leave before their sections do.
        movedRuns = [:]
        let targets = Dictionary(changes.movedRows.map { ($0.from, $0.to) }) { $1 }
        for row in changes.goneRows {
            let number = heights.number(of: .row(row))
            let run = heights.replace(number..<(number + 1), with: SumTree())
            if let new = targets[row] { movedRuns[new] = run.first }
        }
        var moved: [Int: SumTree<HeightRun>] = [:]
        for section in changes.sections.gone.reversed() {
            let runs = heights.replace(heights.parts(of: section), with: SumTree())
            if let move = changes.movedSections.first(where: { $0.from == section }) { moved[move.to] = runs }
        }
        var fresh = changes.insertedSections
        for section in changes.sections.taken {
            precondition(
                section <= heights.sectionCount,
                "UITableView: section \(section) cannot be added, there are \(heights.sectionCount)")
            let start = section < heights.sectionCount ? heights.parts(of: section).lowerBound : heights.partCount
            let new = moved[section] ?? SumTree(runs(of: section, rowCount: askedRowCount(section)))
            heights.replace(start..<start, with: new)
        }
        for section in changes.reloadedSections {
            guard let new = map.section(section) else { continue }
            fresh.insert(new)
            heights.replace(
                heights.parts(of: new), with: SumTree(runs(of: new, rowCount: askedRowCount(new))))
        }
        return fresh
    }

    /// Puts rows in that are new or have moved, but not into sections that are new as a whole.
    private func changeRows(_ changes: TableChanges, passingOver fresh: Set<Int>) {
        for row in changes.takenRows where !fresh.contains(row.section) {
            precondition(
                row.section < heights.sectionCount && row.row <= heights.rowCount(row.section),
                "UITableView: row \(row.row) cannot be added to section \(row.section)")
            let number = heights.number(of: .header(row.section)) + 1 + row.row
            heights.replace(number..<number, with: SumTree([movedRuns[row] ?? estimatedRow(row)]))
        }
        movedRuns = [:]
    }

    // MARK: Checks

    /// All that goes must have been there.
    private func check(_ changes: TableChanges) {
        for row in changes.goneRows + changes.reloadedRows + changes.reconfiguredRows {
            precondition(
                heights.contains(row),
                "UITableView: there is no row \(row.row) in section \(row.section) to be deleted, moved, reloaded or filled again"
            )
        }
        for section in changes.sections.gone + changes.reloadedSections {
            precondition(
                (0..<heights.sectionCount).contains(section),
                "UITableView: there is no section \(section) to be deleted, moved or reloaded")
        }
    }

    /// The data source must say what the changes come to.
    private func checkCounts(_ changes: TableChanges, _ before: [(place: Int?, rows: Int)], _ fresh: Set<Int>) {
        let sections = dataSource.map { $0.numberOfSections(in: self) } ?? 0
        precondition(
            sections == heights.sectionCount,
            """
            UITableView: there are \(sections) sections after the update, which must be the \(before.count) from before, \
            with \(changes.sections.taken.count) added and \(changes.sections.gone.count) taken out
            """)
        for section in 0..<heights.sectionCount where !fresh.contains(section) {
            let (asked, expected) = (askedRowCount(section), heights.rowCount(section))
            guard asked != expected else { continue }
            let old = before.first { $0.place == section }?.rows ?? 0
            preconditionFailure(
                """
                UITableView: section \(section) has \(asked) rows after the update, which must be \(expected): the \(old) \
                from before with those that were added and taken out
                """)
        }
    }

    // MARK: Cells

    private func exchangeCells(
        _ changes: TableChanges, _ map: TableChangeMap
    ) -> [(TableRow, UITableViewCell)] {
        var leaving: [(TableRow, UITableViewCell)] = []
        var shown: [TableRow: UITableViewCell] = [:]
        for (row, cell) in cells.shown {
            if !changes.reloadedRows.contains(row), let new = map.row(row) {
                shown[new] = cell
            } else {
                leaving.append((row, cell))
            }
        }
        cells.shown = shown
        return leaving
    }

    /// Headers and footers of sections that have stayed go with them.
    private func exchangeEdges(_ changes: TableChanges, _ map: TableChangeMap) -> [Edge] {
        var leaving: [Edge] = []
        func exchange(_ edges: [Int: UIView], isHeader: Bool) -> [Int: UIView] {
            var staying: [Int: UIView] = [:]
            for (section, view) in edges {
                if !changes.reloadedSections.contains(section), let new = map.section(section) {
                    staying[new] = view
                } else {
                    leaving.append((view, section, isHeader))
                }
            }
            return staying
        }
        cells.emptyEdges = []
        cells.headers = exchange(cells.headers, isHeader: true)
        cells.footers = exchange(cells.footers, isHeader: false)
        return leaving
    }
}
