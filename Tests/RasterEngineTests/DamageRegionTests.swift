import Testing

@testable import RasterEngine

/// Damage against a bitmap: no pixel that was added is ever missing, and the set stays small and disjoint.
@Suite struct DamageRegionTests {
    private static let side = 240

    /// Which pixels were added, as plainly as can be.
    private struct Bitmap {
        var bits = [Bool](repeating: false, count: side * side)

        mutating func add(_ rect: PixelRect) {
            let area = rect.intersection(PixelRect(x: 0, y: 0, width: side, height: side))
            guard !area.isEmpty else { return }
            for y in area.y..<area.maxY {
                for x in area.x..<area.maxX { bits[y * side + x] = true }
            }
        }

        /// Whether every pixel is in one rectangle of a region.
        func isCovered(by region: DamageRegion) -> Bool {
            var rest = self
            for rect in region.rects {
                for y in max(0, rect.y)..<min(side, rect.maxY) {
                    for x in max(0, rect.x)..<min(side, rect.maxX) { rest.bits[y * side + x] = false }
                }
            }
            return !rest.bits.contains(true)
        }
    }

    private func expectSound(_ region: DamageRegion, _ comment: Comment) {
        #expect(region.rects.count <= DamageRegion.limit, comment)
        #expect(region.rects.allSatisfy { !$0.isEmpty }, comment)
        for (index, rect) in region.rects.enumerated() {
            #expect(!region.rects.dropFirst(index + 1).contains { $0.intersects(rect) }, comment)
        }
    }

    @Test(arguments: [(1, 12), (2, 60), (3, 200)])
    func nothingThatWasAddedIsMissing(salt: UInt64, longest: Int) {
        var generator = SeededGenerator(salt)
        for round in 0..<40 {
            var (region, bitmap, around) = (DamageRegion(), Bitmap(), PixelRect.zero)
            for step in 0..<30 {
                let comment: Comment = "round \(round), step \(step), seed \(SeededGenerator.seed)"
                let rect = PixelRect(
                    x: .random(in: 0..<Self.side, using: &generator), y: .random(in: 0..<Self.side, using: &generator),
                    width: .random(in: -1...longest, using: &generator),
                    height: .random(in: -1...longest, using: &generator)
                ).intersection(PixelRect(x: 0, y: 0, width: Self.side, height: Self.side))
                region.add(rect)
                bitmap.add(rect)
                if !rect.isEmpty { around = around.union(rect) }
                #expect(region.bounds == around, comment)
                expectSound(region, comment)
            }
            #expect(bitmap.isCovered(by: region), "round \(round), seed \(SeededGenerator.seed)")
        }
    }

    @Test func aRegionCanBeAddedToAnother() {
        var generator = SeededGenerator(4)
        for round in 0..<30 {
            var (one, other, bitmap) = (DamageRegion(), DamageRegion(), Bitmap())
            for _ in 0..<8 {
                let rect = PixelRect.random(corner: 0...200, sides: 1...40, using: &generator)
                bitmap.add(rect)
                if Bool.random(using: &generator) { one.add(rect) } else { other.add(rect) }
            }
            one.add(other)
            expectSound(one, "round \(round), seed \(SeededGenerator.seed)")
            #expect(bitmap.isCovered(by: one), "round \(round), seed \(SeededGenerator.seed)")
        }
    }

    @Test func whatLiesFarApartStaysApart() {
        let rects = (0..<DamageRegion.limit).map { PixelRect(x: $0 * 500, y: $0 * 300, width: 20, height: 10) }
        var region = DamageRegion()
        for rect in rects { region.add(rect) }
        #expect(Set(region.rects) == Set(rects))
        #expect(region.area == DamageRegion.limit * 200)
    }

    @Test func oneTooManyJoinsTheTwoThatCostLeast() {
        var region = DamageRegion()
        let far = (0..<DamageRegion.limit).map { PixelRect(x: 0, y: $0 * 1000, width: 20, height: 10) }
        for rect in far { region.add(rect) }
        region.add(PixelRect(x: 200, y: 3000, width: 20, height: 10))
        #expect(region.rects.count == DamageRegion.limit)
        #expect(region.rects.contains(PixelRect(x: 0, y: 3000, width: 220, height: 10)))
    }

    @Test func neighboursAreJoined() {
        var region = DamageRegion(PixelRect(x: 0, y: 0, width: 20, height: 20))
        region.add(PixelRect(x: 20, y: 0, width: 20, height: 20))
        #expect(region.rects == [PixelRect(x: 0, y: 0, width: 40, height: 20)])
    }

    @Test func whatIsAlreadyInIsNotAddedTwice() {
        var region = DamageRegion(PixelRect(x: 10, y: 10, width: 100, height: 100))
        let before = region
        region.add(PixelRect(x: 20, y: 20, width: 30, height: 30))
        region.add(PixelRect(x: 20, y: 20, width: 0, height: 30))
        region.add(PixelRect(x: 20, y: 20, width: 30, height: -30))
        #expect(region == before)
    }

    @Test func clippingKeepsWhatIsInside() {
        var region = DamageRegion(PixelRect(x: 0, y: 0, width: 50, height: 50))
        region.add(PixelRect(x: 1000, y: 0, width: 50, height: 50))
        region.clip(to: PixelRect(x: 40, y: 40, width: 100, height: 100))
        #expect(region.rects == [PixelRect(x: 40, y: 40, width: 10, height: 10)])
        #expect(region.contains(x: 49, y: 49) && !region.contains(x: 50, y: 49) && !region.contains(x: 1000, y: 1))
        #expect(region.intersects(PixelRect(x: 0, y: 0, width: 41, height: 41)))
        region.removeAll()
        #expect(region.isEmpty && region.area == 0)
    }
}
