import Foundation
import Synchronization

/// The colours and pictures of asset catalogues: folders `*.xcassets` among a bundle's resources, as they are in a project.
///
/// On iOS a catalogue is compiled into one file; here its folders are read when something of them is asked for first, so a program
/// copies them to its resources as they are (in a package: `.copy("Assets.xcassets")`). Of the main bundle the bundles count too that
/// a package puts beside its program.
struct AssetCatalog {
    /// What an entry is.
    enum Kind: String {
        case color = "colorset"
        case image = "imageset"
    }

    /// The folders of entries, by their names and kinds.
    private let folders: [String: URL]

    private static let read = Mutex<[String: AssetCatalog]>([:])

    /// The catalogues of a bundle.
    static func of(_ bundle: Bundle) -> AssetCatalog {
        read.withLock { read in
            if let known = read[bundle.bundlePath] { return known }
            let catalog = AssetCatalog(resourceFolders(of: bundle))
            read[bundle.bundlePath] = catalog
            return catalog
        }
    }

    /// Where the resources of a bundle are.
    static func resourceFolders(of bundle: Bundle) -> [URL] {
        guard let folder = bundle.resourceURL else { return [] }
        guard bundle === Bundle.main else { return [folder] }
        let beside = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return [folder] + beside.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
    }

    init(_ resourceFolders: [URL]) {
        var found: [String: URL] = [:]
        for folder in resourceFolders {
            let all = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
            for catalog in all where catalog.pathExtension == "xcassets" {
                Self.collect(in: catalog, prefix: "", depth: 0, &found)
            }
        }
        folders = found
    }

    /// More folders than this are not in each other: a link may lead around for ever.
    private static let depthLimit = 16

    private static func collect(in folder: URL, prefix: String, depth: Int, _ found: inout [String: URL]) {
        guard depth < depthLimit,
            let all = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        else { return }
        for entry in all.sorted(by: { $0.path < $1.path }) {
            let name = entry.deletingPathExtension().lastPathComponent
            if Kind(rawValue: entry.pathExtension) != nil {
                let key = prefix + name + "." + entry.pathExtension
                if found[key] == nil { found[key] = entry }
            } else if entry.pathExtension.isEmpty, entry.hasDirectoryPath {
                let group: Group? = contents(of: entry)
                let isNamespace = group?.properties?.providesNamespace == true
                collect(in: entry, prefix: isNamespace ? prefix + name + "/" : prefix, depth: depth + 1, &found)
            }
        }
    }

    private struct Group: Decodable {
        struct Properties: Decodable {
            var providesNamespace: Bool?
            enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
        }
        var properties: Properties?
    }

    /// The folder of an entry.
    func folder(_ name: String, _ kind: Kind) -> URL? { folders[name + "." + kind.rawValue] }

    /// What an entry says of itself; `nil` for what cannot be read.
    static func contents<Contents: Decodable>(of folder: URL) -> Contents? {
        (try? Data(contentsOf: folder.appendingPathComponent("Contents.json"))).flatMap {
            try? JSONDecoder().decode(Contents.self, from: $0)
        }
    }
}

/// For which look of the interface a variant of an entry is.
struct AssetAppearance: Decodable {
    var appearance: String
    var value: String

    /// How well variants serve traits: the more of it is said the better; `nil` where something else is said.
    private static func fit(_ all: [AssetAppearance]?, _ traits: UITraitCollection) -> Int? {
        var fit = 0
        for one in all ?? [] {
            switch (one.appearance, one.value) {
            case ("luminosity", "dark") where traits.userInterfaceStyle == .dark: fit += 2
            case ("luminosity", "light") where traits.userInterfaceStyle != .dark: fit += 2
            case ("contrast", "high") where traits.accessibilityContrast == .high: fit += 1
            default: return nil
            }
        }
        return fit
    }

    /// The variants of an entry that serve traits best, in their order.
    static func best<Variant>(
        of all: [Variant], for traits: UITraitCollection, _ appearances: (Variant) -> [AssetAppearance]?
    ) -> [Variant] {
        let fits = all.map { fit(appearances($0), traits) }
        guard let best = fits.compactMap(\.self).max() else { return [] }
        return zip(all, fits).filter { $0.1 == best }.map(\.0)
    }
}
