import Foundation

/// What a language's letters become: with shift, and when their keys are held.
struct LetterTable {
    /// The language of the layout, as a BCP 47 tag.
    private let language: String
    /// What shift makes of texts, where it is not the capital.
    private var shifted: [String: String] = [:]
    /// What can be chosen in the place of texts, by the text that the key types.
    private let alternates: [String: [String]]

    private static let entryLimit = 512
    private static let alternateLimit = 24

    /// Reads the alternates of a layout file: an object of lines, by the text of the key.
    init(language: String, alternates object: LayoutObject?) throws(LayoutFault) {
        self.language = language
        var alternates: [String: [String]] = [:]
        guard let object else {
            self.alternates = [:]
            return
        }
        guard object.names.count <= Self.entryLimit else {
            throw object.fault("at most \(Self.entryLimit) keys can have alternates")
        }
        for text in object.names {
            let words = try object.line(text).layoutWords
            guard (1...Self.alternateLimit).contains(words.count), words.allSatisfy(\.isLayoutText) else {
                throw object.fault(text, "a key must have 1 to \(Self.alternateLimit) alternates, each a short text")
            }
            guard Set(words).count == words.count, !words.contains(text) else {
                throw object.fault(text, "an alternate stands there twice, or is the key itself")
            }
            alternates[text] = words
        }
        self.alternates = alternates
    }

    /// Takes what shift makes of the letters of a plane, line by line.
    mutating func add(_ letters: [String], shifted lines: [String], fault: (String) -> LayoutFault) throws(LayoutFault)
    {
        guard letters.count == lines.count else { throw fault("there must be as many lines as letters has") }
        for (line, other) in zip(letters, lines) {
            let (words, others) = (line.layoutWords, other.layoutWords)
            guard words.count == others.count else {
                throw fault("\"\(other)\" must have as many keys as \"\(line)\"")
            }
            for (word, other) in zip(words, others) { shifted[word] = other }
        }
    }

    /// What a key types with shift.
    func shifted(_ text: String) -> String {
        shifted[text] ?? capital(of: text)
    }

    /// What can be chosen while the key of a text is held.
    func alternates(of text: String) -> [String] {
        alternates[text] ?? []
    }

    /// What can be chosen while shift is on: what the file says of the capital, or else the capitals of what it says of
    /// the letter.
    func alternates(of text: String, capital: String) -> [String] {
        if let own = alternates[capital] { return own }
        var seen: Set = [capital]
        return alternates(of: text).map(self.capital(of:)).filter { seen.insert($0).inserted }
    }

    /// The capital of a text in the language. Where it would be longer than the text it stays as it is, but for ß.
    private func capital(of text: String) -> String {
        if text == "ß" { return "ẞ" }
        let isTurkic = language == "tr" || language.hasPrefix("tr-") || language == "az"
        let capital = isTurkic ? text.uppercased(with: Locale(identifier: "tr")) : text.uppercased()
        return capital.count == text.count ? capital : text
    }
}
