import Testing

@testable import RasterEngine

/// PNGs there and back, and PNGs that something happened to.
@Suite struct PNGTests {
    private func picture(_ width: Int, _ height: Int, _ salt: UInt64) -> PixelBuffer {
        var generator = SeededGenerator(salt)
        let buffer = PixelBuffer(width: width, height: height)
        for index in 0..<(width * height) { buffer.pixels[index] = .randomPixel(using: &generator) }
        return buffer
    }

    private func pixels(_ buffer: PixelBuffer) -> [UInt32] {
        Array(UnsafeBufferPointer(start: buffer.pixels, count: buffer.width * buffer.height))
    }

    /// A chunk of a PNG with a right checksum.
    private func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        var sum = UInt32.max
        for byte in body {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return bytes(UInt32(content.count)) + body + bytes(~sum)
    }

    private func bytes(_ value: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }

    /// A PNG that declares a size and holds next to nothing.
    private func header(width: UInt32, height: UInt32) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", bytes(width) + bytes(height) + [8, 6, 0, 0, 0]) + chunk("IDAT", [0x78, 0x01, 0x03, 0x00])
            + chunk("IEND", [])
    }

    @Test(arguments: [(1, 1), (3, 2), (64, 33), (1, 500)])
    func whatIsWrittenIsRead(width: Int, height: Int) throws {
        let before = picture(width, height, 1)
        let after = try PixelBuffer.decode(png: before.png())
        #expect(after.width == width && after.height == height)
        #expect(pixels(after) == pixels(before), "seed \(SeededGenerator.seed)")
    }

    @Test func anEmptyPictureIsRefused() {
        #expect(throws: PNGError(description: "An empty picture cannot be written as a PNG")) {
            try PixelBuffer(width: 0, height: 4).png()
        }
    }

    @Test(arguments: [[], [0x89], Array("This is no picture.".utf8), [UInt8](repeating: 0, count: 5000)] as [[UInt8]])
    func whatIsNoPNGIsRefused(bytes: [UInt8]) throws {
        let error = #expect(throws: PNGError.self) { try PixelBuffer.decode(png: bytes) }
        #expect(error?.description.hasPrefix("This is not a PNG: ") == true)
    }

    @Test func aPNGThatIsCutIsRefused() throws {
        let png = try picture(12, 9, 2).png()
        // The last twelve bytes only say that this is the end.
        for length in 0..<(png.count - 16) {
            let error = #expect(throws: PNGError.self, "cut to \(length) of \(png.count)") {
                try PixelBuffer.decode(png: Array(png.prefix(length)))
            }
            #expect(error?.description.isEmpty == false)
        }
    }

    @Test func aPNGWithWrongBytesIsReadOrRefused() throws {
        var generator = SeededGenerator(3)
        let png = try picture(16, 11, 3).png()
        var refusals = 0
        for _ in 0..<3000 {
            var damaged = png
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                damaged[Int.random(in: 0..<png.count, using: &generator)] = .random(in: 0...255, using: &generator)
            }
            do {
                let buffer = try PixelBuffer.decode(png: damaged)
                #expect(buffer.width <= PixelBuffer.maximumExtent && buffer.height <= PixelBuffer.maximumExtent)
                #expect(pixels(buffer).allSatisfy { $0.isPremultiplied })
            } catch let error as PNGError {
                refusals += 1
                #expect(!error.description.isEmpty)
            }
        }
        #expect(refusals > 1500, "seed \(SeededGenerator.seed)")
    }

    @Test(arguments: [(16_385, 1), (1, 16_385), (16_384, 16_384), (9000, 9000), (2000, 2000)] as [(UInt32, UInt32)])
    func aSizeThatTheFileCannotHoldIsRefusedBeforeItsMemoryIsTaken(width: UInt32, height: UInt32) {
        let error = #expect(throws: PNGError.self) {
            try PixelBuffer.decode(png: header(width: width, height: height))
        }
        #expect(error?.description == "A PNG of \(width) × \(height) pixels is too large")
    }

    @Test(arguments: [(0, 5), (5, 0), (.max, .max)] as [(UInt32, UInt32)])
    func aSizeThatNoPNGHasIsRefused(width: UInt32, height: UInt32) {
        #expect(throws: PNGError.self) { try PixelBuffer.decode(png: header(width: width, height: height)) }
    }

    @Test func aSizeWithoutItsPixelsIsDamaged() {
        let error = #expect(throws: PNGError.self) { try PixelBuffer.decode(png: header(width: 4, height: 4)) }
        #expect(error?.description.hasPrefix("The PNG is damaged: ") == true)
    }
}
