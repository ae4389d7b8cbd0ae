/// The blurred coverage of a rounded rectangle.
///
/// Blurring is dear and shadows of one look come in many sizes, so a mask is kept for the smallest rectangle that has
/// the look and its middle lines are repeated when a larger one is painted.
struct ShadowMask {
    private struct Key: Hashable {
        var width: Int
        var height: Int
        var radius: Double
        var corners: RoundedRect.Corners
        var curve: CornerCurve
        var blur: Double
    }

    private var masks: [Key: CoverageMask] = [:]
    /// The memory that the masks hold, in bytes.
    private(set) var byteCount = 0

    /// More than any design needs; a shadow that is animated would otherwise fill the memory.
    static let byteLimit = 8 << 20

    /// The mask for a shape, blurred by a Gaussian of standard deviation `blur`. `nil` when it is too large to be kept;
    /// what is seen of it is then made by ``part(of:blur:area:)``.
    mutating func mask(for shape: RoundedRect, blur: Double) -> CoverageMask? {
        let reach = Self.reach(of: blur)
        // Beyond this length the middle of a side no longer sees either corner.
        let longest = 2 * (shape.cornerExtent + 2 * reach) + 1
        let key = Key(
            width: min(shape.rect.width, longest), height: min(shape.rect.height, longest), radius: shape.radius,
            corners: shape.corners, curve: shape.curve, blur: blur)
        if let mask = masks[key] { return mask }
        guard (key.width + 2 * reach) * (key.height + 2 * reach) <= Self.byteLimit else { return nil }
        let made = Self.make(key, reach: reach)
        if byteCount + made.byteCount > Self.byteLimit {
            masks.removeAll()
            byteCount = 0
        }
        masks[key] = made
        byteCount += made.byteCount
        return made
    }

    /// How far a blur is visible, in pixels: three standard deviations hold all but 0.3 % of it.
    static func reach(of blur: Double) -> Int {
        Int((blur * 3).rounded(.up))
    }

    private static func make(_ key: Key, reach: Int) -> CoverageMask {
        let shape = RoundedRect(
            PixelRect(x: reach, y: reach, width: key.width, height: key.height), radius: key.radius,
            corners: key.corners, curve: key.curve)
        let extent = PixelRect(x: 0, y: 0, width: key.width + 2 * reach, height: key.height + 2 * reach)
        return blurred(shape, blur: key.blur, area: extent)
    }

    /// The blurred coverage of a shape in a part of the window.
    static func part(of shape: RoundedRect, blur: Double, area: PixelRect) -> CoverageMask {
        // What lies around the part is blurred into it.
        let reach = reach(of: blur)
        let whole = blurred(shape, blur: blur, area: area.insetBy(x: -reach, y: -reach))
        let mask = CoverageMask(width: area.width, height: area.height)
        for y in 0..<mask.height { mask.row(y).update(from: whole.row(y + reach) + reach, count: mask.width) }
        return mask
    }

    private static func blurred(_ shape: RoundedRect, blur: Double, area: PixelRect) -> CoverageMask {
        let mask = CoverageMask(width: area.width, height: area.height)
        var path = PixelPath()
        path.add(shape)
        let fill = PathRasterizer.rasterize(path, within: area)
        for y in 0..<fill.mask.height where fill.mask.width > 0 {
            (mask.row(fill.y - area.y + y) + (fill.x - area.x)).update(from: fill.mask.row(y), count: fill.mask.width)
        }
        GaussianBlur.apply(to: mask, deviation: blur)
        return mask
    }
}

extension Painter {
    /// Paints the shadow of a rounded rectangle.
    /// - Parameters:
    ///   - shape: The shape that throws the shadow.
    ///   - blur: The standard deviation of the blur, in device pixels; 0 gives a sharp shadow.
    ///   - dx: How far the shadow lies to the right, in device pixels.
    ///   - dy: How far the shadow lies below, in device pixels.
    ///   - color: The shadow's colour.
    ///   - hidden: Where something opaque will be painted over the shadow, which is left out there.
    package func paintShadow(
        of shape: RoundedRect, blur: Double, dx: Int, dy: Int, color: PaintColor, behind hidden: PixelRect? = nil
    ) {
        guard !shape.rect.isEmpty, !color.isClear else { return }
        let thrown = RoundedRect(
            shape.rect.offsetBy(x: dx, y: dy), radius: shape.radius, corners: shape.corners, curve: shape.curve)
        // A blur of more than a hundred pixels looks the same as one of a hundred and costs memory.
        let blur = blur > 0 ? min((blur * 4).rounded() / 4, 100) : 0
        let reach = blur > 0 ? ShadowMask.reach(of: blur) : 0
        let seen = thrown.rect.insetBy(x: -reach, y: -reach).intersection(clip)
        for part in hidden.map(seen.subtracting) ?? [seen] where !part.isEmpty {
            pushClip(part)
            if blur > 0 { paintBlurred(thrown, blur: blur, color: color) } else { fill(thrown, color: color) }
            popClip()
        }
    }

    private func paintBlurred(_ thrown: RoundedRect, blur: Double, color: PaintColor) {
        let reach = ShadowMask.reach(of: blur)
        let area = thrown.rect.insetBy(x: -reach, y: -reach)
        let visible = area.intersection(clip)
        guard !visible.isEmpty else { return }
        guard let mask = cache.shadows.mask(for: thrown, blur: blur) else {
            let part = ShadowMask.part(of: thrown, blur: blur, area: visible)
            return paint(part, x: visible.x, y: visible.y, color: color)
        }
        var line = [UInt8](repeating: 0, count: visible.width)
        for y in visible.y..<visible.maxY {
            let row = mask.row(Self.folded(y - area.y, length: area.height, folded: mask.height))
            for x in visible.x..<visible.maxX {
                line[x - visible.x] = row[Self.folded(x - area.x, length: area.width, folded: mask.width)]
            }
            line.withUnsafeBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                paintCoverage(base, x: visible.x, y: y, count: visible.width, color: color)
            }
        }
    }

    /// The line of the kept mask that stands for a line of the full one: its middle line is repeated.
    private static func folded(_ line: Int, length: Int, folded: Int) -> Int {
        let half = folded / 2
        if line < half { return line }
        return max(half, line - (length - folded))
    }
}
