import Foundation

/// Reads layout files without trusting them: nothing that is huge, blocks, or is no file at all.
enum LayoutFile {
    /// The largest file that is read, in bytes; a layout of three planes has about 10,000.
    static let sizeLimit = 256 * 1024

    /// The file's bytes, or `nil` when it does not exist.
    static func contents(of path: String) throws(KeyLayoutError) -> Data? {
        // Non-blocking, so that a pipe in a layout's place cannot hang the program.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else {
            let cause = errno
            if cause == ENOENT || cause == ENOTDIR { return nil }
            throw KeyLayoutError(.unreadable, file: path, reason: "it cannot be opened, \(words(for: cause))")
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw KeyLayoutError(.unreadable, file: path, reason: "it is not a regular file")
        }
        guard status.st_size <= sizeLimit else {
            throw KeyLayoutError(
                .tooLarge,
                file: path,
                reason: "it has \(status.st_size) bytes, and no layout has more than \(sizeLimit)"
            )
        }
        return try read(descriptor, count: Int(status.st_size), path: path)
    }

    /// Reads at most `count` bytes: the file may have been cut since it was measured, or be growing.
    private static func read(_ descriptor: Int32, count: Int, path: String) throws(KeyLayoutError) -> Data {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let step = bytes.withUnsafeMutableBytes { buffer in
                Foundation.read(descriptor, buffer.baseAddress?.advanced(by: filled), count - filled)
            }
            if step < 0, errno == EINTR { continue }
            guard step >= 0 else {
                throw KeyLayoutError(.unreadable, file: path, reason: "it cannot be read, \(words(for: errno))")
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
