import Foundation

/// Reads files without trusting them: nothing that is huge, blocks, or is no file at all.
enum AssetFile {
    /// Why a file is not read.
    struct Fault: Error {
        /// Whether the file is larger than it may be; else it cannot be read, or is no regular file.
        let isTooLarge: Bool
        /// What is wrong, as a clause without a full stop.
        let reason: String
    }

    /// The file's bytes, or `nil` when it does not exist.
    /// - Parameters:
    ///   - limit: The largest file that is read, in bytes.
    ///   - kind: What the file is, for the words of a fault: "layout".
    static func contents(of path: String, limit: Int, kind: String) throws(Fault) -> Data? {
        // Non-blocking, so that a pipe in a layout's place cannot hang the program.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let cause = errno
            if cause == ENOENT || cause == ENOTDIR { return nil }
            throw Fault(isTooLarge: false, reason: "it cannot be opened, \(words(for: cause))")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw Fault(isTooLarge: false, reason: "it is not a regular file")
        }
        guard status.st_size <= limit else {
            throw Fault(
                isTooLarge: true, reason: "it has \(status.st_size) bytes, and no \(kind) has more than \(limit)")
        }
        return try read(descriptor, count: Int(status.st_size))
    }

    /// Reads at most `count` bytes: the file may have been cut since it was measured, or be growing.
    private static func read(_ descriptor: Int32, count: Int) throws(Fault) -> Data {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let step = bytes.withUnsafeMutableBytes { buffer in
                Foundation.read(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
            }
            if step < 0, errno == EINTR { continue }
            guard step >= 0 else {
                throw Fault(isTooLarge: false, reason: "it cannot be read, \(words(for: errno))")
            }
            guard step > 0 else { break }
            filled += step
        }
        return Data(bytes[..<filled])
    }

    /// The system's words for an error number.
    private static func words(for error: Int32) -> String {
        String(cString: strerror(error)).lowercased()
    }
}
