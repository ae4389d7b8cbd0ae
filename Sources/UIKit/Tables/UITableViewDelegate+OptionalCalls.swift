import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UITableViewDelegate {
    /// The methods of this name.
    @_disfavoredOverload
    public var tableView: OptionalCalls.TableView? { OptionalCalls.TableView(delegate: self) }
}

/// The methods as optional ones: `dataSource?.method?(…)`, see ``OptionalCalls``.
extension UITableViewDataSource {
    /// ``numberOfSections(in:)``.
    @_disfavoredOverload
    public var numberOfSections: OptionalCalls.NumberOfSections? { OptionalCalls.NumberOfSections(dataSource: self) }

    /// The methods of this name.
    @_disfavoredOverload
    public var tableView: OptionalCalls.TableViewData? { OptionalCalls.TableViewData(dataSource: self) }
}

extension OptionalCalls {
    /// ``UITableViewDataSource``'s `numberOfSections`.
    @preconcurrency @MainActor
    public struct NumberOfSections {
        let dataSource: any UITableViewDataSource

        /// `numberOfSections(in:)`.
        public func callAsFunction(in tableView: UITableView) -> Int { dataSource.numberOfSections(in: tableView) }
    }

    /// ``UITableViewDataSource``'s `tableView`.
    @preconcurrency @MainActor
    public struct TableViewData {
        let dataSource: any UITableViewDataSource

        /// `tableView(_:numberOfRowsInSection:)`.
        public func callAsFunction(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            dataSource.tableView(tableView, numberOfRowsInSection: section)
        }

        /// `tableView(_:cellForRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            dataSource.tableView(tableView, cellForRowAt: indexPath)
        }

        /// `tableView(_:titleForHeaderInSection:)`.
        public func callAsFunction(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            dataSource.tableView(tableView, titleForHeaderInSection: section)
        }

        /// `tableView(_:canEditRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
            dataSource.tableView(tableView, canEditRowAt: indexPath)
        }

        /// `tableView(_:canMoveRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
            dataSource.tableView(tableView, canMoveRowAt: indexPath)
        }

        /// `tableView(_:titleForFooterInSection:)`.
        public func callAsFunction(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
            dataSource.tableView(tableView, titleForFooterInSection: section)
        }

        /// `tableView(_:commit:forRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            dataSource.tableView(tableView, commit: editingStyle, forRowAt: indexPath)
        }

        /// `tableView(_:moveRowAt:to:)`.
        public func callAsFunction(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {
            dataSource.tableView(tableView, moveRowAt: sourceIndexPath, to: destinationIndexPath)
        }
    }

    /// ``UITableViewDelegate``'s `tableView`.
    @preconcurrency @MainActor
    public struct TableView {
        let delegate: any UITableViewDelegate

        /// `tableView(_:willDisplay:forRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            delegate.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
        }

        /// `tableView(_:willDisplayHeaderView:forSection:)`.
        public func callAsFunction(
            _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
        ) {
            delegate.tableView(tableView, willDisplayHeaderView: view, forSection: section)
        }

        /// `tableView(_:willDisplayFooterView:forSection:)`.
        public func callAsFunction(
            _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
        ) {
            delegate.tableView(tableView, willDisplayFooterView: view, forSection: section)
        }

        /// `tableView(_:didEndDisplaying:forRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            delegate.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
        }

        /// `tableView(_:didEndDisplayingHeaderView:forSection:)`.
        public func callAsFunction(
            _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
        ) {
            delegate.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
        }

        /// `tableView(_:didEndDisplayingFooterView:forSection:)`.
        public func callAsFunction(
            _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
        ) {
            delegate.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
        }

        /// `tableView(_:heightForRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            delegate.tableView(tableView, heightForRowAt: indexPath)
        }

        /// `tableView(_:heightForHeaderInSection:)`.
        public func callAsFunction(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
            delegate.tableView(tableView, heightForHeaderInSection: section)
        }

        /// `tableView(_:heightForFooterInSection:)`.
        public func callAsFunction(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
            delegate.tableView(tableView, heightForFooterInSection: section)
        }

        /// `tableView(_:estimatedHeightForRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
            delegate.tableView(tableView, estimatedHeightForRowAt: indexPath)
        }

        /// `tableView(_:estimatedHeightForHeaderInSection:)`.
        public func callAsFunction(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
        {
            delegate.tableView(tableView, estimatedHeightForHeaderInSection: section)
        }

        /// `tableView(_:estimatedHeightForFooterInSection:)`.
        public func callAsFunction(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat
        {
            delegate.tableView(tableView, estimatedHeightForFooterInSection: section)
        }

        /// `tableView(_:viewForHeaderInSection:)`.
        public func callAsFunction(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            delegate.tableView(tableView, viewForHeaderInSection: section)
        }

        /// `tableView(_:viewForFooterInSection:)`.
        public func callAsFunction(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
            delegate.tableView(tableView, viewForFooterInSection: section)
        }

        /// `tableView(_:accessoryButtonTappedForRowWith:)`.
        public func callAsFunction(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
            delegate.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
        }

        /// `tableView(_:shouldHighlightRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            delegate.tableView(tableView, shouldHighlightRowAt: indexPath)
        }

        /// `tableView(_:didHighlightRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
            delegate.tableView(tableView, didHighlightRowAt: indexPath)
        }

        /// `tableView(_:didUnhighlightRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
            delegate.tableView(tableView, didUnhighlightRowAt: indexPath)
        }

        /// `tableView(_:willSelectRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            delegate.tableView(tableView, willSelectRowAt: indexPath)
        }

        /// `tableView(_:willDeselectRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            delegate.tableView(tableView, willDeselectRowAt: indexPath)
        }

        /// `tableView(_:didSelectRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            delegate.tableView(tableView, didSelectRowAt: indexPath)
        }

        /// `tableView(_:editingStyleForRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
            -> UITableViewCell.EditingStyle
        {
            delegate.tableView(tableView, editingStyleForRowAt: indexPath)
        }

        /// `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? {
            delegate.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
        }

        /// `tableView(_:shouldIndentWhileEditingRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool
        {
            delegate.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
        }

        /// `tableView(_:willBeginEditingRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
            delegate.tableView(tableView, willBeginEditingRowAt: indexPath)
        }

        /// `tableView(_:didEndEditingRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            delegate.tableView(tableView, didEndEditingRowAt: indexPath)
        }

        /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            delegate.tableView(tableView, leadingSwipeActionsConfigurationForRowAt: indexPath)
        }

        /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`.
        public func callAsFunction(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            delegate.tableView(tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)
        }

        /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`.
        public func callAsFunction(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath {
            delegate.tableView(
                tableView, targetIndexPathForMoveFromRowAt: sourceIndexPath,
                toProposedIndexPath: proposedDestinationIndexPath)
        }

        /// `tableView(_:indentationLevelForRowAt:)`.
        public func callAsFunction(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
            delegate.tableView(tableView, indentationLevelForRowAt: indexPath)
        }

        /// `tableView(_:contextMenuConfigurationForRowAt:point:)`.
        public func callAsFunction(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            delegate.tableView(tableView, contextMenuConfigurationForRowAt: indexPath, point: point)
        }

        /// `tableView(_:willDisplayContextMenu:animator:)`.
        public func callAsFunction(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            delegate.tableView(tableView, willDisplayContextMenu: configuration, animator: animator)
        }

        /// `tableView(_:willEndContextMenuInteraction:animator:)`.
        public func callAsFunction(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) {
            delegate.tableView(tableView, willEndContextMenuInteraction: configuration, animator: animator)
        }
    }
}
