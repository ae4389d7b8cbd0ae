import Testing

@testable import RasterEngine

/// Rounded rectangles and their borders: as large as geometry says, and every pixel painted once.
@Suite struct RoundedRectTests {
    /// Sides and radii of both parities, radii of more than half.
    static let shapes: [(width: Int, height: Int, radius: Double)] = [
        (1, 1, 0.5), (1, 9, 5), (2, 2, 1), (3, 3, 1.5), (4, 7, 2), (5, 5, 2.5), (5, 5, 2.3), (5, 20, 9),
        (20, 5, 1.0625),
        (6, 6, 3), (7, 7, 3.25), (16, 16, 0), (20, 20, 0.25), (21, 33, 10.5), (31, 31, .infinity), (40, 24, 7.5),
        (40, 40, 20), (41, 41, 20.5), (90, 61, 30.5),
    ]

    private static func area(_ width: Double, _ height: Double, _ radius: Double) -> Double {
        guard width > 0, height > 0 else { return 0 }
        let radius = max(0, min(radius, width / 2, height / 2))
        return width * height - (4 - .pi) * radius * radius
    }

    @Test func theRadiusFitsTheRectangle() {
        let rect = PixelRect(x: 0, y: 0, width: 20, height: 31)
        for (asked, kept) in [
            (0.0, 0.0), (-4, 0), (.nan, 0), (3.03, 3), (9.97, 10), (10, 10), (11, 10), (.infinity, 10),
        ] {
            #expect(RoundedRect(rect, radius: asked).radius == kept)
        }
        #expect(RoundedRect(PixelRect(x: 0, y: 0, width: -5, height: 8), radius: 3).radius == 0)
        #expect(RoundedRect(rect, radius: 6).inset(by: 2) == RoundedRect(rect.insetBy(x: 2, y: 2), radius: 4))
        #expect(RoundedRect(rect, radius: 6).inset(by: 7).radius == 0)
    }

    @Test(arguments: shapes)
    func theCoverageIsTheArea(width: Int, height: Int, radius: Double) {
        let sheet = Sheet(width + 4, height + 4)
        let shape = RoundedRect(PixelRect(x: 2, y: 2, width: width, height: height), radius: radius)
        sheet.paint { $0.fill(shape, color: .black) }
        let wanted = Self.area(Double(width), Double(height), radius)
        #expect(abs(sheet.coveredArea - wanted) < 0.15 + shape.radius * 0.01, "\(sheet.coveredArea) is not \(wanted)")
        for y in 0..<height {
            for x in 0..<width {
                let pixel = sheet.buffer[2 + x, 2 + y]
                #expect(pixel == sheet.buffer[1 + width - x, 2 + y] && pixel == sheet.buffer[2 + x, 1 + height - y])
            }
        }
    }

    @Test(arguments: shapes, [1, 2, 5, 13])
    func theBorderIsWhatTheInnerShapeLeaves(shape: (width: Int, height: Int, radius: Double), border: Int) {
        let sheet = Sheet(shape.width + 4, shape.height + 4)
        let rounded = RoundedRect(
            PixelRect(x: 2, y: 2, width: shape.width, height: shape.height), radius: shape.radius)
        sheet.paint { $0.stroke(rounded, width: border, color: .black) }
        let (width, height, inset) = (Double(shape.width), Double(shape.height), Double(border))
        let wanted =
            Self.area(width, height, rounded.radius)
            - Self.area(width - 2 * inset, height - 2 * inset, rounded.radius - inset)
        #expect(abs(sheet.coveredArea - wanted) < 0.2 + rounded.radius * 0.02, "\(sheet.coveredArea) is not \(wanted)")
    }

    @Test(arguments: shapes, [CornerCurve.circular, .continuous])
    func aTranslucentColourIsPaintedOnce(
        shape: (width: Int, height: Int, radius: Double), curve: CornerCurve
    ) {
        let (width, height, radius) = shape
        let color = PaintColor(red: 1, green: 0.5, blue: 0.1, alpha: 0.5)
        let shape = RoundedRect(
            PixelRect(x: 2, y: 2, width: width, height: height), radius: radius, curve: curve)
        for border in [0, 1, 3, 40] {
            let (solid, thin) = (Sheet(width + 4, height + 4), Sheet(width + 4, height + 4))
            for (sheet, color) in [(solid, PaintColor.white), (thin, color)] {
                sheet.paint { painter in
                    if border == 0 {
                        painter.fill(shape, color: color)
                    } else {
                        painter.stroke(shape, width: border, color: color)
                    }
                }
            }
            let wanted = solid.pixels.map { Pixel.scale(color.premultiplied, by: $0 >> 24) }
            #expect(thin.pixels == wanted, "\(width) × \(height), radius \(radius), border \(border)")
        }
    }

