import Testing
import TextEngine

@testable import FontEngine

@Suite("FontTable")
struct FontTableTests {
    @Test("A font is one object as long as somebody holds it, however many were asked for in between")
    func identity() throws {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        let (text, boxes) = (FontSpec(size: 17), FontSpec(design: .block, size: 17))
        let held = [library.font(for: text, scale: 1), library.font(for: boxes, scale: 1)]
        for step in 0..<700 {
            _ = library.font(for: FontSpec(size: 20 + Double(step) / 4), scale: 1)
            _ = library.font(for: FontSpec(design: .block, size: 20 + Double(step) / 4), scale: 1)
        }
        #expect(library.font(for: text, scale: 1) === held[0])
        #expect(library.font(for: boxes, scale: 1) === held[1])
    }

    @Test("Lines that are set at different times have the same fonts, those of other scripts too")
    func lines() {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        let canvas = InkCanvas(library: library)
        let style = TextStyle(font: FontSpec(size: 17))
        let text = "abc नमस्ते שלום abc"
        let before = canvas.line(text, style)
        for step in 0..<700 { _ = canvas.line("a", TextStyle(font: FontSpec(size: 20 + Double(step) / 4))) }
        let after = canvas.line(text, style)
        #expect(before.runs.count == after.runs.count && before.runs.count > 3)
        for (a, b) in zip(before.runs, after.runs) {
            #expect(a.run.font === b.run.font)
            #expect(a.run.firstDifference(from: b.run) == nil)
        }
    }

    @Test("Fonts that nobody holds are taken out")
    func tidying() {
        final class Font {}
        var table = FontTable<Int, Font>()
        let held = table.font(0) { Font() }
        for number in 1..<5000 {
            _ = table.font(number) { Font() }
            #expect(table.count <= 1024)
        }
        #expect(table.font(0) { Font() } === held)
        #expect(table.font(-1) { nil } == nil)
    }

    /// A library with one weight of one family and several of another.
    private func manyWeights() throws -> (FontFolder, FontLibrary) {
        let folder = try FontFolder()
        try folder.write(try #require(Installed.bytes("Liberation Mono")), as: "LiberationMono-Regular.ttf")
        for name in ["Inter-Light.otf", "Inter-Medium.otf", "Inter-Italic.otf", "Inter-Bold.otf"] {
            try folder.copy("/usr/share/fonts/opentype/inter/" + name)
        }
        return (folder, FontLibrary(folder: folder.path))
    }

    @Test("What stands in for a font does not depend on what was asked before: weight and slant")
    func order() throws {
        // A letter that Inter has and Liberation Mono has not.
        let text = "\u{21AA}\u{2318}"
        func file(_ weight: Int, _ isItalic: Bool, _ library: FontLibrary) -> String? {
            let spec = FontSpec(design: .family("Liberation Mono"), size: 17, weight: weight, isItalic: isItalic)
            let run = InkCanvas(library: library).line(text, TextStyle(font: spec)).runs.first?.run
            return (run?.font as? ScaledFont)?.file.location.path.split(separator: "/").last.map(String.init)
        }
        let (folder, library) = try manyWeights()
        let asked = [(300, false), (500, false), (500, true), (300, true), (700, false)]
        let together = asked.map { file($0.0, $0.1, library) }
        let alone = asked.map { file($0.0, $0.1, FontLibrary(folder: folder.path)) }
        #expect(together == alone)
        #expect(
            alone == [
                "Inter-Light.otf", "Inter-Medium.otf", "Inter-Italic.otf", "Inter-Italic.otf", "Inter-Bold.otf",
            ])
    }

    @Test("A font that was asked for a moment ago is not made again, although nobody holds it")
    func recent() {
        final class Font {}
        var table = FontTable<Int, Font>()
        var made = 0
        func make() -> Font? {
            made += 1
            return Font()
        }
        for _ in 0..<3 { for number in 0..<200 { _ = table.font(number, make: make) } }
        #expect(made == 200 && table.count == 200)
        // More than the table keeps: the first are gone, and are made anew.
        for number in 200..<1000 { _ = table.font(number, make: make) }
        _ = table.font(0, make: make)
        #expect(made == 1001)
    }
}
