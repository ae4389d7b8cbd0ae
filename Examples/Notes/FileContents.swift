import UIKit

/// What a file held when it was read.
struct FileContents {
    /// The machine's number of what went wrong.
    struct Failure: Error, Equatable {
        var code: Int32
    }

    var bytes: [UInt8]
    /// Whether the person may write to the file.
    var isWritable: Bool
    /// How many names the file has.
    var linkCount: Int

    /// Reads a file; `nil` when there is none. Only regular files are read: others may have no end, or wait for ever.
    init?(path: String) throws(Failure) {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        guard file >= 0 else {
            if errno == ENOENT { return nil }
            throw Failure(code: errno)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw Failure(code: errno) }
        guard status.st_mode & S_IFMT == S_IFREG else { throw Failure(code: EINVAL) }
        guard let data = try? FileHandle(fileDescriptor: file).readToEnd() ?? Data() else { throw Failure(code: EIO) }
        bytes = Array(data)
        isWritable = access(path, W_OK) == 0
        linkCount = Int(status.st_nlink)
    }
}

/// Tells whether a file still holds what was read or written last.
struct FileMark: Equatable {
    private var count: Int
    private var hash: Int

    init(_ bytes: [UInt8]) {
        count = bytes.count
        hash = bytes.hashValue
    }
}
