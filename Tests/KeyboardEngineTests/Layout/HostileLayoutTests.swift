import Foundation
import Testing

@testable import KeyboardEngine

/// Files that are damaged or meant to do damage give an error or a keyboard, and never a crash.
@Suite struct HostileLayoutTests {
    @Test func `ten thousand mutants of all layouts are read or refused`() throws {
        var random = SeededGenerator()
        let names = ShippedLayouts.names
        let originals = try names.map { name in
            Array(try Data(contentsOf: URL(fileURLWithPath: "\(ShippedLayouts.folder)/\(name).json")))
        }
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/mutant.json"
        let catalog = KeyLayoutCatalog(directories: [ShippedLayouts.folder])
        var read = 0
        for round in 0..<10_000 {
            let number = Int.random(in: names.indices, using: &random)
            let trace = "seed \(Seed.value), round \(round), \(names[number])"
            try Data(Self.mutant(of: originals[number], &random)).write(to: URL(fileURLWithPath: path))
            do throws(KeyLayoutError) {
                guard let layout = try catalog.load(path) else {
                    Issue.record("\(trace): there is no file")
                    continue
                }
                read += 1
                Self.checkSize(of: layout, trace)
                // Both are slow in a debug build, and a sample shows whether they hold.
                if round.isMultiple(of: 10) { Self.exercise(layout) }
                if round.isMultiple(of: 80) { _ = KeyLayoutLint.findings(in: layout) }
            } catch {
                Self.check(error, file: path, trace)
            }
        }
        // Were all refused, or none, the mutations would not reach what they are meant to test.
        #expect((500...9500).contains(read), "seed \(Seed.value): \(read) were read")
    }

    /// A message names the file, and the place or the member that is missing from the whole.
    private static func check(_ error: KeyLayoutError, file: String, _ trace: String) {
        let message = error.description
        #expect(message.count > 30 && message.hasSuffix(".") && !message.contains("\n"), "\(trace): \(message)")
        #expect(error.file == file.printable, "\(trace): \(message)")
        let isOfWhole = error.reason.hasSuffix("is missing") || error.reason == "an object is expected"
        #expect(error.fault == .notJSON || !error.place.isEmpty || isOfWhole, "\(trace): \(message)")
    }

    /// However large a file is, what is made of it has bounds.
    private static func checkSize(of layout: KeyLayout, _ trace: String) {
        var isBounded = layout.planes.count <= 32 && layout.keyboards.count <= KeyboardVariant.allCases.count
        for arrangement in layout.planes.values.flatMap({ $0.forms.values }) {
            isBounded = isBounded && arrangement.rows.count <= 7 && arrangement.bottoms.count <= 16
            let rows = arrangement.rows + arrangement.bottoms.values
            isBounded = isBounded && rows.allSatisfy { $0.cells.count <= 32 }
        }
        #expect(isBounded, "\(trace)")
    }

