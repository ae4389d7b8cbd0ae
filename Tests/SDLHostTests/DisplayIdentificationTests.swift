import Testing

@testable import SDLHost

/// What a display says of its size, and what is not believed.
@MainActor @Suite struct DisplayIdentificationTests {
    /// A sound identification of a display of 1024 × 600 pixels and 154 × 86 mm, changed and signed again.
    private static func edid(signs: Bool = true, _ change: (inout [UInt8]) -> Void = { _ in }) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 128)
        bytes[0..<8] = [0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00]
        (bytes[21], bytes[22]) = (15, 9)
        bytes[54..<72] = [
            0x32, 0x14, 0x00, 0x40, 0x41, 0x58, 0x23, 0x20, 0xA0, 0x20, 0x00, 0x00, 154, 86, 0x00, 0, 0, 0x18,
        ]
        change(&bytes)
        if signs { bytes[127] = 0 &- bytes[..<127].reduce(0, &+) }
        return bytes
    }

    @Test("The exact size goes before the one in centimetres")
    func sizes() throws {
        let exact = try #require(DisplayIdentification(edid: Self.edid()))
        #expect((exact.millimetres.width, exact.millimetres.height) == (154, 86))
        #expect((exact.pixels.width, exact.pixels.height) == (1024, 600))
        let rough = try #require(DisplayIdentification(edid: Self.edid { ($0[66], $0[67]) = (0, 0) }))
        #expect((rough.millimetres.width, rough.millimetres.height) == (150, 90))
        let wide = try #require(DisplayIdentification(edid: Self.edid { $0[68] = 0x21 }))
        #expect((wide.millimetres.width, wide.millimetres.height) == (154 + 512, 86 + 256))
    }

    @Test("What is damaged, has no size or gives a ratio for it says nothing")
    func refusals() {
        #expect(DisplayIdentification(edid: []) == nil)
        #expect(DisplayIdentification(edid: Array(Self.edid().dropLast())) == nil)
        #expect(DisplayIdentification(edid: Self.edid(signs: false) { $0[127] = 1 }) == nil)
        #expect(DisplayIdentification(edid: Self.edid { $0[1] = 0 }) == nil)
        let none = Self.edid { bytes in for index in [21, 22, 66, 67] { bytes[index] = 0 } }
        #expect(DisplayIdentification(edid: none) == nil)
        let ratio = Self.edid { ($0[66], $0[67], $0[21], $0[22]) = (160, 90, 16, 9) }
        #expect(DisplayIdentification(edid: ratio) == nil)
        #expect(DisplayIdentification(edid: Self.edid { ($0[54], $0[55]) = (0, 0) }) == nil)
    }

    @Test("Bytes by chance are refused or read, and end nothing")
    func chance() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<5000 {
            let bytes = Self.edid { bytes in
                for _ in 0..<6 { bytes[Int.random(in: 8..<127, using: &random)] = .random(in: 0...255, using: &random) }
            }
            guard let read = DisplayIdentification(edid: bytes) else { continue }
            #expect(read.pixelsPerMillimetre > 0 && read.pixelsPerMillimetre.isFinite)
        }
    }

    @Test("Of several displays the one with the window's mode counts, upright or turned, and no guess is made")
    func choice() throws {
        let small = try #require(DisplayIdentification(edid: Self.edid()))
        let other = try #require(DisplayIdentification(edid: Self.edid { $0[56] = 1 }))
        let larger = try #require(DisplayIdentification(edid: Self.edid { $0[66] = 250 }))
        func density(_ displays: [DisplayIdentification], _ width: Int, _ height: Int) -> Double? {
            SDLWindow.pixelsPerMillimetre(of: displays, width: width, height: height)
        }
        #expect(density([other, small], 1024, 600) == 1024.0 / 154)
        #expect(density([small, other], 600, 1024) == 1024.0 / 154)
        #expect(density([small, small], 1024, 600) == 1024.0 / 154)
        #expect(density([small, larger], 1024, 600) == nil)
        #expect(density([small], 800, 480) == nil && density([], 1024, 600) == nil)
    }
}
