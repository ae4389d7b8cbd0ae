import Testing

@testable import RasterEngine

/// Pictures in other sizes, whole and in parts.
@Suite struct PictureScalingTests {
    private func picture(_ width: Int, _ height: Int, using generator: inout SeededGenerator) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        for index in 0..<(width * height) { buffer.pixels[index] = .randomPixel(using: &generator) }
        return buffer
    }

    private func pixels(_ buffer: PixelBuffer) -> [UInt32] {
        Array(UnsafeBufferPointer(start: buffer.pixels, count: buffer.width * buffer.height))
    }

    @Test func aPartIsThatPartOfTheWhole() {
        var generator = SeededGenerator(1)
        for round in 0..<150 {
            let old = (
                width: Int.random(in: 1...40, using: &generator), height: Int.random(in: 1...40, using: &generator)
            )
            let new = (
                width: Int.random(in: 1...60, using: &generator), height: Int.random(in: 1...60, using: &generator)
            )
            let source = picture(old.width, old.height, using: &generator)
            let whole = source.scaled(width: new.width, height: new.height)
            let wanted = PixelRect.random(corner: -5...50, sides: -2...40, using: &generator)
            let scaling = PictureScaling(from: old, to: new, part: wanted)
            let cut = wanted.intersection(whole.bounds)
            // Exactly what is said to be needed is given, and nothing around it.
            let needed = scaling.source
            let comment: Comment = "round \(round), \(old) to \(new), \(wanted), seed \(SeededGenerator.seed)"
            #expect(source.bounds.contains(needed), comment)
            let given = PixelBuffer(width: needed.width, height: needed.height)
            for y in 0..<given.height {
                given.row(y).update(from: source.row(needed.y + y) + needed.x, count: given.width)
            }
            let part = scaling.scaled(given, x: needed.x, y: needed.y)
            #expect(
                part.width == (cut.isEmpty ? 0 : cut.width) && part.height == (cut.isEmpty ? 0 : cut.height), comment)
            for y in 0..<part.height {
                for x in 0..<part.width { #expect(part[x, y] == whole[cut.x + x, cut.y + y], comment) }
            }
        }
    }

    /// How much of an old line goes into a new one: a tent as wide as the larger of the two, summed over all old lines,
    /// those beyond the ends being like the last ones.
    private func shares(of line: Int, from old: Int, to new: Int) -> [Double] {
        let ratio = Double(old) / Double(new)
        let (centre, reach) = ((Double(line) + 0.5) * ratio - 0.5, max(1, ratio))
        var shares = [Double](repeating: 0, count: old)
        for index in -2 * old...3 * old {
            shares[min(max(index, 0), old - 1)] += max(0, 1 - abs(Double(index) - centre) / reach)
        }
        let total = shares.reduce(0, +)
        return shares.map { $0 / total }
    }

    @Test func everyPixelIsTheMeanOfWhatItCovers() {
        var generator = SeededGenerator(7)
        for round in 0..<25 {
            let (width, height) = (Int.random(in: 1...14, using: &generator), Int.random(in: 1...14, using: &generator))
            let (wide, high) = (Int.random(in: 1...20, using: &generator), Int.random(in: 1...20, using: &generator))
            let source = picture(width, height, using: &generator)
            let scaled = source.scaled(width: wide, height: high)
            for y in 0..<high {
                let down = shares(of: y, from: height, to: high)
                for x in 0..<wide {
                    let across = shares(of: x, from: width, to: wide)
                    for channel in 0..<4 {
                        var sum = 0.0
                        for row in 0..<height {
                            for column in 0..<width {
                                sum += down[row] * across[column] * Double(source[column, row].channels[channel])
                            }
                        }
                        let error = abs(sum - Double(scaled[x, y].channels[channel]))
                        #expect(error < 0.6, "round \(round), \(x), \(y), seed \(SeededGenerator.seed)")
                    }
                }
            }
        }
    }

    @Test func theSameSizeIsTheSamePicture() {
        var generator = SeededGenerator(2)
        let source = picture(23, 17, using: &generator)
        #expect(pixels(source.scaled(width: 23, height: 17)) == pixels(source))
    }

    @Test func scaledPixelsStayPremultipliedAndWithinWhatWasThere() {
        var generator = SeededGenerator(3)
        for _ in 0..<40 {
            let source = picture(9, 7, using: &generator)
            let scaled = source.scaled(
                width: .random(in: 1...40, using: &generator), height: .random(in: 1...40, using: &generator))
            #expect(pixels(scaled).allSatisfy { $0.isPremultiplied }, "seed \(SeededGenerator.seed)")
            for channel in 0..<4 {
                let old = pixels(source).map { $0.channels[channel] }
                let new = pixels(scaled).map { $0.channels[channel] }
                #expect((new.min() ?? 0) >= (old.min() ?? 0) && (new.max() ?? 0) <= (old.max() ?? 0))
            }
        }
    }

    @Test func aPictureOfOneColourStaysOfOneColour() {
        let source = PixelBuffer(width: 13, height: 5)
        source.clear(source.bounds, to: 0x8040_2010)
        for (width, height) in [(1, 1), (5, 90), (300, 2), (12, 6)] {
            #expect(pixels(source.scaled(width: width, height: height)).allSatisfy { $0 == 0x8040_2010 })
        }
    }

    @Test func shrinkingKeepsTheMean() {
        var generator = SeededGenerator(4)
        let source = picture(64, 48, using: &generator)
        let small = source.scaled(width: 8, height: 6)
        func mean(_ buffer: PixelBuffer) -> Double {
            pixels(buffer).reduce(0) { $0 + Double($1 >> 24) } / Double(buffer.width * buffer.height)
        }
        #expect(abs(mean(source) - mean(small)) < 4)
    }

    @Test func growingMixesNeighboursEvenly() {
        let source = PixelBuffer(width: 2, height: 1)
        (source.pixels[0], source.pixels[1]) = (0xFF00_0000, 0xFFFF_FFFF)
        let grown = pixels(source.scaled(width: 8, height: 1)).map { Int($0 & 0xFF) }
        #expect(grown == grown.sorted())
        #expect(zip(grown, grown.reversed()).allSatisfy { abs($0 + $1 - 255) <= 1 })
        #expect(grown.first == 0 && grown.last == 255)
    }

    @Test(arguments: [(0, 5), (5, 0), (-4, 5), (5, -4), (Int.min, Int.max)])
    func sizesWithoutPixelsGiveAnEmptyPicture(width: Int, height: Int) {
        let source = PixelBuffer(width: 3, height: 3)
        #expect(source.scaled(width: width, height: height).bounds.isEmpty)
        #expect(PixelBuffer(width: width, height: min(5, height)).scaled(width: 4, height: 4).bounds.isEmpty)
        let sheet = Sheet(4, 4)
        sheet.paint { $0.paint(source, in: PixelRect(x: 0, y: 0, width: width, height: min(5, height))) }
        #expect(sheet.coveredArea == 0)
    }

    /// Only what is seen is calculated, so that a picture may be scaled to any size.
    @Test func ofAnEnormousPictureWhatIsSeenIsMade() {
        let source = PixelBuffer(width: 2, height: 2)
        source.clear(source.bounds, to: 0xFF00_FF00)
        let sheet = Sheet(5, 5)
        let side = 1 << 40
        sheet.paint { $0.paint(source, in: PixelRect(x: -side / 2, y: -side / 2, width: side, height: side)) }
        #expect(sheet.pixels.allSatisfy { $0 == 0xFF00_FF00 })
    }

    @Test func partsOfAPaintedPictureAreTheWhole() {
        var generator = SeededGenerator(5)
        let source = picture(30, 20, using: &generator)
        for rect in [PixelRect(x: 3, y: 5, width: 47, height: 44), PixelRect(x: 8, y: 9, width: 30, height: 20)] {
            let work: (Painter) -> Void = { $0.paint(source, in: rect, opacity: 0.7) }
            let (whole, parts) = (Sheet(60, 60, ground: ~0), Sheet(60, 60, ground: ~0))
            whole.paint(work)
            parts.paintInParts(meetingAt: 21, 17, work)
            #expect(whole.pixels == parts.pixels)
        }
    }

    @Test func mirroringTwiceIsTheSamePicture() {
        var generator = SeededGenerator(6)
        let source = picture(7, 4, using: &generator)
        for (across, down) in [(true, false), (false, true), (true, true), (false, false)] {
            let once = source.mirrored(across: across, down: down)
            #expect(once[across ? 6 : 0, down ? 3 : 0] == source[0, 0])
            #expect(pixels(once.mirrored(across: across, down: down)) == pixels(source))
        }
    }
}