    /// A file of 250,000 bytes that would be a row of 120 million words.
    @Test func `lines of letters do not multiply`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/mutant.json"
        let row = String(repeating: "letters.1 ", count: 12_000)
        let letters = String(repeating: "a ", count: 60_000)
        try folder.write(
            "mutant.json",
            #"{ "inherits": "en", "locale": "xx", "planes": { "letters": { "letters": ["\#(letters)"], "#
                + #""compact": { "rows": ["\#(row)"] } } } }"#)
        let error = #expect(throws: KeyLayoutError.self) {
            try KeyLayoutCatalog(directories: [ShippedLayouts.folder]).load(path)
        }
        #expect(error?.place == "planes.letters.compact.rows[0]" && error?.reason.contains("at most 32 keys") == true)
    }

    @Test func `a million keys are refused`() {
        let row = String(repeating: "q ", count: 1_000_000)
        let error = #expect(throws: KeyLayoutError.self) {
            try ShippedLayouts.english(replacing: "q w e r t y u i o p\"", with: "\(row)\"")
        }
        #expect(error?.reason.contains("at most 32 keys") == true)
    }

    @Test func `a thousand rows are refused`() {
        let rows = String(repeating: "\"q\", ", count: 1000)
        let error = #expect(throws: KeyLayoutError.self) {
            try ShippedLayouts.english(replacing: "\"letters.1\",", with: rows)
        }
        #expect(error?.reason.contains("1 to 7 rows") == true)
    }

    @Test(arguments: ["[", "{\"format\":"])
    func `huge nesting is refused`(opening: String) {
        let text = String(repeating: opening, count: 100_000)
        #expect(throws: KeyLayoutError.self) { try KeyLayout(data: Data(text.utf8), file: "deep.json") }
    }

    @Test func `a row far wider than its columns still gives frames within the keyboard`() throws {
        let layout = try ShippedLayouts.english(replacing: "{ \"width\": 2.5 }", with: "{ \"width\": 20 }")
        let plane = try #require(layout.planeSet(for: .default, form: .compact).planes["letters"])
        let geometry = KeyPlaneGeometry(plane: plane, window: CGSize(width: 320, height: 568))
        for placed in geometry.keys {
            #expect(placed.frame.minX >= 0 && placed.frame.maxX <= 320 && placed.frame.width >= 0)
        }
        #expect(!KeyLayoutLint.findings(in: layout).isEmpty)
    }

    /// Lays out every kind of keyboard and taps about on it.
    private static func exercise(_ layout: KeyLayout) {
        for variant in [KeyboardVariant.default, .email, .numberPad] {
            let window = CGSize(width: variant == .default ? 320 : 1024, height: 768)
            var machine = KeyboardMachine(KeyboardConfiguration(layout: layout, variant: variant, window: window))
            for x in stride(from: 0, to: window.width, by: 37) {
                let point = CGPoint(x: x, y: machine.geometry.size.height / 2)
                _ = machine.touchBegan(1, at: point, time: Double(x))
                _ = machine.touchEnded(1, at: point, time: Double(x) + 0.1)
            }
        }
    }

    private static let values = [
        "-1", "0", "1e999", "-1e308", "null", "true", "[]", "{}", "\"\"", "\"\u{202E}\"", "99999999999", "0.3",
    ]

    /// A copy with one to four changes: bytes flipped, parts cut, doubled or moved, values replaced.
    private static func mutant(of original: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var bytes = original
        for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
            let start = Int.random(in: 0..<bytes.count, using: &random)
            let end = min(bytes.count, start + Int.random(in: 1...40, using: &random))
            switch Int.random(in: 0..<7, using: &random) {
            case 0: bytes[start] ^= UInt8.random(in: 1...255, using: &random)
            case 1: bytes.removeSubrange(start..<end)
            case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
            case 3: bytes.insert(contentsOf: bytes[start..<end], at: Int.random(in: 0...bytes.count, using: &random))
            case 4 where Int.random(in: 0..<20, using: &random) == 0: bytes.removeSubrange(start...)
            case 5: replaceValue(in: &bytes, after: start, with: values.randomElement(using: &random) ?? "0")
            default: swapWords(in: &bytes, at: start, and: Int.random(in: 0..<bytes.count, using: &random))
            }
        }
        return bytes
    }

    /// Replaces the number, string or word that follows the next colon.
    private static func replaceValue(in bytes: inout [UInt8], after start: Int, with value: String) {
        guard let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) else { return }
        let end = bytes[(colon + 1)...].firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") } ?? bytes.count
        bytes.replaceSubrange((colon + 1)..<end, with: Array(value.utf8))
    }

    /// Exchanges two characters that stand between spaces, which leaves the JSON whole.
    private static func swapWords(in bytes: inout [UInt8], at first: Int, and second: Int) {
        func word(from start: Int) -> Int? {
            bytes.indices[start...].first { index in
                index > 0 && index + 1 < bytes.count && bytes[index] > 0x40 && bytes[index - 1] == 0x20
                    && bytes[index + 1] == 0x20
            }
        }
        guard let one = word(from: first), let other = word(from: second) else { return }
        bytes.swapAt(one, other)
    }
}
