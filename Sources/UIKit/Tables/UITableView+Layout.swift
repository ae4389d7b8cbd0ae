import Foundation

// What is seen is measured, and has cells; what is seen no more gives its cells away. All that a program does meanwhile is
// allowed: when rows are others than before, the layout ends and is done again.

extension UITableView {
    /// How far rows keep from the edges of the table with round corners, and words from the edges of cells, in points.
    var sideMargin: CGFloat { bounds.width < 414 ? 16 : 20 }

    /// The width of the content.
    var contentWidth: CGFloat {
        let inset = adjustedContentInset
        return max(0, bounds.width - inset.left - inset.right)
    }

    /// From the content's top to the first section.
    var sectionsTop: CGFloat { tableHeaderView?.frame.height ?? 0 }

    /// What is seen, below the top of the first section.
    private var seen: ClosedRange<CGFloat> {
        let top = contentOffset.y - sectionsTop
        return top...(top + max(0, bounds.height))
    }

    /// Where a part is in the content.
    func rect(of part: TablePart) -> CGRect { rect(ofNumber: heights.number(of: part)) }

    private func rect(ofNumber number: Int) -> CGRect {
        let (top, height, _) = heights.extent(number)
        var (x, width) = (CGFloat(0), contentWidth)
        if style == .insetGrouped { (x, width) = (sideMargin, max(0, width - 2 * sideMargin)) }
        return CGRect(x: x, y: sectionsTop + top, width: width, height: height)
    }

    /// Whether rows are what they were at a time.
    func isCurrent(_ time: Int) -> Bool { generation == time && !needsReload }

    // MARK: The pass

    /// Brings cells, headers and footers to where they belong.
    func layOutRows() {
        guard !isLayingOut else { return }
        isLayingOut = true
        followWidth()
        recycleUnseen()
        let isDone = measureSeen() && showSeen()
        isLayingOut = false
        if !isDone { setNeedsLayout() }
        placeAround()
    }

    private func followWidth() {
        guard laidOutWidth != contentWidth else { return }
        laidOutWidth = contentWidth
        heights.forgetMeasures()
    }

    /// Measures what is seen, and moves the content so that what was seen before stays where it is.
    /// - Returns: Whether rows are still the same.
    private func measureSeen() -> Bool {
        let time = generation
        let anchor = anchor()
        var shift: CGFloat = 0
        /// Measures a part, and says whether what is above the anchor has another height.
        func measure(_ number: Int) -> Bool? {
            let old = heights.extent(number)
            guard !old.isMeasured else { return false }
            guard let height = measuredHeight(number), isCurrent(time) else { return nil }
            heights.measure(number, height)
            guard number < anchor, height != old.height else { return false }
            shift += height - old.height
            return true
        }
        var hasMoved = true
        while hasMoved {
            hasMoved = false
            let (top, bottom) = (seen.lowerBound + shift, seen.upperBound + shift)
            var number = firstPart(at: top)
            if style == .plain, heights.partCount > 0 {
                guard let moved = measure(edgeNumber(of: number, isHeader: true)) else { return false }
                hasMoved = moved
            }
            while number < heights.partCount, heights.top(number) < bottom {
                guard let moved = measure(number) else { return false }
                hasMoved = hasMoved || moved
                number += 1
            }
            if style == .plain, number > 0 {
                // The last footer stands at the bottom before it comes into view.
                guard measure(edgeNumber(of: number - 1, isHeader: false)) != nil else { return false }
            }
        }
        moveContent(by: shift)
        return isCurrent(time)
    }

    /// The part that stays where it is: the first one that is seen and has been seen before.
    private func anchor() -> Int {
        let seen = seen
        // What begins at the top goes on doing so.
        guard seen.lowerBound > 0 else { return 0 }
        let known = cells.shown.keys.filter(heights.contains).map { heights.number(of: .row($0)) }.filter {
            let (top, height, _) = heights.extent($0)
            return top < seen.upperBound && top + height > seen.lowerBound
        }
        return known.min() ?? firstPart(at: seen.lowerBound)
    }

