import Foundation

/// The finger that is on a row: highlights it after a moment, and selects it when it goes up.
@MainActor
final class TableTouch {
    private weak var finger: UITouch?
    private weak var cell: UITableViewCell?
    private var isHighlighted = false
    private var patience: FrameTimers.Token?

    /// How long a finger rests before its row is highlighted: it may be about to scroll.
    private static let delay = 0.12
    /// How far a finger may leave its row.
    private static let reach: CGFloat = 20

    func began(_ touch: UITouch, in table: UITableView) {
        guard finger == nil, table.mayPick, !table.editing.swallows(touch),
            let cell = Self.cell(under: touch, in: table)
        else { return }
        (finger, self.cell, isHighlighted) = (touch, cell, false)
        patience = table.application?.timers.after(Self.delay) { [weak self, weak table] in
            guard let self, let table else { return }
            highlight(in: table)
        }
    }

    func moved(_ touches: Set<UITouch>, in table: UITableView) {
        guard let finger, let cell, touches.contains(finger) else { return }
        let room = cell.bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
        if !room.contains(finger.location(in: cell)) { stop(in: table) }
    }

    func ended(_ touches: Set<UITouch>, in table: UITableView) {
        guard let finger, touches.contains(finger) else { return }
        moved(touches, in: table)
        guard cell != nil, isHighlighted || highlight(in: table) else { return stop(in: table) }
        // What was asked may have taken the row away.
        let row = cell.flatMap { table.cells.row(of: $0) }
        stop(in: table)
        if let row, table.heights.contains(row) { table.userPicked(row) }
    }

    func cancelled(_ touches: Set<UITouch>, in table: UITableView) {
        if let finger, touches.contains(finger) { stop(in: table) }
    }

    /// A cell shows its row no more.
    func forget(_ cell: UITableViewCell, in table: UITableView) {
        if self.cell === cell { stop(in: table) }
    }

    /// Highlights the row.
    /// - Returns: Whether it may be.
    @discardableResult
    private func highlight(in table: UITableView) -> Bool {
        guard let cell, !isHighlighted, let row = table.cells.row(of: cell) else { return false }
        guard table.delegate?.tableView(table, shouldHighlightRowAt: row.path) ?? true, self.cell === cell else {
            drop()
            return false
        }
        isHighlighted = true
        cell.setHighlighted(true, animated: false)
        table.delegate?.tableView(table, didHighlightRowAt: row.path)
        return true
    }

    private func stop(in table: UITableView) {
        let (cell, wasHighlighted) = (cell, isHighlighted)
        drop()
        guard wasHighlighted, let cell else { return }
        cell.setHighlighted(false, animated: false)
        if let row = table.cells.row(of: cell) { table.delegate?.tableView(table, didUnhighlightRowAt: row.path) }
    }

    private func drop() {
        (finger, cell, isHighlighted) = (nil, nil, false)
        patience?.cancel()
        patience = nil
    }

    private static func cell(under touch: UITouch, in table: UITableView) -> UITableViewCell? {
        var view = touch.view
        while let current = view, current !== table {
            if let cell = current as? UITableViewCell { return cell.superview === table ? cell : nil }
            view = current.superview
        }
        return nil
    }
}
