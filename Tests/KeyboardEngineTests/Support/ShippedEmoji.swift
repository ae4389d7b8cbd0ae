import Foundation

@testable import KeyboardEngine

/// The files of emoji that the package ships, as they stand in the source tree.
enum ShippedEmoji {
    /// The folder Assets/Emoji; TYPECASE_ASSETS, when set, names another Assets.
    static let folder: String = {
        if let assets = ProcessInfo.processInfo.environment["TYPECASE_ASSETS"] { return "\(assets)/Emoji" }
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return root.appendingPathComponent("Assets/Emoji").path
    }()

    /// The catalogue.
    static let catalog = EmojiAssets(directories: [folder]).catalog().value

    /// The languages that have names.
    static var languages: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder)
                .filter { $0.hasSuffix(".txt") && !["emoji.txt", "tones.txt"].contains($0) }
                .map { String($0.dropLast(4)) }.sorted()
        }
    }

    /// The names of a language.
    static func names(_ language: String) throws -> EmojiNames {
        try EmojiNames(data: data(language), file: "\(language).txt", edition: catalog.edition)
    }

    /// A file's contents.
    static func data(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).txt"))
    }
}

/// What Unicode lists as emoji, where Debian's unicode-data is installed.
enum EmojiTestFile {
    static let path = "/usr/share/unicode/emoji/emoji-test.txt"
    static let isInstalled = FileManager.default.fileExists(atPath: path)

    /// The version of the list.
    static func version() throws -> Substring? {
        try lines().first { $0.hasPrefix("# Version: ") }?.dropFirst(11)
    }

    /// All fully qualified emoji with their groups as Unicode calls them, in its order.
    static func emoji() throws -> [(text: String, group: Substring)] {
        var group: Substring = ""
        return try lines().compactMap { line in
            if line.hasPrefix("# group: ") { group = line.dropFirst(9) }
            let fields = line.split(separator: ";")
            guard fields.count > 1, fields[1].hasPrefix(" fully-qualified") else { return nil }
            let scalars = fields[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }.compactMap(
                Unicode.Scalar.init)
            return (String(String.UnicodeScalarView(scalars)), group)
        }
    }

    private static func lines() throws -> [Substring] {
        try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    }
}
