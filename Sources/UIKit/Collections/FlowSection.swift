import Foundation

/// Where the items, the header and the footer of a section of a flow layout are.
struct FlowSection {
    /// Where the section begins and ends in the direction that is scrolled.
    private(set) var start: CGFloat
    private(set) var end: CGFloat
    /// Nothing where it has no length.
    private(set) var header: CGRect?
    private(set) var footer: CGRect?
    /// The items.
    private(set) var frames: [CGRect] = []
    /// The items of each line, and where each line ends in the direction that is scrolled.
    private var lines: [(items: Range<Int>, start: CGFloat, end: CGFloat)] = []

    private init(start: CGFloat) {
        (self.start, end) = (start, start)
    }

    /// The items of the lines that touch a stretch.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        var (first, last) = (0, lines.count)
        while first < last {
            let middle = (first + last) / 2
            if lines[middle].end < low { first = middle + 1 } else { last = middle }
        }
        var end = first
        while end < lines.count, lines[end].start <= high { end += 1 }
        return first < end ? lines[first].items.lowerBound..<lines[end - 1].items.upperBound : 0..<0
    }

    // MARK: Arranging

    /// Arranges all sections of a view. The delegate is asked for everything; whatever it does meanwhile, the numbers
    /// of items are those from before.
    @MainActor
    static func sections(of layout: UICollectionViewFlowLayout, in view: UICollectionView) -> [FlowSection] {
        let (counts, room) = (view.counts, view.roomForItems)
        var sections: [FlowSection] = []
        var top: CGFloat = 0
        for (index, count) in counts.enumerated() {
            let rules = FlowRules(layout, view, section: index)
            let sizes = (0..<count).map { item -> CGSize in
                let said =
                    view.flowDelegate?.collectionView(
                        view, layout: layout, sizeForItemAt: IndexPath(item: item, section: index)) ?? layout.itemSize
                return layout.size(of: TableRow(section: index, row: item), said: said)
            }
            let section = FlowSection(start: top, sizes: sizes, room: room, rules)
            sections.append(section)
            top = section.end
        }
        return sections
    }

    private init(start: CGFloat, sizes: [CGSize], room: CGSize, _ rules: FlowRules) {
        self.init(start: start)
        /// A rectangle from what lies along lines and what lies in the direction that is scrolled.
        func rect(_ along: CGFloat, _ down: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            rules.isHorizontal
                ? CGRect(x: down, y: along, width: height, height: width)
                : CGRect(x: along, y: down, width: width, height: height)
        }
        func along(_ size: CGSize) -> CGFloat { rules.isHorizontal ? size.height : size.width }
        func down(_ size: CGSize) -> CGFloat { rules.isHorizontal ? size.width : size.height }
        let whole = along(room)
        var y = start
        if down(rules.header) > 0 {
            header = rect(0, y, whole, down(rules.header))
            y += down(rules.header)
        }
        let (lead, trail) =
            rules.isHorizontal ? (rules.inset.top, rules.inset.bottom) : (rules.inset.left, rules.inset.right)
        let (above, below) =
            rules.isHorizontal ? (rules.inset.left, rules.inset.right) : (rules.inset.top, rules.inset.bottom)
        let length = max(0, whole - lead - trail)
        y += above
        frames.reserveCapacity(sizes.count)
        var first = 0
        while first < sizes.count {
            if first > 0 { y += rules.lineSpacing }
            var (end, used) = (first, CGFloat(0))
            while end < sizes.count {
                let more = along(sizes[end]) + (end > first ? rules.itemSpacing : 0)
                // Sums of parts of a width may be a trace more than that.
                guard end == first || used + more <= length + 0.001 else { break }
                used += more
                end += 1
            }
            let height = (first..<end).map { down(sizes[$0]) }.max() ?? 0
            var (free, places) = (length - used, end - first)
            if end == sizes.count {
                // The last line is spread as if it were full.
                let next = along(sizes[end - 1]) + rules.itemSpacing
                while next > 0, free >= next, places < 10_000 {
                    free -= next
                    places += 1
                }
            }
            free = max(0, free)
            var x = lead + (places == 1 ? free / 2 : 0)
            let extra = places > 1 ? free / CGFloat(places - 1) : 0
            for item in first..<end {
                let size = sizes[item]
                let middle = y + (height - down(size)) / 2
                frames.append(rect(rules.onGrid(x), rules.onGrid(middle), along(size), down(size)))
                x += along(size) + rules.itemSpacing + extra
            }
            lines.append((first..<end, y, y + height))
            y += height
            first = end
        }
        y += below
        if down(rules.footer) > 0 {
            footer = rect(0, y, whole, down(rules.footer))
            y += down(rules.footer)
        }
        end = max(start, y)
    }
}

/// What layout and delegate say of a section.
@MainActor
struct FlowRules {
    let isHorizontal: Bool
    let inset: UIEdgeInsets
    let lineSpacing: CGFloat
    let itemSpacing: CGFloat
    let header: CGSize
    let footer: CGSize
    private let scale: CGFloat

    init(_ layout: UICollectionViewFlowLayout, _ view: UICollectionView, section: Int) {
        func usable(_ length: CGFloat) -> CGFloat { length.isFinite ? min(max(length, -1e6), 1e6) : 0 }
        let delegate = view.flowDelegate
        isHorizontal = layout.isHorizontal
        let said =
            delegate?.collectionView(view, layout: layout, insetForSectionAt: section) ?? layout.sectionInset
        inset = UIEdgeInsets(
            top: usable(said.top), left: usable(said.left), bottom: usable(said.bottom), right: usable(said.right))
        lineSpacing = usable(
            delegate?.collectionView(view, layout: layout, minimumLineSpacingForSectionAt: section)
                ?? layout.minimumLineSpacing)
        itemSpacing = max(
            0,
            usable(
                delegate?.collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: section)
                    ?? layout.minimumInteritemSpacing))
        header = UICollectionViewFlowLayout.usable(
            delegate?.collectionView(view, layout: layout, referenceSizeForHeaderInSection: section)
                ?? layout.headerReferenceSize)
        footer = UICollectionViewFlowLayout.usable(
            delegate?.collectionView(view, layout: layout, referenceSizeForFooterInSection: section)
                ?? layout.footerReferenceSize)
        scale = view.screenScale
    }

    /// A place at a whole device pixel.
    nonisolated func onGrid(_ place: CGFloat) -> CGFloat { (place * scale).rounded() / scale }
}
