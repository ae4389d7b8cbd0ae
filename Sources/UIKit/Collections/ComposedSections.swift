import Foundation

/// Where everything in a compositional layout is.
@MainActor
struct ComposedSections {
    /// A rectangle, and which of its lengths are estimates.
    struct Place {
        var frame: CGRect
        var isEstimate: (width: Bool, height: Bool)
    }

    /// The items of a section, and the room that it takes.
    struct Section {
        var items: [Place] = []
        var rect: CGRect
        /// What the section is like where it is a list.
        var list: UICollectionLayoutListConfiguration?
    }

    /// A view before or behind a section.
    struct Edge {
        var place: Place
        var section: CGRect
        var isTop: Bool
        var pins: Bool
        var list: UICollectionLayoutListConfiguration?
    }

    private(set) var sections: [Section] = []
    private(set) var edges: [CollectionElement: Edge] = [:]
    private(set) var size = CGSize.zero
    private var wanted = WantedSizes()
    private var scale: CGFloat = 1
    private var isHorizontal = false

    /// Whether something stays at an edge of what is seen.
    var pins: Bool { edges.values.contains { $0.pins } }

    /// Nothing.
    init() {}

    /// Arranges sections, each with a number of items.
    init(
        _ given: [(section: NSCollectionLayoutSection?, count: Int)], in room: CGSize,
        _ configuration: UICollectionViewCompositionalLayoutConfiguration, _ wanted: WantedSizes, scale: CGFloat
    ) {
        (self.wanted, self.scale, isHorizontal) = (wanted, scale, configuration.scrollDirection == .horizontal)
        var end: CGFloat = 0
        for (index, (section, count)) in given.enumerated() {
            guard let section else {
                sections.append(
                    Section(rect: CGRect(x: isHorizontal ? end : 0, y: isHorizontal ? 0 : end, width: 0, height: 0)))
                continue
            }
            if index > 0 { end += Self.usable(configuration.interSectionSpacing) }
            end = add(section, count, number: index, from: end, in: room)
        }
        size = isHorizontal ? CGSize(width: end, height: room.height) : CGSize(width: room.width, height: end)
    }

