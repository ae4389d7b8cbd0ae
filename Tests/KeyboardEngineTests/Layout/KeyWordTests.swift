import Foundation
import KeyboardEngine
import Testing

/// Keys speak the language of their layout.
@Suite struct KeyWordTests {
    /// Words of other languages that are English ones as well, by layout, with the reason.
    private static let shared: [String: [String: String]] = [
        "da": ["send": "the imperative of the Danish verb"],
        "de": ["Return": "the name of the key in German", "Route": "the German word"],
        "es": ["OK": "what Spanish programs say for it"],
        "fo": ["send": "the imperative of the Faroese verb"],
        "nb": ["send": "the imperative of the Norwegian verb"],
        "nl": ["return": "the name of the key in Dutch", "route": "the Dutch word"],
        "nn": ["send": "the imperative of the Norwegian verb"],
        "no": ["send": "the imperative of the Norwegian verb"],
        "pt-BR": ["OK": "what Brazilian programs say for it"],
    ]

    /// Words that keyboards carry in most countries, whatever their language, with the reason; the others' layouts say theirs.
    private static let printed = [
        "Ctrl": "IBM's name of the key, printed on the keyboards of all countries but those with German words",
        "Alt": "printed on the keyboards of all countries",
        "Esc": "printed on the keyboards of all countries but France",
    ]

    /// Words that stand on English keyboards, whatever the key.
    private static let english: Set = [
        "space", "return", "go", "join", "next", "route", "search", "send", "done", "call", "continue", "enter",
        "shift",
        "settings", "keyboard settings", "languages", "position", "key size", "key clicks", "hold delay",
        "repeat delay", "ignore double taps", "high contrast", "off", "seconds",
        "delete", "dismiss", "ctrl", "alt", "esc", "emergency", "ok", "sos", "stop", "start", "back", "find", "submit",
    ]

    @Test(arguments: ShippedLayouts.names.filter { $0 != "en" && !$0.hasPrefix("en-") })
    func `no key says an English word`(name: String) throws {
        let layout = try ShippedLayouts.layout(name)
        let allowed = ShippedLayouts.entry(for: name, in: Self.shared) ?? [:]
        for word in KeyWords.Name.allCases {
            let text = layout.words[word]
            let isEnglish = Self.english.contains(text.lowercased())
            let reason = allowed[text] ?? Self.printed[text]
            #expect(!isEnglish || reason != nil, "\(name): \(word.rawValue) is \"\(text)\"")
        }
        for plane in ["letters", "numbers", "symbols"] {
            let caption = try #require(layout.words.caption(ofPlane: plane), "\(name): \(plane)")
            #expect(!Self.english.contains(caption.lowercased()), "\(name): \(caption)")
        }
    }

    @Test(arguments: ShippedLayouts.names)
    func `every word fits its key`(name: String) throws {
        let layout = try ShippedLayouts.layout(name)
        for word in KeyWords.Name.allCases {
            // The modifiers are as narrow as letters.
            let room =
                switch word {
                case .ctrl, .alt, .escape: 5
                case .space: 14
                // Beside two keys, and in the line of the panel's title or of a setting.
                case .off, .seconds: 8
                case _ where KeyWords.Name.ofSettings.contains(word): 28
                default: 12
                }
            #expect(layout.words[word].count <= room, "\(name): \(layout.words[word])")
        }
        for plane in ["letters", "numbers", "symbols"] {
            #expect(try #require(layout.words.caption(ofPlane: plane)).count <= 5, "\(name)")
        }
    }

    @Test(arguments: ShippedLayouts.names)
    func `no two settings are called the same`(name: String) throws {
        let layout = try ShippedLayouts.layout(name)
        let words = KeyWords.Name.ofSettings.map { layout.words[$0] }
        #expect(Set(words).count == words.count && !words.contains(""), "\(name): \(words)")
    }

    @Test func `modifiers say what the country's keyboards do`() throws {
        func words(_ name: String) throws -> [String] {
            let words = try ShippedLayouts.layout(name).words
            return [words[.ctrl], words[.alt], words[.escape]]
        }
        #expect(try words("en") == ["Ctrl", "Alt", "Esc"] && words("de-CH") == ["Ctrl", "Alt", "Esc"])
        #expect(try words("de") == ["Strg", "Alt", "Esc"] && words("de-AT") == ["Strg", "Alt", "Esc"])
        #expect(try words("fr") == ["Ctrl", "Alt", "Échap"] && words("fr-CH") == ["Ctrl", "Alt", "Esc"])
        #expect(Self.printed.values.allSatisfy { !$0.isEmpty })
    }

    @Test func `a word that is excused is one that a layout says`() throws {
        for (name, words) in Self.shared {
            let layout = try ShippedLayouts.layout(name)
            let said = Set(KeyWords.Name.allCases.map { layout.words[$0] })
            for (word, reason) in words {
                #expect(said.contains(word) && !reason.isEmpty, "\(name): \(word)")
            }
        }
    }
}
