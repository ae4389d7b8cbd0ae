import Foundation
import KeyboardEngine
import Testing

/// A sentence of each language, typed key by key.
@Suite struct PangramTests {
    @Test(arguments: ShippedLayouts.names, [CGSize(width: 320, height: 568), CGSize(width: 1024, height: 600)])
    func `a sentence of the language is typed by taps`(name: String, window: CGSize) throws {
        let sentence = try #require(
            ShippedLayouts.entry(for: name, in: Pangrams.all), "there is no sentence for \(name)")
        var typist = try Typist(window: window, layout: ShippedLayouts.layout(name))
        #expect(typist.type(sentence: sentence) == [], "\(name) cannot type these")
        #expect(typist.text == sentence, "\(name)")
    }

    @Test func `a character that is on no key is reported`() throws {
        var typist = try Typist()
        #expect(typist.type(sentence: "Aあb") == ["あ"])
        #expect(typist.text == "Ab")
    }

    @Test func `every sentence belongs to a layout`() {
        for name in Pangrams.all.keys { #expect(ShippedLayouts.names.contains(name), "\(name)") }
        for name in XKBCounterpart.all.keys { #expect(ShippedLayouts.names.contains(name), "\(name)") }
    }
}