    private static func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, -1e6), 1e6) : 0 }
    private func onGrid(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }

    /// Arranges a section.
    /// - Returns: Where it ends in the direction that is scrolled.
    private mutating func add(
        _ section: NSCollectionLayoutSection, _ count: Int, number: Int, from start: CGFloat, in room: CGSize
    ) -> CGFloat {
        let inset = section.contentInsets
        let (top, bottom) = (Self.usable(inset.top), Self.usable(inset.bottom))
        let (left, right) = (Self.usable(inset.leading), Self.usable(inset.trailing))
        let inner = CGSize(
            width: max(0, room.width - left - right), height: max(0, room.height - (isHorizontal ? top + bottom : 0)))
        let path = IndexPath(item: 0, section: number)
        var heads: [(CollectionElement, Place, NSCollectionLayoutBoundarySupplementaryItem)] = []
        /// The views at the top or at the bottom, which stand above and below the insets.
        func edgePlaces(isTop: Bool, y: inout CGFloat) {
            for edge in section.boundarySupplementaryItems where (edge.alignment == .top) == isTop {
                let element = CollectionElement.supplementary(edge.elementKind, path)
                let size = sizeOf(element, edge.layoutSize, in: inner)
                let x = (isHorizontal ? start : 0) + left
                let frame = CGRect(x: onGrid(x), y: onGrid(y), width: size.width, height: size.height)
                heads.append((element, Place(frame: frame, isEstimate: edge.layoutSize.isEstimate), edge))
                y += size.height
            }
        }
        var y = isHorizontal ? 0 : start
        edgePlaces(isTop: true, y: &y)
        var made = Section(rect: .zero, list: section.list)
        var (x, down) = ((isHorizontal ? start : 0) + left, y + top)
        var next = 0
        while next < count {
            if next > 0 {
                if isHorizontal {
                    x += Self.usable(section.interGroupSpacing)
                } else {
                    down += Self.usable(section.interGroupSpacing)
                }
            }
            let before = next
            let used = fill(
                section.group, at: CGPoint(x: x, y: down), in: inner, number, &next, count, given: nil, &made.items)
            if isHorizontal { x += used.width } else { down += used.height }
            guard next > before else { break }
        }
        if !isHorizontal { y = down + bottom }
        edgePlaces(isTop: false, y: &y)
        let end = isHorizontal ? x + right : y
        made.rect =
            isHorizontal
            ? CGRect(x: start, y: 0, width: max(0, end - start), height: room.height)
            : CGRect(x: 0, y: start, width: room.width, height: max(0, end - start))
        for (element, place, edge) in heads {
            edges[element] = Edge(
                place: place, section: made.rect, isTop: edge.alignment == .top,
                pins: edge.pinToVisibleBounds && !isHorizontal, list: section.list)
        }
        sections.append(made)
        return end
    }

    /// The size of an element: what its view has said, where it is an estimate.
    private func sizeOf(_ element: CollectionElement, _ size: NSCollectionLayoutSize, in room: CGSize) -> CGSize {
        var lengths = size.size(in: room)
        if let said = wanted.sizes[element] {
            if size.isEstimate.width { lengths.width = said.width }
            if size.isEstimate.height { lengths.height = said.height }
        }
        return lengths
    }

    /// Fills a group with items.
    /// - Parameter given: The length along the group around it, where that is divided into equal parts.
    /// - Returns: The size that it takes.
    private func fill(
        _ group: NSCollectionLayoutGroup, at origin: CGPoint, in room: CGSize, _ section: Int, _ next: inout Int,
        _ count: Int, given: CGSize?, _ items: inout [Place]
    ) -> CGSize {
        var size = given ?? group.layoutSize.size(in: room)
        let isEstimate = given == nil ? group.layoutSize.isEstimate : (width: false, height: false)
        let across = group.isHorizontal
        let inset = group.contentInsets
        let (left, top) = (Self.usable(inset.leading), Self.usable(inset.top))
        let inner = CGSize(
            width: max(0, size.width - left - Self.usable(inset.trailing)),
            height: max(0, size.height - top - Self.usable(inset.bottom)))
        let isOpen = across ? isEstimate.width : isEstimate.height
        let length = across ? inner.width : inner.height
        let gap = group.interItemSpacing?.spacing ?? 0
        var equal: CGFloat?
        if let parts = group.count { equal = max(0, (length - gap * CGFloat(parts - 1)) / CGFloat(parts)) }
        var (used, most, placed) = (CGFloat(0), CGFloat(0), 0)
        var starts: [Int] = []
        while next < count {
            if let parts = group.count, placed == parts { break }
            if isOpen, group.count == nil, placed == group.subitems.count { break }
            let sub = group.subitems[placed % group.subitems.count]
            let before = (next, items.count)
            let begin = used + (placed > 0 ? gap : 0)
            let at = CGPoint(
                x: origin.x + left + (across ? begin : 0), y: origin.y + top + (across ? 0 : begin))
            var takes = sizeOf(.item(TableRow(section: section, row: next)), sub.layoutSize, in: inner)
            if let equal, !(across ? sub.layoutSize.isEstimate.width : sub.layoutSize.isEstimate.height) {
                if across { takes.width = equal } else { takes.height = equal }
            }
            if let inside = sub as? NSCollectionLayoutGroup {
                takes = fill(
                    inside, at: at, in: inner, section, &next, count, given: equal == nil ? nil : takes, &items)
            } else {
                items.append(place(sub, at: at, takes))
                next += 1
            }
            let step = across ? takes.width : takes.height
            if placed > 0, !isOpen, group.count == nil, begin + step > length + 0.01 {
                next = before.0
                items.removeLast(items.count - before.1)
                break
            }
            starts.append(before.1)
            used = begin + step
            most = max(most, across ? takes.height : takes.width)
            placed += 1
            // What has no length fits without end.
            if placed >= 10_000 { break }
        }
        if group.interItemSpacing?.isFlexibleSpacing == true, !isOpen, placed > 1, length > used {
            spread(&items, starts, by: (length - used) / CGFloat(placed - 1), across: across)
        }
        if isEstimate.width { size.width = (across ? used : most) + left + Self.usable(inset.trailing) }
        if isEstimate.height { size.height = (across ? most : used) + top + Self.usable(inset.bottom) }
        return size
    }

    private func spread(_ items: inout [Place], _ starts: [Int], by gap: CGFloat, across: Bool) {
        for (number, start) in starts.enumerated() {
            let end = number + 1 < starts.count ? starts[number + 1] : items.count
            for item in start..<end {
                if across {
                    items[item].frame.origin.x = onGrid(items[item].frame.origin.x + gap * CGFloat(number))
                } else {
                    items[item].frame.origin.y = onGrid(items[item].frame.origin.y + gap * CGFloat(number))
                }
            }
        }
    }

    private func place(_ item: NSCollectionLayoutItem, at origin: CGPoint, _ size: CGSize) -> Place {
        let (inset, isEstimate) = (item.contentInsets, item.layoutSize.isEstimate)
        var frame = CGRect(origin: origin, size: size)
        if !isEstimate.width {
            frame.origin.x += Self.usable(inset.leading)
            frame.size.width = max(0, frame.width - Self.usable(inset.leading) - Self.usable(inset.trailing))
        }
        if !isEstimate.height {
            frame.origin.y += Self.usable(inset.top)
            frame.size.height = max(0, frame.height - Self.usable(inset.top) - Self.usable(inset.bottom))
        }
        // Edges at whole pixels, so that neighbours meet.
        let (x, y) = (onGrid(frame.minX), onGrid(frame.minY))
        frame = CGRect(
            x: x, y: y, width: isEstimate.width ? frame.width : onGrid(frame.maxX) - x,
            height: isEstimate.height ? frame.height : onGrid(frame.maxY) - y)
        return Place(frame: frame, isEstimate: isEstimate)
    }
}
