import CSDL2

/// The faces that SDL_ttf has open. Each holds its file and a cache of glyphs, so only the last used stay open.
struct OpenFaces {
    private struct Open {
        var face: OpaquePointer?
        var lastUse: Int
        let font: ScaledFont
    }

    private var open: [ObjectIdentifier: Open] = [:]
    private var uses = 0
    private var isReady = false
    private static let limit = 24

    /// Closes all faces, and with them what SDL_ttf remembers of the text that it painted last.
    mutating func closeAll() {
        for case let face? in open.values.map(\.face) { TTF_CloseFont(face) }
        open.removeAll()
    }

    /// The face for a font, or `nil` when SDL_ttf cannot open its file.
    mutating func face(for font: ScaledFont) -> OpaquePointer? {
        uses += 1
        let key = ObjectIdentifier(font)
        if let known = open[key] {
            open[key]?.lastUse = uses
            return known.face
        }
        if !isReady {
            isReady = TTF_Init() == 0
            guard isReady else { return nil }
        }
        if open.count >= Self.limit, let oldest = open.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            if let face = oldest.value.face { TTF_CloseFont(face) }
            open[oldest.key] = nil
        }
        // The file is read from HarfBuzz's map of it: from the disk, FreeType would ask the kernel for each glyph anew.
        let bytes = font.file.bytes
        let stream = SDL_RWFromConstMem(bytes.baseAddress, Int32(clamping: bytes.count))
        // One point at 72 dots to the pixel sets the size in steps of 1/72 pixel; whole points alone would not do for
        // scales like 1.5.
        let dots = UInt32(max(1, (font.pixelSize * 72).rounded()))
        let face = TTF_OpenFontIndexDPIRW(stream, 1, 1, font.file.location.index, dots, dots)
        if let face { TTF_SetFontHinting(face, TTF_HINTING_LIGHT_SUBPIXEL) }
        open[key] = Open(face: face, lastUse: uses, font: font)
        return face
    }
}
