import Foundation

/// The cells and views of a table that are seen, and those that wait to be seen again.
@MainActor
final class TableCells {
    /// The cells that are seen, and the one that is typed in.
    var shown: [TableRow: UITableViewCell] = [:]
    /// The views above sections that are seen.
    var headers: [Int: UIView] = [:]
    /// The views below sections that are seen.
    var footers: [Int: UIView] = [:]
    /// Headers and footers that have no view.
    var emptyEdges: Set<TablePart> = []
    /// What makes cells, by identifiers.
    var cellMakers: [String: () -> UITableViewCell] = [:]
    /// What makes headers and footers, by identifiers.
    var viewMakers: [String: () -> UITableViewHeaderFooterView] = [:]
    /// The cell that the data source is being asked to fill again, and its row, until it has it.
    var refilled: (cell: UITableViewCell, path: IndexPath)?
    private var spareCells: [String: [UITableViewCell]] = [:]
    private var spareViews: [String: [UITableViewHeaderFooterView]] = [:]

    /// The row that a cell shows.
    func row(of cell: UITableViewCell) -> TableRow? {
        shown.first { $0.value === cell }?.key
    }

    /// Keeps a cell that is seen no more.
    func keep(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier, row(of: cell) == nil,
            spareCells[identifier]?.contains(where: { $0 === cell }) != true
        else { return }
        spareCells[identifier, default: []].append(cell)
    }

    /// Keeps a header or a footer that is seen no more.
    func keep(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier,
            spareViews[identifier]?.contains(where: { $0 === view }) != true
        else { return }
        spareViews[identifier, default: []].append(view)
    }

    /// A cell of an identifier: one that waits, or a new one where something is registered for it.
    func cell(_ identifier: String) -> UITableViewCell? {
        if let cell = spareCells[identifier]?.popLast() {
            cell.willBeUsedAgain()
            return cell
        }
        return cellMakers[identifier]?()
    }

    /// A header or footer of an identifier: one that waits, or a new one where something is registered for it.
    func view(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = spareViews[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return viewMakers[identifier]?()
    }

    /// Lets go of what waits.
    func dropSpares() {
        spareCells = [:]
        spareViews = [:]
    }

    /// Gives the data source the cell that it is asked to fill again, if it asks for one of that row and identifier.
    func takeRefilled(_ identifier: String, for path: IndexPath) -> UITableViewCell? {
        guard let known = refilled, known.path == path, known.cell.reuseIdentifier == identifier else { return nil }
        refilled = nil
        return known.cell
    }

    /// How many cells wait.
    var spareCount: Int { spareCells.values.reduce(0) { $0 + $1.count } }
}
