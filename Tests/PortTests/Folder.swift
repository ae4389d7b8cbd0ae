import Foundation

@testable import Port

/// A folder that is removed again.
final class Folder {
    let path = SourceFolder.resolved(NSTemporaryDirectory()) + "/port-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    func write(_ name: String, _ bytes: [UInt8]) throws {
        let url = URL(fileURLWithPath: "\(path)/\(name)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func write(_ name: String, _ text: String) throws { try write(name, Array(text.utf8)) }

    func read(_ name: String) -> String? {
        FileManager.default.contents(atPath: "\(path)/\(name)").map { String(decoding: $0, as: UTF8.self) }
    }

    /// All files and folders, hidden ones too.
    var names: [String] { (FileManager.default.subpaths(atPath: path) ?? []).sorted() }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}

/// What a run of the command has come to.
struct Run {
    var outcome: PortCommand.Outcome
    var results: [String] = []
    var complaints: [String] = []

    init(_ arguments: String...) {
        var (results, complaints): ([String], [String]) = ([], [])
        outcome = PortCommand.run(
            arguments, .init(result: { results.append($0) }, complaint: { complaints.append($0) }))
        (self.results, self.complaints) = (results, complaints)
    }
}
