import Testing

@testable import RasterEngine

/// Lines of some width against the distance from what they follow.
@Suite struct PathStrokerTests {
    private typealias Point = PixelPath.Point

    private func path(_ points: [Point], isClosed: Bool = false) -> PixelPath {
        var path = PixelPath()
        for (index, point) in points.enumerated() { path.elements.append(index == 0 ? .move(point) : .line(point)) }
        if isClosed { path.elements.append(.close) }
        return path
    }

    private func sheet(_ path: PixelPath, width: Double) -> Sheet {
        let sheet = Sheet(60, 60)
        sheet.paint { $0.stroke(path, width: width, color: .black) }
        return sheet
    }

    /// How much of a pixel is within half the width of a line, by 16 samples.
    private func coverage(_ x: Int, _ y: Int, _ points: [Point], isClosed: Bool, width: Double) -> Double {
        let pieces = zip(points, points.dropFirst() + (isClosed ? [points[0]] : []))
        var count = 0
        for sample in 0..<16 {
            let (px, py) = (Double(x) + (Double(sample % 4) + 0.5) / 4, Double(y) + (Double(sample / 4) + 0.5) / 4)
            let isInside = pieces.contains { start, end in
                let (dx, dy) = (end.x - start.x, end.y - start.y)
                let length = dx * dx + dy * dy
                let part = length > 0 ? min(1, max(0, ((px - start.x) * dx + (py - start.y) * dy) / length)) : 0
                let (ex, ey) = (px - start.x - part * dx, py - start.y - part * dy)
                return ex * ex + ey * ey <= width * width / 4
            }
            if isInside { count += 1 }
        }
        return Double(count) / 16
    }

    @Test func aLineHasTheAreaOfABandAndADisc() {
        for (width, y) in [(1.0, 20.0), (1, 20.5), (2, 20.25), (3, 20), (8, 20.5)] {
            let line = sheet(path([Point(10.3, y), Point(40.8, y)]), width: width)
            let wanted = 30.5 * width + Double.pi * width * width / 4
            #expect(
                abs(line.coveredArea - wanted) < 0.4, "width \(width) at \(y): \(line.coveredArea) is not \(wanted)")
        }
    }

    @Test func theEdgeOfALineHasNoBumpsAtItsEnds() {
        let line = sheet(path([Point(10, 20.5), Point(40, 20.5)]), width: 4)
        // Two and a half rows on each side of the middle: the outermost is half covered all along.
        for x in 6..<44 { #expect(line.buffer[x, 18] >> 24 <= 128 && line.buffer[x, 22] >> 24 <= 128) }
        for x in 11..<39 { #expect(line.buffer[x, 18] >> 24 >= 127) }
    }

    @Test func bentLinesCoverWhatIsNearThem() {
        var generator = SeededGenerator(1)
        for round in 0..<24 {
            let isClosed = round % 3 == 0
            let points = (0..<Int.random(in: 2...4, using: &generator)).map { _ in
                Point(.random(in: 12...48, using: &generator), .random(in: 12...48, using: &generator))
            }
            let width = Double.random(in: 1...9, using: &generator)
            let painted = sheet(path(points, isClosed: isClosed), width: width)
            var (sum, worst) = (0.0, 0.0)
            for y in 0..<60 {
                for x in 0..<60 {
                    let wanted = coverage(x, y, points, isClosed: isClosed, width: width)
                    let error = Double(painted.buffer[x, y] >> 24) / 255 - wanted
                    // Where a line crosses itself the coverage of its edges adds up: only too little is a fault.
                    worst = min(worst, error)
                    sum += error
                }
            }
            let comment: Comment = "round \(round), \(points), width \(width), seed \(SeededGenerator.seed)"
            #expect(worst > -0.25, comment)
            // A line that turns by less than a right angle each time does not meet itself.
            let steps = zip(points, points.dropFirst()).map { Point($1.x - $0.x, $1.y - $0.y) }
            let isOpen = zip(steps, steps.dropFirst()).allSatisfy { $0.x * $1.x + $0.y * $1.y > 0 }
            if isOpen, !isClosed { #expect(abs(sum) < 1 + painted.coveredArea * 0.02, comment) }
        }
    }

    @Test func aCurveIsAsDarkAlongItsEdgeAsAPolygonOfManyCorners() {
        for width in [2.0, 6, 14] {
            var ring = PixelPath()
            ring.add(RoundedRect(PixelRect(x: 10, y: 10, width: 40, height: 40), radius: 20))
            let painted = sheet(ring, width: width)
            let wanted = Double.pi * 40 * width
            #expect(abs(painted.coveredArea - wanted) < wanted * 0.01, "\(painted.coveredArea) is not \(wanted)")
            for y in 0..<60 {
                for x in 0..<60 {
                    let (dx, dy) = (Double(x) - 29.5, Double(y) - 29.5)
                    let inside = width / 2 - abs((dx * dx + dy * dy).squareRoot() - 20)
                    // Well inside the line there is no seam where its pieces meet.
                    if inside > 0.8 { #expect(painted.buffer[x, y] >> 24 >= 254, "\(x), \(y), width \(width)") }
                    if inside < -0.8 { #expect(painted.buffer[x, y] >> 24 <= 1, "\(x), \(y), width \(width)") }
                }
            }
        }
    }

    @Test func aLineOfNoLengthIsADot() {
        for dot in [path([Point(20, 20), Point(20, 20)]), path([Point(20, 20), Point(20, 20)], isClosed: true)] {
            #expect(abs(sheet(dot, width: 6).coveredArea - Double.pi * 9) < 0.3)
        }
        #expect(sheet(path([Point(20, 20)]), width: 6).coveredArea == 0)
    }

    @Test func aLineThatTurnsBackHasARoundEnd() {
        let line = sheet(path([Point(10, 20), Point(40, 20), Point(20, 20)]), width: 4)
        #expect(abs(line.coveredArea - (30 * 4 + Double.pi * 4)) < 1.5)
        #expect(line.buffer[40, 20] >> 24 == 255)
    }

    @Test(arguments: [0.0, -1, .nan, -.infinity])
    func aLineOfNoWidthPaintsNothing(width: Double) {
        #expect(sheet(path([Point(10, 20), Point(40, 20)]), width: width).coveredArea == 0)
    }

    @Test(arguments: [1e5, 1e9, 1e300, .infinity])
    func aLineOfAnyWidthIsCutToWhatIsSeen(width: Double) {
        #expect(sheet(path([Point(10, 20), Point(40, 30), Point(11, 12)]), width: width).coveredArea == 3600)
    }
}
