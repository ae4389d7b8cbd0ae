import FontEngine
import Foundation
import KeyboardEngine
import Testing
import UIKitSimulator

@testable import UIKit

/// The pictures of Documentation/Keyboards.md, which Scripts/pictures makes with these scenes.
@MainActor @Suite struct KeyboardPictureTests {
    /// Where Scripts/pictures wants the pictures.
    private nonisolated static let folder = ProcessInfo.processInfo.environment["TYPECASE_PICTURES"]
    private nonisolated static let documentation = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
        url.deletingLastPathComponent()
    }.appendingPathComponent("Documentation")

    @Test("The page shows every scene once, in their order, with words for who cannot see it")
    func page() throws {
        let page = try String(contentsOf: Self.documentation.appendingPathComponent("Keyboards.md"), encoding: .utf8)
        let shown = page.matches(of: #/!\[(?<words>[^\]]*)\]\(Pictures/Keyboards/(?<name>[^)]+)\.png\)/#)
        #expect(shown.map { String($0.name) } == KeyboardScene.all.map(\.name))
        for picture in shown { #expect(picture.words.count > 20, "\(picture.name)") }
        #expect(Set(shown.map { String($0.words) }).count == shown.count)
    }

    @Test("There is a picture of every scene and no other, and all of them are small")
    func files() throws {
        let folder = Self.documentation.appendingPathComponent("Pictures/Keyboards")
        let files = try FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.fileSizeKey])
        #expect(files.map(\.lastPathComponent).sorted() == KeyboardScene.all.map { "\($0.name).png" }.sorted())
        let bytes = try files.map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
        #expect(bytes.reduce(0, +) < 2_500_000)
    }

    @Test("Every kind of keyboard has a scene")
    func types() {
        let types = (0..<100).compactMap { UIKeyboardType(rawValue: $0) }
        #expect(types.count == 12 && Set(types) == Set(KeyboardScene.all.map(\.type)))
    }

    @Test("A scene has the keyboard on the screen, below half of its height")
    func scenes() throws {
        for scene in KeyboardScene.all {
            let simulator = scene.stage().simulator
            let keyboard = try #require(simulator.application.keyboard.shownKeyboard, "\(scene.name)")
            #expect(keyboard.bounds.height <= scene.size.height * 0.5, "\(scene.name)")
            #expect(simulator.areaMissedByDamage() == nil, "\(scene.name)")
        }
    }

    @Test(.enabled(if: folder != nil, "only Scripts/pictures makes pictures"))
    func `pictures are made`() throws {
        let folder = URL(fileURLWithPath: try #require(Self.folder))
        let missing = Self.missingCharacters
        try #require(missing.isEmpty, "\(missing.joined(separator: "; ")). Scripts/install brings the fonts.")
        for scene in KeyboardScene.all {
            try Data(scene.png()).write(to: folder.appendingPathComponent("\(scene.name).png"))
        }
    }

    /// What the scenes show and no font has.
    private static var missingCharacters: [String] {
        let missing = FontLibrary.shared.missingCharacters
        let languages = Set(KeyboardScene.all.flatMap(\.languages)).subtracting(["emoji"]).sorted()
        let keys = languages.flatMap { language in
            KeyLayoutLint.unshownTexts(in: KeyLayoutCatalog().layout(for: language).layout, missing: missing)
                .map { "\(language): \($0)" }
        }
        let texts = missing(KeyboardScene.all.map(\.text).joined() + "😀")
        return keys + (texts.isEmpty ? [] : ["no font has \(String(texts))"])
    }
}
