@testable import RasterEngine

/// A small buffer that is painted on and looked at.
struct Sheet {
    let buffer: PixelBuffer
    let cache = PaintCache()

    init(_ width: Int, _ height: Int, ground: UInt32 = 0) {
        buffer = PixelBuffer(width: width, height: height)
        buffer.clear(buffer.bounds, to: ground)
    }

    /// Paints inside a clip, or everywhere.
    func paint(within clip: PixelRect? = nil, _ work: (Painter) -> Void) {
        work(Painter(buffer: buffer, clip: clip ?? buffer.bounds, cache: cache))
    }

    /// Paints in four parts that meet at a pixel, as four rectangles of damage do.
    func paintInParts(meetingAt x: Int, _ y: Int, _ work: (Painter) -> Void) {
        let (width, height) = (buffer.width, buffer.height)
        for (columns, rows) in [(0..<x, 0..<y), (x..<width, 0..<y), (0..<x, y..<height), (x..<width, y..<height)] {
            paint(
                within: PixelRect(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count),
                work)
        }
    }

    var pixels: [UInt32] {
        Array(UnsafeBufferPointer(start: buffer.pixels, count: buffer.width * buffer.height))
    }

    /// The sum of all alpha, in whole pixels.
    var coveredArea: Double { pixels.reduce(0) { $0 + Double($1 >> 24) } / 255 }
}

extension CoverageMask {
    /// The sum of all coverage, in whole pixels.
    var coveredArea: Double {
        (0..<(width * height)).reduce(0) { $0 + Double(bytes[$1]) } / 255
    }
}

extension UInt32 {
    /// Blue, green, red and alpha.
    var channels: [Int] { [0, 8, 16, 24].map { Int(self >> $0 & 0xFF) } }

    /// Whether no colour is brighter than its alpha allows.
    var isPremultiplied: Bool { channels.allSatisfy { $0 <= channels[3] } }

    /// A random premultiplied pixel; often opaque, often clear.
    static func randomPixel(using generator: inout SeededGenerator) -> UInt32 {
        let alpha = [0, 255, Int.random(in: 0...255, using: &generator)].randomElement(using: &generator) ?? 0
        func channel() -> UInt32 { UInt32(Int.random(in: 0...alpha, using: &generator)) }
        return UInt32(alpha) << 24 | channel() << 16 | channel() << 8 | channel()
    }
}

extension PixelRect {
    /// A random rectangle with its corner in a range and sides up to a length, some of them empty or negative.
    static func random(
        corner: ClosedRange<Int>, sides: ClosedRange<Int>, using generator: inout SeededGenerator
    ) -> PixelRect {
        PixelRect(
            x: .random(in: corner, using: &generator), y: .random(in: corner, using: &generator),
            width: .random(in: sides, using: &generator), height: .random(in: sides, using: &generator))
    }
}
