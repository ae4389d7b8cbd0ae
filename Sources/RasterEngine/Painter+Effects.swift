extension Painter {
    /// Begins a layer that is laid over the rest with effects when it ends by ``endLayer()``.
    /// - Parameters:
    ///   - bounds: Where something is painted, in device pixels; `nil` where that is not known.
    ///   - opacity: How opaque all of it is.
    package func beginLayer(
        bounds: PixelRect?, opacity: Double = 1, effects: LayerEffects, content: LayerEffects.Content
    ) {
        var area = clip
        if let shadow = effects.shadow, !clip.isEmpty {
            // What lies beside the clip throws its shadow into it.
            let thrown = clip.offsetBy(x: -shadow.dx, y: -shadow.dy).insetBy(x: -shadow.reach, y: -shadow.reach)
            area = area.union(thrown)
        }
        if let bounds { area = area.intersection(bounds) }
        // No picture is larger: what lies beside the clip throws none then.
        if max(area.width, area.height) > PixelBuffer.maximumExtent { area = clip }
        pushLayer(area: area, opacity: opacity, effects: (effects, content))
    }

    /// Lays a layer over what is below it.
    func compose(_ picture: Target, opacity: UInt32, effects: LayerEffects, content: LayerEffects.Content) {
        let buffer = picture.buffer
        let area = PixelRect(x: picture.originX, y: picture.originY, width: buffer.width, height: buffer.height)
        if var shadow = effects.shadow {
            shadow.color = shadow.color.multiplied(by: Double(opacity) / 255)
            throwShadow(of: buffer, area: area, content: content, shadow)
        }
        forEachRow(area) { y, row in
            let visible = area.intersection(clip)
            let source = buffer.row(y - area.y) + (visible.x - area.x)
            guard effects.mode == .normal else {
                return Self.blend(
                    row, source: source, count: visible.width, opacity: opacity, mode: effects.mode, content: content)
            }
            if case .shape(let color) = content {
                for column in 0..<visible.width where source[column] != 0 {
                    row[column] = Pixel.over(color.premultiplied, coverage: source[column] >> 24, row[column])
                }
            } else {
                Pixel.blend(row, source: source, count: visible.width, opacity: opacity)
            }
        }
    }

    private static func blend(
        _ row: UnsafeMutablePointer<UInt32>, source: UnsafePointer<UInt32>, count: Int, opacity: UInt32,
        mode: BlendMode, content: LayerEffects.Content
    ) {
        for column in 0..<count {
            let (pixel, coverage) = content.pixel(source[column])
            guard coverage > 0 else { continue }
            let below = row[column]
            let blended = mode.blend(opacity == 255 ? pixel : Pixel.scale(pixel, by: opacity), over: below)
            row[column] = Pixel.mix(blended, part: coverage, with: below)
        }
    }

    private func throwShadow(
        of buffer: PixelBuffer, area: PixelRect, content: LayerEffects.Content, _ shadow: LayerEffects.Shadow
    ) {
        let around = area.insetBy(x: -shadow.reach, y: -shadow.reach)
        guard !shadow.color.isClear, around.offsetBy(x: shadow.dx, y: shadow.dy).intersects(clip) else { return }
        let mask = CoverageMask(width: around.width, height: around.height)
        for y in 0..<buffer.height {
            let (row, source) = (mask.row(y + shadow.reach) + shadow.reach, buffer.row(y))
            for x in 0..<buffer.width { row[x] = UInt8(content.opacity(source[x])) }
        }
        GaussianBlur.apply(to: mask, deviation: shadow.blur)
        paint(mask, x: around.x + shadow.dx, y: around.y + shadow.dy, color: shadow.color)
    }
}
