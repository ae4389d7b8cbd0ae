import Foundation
import KeyboardEngine
import Testing

/// Files that are damaged or meant to do damage give an error or a keyboard, and never a crash.
@Suite struct HostileLayoutTests {
    @Test func `five thousand mutants of the English layout are read or refused`() throws {
        var random = SeededGenerator()
        let original = Array(try ShippedLayouts.englishText().utf8)
        var read = 0
        for round in 0..<5000 {
            let mutant = Data(Self.mutant(of: original, &random))
            do {
                let layout = try KeyLayout(data: mutant, file: "mutant.json")
                read += 1
                Self.exercise(layout)
                // The lint is slow in a debug build, and a sample shows whether it holds.
                if round.isMultiple(of: 40) { _ = KeyLayoutLint.findings(in: layout) }
            } catch {
                let message = error.description
                #expect(
                    message.count > 30 && message.hasSuffix(".") && !message.contains("\n"),
                    "seed \(Seed.value), round \(round): \(message)"
                )
            }
        }
        // Were all refused, or none, the mutations would not reach what they are meant to test.
        #expect((250...4750).contains(read), "seed \(Seed.value): \(read) were read")
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
