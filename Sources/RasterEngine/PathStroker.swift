import Foundation

/// Turns a line of some width into outlines that can be filled. Joins and ends are round.
package enum PathStroker {
    /// The outlines of a stroked path.
    /// - Parameter width: The line's width, in device pixels.
    package static func outlines(of path: PixelPath, width: Double) -> [Polyline] {
        guard width > 0 else { return [] }
        // As far as a path may reach: anything wider is the same to a window.
        let half = min(width, 1e6) / 2
        var outlines: [Polyline] = []
        for line in path.flattened() {
            var points = line.points
            if line.isClosed, let first = points.first { points.append(first) }
            for (start, end) in zip(points, points.dropFirst()) {
                let (dx, dy) = (end.x - start.x, end.y - start.y)
                let length = (dx * dx + dy * dy).squareRoot()
                guard length > 1e-6 else { continue }
                let (nx, ny) = (-dy / length * half, dx / length * half)
                outlines.append(
                    Polyline(
                        points: [
                            .init(start.x - nx, start.y - ny), .init(end.x - nx, end.y - ny),
                            .init(end.x + nx, end.y + ny), .init(start.x + nx, start.y + ny),
                        ], isClosed: true))
            }
            for (index, point) in points.enumerated() where needsDisc(at: index, of: points, half: half) {
                outlines.append(disc(around: point, radius: half))
            }
        }
        return outlines
    }

    /// Whether a corner, or an end, would show a notch without a disc. Where a curve was cut into lines it bends too
    /// little for that.
    private static func needsDisc(at index: Int, of points: [PixelPath.Point], half: Double) -> Bool {
        guard index > 0, index + 1 < points.count else { return true }
        let (a, b, c) = (points[index - 1], points[index], points[index + 1])
        let cross = (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)
        let dot = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y)
        return abs(atan2(cross, dot)) * half > 0.2
    }

    private static func disc(around centre: PixelPath.Point, radius: Double) -> Polyline {
        let corners = max(8, Int((radius.squareRoot() * 10).rounded()))
        let points = (0..<corners).map { corner in
            let angle = Double(corner) / Double(corners) * 2 * Double.pi
            return PixelPath.Point(centre.x + radius * cos(angle), centre.y + radius * sin(angle))
        }
        return Polyline(points: points, isClosed: true)
    }
}

extension Painter {
    /// Fills a path.
    package func fill(_ path: PixelPath, color: PaintColor) {
        paint(outlines: path.flattened(), color: color)
    }

    /// Paints a line along a path, with round joins and ends.
    package func stroke(_ path: PixelPath, width: Double, color: PaintColor) {
        paint(outlines: PathStroker.outlines(of: path, width: width), color: color)
    }

    private func paint(outlines: [Polyline], color: PaintColor) {
        guard !color.isClear, !clip.isEmpty else { return }
        let placed = PathRasterizer.rasterize(outlines, within: clip)
        paint(placed.mask, x: placed.x, y: placed.y, color: color)
    }
}