    /// The first part at an offset, with those without a height above it that may turn out to have one.
    private func firstPart(at offset: CGFloat) -> Int {
        var number = heights.part(at: offset)
        while number > 0 {
            let (_, height, isMeasured) = heights.extent(number - 1)
            guard height == 0, !isMeasured else { break }
            number -= 1
        }
        return number
    }

    /// The header or the footer of the section that a part is in.
    private func edgeNumber(of number: Int, isHeader: Bool) -> Int {
        let section =
            switch heights.part(number) {
            case .header(let section), .footer(let section): section
            case .row(let row): row.section
            }
        return heights.number(of: isHeader ? .header(section) : .footer(section))
    }

    /// The size of all sections with what stands above and below them.
    var sizeOfSections: CGSize {
        CGSize(width: contentWidth, height: sectionsTop + heights.height + (tableFooterView?.frame.height ?? 0))
    }

    /// The content has become higher above what is seen.
    private func moveContent(by distance: CGFloat) {
        if distance != 0 {
            motion.contentMoved(by: CGPoint(x: 0, y: distance))
            contentOffset = motion.offset ?? CGPoint(x: contentOffset.x, y: contentOffset.y + distance)
        }
        contentSize = sizeOfSections
        if distance != 0, !motion.isMoving { clampOffset() }
        aimAtGoal()
    }

    /// The height of a part as it is; `nil` where rows have become others.
    private func measuredHeight(_ number: Int) -> CGFloat? {
        let time = generation
        let part = heights.part(number)
        let width = rect(ofNumber: number).width
        var height: CGFloat
        switch part {
        case .row(let row):
            height = delegate?.tableView(self, heightForRowAt: row.path) ?? rowHeight
            guard isCurrent(time) else { return nil }
            if !(height >= 0 && height.isFinite) {
                guard let cell = cell(for: row) else { return nil }
                height = cell.wantedHeight(width: width)
            }
        case .header(let section), .footer(let section):
            guard let edge = edgeHeight(section, isHeader: part == .header(section), width: width) else { return nil }
            height = edge
        }
        return isCurrent(time) ? wholePixels(height) : nil
    }

    // MARK: Rows

    /// The parts that have views: those that are seen, and where a person may step on from there the rows next to them.
    private var shownParts: Range<Int> {
        guard heights.partCount > 0 else { return 0..<0 }
        let seen = seen
        var first = heights.part(at: seen.lowerBound)
        var end = first
        while end < heights.partCount, heights.top(end) < seen.upperBound { end += 1 }
        guard isSteppedThrough || editing.lifted != nil else { return first..<end }
        func isRow(_ number: Int) -> Bool { if case .row = heights.part(number) { true } else { false } }
        while first > 0 {
            first -= 1
            if isRow(first) { break }
        }
        while end < heights.partCount {
            end += 1
            if isRow(end - 1) { break }
        }
        return first..<end
    }

    /// Whether a person goes from row to row, by Tab or by a keypad, and so to rows that are not seen yet.
    private var isSteppedThrough: Bool {
        guard let application else { return false }
        return application.usesKeypad || application.focus.firstResponder?.isInside(self) == true
    }

    /// Gives away the cells of rows that are seen no more, but not the one that is typed in.
    private func recycleUnseen() {
        let parts = shownParts
        for (row, cell) in cells.shown
        where !(heights.contains(row) && parts.contains(heights.number(of: .row(row)))) && !cell.holdsFocus
            && cell !== editing.lifted?.cell
        {
            recycle(cell, of: row)
        }
    }

    /// Shows what is seen.
    /// - Returns: Whether rows are still the same.
    private func showSeen() -> Bool {
        let time = generation
        recycleUnseen()
        guard isCurrent(time) else { return false }
        var sections: ClosedRange<Int>?
        for number in shownParts {
            let section: Int
            switch heights.part(number) {
            case .header(let index), .footer(let index): section = index
            case .row(let row):
                section = row.section
                guard let cell = cell(for: row), isCurrent(time) else { return false }
                place(cell, of: row)
                guard isCurrent(time) else { return false }
            }
            sections = min(sections?.lowerBound ?? section, section)...max(sections?.upperBound ?? section, section)
        }
        // The one that is typed in may have moved with the others.
        for (row, cell) in cells.shown where heights.contains(row) { place(cell, of: row) }
        editing.swiped?.place()
        return isCurrent(time) && showEdges(of: sections) && isCurrent(time)
    }

