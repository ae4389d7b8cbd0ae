import Foundation

// Where items are, and how they are brought into view.

extension UICollectionView {
    /// The items that are seen and have cells.
    var visibleRows: [TableRow] {
        load()
        return views.cells.filter { contains($0.row) && !$0.cell.isHidden && $0.cell.frame.overlaps(bounds) }
            .map(\.row)
    }

    /// The item at a point of the content.
    func row(at point: CGPoint) -> TableRow? {
        guard point.isFinite else { return nil }
        if !needsPreparation, let cell = views.cells.last(where: { !$0.cell.isHidden && $0.cell.frame.contains(point) })
        {
            return cell.row
        }
        let found = attributes(in: CGRect(x: point.x, y: point.y, width: 1, height: 1)).filter {
            $0.representedElementCategory == .cell && $0.frame.contains(point) && $0.indexPath.count == 2
        }
        return found.max { $0.zIndex < $1.zIndex }.map { TableRow($0.indexPath) }
    }

    // MARK: Scrolling to items

    func scroll(to row: TableRow, at position: ScrollPosition, animated: Bool) {
        precondition(
            contains(row), "UICollectionView.scrollToItem: there is no item \(row.row) in section \(row.section)")
        scrollGoal = nil
        layoutSubtree()
        guard let offset = offset(showing: row, at: position) else { return }
        if animated, let application, !application.reducesMotion {
            guard offset != contentOffset else { return }
            setContentOffset(offset, animated: true)
            // Sizes that are found out on the way move where it ends.
            scrollGoal = (row, position)
            return
        }
        // Where the item is becomes known when what is around it is measured, and it may take some steps to get there.
        for _ in 0..<4 {
            guard let offset = self.offset(showing: row, at: position), offset != contentOffset else { break }
            setContentOffset(offset, animated: false)
            layoutSubtree()
        }
    }

    /// The offset at which an item stands where it is wanted; `nil` for one that is not there.
    private func offset(showing row: TableRow, at position: ScrollPosition) -> CGPoint? {
        guard contains(row), let rect = attributes(of: .item(row))?.frame else { return nil }
        let seen = bounds.inset(by: adjustedContentInset)
        /// Where what is seen begins, so that a stretch stands at its beginning, in its middle, at its end, or anywhere
        /// in it.
        func start(
            _ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat, _ places: [ScrollPosition]
        ) -> CGFloat {
            let room = to - from
            if position.contains(places[0]) { return low }
            if position.contains(places[1]) { return (low + high - room) / 2 }
            if position.contains(places[2]) { return high - room }
            if low < from || high - low > room { return low }
            return high > to ? high - room : from
        }
        let x = start(rect.minX, rect.maxX, seen.minX, seen.maxX, [.left, .centeredHorizontally, .right])
        let y = start(rect.minY, rect.maxY, seen.minY, seen.maxY, [.top, .centeredVertically, .bottom])
        let inset = adjustedContentInset
        return onGrid(clamped(CGPoint(x: x - inset.left, y: y - inset.top)))
    }

    /// Has a scrolling end where its item is now.
    func aimAtGoal() {
        guard let goal = scrollGoal else { return }
        guard motion.isGliding, let offset = offset(showing: goal.row, at: goal.position) else {
            return scrollGoal = nil
        }
        motion.aim(at: offset)
    }
}
