import Foundation
import KeyboardEngine
import Testing

/// A layout file that inherits another says only how it differs.
@Suite struct LayoutInheritanceTests {
    private typealias Folder = TemporaryFolder

    private func folder() throws -> Folder {
        let folder = try Folder()
        try folder.write("en.json", ShippedLayouts.englishText())
        return folder
    }

    private func letters(_ layout: KeyLayout?, _ form: KeyPlaneForm = .compact) -> [String] {
        let plane = layout?.planeSet(for: .default, form: form).planes["letters"]
        return plane?.rows.first?.keys.map(\.id) ?? []
    }

    @Test func `rows are replaced and everything else stays`() throws {
        let folder = try folder()
        try folder.write(
            "de.json",
            """
            { "format": 1, "locale": "de", "inherits": "en",
              "planes": { "letters": { "compact": { "rows":
                ["q w e r t z u i o p", "a s d f g h j k l", "shift gap y x c v b n m gap delete"] } } } }
            """)
        let selection = KeyLayoutCatalog(directories: [folder.path]).layout(for: "de-AT")
        #expect(selection.problems == [] && selection.layout.locale == "de")
        #expect(letters(selection.layout) == ["q", "w", "e", "r", "t", "z", "u", "i", "o", "p"])
        let english = try ShippedLayouts.english()
        #expect(letters(selection.layout, .wide) == letters(english, .wide))
        #expect(selection.layout.keyboards == english.keyboards)
        #expect(selection.layout.planes["numbers"] == english.planes["numbers"])
        #expect(KeyLayoutLint.findings(in: selection.layout) == [])
    }

