/// Turns outlines into coverage by adding up, for each pixel, the signed area that lies to the right of every edge.
///
/// Outlines that overlap in one direction count once, opposite directions cut holes, which is the non-zero rule for
/// every outline that does not cross itself. A pixel through which several edges run gets the sum of what they cover, so
/// outlines that are to look like one must meet edge to edge. The method is exact for straight edges and costs the length of the
/// outline plus the area of its box.
package enum PathRasterizer {
    /// Coverage placed in the window.
    package struct Placed {
        /// The coverage.
        package var mask: CoverageMask
        /// The window column of the mask's first pixel.
        package var x: Int
        /// The window row of the mask's first pixel.
        package var y: Int
    }

    /// The coverage of a filled path, as far as it lies inside a rectangle.
    package static func rasterize(_ path: PixelPath, within limits: PixelRect, isEvenOdd: Bool = false) -> Placed {
        rasterize(path.flattened(), within: limits, isEvenOdd: isEvenOdd)
    }

    /// The coverage of filled outlines, as far as they lie inside a rectangle.
    /// - Parameter isEvenOdd: Whether what an even number of outlines goes around is outside.
    package static func rasterize(
        _ lines: [Polyline], within limits: PixelRect, isEvenOdd: Bool = false
    ) -> Placed {
        var (minX, minY, maxX, maxY) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        for line in lines {
            for point in line.points {
                (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
                (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
            }
        }
        guard minX <= maxX else { return Placed(mask: CoverageMask(width: 0, height: 0), x: 0, y: 0) }
        let box = PixelRect(
            minX: Int(minX.rounded(.down)), minY: Int(minY.rounded(.down)), maxX: Int(maxX.rounded(.up)),
            maxY: Int(maxY.rounded(.up))
        ).intersection(limits)
        var sum = AreaSum(box: box)
        for line in lines {
            for (start, end) in zip(line.points, line.points.dropFirst()) { sum.addEdge(from: start, to: end) }
            if let first = line.points.first, let last = line.points.last { sum.addEdge(from: last, to: first) }
        }
        return Placed(mask: sum.coverage(isEvenOdd: isEvenOdd), x: box.x, y: box.y)
    }
}

/// The running sum of the rasteriser: each cell holds the change of coverage from its left neighbour.
private struct AreaSum {
    private let box: PixelRect
    private let stride: Int
    private var cells: [Float]

    init(box: PixelRect) {
        self.box = box
        stride = box.width + 2
        cells = Array(repeating: 0, count: box.isEmpty ? 0 : stride * box.height)
    }

    mutating func addEdge(from start: PixelPath.Point, to end: PixelPath.Point) {
        // Flatter than this an edge covers nothing, and its slope may be no number.
        guard abs(start.y - end.y) > 1e-9, !box.isEmpty else { return }
        let direction: Double = start.y < end.y ? 1 : -1
        let (upper, lower) = start.y < end.y ? (start, end) : (end, start)
        let slope = (lower.x - upper.x) / (lower.y - upper.y)
        let firstRow = max(0, Int((upper.y - Double(box.y)).rounded(.down)))
        let lastRow = min(box.height - 1, Int((lower.y - Double(box.y)).rounded(.up)) - 1)
        guard firstRow <= lastRow else { return }
        for row in firstRow...lastRow {
            let top = max(upper.y, Double(box.y + row))
            let bottom = min(lower.y, Double(box.y + row + 1))
            guard bottom > top else { continue }
            let atTop = upper.x + (top - upper.y) * slope - Double(box.x)
            let atBottom = upper.x + (bottom - upper.y) * slope - Double(box.x)
            addSlice(row: row, from: min(atTop, atBottom), to: max(atTop, atBottom), height: direction * (bottom - top))
        }
    }

    /// Adds the part of an edge that crosses one row, between two columns relative to the box.
    private mutating func addSlice(row: Int, from left: Double, to right: Double, height: Double) {
        let width = Double(box.width)
        let base = row * stride
        // Left of the box the edge covers whole rows, right of it nothing that is seen. An edge that crosses a side of
        // the box is cut there.
        if left < 0, right > 0 {
            let outside = height * -left / (right - left)
            cells[base] += Float(outside)
            return addSlice(row: row, from: 0, to: right, height: height - outside)
        }
        if left < width, right > width {
            return addSlice(row: row, from: left, to: width, height: height * (width - left) / (right - left))
        }
        let (l, r) = (min(max(left, 0), width), min(max(right, 0), width))
        let first = Int(l)
        if r - l < 1e-9 || Int(r.rounded(.up)) <= first + 1 {
            let middle = (l + r) / 2 - Double(first)
            cells[base + first] += Float(height * (1 - middle))
            cells[base + first + 1] += Float(height * middle)
            return
        }
        // Across several pixels: the covered area grows as a ramp whose steps are the trapezoids in each pixel.
        let perColumn = height / (r - l)
        var before = 0.0
        var column = first
        while Double(column) < r {
            let from = max(l, Double(column))
            let to = min(r, Double(column + 1))
            let inside = perColumn * (to - from)
            let covered = before + inside * (Double(column + 1) - (from + to) / 2)
            cells[base + column] += Float(
                covered - carried(column: column, first: first, perColumn: perColumn, left: l))
            before += inside
            column += 1
        }
        cells[base + column] += Float(
            height - carried(column: column, first: first, perColumn: perColumn, left: l, end: r))
    }

    /// The coverage that the columns before this one have already handed on.
    private func carried(column: Int, first: Int, perColumn: Double, left: Double, end: Double? = nil) -> Double {
        guard column > first else { return 0 }
        let previous = Double(column - 1)
        let from = max(left, previous)
        let to = min(end ?? Double(column), Double(column))
        let before = perColumn * max(0, from - left)
        return before + perColumn * (to - from) * (Double(column) - (from + to) / 2)
    }

    func coverage(isEvenOdd: Bool) -> CoverageMask {
        let mask = CoverageMask(width: box.width, height: box.isEmpty ? 0 : box.height)
        for y in 0..<mask.height {
            var sum: Float = 0
            let row = mask.row(y)
            for x in 0..<mask.width {
                sum += cells[y * stride + x]
                var covered = abs(sum)
                if isEvenOdd {
                    covered = covered.truncatingRemainder(dividingBy: 2)
                    if covered > 1 { covered = 2 - covered }
                }
                row[x] = UInt8(min(covered, 1) * 255 + 0.5)
            }
        }
        return mask
    }
}
