import KeyboardEngine
import Testing

/// Which plane follows what is typed.
@Suite struct PlaneStateTests {
    private func typing(_ texts: [String], on name: String, start: String = "letters") throws -> String {
        let planes = try ShippedLayouts.english().planeSet(for: .default, form: .compact).planes
        var plane = PlaneState(start: start)
        plane.show(name)
        for text in texts {
            plane.typed(text, on: try #require(planes[plane.current]))
        }
        return plane.current
    }

    @Test func `digits and symbols stay on their plane`() throws {
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
