import Testing

@testable import RasterEngine

/// A finished picture, whose opaque pixels are copied, looks as one that is blended pixel by pixel.
@Suite struct SolidRunsTests {
    /// A picture of runs that are empty, opaque or faint, of all lengths, in every order.
    private static func picture(using generator: inout SeededGenerator) -> PixelBuffer {
        let picture = PixelBuffer(
            width: .random(in: 1...70, using: &generator), height: .random(in: 1...6, using: &generator))
        for y in 0..<picture.height {
            var x = 0
            while x < picture.width {
                let end = min(picture.width, x + .random(in: 1...30, using: &generator))
                let kind = Int.random(in: 0..<3, using: &generator)
                for x in x..<end {
                    let alpha = [0, 255, UInt32.random(in: 1...254, using: &generator)][kind]
                    // No channel is above the alpha: the colours are multiplied by it.
                    let gray = alpha == 0 ? 0 : UInt32.random(in: 0...alpha, using: &generator)
                    picture.pixels[y * picture.width + x] = alpha << 24 | gray << 16 | gray << 8 | gray
                }
                x = end
            }
        }
        return picture
    }

    @Test func copyingIsBlending() {
        var generator = SeededGenerator(3)
        for _ in 0..<2_000 {
            let picture = Self.picture(using: &generator)
            let grounds = [PixelBuffer(width: 80, height: 8), PixelBuffer(width: 80, height: 8)]
            for index in 0..<640 {
                let pixel = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
                for ground in grounds { ground.pixels[index] = pixel }
            }
            let clip = PixelRect(
                x: .random(in: -4...40, using: &generator), y: .random(in: -2...4, using: &generator),
                width: .random(in: 1...90, using: &generator), height: .random(in: 1...9, using: &generator))
            let (x, y) = (Int.random(in: -20...30, using: &generator), Int.random(in: -3...5, using: &generator))
            for (index, ground) in grounds.enumerated() {
                // The second time the picture knows its runs.
                if index == 1 { picture.finish() }
                Painter(buffer: ground, clip: clip, cache: PaintCache()).paint(picture, x: x, y: y)
            }
            let pixels = grounds.map { Array(UnsafeBufferPointer(start: $0.pixels, count: 640)) }
            #expect(pixels[0] == pixels[1], "\(picture.width) pixels at \(x), \(y) in \(clip)")
        }
    }
}
