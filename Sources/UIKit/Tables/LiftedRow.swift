import Foundation

/// A row that a finger moves.
@MainActor
final class LiftedRow {
    let cell: UITableViewCell
    /// Where it was.
    let from: TableRow
    /// Where it would come to be.
    var to: TableRow
    /// Where it would come to be if the delegate were for it.
    var proposed: TableRow
    /// How far below the row's top the finger is, in points.
    let grip: CGFloat
    let height: CGFloat
    let generation: Int
    var pace: FrameTimers.Token?

    init(_ cell: UITableViewCell, from row: TableRow, grip: CGFloat, generation: Int) {
        (self.cell, from, to, proposed) = (cell, row, row, row)
        (self.grip, self.generation) = (grip, generation)
        height = cell.bounds.height
    }

    /// How far a part makes room for the row.
    func shift(ofPart number: Int, in table: UITableView) -> CGFloat {
        let heights = table.heights
        guard to != from, heights.contains(from) else { return 0 }
        let start = heights.number(of: .row(from))
        let end = heights.number(of: .header(to.section)) + 1 + to.row
        if to > from {
            let isMade = number > start && (to.section == from.section ? number <= end : number < end)
            return isMade ? -height : 0
        }
        return number >= end && number < start ? height : 0
    }

    /// Where the row would come to be, by where it is.
    func place(in table: UITableView) -> TableRow {
        let heights = table.heights
        let (top, bottom) = (cell.frame.minY, cell.frame.maxY)
        let isDown = top >= table.rect(of: .row(from)).minY
        let y = (isDown ? bottom : top) - table.sectionsTop
        guard heights.partCount > 0 else { return from }
        let number = heights.part(at: y)
        let part = heights.part(number)
        let middle = table.rect(of: part).midY
        let isPast = isDown ? middle < bottom : middle < top
        switch part {
        case .row(let row) where row.section == from.section:
            if isDown {
                return isPast || row <= from ? max(row, from) : TableRow(section: row.section, row: row.row - 1)
            }
            return row >= from ? from : isPast ? TableRow(section: row.section, row: row.row + 1) : row
        case .row(let row): return TableRow(section: row.section, row: row.row + (isPast ? 1 : 0))
        case .header(let section):
            return isPast || section == 0 ? TableRow(section: section, row: 0) : end(of: section - 1, heights)
        case .footer(let section): return end(of: section, heights)
        }
    }

    private func end(of section: Int, _ heights: TableHeights) -> TableRow {
        TableRow(section: section, row: heights.rowCount(section) - (section == from.section ? 1 : 0))
    }
}

extension TableEditing {
    /// How close to the table's edge a finger scrolls it, in points, and by how much in a step.
    private static let (edge, longestStep): (CGFloat, CGFloat) = (44, 12)

    /// Lifts a row.
    /// - Returns: Whether it can be moved.
    func lift(_ cell: UITableViewCell, at point: CGPoint) -> Bool {
        guard isOn, lifted == nil, let row = table.cells.row(of: cell) else { return false }
        close(animated: false)
        lifted = LiftedRow(cell, from: row, grip: point.y - cell.frame.minY, generation: table.generation)
        table.bringSubviewToFront(cell)
        cell.layer.shadowColor = UIColor.black.cgColor
        cell.layer.shadowOffset = .zero
        cell.layer.shadowRadius = 6
        cell.layer.shadowOpacity = 0.3
        cell.alpha = 0.95
        // The rows next to those that are seen may come into view.
        table.setNeedsLayout()
        return true
    }

    /// Moves the row to where the finger is.
    func moveLifted(to point: CGPoint, _ finger: UITouch) {
        guard let lifted else { return }
        guard lifted.generation == table.generation else { return dropLifted(isCancelled: true) }
        follow(point)
        let step = scrollStep(point)
        guard step != 0 else { return lifted.pace = nil }
        guard lifted.pace == nil else { return }
        lifted.pace = table.application?.timers.every(1 / 60) { [weak self, weak finger] in
            guard let self, let lifted = self.lifted, let finger else { return }
            let step = scrollStep(finger.location(in: table))
            let offset = table.clamped(CGPoint(x: table.contentOffset.x, y: table.contentOffset.y + step))
            guard step != 0, offset != table.contentOffset else { return lifted.pace = nil }
            table.contentOffset = offset
            table.layoutSubtree()
            follow(finger.location(in: table))
        }
    }

    private func scrollStep(_ point: CGPoint) -> CGFloat {
        let seen = table.bounds.inset(by: table.adjustedContentInset)
        let (above, below) = (seen.minY + Self.edge - point.y, point.y - seen.maxY + Self.edge)
        if above > 0 { return -min(Self.longestStep, above / 4) }
        return below > 0 ? min(Self.longestStep, below / 4) : 0
    }

    private func follow(_ point: CGPoint) {
        guard let lifted else { return }
        var frame = table.rect(of: .row(lifted.from))
        let bottom = max(table.sectionsTop, table.sectionsTop + table.heights.height - frame.height)
        frame.origin.y = min(max(table.sectionsTop, point.y - lifted.grip), bottom)
        lifted.cell.frame = frame
        let proposed = lifted.place(in: table)
        guard proposed != lifted.proposed else { return }
        lifted.proposed = proposed
        let path =
            proposed == lifted.from
            ? proposed.path
            : table.delegate?.tableView(
                table, targetIndexPathForMoveFromRowAt: lifted.from.path, toProposedIndexPath: proposed.path)
                ?? proposed.path
        guard self.lifted === lifted, lifted.generation == table.generation, path.count == 2 else { return }
        let target = TableRow(path)
        guard target != lifted.to, isPlace(target, for: lifted.from) else { return }
        lifted.to = target
        table.setNeedsLayout()
        table.animateInOwnApplication(duration: 0.2) { table.layoutSubtree() }
    }

    /// Whether a row can come to be somewhere.
    private func isPlace(_ target: TableRow, for row: TableRow) -> Bool {
        guard (0..<table.heights.sectionCount).contains(target.section) else { return false }
        let count = table.heights.rowCount(target.section)
        return (0...(target.section == row.section ? count - 1 : count)).contains(target.row)
    }

    /// Lets the row go: the data source is told where it has come to be.
    func dropLifted(isCancelled: Bool) {
        guard let lifted else { return }
        self.lifted = nil
        lifted.pace = nil
        let (from, to) = (lifted.from, lifted.to)
        if !isCancelled, to != from, lifted.generation == table.generation, !table.needsReload {
            let time = table.generation
            table.dataSource?.tableView(table, moveRowAt: from.path, to: to.path)
            if table.isCurrent(time) { table.note(.none) { $0.movedRows.append((from, to)) } }
        }
        table.setNeedsLayout()
        let cell = lifted.cell
        table.animateInOwnApplication(duration: 0.2) {
            table.layoutSubtree()
            cell.layer.shadowOpacity = 0
            cell.alpha = 1
        }
    }
}
