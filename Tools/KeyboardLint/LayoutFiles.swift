import Foundation
import KeyboardEngine

/// The layout files that are to be checked.
enum LayoutFiles {
    /// Why there is nothing to check.
    struct Missing: Error {
        /// A clause without a full stop.
        let reason: String
    }

    /// The files of the first folder of shipped layouts: those beside the program, or those that are installed.
    static func shipped() throws(Missing) -> [String] {
        let folders = AssetDirectories.standard("Keyboards", assets: nil)
        guard let folder = folders.first(where: { !layouts(in: $0).isEmpty }) else {
            throw Missing(reason: "there are no layouts in \(folders.joined(separator: ", "))")
        }
        return layouts(in: folder)
    }

    /// The files that paths name, and those in the folders that they name.
    static func files(of paths: [String]) throws(Missing) -> [String] {
        var files: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Missing(reason: "there is no file or folder \(path)")
            }
            guard isFolder.boolValue else {
                files.append(path)
                continue
            }
            let found = layouts(in: path)
            guard !found.isEmpty else { throw Missing(reason: "the folder \(path) has no files *.json") }
            files += found
        }
        return files
    }

    private static func layouts(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return names.filter { $0.hasSuffix(".json") }.sorted().map { prefix + $0 }
    }
}
