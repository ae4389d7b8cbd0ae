import Testing

@testable import RasterEngine

/// Sizes that no panel has, and places outside.
@Suite struct PixelBufferTests {
    @Test(arguments: [(0, 0), (0, 5), (5, 0), (-3, 4), (4, -3), (Int.min, Int.min)])
    func aBufferWithoutPixelsCanBePaintedAndRead(width: Int, height: Int) {
        let buffer = PixelBuffer(width: width, height: height)
        #expect(buffer.bounds.isEmpty && buffer.width >= 0 && buffer.height >= 0)
        #expect(buffer[0, 0] == 0)
        buffer.clear(PixelRect(x: -5, y: -5, width: 10, height: 10), to: 1)
        let painter = Painter(buffer: buffer, clip: PixelRect(x: 0, y: 0, width: 9, height: 9), cache: PaintCache())
        painter.beginLayer(bounds: PixelRect(x: 0, y: 0, width: 9, height: 9), opacity: 0.5)
        painter.fill(RoundedRect(PixelRect(x: 0, y: 0, width: 9, height: 9), radius: 4), color: .black)
        painter.endLayer()
        painter.paint(buffer, in: PixelRect(x: 0, y: 0, width: 9, height: 9))
        #expect(painter.clip.isEmpty && painter.paintedPixels == 0)
    }

    @Test func enormousSidesAreCut() {
        #expect(PixelBuffer(width: .max, height: 1).width == PixelBuffer.maximumExtent)
        #expect(PixelBuffer(width: 0, height: .max).height == PixelBuffer.maximumExtent)
    }

    @Test func clearingReachesTheRectangleOnly() {
        let buffer = PixelBuffer(width: 6, height: 5)
        buffer.clear(PixelRect(x: 4, y: -2, width: 20, height: 4), to: 7)
        for y in -1...5 {
            for x in -1...6 { #expect(buffer[x, y] == (x >= 4 && x < 6 && y >= 0 && y < 2 ? 7 : 0)) }
        }
    }

    private static func random(_ width: Int, _ height: Int, using generator: inout SeededGenerator) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        for index in 0..<(width * height) { buffer.pixels[index] = .random(in: 0 ... .max, using: &generator) }
        return buffer
    }

    private static func randomRect(using generator: inout SeededGenerator) -> PixelRect {
        // Often as wide as the buffer.
        let isWhole = Bool.random(using: &generator)
        return PixelRect(
            x: isWhole ? 0 : .random(in: -3...9, using: &generator), y: .random(in: -3...9, using: &generator),
            width: isWhole ? 8 : .random(in: 0...12, using: &generator), height: .random(in: 0...14, using: &generator))
    }

    @Test func movedPixelsAreThoseThatWereThere() {
        var generator = SeededGenerator(6)
        for _ in 0..<400 {
            let buffer = Self.random(8, 10, using: &generator)
            let before = Array(UnsafeBufferPointer(start: buffer.pixels, count: 80))
            let rect = Self.randomRect(using: &generator)
            let rows = Int.random(in: -11...11, using: &generator)
            buffer.move(rect, rows: rows)
            let area = rect.intersection(buffer.bounds)
            for y in 0..<10 {
                for x in 0..<8 {
                    let isMoved = area.contains(x: x, y: y) && area.contains(x: x, y: y - rows)
                    #expect(
                        buffer[x, y] == before[(isMoved ? y - rows : y) * 8 + x],
                        "\(rect) by \(rows), seed \(SeededGenerator.seed)")
                }
            }
        }
    }

    @Test(arguments: [(8, 10), (8, 6), (5, 12), (11, 9)])
    func copiedPixelsAreThoseOfTheOtherBuffer(width: Int, height: Int) {
        var generator = SeededGenerator(7)
        for _ in 0..<100 {
            let (buffer, other) = (
                Self.random(8, 10, using: &generator), Self.random(width, height, using: &generator)
            )
            let before = Array(UnsafeBufferPointer(start: buffer.pixels, count: 80))
            let rect = Self.randomRect(using: &generator)
            buffer.copy(rect, from: other)
            for y in 0..<10 {
                for x in 0..<8 {
                    let isCopied = rect.contains(x: x, y: y) && other.bounds.contains(x: x, y: y)
                    #expect(
                        buffer[x, y] == (isCopied ? other[x, y] : before[y * 8 + x]),
                        "\(rect), seed \(SeededGenerator.seed)")
                }
            }
        }
    }

    @Test func masksOfNoSizeHaveNoCoverage() {
        let mask = CoverageMask(width: -4, height: 7)
        #expect(mask.width == 0 && mask.byteCount == 0 && mask[0, 0] == 0 && mask[-1, 3] == 0)
    }

    /// Shapes are as large as numbers allow; the buffer is small.
    @Test(arguments: [1 << 20, 1 << 30])
    func enormousShapesPaintWhatIsSeenOfThem(reach: Int) {
        let sheet = Sheet(12, 8)
        let huge = PixelRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach)
        sheet.paint { painter in
            painter.fill(huge, color: .black)
            painter.fill(RoundedRect(huge, radius: 1e300), color: .black)
            painter.fill(RoundedRect(huge.offsetBy(x: reach, y: reach), radius: .infinity), color: .black)
            painter.stroke(RoundedRect(huge, radius: .infinity), width: reach / 2, color: .black)
            painter.stroke(RoundedRect(huge, radius: 3), width: .max, color: .black)
            painter.paintShadow(of: RoundedRect(huge, radius: 1e9), blur: 1e9, dx: reach, dy: -reach, color: .black)
            painter.beginLayer(bounds: huge, opacity: 1, shape: RoundedRect(huge, radius: 1e7))
            painter.endLayer()
            painter.paint(sheet.buffer, in: huge)
        }
        #expect(sheet.pixels.allSatisfy { $0 == 0xFF00_0000 })
        #expect(sheet.cache.byteCount < 16 << 20)
    }
}
