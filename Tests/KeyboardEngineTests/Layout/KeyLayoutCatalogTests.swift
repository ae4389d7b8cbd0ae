import Foundation
import KeyboardEngine
import Testing

/// The catalog always gives a keyboard, and says what was wrong on the way to it.
@Suite struct KeyLayoutCatalogTests {
    @Test(arguments: [
        ("de-AT", "de-AT"), ("de_AT.UTF-8", "de-AT"), ("de-CH", "de"), ("de", "de"), ("de@euro", "de"),
        ("fr-FR", "en"), ("", "en"), ("C", "en"), ("../de", "en"), ("de/../de", "en"),
        ("aaaaaaaaaaaaaaaaaaaa", "en"), ("de-a-b-c-d-e-f-g-h-i", "en"),
    ])
    func `a locale falls back to its shorter forms and then to English`(locale: String, expected: String) throws {
        let folder = try TemporaryFolder()
        for name in ["en", "de", "de-AT"] { try folder.writeLayout(name) }
        let selection = KeyLayoutCatalog(directories: [folder.path]).layout(for: locale)
        #expect(selection.layout.locale == expected)
        #expect(selection.problems == [])
    }

    @Test func `an earlier directory goes before a later one`() throws {
        let first = try TemporaryFolder()
        let second = try TemporaryFolder()
        try second.writeLayout("en")
        try first.write("en.json", ShippedLayouts.englishText().replacingOccurrences(of: "q w e", with: "w q e"))
        let layout = KeyLayoutCatalog(directories: ["/does/not/exist", first.path, second.path]).layout(for: "en")
            .layout
        let letters = layout.planeSet(for: .default, form: .compact).planes["letters"]
        #expect(letters?.keys.first?.id == "w")
    }

    @Test func `a broken file is passed over and reported`() throws {
        let first = try TemporaryFolder()
        let second = try TemporaryFolder()
        try first.write("en.json", "{")
        try second.writeLayout("en")
        let selection = KeyLayoutCatalog(directories: [first.path, second.path]).layout(for: "en")
        #expect(selection.layout.keyboards[.email] != nil)
        #expect(selection.problems.map(\.fault) == [.notJSON])
        #expect(selection.problems.first?.file == "\(first.path)/en.json")
    }

    @Test func `without any usable file one can still type`() throws {
        let folder = try TemporaryFolder()
        try folder.write("en.json", "[]")
        let selection = KeyLayoutCatalog(directories: [folder.path]).layout(for: "en")
        #expect(selection.layout == KeyLayout.emergency)
        #expect(selection.problems.map(\.fault) == [.invalid])

        var typist = try Typist(layout: selection.layout)
        typist.tap("shift", "a", "d", "a", "space", "1", "x", "delete", "@", "b", ".", "return", "dismiss")
        #expect(typist.text == "Ada 1@b.\n")
        #expect(typist.actions.contains(.dismiss))
    }

    @Test func `without any file at all that is said`() throws {
        let selection = KeyLayoutCatalog(directories: ["/does/not/exist"]).layout(for: "en-GB")
        #expect(selection.layout == KeyLayout.emergency)
        #expect(
            selection.problems.map(\.description) == ["Keyboard layout en-GB.json: no such file in /does/not/exist."]
        )
    }

    @Test(arguments: KeyboardVariant.allCases)
    func `the built-in layout serves every kind of keyboard`(variant: KeyboardVariant) throws {
        for form in [KeyPlaneForm.compact, .wide] {
            let set = KeyLayout.emergency.planeSet(for: variant, form: form)
            let plane = try #require(set.planes[set.start])
            let outputs = Set(plane.keys.compactMap { $0.output(shifted: false) })
            #expect(outputs.isSuperset(of: "abcdefghijklmnopqrstuvwxyz0123456789@.-_ ".map { String($0) }))
            let roles = plane.keys.map(\.role)
            for role in [Key.Role.shift, .delete, .returnKey, .dismiss] { #expect(roles.contains(role)) }
        }
    }

    @Test func `what is no regular file is refused without hanging`() throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo("\(folder.path)/en.json", 0o600) == 0)
        try FileManager.default.createDirectory(atPath: "\(folder.path)/de.json", withIntermediateDirectories: false)
        let problems = KeyLayoutCatalog(directories: [folder.path]).layout(for: "de").problems
        #expect(problems.map(\.fault) == [.unreadable, .unreadable])
    }

    @Test func `a file larger than any layout is not read`() throws {
        let folder = try TemporaryFolder()
        try folder.write("en.json", String(repeating: " ", count: 300_000))
        let problems = KeyLayoutCatalog(directories: [folder.path]).layout(for: "en").problems
        #expect(problems.map(\.fault) == [.tooLarge])
    }
}
