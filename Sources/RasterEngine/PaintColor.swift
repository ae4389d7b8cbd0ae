/// A colour ready to be painted: premultiplied ARGB, eight bits a channel.
package struct PaintColor: Equatable, Hashable, Sendable {
    /// 0xAARRGGBB with red, green and blue already multiplied by alpha.
    package var premultiplied: UInt32

    /// Creates a colour from a premultiplied pixel.
    package init(premultiplied: UInt32) {
        self.premultiplied = premultiplied
    }

    /// Creates a colour from components between 0 and 1 that are not premultiplied. Components outside are clamped,
    /// NaN counts as 0.
    package init(red: Double, green: Double, blue: Double, alpha: Double) {
        let a = Self.unit(alpha)
        func channel(_ value: Double) -> UInt32 { UInt32((Self.unit(value) * a * 255).rounded()) }
        premultiplied = UInt32((a * 255).rounded()) << 24 | channel(red) << 16 | channel(green) << 8 | channel(blue)
    }

    /// Nothing.
    package static let clear = PaintColor(premultiplied: 0)
    /// Opaque black.
    package static let black = PaintColor(premultiplied: 0xFF00_0000)
    /// Opaque white.
    package static let white = PaintColor(premultiplied: 0xFFFF_FFFF)

    /// The alpha channel, 0 to 255.
    package var alpha: UInt32 { premultiplied >> 24 }
    /// Whether painting replaces what is below.
    package var isOpaque: Bool { alpha == 255 }
    /// Whether painting changes nothing.
    package var isClear: Bool { premultiplied == 0 }

    /// The colour with its alpha multiplied by an opacity between 0 and 1.
    package func multiplied(by opacity: Double) -> PaintColor {
        let factor = UInt32((Self.unit(opacity) * 255).rounded())
        return factor == 255 ? self : PaintColor(premultiplied: Pixel.scale(premultiplied, by: factor))
    }

    private static func unit(_ value: Double) -> Double {
        value > 0 ? min(value, 1) : 0
    }
}
