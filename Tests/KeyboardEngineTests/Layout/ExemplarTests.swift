import Foundation
import KeyboardEngine
import Testing

/// Every letter of a language can be typed on its keys: by a tap, with shift, or by holding a key.
@Suite(.enabled(if: CLDRLocale.isInstalled, "unicode-cldr-core is not installed")) struct ExemplarTests {
    /// Methods that make letters which stand on no key; what they make is tested with them.
    private static let composing: Set<InputMethodName> = [.hangul, .kana, .romaji, .pinyin, .zhuyin, .cangjie]

    @Test(arguments: ShippedLayouts.names)
    func `every letter of the language can be typed`(name: String) throws {
        let layout = try ShippedLayouts.layout(name)
        let locale = try #require(CLDRLocale.language(layout.locale), "there is no language \(layout.locale)")
        #expect(!locale.letters.isEmpty)
        guard layout.method.map(Self.composing.contains) != true else { return }
        let system = Locale(identifier: layout.locale)
        for form in [KeyPlaneForm.compact, .wide] {
            let texts = layout.planeSet(for: .default, form: form).texts
            #expect(locale.letters.filter { !texts.canType($0) } == [], "\(name), \(form)")
            let capitals = locale.letters.map { $0.uppercased(with: system) }.filter { $0.count == 1 }
            #expect(
                !layout.hasCapitals || capitals.filter { !texts.canType($0) } == [], "capitals of \(name), \(form)")
        }
    }

    @Test(arguments: ShippedLayouts.names)
    func `the language's quotation marks can be typed`(name: String) throws {
        let layout = try ShippedLayouts.layout(name)
        let locale = try #require(CLDRLocale.language(layout.locale))
        #expect(locale.quotationMarks.count == 4)
        for form in [KeyPlaneForm.compact, .wide] {
            let texts = layout.planeSet(for: .default, form: form).texts
            #expect(locale.quotationMarks.filter { !texts.contains($0) } == [], "\(name), \(form)")
        }
    }

    @Test(arguments: ShippedLayouts.names)
    func `the language's decimal separator stands on the decimal pad and can be typed in texts`(name: String) throws {
        let layout = try ShippedLayouts.layout(name)
        let separator = try #require(CLDRLocale.language(layout.locale)).decimalSeparator
        let pad = try #require(layout.planeSet(for: .decimalPad, form: .compact).planes["decimal"])
        #expect(pad.keys.contains { $0.output(shifted: false) == separator }, "\(name): \(separator)")
        #expect(layout.planeSet(for: .default, form: .compact).texts.contains(separator), "\(name): \(separator)")
    }

    @Test func `sets are read as they are written`() {
        #expect(
            UnicodeSetText(#"[a-c {ch} \- \u0301 {e\u0302} \[ ]"#).texts == [
                "a", "b", "c", "ch", "-", "\u{301}", "ê", "[",
            ])
        #expect(UnicodeSetText("[]").texts == [])
        #expect(UnicodeSetText("a").texts == [])
    }

    @Test func `languages are read with what they inherit`() throws {
        let swiss = try #require(CLDRLocale.language("de-CH"))
        #expect(swiss.letters.contains("ü") && !swiss.letters.contains("ß"))
        #expect(swiss.quotationMarks == ["„", "“", "‚", "‘"] && swiss.decimalSeparator == ".")
        #expect(try #require(CLDRLocale.language("fa")).decimalSeparator == "٫")
        #expect(try #require(CLDRLocale.language("nb")).letters.contains("å"))
        #expect(try #require(CLDRLocale.language("sr-Latn")).letters.contains("dž"))
        #expect(CLDRLocale.language("qq") == nil)
    }
}

extension Set<String> {
    /// Whether a text is among the texts of keys, or can be made of them one after another: a cluster of its letters, a
    /// letter with a mark of both.
    fileprivate func canType(_ text: String) -> Bool {
        if contains(text) { return true }
        if text.count > 1 { return text.allSatisfy { canType(String($0)) } }
        let parts = text.decomposedStringWithCanonicalMapping.unicodeScalars
        return parts.count > 1 && parts.allSatisfy { contains(String(Character($0))) }
    }
}

extension KeyLayout {
    /// Whether the layout has a shift key that makes capitals of its letters.
    fileprivate var hasCapitals: Bool {
        let set = planeSet(for: .default, form: .compact)
        guard let plane = set.planes[set.start], plane.hasShift else { return false }
        return plane.keys.contains { key in
            guard let text = key.output(shifted: false), let capital = key.output(shifted: true) else { return false }
            return text != capital && text.uppercased() == capital
        }
    }
}
