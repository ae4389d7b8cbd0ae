import Testing

@testable import RasterEngine

/// Layers that are laid over the rest with a blend mode and a shadow.
@Suite struct LayerEffectsTests {
    private static let operators: [BlendMode] = [
        .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
        .destinationAtop, .xor,
    ]
    private static let mixtures: [BlendMode] = [
        .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference,
        .exclusion, .hue, .saturation, .color, .luminosity,
    ]
    private static let all = operators + mixtures + [.normal, .plusDarker, .plusLighter]

    private func pixel(using generator: inout SeededGenerator) -> UInt32 {
        func part() -> Double { [0, 1, Double.random(in: 0...1, using: &generator)].randomElement(using: &generator)! }
        return PaintColor(red: part(), green: part(), blue: part(), alpha: part()).premultiplied
    }

    @Test func noModeMakesAColorThatIsMoreThanItsAlpha() {
        var generator = SeededGenerator(70)
        for _ in 0..<2000 {
            let (source, below) = (pixel(using: &generator), pixel(using: &generator))
            for mode in Self.all {
                let made = mode.blend(source, over: below).channels
                #expect(
                    made.dropLast().allSatisfy { $0 <= made[3] },
                    "\(mode), \(source), \(below), seed \(SeededGenerator.seed)")
            }
        }
    }

    /// What Porter and Duff say of the four parts of a pixel: how much of the source and of what is below is kept.
    @Test(arguments: operators)
    func operatorsKeepTheirPartsOfBoth(_ mode: BlendMode) {
        let parts: [BlendMode: (source: (Double) -> Double, below: (Double) -> Double)] = [
            .clear: ({ _ in 0 }, { _ in 0 }), .copy: ({ _ in 1 }, { _ in 0 }), .sourceIn: ({ $0 }, { _ in 0 }),
            .sourceOut: ({ 1 - $0 }, { _ in 0 }), .sourceAtop: ({ $0 }, { 1 - $0 }),
            .destinationOver: ({ 1 - $0 }, { _ in 1 }), .destinationIn: ({ _ in 0 }, { $0 }),
            .destinationOut: ({ _ in 0 }, { 1 - $0 }), .destinationAtop: ({ 1 - $0 }, { $0 }),
            .xor: ({ 1 - $0 }, { 1 - $0 }),
        ]
        let kept = parts[mode]!
        var generator = SeededGenerator(71)
        for _ in 0..<500 {
            let (source, below) = (pixel(using: &generator), pixel(using: &generator))
            let (alpha, alphaBelow) = (Double(source >> 24) / 255, Double(below >> 24) / 255)
            let expected = zip(source.channels, below.channels).map {
                (Double($0) * kept.source(alphaBelow) + Double($1) * kept.below(alpha)).rounded()
            }
            let made = mode.blend(source, over: below).channels.map { Double($0) }
            #expect(zip(made, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(source), \(below)")
        }
    }

    @Test func mixturesLeaveWhatIsAlone() {
        var generator = SeededGenerator(72)
        for mode in Self.mixtures {
            let one = pixel(using: &generator)
            #expect(mode.blend(one, over: 0) == one && mode.blend(0, over: one) == one, "\(mode), \(one)")
        }
    }

    @Test func mixturesOfOpaqueColors() {
        let (source, below): (UInt32, UInt32) = (0xFFCC_3366, 0xFF33_99CC)
        let made: [BlendMode: UInt32] = [
            .multiply: 0xFF29_1F52, .screen: 0xFFD6_ADE0, .darken: 0xFF33_3366, .lighten: 0xFFCC_99CC,
            .difference: 0xFF99_6666, .exclusion: 0xFFAD_8F8F, .overlay: 0xFF52_5CC2, .hardLight: 0xFFAD_3DA3,
            .colorDodge: 0xFFFF_BFFF, .colorBurn: 0xFF00_0080, .plusLighter: 0xFFFF_CCFF, .plusDarker: 0xFF00_0033,
        ]
        for (mode, pixel) in made {
            let channels = mode.blend(source, over: below).channels
            #expect(zip(channels, pixel.channels).allSatisfy { abs(Int($0) - Int($1)) <= 1 }, "\(mode): \(channels)")
        }
        // A hue of a grey has none, and its luminosity is kept.
        #expect(BlendMode.hue.blend(0xFF80_8080, over: 0xFFFF_0000) == 0xFF4D_4D4D)
        #expect(BlendMode.color.blend(0xFFFF_0000, over: 0xFF80_8080).channels[2] > 0xC0)
    }

    @Test func anOperatorTouchesNothingBesideTheShape() {
        let sheet = Sheet(20, 20, ground: 0xFFFF_0000)
        sheet.paint { painter in
            painter.beginLayer(bounds: nil, effects: LayerEffects(mode: .clear), content: .shape(.clear))
            painter.fill(PixelRect(x: 4, y: 4, width: 6, height: 6), color: .black)
            painter.endLayer()
        }
        #expect(sheet.buffer[5, 5] == 0 && sheet.buffer[3, 5] == 0xFFFF_0000 && sheet.coveredArea == 400 - 36)
    }

    @Test func aPictureReplacesAllOfItsPlace() {
        let sheet = Sheet(20, 20, ground: 0xFFFF_0000)
        sheet.paint { painter in
            let place = PixelRect(x: 4, y: 4, width: 8, height: 8)
            painter.beginLayer(bounds: place, effects: LayerEffects(mode: .destinationIn), content: .whole)
            painter.fill(PixelRect(x: 4, y: 4, width: 4, height: 8), color: .black)
            painter.endLayer()
        }
        #expect(sheet.buffer[5, 5] == 0xFFFF_0000 && sheet.buffer[9, 5] == 0 && sheet.buffer[13, 5] == 0xFFFF_0000)
    }

    @Test func aShadowIsTheSameInParts() {
        let shadow = LayerEffects.Shadow(blur: 2, dx: 3, dy: -2, color: .black.multiplied(by: 0.5))
        func paint(_ painter: Painter) {
            painter.beginLayer(
                bounds: nil, effects: LayerEffects(mode: .multiply, shadow: shadow),
                content: .shape(PaintColor(red: 1, green: 0.5, blue: 0, alpha: 1)))
            painter.fill(
                RoundedRect(PixelRect(x: 10, y: 12, width: 14, height: 9), radius: 3), color: .black)
            painter.endLayer()
        }
        let (whole, parts) = (Sheet(40, 40, ground: 0xFFFF_FFFF), Sheet(40, 40, ground: 0xFFFF_FFFF))
        whole.paint(paint)
        parts.paintInParts(meetingAt: 13, 17, paint)
        #expect(whole.pixels == parts.pixels)
        // No blue is left of white; what throws the shadow lies on it.
        #expect(whole.buffer[17, 16].channels[0] == 0 && whole.buffer[25, 12].channels.allSatisfy { $0 != 0 })
        #expect(whole.buffer[25, 12] != 0xFFFF_FFFF)
    }

    @Test func aShapeThatIsHalfClearThrowsHalfAShadow() {
        func depth(_ alpha: Double) -> Int {
            let sheet = Sheet(30, 30, ground: 0xFFFF_FFFF)
            sheet.paint { painter in
                painter.beginLayer(
                    bounds: nil,
                    effects: LayerEffects(shadow: .init(blur: 0, dx: 10, dy: 0, color: .black)),
                    content: .shape(PaintColor(red: 1, green: 0, blue: 0, alpha: alpha)))
                painter.fill(PixelRect(x: 5, y: 5, width: 8, height: 8), color: .black)
                painter.endLayer()
            }
            return 255 - Int(sheet.buffer[18, 8].channels[1])
        }
        #expect(depth(1) == 255 && abs(depth(0.5) - 128) <= 1 && depth(0) == 0)
    }
}
