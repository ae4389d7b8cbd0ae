/// The coverage of the corners of rounded rectangles, and of borders that follow them.
///
/// A program shows few radii, so the masks are kept; painting a rounded rectangle then costs about what a plain one
/// costs.
struct CornerMasks {
    /// The masks of the four corners of one look.
    struct Corners {
        var topLeft: CoverageMask
        var topRight: CoverageMask
        var bottomLeft: CoverageMask
        var bottomRight: CoverageMask
    }

    private struct Key: Hashable {
        var radius: Double
        var border: Int
    }

    private var masks: [Key: Corners] = [:]

    /// More different corners than any design has; an animated radius would otherwise fill the memory.
    private static let limit = 128

    /// The coverage of the corners' squares: filled for a border of 0, otherwise a ring of that many pixels.
    mutating func corners(radius: Double, border: Int = 0) -> Corners {
        let key = Key(radius: radius, border: border)
        if let corners = masks[key] { return corners }
        if masks.count >= Self.limit { masks.removeAll() }
        let mask = Self.makeMask(radius: radius, border: border)
        let corners = Corners(
            topLeft: mask, topRight: Self.mirrored(mask, across: true, down: false),
            bottomLeft: Self.mirrored(mask, across: false, down: true),
            bottomRight: Self.mirrored(mask, across: true, down: true))
        masks[key] = corners
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

    private static func makeMask(radius: Double, border: Int) -> CoverageMask {
        let extent = border == 0 ? Int(radius.rounded(.up)) : max(Int(radius.rounded(.up)), border)
        let mask = CoverageMask(width: extent, height: extent)
        for y in 0..<extent {
            let row = mask.row(y)
            for x in 0..<extent {
                var covered = coverage(x: x, y: y, radius: radius, inset: 0)
                if border > 0 {
                    covered -= coverage(x: x, y: y, radius: max(0, radius - Double(border)), inset: Double(border))
                }
                row[x] = UInt8((max(0, covered) * 255).rounded())
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
