import Foundation

/// What is edited in a table: all of it, a row that was swiped away, a row that is lifted.
@MainActor
final class TableEditing {
    unowned let table: UITableView
    /// Whether all rows show how they can be edited.
    private(set) var isOn = false
    /// The row that was swiped away.
    private(set) var swiped: SwipedRow?
    /// The row that a finger moves.
    var lifted: LiftedRow?
    /// The finger that has put a swiped row back, and does nothing else.
    weak var closingFinger: UITouch?
    /// Whether the data source has answered by a default since this was set to no: it says nothing itself then.
    var isDefaultAnswer = false
    /// Whether the data source was told to take a row out, and does not know how.
    private var cannotCommit = false

    init(_ table: UITableView) {
        self.table = table
    }

    // MARK: What can be done

    /// What can be done with a row.
    func row(_ row: TableRow) -> RowEditing {
        var editing = RowEditing()
        let (isEditable, _) = isEditable(row)
        if isEditable {
            editing.isChosen = table.allowsMultipleSelectionDuringEditing
            editing.style = style(of: row)
        }
        editing.isIndented =
            table.delegate?.tableView(table, shouldIndentWhileEditingRowAt: row.path) ?? true
        editing.isMovable = isMovable(row)
        return editing
    }

    private func style(of row: TableRow) -> UITableViewCell.EditingStyle {
        table.delegate?.tableView(table, editingStyleForRowAt: row.path) ?? .delete
    }

    /// Whether a row can be edited, and whether the data source has said so itself.
    private func isEditable(_ row: TableRow) -> (answer: Bool, isSaid: Bool) {
        isDefaultAnswer = false
        let answer = table.dataSource?.tableView(table, canEditRowAt: row.path) ?? false
        return (answer, !isDefaultAnswer)
    }

    private func isMovable(_ row: TableRow) -> Bool? {
        isDefaultAnswer = false
        let answer = table.dataSource?.tableView(table, canMoveRowAt: row.path) ?? false
        return isDefaultAnswer ? nil : answer
    }

    // MARK: The whole table

    /// Shows at all rows how they can be edited, or no more.
    func setOn(_ isOn: Bool, animated: Bool) {
        guard isOn != self.isOn else { return }
        close(animated: false)
        dropLifted(isCancelled: true)
        self.isOn = isOn
        table.deselectAll()
        let time = table.generation
        for row in table.cells.shown.keys.sorted() {
            guard table.isCurrent(time), let cell = table.cells.shown[row] else { return }
            show(in: cell, of: row, animated: animated)
        }
    }

    /// Has a cell show how its row can be edited.
    func show(in cell: UITableViewCell, of row: TableRow, animated: Bool) {
        if isOn { cell.editing.row = self.row(row) }
        guard isOn || cell.editing.isInTable else { return }
        if cell.editing.isInTable == isOn {
            cell.editing.update(cell)
        } else {
            cell.setEditing(isOn, animated: animated)
        }
    }

    /// The round button of a row was tapped.
    func editButtonUsed(_ kind: EditButton.Kind, of cell: UITableViewCell) {
        guard let row = table.cells.row(of: cell) else { return }
        switch kind {
        case .choice: break
        case .insert: table.dataSource?.tableView(table, commit: .insert, forRowAt: row.path)
        case .delete:
            let wasOpen = swiped?.cell === cell
            close(animated: true)
            guard !wasOpen, let actions = actions(of: row, isTrailing: true, isAsked: true) else { return }
            open(cell, actions, isTrailing: true)
            swiped?.settle(open: true, animated: true)
        }
    }

    // MARK: Swiped rows

    /// The buttons of a row at a side; `nil` for none.
    /// - Parameter isAsked: Whether the row's round button was tapped, so that it is known that it can go.
    func actions(of row: TableRow, isTrailing: Bool, isAsked: Bool = false) -> UISwipeActionsConfiguration? {
        let (isEditable, isSaid) = isEditable(row)
        guard isEditable, table.heights.contains(row) else { return nil }
        let own =
            isTrailing
            ? table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: row.path)
            : table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: row.path)
        if let own { return own.actions.isEmpty ? nil : own }
        guard isTrailing, isAsked || isSaid && !cannotCommit, style(of: row) == .delete else { return nil }
        let title =
            table.delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: row.path)
            ?? table.words[.delete]
        let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
            self?.commitDeletion()
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    private func commitDeletion() {
        guard let cell = swiped?.cell, let row = table.cells.row(of: cell) else { return }
        isDefaultAnswer = false
        table.dataSource?.tableView(table, commit: .delete, forRowAt: row.path)
        if isDefaultAnswer { cannotCommit = true }
    }

    /// Puts buttons behind a row.
    func open(_ cell: UITableViewCell, _ configuration: UISwipeActionsConfiguration, isTrailing: Bool) {
        guard let row = table.cells.row(of: cell) else { return }
        let actions = RowActionsView(configuration, isTrailing: isTrailing) { [weak self] in self?.perform($0) }
        let new = SwipedRow(cell, actions, in: table)
        swiped = new
        table.insertSubview(actions, belowSubview: cell)
        cell.showSwipe(true)
        if !isOn { table.delegate?.tableView(table, willBeginEditingRowAt: row.path) }
    }

    /// Puts the row back that was swiped away.
    func close(animated: Bool) {
        guard let swiped, !swiped.isClosing else { return }
        swiped.isClosing = true
        swiped.settle(open: false, animated: animated) { [weak self] in self?.closed(swiped) }
    }

    private func closed(_ old: SwipedRow) {
        old.end()
        guard swiped === old else { return }
        swiped = nil
        guard let cell = old.cell else { return }
        cell.showSwipe(false)
        guard !isOn else { return }
        table.delegate?.tableView(table, didEndEditingRowAt: table.cells.row(of: cell)?.path)
    }

    /// A button was used.
    func perform(_ action: UIContextualAction) {
        guard let swiped, !swiped.isClosing else { return }
        action.handler(action, swiped.actions) { [weak self, weak swiped] _ in
            guard let self, let swiped, self.swiped === swiped else { return }
            close(animated: true)
        }
    }

    /// A cell shows its row no more.
    func forget(_ cell: UITableViewCell) {
        if lifted?.cell === cell { dropLifted(isCancelled: true) }
        guard let old = swiped, old.cell === cell else { return }
        old.end()
        swiped = nil
        cell.showSwipe(false)
        if !isOn { table.delegate?.tableView(table, didEndEditingRowAt: nil) }
    }

    /// Whether a finger does nothing but put a swiped row back.
    func swallows(_ touch: UITouch) -> Bool { swiped != nil || closingFinger === touch }

    /// How far a row stands from its place.
    func displacement(of cell: UITableViewCell, _ row: TableRow) -> CGPoint {
        CGPoint(
            x: swiped?.cell === cell ? swiped?.offset ?? 0 : 0,
            y: lifted?.shift(ofPart: table.heights.number(of: .row(row)), in: table) ?? 0)
    }
}
