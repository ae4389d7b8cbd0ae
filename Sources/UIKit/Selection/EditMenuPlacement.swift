import Foundation

/// Where an edit menu stands: the geometry, without views. Points of the screen.
struct EditMenuPlacement: Equatable {
    /// The height of the bar: what a finger needs.
    static let barHeight: CGFloat = 44
    /// How far the arrow stands out of the bar, and how wide it is.
    static let arrow = CGSize(width: 20, height: 9)
    /// The radius of the bar's corners.
    static let corner: CGFloat = 12
    /// From the arrow to what it points at.
    private static let gap: CGFloat = 3
    /// From the bar to the edges of the screen.
    static let margin: CGFloat = 8

    enum Side: Equatable {
        case above, below
        /// There is room for neither: the bar covers what it is for, and has no arrow.
        case over
    }

    /// The bar without its arrow.
    var bar: CGRect
    var side: Side
    /// The tip of the arrow across.
    var arrowX: CGFloat

    /// - Parameters:
    ///   - width: The width of the bar.
    ///   - target: What the menu points at and does not cover.
    ///   - area: Where the menu may stand: the screen without what is covered.
    init(width: CGFloat, target: CGRect, area: CGRect, preferred: UIEditMenuArrowDirection) {
        let reach = Self.arrow.height + Self.gap
        let room = area.insetBy(dx: min(Self.margin, area.width / 2), dy: min(Self.margin, area.height / 2))
        let above = target.minY - reach - Self.barHeight
        let below = target.maxY + reach
        let fitsAbove = above >= room.minY && above + Self.barHeight <= room.maxY
        let fitsBelow = below + Self.barHeight <= room.maxY && below >= room.minY
        let y: CGFloat
        switch preferred {
        case .up where fitsBelow: (side, y) = (.below, below)
        case _ where fitsAbove: (side, y) = (.above, above)
        case _ where fitsBelow: (side, y) = (.below, below)
        default:
            // In the middle of what can be seen of it.
            let middle = (max(target.minY, room.minY) + min(target.maxY, room.maxY)) / 2
            (side, y) = (
                .over, max(room.minY, min(middle - Self.barHeight / 2, room.maxY - Self.barHeight))
            )
        }
        let width = min(width, room.width)
        let middle = min(max(target.midX, room.minX), room.maxX)
        let x = max(room.minX, min(middle - width / 2, room.maxX - width))
        bar = CGRect(x: x.rounded(), y: y.rounded(), width: width, height: Self.barHeight)
        let inset = Self.corner + Self.arrow.width / 2
        arrowX =
            bar.width > inset * 2
            ? min(max(middle.rounded(), bar.minX + inset), bar.maxX - inset) : bar.midX
    }

    /// Which entries stand on which page of a bar, when not all fit side by side. Every page but the last leads on, and
    /// every page but the first leads back.
    /// - Parameters:
    ///   - widths: The widths of the entries.
    ///   - room: The width of the bar at most.
    ///   - turner: The width of what leads on or back.
    ///   - leadsBack: Whether the first page leads back too, to the menu that this one is in.
    static func pages(widths: [CGFloat], room: CGFloat, turner: CGFloat, leadsBack: Bool) -> [Range<Int>] {
        var pages: [Range<Int>] = []
        var first = 0
        repeat {
            let here = room - (leadsBack || first > 0 ? turner : 0)
            var (end, width) = (first, CGFloat(0))
            while end < widths.count, width + widths[end] <= here {
                width += widths[end]
                end += 1
            }
            if end < widths.count {
                // What leads on needs room too; a single entry is cut rather than left out.
                while end > first + 1, width > here - turner {
                    end -= 1
                    width -= widths[end]
                }
                end = max(end, first + 1)
            }
            pages.append(first..<end)
            first = end
        } while first < widths.count
        return pages
    }
}
