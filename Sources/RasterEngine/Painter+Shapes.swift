extension Painter {
    /// Fills a rectangle.
    package func fill(_ rect: PixelRect, color: PaintColor) {
        guard !color.isClear else { return }
        let area = rect.intersection(clip)
        forEachRow(area) { _, row in
            Pixel.fill(row, count: area.width, color: color.premultiplied)
        }
    }

    /// Fills a rectangle with rounded corners.
    package func fill(_ shape: RoundedRect, color: PaintColor) {
        guard !color.isClear, !shape.rect.isEmpty else { return }
        guard !shape.isSquare(within: clip) else { return fill(shape.rect, color: color) }
        let rect = shape.rect
        let extent = shape.cornerExtent
        paintCorners(of: shape, mask: cache.corners.mask(radius: shape.radius), color: color)
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
        guard width * 2 < min(rect.width, rect.height) else { return fill(shape, color: color) }
        guard shape.radius > 0 else {
            for edge in rect.subtracting(rect.insetBy(x: width, y: width)) { fill(edge, color: color) }
            return
        }
        let mask = cache.corners.mask(radius: shape.radius, border: width)
        paintCorners(of: shape, mask: mask, color: color)
        let extent = mask.width
        let across = PixelRect(minX: rect.x + extent, minY: rect.y, maxX: rect.maxX - extent, maxY: rect.y + width)
        fill(across, color: color)
        fill(across.offsetBy(x: 0, y: rect.height - width), color: color)
        let down = PixelRect(minX: rect.x, minY: rect.y + extent, maxX: rect.x + width, maxY: rect.maxY - extent)
        fill(down, color: color)
        fill(down.offsetBy(x: rect.width - width, y: 0), color: color)
    }

    /// Paints a corner mask into the four corners, mirrored as needed. Where two corners meet in an odd middle line,
    /// each pixel is painted by one of them only.
    private func paintCorners(of shape: RoundedRect, mask: CoverageMask, color: PaintColor) {
        let rect = shape.rect
        let leftWidth = min(mask.width, (rect.width + 1) / 2)
        let rightWidth = min(mask.width, rect.width - leftWidth)
        let topHeight = min(mask.height, (rect.height + 1) / 2)
        let bottomHeight = min(mask.height, rect.height - topHeight)
        var mirrored = [UInt8](repeating: 0, count: max(1, rightWidth))
        func paint(y: Int, maskRow: Int) {
            guard y >= clip.y, y < clip.maxY else { return }
            let row = mask.row(maskRow)
            paintCoverage(row, x: rect.x, y: y, count: leftWidth, color: color)
            for x in 0..<rightWidth { mirrored[x] = row[rightWidth - 1 - x] }
            mirrored.withUnsafeBufferPointer { buffer in
                guard let base = buffer.baseAddress else { return }
                paintCoverage(base, x: rect.maxX - rightWidth, y: y, count: rightWidth, color: color)
            }
        }
        for y in 0..<topHeight { paint(y: rect.y + y, maskRow: y) }
        for y in 0..<bottomHeight { paint(y: rect.maxY - 1 - y, maskRow: y) }
    }

    /// Paints a colour through one row of coverage that starts at a pixel of the window.
    func paintCoverage(_ coverage: UnsafePointer<UInt8>, x: Int, y: Int, count: Int, color: PaintColor) {
        let area = PixelRect(x: x, y: y, width: count, height: 1).intersection(clip)
        forEachRow(area) { _, row in
            Pixel.fill(row, coverage: coverage + (area.x - x), count: area.width, color: color.premultiplied)
        }
    }
}
