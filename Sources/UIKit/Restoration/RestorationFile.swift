import Foundation

/// What a file of the state is written with, one call of the system each, so that a test can let any of them fail.
struct RestorationFileCalls: Sendable {
    var open: @Sendable (_ folder: Int32, _ name: String, _ flags: Int32, _ mode: mode_t) -> Int32 = {
        openat($0, $1, $2, $3)
    }
    var write: @Sendable (_ file: Int32, _ bytes: UnsafeRawBufferPointer) -> Int = {
        Glibc.write($0, $1.baseAddress, $1.count)
    }
    var synchronize: @Sendable (_ file: Int32) -> Int32 = { fsync($0) }
    var rename: @Sendable (_ folder: Int32, _ old: String, _ new: String) -> Int32 = { renameat($0, $1, $0, $2) }
    var remove: @Sendable (_ folder: Int32, _ name: String) -> Int32 = { unlinkat($0, $1, 0) }
    var close: @Sendable (_ file: Int32) -> Int32 = { Glibc.close($0) }
}

/// A folder of the program's own with its state in it, which no other program has open at the same time.
///
/// A file is replaced as a whole: whenever the program is killed or the power fails, the old or the new one is there. All
/// that can be left over is one file beside it, under a name that the next write uses.
final class RestorationFolder: Sendable {
    /// Why the machine refused.
    enum Failure: Error, Equatable {
        case machine(Int32)
        /// Another program has the folder open.
        case inUse
        /// There is a file that is another user's, or no file.
        case foreign

        /// A clause for the log.
        var reason: String {
            switch self {
            case .machine(let code): String(cString: strerror(code))
            case .inUse: "another program has its folder open"
            case .foreign: "what is in its folder is not this user's"
            }
        }
    }

    private let folder: Int32
    private let calls: RestorationFileCalls

    /// Opens a folder, and makes it where there is none: nobody else may look into it.
    init(_ path: String, calls: RestorationFileCalls = RestorationFileCalls()) throws(Failure) {
        do {
            try FileManager.default.createDirectory(
                atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: NSNumber(value: 0o700)]
            )
        } catch {
            throw .machine(errno)
        }
        let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw .machine(errno) }
        // File systems without locks have none to be kept out by.
        if flock(folder, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
            close(folder)
            throw .inUse
        }
        (self.folder, self.calls) = (folder, calls)
    }

    deinit {
        // Also where a process that is just being started has the folder open too.
        flock(folder, LOCK_UN)
        close(folder)
    }

    /// The name under which a file is written before it takes the place of the old one.
    private static func temporary(_ name: String) -> String { ".\(name).new" }

    /// Gives a file new contents, which only its user can read, and waits until the disk has them.
    func replace(_ name: String, with bytes: [UInt8]) throws(Failure) {
        let temporary = Self.temporary(name)
        _ = calls.remove(folder, temporary)
        let file = calls.open(folder, temporary, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .machine(errno) }
        let isWritten = write(bytes, to: file) && calls.synchronize(file) == 0
        let problem = errno
        let isClosed = calls.close(file) == 0
        guard isWritten, isClosed, calls.rename(folder, temporary, name) == 0 else {
            let code = isWritten ? errno : problem
            _ = calls.remove(folder, temporary)
            throw .machine(code)
        }
        // There are file systems that cannot do this for a folder.
        _ = calls.synchronize(folder)
    }

    private func write(_ bytes: [UInt8], to file: Int32) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = calls.write(file, UnsafeRawBufferPointer(rebasing: rest))
                if count > 0 {
                    rest = rest.dropFirst(count)
                } else if count == 0 || errno != EINTR {
                    if count == 0 { errno = ENOSPC }
                    return false
                }
            }
            return true
        }
    }

    /// What is in a file; `nil` where there is none.
    /// - Parameter limit: The most that is read: a larger file gives one byte more than that, and no more.
    func contents(of name: String, limit: Int) throws(Failure) -> [UInt8]? {
        let file = openat(folder, name, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_NOCTTY | O_CLOEXEC, 0)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw errno == ELOOP ? .foreign : .machine(errno)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .machine(errno) }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() else { throw .foreign }
        var bytes = [UInt8](repeating: 0, count: min(max(0, Int(status.st_size)), limit) + 1)
        var count = 0
        while count < bytes.count {
            let read = bytes.withUnsafeMutableBytes { Glibc.read(file, $0.baseAddress! + count, $0.count - count) }
            if read < 0, errno == EINTR { continue }
            guard read >= 0 else { throw .machine(errno) }
            if read == 0 { break }
            count += read
        }
        return Array(bytes.prefix(count))
    }

    /// Takes a file away, and what is left of writing it.
    func remove(_ name: String) {
        sweep(name)
        if calls.remove(folder, name) == 0 { _ = calls.synchronize(folder) }
    }

    /// Takes away what a program that was killed has left of writing a file.
    func sweep(_ name: String) {
        _ = calls.remove(folder, Self.temporary(name))
    }
}
