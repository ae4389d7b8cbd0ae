import Foundation
import RasterEngine
import Testing

@testable import FontEngine
@testable import TextEngine

@Suite("Emoji", .enabled(if: Installed.has("Noto Color Emoji"), "fonts-noto-color-emoji is not installed"))
struct EmojiTests {
    private func ink(of text: String, pixelSize: Double = 34) -> (image: PixelBuffer, picture: WordPicture)? {
        FontLibrary.locked {
            let line = InkCanvas().line(text, TextStyle(font: FontSpec(size: pixelSize)))
            guard let font = line.runs.first?.run.font as? ScaledFont else { return nil }
            let words = FontLibrary.shared.words
            let word = words.word(Array(text.utf16), font: font, script: .common, isRightToLeft: false)
            guard let picture = words.picture(of: word, at: 0), case .image(let image) = picture.ink else { return nil }
            return (image, picture)
        }
    }

    private static let sequences = ["😀", "👩‍👩‍👧‍👦", "👍🏽", "🇩🇪", "1️⃣", "❤\u{FE0F}", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "🧑🏿‍🚀"]

    @Test("Edges have the colour of what they are the edge of: no dark fringe, no light one")
    func fringes() throws {
        let (image, _) = try #require(ink(of: "😀"))
        var (edge, inside) = (SIMD3<Double>.zero, SIMD3<Double>.zero)
        var (edges, insides) = (0.0, 0.0)
        for y in 0..<image.height {
            for x in 0..<image.width {
                let pixel = image[x, y]
                let alpha = pixel >> 24
                let channels = [pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF]
                #expect(channels.allSatisfy { $0 <= alpha })
                guard alpha > 60, channels[0] > 0 else { continue }
                // The ring of the face: the outer parts of the picture, where it is yellow.
                let (dx, dy) = (Double(2 * x + 1 - image.width) / 2, Double(2 * y + 1 - image.height) / 2)
                let away = (dx * dx + dy * dy).squareRoot()
                let colour = SIMD3(channels.map { Double($0) * 255 / Double(alpha) })
                if alpha < 200 {
                    edge += colour
                    edges += 1
                } else if away > Double(image.height) * 0.36 {
                    inside += colour
                    insides += 1
                }
            }
        }
        #expect(edges > 20 && insides > 20)
        let difference = edge / edges - inside / insides
        // The face itself is a little darker at its rim; a fringe would be half of black or white.
        for channel in 0..<3 { #expect(abs(difference[channel]) < 40, "\(difference)") }
        // Yellow.
        #expect(inside.x / insides > 220 && inside.y / insides > 150 && inside.z / insides < 120)
    }

    @Test("A picture is not stretched: something slim stays slim")
    func proportions() throws {
        let (image, _) = try #require(ink(of: "❗️"))
        var (left, right, top, bottom) = (image.width, 0, image.height, 0)
        for y in 0..<image.height {
            for x in 0..<image.width where image[x, y] >> 24 > 40 {
                (left, right, top, bottom) = (min(left, x), max(right, x + 1), min(top, y), max(bottom, y + 1))
            }
        }
        #expect(Double(bottom - top) > 2.5 * Double(right - left))
        #expect(abs(Double(left + right) / 2 - Double(image.width) / 2) < 2)
    }

    @Test(
        "An emoji is about one and a fifth ems wide and stands a little below the baseline",
        arguments: [13.0, 17, 34, 68])
    func measures(size: Double) throws {
        let line = InkCanvas().line("😀", TextStyle(font: FontSpec(size: size)))
        #expect(line.width > size * 1.1 && line.width < size * 1.3)
        let (image, picture) = try #require(ink(of: "😀", pixelSize: size))
        #expect(Double(image.width) <= (line.width + 1).rounded(.up))
        #expect(abs(Double(image.height) - size * 1.17) < 2)
        let below = Double(image.height - picture.baseline)
        #expect(below > size * 0.15 && below < size * 0.33)
        // Its middle is the middle of the capitals beside it.
        let middle = Double(picture.baseline) - Double(image.height) / 2
        #expect(abs(middle - size * 0.36) < size * 0.08 + 0.6)
    }

    @Test("Ink stays in its place, whatever the sequence, size and scale")
    func ink() {
        for text in Self.sequences {
            for size in [17.0, 34] {
                for scale in [1, 1.5, 2, 3] {
                    let canvas = InkCanvas(
                        width: Int(size * 8 * scale) + 80, height: Int(size * 3 * scale), scale: scale, x: 40)
                    let line = canvas.line("\(text)\(text)", TextStyle(font: FontSpec(size: size)))
                    canvas.paint(line)
                    let comment: Comment = "\(text) at \(size), scale \(scale)"
                    let columns = canvas.columns
                    #expect(line.caretStops.count == 3, comment)
                    #expect(Double(columns.first ?? 0) >= 40 - 1, comment)
                    #expect(Double((columns.last ?? 0) + 1) <= 40 + line.width * scale + 1, comment)
                    // Each of the two has its ink on its own side of the caret between them.
                    let middle = 40 + line.caretX(at: text.utf16.count) * scale
                    #expect(columns.contains { Double($0) < middle - size * scale * 0.3 }, comment)
                    #expect(columns.contains { Double($0) > middle + size * scale * 0.3 }, comment)
                    let rows = canvas.rows
                    let baseline = Double(canvas.origin.baseline)
                    #expect(Double(rows.first ?? 0) > baseline - size * scale - 1, comment)
                    #expect(Double((rows.last ?? 0) + 1) < baseline + size * scale * 0.3 + 1, comment)
                }
            }
        }
    }

    @Test("A sequence that the font does not know is shown as its parts, each in its own place")
    func unknownSequence() throws {
        let text = "👩\u{200D}🦖"
        let line = InkCanvas().line(text, TextStyle(font: FontSpec(size: 34)))
        #expect(line.caretStops.count == 2)
        let (image, _) = try #require(ink(of: text))
        let one = try #require(ink(of: "👩"))
        #expect(Double(image.width) > 1.8 * Double(one.image.width) || line.width < 50)
        #expect(image.height <= one.image.height + 1)
    }

    @Test("Emoji take no colour, but the opacity of the text")
    func opacity() {
        func ink(_ color: PaintColor) -> Int {
            let canvas = InkCanvas(width: 120, height: 60)
            canvas.paint(canvas.line("😀", TextStyle(font: FontSpec(size: 17))), color: color)
            return canvas.weight
        }
        let black = ink(.black)
        #expect(ink(PaintColor(red: 1, green: 0, blue: 0, alpha: 1)) == black)
        let half = ink(PaintColor(red: 0, green: 0, blue: 0, alpha: 128.0 / 255))
        #expect(abs(half * 2 - black) < black / 20)
    }

    @Test("A font of pictures is taken for them whatever its file is called, before fonts that have only outlines")
    func ownFont() throws {
        let (folder, fonts) = (try FontFolder(), "/usr/share/fonts/truetype/noto/")
        symlink(fonts + "NotoColorEmoji.ttf", folder.path + "/pictures.ttf")
        try folder.copy(fonts + "NotoSansSymbols2-Regular.ttf")
        try folder.write(try #require(Installed.bytes("Noto Sans")), as: "text.ttf")
        let library = FontLibrary(folder: folder.path)
        func fileName(_ text: String) -> String? {
            let line = InkCanvas(library: library).line(text, TextStyle(font: FontSpec(size: 17)))
            return (line.runs.first?.run.font as? ScaledFont)?.file.location.path.split(separator: "/").last
                .map(String.init)
        }
        // Both have these; a selector asks for the outlines.
        for sign in ["\u{2614}", "\u{26A1}", "\u{1F4A3}"] {
            #expect(fileName(sign) == "pictures.ttf", "\(sign)")
            #expect(fileName(sign + "\u{FE0E}") == "NotoSansSymbols2-Regular.ttf", "\(sign)")
        }
    }

    @Test("The pictures that are kept stay bounded, however many emoji are painted, and each is kept for a while")
    func memory() {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        func kept() -> (bytes: Int, count: Int) {
            FontLibrary.locked {
                func part(_ label: String) -> Any? {
                    Mirror(reflecting: library.words).descendant("rasterizer", "colorGlyphs", label)
                }
                let count = part("entries").map { Mirror(reflecting: $0).children.count }
                return (part("byteCount") as? Int ?? -1, count ?? -1)
            }
        }
        var greatest = 0
        for value in 0x1F600..<0x1F628 as Range<UInt32> {
            let canvas = InkCanvas(width: 200, height: 240, x: 10, library: library)
            let text = Unicode.Scalar(value).map { String($0) } ?? ""
            let line = canvas.line(text, TextStyle(font: FontSpec(size: 100)))
            canvas.paint(line)
            canvas.paint(line)
            let (bytes, count) = kept()
            #expect(bytes > 0 && bytes <= 1 << 20 && count > 0)
            greatest = max(greatest, count)
        }
        // A picture in this size takes some 60 kilobytes.
        #expect((10..<30).contains(greatest))
    }
}
