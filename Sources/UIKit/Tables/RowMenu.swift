import Foundation

/// Asks a table's delegate for the menu of the row that is held. Rows that are edited have none.
final class RowMenu: NSObject, UIContextMenuInteractionDelegate {
    private unowned let table: UITableView

    init(of table: UITableView) {
        self.table = table
        super.init()
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard !table.isEditing, let path = table.indexPathForRow(at: location) else { return nil }
        return table.delegate?.tableView(table, contextMenuConfigurationForRowAt: path, point: location)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        table.delegate?.tableView(table, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
