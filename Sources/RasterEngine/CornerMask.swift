/// The coverage of the corners of rounded rectangles, and of borders that follow them.
///
/// A program shows few radii, so the masks are kept; painting a rounded rectangle then costs about what a plain one
/// costs.
struct CornerMasks {
    /// What makes two looks have the same corners.
    struct Look: Hashable {
        /// How the corners bend.
        var bend: CornerBend
        /// The width of the border, in pixels; 0 for a filled corner.
        var border = 0
        /// Whether a corner's last column is also that of the corner beside it: the middle of an odd full radius.
        var sharesColumn = false
        /// Whether a corner's last row is also that of the corner below it.
        var sharesRow = false
        /// The corners that are rounded; the others are square.
        var corners = RoundedRect.Corners.all

        /// The side of the square that a corner takes, in whole pixels.
        var extent: Int { max(Int(bend.reach.rounded(.up)), border) }
    }

    /// The masks of the four corners of one look.
    struct Corners {
        var topLeft: CoverageMask
        var topRight: CoverageMask
        var bottomLeft: CoverageMask
        var bottomRight: CoverageMask
    }

    private var masks: [Look: Corners] = [:]
    /// The memory that the masks hold, in bytes.
    private(set) var byteCount = 0

    /// More than any design needs; a radius that is animated would otherwise fill the memory.
    static let byteLimit = 2 << 20

    /// The coverage of the corners' squares: filled for a border of 0, otherwise a ring of that many pixels. `nil` when
    /// they are too large to be kept; what is seen of them is then made by ``part(of:across:down:area:)``.
    mutating func corners(_ look: Look) -> Corners? {
        if let corners = masks[look] { return corners }
        let size = look.extent * look.extent * 4
        guard size <= Self.byteLimit else { return nil }
        let area = PixelRect(x: 0, y: 0, width: look.extent, height: look.extent)
        let corners = Corners(
            topLeft: Self.part(of: look, across: false, down: false, area: area),
            topRight: Self.part(of: look, across: true, down: false, area: area),
            bottomLeft: Self.part(of: look, across: false, down: true, area: area),
            bottomRight: Self.part(of: look, across: true, down: true, area: area))
        if byteCount + size > Self.byteLimit {
            masks.removeAll()
            byteCount = 0
        }
        masks[look] = corners
        byteCount += size
        return corners
    }

    /// The coverage of a part of a corner's square.
    /// - Parameters:
    ///   - across: Whether the corner is one of the right side.
    ///   - down: Whether the corner is one of the bottom.
    ///   - area: The part, counted from the square's top left pixel.
    static func part(of look: Look, across: Bool, down: Bool, area: PixelRect) -> CoverageMask {
        let last = look.extent - 1
        let corner: RoundedRect.Corners = down ? across ? .bottomRight : .bottomLeft : across ? .topRight : .topLeft
        let bend = look.corners.contains(corner) ? look.bend : .square
        let (outside, inside) = (CornerEdge(bend), CornerEdge(bend, inset: Double(look.border)))
        let mask = CoverageMask(width: area.width, height: area.height)
        for y in 0..<mask.height {
            let line = down ? last - area.y - y : area.y + y
            let (outer, inner) = (RowOfCorner(line, edge: outside), RowOfCorner(line, edge: inside))
            let row = mask.row(y)
            for x in 0..<mask.width {
                let column = across ? last - area.x - x : area.x + x
                // A pixel that corners share is cut by each of them, and they cut alike.
                let sharers: Double =
                    (look.sharesColumn && column == last ? 2 : 1) * (look.sharesRow && line == last ? 2 : 1)
                var part = max(0, 1 - sharers * (1 - outer.coverage(column)))
                if look.border > 0 { part -= max(0, 1 - sharers * (1 - inner.coverage(column))) }
                row[x] = UInt8((max(0, part) * 255).rounded())
            }
        }
        return mask
    }
}

/// Where the edge of a top left corner runs.
private struct CornerEdge {
    /// How far the straight edges are from the square's, in pixels.
    let inset: Double
    private let bend: CornerBend
    private let outline: [CornerBend.Point]?

