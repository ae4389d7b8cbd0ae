import Foundation

/// The files of a folder that is carried over.
struct SourceFolder {
    /// Why a folder cannot be taken.
    struct Refusal: Error {
        /// A clause without a full stop.
        let reason: String
    }

    /// The folder itself, without links in its path.
    let path: String
    /// Swift files, by their paths in the folder.
    private(set) var sources: [String] = []
    /// What a person must look after, with what to do.
    private(set) var others: [(path: String, text: String)] = []

    init(_ path: String) throws(Refusal) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Refusal(reason: "there is no folder \(path)")
        }
        guard isFolder.boolValue else { throw Refusal(reason: "\(path) is no folder") }
        guard FileManager.default.isReadableFile(atPath: path) else {
            throw Refusal(reason: "the folder \(path) cannot be read")
        }
        self.path = Self.resolved(path)
        collect("")
    }

    /// A path without links and dots in it.
    static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }

    private mutating func collect(_ folder: String) {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? path : "\(path)/\(folder)")
        } catch {
            others.append((folder, "this folder cannot be read"))
            return
        }
        for name in names.sorted() where !name.hasPrefix(".") && name != "DerivedData" {
            add(folder.isEmpty ? name : "\(folder)/\(name)", kind: (name as NSString).pathExtension.lowercased())
        }
    }

    private mutating func add(_ file: String, kind: String) {
        let type = (try? FileManager.default.attributesOfItem(atPath: "\(path)/\(file)"))?[.type] as? FileAttributeType
        if type == .typeSymbolicLink {
            if kind == "swift" || kind.isEmpty { others.append((file, "a link, which is left as it is")) }
        } else if let advice = Self.advices[kind] {
            others.append((file, advice))
        } else if type == .typeDirectory {
            collect(file)
        } else if kind == "swift", type == .typeRegular {
            sources.append(file)
        }
    }

    /// What to do with files that are not Swift's, by how their names end.
    private static let advices = [
        "xib": "there are no nib files; say in code what it holds: UINib.define(_:contents:)",
        "nib": "there are no nib files; say in code what it holds: UINib.define(_:contents:)",
        "storyboard": "there are no storyboards; make its controllers and views in code",
        "m": "there is no Objective-C; write it in Swift",
        "mm": "there is no Objective-C; write it in Swift",
        "h": "there is no Objective-C; write it in Swift, or as a C module of its own",
        "xcassets": "there are no asset catalogues; copy pictures as PNG files and colours as code",
        "xcdatamodeld": "there is no Core Data; keep the data in files of your own",
        "xcodeproj": "there is no Xcode; write a Package.swift or a CMakeLists.txt",
        "xcworkspace": "there is no Xcode; write a Package.swift or a CMakeLists.txt",
        "playground": "there are no playgrounds; move its code into a program",
    ]
}
