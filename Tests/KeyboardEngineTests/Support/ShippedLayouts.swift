import Foundation
import KeyboardEngine
import Testing

/// The layout files that the package ships, as they stand in the source tree.
enum ShippedLayouts {
    /// The folder Assets/Keyboards; TYPECASE_ASSETS, when set, names another Assets.
    static let folder: String = {
        if let assets = ProcessInfo.processInfo.environment["TYPECASE_ASSETS"] { return "\(assets)/Keyboards" }
        let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        return root.appendingPathComponent("Assets/Keyboards").path
    }()

    /// The names of all layout files.
    static var files: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".json") }.sorted()
        }
    }

    /// The names of all layouts, which their files have without the ending; none where the folder cannot be read.
    static let names = ((try? files) ?? []).map { String($0.dropLast(".json".count)) }

    /// The layout of a name, with all that it inherits.
    static func layout(_ name: String) throws -> KeyLayout {
        try #require(try KeyLayoutCatalog().load("\(folder)/\(name).json"), "there is no layout \(name)")
    }

    /// What a table says of a layout, or of the one of a shorter name: "fr-CH" has what is said of "fr".
    static func entry<Value>(for name: String, in table: [String: Value]) -> Value? {
        var name = name[...]
        while true {
            if let value = table[String(name)] { return value }
            guard let hyphen = name.lastIndex(of: "-") else { return nil }
            name = name[..<hyphen]
        }
    }

    /// The text of the English layout.
    static func englishText() throws -> String {
        try String(contentsOfFile: "\(folder)/en.json", encoding: .utf8)
    }

    /// The English layout.
    static func english() throws -> KeyLayout {
        try KeyLayout(data: Data(englishText().utf8), file: "en.json")
    }

    /// The English layout with a part of its text replaced; the part must be there.
    static func english(replacing part: String, with other: String) throws -> KeyLayout {
        let text = try englishText()
        precondition(text.contains(part), "The English layout must contain \(part).")
        return try KeyLayout(data: Data(text.replacingOccurrences(of: part, with: other).utf8), file: "en.json")
    }
}
