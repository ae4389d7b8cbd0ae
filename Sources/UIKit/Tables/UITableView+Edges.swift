import Foundation

// Headers and footers. In a plain table those of sections that are seen stay at the top and at the bottom.

extension UITableView {
    /// The room above the view of a header or a footer.
    private func padding(isHeader: Bool) -> CGFloat {
        isHeader && style == .plain && sectionHeaderTopPadding.isFinite ? max(0, sectionHeaderTopPadding) : 0
    }

    /// The height of a header or a footer with what is above it; `nil` where rows have become others.
    func edgeHeight(_ section: Int, isHeader: Bool, width: CGFloat) -> CGFloat? {
        viewHeight(section, isHeader: isHeader, width: width).map { $0 > 0 ? $0 + padding(isHeader: isHeader) : 0 }
    }

    /// The height of the view of a header or a footer, which is made for that where it is needed; `nil` where rows have become
    /// others.
    private func viewHeight(_ section: Int, isHeader: Bool, width: CGFloat) -> CGFloat? {
        let time = generation
        let height =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        guard isCurrent(time) else { return nil }
        if height >= 0, height.isFinite { return height }
        let view = edge(section, isHeader: isHeader)
        guard isCurrent(time) else { return nil }
        guard let view else { return emptyEdgeHeight(section, isHeader: isHeader) }
        if let view = view as? UITableViewHeaderFooterView { return view.wantedHeight(width: width) }
        if view.hasConstraintsBelow {
            return view.systemLayoutSizeFitting(
                CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        let own = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        return own > 0 ? own : 28
    }

    /// The view above or below a section, asked for where there is none yet.
    private func edge(_ section: Int, isHeader: Bool) -> UIView? {
        if let view = isHeader ? cells.headers[section] : cells.footers[section] { return view }
        let part = isHeader ? TablePart.header(section) : .footer(section)
        guard !cells.emptyEdges.contains(part) else { return nil }
        let time = generation
        var view = Animator.aside {
            isHeader
                ? delegate?.tableView(self, viewForHeaderInSection: section)
                : delegate?.tableView(self, viewForFooterInSection: section)
        }
        guard isCurrent(time) else { return nil }
        if view == nil {
            let title =
                isHeader
                ? dataSource?.tableView(self, titleForHeaderInSection: section)
                : dataSource?.tableView(self, titleForFooterInSection: section)
            guard isCurrent(time) else { return nil }
            view = title.flatMap { $0.isEmpty ? nil : titleView($0) }
        }
        guard let view else {
            cells.emptyEdges.insert(part)
            return nil
        }
        Animator.withoutAnimation {
            (view as? UITableViewHeaderFooterView)?.take(
                EdgePlace(style: style, isHeader: isHeader, isFirst: section == 0, margin: sideMargin))
            view.frame = rect(of: part)
            addSubview(view)
        }
        if isHeader { cells.headers[section] = view } else { cells.footers[section] = view }
        if isHeader {
            delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        }
        return isCurrent(time) ? view : nil
    }

    private static let titleIdentifier = "Typecase.title"

    private func titleView(_ title: String) -> UITableViewHeaderFooterView {
        let view =
            cells.view(Self.titleIdentifier) ?? UITableViewHeaderFooterView(reuseIdentifier: Self.titleIdentifier)
        view.textLabel?.text = title
        return view
    }

    /// Shows the headers and footers of sections, and no others.
    /// - Returns: Whether rows are still the same.
    func showEdges(of sections: ClosedRange<Int>?) -> Bool {
        let time = generation
        for (section, view) in cells.headers where sections?.contains(section) != true {
            cells.headers[section] = nil
            recycleEdge(view, section, isHeader: true)
        }
        for (section, view) in cells.footers where sections?.contains(section) != true {
            cells.footers[section] = nil
            recycleEdge(view, section, isHeader: false)
        }
        guard isCurrent(time) else { return false }
        for section in sections ?? 0...0 where sections != nil {
            for isHeader in [true, false] {
                let part = isHeader ? TablePart.header(section) : .footer(section)
                let (_, height, isMeasured) = heights.extent(heights.number(of: part))
                guard height > 0, isMeasured else { continue }
                let view = edge(section, isHeader: isHeader)
                guard isCurrent(time) else { return false }
                guard let view else { continue }
                let frame = edgeFrame(section, isHeader: isHeader)
                if view.frame != frame { view.frame = frame }
            }
        }
        return true
    }

    private func edgeFrame(_ section: Int, isHeader: Bool) -> CGRect {
        let part = isHeader ? TablePart.header(section) : .footer(section)
        var frame = rect(of: part)
        let padding = min(padding(isHeader: isHeader), frame.height)
        frame.origin.y += padding
        frame.size.height -= padding
        if let lifted = editing.lifted { frame.origin.y += lifted.shift(ofPart: heights.number(of: part), in: self) }
        guard style == .plain else { return frame }
        let room = bounds.inset(by: adjustedContentInset)
        if isHeader {
            let last = rect(of: .footer(section)).minY - frame.height
            frame.origin.y = max(frame.minY, min(room.minY, last))
        } else {
            let first = rect(of: .header(section)).maxY
            frame.origin.y = min(frame.minY, max(room.maxY - frame.height, first))
        }
        return frame
    }

    /// Gives a header or a footer away.
    func recycleEdge(_ view: UIView, _ section: Int, isHeader: Bool) {
        view.removeFromSuperview()
        cells.keep(view)
        if isHeader {
            delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
        } else {
            delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
        }
    }
}
