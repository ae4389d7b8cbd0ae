import Foundation

/// Turns a line of some width into outlines that can be filled.
///
/// Every piece has a band, every corner a wedge on its outer side, every end a cap. They meet edge to edge and do
/// not overlap where the line's own edge runs, because coverage that is counted twice there would show as a bump.
package enum PathStroker {
    /// The outlines of a stroked path.
    /// - Parameter style: The line, in device pixels.
    package static func outlines(of path: PixelPath, style: StrokeStyle) -> [Polyline] {
        guard style.width > 0 else { return [] }
        // As far as a path may reach: anything wider is the same to a window.
        let half = min(style.width, 1e6) / 2
        var lines = path.flattened()
        if !style.dash.isEmpty { lines = lines.flatMap { $0.dashed(style.dash, phase: style.phase) } }
        return lines.flatMap { outlines(of: $0, style: style, half: half) }
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

    private static func outlines(of line: Polyline, style: StrokeStyle, half: Double) -> [Polyline] {
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
            switch style.cap {
            case .butt: return []
            case .round: return [sector(around: last, radius: half, from: 0, to: 2 * .pi, centre: [])]
            case .square:
                let corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
                return [Polyline(points: corners.map { .init(last.x + $0.0, last.y + $0.1) }, isClosed: true)]
            }
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
            outlines.append(join(before, after, style: style, half: half))
        }
        if line.isClosed {
            outlines.append(join(final, first, style: style, half: half))
        } else {
            outlines += cap(at: first.start, from: first.angle + .pi / 2, style.cap, half: half)
            outlines += cap(at: final.end, from: final.angle - .pi / 2, style.cap, half: half)
        }
        return outlines
    }

    /// What lies beyond an end of a line, in the sense in which the bands run.
    /// - Parameter from: The angle at which half a disc there begins.
    private static func cap(
        at end: PixelPath.Point, from: Double, _ cap: StrokeStyle.Cap, half: Double
    ) -> [Polyline] {
        switch cap {
        case .butt: return []
        case .round:
            return [sector(around: end, radius: half, from: from, to: from + .pi, centre: [])]
        case .square:
            let (x, y) = (-sin(from) * half, cos(from) * half)
            return [
                Polyline(
                    points: [
                        .init(end.x + y, end.y - x), .init(end.x + y + x, end.y - x + y),
                        .init(end.x - y + x, end.y + x + y), .init(end.x - y, end.y + x),
                    ], isClosed: true)
            ]
        }
    }

    /// The wedge on the outer side of a corner, in the sense in which the bands run.
    private static func join(_ before: Piece, _ after: Piece, style: StrokeStyle, half: Double) -> Polyline {
        let turn = (after.angle - before.angle).remainder(dividingBy: 2 * .pi)
        // Turning to the right opens the left side, and the other way round.
        let (from, to) =
            turn > 0
            ? (before.angle - .pi / 2, before.angle - .pi / 2 + turn)
            : (before.angle + .pi / 2 + turn, before.angle + .pi / 2)
        let corner = before.end
        if style.join == .round { return sector(around: corner, radius: half, from: from, to: to, centre: [corner]) }
        func edge(_ angle: Double, _ reach: Double) -> PixelPath.Point {
            .init(corner.x + reach * cos(angle), corner.y + reach * sin(angle))
        }
        var points = [corner, edge(from, half)]
        let length = 1 / max(cos(turn / 2), 1e-9)
        if style.join == .miter, length <= style.miterLimit { points.append(edge((from + to) / 2, half * length)) }
        points.append(edge(to, half))
        return Polyline(points: points, isClosed: true)
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
    /// - Parameter isEvenOdd: Whether what an even number of outlines goes around is outside.
    package func fill(_ path: PixelPath, color: PaintColor, isEvenOdd: Bool = false) {
        paint(outlines: path.flattened(), color: color, isEvenOdd: isEvenOdd)
    }

    /// Paints a line along a path, with round joins and ends.
    package func stroke(_ path: PixelPath, width: Double, color: PaintColor) {
        stroke(path, style: StrokeStyle(width: width), color: color)
    }

    /// Paints a line along a path.
    package func stroke(_ path: PixelPath, style: StrokeStyle, color: PaintColor) {
        paint(outlines: PathStroker.outlines(of: path, style: style), color: color)
    }

    private func paint(outlines: [Polyline], color: PaintColor, isEvenOdd: Bool = false) {
        guard !color.isClear, !clip.isEmpty else { return }
        let placed = PathRasterizer.rasterize(outlines, within: clip, isEvenOdd: isEvenOdd)
        paint(placed.mask, x: placed.x, y: placed.y, color: color)
    }
}
