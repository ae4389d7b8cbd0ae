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
        paintCorners(of: shape, cache.corners.corners(radius: shape.radius), color: color)
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
        let corners = cache.corners.corners(radius: shape.radius, border: width)
        paintCorners(of: shape, corners, color: color)
        let extent = corners.topLeft.width
        let across = PixelRect(minX: rect.x + extent, minY: rect.y, maxX: rect.maxX - extent, maxY: rect.y + width)
        fill(across, color: color)
        fill(across.offsetBy(x: 0, y: rect.height - width), color: color)
        let down = PixelRect(minX: rect.x, minY: rect.y + extent, maxX: rect.x + width, maxY: rect.maxY - extent)
        fill(down, color: color)
        fill(down.offsetBy(x: rect.width - width, y: 0), color: color)
    }

    /// Paints the four corners. Where two meet in an odd middle line, each pixel is painted by one of them only.
    private func paintCorners(of shape: RoundedRect, _ corners: CornerMasks.Corners, color: PaintColor) {
        let rect = shape.rect
        let extent = corners.topLeft.width
        let (left, top) = (min(extent, (rect.width + 1) / 2), min(extent, (rect.height + 1) / 2))
        let (right, bottom) = (min(extent, rect.width - left), min(extent, rect.height - top))
        func paint(_ mask: CoverageMask, _ square: PixelRect, x: Int, y: Int) {
            let area = square.intersection(clip)
            forEachRow(area) { row, pixels in
                let coverage = mask.row(row - y) + (area.x - x)
                Pixel.fill(pixels, coverage: coverage, count: area.width, color: color.premultiplied)
            }
        }
        let (farX, farY) = (rect.maxX - extent, rect.maxY - extent)
        let upperLeft = PixelRect(x: rect.x, y: rect.y, width: left, height: top)
        paint(corners.topLeft, upperLeft, x: rect.x, y: rect.y)
        let upperRight = PixelRect(x: rect.maxX - right, y: rect.y, width: right, height: top)
        paint(corners.topRight, upperRight, x: farX, y: rect.y)
        let lowerLeft = PixelRect(x: rect.x, y: rect.maxY - bottom, width: left, height: bottom)
        paint(corners.bottomLeft, lowerLeft, x: rect.x, y: farY)
        let lowerRight = PixelRect(x: rect.maxX - right, y: rect.maxY - bottom, width: right, height: bottom)
        paint(corners.bottomRight, lowerRight, x: farX, y: farY)
    }

    /// Paints a colour through one row of coverage that starts at a pixel of the window.
    func paintCoverage(_ coverage: UnsafePointer<UInt8>, x: Int, y: Int, count: Int, color: PaintColor) {
        let area = PixelRect(x: x, y: y, width: count, height: 1).intersection(clip)
        forEachRow(area) { _, row in
            Pixel.fill(row, coverage: coverage + (area.x - x), count: area.width, color: color.premultiplied)
        }
    }
}
