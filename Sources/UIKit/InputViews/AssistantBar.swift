import Foundation

/// The buttons of a program at both ends of the bar above the keys.
final class AssistantBar: UIView, BarItemObserver {
    private let leading = AssistantStrip()
    private let trailing = AssistantStrip()
    private var leadingGroups: [[UIBarButtonItem]] = []
    private var trailingGroups: [[UIBarButtonItem]] = []
    /// What the buttons leave for candidates at least, where there are any, in points.
    private static let leastRoom: CGFloat = 132

    init() {
        super.init(frame: .zero)
        accessibilityIdentifier = "assistant"
        addSubview(leading)
        addSubview(trailing)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Shows the buttons of an item in a view's uppermost row; without one the bar goes.
    /// - Returns: What of the row is free.
    func show(_ item: UITextInputAssistantItem?, in view: UIView, height: CGFloat, hasCandidates: Bool) -> CGRect {
        let row = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        exchange(item)
        guard item != nil else {
            removeFromSuperview()
            return row
        }
        if superview !== view { view.insertSubview(self, at: 0) }
        frame = row
        let available = max(0, row.width - (hasCandidates ? Self.leastRoom : 0))
        let (first, last) = (leading.contentWidth, trailing.contentWidth)
        // Each may have half, and what the other leaves over.
        let firstWidth = min(first, max(available / 2, available - last))
        let lastWidth = min(last, available - firstWidth)
        let direction = effectiveUserInterfaceLayoutDirection
        leading.frame = CGRect(x: 0, y: 0, width: firstWidth, height: height).flipped(for: direction, in: row)
        trailing.frame = CGRect(x: row.width - lastWidth, y: 0, width: lastWidth, height: height)
            .flipped(for: direction, in: row)
        leading.layOut(direction)
        trailing.layOut(direction)
        return CGRect(x: firstWidth, y: 0, width: row.width - firstWidth - lastWidth, height: height)
            .flipped(for: direction, in: row)
    }

    private func exchange(_ item: UITextInputAssistantItem?) {
        let old = (leadingGroups + trailingGroups).flatMap { $0 }
        leadingGroups = Self.groups(item?.leadingBarButtonGroups)
        trailingGroups = Self.groups(item?.trailingBarButtonGroups)
        let new = (leadingGroups + trailingGroups).flatMap { $0 }
        for item in old where !new.contains(where: { $0 === item }) { item.leave(self) }
        leading.show(leadingGroups, for: self)
        trailing.show(trailingGroups, for: self)
    }

    private static func groups(_ groups: [UIBarButtonItemGroup]?) -> [[UIBarButtonItem]] {
        (groups ?? []).map(\.barButtonItems).filter { !$0.isEmpty }
    }

    func barItemDidChange(_ item: UIBarButtonItem) {
        // The row is laid out by the view that it stands in, and candidates with it.
        _ = item.update(in: self)
        superview?.setNeedsLayout()
    }
}

/// Buttons one behind another, which scroll sideways where they do not fit.
private final class AssistantStrip: UIScrollView {
    private var groups: [[UIBarButtonItem]] = []
    /// Between two groups, in points.
    private static let gap: CGFloat = 12

    init() {
        super.init(frame: .zero)
        showsHorizontalScrollIndicator = false
    }

    required init?(coder: NSCoder) {
        return nil
    }

    func show(_ groups: [[UIBarButtonItem]], for bar: AssistantBar) {
        self.groups = groups
        for item in groups.joined() {
            if let view = item.makeView(for: bar), view.superview !== self { addSubview(view) }
        }
    }

    var contentWidth: CGFloat {
        let widths = groups.joined().map(BarRow.width).reduce(0, +)
        return widths + CGFloat(max(0, groups.count - 1)) * Self.gap
    }

    func layOut(_ direction: UIUserInterfaceLayoutDirection) {
        let content = CGRect(x: 0, y: 0, width: contentWidth, height: bounds.height)
        var x: CGFloat = 0
        for group in groups {
            for item in group {
                let width = BarRow.width(of: item)
                let height = item.customView.map { min($0.bounds.height, bounds.height) } ?? bounds.height
                item.shownView?.frame = CGRect(x: x, y: (bounds.height - height) / 2, width: width, height: height)
                    .flipped(for: direction, in: content)
                x += width
            }
            x += Self.gap
        }
        guard contentSize != content.size else { return }
        contentSize = content.size
        let isMirrored = direction == .rightToLeft
        contentOffset = CGPoint(x: isMirrored ? max(0, content.width - bounds.width) : 0, y: 0)
    }
}
