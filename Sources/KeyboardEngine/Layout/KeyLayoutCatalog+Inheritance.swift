import Foundation

/// Files that say only how they differ from another.
extension KeyLayoutCatalog {
    /// The most files that one layout is made of.
    private static let ancestryLimit = 8
    /// The largest file that is read, in bytes; a layout of three planes has about 10,000.
    private static let sizeLimit = 256 * 1024

    /// Loads one file with all that it inherits; `nil` when it does not exist.
    package func load(_ path: String) throws(KeyLayoutError) -> KeyLayout? {
        guard let own = try source(path) else { return nil }
        var ancestry = [own]
        while let name = ancestry[0].parent {
            guard ancestry.count < Self.ancestryLimit else {
                throw fault(in: ancestry[0], "a layout may be made of at most \(Self.ancestryLimit) files")
            }
            ancestry.insert(try parent(name, of: ancestry), at: 0)
        }
        do throws(KeyLayoutError) {
            return try KeyLayout(Self.merged(ancestry))
        } catch {
            // What is wrong may stand in a file that is inherited: then the message has to name that one.
            for count in 1..<ancestry.count {
                _ = try KeyLayout(Self.merged(Array(ancestry[..<count])))
            }
            throw error
        }
    }

    /// Files from the one that inherits nothing to the last, in one.
    private static func merged(_ ancestry: [LayoutSource]) -> LayoutSource {
        ancestry.dropFirst().reduce(ancestry[0]) { $1.inheriting($0) }
    }

    /// The file of a name that the first of some files inherits: in its own folder, or in the catalog's. None is inherited
    /// twice, so that a deployment's `de.json` can inherit the `de` that is shipped.
    private func parent(_ name: String, of ancestry: [LayoutSource]) throws(KeyLayoutError) -> LayoutSource {
        let child = ancestry[0]
        guard LocaleFileNames.subtags(of: name) != nil else {
            throw fault(in: child, "\"\(name)\" is not the name of a layout")
        }
        let folder = child.file.lastIndex(of: "/").map { String(child.file[..<$0]) } ?? "."
        for directory in [folder] + directories {
            let path = "\(directory)/\(name).json"
            guard !ancestry.contains(where: { $0.file == path }) else { continue }
            if let source = try source(path) { return source }
        }
        throw fault(in: child, "there is no other layout \"\(name)\" to inherit from")
    }

    private func source(_ path: String) throws(KeyLayoutError) -> LayoutSource? {
        guard let data = try contents(path) else { return nil }
        return try LayoutSource(data: data, file: path)
    }

    private func contents(_ path: String) throws(KeyLayoutError) -> Data? {
        do throws(AssetFile.Fault) {
            return try AssetFile.contents(of: path, limit: Self.sizeLimit, kind: "layout")
        } catch {
            throw KeyLayoutError(error.isTooLarge ? .tooLarge : .unreadable, file: path, reason: error.reason)
        }
    }

    private func fault(in source: LayoutSource, _ reason: String) -> KeyLayoutError {
        KeyLayoutError(.invalid, file: source.file, place: "inherits", reason: reason)
    }
}
