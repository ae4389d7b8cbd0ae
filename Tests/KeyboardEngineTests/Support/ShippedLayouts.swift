import Foundation
import KeyboardEngine

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
