import Foundation

/// Turns a line of some width into outlines that can be filled. Joins and ends are round.
///
/// Every piece has a band, every corner a wedge on its outer side, every end half a disc. They meet edge to edge and do
/// not overlap where the line's own edge runs, because coverage that is counted twice there would show as a bump.
package enum PathStroker {
    /// The outlines of a stroked path.
    /// - Parameter width: The line's width, in device pixels.
    package static func outlines(of path: PixelPath, width: Double) -> [Polyline] {
        guard width > 0 else { return [] }
        // As far as a path may reach: anything wider is the same to a window.
        let half = min(width, 1e6) / 2
        return path.flattened().flatMap { outlines(of: $0, half: half) }
    }

    /// A straight piece of a line.
    private struct Piece {
        var start: PixelPath.Point
        var end: PixelPath.Point
        /// Where the piece goes, as an angle.
        var angle: Double
        /// From the middle of the line to its right edge, as seen by whoever goes along it.
        var normal: PixelPath.Point
    }

    private static func outlines(of line: Polyline, half: Double) -> [Polyline] {
        guard var last = line.points.first else { return [] }
        var pieces: [Piece] = []
        for point in line.isClosed ? line.points.dropFirst() + [last] : line.points.dropFirst() {
            let (dx, dy) = (point.x - last.x, point.y - last.y)
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 1e-6 else { continue }
            pieces.append(
                Piece(
                    start: last, end: point, angle: atan2(dy, dx),
                    normal: .init(-dy / length * half, dx / length * half)))
            last = point
        }
        guard let first = pieces.first, let final = pieces.last else {
            return [sector(around: last, radius: half, from: 0, to: 2 * .pi, centre: [])]
        }
        var outlines = pieces.map { piece in
            let (a, b, n) = (piece.start, piece.end, piece.normal)
            return Polyline(
                points: [
                    .init(a.x - n.x, a.y - n.y), .init(b.x - n.x, b.y - n.y), .init(b.x + n.x, b.y + n.y),
                    .init(a.x + n.x, a.y + n.y),
                ], isClosed: true)
        }
        for (before, after) in zip(pieces, pieces.dropFirst()) {
            outlines.append(join(before, after, half: half))
        }
        if line.isClosed {
            outlines.append(join(final, first, half: half))
        } else {
            let (back, front) = (first.angle + .pi / 2, final.angle - .pi / 2)
            outlines.append(sector(around: first.start, radius: half, from: back, to: back + .pi, centre: []))
            outlines.append(sector(around: final.end, radius: half, from: front, to: front + .pi, centre: []))
        }
        return outlines
    }

    /// The wedge on the outer side of a corner, in the sense in which the bands run.
    private static func join(_ before: Piece, _ after: Piece, half: Double) -> Polyline {
        let turn = (after.angle - before.angle).remainder(dividingBy: 2 * .pi)
        // Turning to the right opens the left side, and the other way round.
        let (from, to) =
            turn > 0
            ? (before.angle - .pi / 2, before.angle - .pi / 2 + turn)
            : (before.angle + .pi / 2 + turn, before.angle + .pi / 2)
        return sector(around: before.end, radius: half, from: from, to: to, centre: [before.end])
    }

    /// A part of a disc between two angles, closed by its chord or through its centre.
    private static func sector(
        around point: PixelPath.Point, radius: Double, from: Double, to: Double, centre: [PixelPath.Point]
    ) -> Polyline {
        // A chord of this many to the circle is off by less than a fiftieth of a pixel.
        let full = max(8, (radius.squareRoot() * 16).rounded(.up))
        let steps = max(1, Int((full * (to - from) / (2 * .pi)).rounded(.up)))
        let arc = (0...steps).map { step in
            let angle = from + (to - from) * Double(step) / Double(steps)
            return PixelPath.Point(point.x + radius * cos(angle), point.y + radius * sin(angle))
        }
        return Polyline(points: centre + arc, isClosed: true)
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
