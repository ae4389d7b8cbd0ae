import UIKit

/// Gives a file new contents in one step: whatever happens meanwhile, the old or the new ones are there, and whole.
///
/// The new contents are written beside the file and then put in its place. Mode, owner and group stay; a symbolic link
/// goes on pointing to the file. Access control lists and other extended attributes are not kept, and other names of the
/// file (hard links) keep the old contents.
struct FileReplacement {
    /// Why a file was not replaced.
    enum Failure: Error, Equatable {
        /// The new file would belong to somebody else than the old one.
        case owner
        /// The machine refused; the old file is as it was.
        case machine(Int32)
    }

    /// Whether a file that would change its owner is replaced nevertheless.
    var changesOwner = false

    /// Replaces the contents of a file, or makes it.
    func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let target = SymbolicLink.target(of: path) as NSString
        let folder = open(target.deletingLastPathComponent, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard folder >= 0 else { throw .machine(errno) }
        defer { close(folder) }
        let name = target.lastPathComponent
        var old = stat()
        let isNew = fstatat(folder, name, &old, AT_SYMLINK_NOFOLLOW) != 0
        guard isNew || old.st_mode & S_IFMT == S_IFREG else { throw .machine(EINVAL) }
        do {
            // Nobody else may look into a file that will be private.
            let file = try TemporaryFile(in: folder, mode: isNew ? 0o666 : 0o600)
            do {
                if !isNew { try adopt(old, file.file) }
                try file.write(bytes)
                try file.replace(name)
            } catch {
                file.discard()
                throw error
            }
        } catch let error as FileContents.Failure {
            throw .machine(error.code)
        } catch {
            throw .owner
        }
    }

    /// Gives the new file the owner and the mode of the old one.
    private func adopt(_ old: stat, _ file: Int32) throws {
        var new = stat()
        guard fstat(file, &new) == 0 else { throw FileContents.Failure(code: errno) }
        var mode = old.st_mode & 0o7777
        if new.st_uid != old.st_uid || new.st_gid != old.st_gid, fchown(file, old.st_uid, old.st_gid) != 0 {
            guard changesOwner else { throw Failure.owner }
            // The old file's rights were those of its own group.
            if fchown(file, new.st_uid, old.st_gid) != 0 { mode &= 0o707 }
            mode &= 0o777
        }
        guard fchmod(file, mode) == 0 else { throw FileContents.Failure(code: errno) }
    }
}

/// A file that stands for another.
enum SymbolicLink {
    /// What a path leads to, which need not exist: the path itself when it is no symbolic link.
    static func target(of path: String) -> String {
        var path = path.hasPrefix("/") ? path : FileManager.default.currentDirectoryPath + "/" + path
        // The system gives up after as many.
        for _ in 0..<40 {
            guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { break }
            // Not simplified: ".." behind a link leads to where the system says.
            path = next.hasPrefix("/") ? next : (path as NSString).deletingLastPathComponent + "/" + next
        }
        return path
    }
}