    @Test(arguments: shapes, [CornerCurve.circular, .continuous])
    func partsThatArePaintedOneByOneAreTheWhole(
        shape: (width: Int, height: Int, radius: Double), curve: CornerCurve
    ) {
        let (width, height, radius) = shape
        var generator = SeededGenerator(1)
        let color = PaintColor(red: 0, green: 0.3, blue: 1, alpha: 0.6)
        let shape = RoundedRect(
            PixelRect(x: 2, y: 2, width: width, height: height), radius: radius, curve: curve)
        let work: (Painter) -> Void = { painter in
            painter.fill(shape, color: color)
            painter.stroke(shape, width: 2, color: .black)
        }
        let (whole, parts) = (Sheet(width + 4, height + 4, ground: ~0), Sheet(width + 4, height + 4, ground: ~0))
        whole.paint(work)
        let (x, y) = (
            Int.random(in: 0...width + 4, using: &generator), Int.random(in: 0...height + 4, using: &generator)
        )
        parts.paintInParts(meetingAt: x, y, work)
        #expect(whole.pixels == parts.pixels, "met at \(x), \(y), seed \(SeededGenerator.seed)")
    }

    /// Such corners are not kept; what is seen of them is made each time.
    @Test(arguments: [800.0, 5000, 900_000])
    func ofALargeCornerWhatIsSeenIsExact(radius: Double) {
        let sheet = Sheet(24, 24)
        let side = 2 * Int(radius)
        // The sheet lies where the curve goes through its middle at forty-five degrees.
        let begin = Int(radius * (1 - 0.5.squareRoot())) - 12
        let shapes = [(-begin, -begin), (24 + begin - side, -begin), (-begin, 24 + begin - side)].map {
            RoundedRect(PixelRect(x: $0, y: $1, width: side, height: side), radius: radius)
        }
        for (shape, border) in shapes.flatMap({ [($0, 0.0), ($0, 2)] }) {
            sheet.buffer.clear(sheet.buffer.bounds)
            sheet.paint { painter in
                if border == 0 {
                    painter.fill(shape, color: .black)
                } else {
                    painter.stroke(shape, width: Int(border), color: .black)
                }
            }
            let (centreX, centreY) = (Double(shape.rect.x) + radius, Double(shape.rect.y) + radius)
            for y in 0..<24 {
                for x in 0..<24 {
                    let (dx, dy) = (Double(x) + 0.5 - centreX, Double(y) + 0.5 - centreY)
                    let inside = radius - (dx * dx + dy * dy).squareRoot()
                    var wanted = min(1, max(0, inside + 0.5))
                    if border > 0 { wanted -= min(1, max(0, inside - border + 0.5)) }
                    let alpha = Double(sheet.buffer[x, y] >> 24) / 255
                    #expect(abs(alpha - wanted) < 0.15, "\(x), \(y) of \(shape)")
                }
            }
        }
    }

    /// The two ways in which a corner is painted are apart: by rows, and as an outline, of which shadows and turned views are
    /// made.
    @Test(arguments: shapes, [CornerCurve.circular, .continuous])
    func itsOutlineIsWhatIsFilled(shape: (width: Int, height: Int, radius: Double), curve: CornerCurve) {
        let sheet = Sheet(shape.width + 4, shape.height + 4)
        for corners in [RoundedRect.Corners.all, .topLeft, [.topRight, .bottomLeft], .bottomRight] {
            let rounded = RoundedRect(
                PixelRect(x: 2, y: 2, width: shape.width, height: shape.height), radius: shape.radius,
                corners: corners, curve: curve)
            sheet.buffer.clear(sheet.buffer.bounds)
            sheet.paint { $0.fill(rounded, color: .black) }
            var path = PixelPath()
            path.add(rounded)
            let outline = PathRasterizer.rasterize(path, within: sheet.buffer.bounds)
            for y in 0..<outline.mask.height {
                for x in 0..<outline.mask.width {
                    let (wanted, found) = (
                        Int(outline.mask.row(y)[x]), sheet.buffer[outline.x + x, outline.y + y] >> 24
                    )
                    // A sixth of a pixel, by which outlines are off where they are as small as a pixel.
                    #expect(abs(wanted - Int(found)) < 43, "\(x), \(y) of \(rounded)")
                }
            }
        }
    }

