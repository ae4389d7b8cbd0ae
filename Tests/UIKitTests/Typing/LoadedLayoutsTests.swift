import Foundation
import KeyboardEngine
import Testing

@testable import UIKit

/// Layouts of a deployment: its files go before those that are shipped, and what is wrong with them harms no one.
@MainActor @Suite struct LoadedLayoutsTests {
    /// The folder that TYPECASE_ASSETS names; removed again.
    @MainActor private final class Deployment {
        let assets = NSTemporaryDirectory() + "assets-\(UUID().uuidString)"
        private(set) var complaints: [String] = []

        init() throws {
            try FileManager.default.createDirectory(
                atPath: "\(assets)/Keyboards", withIntermediateDirectories: true)
        }

        func write(_ name: String, _ text: String) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: "\(assets)/Keyboards/\(name).json"))
        }

        func layouts(shipped: Bool = true) -> LoadedLayouts {
            let directories =
                shipped ? AssetDirectories.standard("Keyboards", assets: assets) : ["\(assets)/Keyboards"]
            return LoadedLayouts(directories: directories) { [self] in complaints.append($0) }
        }

        deinit {
            try? FileManager.default.removeItem(atPath: assets)
        }
    }

    private func letters(_ layout: KeyLayout) -> String {
        let plane = layout.planeSet(for: .default, form: .compact).planes["letters"]
        return plane?.rows.first?.keys.compactMap { $0.output(shifted: false) }.joined() ?? ""
    }

    @Test func `a deployment's layout goes before the shipped one and can inherit it`() throws {
        let deployment = try Deployment()
        try deployment.write("de", #"{ "locale": "de", "inherits": "de", "words": { "go": "Los" } }"#)
        let layouts = deployment.layouts()
        #expect(layouts["de"].words[.go] == "Los" && layouts["de"].words[.search] == "Suchen")
        #expect(letters(layouts["de"]) == "qwertzuiopü" && letters(layouts["fr"]) == "azertyuiop")
        #expect(deployment.complaints == [])
    }

    @Test func `a layout that was read ahead is not read again and says its faults when it is asked for`() throws {
        let deployment = try Deployment()
        try deployment.write("de", #"{ "locale": "de", "inherits": "de", "words": { "go": "Los" } }"#)
        try deployment.write("fr", "{")
        let layouts = deployment.layouts()
        layouts.prepare(["de", "fr"])
        let deadline = Date(timeIntervalSinceNow: 10)
        while layouts.aheadCount < 2, Date() < deadline { Thread.sleep(forTimeInterval: 0.005) }
        try deployment.write("de", #"{ "locale": "de", "inherits": "de", "words": { "go": "Weg" } }"#)
        #expect(deployment.complaints == [])
        #expect(layouts["de"].words[.go] == "Los" && letters(layouts["fr"]) == "azertyuiop")
        #expect(deployment.complaints.count == 1 && layouts.aheadCount == 0)
    }

    @Test func `no more than some languages are read ahead`() throws {
        let layouts = try Deployment().layouts()
        let names = ["de", "fr", "es", "it", "pl", "cs", "ru", "el", "ar", "he"]
        layouts.prepare(names)
        let deadline = Date(timeIntervalSinceNow: 10)
        while layouts.aheadCount < 8, Date() < deadline { Thread.sleep(forTimeInterval: 0.005) }
        Thread.sleep(forTimeInterval: 0.05)
        #expect(layouts.aheadCount == 8)
        for name in names { #expect(layouts[name].locale == name) }
    }

    /// A broken file, where the fault is, and why.
    nonisolated static let faults = [
        ("{", "", "the text is not valid JSON"),
        ("", "", "the text is not valid JSON"),
        (#"{ "locale": "de", "inherits": "xy" }"#, " at inherits", "there is no other layout \"xy\" to inherit from"),
        (
            #"{ "locale": "de", "inherits": "en", "planes": { "letters": { "letters": ["ab", "c", "d"] } } }"#,
            " at planes.letters.compact.rows[0]", "there is no key \"ab\""
        ),
        (
            #"{ "locale": "de", "inherits": "en", "keys": { "any": { "q": { "texts": "x" } } } }"#,
            " at keys.any.q.texts", "\"texts\" is not a member that is known here"
        ),
    ]

    @Test(arguments: faults)
    func `of a broken file of a deployment the shipped one is used, which is said once`(
        text: String, place: String, reason: String
    ) throws {
        let deployment = try Deployment()
        try deployment.write("de", text)
        let layouts = deployment.layouts()
        for _ in 0..<3 {
            #expect(letters(layouts["de"]) == "qwertzuiopü" && layouts["de"].words[.search] == "Suchen")
        }
        #expect(deployment.complaints.count == 1)
        let said = try #require(deployment.complaints.first)
        #expect(said.hasPrefix("Keyboard layout \(deployment.assets)/Keyboards/de.json: \(reason)"), "\(said)")
        #expect(said.hasSuffix("\(place)."), "\(said)")
    }

    @Test func `a broken file harms no other language, not even those that inherit one of its name`() throws {
        let deployment = try Deployment()
        try deployment.write("en", "[]")
        let layouts = deployment.layouts()
        #expect(letters(layouts["de"]) == "qwertzuiopü" && letters(layouts["ru"]) == "йцукенгшщзх")
        #expect(deployment.complaints == [])
        #expect(letters(layouts["en"]) == "qwertyuiop")
        #expect(deployment.complaints.count == 1)
    }

    @Test func `without any sound file there are keys all the same`() throws {
        let deployment = try Deployment()
        try deployment.write("de", "{")
        try deployment.write("en", "[]")
        let layouts = deployment.layouts(shipped: false)
        #expect(layouts["de-AT"] == KeyLayout.emergency && layouts["de-AT"] == KeyLayout.emergency)
        #expect(deployment.complaints.map { $0.contains("/de.json") } == [true, false])
        #expect(deployment.complaints.last?.contains("/en.json") == true)
    }

    @Test func `what was read stays when a file is broken while the program runs`() throws {
        let deployment = try Deployment()
        try deployment.write("de", #"{ "locale": "de", "inherits": "de", "words": { "go": "Los" } }"#)
        let layouts = deployment.layouts()
        _ = layouts["de"]
        try deployment.write("de", "{")
        #expect(layouts["de"].words[.go] == "Los" && deployment.complaints == [])
    }
}
