import Testing

@testable import RasterEngine

/// Filled outlines against their area, and points that no picture has.
@Suite struct PathRasterizerTests {
    private typealias Point = PixelPath.Point

    private let limits = PixelRect(x: 0, y: 0, width: 120, height: 120)

    private func path(_ points: [Point], isClosed: Bool = true) -> PixelPath {
        var path = PixelPath()
        for (index, point) in points.enumerated() { path.elements.append(index == 0 ? .move(point) : .line(point)) }
        if isClosed { path.elements.append(.close) }
        return path
    }

    private func square(_ x: Double, _ y: Double, _ side: Double, clockwise: Bool = true) -> PixelPath {
        let points = [Point(x, y), Point(x + side, y), Point(x + side, y + side), Point(x, y + side)]
        return path(clockwise ? points : points.reversed())
    }

    private func area(_ path: PixelPath) -> Double {
        PathRasterizer.rasterize(path, within: limits).mask.coveredArea
    }

    @Test func polygonsCoverTheirArea() {
        var generator = SeededGenerator(1)
        for round in 0..<200 {
            // Corners in the order of their angles around a point make an outline that does not cross itself.
            let angles = (0..<Int.random(in: 3...9, using: &generator)).map { _ in
                Double.random(in: 0..<(2 * .pi), using: &generator)
            }.sorted()
            let points = angles.map { angle -> Point in
                let radius = Double.random(in: 5...55, using: &generator)
                return Point(60 + radius * cosine(angle), 60 + radius * cosine(angle - .pi / 2))
            }
            let twice = zip(points, points.dropFirst() + [points[0]]).reduce(0) { sum, edge in
                sum + edge.0.x * edge.1.y - edge.1.x * edge.0.y
            }
            // An outline that does not go around the point may cut itself along a side; those are left out.
            let gaps = zip(angles, angles.dropFirst() + [angles[0] + 2 * .pi]).map { $1 - $0 }
            guard gaps.allSatisfy({ $0 < .pi }) else { continue }
            #expect(abs(area(path(points)) - abs(twice) / 2) < 1.5, "round \(round), seed \(SeededGenerator.seed)")
            #expect(
                abs(area(path(points.reversed())) - abs(twice) / 2) < 1.5,
                "round \(round), seed \(SeededGenerator.seed)")
        }
    }

    private func cosine(_ angle: Double) -> Double {
        // A parabola is near enough to choose points with, and needs no library.
        let turn = (angle / (2 * .pi)).truncatingRemainder(dividingBy: 1)
        let part = abs((turn < 0 ? turn + 1 : turn) - 0.5) * 2
        return part * part * (6 - 4 * part) - 1
    }

    @Test func aCircleOfCurvesHasTheAreaOfACircle() {
        for side in [1, 2, 5, 20, 99] {
            var circle = PixelPath()
            circle.add(RoundedRect(PixelRect(x: 3, y: 3, width: side, height: side), radius: .infinity))
            let wanted = Double.pi * Double(side * side) / 4
            // The lines that stand for a curve are off by a twentieth of a pixel at most.
            #expect(abs(area(circle) - wanted) < 0.05 * Double.pi * Double(side))
        }
    }

    @Test func theSameDirectionCountsOnceAndTheOtherCutsAHole() {
        var union = square(10, 10, 40)
        union.elements += square(30, 30, 40).elements
        #expect(abs(area(union) - (1600 + 1600 - 400)) < 0.5)
        var ring = square(10, 10, 40)
        ring.elements += square(20, 20, 20, clockwise: false).elements
        #expect(abs(area(ring) - (1600 - 400)) < 0.5)
    }

    @Test func anOutlineThatCrossesItselfFillsBothSides() {
        let bow = path([Point(10, 10), Point(50, 50), Point(50, 10), Point(10, 50)])
        #expect(abs(area(bow) - 800) < 20)
        // A star of five points goes twice around its middle.
        let star = path([Point(60, 5), Point(93, 106), Point(7, 43), Point(113, 43), Point(27, 106)])
        let placed = PathRasterizer.rasterize(star, within: limits)
        #expect(placed.mask[60 - placed.x, 60 - placed.y] == 255)
    }

    @Test func coverageOfPartsOfPixelsIsExact() {
        let placed = PathRasterizer.rasterize(square(10.25, 20.5, 3), within: limits)
        #expect((placed.x, placed.y, placed.mask.width, placed.mask.height) == (10, 20, 4, 4))
        let columns = [0.75, 1, 1, 0.25]
        let rows = [0.5, 1, 1, 0.5]
        for y in 0..<4 {
            for x in 0..<4 { #expect(placed.mask[x, y] == UInt8(columns[x] * rows[y] * 255 + 0.5)) }
        }
    }

    @Test func aPartIsThatPartOfTheWhole() {
        var generator = SeededGenerator(2)
        for _ in 0..<100 {
            let points = (0..<6).map { _ in
                Point(.random(in: -40...160, using: &generator), .random(in: -40...160, using: &generator))
            }
            let whole = PathRasterizer.rasterize(
                path(points), within: PixelRect(x: -100, y: -100, width: 400, height: 400))
            let cut = PixelRect.random(corner: -20...90, sides: 0...50, using: &generator)
            let part = PathRasterizer.rasterize(path(points), within: cut)
            var most = 0
            for y in cut.y..<cut.maxY {
                for x in cut.x..<cut.maxX {
                    let pair = (whole.mask[x - whole.x, y - whole.y], part.mask[x - part.x, y - part.y])
                    most = max(most, abs(Int(pair.0) - Int(pair.1)))
                }
            }
            #expect(most <= 1, "\(points) in \(cut), seed \(SeededGenerator.seed)")
        }
    }

    @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -1e300, 1e6, -1e6] as [Double])
    func pointsThatNoPictureHasEndThePath(number: Double) {
        let good = Point(12, 12)
        for bad in [Point(number, 3), Point(3, number), Point(number, number)] {
            for element in [
                PixelPath.Element.move(bad), .line(bad), .quad(bad, good), .quad(good, bad), .cubic(bad, good, good),
                .cubic(good, bad, good), .cubic(good, good, bad),
            ] {
                let sheet = Sheet(16, 16)
                var path = square(2, 2, 5)
                path.elements += [.line(good), element, .line(Point(0, 15)), .close]
                sheet.paint { $0.fill(path, color: .black) }
                // What came before is painted, and nothing else.
                #expect(sheet.buffer[4, 4] == 0xFF00_0000 && sheet.coveredArea == 25, "\(element)")
            }
        }
    }

    @Test func anyTwoNumbersArePointsThatCanBePainted() {
        let numbers = [
            0, -0.0, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude, 1e-9, 1e-300, 7.5,
            15.999_999_999,
            999_999, -999_999, .nan,
        ]
        for x in numbers {
            for y in numbers {
                let sheet = Sheet(16, 16)
                var path = PixelPath()
                path.elements = [
                    .move(Point(0, 0)), .line(Point(x, y)), .line(Point(9, 0)),
                    .quad(Point(y, x), Point(x, .leastNonzeroMagnitude)),
                    .cubic(Point(x, x), Point(y, y), Point(12, 12)), .line(Point(12, .leastNormalMagnitude)), .close,
                ]
                sheet.paint { painter in
                    painter.fill(path, color: .white)
                    painter.stroke(path, width: 0.5, color: .white)
                    painter.stroke(path, width: x, color: .white)
                }
                #expect(sheet.pixels.allSatisfy { $0.channels[0] == $0.channels[3] }, "\(x), \(y)")
            }
        }
    }

    @Test func pathsWithoutABeginningAreHarmless() {
        let sheet = Sheet(8, 8)
        for element in [
            PixelPath.Element.close, .line(Point(3, 3)), .quad(Point(1, 1), Point(2, 2)),
            .cubic(Point(1, 1), Point(2, 2), Point(3, 3)), .move(Point(4, 4)),
        ] {
            var path = PixelPath()
            path.elements = [element]
            sheet.paint { $0.fill(path, color: .black) }
            path.elements += [.close, .close, element]
            sheet.paint { $0.fill(path, color: .black) }
        }
        #expect(sheet.coveredArea == 0)
        let nothing = PathRasterizer.rasterize(square(2, 2, 3), within: PixelRect(x: 50, y: 50, width: 5, height: 5))
        #expect(nothing.mask.coveredArea == 0)
    }
}
