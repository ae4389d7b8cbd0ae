import Foundation

/// Finds and loads layout files by locale.
package struct KeyLayoutCatalog: Sendable {
    /// What the catalog gives for a locale: always a layout, and what went wrong on the way to it.
    package struct Selection: Sendable {
        /// The best layout that could be loaded.
        package let layout: KeyLayout
        /// Faults to be logged once; a file that is broken is passed over, not fatal.
        package let problems: [KeyLayoutError]
    }

    /// The locale that is used when none of a locale's own files can be.
    package static let fallbackLocale = "en"

    /// The directories that are searched, first to last.
    package let directories: [String]

    /// A catalog of the given directories, or of the standard ones.
    package init(directories: [String] = Self.standardDirectories()) {
        self.directories = directories
    }

    /// The layout for a locale such as "de-AT" or "de_AT.UTF-8".
    ///
    /// Tried in this order: the locale, its shorter forms, English, each in every directory; at last
    /// the layout that is built in, so that a kiosk whose files are damaged can still be typed on.
    package func layout(for locale: String) -> Selection {
        var problems: [KeyLayoutError] = []
        let names = Self.candidates(for: locale)
        for name in names {
            for directory in directories {
                do throws(KeyLayoutError) {
                    guard let layout = try load("\(directory)/\(name).json") else { continue }
                    return Selection(layout: layout, problems: problems)
                } catch {
                    problems.append(error)
                }
            }
        }
        if problems.isEmpty {
            let places = directories.joined(separator: ", ")
            problems.append(
                KeyLayoutError(.notFound, file: "\(names[0]).json", reason: "no such file in \(places)")
            )
        }
        return Selection(layout: .emergency, problems: problems)
    }

    /// File names without extension, most specific first: "zh-Hant-TW", "zh-Hant", "zh", "en".
    static func candidates(for locale: String) -> [String] {
        // What follows "." or "@" in a POSIX locale is a character set or a modifier.
        var parts = subtags(of: locale.prefix { $0 != "." && $0 != "@" }) ?? []
        var names: [String] = []
        while !parts.isEmpty {
            names.append(parts.joined(separator: "-"))
            parts.removeLast()
        }
        return names.contains(fallbackLocale) ? names : names + [fallbackLocale]
    }
}

extension KeyLayoutCatalog {
    /// The parts of a language tag, which hyphens or underscores separate; `nil` for what is none. It could be a path that
    /// leads out of a directory.
    static func subtags(of text: some StringProtocol) -> [String]? {
        let parts = text.split { $0 == "-" || $0 == "_" }
        let isTag =
            (1...8).contains(parts.count)
            && parts.allSatisfy { $0.utf8.count <= 8 && $0.utf8.allSatisfy(\.isAlphanumeric) }
        return isTag ? parts.map { String($0) } : nil
    }

    /// Where layout files are looked for.
    ///
    /// `Bundle.module` is not used: it stops the program when its folder is missing, and an installed
    /// program has its files in `share`.
    ///
    /// - Parameters:
    ///   - assets: A directory with a folder `Keyboards` that goes before all others.
    ///   - executable: The path of the running program; empty when it is unknown.
    package static func standardDirectories(
        assets: String? = getenv("TYPECASE_ASSETS").map { String(cString: $0) },
        executable: String = runningExecutable()
    ) -> [String] {
        var directories: [String] = []
        if let assets, !assets.isEmpty {
            directories.append("\(assets)/Keyboards")
        }
        if let slash = executable.lastIndex(of: "/") {
            let folder = executable[..<slash]
            directories.append("\(folder)/Typecase_KeyboardEngine.resources/Keyboards")
            directories.append("\(folder)/../share/typecase/Keyboards")
        }
        return directories + ["/usr/local/share/typecase/Keyboards", "/usr/share/typecase/Keyboards"]
    }

    /// The path of the running program as the kernel knows it, or an empty string.
    package static func runningExecutable() -> String {
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink("/proc/self/exe", &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) : ""
    }
}

extension UInt8 {
    /// Whether the byte is an ASCII letter or digit.
    fileprivate var isAlphanumeric: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"): true
        default: false
        }
    }
}
