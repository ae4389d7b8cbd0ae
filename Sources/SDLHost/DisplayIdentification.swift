/// What a display says of itself over its cable: the part of its EDID (VESA E-EDID 1.4) that tells how large it is.
struct DisplayIdentification: Equatable {
    /// The width and the height of what is seen, in millimetres.
    let millimetres: Size
    /// The columns and rows of the display's own mode.
    let pixels: Size

    struct Size: Equatable {
        var width: Int
        var height: Int
    }

    private static let header: [UInt8] = [0x00, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x00]
    private static let blockLength = 128
    /// Where the timing of the display's own mode begins.
    private static let timing = 54

    /// Reads an identification; `nil` when it is damaged, or does not say how large the display is. Projectors say
    /// nothing, and cheap television sets give the ratio of their sides for it.
    init?(edid: [UInt8]) {
        guard edid.count >= Self.blockLength, edid.starts(with: Self.header),
            edid[..<Self.blockLength].reduce(0, &+) == 0
        else { return nil }
        let timing = edid[Self.timing..<(Self.timing + 18)].map { Int($0) }
        // Without a pixel clock the bytes describe something else than a mode.
        guard timing[0] | timing[1] != 0 else { return nil }
        pixels = Size(
            width: timing[2] | (timing[4] & 0xF0) << 4, height: timing[5] | (timing[7] & 0xF0) << 4)
        let exact = Size(
            width: timing[12] | (timing[14] & 0xF0) << 4, height: timing[13] | (timing[14] & 0x0F) << 8)
        let rough = Size(width: Int(edid[21]) * 10, height: Int(edid[22]) * 10)
        guard let size = [exact, rough].first(where: \.isBelievable), pixels.width > 0, pixels.height > 0 else {
            return nil
        }
        millimetres = size
    }

    /// How many pixels wide a millimetre is.
    var pixelsPerMillimetre: Double { Double(pixels.width) / Double(millimetres.width) }
}

extension DisplayIdentification.Size {
    /// Whether a size is one of a display, and not the ratio of its sides.
    fileprivate var isBelievable: Bool {
        let ratios = [(16, 9), (16, 10), (160, 90), (160, 100)]
        return width > 0 && height > 0 && !ratios.contains { $0 == (width, height) }
    }
}
