import Testing

@testable import RasterEngine

/// Clips and layers, inside each other.
@Suite struct LayerTests {
    private let half = PaintColor(red: 1, green: 0, blue: 0, alpha: 0.5)

    @Test func nestedClipsLetThroughWhatAllLetThrough() {
        var generator = SeededGenerator(1)
        for _ in 0..<50 {
            let sheet = Sheet(40, 40)
            let clips = (0..<4).map { _ in PixelRect.random(corner: -5...20, sides: -1...40, using: &generator) }
            sheet.paint { painter in
                for depth in clips.indices {
                    painter.pushClip(clips[depth])
                    let open = clips[...depth].reduce(sheet.buffer.bounds) { $0.intersection($1) }
                    #expect(painter.clip == open, "seed \(SeededGenerator.seed)")
                }
                painter.fill(sheet.buffer.bounds, color: .black)
                for _ in clips { painter.popClip() }
                #expect(painter.clip == sheet.buffer.bounds)
            }
            let open = clips.reduce(sheet.buffer.bounds) { $0.intersection($1) }
            #expect(sheet.coveredArea == Double(open.area), "\(clips), seed \(SeededGenerator.seed)")
        }
    }

    @Test func whatOverlapsInALayerDoesNotShowThrough() {
        let sheet = Sheet(20, 20, ground: 0xFFFF_FFFF)
        sheet.paint { painter in
            painter.beginLayer(bounds: PixelRect(x: 2, y: 2, width: 16, height: 16), opacity: 0.5)
            painter.fill(PixelRect(x: 0, y: 0, width: 12, height: 20), color: .black)
            painter.fill(PixelRect(x: 6, y: 0, width: 14, height: 20), color: .black)
            painter.endLayer()
        }
        let (inside, outside) = (sheet.buffer[8, 8], sheet.buffer[1, 8])
        #expect(inside == sheet.buffer[3, 8] && inside == sheet.buffer[15, 8])
        #expect(inside.channels == [127, 127, 127, 255])
        #expect(outside == 0xFFFF_FFFF)
    }

    @Test(arguments: [(2.0, 255), (1, 255), (0.5, 128), (0, 0), (-1, 0), (.nan, 0), (.infinity, 255)])
    func theOpacityIsBroughtIntoRange(opacity: Double, alpha: Int) {
        let sheet = Sheet(4, 4)
        sheet.paint { painter in
            painter.beginLayer(bounds: sheet.buffer.bounds, opacity: opacity)
            painter.fill(sheet.buffer.bounds, color: .black)
            painter.endLayer()
        }
        #expect(sheet.buffer[1, 1].channels == [0, 0, 0, alpha])
        let picture = Sheet(4, 4)
        picture.paint { $0.paint(Sheet(4, 4, ground: 0xFF00_0000).buffer, x: 0, y: 0, opacity: opacity) }
        #expect(picture.buffer[1, 1].channels == [0, 0, 0, alpha])
    }

    @Test(arguments: RoundedRectTests.shapes)
    func aLayerCutToAShapeIsTheShape(width: Int, height: Int, radius: Double) {
        let shape = RoundedRect(PixelRect(x: 2, y: 2, width: width, height: height), radius: radius)
        let (cut, filled) = (Sheet(width + 4, height + 4), Sheet(width + 4, height + 4))
        filled.paint { $0.fill(shape, color: half) }
        cut.paint { painter in
            painter.beginLayer(bounds: cut.buffer.bounds, opacity: 1, shape: shape)
            painter.fill(cut.buffer.bounds, color: half)
            painter.endLayer()
        }
        #expect(cut.pixels == filled.pixels)
    }

    @Test func partsOfNestedLayersAreTheWhole() {
        var generator = SeededGenerator(2)
        let work: (Painter) -> Void = { painter in
            painter.fill(PixelRect(x: 0, y: 0, width: 60, height: 25), color: .black)
            let outer = RoundedRect(PixelRect(x: 3, y: 4, width: 51, height: 43), radius: 17.5)
            painter.beginLayer(bounds: outer.rect, opacity: 0.7, shape: outer)
            painter.fill(PixelRect(x: 0, y: 0, width: 60, height: 60), color: self.half)
            painter.pushClip(PixelRect(x: 10, y: 10, width: 40, height: 40))
            let inner = RoundedRect(PixelRect(x: 5, y: 20, width: 33, height: 27), radius: 100)
            painter.beginLayer(bounds: inner.rect, opacity: 0.4, shape: inner)
            painter.fill(PixelRect(x: 0, y: 22, width: 60, height: 9), color: .white)
            painter.paintShadow(of: inner, blur: 2, dx: 1, dy: 3, color: .black)
            painter.endLayer()
            painter.popClip()
            painter.endLayer()
        }
        let whole = Sheet(60, 60, ground: ~0)
        whole.paint(work)
        for _ in 0..<40 {
            let parts = Sheet(60, 60, ground: ~0)
            let (x, y) = (Int.random(in: 0...60, using: &generator), Int.random(in: 0...60, using: &generator))
            parts.paintInParts(meetingAt: x, y, work)
            // A corner outside the part is not cut but left out; the two ways round alike, or one step apart.
            let most = zip(whole.pixels, parts.pixels).reduce(0) { most, pair in
                zip(pair.0.channels, pair.1.channels).reduce(most) { max($0, abs($1.0 - $1.1)) }
            }
            #expect(most <= 1, "met at \(x), \(y), seed \(SeededGenerator.seed)")
        }
    }

    @Test func aLayerOutsideTheClipPaintsNothing() {
        let sheet = Sheet(20, 20)
        sheet.paint(within: PixelRect(x: 0, y: 0, width: 5, height: 5)) { painter in
            painter.beginLayer(
                bounds: PixelRect(x: 10, y: 10, width: 5, height: 5), opacity: 1,
                shape: RoundedRect(PixelRect(x: 10, y: 10, width: 5, height: 5), radius: 2))
            painter.fill(sheet.buffer.bounds, color: .black)
            painter.endLayer()
            #expect(painter.clip == PixelRect(x: 0, y: 0, width: 5, height: 5))
        }
        #expect(sheet.coveredArea == 0)
    }
}
