import Testing

@testable import RasterEngine

/// What is kept from one frame to the next stays within its limits, and is worth keeping.
@Suite struct PaintCacheTests {
    private static let limit = CornerMasks.byteLimit + ShadowMask.byteLimit

    @Test func aRadiusThatIsAnimatedDoesNotFillTheMemory() {
        let sheet = Sheet(64, 64)
        var most = 0
        for step in stride(from: 1, through: 400, by: 9) {
            let shape = RoundedRect(PixelRect(x: 0, y: 0, width: 4000, height: 4000), radius: Double(step))
            sheet.paint { painter in
                painter.fill(shape, color: .black)
                painter.stroke(shape, width: step % 7, color: .white)
            }
            most = max(most, sheet.cache.corners.byteCount)
            #expect(sheet.cache.corners.byteCount <= CornerMasks.byteLimit)
        }
        #expect(most > CornerMasks.byteLimit / 4)
    }

    @Test func aShadowThatIsAnimatedDoesNotFillTheMemory() {
        let sheet = Sheet(64, 64)
        for step in stride(from: 1, through: 60, by: 6) {
            let shape = RoundedRect(PixelRect(x: 8, y: 8, width: 500, height: 500), radius: Double(step))
            sheet.paint { $0.paintShadow(of: shape, blur: Double(step), dx: 0, dy: 0, color: .black) }
            #expect(sheet.cache.shadows.byteCount <= ShadowMask.byteLimit)
        }
        #expect(sheet.cache.shadows.byteCount > 0)
    }

    @Test(arguments: [900, 20_000, 2_000_000])
    func whatIsTooLargeToBeKeptIsNotKept(radius: Int) {
        let sheet = Sheet(64, 64)
        let shape = RoundedRect(
            PixelRect(x: 0, y: 0, width: 2 * radius, height: 2 * radius), radius: Double(radius))
        sheet.paint { painter in
            painter.fill(shape, color: .black)
            painter.stroke(shape, width: 3, color: .black)
            painter.paintShadow(of: RoundedRect(shape.rect, radius: 5000), blur: 10, dx: 0, dy: 0, color: .black)
        }
        #expect(sheet.cache.corners.byteCount == 0)
        #expect(sheet.cache.byteCount <= Self.limit)
    }

    @Test func oneLookIsKeptOnce() {
        let sheet = Sheet(64, 64)
        for step in 0..<20 {
            let shape = RoundedRect(PixelRect(x: step, y: step, width: 30 + step, height: 30), radius: 8)
            sheet.paint { painter in
                painter.fill(shape, color: .black)
                painter.paintShadow(of: shape, blur: 1, dx: 0, dy: 0, color: .black)
            }
        }
        #expect(sheet.cache.corners.byteCount == 4 * 8 * 8)
        // Two corners of 8, four times the blur's reach of 3, and a middle line, which longer shadows repeat; the blur
        // reaches beyond.
        #expect(sheet.cache.shadows.byteCount == (29 + 6) * (29 + 6))
    }
}
