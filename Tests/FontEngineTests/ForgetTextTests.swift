import Testing
import TextEngine

@testable import FontEngine

@Suite("Forgetting text")
struct ForgetTextTests {
    /// Looks through all that an object holds.
    private struct Search {
        let words: [[UInt16]]
        let scalars: Set<UInt32>
        private var seen: Set<ObjectIdentifier> = []
        private(set) var finds: [String] = []

        init(_ text: String) {
            words = text.split(separator: " ").map { Array($0.utf16) }
            scalars = Set(text.unicodeScalars.map(\.value).filter { $0 > 0x7F })
        }

        mutating func look(at value: Any, _ path: String) {
            switch value {
            case let units as [UInt16]:
                if words.contains(where: { Self.contains($0, in: units) }) { finds.append(path) }
                return
            case let found as [UInt32]:
                if found.contains(where: scalars.contains) { finds.append(path) }
                return
            case let string as String:
                if words.contains(where: { Self.contains($0, in: Array(string.utf16)) }) { finds.append(path) }
                return
            case is [UInt8], is [Bool?], is [Float], is [Double]: return
            default: break
            }
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .class, !seen.insert(ObjectIdentifier(value as AnyObject)).inserted { return }
            for child in mirror.children { look(at: child.value, path + "." + (child.label ?? "_")) }
        }

        private static func contains(_ word: [UInt16], in units: [UInt16]) -> Bool {
            guard units.count >= word.count else { return false }
            return (0...(units.count - word.count)).contains { units[$0..<($0 + word.count)].elementsEqual(word) }
        }
    }

    private static let canary = "Canarybird שלוםדוד नमस्तेजी 👩‍👩‍👧 Șanţaj"

    private func finds(in library: FontLibrary) -> [String] {
        FontLibrary.locked {
            var search = Search(Self.canary)
            search.look(at: library, "library")
            return search.finds
        }
    }

    @Test("Nothing of a visitor's words is left, and what is needed again looks the same")
    func canary() {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        let styles = [
            TextStyle(font: FontSpec(size: 17)), TextStyle(font: FontSpec(size: 20, weight: 700), tracking: 2),
            TextStyle(font: FontSpec(size: 17), language: "ro"),
            TextStyle(font: FontSpec(design: .monospaced, size: 9)),
        ]
        func pictures() -> [[Int]] {
            styles.map { style in
                let canvas = InkCanvas(width: 700, height: 80, library: library)
                let line = canvas.line(Self.canary, style)
                // Words that come a second time are kept in another form.
                for _ in 0..<3 { canvas.paint(line) }
                return (0..<700).flatMap { x in (0..<80).map { canvas.ink(x, $0) } }
            }
        }
        let before = pictures()
        #expect(!finds(in: library).isEmpty)
        library.forgetText()
        #expect(finds(in: library) == [])
        #expect(FontLibrary.locked { library.words.byteCount } == 0)
        #expect(pictures() == before)
        library.forgetText()
        library.forgetText()
        #expect(finds(in: library) == [])
    }

    @Test("Lines that are laid out stay as they are, and are painted as before")
    func lines() {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        let style = TextStyle(font: FontSpec(size: 17))
        let first = InkCanvas(library: library)
        let line = first.line(Self.canary, style)
        first.paint(line)
        library.forgetText()
        let second = InkCanvas(library: library)
        second.paint(line)
        #expect(first.columns == second.columns && first.rows == second.rows && first.weight == second.weight)
        #expect(zip(line.runs, second.line(Self.canary, style).runs).allSatisfy { $0.run.font === $1.run.font })
    }

    @Test("The rasteriser closes its faces, which remember the text that they painted last, and drops its pictures")
    func rasterizer() {
        let library = FontLibrary(catalog: FontCatalog(folder: nil)) { _ in }
        let canvas = InkCanvas(library: library)
        let line = canvas.line(Self.canary, TextStyle(font: FontSpec(size: 17)))
        func kept(_ path: String...) -> Int {
            FontLibrary.locked {
                var value: Any? = library.words
                for label in ["rasterizer"] + path {
                    value = value.flatMap { Mirror(reflecting: $0).descendant(label) }
                }
                return value.map { Mirror(reflecting: $0).children.count } ?? -1
            }
        }
        #expect(kept("faces", "open") == 0 && kept("colorGlyphs", "entries") == 0)
        canvas.paint(line)
        #expect(kept("faces", "open") > 1 && kept("colorGlyphs", "entries") == 1)
        library.forgetText()
        #expect(kept("faces", "open") == 0 && kept("colorGlyphs", "entries") == 0)
        let weight = canvas.weight
        canvas.buffer.clear(canvas.buffer.bounds, to: 0xFFFF_FFFF)
        canvas.paint(line)
        #expect(canvas.weight == weight && kept("faces", "open") > 1)
    }
}
