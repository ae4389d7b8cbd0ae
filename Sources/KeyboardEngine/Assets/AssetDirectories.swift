import Foundation

/// Where the files are that the package ships and that a kiosk may replace.
///
/// `Bundle.module` is not used: it stops the program when its folder is missing, and an installed program has its files
/// in `share`.
package enum AssetDirectories {
    /// The directories of a kind of files, first to last.
    /// - Parameters:
    ///   - folder: The kind, as a folder of Assets is named: "Keyboards", "Emoji".
    ///   - assets: A directory with such a folder that goes before all others.
    ///   - executable: The path of the running program; empty when it is unknown.
    package static func standard(
        _ folder: String,
        assets: String? = getenv("TYPECASE_ASSETS").map { String(cString: $0) },
        executable: String = runningExecutable()
    ) -> [String] {
        var directories: [String] = []
        if let assets, !assets.isEmpty {
            directories.append("\(assets)/\(folder)")
        }
        if let slash = executable.lastIndex(of: "/") {
            let place = executable[..<slash]
            directories.append("\(place)/Typecase_KeyboardEngine.resources/\(folder)")
            directories.append("\(place)/../share/typecase/\(folder)")
        }
        return directories + ["/usr/local/share/typecase/\(folder)", "/usr/share/typecase/\(folder)"]
    }

    /// The path of the running program as the kernel knows it, or an empty string.
    package static func runningExecutable() -> String {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : ""
    }
}
