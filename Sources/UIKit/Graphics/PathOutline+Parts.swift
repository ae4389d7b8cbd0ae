import RasterEngine

extension PathOutline {
    /// How much finer than points curves are cut into lines whose lengths are measured.
    private static let fineness = 8.0

    /// The outline from one part of its length to another, each from 0 to 1, as lines; empty when the end is not behind the
    /// beginning.
    func part(from start: Double, to end: Double) -> PathOutline {
        let lines = pixelPath(CGAffineTransform(scaleX: Self.fineness, y: Self.fineness)).flattened().map { line in
            line.isClosed ? line.points + line.points.prefix(1) : line.points
        }
        let length = lines.reduce(0) { $0 + Self.length(of: $1) }
        let (first, last) = (length * max(0, start), length * min(1, end))
        var (result, passed) = (PathOutline(), 0.0)
        guard first < last else { return result }
        for line in lines {
            var isDrawing = false
            for (from, to) in zip(line, line.dropFirst()) {
                let step = Self.length(of: [from, to])
                defer { passed += step }
                guard step > 0, passed + step > first, passed < last else { continue }
                func point(_ place: Double) -> CGPoint {
                    let way = min(1, max(0, (place - passed) / step))
                    return CGPoint(
                        x: (from.x + (to.x - from.x) * way) / Self.fineness,
                        y: (from.y + (to.y - from.y) * way) / Self.fineness)
                }
                if !isDrawing { result.move(to: point(first)) }
                isDrawing = true
                result.addLine(to: point(last))
            }
        }
        return result
    }

    private static func length(of points: [PixelPath.Point]) -> Double {
        zip(points, points.dropFirst()).reduce(0) {
            let (x, y) = ($1.1.x - $1.0.x, $1.1.y - $1.0.y)
            return $0 + (x * x + y * y).squareRoot()
        }
    }

    /// The same outlines, each from its end to its beginning, the last one first.
    func reversed() -> PathOutline {
        var runs: [(points: [PixelPath.Point], elements: [PixelPath.Element], isClosed: Bool)] = []
        for element in elements {
            switch element {
            case .move(let point): runs.append(([point], [], false))
            case .close: if !runs.isEmpty { runs[runs.count - 1].isClosed = true }
            case .line(let end), .quad(_, let end), .cubic(_, _, let end):
                // What goes on behind a close begins where that one began.
                if let last = runs.last, last.isClosed { runs.append((Array(last.points.prefix(1)), [], false)) }
                guard !runs.isEmpty else { continue }
                runs[runs.count - 1].points.append(end)
                runs[runs.count - 1].elements.append(element)
            }
        }
        var result = PathOutline()
        func place(_ point: PixelPath.Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
        for run in runs.reversed() {
            guard let last = run.points.last else { continue }
            result.move(to: place(last))
            for (element, start) in zip(run.elements, run.points).reversed() {
                switch element {
                case .quad(let control, _): result.addQuadCurve(to: place(start), place(control))
                case .cubic(let first, let second, _): result.addCurve(to: place(start), place(second), place(first))
                default: result.addLine(to: place(start))
                }
            }
            if run.isClosed { result.close() }
        }
        return result
    }
}

extension UIBezierPath {
    /// The path from its end to its beginning: what a line grows along, and which way round an outline goes, is the other way.
    public func reversing() -> UIBezierPath {
        guard let path = copy() as? UIBezierPath else { return self }
        path.cgPath = CGPath(outline.reversed())
        return path
    }
}
