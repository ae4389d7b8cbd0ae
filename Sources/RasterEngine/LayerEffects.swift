/// How a layer is laid over what is below it when it ends.
package struct LayerEffects: Equatable, Sendable {
    /// A soft shape of one colour below what throws it.
    package struct Shadow: Equatable, Sendable {
        /// The standard deviation of the blur, in device pixels.
        package var blur: Double
        /// How far it lies to the right and below, in device pixels.
        package var dx: Int
        package var dy: Int
        package var color: PaintColor

        /// Creates a shadow. Wider blurs than of a hundred pixels look the same, and no shadow is further away than the
        /// largest screens are wide.
        package init(blur: Double, dx: Int, dy: Int, color: PaintColor) {
            (self.blur, self.color) = (blur > 0 ? min(blur, 100) : 0, color)
            (self.dx, self.dy) = (min(max(-4096, dx), 4096), min(max(-4096, dy), 4096))
        }

        /// How far it is seen beside what throws it where it lies, in device pixels.
        var reach: Int { ShadowMask.reach(of: blur) }
    }

    /// What the pixels of the layer say.
    package enum Content: Equatable, Sendable {
        /// What is painted, and how much of each pixel it covers: what it does not cover stays as it is.
        case ink
        /// How much a colour covers of each pixel. The layer is painted in black.
        case shape(PaintColor)
        /// What is painted. It covers all of the layer.
        case whole
    }

    package var mode: BlendMode
    package var shadow: Shadow?

    /// Creates effects.
    package init(mode: BlendMode = .normal, shadow: Shadow? = nil) {
        (self.mode, self.shadow) = (mode, shadow)
    }
}

extension LayerEffects.Content {
    /// What is painted at a pixel, and how much of it that covers, 0 to 255.
    func pixel(_ painted: UInt32) -> (pixel: UInt32, coverage: UInt32) {
        let alpha = painted >> 24
        switch self {
        case .whole: return (painted, 255)
        case .shape(let color): return (color.premultiplied, alpha)
        case .ink:
            guard alpha > 0, alpha < 255 else { return (painted, alpha) }
            func plain(_ shift: UInt32) -> UInt32 {
                min(255, ((painted >> shift & 255) * 255 + alpha / 2) / alpha) << shift
            }
            return (255 << 24 | plain(16) | plain(8) | plain(0), alpha)
        }
    }

    /// How opaque a pixel is, 0 to 255.
    func opacity(_ painted: UInt32) -> UInt32 {
        guard case .shape(let color) = self else { return painted >> 24 }
        return Pixel.scale(color.premultiplied, by: painted >> 24) >> 24
    }
}
