import Testing
import TextEngine

@testable import FontEngine

/// Files that hold several fonts.
@Suite("Font collections")
struct FontCollectionTests {
    private static func bytes(of number: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) } }

    /// Puts fonts one after the other into a file, and moves their tables with them.
    private func collection(of fonts: [[UInt8]]) -> [UInt8] {
        var starts: [Int] = []
        var tables: [UInt8] = []
        for var font in fonts {
            starts.append(12 + 4 * fonts.count + tables.count)
            for index in 0..<(Int(font[4]) << 8 | Int(font[5])) {
                let place = 12 + 16 * index + 8
                let offset = font[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
                font.replaceSubrange(place..<(place + 4), with: Self.bytes(of: offset + starts[starts.count - 1]))
            }
            tables += font + [UInt8](repeating: 0, count: -font.count & 3)
        }
        let head = Array("ttcf".utf8) + [0, 1, 0, 0] + Self.bytes(of: fonts.count)
        return head + starts.flatMap(Self.bytes(of:)) + tables
    }

    @Test(
        "Each font of a collection is found, set and painted as from a file of its own",
        .enabled(if: Installed.has("Noto Sans Ogham") && Installed.has("Noto Sans Runic")))
    func faces() throws {
        let families = ["Noto Sans Ogham", "Noto Sans Runic"]
        let bytes = try families.map { try #require(Installed.bytes($0)) }
        let folder = try FontFolder()
        try folder.write(collection(of: bytes), as: "two.ttc")
        let complaints = Complaints()
        let library = FontLibrary(folder: folder.path, complaints: complaints)
        for (index, text) in ["\u{1681}\u{1682}\u{1683}", "\u{16A0}\u{16A2}\u{16A6}"].enumerated() {
            // As the font that was wished for, and as one that stands in for the other.
            for family in families {
                let (own, installed) = (InkCanvas(library: library), InkCanvas())
                let line = own.line(text, TextStyle(font: FontSpec(design: .family(family), size: 24)))
                let font = try #require(line.runs.first?.run.font as? ScaledFont)
                #expect(line.runs.count == 1 && font.file.location.path.hasSuffix("/two.ttc"))
                #expect(font.file.location.index == index)
                own.paint(line)
                let style = TextStyle(font: FontSpec(design: .family(families[index]), size: 24))
                let expected = installed.line(text, style)
                installed.paint(expected)
                #expect(line.width == expected.width && own.weight > 0)
                #expect((0..<200).allSatisfy { y in (0..<600).allSatisfy { own.ink($0, y) == installed.ink($0, y) } })
            }
        }
        #expect(complaints.sentences.isEmpty && library.hasFamily(families[1]))
    }

    @Test("A collection that promises more fonts than it has is shown by those that are there")
    func missingFace() throws {
        guard let good = Installed.bytes("Noto Sans Ogham") else { return }
        var bytes = collection(of: [good, good])
        // The second font begins behind the end.
        bytes.replaceSubrange(16..<20, with: Self.bytes(of: 0x00FF_FFFF))
        let folder = try FontFolder()
        try folder.write(bytes, as: "Inter-Regular.otf")
        let canvas = InkCanvas(library: FontLibrary(folder: folder.path))
        let line = canvas.line("\u{1681}\u{1682}", TextStyle(font: FontSpec(size: 24)))
        #expect((line.runs.first?.run.font as? ScaledFont)?.file.location.index == 0)
        canvas.paint(line)
        #expect(canvas.weight > 0)
        let second = FontLibrary.locked { FontFile(.init(path: folder.path + "/Inter-Regular.otf", index: 1)) == nil }
        #expect(second)
    }
}
