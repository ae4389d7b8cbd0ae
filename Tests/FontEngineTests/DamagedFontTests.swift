import Foundation
import Testing
import TextEngine

@testable import FontEngine

@Suite("Damaged fonts")
struct DamagedFontTests {
    /// Damages a file as disks, downloads and attackers do.
    private func mutant(of bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
        var bytes = bytes
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
            // Most of what can go wrong is told in the tables at the front.
            let end = Bool.random(using: &generator) ? min(bytes.count, 700) : bytes.count
            guard end > 4 else { continue }
            let place = Int.random(in: 0..<(end - 4), using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: bytes[place] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
            case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 2: bytes.replaceSubrange(place..<(place + 4), with: [0xFF, 0xFF, 0xFF, 0xFF])
            case 3: bytes.replaceSubrange(place..<(place + 4), with: [0, 0, 0, 0])
            case 4: bytes.replaceSubrange(place..<(place + 2), with: [0x7F, 0xFF])
            default: if Int.random(in: 0..<3, using: &generator) == 0 { bytes.removeSubrange(place...) }
            }
        }
        return bytes
    }

    private func check(_ family: String, text: String, count: Int, salt: UInt64) throws {
        guard let good = Installed.bytes(family) else {
            print("Skipped: \(family) is not installed.")
            return
        }
        var generator = SeededGenerator(salt)
        var opened = 0
        for round in 0..<count {
            let folder = try FontFolder()
            try folder.write(mutant(of: good, &generator), as: "Inter-Regular.otf")
            let library = FontLibrary(folder: folder.path)
            let comment: Comment = "seed \(SeededGenerator.seed), \(family), mutant \(round)"
            for scale in [1.0, 2] {
                let canvas = InkCanvas(width: 160, height: 60, scale: scale, x: 10, library: library)
                let line = canvas.line(text, TextStyle(font: FontSpec(size: 17)))
                #expect(line.width > 0 && line.width.isFinite, comment)
                #expect(line.height > 0 && line.height.isFinite, comment)
                let stops = line.caretStops
                #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.x <= $1.x }, comment)
                canvas.paint(line)
                opened += line.runs.contains { $0.run.font is ScaledFont } ? 1 : 0
            }
        }
        // Mutants that are refused at once would prove nothing.
        #expect(opened > count / 2, "\(family): \(opened) of \(2 * count)")
    }

    @Test("200 damaged copies of a small TrueType font are set and painted, with room for their letters")
    func trueType() throws { try check("Noto Sans Ogham", text: "ᚁᚂ ᚃ", count: 200, salt: 1) }

    @Test("So are copies of a font with rich layout tables")
    func layoutTables() throws { try check("Noto Sans Thai", text: "น้ำ ที่", count: 200, salt: 2) }

    @Test("And of one with PostScript outlines")
    func postScript() throws { try check("Inter", text: "office AV", count: 100, salt: 3) }

    @Test("A font that HarfBuzz reads and FreeType does not is painted as boxes, which is said once")
    func unpaintable() throws {
        guard var bytes = Installed.bytes("Noto Sans Ogham") else { return }
        // Without "loca" FreeType refuses the file, and HarfBuzz has no outlines but all advances.
        let tables = Int(bytes[4]) << 8 | Int(bytes[5])
        for index in 0..<tables {
            let entry = 12 + index * 16
            if Array(bytes[entry..<(entry + 4)]) == Array("loca".utf8) { bytes[entry] = 0x78 }
        }
        let folder = try FontFolder()
        try folder.write(bytes, as: "Inter-Regular.otf")
        let complaints = Complaints()
        let library = FontLibrary(folder: folder.path, complaints: complaints)
        let canvas = InkCanvas(library: library)
        let line = canvas.line("ᚁᚂ ᚃ", TextStyle(font: FontSpec(size: 17)))
        #expect(line.runs.allSatisfy { $0.run.font is ScaledFont })
        for _ in 0..<3 { canvas.paint(line) }
        #expect(canvas.weight > 0)
        #expect(complaints.sentences.filter { $0.contains("Inter-Regular.otf") }.count == 1)
    }
}
