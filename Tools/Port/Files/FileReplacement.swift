import Foundation

/// Writes a file as a whole or not at all: beside it, under another name, which is changed when all is written.
enum FileReplacement {
    /// Why a file was not written.
    struct Failure: Error {
        /// A clause without a full stop.
        let reason: String
    }

    /// Puts content in the place of a file, whose permissions stay. Where there is none it makes one, and its folders.
    /// - Parameter before: What the file has had; when that has changed since, it is left as it is.
    static func write(_ content: [UInt8], to path: String, instead before: [UInt8]?) throws(Failure) {
        let files = FileManager.default
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent()
        if let before {
            guard files.contents(atPath: path) == Data(before) else {
                throw Failure(reason: "the file has changed meanwhile and was left as it is")
            }
        } else {
            do {
                try files.createDirectory(at: folder, withIntermediateDirectories: true)
            } catch {
                throw Failure(reason: "its folder could not be made")
            }
        }
        let name = ".\(url.lastPathComponent).\(UUID().uuidString)"
        let temporary = folder.appendingPathComponent(name).path
        let permissions = (try? files.attributesOfItem(atPath: path))?[.posixPermissions]
        guard files.createFile(atPath: temporary, contents: Data(content)),
            files.contents(atPath: temporary) == Data(content)
        else {
            try? files.removeItem(atPath: temporary)
            throw Failure(reason: "the file could not be written and was left as it is")
        }
        if let permissions { try? files.setAttributes([.posixPermissions: permissions], ofItemAtPath: temporary) }
        guard rename(temporary, path) == 0 else {
            try? files.removeItem(atPath: temporary)
            throw Failure(reason: "the file could not be replaced and was left as it is")
        }
    }
}
