import Glibc

/// The files of a folder and of the folders inside it, those that begin with a dot left out.
struct FolderContents {
    /// The paths of regular files, in the order of their names.
    private(set) var files: [String] = []
    /// Whether there is anything else beside folders: a pipe, a device, a socket, a link that leads nowhere.
    private(set) var hasOtherThanFiles = false

    private struct Identity: Hashable {
        var device: dev_t
        var number: ino_t
    }

    private var visited: Set<Identity> = []

    /// Reads a folder. What is no folder, or cannot be read, is empty.
    init(_ path: String) {
        // A list instead of recursion, because folders may be deep; and each only once, because links may lead in rings.
        var folders = [path]
        while let folder = folders.popLast() {
            guard let status = Self.status(of: folder), status.st_mode & S_IFMT == S_IFDIR,
                visited.insert(Identity(device: status.st_dev, number: status.st_ino)).inserted
            else { continue }
            for name in Self.names(in: folder) {
                let path = folder + "/" + name
                switch Self.status(of: path).map({ $0.st_mode & S_IFMT }) {
                case S_IFREG: files.append(path)
                case S_IFDIR: folders.append(path)
                default: hasOtherThanFiles = true
                }
            }
        }
    }

    private static func status(of path: String) -> stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    private static func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }
}
