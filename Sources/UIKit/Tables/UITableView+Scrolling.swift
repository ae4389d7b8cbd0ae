import Foundation

// Where rows are, and how they are brought into view.

extension UITableView {
    private func isSeen(_ row: TableRow) -> Bool {
        rect(of: .row(row)).intersects(bounds)
    }

    /// The rows that are seen and have cells.
    var visibleRows: [TableRow] {
        load()
        return cells.shown.keys.filter { heights.contains($0) && isSeen($0) }.sorted()
    }

    /// The row at a point of the content.
    func row(at point: CGPoint) -> TableRow? {
        let y = point.y - sectionsTop
        guard heights.partCount > 0, y >= 0, y < heights.height else { return nil }
        guard case .row(let row) = heights.part(heights.part(at: y)), rect(of: .row(row)).contains(point) else {
            return nil
        }
        return row
    }

    /// The rows that a rectangle of the content touches.
    func rows(in rect: CGRect) -> [TableRow] {
        guard heights.partCount > 0, !rect.isNull, rect.maxX > 0, rect.minX < contentWidth else { return [] }
        let (top, bottom) = (rect.minY - sectionsTop, rect.maxY - sectionsTop)
        var rows: [TableRow] = []
        var number = heights.part(at: top)
        while number < heights.partCount {
            let (start, height, _) = heights.extent(number)
            guard start < bottom else { break }
            if start + height > top, case .row(let row) = heights.part(number) { rows.append(row) }
            number += 1
        }
        return rows
    }

    // MARK: Scrolling to rows

    func scroll(to path: IndexPath, at position: ScrollPosition, animated: Bool) {
        if path.count == 2, path.row == NSNotFound, (0..<heights.sectionCount).contains(path.section) {
            let top = rect(of: .header(path.section)).minY - adjustedContentInset.top
            return setContentOffset(clamped(CGPoint(x: contentOffset.x, y: top)), animated: animated)
        }
        let row = TableRow(path)
        precondition(
            heights.contains(row), "UITableView.scrollToRow: there is no row \(row.row) in section \(row.section)")
        scrollGoal = nil
        layoutSubtree()
        guard heights.contains(row) else { return }
        if animated, let application, !application.reducesMotion {
            let offset = offset(showing: row, at: position)
            guard offset != contentOffset else { return }
            setContentOffset(offset, animated: true)
            // Heights that are found out on the way move where it ends.
            scrollGoal = (row, position)
            return
        }
        // Where the row is becomes known when what is around it is measured, and it may take some steps to get there.
        for _ in 0..<4 {
            let offset = offset(showing: row, at: position)
            guard offset != contentOffset else { break }
            setContentOffset(offset, animated: false)
            layoutSubtree()
            guard heights.contains(row) else { return }
        }
    }

    /// The offset at which a row stands where it is wanted.
    private func offset(showing row: TableRow, at position: ScrollPosition) -> CGPoint {
        let rect = rect(of: .row(row))
        let inset = adjustedContentInset
        var top = contentOffset.y + inset.top
        let bottom = contentOffset.y + bounds.height - inset.bottom
        let room = bottom - top
        // What stays at the top covers the rows below it.
        let header = style == .plain ? heights.extent(heights.number(of: .header(row.section))).height : 0
        let free = top + header
        switch position {
        case .top: top = rect.minY - header
        case .middle: top = rect.midY - room / 2
        case .bottom: top = rect.maxY - room
        case .none:
            if rect.minY < free || rect.height > room - header {
                top = rect.minY - header
            } else if rect.maxY > bottom {
                top = rect.maxY - room
            }
        }
        return onGrid(clamped(CGPoint(x: contentOffset.x, y: top - inset.top)))
    }

    /// Has a scrolling end where its row is now.
    func aimAtGoal() {
        guard let goal = scrollGoal else { return }
        guard heights.contains(goal.row), motion.isGliding else { return scrollGoal = nil }
        motion.aim(at: offset(showing: goal.row, at: goal.position))
    }
}
