import Testing

@testable import RasterEngine

/// Blending against the same sum in floating point, at every length that the wide loops and their rests can meet.
@Suite struct PixelTests {
    /// A row with a border that nothing may touch.
    private struct Row {
        static let border = 4
        var pixels: [UInt32]
        let before: [UInt32]
        let count: Int

        init(count: Int, using generator: inout SeededGenerator) {
            self.count = count
            pixels = (0..<(count + 2 * Self.border)).map { _ in .randomPixel(using: &generator) }
            before = pixels
        }

        /// Paints the row, and expects each pixel near the model and the border as it was.
        mutating func expect(
            _ what: String, paint: (UnsafeMutablePointer<UInt32>) -> Void,
            model: (_ index: Int, _ channel: Int, _ below: Double) -> Double
        ) {
            pixels.withUnsafeMutableBufferPointer { if let base = $0.baseAddress { paint(base + Self.border) } }
            for index in pixels.indices where index < Self.border || index >= Self.border + count {
                #expect(pixels[index] == before[index], "\(what) touched a pixel beside the row")
            }
            for index in 0..<count {
                let (painted, below) = (pixels[Self.border + index], before[Self.border + index])
                #expect(
                    painted.isPremultiplied, "\(what), count \(count), pixel \(index), seed \(SeededGenerator.seed)")
                for channel in 0..<4 {
                    let wanted = model(index, channel, Double(below.channels[channel]))
                    let error = abs(Double(painted.channels[channel]) - wanted)
                    #expect(error <= 1.51, "\(what), count \(count), pixel \(index), seed \(SeededGenerator.seed)")
                }
            }
        }
    }

    @Test func aProductIsRoundedExactly() {
        for value in UInt32(0)...255 {
            for factor in UInt32(0)...255 {
                let wanted = UInt32((Double(value * factor) / 255).rounded())
                let scaled = Pixel.scale(value << 24 | value << 16 | value << 8 | value, by: factor)
                #expect(scaled == wanted << 24 | wanted << 16 | wanted << 8 | wanted)
            }
        }
    }

    @Test func fillingIsTheSumOfColourAndWhatItLetsThrough() {
        var generator = SeededGenerator(1)
        for count in 0...37 {
            let color = UInt32.randomPixel(using: &generator)
            var row = Row(count: count, using: &generator)
            row.expect("fill \(color)") {
                Pixel.fill($0, stride: 0, size: (count, 1), color: color)
            } model: { _, channel, below in
                Double(color.channels[channel]) + below * (1 - Double(color >> 24) / 255)
            }
        }
    }

    @Test(arguments: [0, 128, 255] as [UInt32])
    func aRectangleIsFilledRowByRowAndNothingBesideIt(alpha: UInt32) {
        var generator = SeededGenerator(6)
        let (stride, color) = (24, alpha << 24 | Pixel.scale(0x00FF_FFFF, by: alpha) & 0x00FF_FFFF)
        for (width, height) in [(0, 0), (0, 3), (5, 0), (1, 1), (5, 4), (17, 3), (20, 9)] {
            let before = (0..<stride * 12).map { _ in UInt32.randomPixel(using: &generator) }
            var pixels = before
            pixels.withUnsafeMutableBufferPointer {
                if let base = $0.baseAddress {
                    Pixel.fill(base + stride + 2, stride: stride, size: (width, height), color: color)
                }
            }
            for (index, pixel) in pixels.enumerated() {
                let (x, y) = (index % stride - 2, index / stride - 1)
                let isInside = (0..<width).contains(x) && (0..<height).contains(y)
                #expect(pixel == (isInside ? Pixel.over(color, before[index]) : before[index]))
            }
        }
    }

    @Test func coverageThinsTheColour() {
        var generator = SeededGenerator(2)
        for count in 0...37 {
            let color = UInt32.randomPixel(using: &generator)
            let coverage = (0..<count).map { index -> UInt8 in
                // Stretches of none and of all, which are passed over or copied, and everything else.
                index / 6 % 3 == 0 ? 0 : index / 6 % 3 == 1 ? 255 : .random(in: 0...255, using: &generator)
            }
            var row = Row(count: count, using: &generator)
            row.expect("coverage \(color)") { pixels in
                coverage.withUnsafeBufferPointer {
                    if let base = $0.baseAddress { Pixel.fill(pixels, coverage: base, count: count, color: color) }
                }
            } model: { index, channel, below in
                let part = Double(coverage[index]) / 255
                return Double(color.channels[channel]) * part + below * (1 - Double(color >> 24) / 255 * part)
            }
        }
    }

    @Test func fourPixelsAtATimeAndOneAtATimeAreTheSame() {
        var generator = SeededGenerator(3)
        for _ in 0..<500 {
            let color = UInt32.randomPixel(using: &generator)
            let coverage = (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let below = (0..<4).map { _ in UInt32.randomPixel(using: &generator) }
            var (together, singly) = (below, below)
            Pixel.fill(&together, coverage: coverage, count: 4, color: color)
            for index in 0..<4 {
                var pixel = singly[index]
                Pixel.fill(&pixel, coverage: [coverage[index]], count: 1, color: color)
                singly[index] = pixel
            }
            #expect(together == singly, "\(color) \(coverage) over \(below), seed \(SeededGenerator.seed)")
        }
    }

    @Test func aRectangleIsFilledThroughAMaskAsItsRowsAre() {
        var generator = SeededGenerator(5)
        for width in 0...13 {
            let color = UInt32.randomPixel(using: &generator)
            let coverage = (0..<(15 * 4)).map { _ in UInt8.random(in: 0...255, using: &generator) }
            let below = (0..<(17 * 4)).map { _ in UInt32.randomPixel(using: &generator) }
            var (together, singly) = (below, below)
            Pixel.fill(
                &together, stride: 17, coverage: coverage, coverageStride: 15, size: (width, 4), color: color)
            for row in 0..<4 {
                var pixels = Array(singly[(row * 17)..<(row * 17 + 17)])
                Pixel.fill(
                    &pixels, coverage: Array(coverage[(row * 15)..<(row * 15 + 15)]), count: width, color: color)
                singly.replaceSubrange((row * 17)..<(row * 17 + 17), with: pixels)
            }
            #expect(together == singly, "width \(width), seed \(SeededGenerator.seed)")
        }
    }

    @Test func oneSumIsRoundedOnce() {
        for coverage in UInt32(0)...255 {
            for (above, below) in [(0, 255), (255, 0), (0x6D, 0xC3), (0xC3, 0x6D), (1, 254)] as [(UInt32, UInt32)] {
                let wanted = UInt32((Double(above * coverage + below * (255 - coverage)) / 255).rounded())
                let painted = Pixel.over(
                    0xFF00_0000 | above << 16 | above << 8 | above, coverage: coverage,
                    0xFF00_0000 | below << 16 | below << 8 | below)
                #expect(painted == 0xFF00_0000 | wanted << 16 | wanted << 8 | wanted)
            }
        }
    }

    @Test(arguments: [0, 1, 77, 128, 254, 255] as [UInt32])
    func picturesAreBlendedWithAnOpacity(opacity: UInt32) {
        var generator = SeededGenerator(4)
        for count in 0...90 {
            // Solid and empty stretches, which are copied or passed over as a whole, and everything else: short ones and
            // ones that the widest steps fit into.
            let stretch = count > 37 ? 41 : 7
            let source = (0..<count).map { index -> UInt32 in
                let other = UInt32.randomPixel(using: &generator)
                return index / stretch % 3 == 0 ? other | 0xFF00_0000 : index / stretch % 3 == 1 ? 0 : other
            }
            var row = Row(count: count, using: &generator)
            row.expect("blend \(opacity)") { pixels in
                source.withUnsafeBufferPointer {
                    if let base = $0.baseAddress { Pixel.blend(pixels, source: base, count: count, opacity: opacity) }
                }
            } model: { index, channel, below in
                let (pixel, part) = (source[index], Double(opacity) / 255)
                return Double(pixel.channels[channel]) * part + below * (1 - Double(pixel >> 24) / 255 * part)
            }
        }
    }

    @Test func coloursAreClampedAndMultiplied() {
        #expect(PaintColor(red: 1, green: 0, blue: 0.5, alpha: 1).premultiplied == 0xFFFF_0080)
        #expect(PaintColor(red: 1, green: 1, blue: 1, alpha: 0.5).premultiplied == 0x8080_8080)
        #expect(PaintColor(red: 7, green: -3, blue: .nan, alpha: .infinity).premultiplied == 0xFFFF_0000)
        #expect(PaintColor(red: 1, green: 1, blue: 1, alpha: .nan).isClear)
        #expect(PaintColor.white.multiplied(by: 0.5).premultiplied == 0x8080_8080)
        #expect(PaintColor.white.multiplied(by: 2) == .white)
        #expect(PaintColor.white.multiplied(by: -1).isClear)
        #expect(PaintColor.white.multiplied(by: .nan).isClear)
    }
}
