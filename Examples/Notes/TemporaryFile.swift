import UIKit

/// A file beside the one that is being saved, which takes its place when it is whole.
///
/// It is locked for as long as it is written. So a file of this kind without a lock was left by a program that was
/// killed, and is swept.
struct TemporaryFile {
    private static let prefix = ".notes-saving-"

    let name: String
    let file: Int32
    private let folder: Int32

    /// Makes a new file in an open folder.
    /// - Parameter mode: Who may read and write it; the system takes away what the person's umask says.
    init(in folder: Int32, mode: mode_t) throws(FileContents.Failure) {
        // Somebody may sweep the file before it is locked; then there is another one.
        for _ in 0..<100 {
            let name = Self.prefix + String(UInt64.random(in: 0 ... .max), radix: 36)
            let file = openat(folder, name, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
            guard file >= 0 else {
                if errno == EEXIST || errno == EINTR { continue }
                throw FileContents.Failure(code: errno)
            }
            var status = stat()
            if flock(file, LOCK_EX | LOCK_NB) == 0, fstat(file, &status) == 0, status.st_nlink > 0 {
                (self.name, self.file, self.folder) = (name, file, folder)
                return
            }
            unlinkat(folder, name, 0)
            close(file)
        }
        throw FileContents.Failure(code: EEXIST)
    }

    /// Writes everything and waits until the disk has it.
    func write(_ bytes: [UInt8]) throws(FileContents.Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if count == 0 || errno != EINTR {
                throw FileContents.Failure(code: count == 0 ? ENOSPC : errno)
            }
        }
        guard fsync(file) == 0 else { throw FileContents.Failure(code: errno) }
    }

    /// Puts the file in the place of another of the folder, and waits until the disk knows.
    func replace(_ other: String) throws(FileContents.Failure) {
        guard renameat(folder, name, folder, other) == 0 else { throw FileContents.Failure(code: errno) }
        // There are file systems that cannot do this for a folder.
        fsync(folder)
        close(file)
    }

    /// Takes the file away.
    func discard() {
        unlinkat(folder, name, 0)
        close(file)
    }

    // MARK: Sweeping

    /// Takes away what programs that were killed have left in a folder.
    static func sweep(_ path: String) {
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { return }
        defer { close(folder) }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] where name.hasPrefix(prefix) {
            let file = openat(folder, name, O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
            guard file >= 0 else { continue }
            if flock(file, LOCK_EX | LOCK_NB) == 0 { unlinkat(folder, name, 0) }
            close(file)
        }
    }
}
