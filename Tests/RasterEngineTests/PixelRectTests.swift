import Testing

@testable import RasterEngine

/// Rectangles against sets of pixels.
@Suite struct PixelRectTests {
    private struct Spot: Hashable {
        var x: Int
        var y: Int
    }

    private static let grid = -8...20

    /// The pixels that a rectangle covers, asked one by one.
    private func spots(_ rect: PixelRect) -> Set<Spot> {
        var result: Set<Spot> = []
        for y in Self.grid {
            for x in Self.grid where rect.contains(x: x, y: y) { result.insert(Spot(x: x, y: y)) }
        }
        return result
    }

    private func forEachPair(_ salt: UInt64, _ check: (PixelRect, PixelRect, Comment) -> Void) {
        var generator = SeededGenerator(salt)
        for _ in 0..<400 {
            let a = PixelRect.random(corner: -4...8, sides: -2...9, using: &generator)
            let b = PixelRect.random(corner: -4...8, sides: -2...9, using: &generator)
            check(a, b, "\(a) and \(b), seed \(SeededGenerator.seed)")
        }
    }

    @Test func areaAndEmptinessCountPixels() {
        forEachPair(1) { a, _, comment in
            #expect(a.area == spots(a).count, comment)
            #expect(a.isEmpty == spots(a).isEmpty, comment)
        }
    }

    @Test func theIntersectionIsWhatBothCover() {
        forEachPair(2) { a, b, comment in
            let both = spots(a).intersection(spots(b))
            let cut = a.intersection(b)
            #expect(spots(cut) == both, comment)
            #expect(a.intersects(b) == !both.isEmpty, comment)
            #expect(cut.width >= 0 && cut.height >= 0, comment)
        }
    }

    @Test func theUnionIsTheSmallestBoxAroundBoth() {
        forEachPair(3) { a, b, comment in
            let all = spots(a).union(spots(b))
            let box = a.union(b)
            #expect(spots(box).isSuperset(of: all), comment)
            guard !all.isEmpty else { return #expect(box.isEmpty, comment) }
            #expect(box.x == all.map(\.x).min() && box.y == all.map(\.y).min(), comment)
            #expect(box.maxX - 1 == all.map(\.x).max() && box.maxY - 1 == all.map(\.y).max(), comment)
        }
    }

    @Test func containingIsCoveringEveryPixel() {
        forEachPair(4) { a, b, comment in
            #expect(a.contains(b) == spots(a).isSuperset(of: spots(b)), comment)
        }
    }

    @Test func whatIsLeftWithoutAHoleIsDisjointAndWhole() {
        forEachPair(5) { a, b, comment in
            let pieces = a.subtracting(b)
            #expect(pieces.count <= 4, comment)
            #expect(pieces.allSatisfy { !$0.isEmpty }, comment)
            #expect(pieces.reduce(0) { $0 + $1.area } == spots(a).subtracting(spots(b)).count, comment)
            let covered = pieces.reduce(into: Set<Spot>()) { $0.formUnion(spots($1)) }
            #expect(covered == spots(a).subtracting(spots(b)), comment)
        }
    }

    @Test func edgesInTheWrongOrderMakeAnEmptyRectangle() {
        #expect(PixelRect(minX: 5, minY: 0, maxX: 2, maxY: 9).isEmpty)
        #expect(PixelRect(minX: 0, minY: 9, maxX: 2, maxY: 9).isEmpty)
        #expect(PixelRect(minX: 1, minY: 2, maxX: 4, maxY: 6) == PixelRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test func movingAndInsettingMoveTheEdges() {
        let rect = PixelRect(x: 1, y: 2, width: 10, height: 20)
        #expect(rect.offsetBy(x: -3, y: 4) == PixelRect(x: -2, y: 6, width: 10, height: 20))
        #expect(rect.insetBy(x: 2, y: -1) == PixelRect(x: 3, y: 1, width: 6, height: 22))
        #expect(rect.insetBy(x: 6, y: 0).isEmpty)
    }
}
