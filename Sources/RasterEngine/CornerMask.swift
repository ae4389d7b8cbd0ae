/// The coverage of the corners of rounded rectangles, and of borders that follow them.
///
/// A program shows few radii, so the masks are kept; painting a rounded rectangle then costs about what a plain one
/// costs.
struct CornerMasks {
    /// What makes two looks have the same corners.
    struct Look: Hashable {
        /// The radius, in pixels.
        var radius: Double
        /// The width of the border, in pixels; 0 for a filled corner.
        var border = 0
        /// Whether a corner's last column is also that of the corner beside it: the middle of an odd full radius.
        var sharesColumn = false
        /// Whether a corner's last row is also that of the corner below it.
        var sharesRow = false

        /// The side of the square that a corner takes, in whole pixels.
        var extent: Int { max(Int(radius.rounded(.up)), border) }
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
    private static let byteLimit = 2 << 20

    /// The coverage of the corners' squares: filled for a border of 0, otherwise a ring of that many pixels.
    mutating func corners(_ look: Look) -> Corners {
        if let corners = masks[look] { return corners }
        let mask = Self.makeMask(look)
        let corners = Corners(
            topLeft: mask, topRight: Self.mirrored(mask, across: true, down: false),
            bottomLeft: Self.mirrored(mask, across: false, down: true),
            bottomRight: Self.mirrored(mask, across: true, down: true))
        if byteCount + mask.byteCount * 4 > Self.byteLimit {
            masks.removeAll()
            byteCount = 0
        }
        masks[look] = corners
        byteCount += mask.byteCount * 4
        return corners
    }

    private static func mirrored(_ mask: CoverageMask, across: Bool, down: Bool) -> CoverageMask {
        let result = CoverageMask(width: mask.width, height: mask.height)
        for y in 0..<mask.height {
            let source = mask.row(down ? mask.height - 1 - y : y)
            for x in 0..<mask.width { result.row(y)[x] = source[across ? mask.width - 1 - x : x] }
        }
        return result
    }

    private static func makeMask(_ look: Look) -> CoverageMask {
        let extent = look.extent
        let mask = CoverageMask(width: extent, height: extent)
        for y in 0..<extent {
            let row = mask.row(y)
            for x in 0..<extent {
                // A pixel that corners share is cut by each of them, and they cut alike.
                let sharers =
                    (look.sharesColumn && x == extent - 1 ? 2.0 : 1) * (look.sharesRow && y == extent - 1 ? 2 : 1)
                func covered(radius: Double, inset: Double) -> Double {
                    max(0, 1 - sharers * (1 - coverage(x: x, y: y, radius: radius, inset: inset)))
                }
                var part = covered(radius: look.radius, inset: 0)
                if look.border > 0 {
                    part -= covered(radius: max(0, look.radius - Double(look.border)), inset: Double(look.border))
                }
                row[x] = UInt8((max(0, part) * 255).rounded())
            }
        }
        return mask
    }

    /// How much of a pixel lies inside a corner whose square edges are `inset` pixels from the mask's: sixteen lines
    /// across the pixel, each cut exactly.
    private static func coverage(x: Int, y: Int, radius: Double, inset: Double) -> Double {
        let lines = 16
        var sum = 0.0
        for line in 0..<lines {
            let rowCentre = Double(y) + (Double(line) + 0.5) / Double(lines) - inset
            guard rowCentre >= 0 else { continue }
            let above = max(0, radius - rowCentre)
            let edge = inset + radius - max(0, radius * radius - above * above).squareRoot()
            sum += min(1, max(0, Double(x) + 1 - edge))
        }
        return sum / Double(lines)
    }
}

/// One corner of a rounded rectangle in the window.
struct PlacedCorner {
    /// The corner's coverage.
    var mask: CoverageMask
    /// The pixels that are this corner's and no other's.
    var area: PixelRect
    /// The column of the mask's first pixel.
    var x: Int
    /// The row of the mask's first pixel.
    var y: Int
}

extension Painter {
    /// The four corners of a shape. Where two meet in an odd middle line, each pixel belongs to one of them only.
    func corners(of shape: RoundedRect, border: Int = 0) -> [PlacedCorner] {
        let rect = shape.rect
        var look = CornerMasks.Look(radius: shape.radius, border: border)
        let extent = look.extent
        look.sharesColumn = extent * 2 > rect.width
        look.sharesRow = extent * 2 > rect.height
        let masks = cache.corners.corners(look)
        let (left, top) = (min(extent, (rect.width + 1) / 2), min(extent, (rect.height + 1) / 2))
        let (right, bottom) = (min(extent, rect.width - left), min(extent, rect.height - top))
        let (farX, farY) = (rect.maxX - extent, rect.maxY - extent)
        let (splitX, splitY) = (rect.maxX - right, rect.maxY - bottom)
        func corner(_ mask: CoverageMask, _ area: PixelRect, _ x: Int, _ y: Int) -> PlacedCorner {
            PlacedCorner(mask: mask, area: area, x: x, y: y)
        }
        return [
            corner(masks.topLeft, PixelRect(x: rect.x, y: rect.y, width: left, height: top), rect.x, rect.y),
            corner(masks.topRight, PixelRect(x: splitX, y: rect.y, width: right, height: top), farX, rect.y),
            corner(masks.bottomLeft, PixelRect(x: rect.x, y: splitY, width: left, height: bottom), rect.x, farY),
            corner(masks.bottomRight, PixelRect(x: splitX, y: splitY, width: right, height: bottom), farX, farY),
        ]
    }
}
