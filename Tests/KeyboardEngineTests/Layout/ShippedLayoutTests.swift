import Foundation
import KeyboardEngine
import Testing

/// What every layout file that is shipped must keep to.
@Suite struct ShippedLayoutTests {
    @Test func `the English layout is shipped`() throws {
        #expect(try ShippedLayouts.files.contains("en.json"))
    }

    @Test(arguments: ShippedLayouts.names)
    func `no shipped layout has a lint finding`(name: String) throws {
        let layout = try ShippedLayouts.layout(name)
        #expect(name == layout.locale || name.hasPrefix("\(layout.locale)-"), "\(name)")
        #expect(KeyLayoutLint.findings(in: layout) == [], "\(name)")
    }

    @Test(arguments: ShippedLayouts.names)
    func `alternates are those of keys that the layout has`(name: String) throws {
        let data = try Data(contentsOf: URL(fileURLWithPath: "\(ShippedLayouts.folder)/\(name).json"))
        let file = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let alternates = (file["alternates"] as? [String: Any] ?? [:]).filter { $0.value is String }
        let layout = try ShippedLayouts.layout(name)
        var texts: Set<String> = []
        for variant in KeyboardVariant.allCases {
            for form in [KeyPlaneForm.compact, .wide] {
                for plane in layout.planeSet(for: variant, form: form).planes.values {
                    for key in plane.keys { texts.formUnion([false, true].compactMap(key.output(shifted:))) }
                }
            }
        }
        #expect(alternates.keys.filter { !texts.contains($0) }.sorted() == [], "\(name)")
    }

    @Test(arguments: [KeyPlaneForm.compact, .wide])
    func `e-mail and URL keyboards have their characters on the bottom row`(form: KeyPlaneForm) throws {
        let layout = try ShippedLayouts.english()
        func bottom(_ variant: KeyboardVariant) throws -> [String] {
            let set = layout.planeSet(for: variant, form: form)
            let row = try #require(set.planes[set.start]?.rows.last)
            return row.keys.compactMap { $0.output(shifted: false) }
        }
        #expect(try bottom(.default) == [" "])
        #expect(Set(try bottom(.email)).isSuperset(of: [" ", "@", "."]))
        #expect(try bottom(.url) == [".", "/", ".com"])
        #expect(Set(try bottom(.twitter)) == [" ", "@", "#"])
    }

    @Test func `a web search has a full stop on its first plane`() throws {
        for form in [KeyPlaneForm.compact, .wide] {
            let set = try ShippedLayouts.english().planeSet(for: .webSearch, form: form)
            #expect(set.planes[set.start]?.keys.contains { $0.output(shifted: false) == "." } == true)
        }
    }

    @Test func `numbers and punctuation start on the numbers plane`() throws {
        let set = try ShippedLayouts.english().planeSet(for: .numbersAndPunctuation, form: .compact)
        #expect(set.start == "numbers")
    }

    @Test(arguments: [
        (KeyboardVariant.numberPad, "0123456789"), (.decimalPad, ".0123456789"), (.phonePad, "#*+0123456789"),
    ])
    func `pads have these characters and no others`(variant: KeyboardVariant, characters: String) throws {
        for form in [KeyPlaneForm.compact, .wide] {
            let set = try ShippedLayouts.english().planeSet(for: variant, form: form)
            let pad = try #require(set.planes[set.start])
            #expect(pad.form == .pad)
            #expect(pad.keys.compactMap { $0.output(shifted: false) }.sorted().joined() == characters)
        }
    }

    @Test func `compact letters end their third row with delete and their last with return`() throws {
        let rows = try #require(try ShippedLayouts.english().planeSet(for: .default, form: .compact).planes["letters"])
            .rows
        #expect(rows[2].keys.first?.role == .shift)
        #expect(rows[2].keys.last?.role == .delete)
        #expect(rows[3].keys.map(\.id) == ["123", "globe", "dismiss", "space", "return"])
    }

    @Test func `wide letters have delete and return at the ends of their rows and shift at both ends`() throws {
        let rows = try #require(try ShippedLayouts.english().planeSet(for: .default, form: .wide).planes["letters"])
            .rows
        #expect(rows[0].keys.last?.role == .delete)
        #expect(rows[1].keys.last?.role == .returnKey)
        #expect(rows[2].keys.first?.role == .shift)
        #expect(rows[2].keys.last?.role == .shift)
        #expect(rows[2].keys.suffix(3).prefix(2).map { $0.output(shifted: true) } == ["!", "?"])
        #expect(rows[3].keys.map(\.id) == ["more.left", "globe", "space", "more.right", "dismiss"])
    }

    @Test func `a key without an output for shift types its capital`() throws {
        let letters = try ShippedLayouts.english().planeSet(for: .default, form: .compact).planes["letters"]
        let key = try #require(letters?.keys.first { $0.id == "q" })
        #expect(key.output(shifted: false) == "q")
        #expect(key.output(shifted: true) == "Q")
    }
}
