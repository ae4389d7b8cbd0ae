import Foundation

/// What shows cells that fingers pick: a table or a collection view.
@MainActor
protocol CellPicking: UIView {
    associatedtype Cell: UIView
    /// Whether a finger that goes down on a cell is about to pick it.
    func mayPick(by touch: UITouch) -> Bool
    /// The row of a cell; `nil` for one that is shown no more.
    func row(of cell: Cell) -> TableRow?
    /// Whether a row is there.
    func contains(_ row: TableRow) -> Bool
    /// Whether a finger highlights the cell of a row, and so may pick it.
    func mayHighlight(_ row: TableRow) -> Bool
    /// A finger is on a cell, or no longer.
    func showHighlight(_ isHighlighted: Bool, of cell: Cell)
    /// The cell of a row has been highlighted, or no longer is.
    func tellHighlight(_ isHighlighted: Bool, at row: TableRow)
    /// A finger has picked a row.
    func userPicked(_ row: TableRow)
}

/// The finger that is on a cell: highlights it after a moment, and picks its row when it goes up.
@MainActor
final class CellTouch<Owner: CellPicking> {
    private weak var finger: UITouch?
    private weak var cell: Owner.Cell?
    private var isHighlighted = false
    private var patience: FrameTimers.Token?

    /// How long a finger rests before its cell is highlighted: it may be about to scroll.
    private static var delay: Double { 0.12 }
    /// How far a finger may leave its cell.
    private static var reach: CGFloat { 20 }

    func began(_ touch: UITouch, in owner: Owner) {
        guard finger == nil, owner.mayPick(by: touch), let cell = Self.cell(under: touch, in: owner) else { return }
        (finger, self.cell, isHighlighted) = (touch, cell, false)
        patience = owner.application?.timers.after(Self.delay) { [weak self, weak owner] in
            guard let self, let owner else { return }
            highlight(in: owner)
        }
    }

    func moved(_ touches: Set<UITouch>, in owner: Owner) {
        guard let finger, let cell, touches.contains(finger) else { return }
        let room = cell.bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
        if !room.contains(finger.location(in: cell)) { stop(in: owner) }
    }

    func ended(_ touches: Set<UITouch>, in owner: Owner) {
        guard let finger, touches.contains(finger) else { return }
        moved(touches, in: owner)
        guard cell != nil, isHighlighted || highlight(in: owner) else { return stop(in: owner) }
        // What was asked may have taken the row away.
        let row = cell.flatMap { owner.row(of: $0) }
        stop(in: owner)
        if let row, owner.contains(row) { owner.userPicked(row) }
    }

    func cancelled(_ touches: Set<UITouch>, in owner: Owner) {
        if let finger, touches.contains(finger) { stop(in: owner) }
    }

    /// A view shows its row no more.
    func forget(_ view: UIView, in owner: Owner) {
        if cell === view { stop(in: owner) }
    }

    /// Highlights the cell.
    /// - Returns: Whether it may be.
    @discardableResult
    private func highlight(in owner: Owner) -> Bool {
        guard let cell, !isHighlighted, let row = owner.row(of: cell) else { return false }
        guard owner.mayHighlight(row), self.cell === cell else {
            drop()
            return false
        }
        isHighlighted = true
        owner.showHighlight(true, of: cell)
        owner.tellHighlight(true, at: row)
        return true
    }

    private func stop(in owner: Owner) {
        let (cell, wasHighlighted) = (cell, isHighlighted)
        drop()
        guard wasHighlighted, let cell else { return }
        owner.showHighlight(false, of: cell)
        if let row = owner.row(of: cell) { owner.tellHighlight(false, at: row) }
    }

    private func drop() {
        (finger, cell, isHighlighted) = (nil, nil, false)
        patience?.cancel()
        patience = nil
    }

    /// The innermost cell, if it is one of the owner's: of tables and collection views in cells the inner one picks.
    private static func cell(under touch: UITouch, in owner: Owner) -> Owner.Cell? {
        let views = sequence(first: touch.view) { $0?.superview }.lazy.compactMap(\.self).prefix { $0 !== owner }
        guard let cell = views.first(where: { $0 is any ConfiguredCell }), cell.superview === owner else { return nil }
        return cell as? Owner.Cell
    }
}
