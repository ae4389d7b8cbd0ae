import Testing

@testable import RasterEngine

/// Shadows of what a function paints.
@Suite struct PaintedShadowTests {
    private let shape = PixelRect(x: 20, y: 16, width: 21, height: 9)

    private func paint(_ painter: Painter, blur: Double, dx: Int = 0, dy: Int = 0, bounds: PixelRect? = nil) {
        painter.paintShadow(
            within: bounds ?? PixelRect(x: 10, y: 10, width: 40, height: 20), blur: blur, dx: dx, dy: dy, color: .black
        ) { painter.fill(shape, color: PaintColor(premultiplied: 0xFFFF_FFFF)) }
    }

    @Test(arguments: [0.0, 1e-300, 0.5, 1.5, 2, 4.25])
    func itIsTheShadowOfTheSameRectangle(blur: Double) {
        let (painted, known) = (Sheet(70, 50), Sheet(70, 50))
        painted.paint { paint($0, blur: blur, dx: 3, dy: -2) }
        known.paint { $0.paintShadow(of: RoundedRect(shape), blur: blur, dx: 3, dy: -2, color: .black) }
        #expect(painted.pixels == known.pixels)
        #expect(painted.coveredArea > 100)
    }

    @Test(arguments: [0.0, 0.5, 1.5, 2, 4.25, 30])
    func partsAreTheWholeToTheBit(blur: Double) {
        let (whole, parts) = (Sheet(70, 50), Sheet(70, 50))
        whole.paint { paint($0, blur: blur, dx: 2, dy: 3) }
        parts.paintInParts(meetingAt: 29, 21) { paint($0, blur: blur, dx: 2, dy: 3) }
        #expect(whole.pixels == parts.pixels)
    }

    @Test func whatIsPaintedOutsideTheBoundsThrowsNone() {
        let sheet = Sheet(70, 50)
        sheet.paint { paint($0, blur: 0, bounds: PixelRect(x: 0, y: 0, width: 25, height: 50)) }
        #expect(sheet.coveredArea == 5 * 9)
    }

    @Test func aShadowThatIsNotSeenIsNotPainted() {
        let sheet = Sheet(70, 50)
        var calls = 0
        sheet.paint(within: PixelRect(x: 0, y: 0, width: 5, height: 5)) { painter in
            painter.paintShadow(within: shape, blur: 2, dx: 0, dy: 0, color: .black) { calls += 1 }
            painter.paintShadow(within: shape, blur: 2, dx: -20, dy: -16, color: .black) { calls += 1 }
        }
        #expect(calls == 1 && sheet.coveredArea == 0)
    }
}
