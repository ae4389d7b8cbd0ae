import Foundation

/// An empty folder that only this program sees, and that goes when the program is done with it.
///
/// Folders of programs that ended without taking theirs away are removed when the next one is made.
final class PrivateFolder: Sendable {
    /// Where it is.
    let path: String
    /// Locked for as long as the folder is used, so that others see that it is.
    private let lock: Int32

    /// Makes a folder in the memory of the session where there is one (XDG_RUNTIME_DIR), or else among temporary files.
    /// - Returns: `nil` where nothing can be written.
    init?(_ name: String, in parents: [String] = PrivateFolder.parents) {
        for parent in parents {
            Self.removeLeftovers(name, in: parent)
            var template = Array("\(parent)/typecase-\(name)-XXXXXX".utf8CString)
            // Readable by nobody else (POSIX, mkdtemp).
            guard mkdtemp(&template) != nil else { continue }
            path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
            lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            if lock >= 0 { flock(lock, LOCK_EX | LOCK_NB) }
            return
        }
        return nil
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        if lock >= 0 { close(lock) }
    }

    /// Writes a file into the folder, and the folders on the way to it.
    func write(_ text: String, to file: String) throws {
        let url = URL(fileURLWithPath: path).appendingPathComponent(file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }

    /// Where folders are made, the best place first.
    private static var parents: [String] {
        let session = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? ""
        // A relative path is not to be used (XDG Base Directory Specification).
        return (session.hasPrefix("/") ? [session] : []) + [NSTemporaryDirectory(), "/tmp"]
    }

    private static func removeLeftovers(_ name: String, in parent: String) {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
        for file in files where file.hasPrefix("typecase-\(name)-") {
            let path = "\(parent)/\(file)"
            var status = stat()
            // Other people's folders are theirs, and a link leads who knows where.
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
                continue
            }
            let other = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            guard other >= 0 else { continue }
            if flock(other, LOCK_EX | LOCK_NB) == 0 { try? FileManager.default.removeItem(atPath: path) }
            close(other)
        }
    }
}
