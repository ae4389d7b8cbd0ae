import Foundation
import Testing

/// Plays the cells of the hostile matrix that a file names, which is how all of it is played, under a sanitizer too, and how
/// one is played again.
///
/// TYPECASE_HOSTILE_CELLS is the file's path. A line of it is a cell, `view quit resigns 1` for the text view whose program
/// quits in `resigns` once, where `*` stands for any word: `* * * *` is all of the matrix. Each cell is written to the file of
/// that name with `.log` before it is played, so that the last line names the one that has ended the process, and what it
/// took and what does not hold follow. What the log has is not played again: a process that was ended is started once more.
@MainActor
@Suite("Hostile cells")
struct HostileCellList {
    nonisolated private static let path = ProcessInfo.processInfo.environment["TYPECASE_HOSTILE_CELLS"]

    @Test("The cells that a file names end whole", .enabled(if: path != nil))
    func listed() throws {
        let path = try #require(Self.path)
        let patterns = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        if !FileManager.default.fileExists(atPath: path + ".log") {
            try Data().write(to: URL(fileURLWithPath: path + ".log"))
        }
        let log = try #require(FileHandle(forUpdatingAtPath: path + ".log"))
        let lines = String(decoding: try log.readToEnd() ?? Data(), as: UTF8.self).split(separator: "\n")
        var played = Set(lines.map { $0.split(separator: " ").prefix(4).joined(separator: " ") })
        if lines.last?.hasSuffix("]") == false { try log.write(contentsOf: Data("\n".utf8)) }
        for pattern in patterns {
            let cells = HostileCell.all.filter { $0.matches(String(pattern)) }
            #expect(!cells.isEmpty, "no cell is called \(pattern)")
            for cell in cells where played.insert("\(cell)").inserted {
                try log.write(contentsOf: Data("\(cell)".utf8))
                let begin = ContinuousClock.now
                let faults = cell.faults()
                try log.write(
                    contentsOf: Data(" \(Int((ContinuousClock.now - begin) / .milliseconds(1))) ms \(faults)\n".utf8))
                #expect(faults == [], "\(cell)")
            }
        }
    }

    @Test("Every cell has a name of its own")
    func names() {
        let all = HostileCell.all
        #expect(Set(all.map(\.description)).count == all.count)
        #expect(all.filter { $0.matches("view quit resigns 1") }.map(\.description) == ["view quit resigns 1"])
        #expect(all.filter { $0.matches("* * * *") }.count == all.count)
        #expect(all.filter { $0.matches("view * resigns 1") }.count == HostileDeed.allCases.count)
        #expect(!all.contains { $0.matches("field quit didScroll 1") }, "A field does not scroll.")
    }
}
