import Foundation
import KeyboardEngine
import Testing

/// Layouts with dead keys type letters by the mark and the letter, one after the other.
@Suite(.enabled(if: CLDRLocale.isInstalled, "unicode-cldr-core is not installed")) struct DeadKeyLayoutTests {
    private static let names = ShippedLayouts.names.filter { name in
        (try? ShippedLayouts.layout(name))?.method == .deadKeys
    }

    @Test(arguments: names)
    func `a mark and a letter are typed as one letter`(name: String) throws {
        let layout = try ShippedLayouts.layout(name)
        let letters = try #require(CLDRLocale.language(layout.locale)).letters
        var count = 0
        for letter in letters {
            let parts = letter.decomposedStringWithCanonicalMapping.unicodeScalars.map { String(Character($0)) }
            var typist = try Typist(layout: layout)
            let keys = typist.machine.geometry.plane.keys.compactMap { $0.output(shifted: false) }
            guard letter.count == 1, parts.count == 2, keys.contains(parts[0]), keys.contains(parts[1]) else {
                continue
            }
            typist.tap(parts[1], parts[0])
            let mode = InputMode(language: layout.locale, methods: InputMethodName.deadKeys.methods)
            var text = TypedText(mode: mode)
            for case .insert(let tap) in typist.takeActions() { text.stroke(.tap(tap)) }
            #expect(text.text == letter, "\(name)")
            count += 1
        }
        #expect(count >= 7, "\(name) types only \(count) letters with its dead keys")
    }

    @Test func `there are layouts with dead keys`() {
        #expect(Set(Self.names) == ["cs", "cs-qwerty", "el", "sk"])
    }
}
