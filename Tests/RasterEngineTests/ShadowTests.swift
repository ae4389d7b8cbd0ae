import Foundation
import Testing

@testable import RasterEngine

/// Shadows against a Gaussian that is summed up term by term.
@Suite struct ShadowTests {
    /// What a Gaussian makes of a rectangle at a distance from its two edges, in one direction.
    private func blurred(_ position: Double, from start: Double, to end: Double, deviation: Double) -> Double {
        func below(_ x: Double) -> Double { 0.5 * (1 + erf(x / (deviation * 2.0.squareRoot()))) }
        return below(position - start) - below(position - end)
    }

    @Test(arguments: [1.0, 1.75, 2, 3.5, 8])
    func aShadowIsNearAGaussian(blur: Double) {
        let sheet = Sheet(120, 100)
        let rect = PixelRect(x: 40, y: 35, width: 41, height: 28)
        sheet.paint { $0.paintShadow(of: RoundedRect(rect), blur: blur, dx: 0, dy: 0, color: .black) }
        var (sum, most) = (0.0, 0.0)
        for y in 0..<100 {
            for x in 0..<120 {
                let across = blurred(Double(x) + 0.5, from: 40, to: 81, deviation: blur)
                let down = blurred(Double(y) + 0.5, from: 35, to: 63, deviation: blur)
                let alpha = Double(sheet.buffer[x, y] >> 24) / 255
                most = max(most, abs(alpha - across * down))
                sum += alpha - across * down
            }
        }
        #expect(most < 0.05, "off by \(most)")
        #expect(abs(sum) < Double(rect.area) * 0.03)
    }

    @Test func theShadowLiesWhereItIsThrown() {
        let (here, there) = (Sheet(60, 60), Sheet(60, 60))
        let shape = RoundedRect(PixelRect(x: 15, y: 16, width: 20, height: 18), radius: 5)
        here.paint { $0.paintShadow(of: shape, blur: 2, dx: 0, dy: 0, color: .black) }
        there.paint { $0.paintShadow(of: shape, blur: 2, dx: 7, dy: -4, color: .black) }
        for y in 5..<55 {
            for x in 5..<50 { #expect(here.buffer[x, y] == there.buffer[x + 7, y - 4]) }
        }
    }

    @Test(arguments: [0.0, -1, .nan, -.infinity])
    func aShadowWithoutBlurIsTheShape(blur: Double) {
        let (shadow, shape) = (Sheet(40, 40), Sheet(40, 40))
        let rounded = RoundedRect(PixelRect(x: 5, y: 5, width: 20, height: 20), radius: 6)
        shadow.paint { $0.paintShadow(of: rounded, blur: blur, dx: 3, dy: 4, color: .black) }
        shape.paint {
            $0.fill(RoundedRect(rounded.rect.offsetBy(x: 3, y: 4), radius: 6), color: .black)
        }
        #expect(shadow.pixels == shape.pixels)
    }

    @Test(arguments: [(10, 10, 3.0), (90, 12, 6), (12, 90, 2), (95, 93, 20), (64, 63, 0), (5, 80, 2.5)])
    func aStretchedShadowIsTheOneThatWasMadeInFull(width: Int, height: Int, radius: Double) {
        for blur in [0.25, 1, 2, 4.25] {
            let shape = RoundedRect(PixelRect(x: 20, y: 20, width: width, height: height), radius: radius)
            let kept = Sheet(140, 140)
            kept.paint { $0.paintShadow(of: shape, blur: blur, dx: 0, dy: 0, color: .black) }
            let full = ShadowMask.part(of: shape, blur: blur, area: kept.buffer.bounds)
            var most = 0
            for y in 0..<140 {
                for x in 0..<140 { most = max(most, abs(Int(kept.buffer[x, y] >> 24) - Int(full[x, y]))) }
            }
            #expect(most == 0, "blur \(blur)")
        }
    }

    @Test func partsOfAShadowAreTheWhole() {
        var generator = SeededGenerator(1)
        let color = PaintColor(red: 0, green: 0, blue: 0.5, alpha: 0.4)
        // The second is too large to be kept.
        for shape in [
            RoundedRect(PixelRect(x: 20, y: 22, width: 33, height: 31), radius: 9),
            RoundedRect(PixelRect(x: 30, y: 20, width: 9000, height: 9000), radius: 4000),
        ] {
            let work: (Painter) -> Void = { $0.paintShadow(of: shape, blur: 3, dx: 1, dy: 2, color: color) }
            let whole = Sheet(70, 70, ground: ~0)
            whole.paint(work)
            for _ in 0..<10 {
                let parts = Sheet(70, 70, ground: ~0)
                let (x, y) = (Int.random(in: 0...70, using: &generator), Int.random(in: 0...70, using: &generator))
                parts.paintInParts(meetingAt: x, y, work)
                #expect(parts.pixels == whole.pixels, "\(shape), met at \(x), \(y), seed \(SeededGenerator.seed)")
            }
        }
    }

    @Test func outsideItsReachAShadowPaintsNothing() {
        let sheet = Sheet(60, 60)
        let shape = RoundedRect(PixelRect(x: 20, y: 20, width: 10, height: 10), radius: 2)
        sheet.paint(within: PixelRect(x: 0, y: 0, width: 60, height: 13)) { painter in
            painter.paintShadow(of: shape, blur: 2, dx: 0, dy: 0, color: .black)
            #expect(painter.paintedPixels == 0)
        }
        #expect(sheet.coveredArea == 0)
    }

    @Test func whatIsBlurredKeepsItsWeightAndStaysInTheMiddle() {
        for deviation in [0.5, 1, 2.75, 6] {
            let mask = CoverageMask(width: 81, height: 81)
            for y in 30..<51 { (mask.row(y) + 30).update(repeating: 255, count: 21) }
            let before = mask.coveredArea
            GaussianBlur.apply(to: mask, deviation: deviation)
            #expect(abs(mask.coveredArea - before) < before * 0.03)
            for y in 0..<81 {
                for x in 0..<81 { #expect(mask[x, y] == mask[80 - x, y] && mask[x, y] == mask[x, 80 - y]) }
            }
        }
    }

    @Test func blurringNothingOrByNothingChangesNothing() {
        let mask = CoverageMask(width: 3, height: 3)
        mask.row(1)[1] = 200
        for deviation in [0, -3, .nan] { GaussianBlur.apply(to: mask, deviation: deviation) }
        #expect(mask[1, 1] == 200 && mask.coveredArea == 200.0 / 255)
        GaussianBlur.apply(to: CoverageMask(width: 0, height: 9), deviation: 3)
        // A blur that reaches far beyond the mask leaves next to nothing, and stays inside.
        GaussianBlur.apply(to: mask, deviation: 100)
        #expect(mask.coveredArea < 0.1)
    }
}
