extension Painter {
    /// Fills a rectangle.
    package func fill(_ rect: PixelRect, color: PaintColor) {
        guard !color.isClear else { return }
        let area = rect.intersection(clip)
        guard !area.isEmpty else { return }
        paintedPixels += area.area
        Pixel.fill(
            pixel(x: area.x, y: area.y), stride: target.buffer.width, size: (area.width, area.height),
            color: color.premultiplied)
    }

    /// Fills a rectangle with rounded corners.
    package func fill(_ shape: RoundedRect, color: PaintColor) {
        guard !color.isClear, !shape.rect.isEmpty else { return }
        guard !shape.isSquare(within: clip) else { return fill(shape.rect, color: color) }
        let rect = shape.rect
        let extent = shape.cornerExtent
        paint(corners(of: shape, within: clip), color: color)
        // Between and below the corners. At an odd side both halves of a full radius share the middle line.
        let inner = rect.insetBy(x: extent, y: 0)
        if !inner.isEmpty {
            fill(PixelRect(x: inner.x, y: rect.y, width: inner.width, height: min(extent, rect.height)), color: color)
            let lower = max(rect.maxY - extent, rect.y + extent)
            fill(PixelRect(minX: inner.x, minY: lower, maxX: inner.maxX, maxY: rect.maxY), color: color)
        }
        fill(
            PixelRect(minX: rect.x, minY: rect.y + extent, maxX: rect.maxX, maxY: rect.maxY - extent), color: color)
    }

    /// Paints a border of whole pixels along the inside of a rounded rectangle.
    package func stroke(_ shape: RoundedRect, width: Int, color: PaintColor) {
        let rect = shape.rect
        guard !color.isClear, width > 0, !rect.isEmpty else { return }
        guard width < (min(rect.width, rect.height) + 1) / 2 else { return fill(shape, color: color) }
        guard shape.radius > 0 else {
            for edge in rect.subtracting(rect.insetBy(x: width, y: width)) { fill(edge, color: color) }
            return
        }
        paint(corners(of: shape, border: width, within: clip), color: color)
        let extent = max(shape.cornerExtent, width)
        let across = PixelRect(minX: rect.x + extent, minY: rect.y, maxX: rect.maxX - extent, maxY: rect.y + width)
        fill(across, color: color)
        fill(across.offsetBy(x: 0, y: rect.height - width), color: color)
        let down = PixelRect(minX: rect.x, minY: rect.y + extent, maxX: rect.x + width, maxY: rect.maxY - extent)
        fill(down, color: color)
        fill(down.offsetBy(x: rect.width - width, y: 0), color: color)
    }

    private func paint(_ corners: [PlacedCorner], color: PaintColor) {
        for corner in corners {
            forEachRow(corner.area) { row, pixels in
                let coverage = corner.mask.row(row - corner.y) + (corner.area.x - corner.x)
                Pixel.fill(pixels, coverage: coverage, count: corner.area.width, color: color.premultiplied)
            }
        }
    }

    /// Paints a colour through one row of coverage that starts at a pixel of the window.
    func paintCoverage(_ coverage: UnsafePointer<UInt8>, x: Int, y: Int, count: Int, color: PaintColor) {
        let area = PixelRect(x: x, y: y, width: count, height: 1).intersection(clip)
        forEachRow(area) { _, row in
            Pixel.fill(row, coverage: coverage + (area.x - x), count: area.width, color: color.premultiplied)
        }
    }
}
