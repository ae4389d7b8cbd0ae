import Foundation

// Which rows are selected, by programs and by people.

extension UITableView: CellPicking {
    func mayPick(by touch: UITouch) -> Bool { mayPick && !editing.swallows(touch) }
    func row(of cell: UITableViewCell) -> TableRow? { cells.row(of: cell) }
    func contains(_ row: TableRow) -> Bool { heights.contains(row) }
    func mayHighlight(_ row: TableRow) -> Bool { delegate?.tableView(self, shouldHighlightRowAt: row.path) ?? true }
    func showHighlight(_ isHighlighted: Bool, of cell: UITableViewCell) {
        cell.setHighlighted(isHighlighted, animated: false)
    }
    func tellHighlight(_ isHighlighted: Bool, at row: TableRow) {
        if isHighlighted {
            delegate?.tableView(self, didHighlightRowAt: row.path)
        } else {
            delegate?.tableView(self, didUnhighlightRowAt: row.path)
        }
    }

    /// Selects or deselects a row.
    func setChosen(_ row: TableRow, _ isChosen: Bool, animated: Bool) {
        if isChosen { chosen.insert(row) } else { chosen.remove(row) }
        if let cell = cells.shown[row], cell.isSelected != isChosen {
            cell.setSelected(isChosen, animated: animated && window != nil)
        }
    }

    func deselectAll() {
        for row in chosen { setChosen(row, false, animated: false) }
    }

    /// Selects a row for the program.
    func select(_ row: TableRow?, animated: Bool) {
        for other in chosen where other != row && (row == nil || !picksSeveral) {
            setChosen(other, false, animated: animated)
        }
        guard let row else { return }
        precondition(
            heights.contains(row), "UITableView.selectRow: there is no row \(row.row) in section \(row.section)")
        setChosen(row, true, animated: animated)
    }

    /// Whether a person can select rows now.
    var mayPick: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    /// Whether several rows can be selected now.
    private var picksSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    /// A person has tapped a row. What is asked and told may change all rows: the rest is done as far as they are there.
    func userPicked(_ row: TableRow) {
        guard mayPick else { return }
        if picksSeveral, chosen.contains(row) {
            userDeselects(row)
            return tellSelection()
        }
        let path = delegate.map { $0.tableView(self, willSelectRowAt: row.path) } ?? row.path
        guard let path, path.count == 2 else { return }
        let new = TableRow(path)
        if !picksSeveral {
            for other in chosen.sorted() where other != new { userDeselects(other) }
        }
        guard heights.contains(new) else { return }
        setChosen(new, true, animated: false)
        delegate?.tableView(self, didSelectRowAt: path)
        tellSelection()
    }

    private func userDeselects(_ row: TableRow) {
        let path = delegate.map { $0.tableView(self, willDeselectRowAt: row.path) } ?? row.path
        guard let path, path.count == 2, chosen.contains(TableRow(path)) else { return }
        setChosen(TableRow(path), false, animated: false)
        delegate?.tableView(self, didDeselectRowAt: path)
    }

    private func tellSelection() {
        NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
    }
}