    @Test func aContinuousCornerIsThatOfIOSAsFarAsThereIsRoom() {
        let sheet = Sheet(400, 400)
        func edges(_ side: Int, curve: CornerCurve) -> [Double] {
            sheet.buffer.clear(sheet.buffer.bounds)
            let rect = PixelRect(x: 0, y: 0, width: side, height: side)
            sheet.paint { $0.fill(RoundedRect(rect, radius: 100, curve: curve), color: .black) }
            return (0..<side).map { row in
                (0..<side / 2).reduce(0) { $0 + 1 - Double(sheet.buffer[$1, row] >> 24) / 255 }
            }
        }
        let (whole, circle) = (edges(400, curve: .continuous), edges(400, curve: .circular))
        // Points that the curve goes through, and where it leaves the sides.
        #expect(abs(whole[7] - 63) < 0.6 && abs(whole[63] - 7.4) < 0.2 && whole[62] > 7.4)
        #expect(whole[152] < 0.05 && whole[110] > 0.2 && circle[100] == 0 && circle[98] < 0.1)
        #expect(abs(whole[29] - 29) < 0.6 && abs(circle[29] - 29) < 0.6, "both are as far from the corner")
        // Where there is no room for more it is a circle, and in between it is in between.
        #expect(edges(200, curve: .continuous) == edges(200, curve: .circular))
        let middle = edges(240, curve: .continuous)
        #expect(middle[90] > circle[90] + 0.2 && middle[90] < whole[90] - 0.2 && middle[119] < 0.05)
    }

    @Test func aPartOfACornerIsThatPartOfTheWhole() {
        var generator = SeededGenerator(2)
        for _ in 0..<60 {
            let radius = Double.random(in: 0...20, using: &generator)
            let bend = CornerBend(radius: radius, reach: radius * .random(in: 1...1.5, using: &generator))
            let look = CornerMasks.Look(
                bend: bend, border: .random(in: 0...24, using: &generator),
                sharesColumn: .random(using: &generator), sharesRow: .random(using: &generator))
            let (across, down) = (Bool.random(using: &generator), Bool.random(using: &generator))
            let square = PixelRect(x: 0, y: 0, width: look.extent, height: look.extent)
            let whole = CornerMasks.part(of: look, across: across, down: down, area: square)
            let area = PixelRect.random(corner: 0...18, sides: 0...20, using: &generator).intersection(square)
            let part = CornerMasks.part(of: look, across: across, down: down, area: area)
            for y in 0..<part.height {
                for x in 0..<part.width {
                    #expect(part[x, y] == whole[area.x + x, area.y + y], "\(look), seed \(SeededGenerator.seed)")
                }
            }
        }
    }

    @Test func whereNoCornerIsSeenTheShapeIsSquare() {
        let shape = RoundedRect(PixelRect(x: 10, y: 10, width: 100, height: 60), radius: 8)
        #expect(shape.isSquare(within: PixelRect(x: 18, y: 0, width: 84, height: 200)))
        #expect(shape.isSquare(within: PixelRect(x: 0, y: 18, width: 200, height: 44)))
        #expect(!shape.isSquare(within: PixelRect(x: 17, y: 0, width: 84, height: 18)))
        #expect(shape.isSquare(within: PixelRect(x: 200, y: 0, width: 84, height: 18)))
        #expect(RoundedRect(shape.rect).isSquare(within: shape.rect))
    }

    @Test func aBorderOfNoWidthOrColourPaintsNothing() {
        let sheet = Sheet(20, 20)
        let shape = RoundedRect(PixelRect(x: 2, y: 2, width: 16, height: 16), radius: 4)
        sheet.paint { painter in
            painter.stroke(shape, width: 0, color: .black)
            painter.stroke(shape, width: -3, color: .black)
            painter.stroke(shape, width: 3, color: .clear)
            painter.fill(shape, color: .clear)
            painter.fill(RoundedRect(PixelRect(x: 5, y: 5, width: -3, height: 9), radius: 4), color: .black)
            #expect(painter.paintedPixels == 0)
        }
        #expect(sheet.coveredArea == 0)
    }
}
