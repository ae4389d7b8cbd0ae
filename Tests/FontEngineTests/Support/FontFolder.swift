import Foundation
import Synchronization
import TextEngine

@testable import FontEngine

/// A folder of fonts of a test's own, which is gone with it.
final class FontFolder {
    let path: String

    init() throws {
        path = NSTemporaryDirectory() + "typecase-fonts-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Copies a file that is installed.
    func copy(_ path: String) throws {
        try FileManager.default.copyItem(atPath: path, toPath: self.path + "/" + (path as NSString).lastPathComponent)
    }

    func write(_ bytes: some Sequence<UInt8>, as name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
    }
}

/// What a library has complained about.
final class Complaints: Sendable {
    private let kept = Mutex<[String]>([])

    var sentences: [String] { kept.withLock { $0 } }

    func add(_ sentence: String) { kept.withLock { $0.append(sentence) } }
}

extension FontLibrary {
    /// A library that knows a folder only, and tells its complaints.
    convenience init(folder: String, complaints: Complaints = Complaints()) {
        self.init(catalog: FontCatalog(folder: folder, usesMachine: false)) { complaints.add($0) }
    }
}

/// The fonts of this machine that tests are made for.
enum Installed {
    private static func location(_ spec: FontSpec) -> FontFile.Location? {
        FontLibrary.locked {
            let catalog = FontCatalog(folder: nil)
            return catalog.location(for: spec) { FontFile($0) != nil }
        }
    }

    /// The file of a family, or `nil` when it is not installed.
    static func file(_ family: String, isItalic: Bool = false) -> FontFile? {
        guard FontLibrary.shared.hasFamily(family) else { return nil }
        return FontLibrary.locked {
            location(FontSpec(design: .family(family), size: 17, isItalic: isItalic)).flatMap(FontFile.init)
        }
    }

    static func has(_ family: String) -> Bool { FontLibrary.shared.hasFamily(family) }

    /// Whether any font has a character.
    static func covers(_ text: String) -> Bool {
        FontLibrary.locked {
            text.unicodeScalars.allSatisfy { scalar in
                scalar.properties.isDefaultIgnorableCodePoint || scalar == " "
                    || FontLibrary.shared.fallback(
                        covering: [scalar.value], like: FontSpec(size: 17), prefersEmoji: false, scale: 1) != nil
            }
        }
    }

    /// The bytes of a small file, for damaging it.
    static func bytes(_ family: String) -> [UInt8]? {
        file(family).flatMap { FileManager.default.contents(atPath: $0.location.path) }.map(Array.init)
    }
}
