extension Painter {
    /// Paints a colour through a mask whose first pixel lies at (x, y).
    package func paint(_ mask: CoverageMask, x: Int, y: Int, color: PaintColor) {
        guard !color.isClear else { return }
        let area = PixelRect(x: x, y: y, width: mask.width, height: mask.height).intersection(clip)
        guard !area.isEmpty else { return }
        paintedPixels += area.area
        Pixel.fill(
            pixel(x: area.x, y: area.y), stride: target.buffer.width,
            coverage: mask.row(area.y - y) + (area.x - x), coverageStride: mask.width,
            size: (area.width, area.height), color: color.premultiplied)
    }

    /// Paints a colour through masks that lie on each other, as if each was painted after the other. The first pixel of
    /// the whole lies at (x, y).
    package func paint(_ masks: MaskStack, x: Int, y: Int, color: PaintColor) {
        paint(masks.union, x: x, y: y, color: color)
        for overlap in masks.overlaps where clip.contains(x: x + overlap.x, y: y + overlap.y) {
            let pixel = pixel(x: x + overlap.x, y: y + overlap.y)
            pixel.pointee = Pixel.over(color.premultiplied, coverage: UInt32(overlap.coverage), pixel.pointee)
        }
    }

    /// Paints a picture pixel for pixel, its first pixel at (x, y).
    package func paint(_ picture: PixelBuffer, x: Int, y: Int, opacity: Double = 1) {
        let area = PixelRect(x: x, y: y, width: picture.width, height: picture.height).intersection(clip)
        let alpha = UInt32((min(1, max(0, opacity)) * 255).rounded())
        guard alpha > 0 else { return }
        guard alpha == 255, let runs = picture.solidRuns else {
            return forEachRow(area) { row, pixels in
                let source = picture.row(row - y) + (area.x - x)
                Pixel.blend(pixels, source: source, count: area.width, opacity: alpha)
            }
        }
        paint(area.offsetBy(x: -x, y: -y), of: picture, runs: runs, x: x, y: y)
    }

    /// Paints a part of a picture, in its own pixels, that lies inside the clip when its first pixel is at (x, y).
    private func paint(_ part: PixelRect, of picture: PixelBuffer, runs: SolidRuns, x: Int, y: Int) {
        guard !part.isEmpty else { return }
        paintedPixels += part.area
        var source = UnsafePointer(picture.row(part.y))
        // The pixel that the picture's first column falls on, wherever that is.
        var pixels = pixel(x: x + part.x, y: y + part.y) - part.x
        let stride = target.buffer.width
        runs.rows.withUnsafeBufferPointer { rows in
            for row in part.y..<part.maxY {
                let ink = rows[row].ink.clamped(to: (part.x, part.maxX))
                let solid = rows[row].solid.clamped(to: ink)
                if ink.start < solid.start {
                    Pixel.blend(pixels + ink.start, source: source + ink.start, count: solid.start - ink.start)
                }
                if solid.start < solid.end {
                    (pixels + solid.start).update(from: source + solid.start, count: solid.end - solid.start)
                }
                if solid.end < ink.end {
                    Pixel.blend(pixels + solid.end, source: source + solid.end, count: ink.end - solid.end)
                }
                source += picture.width
                pixels += stride
            }
        }
    }

    /// Paints a picture scaled to a rectangle. Only what is inside the clip is calculated.
    package func paint(_ picture: PixelBuffer, in rect: PixelRect, opacity: Double = 1) {
        let visible = rect.intersection(clip)
        guard !visible.isEmpty, picture.width > 0, picture.height > 0 else { return }
        if picture.width == rect.width && picture.height == rect.height {
            paint(picture, x: rect.x, y: rect.y, opacity: opacity)
        } else {
            let scaling = PictureScaling(
                from: (picture.width, picture.height), to: (rect.width, rect.height),
                part: visible.offsetBy(x: -rect.x, y: -rect.y))
            let part = scaling.scaled(picture, x: 0, y: 0)
            paint(part, x: visible.x, y: visible.y, opacity: opacity)
        }
    }
}