    @Test func `a null takes a member away`() throws {
        let folder = try folder()
        try folder.write(
            "xx.json",
            #"{ "locale": "xx", "inherits": "en", "keyboards": { "twitter": null, "nothing": null }, "keys": null,"#
                + #""planes": { "letters": { "wide": null } } }"#)
        let error = #expect(throws: KeyLayoutError.self) {
            try KeyLayoutCatalog(directories: []).load("\(folder.path)/xx.json")
        }
        // Without the definitions the rows cannot be read, and the file that took them away is named.
        #expect(error?.file == "\(folder.path)/xx.json" && error?.reason.contains("there is no key") == true)
        try folder.write(
            "xx.json",
            #"{ "locale": "xx", "inherits": "en", "keyboards": { "twitter": null }, "#
                + #""planes": { "letters": { "wide": null } } }"#)
        let layout = try KeyLayoutCatalog(directories: []).load("\(folder.path)/xx.json")
        #expect(layout?.keyboards[.twitter] == nil && layout?.keyboards[.email] != nil)
        #expect(layout?.planes["letters"]?.forms.keys.sorted { $0.rawValue < $1.rawValue } == [.compact])
    }

    @Test func `a null that takes nothing away does no harm at any depth`() throws {
        let folder = try folder()
        try folder.write(
            "xx.json",
            #"{ "locale": "xx", "inherits": "en", "nothing": null, "keyboards": { "nothing": { "at": null } }, "#
                + #""keys": { "pad": { "1": { "text": "I", "label": null } } } }"#)
        let error = #expect(throws: KeyLayoutError.self) {
            try KeyLayoutCatalog(directories: []).load("\(folder.path)/xx.json")
        }
        // What is left of "nothing" is an object of no kind of keyboard.
        #expect(error?.reason == "\"nothing\" is not a kind of keyboard")
        try folder.write(
            "xx.json",
            #"{ "locale": "xx", "inherits": "en", "nothing": null, "#
                + #""keys": { "pad": { "1": { "text": "I", "label": null } } } }"#)
        let layout = try KeyLayoutCatalog(directories: []).load("\(folder.path)/xx.json")
        let pad = layout?.planeSet(for: .numberPad, form: .pad).planes["number"]
        #expect(pad?.keys.first?.output(shifted: false) == "I")
    }

    @Test func `contents alone cannot inherit`() {
        let error = #expect(throws: KeyLayoutError.self) {
            try KeyLayout(data: Data(#"{ "locale": "xx", "inherits": "en" }"#.utf8), file: "xx.json")
        }
        #expect(error?.place == "inherits" && error?.reason == "contents alone cannot inherit \"en\"")
    }

    @Test func `a chain of files is one layout, and the last word counts`() throws {
        let folder = try folder()
        for (name, parent, row) in [("a", "en", "1 2 3"), ("b", "a", "4 5 6"), ("c", "b", "7 8 9")] {
            try folder.write(
                "\(name).json",
                #"{ "locale": "\#(name)", "inherits": "\#(parent)", "#
                    + #""planes": { "letters": { "\#(name == "b" ? "wide" : "compact")": { "rows": ["\#(row)"] } } } }"#
            )
        }
        let layout = try KeyLayoutCatalog(directories: [folder.path]).load("\(folder.path)/c.json")
        #expect(letters(layout) == ["7", "8", "9"] && letters(layout, .wide) == ["4", "5", "6"])
        #expect(layout?.locale == "c")
    }

    @Test func `a deployment's file inherits the one of its name that is shipped`() throws {
        let (own, shipped) = (try Folder(), try folder())
        try own.write(
            "en.json",
            #"{ "locale": "en", "inherits": "en", "planes": { "letters": { "compact": { "rows": ["a b"] } } } }"#)
        let selection = KeyLayoutCatalog(directories: [own.path, shipped.path]).layout(for: "en")
        #expect(letters(selection.layout) == ["a", "b"] && selection.problems == [])
    }

    @Test(arguments: [
        ("xx", "there is no other layout \"xx\" to inherit from"),
        ("yy", "there is no other layout \"yy\" to inherit from"), ("../en", "\"../en\" is not the name of a layout"),
        ("", "inherits must have 1 to 32 visible characters"),
    ])
    func `what cannot be inherited is named, and the keyboard is the next best`(parent: String, reason: String) throws {
        let folder = try folder()
        try folder.write("xx.json", #"{ "locale": "xx", "inherits": "\#(parent)" }"#)
        let selection = KeyLayoutCatalog(directories: [folder.path]).layout(for: "xx")
        #expect(selection.layout.locale == "en")
        #expect(selection.problems.map(\.reason) == [reason] && selection.problems.first?.place == "inherits")
        #expect(selection.problems.first?.file == "\(folder.path)/xx.json")
    }

    @Test func `files that inherit each other end in a message`() throws {
        let folder = try folder()
        try folder.write("xx.json", #"{ "locale": "xx", "inherits": "yy" }"#)
        try folder.write("yy.json", #"{ "locale": "yy", "inherits": "xx" }"#)
        let problems = KeyLayoutCatalog(directories: [folder.path]).layout(for: "xx").problems
        #expect(problems.map(\.reason) == ["there is no other layout \"xx\" to inherit from"])
        #expect(problems.first?.file == "\(folder.path)/yy.json")
        for number in 0..<12 {
            try folder.write("a\(number).json", #"{ "locale": "a\#(number)", "inherits": "a\#(number + 1)" }"#)
        }
        let long = KeyLayoutCatalog(directories: [folder.path]).layout(for: "a0").problems
        #expect(long.map(\.reason) == ["a layout may be made of at most 8 files"])
    }

    @Test func `a fault in a file that is inherited is told of that file`() throws {
        let folder = try Folder()
        try folder.write("base.json", ShippedLayouts.englishText().replacingOccurrences(of: "q w e", with: "q wrong e"))
        try folder.write("xx.json", #"{ "locale": "xx", "inherits": "base" }"#)
        try folder.write("yy.json", #"{ "inherits": "base" }"#)
        let catalog = KeyLayoutCatalog(directories: [folder.path])
        let problem = catalog.layout(for: "xx").problems.first
        #expect(problem?.file == "\(folder.path)/base.json" && problem?.place == "planes.letters.compact.rows[0]")
        #expect(catalog.layout(for: "yy").problems.first?.reason == "\"locale\" is missing")
    }
}
