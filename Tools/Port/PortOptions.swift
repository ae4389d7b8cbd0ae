import Foundation

/// The arguments of the command.
struct PortOptions {
    private(set) var folder = ""
    private(set) var isCheck = false
    private(set) var wantsHelp = false
    private var output: String?

    init(_ arguments: [String]) throws(SourceFolder.Refusal) {
        var folders: [String] = []
        var rest = arguments[...]
        var isPathOnly = false
        if rest.prefix(while: { $0 != "--" }).contains("--help") {
            wantsHelp = true
            return
        }
        while let argument = rest.popFirst() {
            switch argument {
            case _ where isPathOnly: folders.append(argument)
            // What follows "--" is a path, whatever it looks like.
            case "--": isPathOnly = true
            case "--check": isCheck = true
            case "--output":
                guard let path = rest.popFirst(), !path.isEmpty else { throw .init(reason: "--output needs a folder") }
                output = path
            case _ where argument.hasPrefix("-"): throw .init(reason: "there is no option \(argument)")
            default: folders.append(argument)
            }
        }
        guard folders.count == 1, let folder = folders.first, !folder.isEmpty else {
            throw .init(reason: folders.isEmpty ? "no folder is named" : "one folder is taken at a time")
        }
        if isCheck, output != nil { throw .init(reason: "--check writes nothing, --output does") }
        self.folder = folder
    }

    /// The folder that is written into: that of the sources, or another that is new or empty and not inside it.
    func target(of folder: SourceFolder) throws(SourceFolder.Refusal) -> String {
        guard let output else { return folder.path }
        let path = SourceFolder.resolved(output)
        if path == folder.path || path.hasPrefix(folder.path + "/") {
            throw .init(reason: "the folder \(output) is one of the sources")
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return path }
        let names = isFolder.boolValue ? try? FileManager.default.contentsOfDirectory(atPath: path) : nil
        guard names?.isEmpty == true else { throw .init(reason: "\(output) is not an empty folder") }
        return path
    }
}
