import Foundation
import TextEngine

/// A recorded writing session: every edit, and the text that it ended in.
///
/// The recordings are those of github.com/josephg/editing-traces (CC BY 4.0), which are no part of this project. The
/// variable TYPECASE_DATA names the folder that has them in `traces`; without it they are not played, since that takes
/// longer than all other tests together.
struct EditingTrace: Sendable {
    /// A replacement. Offsets count Unicode scalars.
    struct Patch: Sendable {
        var position: Int
        var deleted: Int
        var inserted: [UInt32]
    }

    var patches: [Patch]
    /// The text at the end.
    var end: [UInt32]

    /// The path of a recording, or `nil` where no folder is named.
    private static func path(_ name: String) -> String? {
        ProcessInfo.processInfo.environment["TYPECASE_DATA"].map { $0 + "/traces/\(name).json.gz" }
    }

    static func isInstalled(_ name: String) -> Bool {
        path(name).map { FileManager.default.fileExists(atPath: $0) } ?? false
    }

    /// Reads a recording. Foundation cannot inflate on Linux, so that gzip does it.
    init(recorded name: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["gzip", "-dc", Self.path(name) ?? ""]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try self.init(json: data)
    }

    private init(json: Data) throws {
        struct Malformed: Error {}
        guard let object = try JSONSerialization.jsonObject(with: json) as? [String: Any],
            let start = object["startContent"] as? String, let end = object["endContent"] as? String,
            let transactions = object["txns"] as? [[String: Any]]
        else { throw Malformed() }
        patches = start.isEmpty ? [] : [Patch(position: 0, deleted: 0, inserted: start.unicodeScalars.map(\.value))]
        for transaction in transactions {
            for patch in transaction["patches"] as? [[Any]] ?? [] {
                guard patch.count == 3, let position = patch[0] as? Int, let deleted = patch[1] as? Int,
                    let inserted = patch[2] as? String
                else { throw Malformed() }
                patches.append(
                    Patch(position: position, deleted: deleted, inserted: inserted.unicodeScalars.map(\.value)))
            }
        }
        self.end = end.unicodeScalars.map(\.value)
    }

    init(patches: [Patch], end: [UInt32]) {
        self.patches = patches
        self.end = end
    }
}

extension EditingTrace {
    /// A made-up session: somebody types words and lines, takes letters back, goes back to mend something, puts a
    /// stretch of text in or takes one out, and goes on.
    static func synthetic(patchCount: Int, seed: UInt64) -> EditingTrace {
        var random = SeededGenerator(seed)
        var text: [UInt32] = []
        var patches: [Patch] = []
        var caret = 0
        func letters(_ count: Int) -> [UInt32] {
            (0..<count).map { _ in
                switch random.number(0...11) {
                case 0, 1: 0x20
                case 2: random.chance(0.2) ? 0x0A : 0x2C
                default: UInt32(0x61 + random.number(0...25))
                }
            }
        }
        func patch(_ position: Int, _ deleted: Int, _ inserted: [UInt32]) {
            patches.append(Patch(position: position, deleted: deleted, inserted: inserted))
            text.replaceSubrange(position..<(position + deleted), with: inserted)
            caret = position + inserted.count
        }
        while patches.count < patchCount {
            switch random.number(0...39) {
            case 0: caret = random.number(0...text.count)
            case 1: caret = text.count
            case 2: patch(caret, 0, letters(random.number(1...200)))
            case 3:
                let start = random.number(0...text.count)
                patch(start, min(text.count - start, random.number(0...60)), letters(random.number(0...8)))
            case 4...9:
                for _ in 0..<random.number(1...6) where caret > 0 && patches.count < patchCount {
                    patch(caret - 1, 1, [])
                }
            default: patch(caret, 0, letters(1))
            }
        }
        return EditingTrace(patches: patches, end: text)
    }
}
