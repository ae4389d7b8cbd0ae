import Foundation

// Which items are selected, by programs and by people.

extension UICollectionView: CellPicking {
    func mayPick(by touch: UITouch) -> Bool { allowsSelection }
    func row(of cell: UICollectionViewCell) -> TableRow? { views.row(of: cell) }
    func mayHighlight(_ row: TableRow) -> Bool {
        delegate?.collectionView(self, shouldHighlightItemAt: row.path) ?? true
    }
    func showHighlight(_ isHighlighted: Bool, of cell: UICollectionViewCell) { cell.isHighlighted = isHighlighted }
    func tellHighlight(_ isHighlighted: Bool, at row: TableRow) {
        if isHighlighted {
            delegate?.collectionView(self, didHighlightItemAt: row.path)
        } else {
            delegate?.collectionView(self, didUnhighlightItemAt: row.path)
        }
    }

    /// Selects or deselects an item.
    func setChosen(_ row: TableRow, _ isChosen: Bool) {
        if isChosen { chosen.insert(row) } else { chosen.remove(row) }
        if let cell = views.cell(of: row), cell.isSelected != isChosen { cell.isSelected = isChosen }
    }

    func deselectAll() {
        for row in chosen { setChosen(row, false) }
    }

    /// Selects an item for the program.
    func select(_ row: TableRow?) {
        guard row == nil || allowsSelection else { return }
        for other in chosen where other != row && (row == nil || !allowsMultipleSelection) { setChosen(other, false) }
        guard let row else { return }
        precondition(
            contains(row), "UICollectionView.selectItem: there is no item \(row.row) in section \(row.section)")
        setChosen(row, true)
    }

    /// A person has tapped an item. What is asked and told may change all items: the rest is done as far as they are
    /// there.
    func userPicked(_ row: TableRow) {
        guard allowsSelection else { return }
        if allowsMultipleSelection, chosen.contains(row) {
            if delegate?.collectionView(self, shouldDeselectItemAt: row.path) ?? true { userDeselects(row) }
            return
        }
        let time = generation
        guard delegate?.collectionView(self, shouldSelectItemAt: row.path) ?? true, isCurrent(time) else { return }
        if !allowsMultipleSelection {
            for other in chosen.sorted() where other != row { userDeselects(other) }
        }
        guard isCurrent(time), contains(row) else { return }
        setChosen(row, true)
        delegate?.collectionView(self, didSelectItemAt: row.path)
    }

    private func userDeselects(_ row: TableRow) {
        guard chosen.contains(row) else { return }
        setChosen(row, false)
        delegate?.collectionView(self, didDeselectItemAt: row.path)
    }
}
