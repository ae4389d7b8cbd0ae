import Foundation

/// Where an element of a list stands in it.
struct ListPlace: Equatable {
    var appearance = UICollectionLayoutListConfiguration.Appearance.plain
    /// Whether it is a header or a footer.
    var isEdge = false
    var isFirst = false
    var isLast = false
    var showsSeparator = false
    /// The room above a header, in points.
    var topPadding: CGFloat = 0

    /// The place of an item.
    @MainActor
    init(_ list: UICollectionLayoutListConfiguration, item: Int, of count: Int) {
        appearance = list.appearance
        (isFirst, isLast) = (item == 0, item == count - 1)
        showsSeparator = list.showsSeparators && !(isLast && appearance == .insetGrouped)
    }

    /// The place of a header or a footer.
    @MainActor
    init(edgeOf list: UICollectionLayoutListConfiguration, isHeader: Bool) {
        appearance = list.appearance
        isEdge = true
        topPadding = isHeader ? list.headerTopPadding ?? (appearance == .plain ? 0 : 12) : 0
    }

    /// What is painted behind an element by itself.
    var background: UIBackgroundConfiguration {
        switch (isEdge, appearance) {
        case (false, .plain): .listPlainCell()
        case (false, _): .listGroupedCell()
        case (true, .plain): .listPlainHeaderFooter()
        case (true, _): .listGroupedHeaderFooter()
        }
    }

    /// The corners of a group that the element is at.
    var corners: GroupCorners {
        let isInGroup = appearance == .insetGrouped && !isEdge
        return GroupCorners(isFirst: isInGroup && isFirst, isLast: isInGroup && isLast)
    }
}
