/// The coverage of the top left corner of a rounded rectangle, and of a border that follows it.
///
/// A program shows few radii, so the masks are kept; painting a rounded rectangle then costs about what a plain one
/// costs.
struct CornerMask {
    private struct Key: Hashable {
        var radius: Double
        var border: Int
    }

    private var masks: [Key: CoverageMask] = [:]

    /// More different corners than any design has; an animated radius would otherwise fill the memory.
    private static let limit = 128

    /// The coverage of the corner's square: filled for a border of 0, otherwise a ring of that many pixels.
    mutating func mask(radius: Double, border: Int = 0) -> CoverageMask {
        let key = Key(radius: radius, border: border)
        if let mask = masks[key] { return mask }
        if masks.count >= Self.limit { masks.removeAll() }
        let mask = Self.makeMask(radius: radius, border: border)
        masks[key] = mask
        return mask
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
