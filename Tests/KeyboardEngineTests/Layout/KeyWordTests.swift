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

    /// Words that stand on English keyboards, whatever the key.
    private static let english: Set = [
        "space", "return", "go", "join", "next", "route", "search", "send", "done", "call", "continue", "enter",
        "shift",
        "delete", "dismiss", "emergency", "ok", "sos", "stop", "start", "back", "find", "submit",
    ]

    @Test(arguments: ShippedLayouts.names.filter { $0 != "en" && !$0.hasPrefix("en-") })
    func `no key says an English word`(name: String) throws {
        let layout = try ShippedLayouts.layout(name)
        let allowed = ShippedLayouts.entry(for: name, in: Self.shared) ?? [:]
        for word in KeyWords.Name.allCases {
            let text = layout.words[word]
            let isEnglish = Self.english.contains(text.lowercased())
            #expect(!isEnglish || allowed[text] != nil, "\(name): \(word.rawValue) is \"\(text)\"")
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
            #expect(layout.words[word].count <= (word == .space ? 14 : 12), "\(name): \(layout.words[word])")
        }
        for plane in ["letters", "numbers", "symbols"] {
            #expect(try #require(layout.words.caption(ofPlane: plane)).count <= 5, "\(name)")
        }
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
