import KeyboardEngine
import Testing

/// Which page follows what is typed.
@Suite struct PageStateTests {
    private func typing(_ texts: [String], on name: String, start: String = "letters") throws -> String {
        let planes = try ShippedLayouts.english().planeSet(for: .default, form: .compact).planes
        var page = PageState(start: start)
        page.show(name)
        for text in texts {
            page.typed(text, on: try #require(planes[page.current]))
        }
        return page.current
    }

    @Test func `digits and symbols stay on their page`() throws {
        #expect(try typing(["1", "2", "/", "-", "."], on: "numbers") == "numbers")
        #expect(try typing(["€", "#"], on: "symbols") == "symbols")
    }

    @Test(arguments: ["numbers", "symbols"])
    func `a space or an apostrophe returns to letters`(name: String) throws {
        #expect(try typing(["1", " "], on: name) == "letters")
        #expect(try typing(["'"], on: name) == "letters")
    }

    @Test func `a keyboard that starts with numbers stays there`() throws {
        #expect(try typing(["1", " ", "'"], on: "numbers", start: "numbers") == "numbers")
        #expect(try typing(["#", " "], on: "symbols", start: "numbers") == "numbers")
        #expect(try typing(["a", " "], on: "letters", start: "numbers") == "letters")
    }
}