    /// The cell of a row, asked for where there is none; `nil` where rows have become others.
    func cell(for row: TableRow) -> UITableViewCell? {
        if let cell = cells.shown[row] { return cell }
        let time = generation
        guard let dataSource else { return nil }
        let cell = Animator.aside { dataSource.tableView(self, cellForRowAt: row.path) }
        guard isCurrent(time) else {
            if cell.superview !== self { cells.keep(cell) }
            return nil
        }
        // A cell shows one row: the one for which it was given last.
        if let other = cells.row(of: cell) { cells.shown[other] = nil }
        cells.shown[row] = cell
        cell.isAnnounced = false
        if let delegate {
            let level = delegate.tableView(self, indentationLevelForRowAt: row.path)
            if cell.indentationLevel != level { cell.indentationLevel = level }
        }
        Animator.withoutAnimation {
            cell.place = cellPlace(of: row)
            cell.frame = rect(of: .row(row))
            cell.takeGround(of: style)
            cell.setSelected(chosen.contains(row), animated: false)
            if isFadingIn { cell.alpha = 0 }
            editing.show(in: cell, of: row, animated: false)
            insertSubview(cell, at: viewsBehindContent.count)
        }
        if isFadingIn { cell.alpha = 1 }
        return isCurrent(time) ? cell : nil
    }

    private func cellPlace(of row: TableRow) -> CellPlace {
        CellPlace(
            style: style, isFirst: row.row == 0, isLast: row.row == heights.rowCount(row.section) - 1,
            separatorStyle: separatorStyle, separatorColor: separatorColor ?? .separator,
            separatorInset: ownSeparatorInset, isInsetAutomatic: separatorInsetReference == .fromAutomaticInsets,
            margin: sideMargin, isSelectable: mayPick)
    }

    private func place(_ cell: UITableViewCell, of row: TableRow) {
        let away = editing.displacement(of: cell, row)
        let frame = rect(of: .row(row)).offsetBy(dx: away.x, dy: away.y)
        cell.place = cellPlace(of: row)
        // The finger has it.
        guard cell !== editing.lifted?.cell else { return }
        if cell.isAnnounced {
            if cell.frame != frame { cell.frame = frame }
        } else {
            Animator.withoutAnimation { cell.frame = frame }
            cell.isAnnounced = true
            delegate?.tableView(self, willDisplay: cell, forRowAt: row.path)
        }
    }

    /// Gives a cell away.
    func recycle(_ cell: UITableViewCell, of row: TableRow) {
        if cells.shown[row] === cell { cells.shown[row] = nil }
        touch.forget(cell, in: self)
        editing.forget(cell)
        cell.removeFromSuperview()
        cells.keep(cell)
        if cell.isAnnounced {
            cell.isAnnounced = false
            delegate?.tableView(self, didEndDisplaying: cell, forRowAt: row.path)
        }
    }

    /// Gives all cells, headers and footers away.
    func recycleAll() {
        let (shown, headers, footers) = (cells.shown, cells.headers, cells.footers)
        cells.shown = [:]
        cells.headers = [:]
        cells.footers = [:]
        cells.emptyEdges = []
        for (row, cell) in shown { recycle(cell, of: row) }
        for (section, view) in headers { recycleEdge(view, section, isHeader: true) }
        for (section, view) in footers { recycleEdge(view, section, isHeader: false) }
    }

    // MARK: Around them

    func exchange(_ old: UIView?, _ new: UIView?) {
        guard old !== new else { return setNeedsLayout() }
        if old?.superview === self { old?.removeFromSuperview() }
        if let new { insertSubview(new, at: new === backgroundView ? 0 : viewsBehindContent.count) }
        setNeedsLayout()
    }

    private func placeAround() {
        let width = contentWidth
        func put(_ view: UIView?, _ frame: CGRect) { if let view, view.frame != frame { view.frame = frame } }
        put(tableHeaderView, CGRect(x: 0, y: 0, width: width, height: sectionsTop))
        put(
            tableFooterView,
            CGRect(
                x: 0, y: sectionsTop + heights.height, width: width, height: tableFooterView?.frame.height ?? 0))
        put(backgroundView, bounds)
    }
}