    init(_ bend: CornerBend, inset: Double = 0) {
        self.inset = inset
        self.bend = bend.inset(by: inset)
        outline = self.bend.outline
    }

    /// The column at which the inside begins at a height; infinite where there is none.
    func column(at height: Double) -> Double {
        let height = height - inset
        guard height >= 0 else { return .infinity }
        guard let outline else {
            let above = max(0, bend.radius - height)
            return inset + bend.radius - max(0, bend.radius * bend.radius - above * above).squareRoot()
        }
        guard let next = outline.firstIndex(where: { $0.y > height }), next > 0 else { return inset }
        let (from, to) = (outline[next - 1], outline[next])
        return inset + from.x + (to.x - from.x) * (height - from.y) / (to.y - from.y)
    }
}

/// Where a corner's edge runs in one row of pixels: sixteen lines across the row, each cut exactly.
private struct RowOfCorner {
    private static let lines = 16
    /// The column at which the inside begins in each line; infinite in lines that are outside.
    private var edges: [Double] = []
    private var first = Double.infinity
    private var last = -Double.infinity

    /// - Parameter row: The row, from the top of the corner's square.
    init(_ row: Int, edge: CornerEdge) {
        edges.reserveCapacity(Self.lines)
        for line in 0..<Self.lines {
            let column = edge.column(at: Double(row) + (Double(line) + 0.5) / Double(Self.lines))
            edges.append(column)
            (first, last) = (min(first, column), max(last, column))
        }
    }

    /// How much of the row's pixel in a column is inside, from 0 to 1.
    func coverage(_ column: Int) -> Double {
        let (left, right) = (Double(column), Double(column + 1))
        if left >= last { return 1 }
        if right <= first { return 0 }
        return edges.reduce(0) { $0 + min(1, max(0, right - $1)) } / Double(Self.lines)
    }
}

/// One corner of a rounded rectangle in the window.
struct PlacedCorner {
    /// The corner's coverage.
    var mask: CoverageMask
    /// The pixels that are seen, and are this corner's and no other's.
    var area: PixelRect
    /// The column of the mask's first pixel.
    var x: Int
    /// The row of the mask's first pixel.
    var y: Int
}

extension Painter {
    /// The four corners of a shape, as far as they are seen in a part of the window. Where two meet in an odd middle
    /// line, each pixel belongs to one of them only.
    func corners(of shape: RoundedRect, border: Int = 0, within visible: PixelRect) -> [PlacedCorner] {
        let rect = shape.rect
        var look = CornerMasks.Look(bend: shape.bend, border: border, corners: shape.corners)
        let extent = look.extent
        look.sharesColumn = extent * 2 > rect.width
        look.sharesRow = extent * 2 > rect.height
        let (left, top) = (min(extent, (rect.width + 1) / 2), min(extent, (rect.height + 1) / 2))
        let (right, bottom) = (min(extent, rect.width - left), min(extent, rect.height - top))
        let (farX, farY) = (rect.maxX - extent, rect.maxY - extent)
        let (splitX, splitY) = (rect.maxX - right, rect.maxY - bottom)
        let kept = cache.corners.corners(look)
        func corner(_ mask: CoverageMask?, across: Bool, down: Bool) -> PlacedCorner {
            let (x, y) = (across ? farX : rect.x, down ? farY : rect.y)
            let area = PixelRect(
                x: across ? splitX : rect.x, y: down ? splitY : rect.y, width: across ? right : left,
                height: down ? bottom : top
            ).intersection(visible)
            if let mask { return PlacedCorner(mask: mask, area: area, x: x, y: y) }
            let part = CornerMasks.part(
                of: look, across: across, down: down, area: area.offsetBy(x: -x, y: -y))
            return PlacedCorner(mask: part, area: area, x: area.x, y: area.y)
        }
        return [
            corner(kept?.topLeft, across: false, down: false), corner(kept?.topRight, across: true, down: false),
            corner(kept?.bottomLeft, across: false, down: true), corner(kept?.bottomRight, across: true, down: true),
        ]
    }
}
