import Foundation

// What there is: asked of the data source when somebody wants to know.

extension UITableView {
    /// The height of a row whose cell says nothing, in points.
    static let usualRowHeight: CGFloat = 44

    /// Asks the data source for everything, if that is due.
    func load() {
        // A data source that is no more has nothing to show.
        if dataSource == nil, heights.partCount > 0 { needsReload = true }
        guard !isLoading, needsReload || needsHeights else { return }
        isLoading = true
        if needsReload {
            needsReload = false
            needsHeights = false
            let count = dataSource.map { $0.numberOfSections(in: self) } ?? 0
            heights = TableHeights((0..<max(0, count)).flatMap { runs(of: $0, rowCount: askedRowCount($0)) })
            generation += 1
            isLoading = false
            recycleAll()
        } else {
            needsHeights = false
            heights = TableHeights(
                (0..<heights.sectionCount).flatMap { runs(of: $0, rowCount: heights.rowCount($0)) })
            generation += 1
            isLoading = false
        }
    }

    /// How many rows the data source says that a section has.
    func askedRowCount(_ section: Int) -> Int {
        max(0, dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0)
    }

    func setNeedsHeights() {
        needsHeights = true
        setNeedsLayout()
    }

    /// A section that nobody has seen.
    func runs(of section: Int, rowCount: Int) -> [HeightRun] {
        var runs = [estimatedEdge(section, isHeader: true)]
        for row in 0..<rowCount {
            let next = estimatedRow(TableRow(section: section, row: row))
            if let last = runs.last, last.kind == .rows, last.height == next.height,
                last.isMeasured == next.isMeasured
            {
                runs[runs.count - 1].count += 1
            } else {
                runs.append(next)
            }
        }
        runs.append(estimatedEdge(section, isHeader: false))
        return runs
    }

    /// A row that nobody has seen.
    func estimatedRow(_ row: TableRow) -> HeightRun {
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: row.path) ?? estimatedRowHeight
        if estimate > 0, estimate.isFinite { return HeightRun(kind: .rows, height: wholePixels(estimate)) }
        if estimate == 0 {
            let height = delegate?.tableView(self, heightForRowAt: row.path) ?? rowHeight
            if height >= 0, height.isFinite {
                return HeightRun(kind: .rows, height: wholePixels(height), isMeasured: true)
            }
        }
        let usual = rowHeight > 0 && rowHeight.isFinite ? rowHeight : Self.usualRowHeight
        return HeightRun(kind: .rows, height: wholePixels(usual))
    }

    private func estimatedEdge(_ section: Int, isHeader: Bool) -> HeightRun {
        let estimate =
            isHeader
            ? delegate?.tableView(self, estimatedHeightForHeaderInSection: section) ?? estimatedSectionHeaderHeight
            : delegate?.tableView(self, estimatedHeightForFooterInSection: section) ?? estimatedSectionFooterHeight
        let fixed = isHeader ? sectionHeaderHeight : sectionFooterHeight
        let height = [estimate, fixed].first { $0 > 0 && $0.isFinite } ?? emptyEdgeHeight(section, isHeader: isHeader)
        return HeightRun(kind: isHeader ? .header : .footer, height: wholePixels(height))
    }

    /// The room above or below a section without words and view.
    func emptyEdgeHeight(_ section: Int, isHeader: Bool) -> CGFloat {
        guard style != .plain else { return 0 }
        return isHeader && section == 0 && tableHeaderView == nil ? 35 : 18
    }

    /// A height that ends at a pixel.
    func wholePixels(_ height: CGFloat) -> CGFloat {
        let scale = screenScale
        return (max(0, min(height, 1e6)) * scale - 0.001).rounded(.up) / scale
    }
}
