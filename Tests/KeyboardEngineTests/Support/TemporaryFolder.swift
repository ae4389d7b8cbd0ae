import Foundation
import KeyboardEngine

/// A folder that is removed again.
final class TemporaryFolder {
    let path = NSTemporaryDirectory() + "/typecase-\(UUID().uuidString)"

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    func write(_ name: String, _ text: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
    }

    /// A layout of another locale with the keys of the English one.
    func writeLayout(_ locale: String) throws {
        let text = try ShippedLayouts.englishText()
        try write("\(locale).json", text.replacingOccurrences(of: "\"en\"", with: "\"\(locale)\""))
    }

    /// The emoji in it.
    var assets: EmojiAssets { EmojiAssets(directories: [path]) }
}
