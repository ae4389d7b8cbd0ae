/// The hanja that the end of a word may be written with, and what is asked of the engine about it.
///
/// The engine is asked about the last four syllables first, then about the last three and so on, each time that it has
/// answered. What it says is added behind what is there already, so that nothing moves that a finger is about to pick.
struct HanjaSearch: Equatable, Sendable {
    /// Hanja that can be picked.
    struct Choice: Equatable, Sendable {
        /// What they are, with their meaning.
        let candidate: Candidate
        /// The end of the word that they take the place of.
        let word: String
    }

    /// What was found, that of the most syllables first.
    private(set) var choices: [Choice] = []
    /// What is asked; `nil` for nothing.
    private(set) var query: ConversionQuery?
    private var rest: [Character] = []

    /// Who is asked.
    static let engine = ConversionEngineName.hanja
    /// How many syllables are looked for together. Most words of hanja have two, and idioms four.
    static let longest = 4

    /// Searches for a word, the last syllable of which is under construction.
    /// - Parameter before: The text before that syllable.
    init(_ syllable: String = "", behind before: String = "") {
        guard let last = syllable.last, Self.isSyllable(last) else { return }
        rest = before.reversed().prefix(Self.longest - 1).prefix(while: Self.isSyllable).reversed() + [last]
        query = ConversionQuery(engine: Self.engine, reading: String(rest))
    }

    /// Takes what the engine says, and goes on with fewer syllables. What is late changes nothing.
    /// - Returns: Whether it is about what was asked.
    mutating func take(_ reply: ConversionReply, for query: ConversionQuery) -> Bool {
        guard query == self.query, let syllable = rest.last else { return false }
        var known = Set(choices.map(\.candidate.text) + [String(syllable)])
        for (index, candidate) in reply.candidates.enumerated() {
            // Hanja of the word's beginning are in no place that can be typed at.
            let length = reply.lengths.indices.contains(index) ? reply.lengths[index] : rest.count
            guard length == rest.count, !candidate.text.isEmpty, known.insert(candidate.text).inserted else { continue }
            choices.append(Choice(candidate: candidate, word: String(rest)))
        }
        rest.removeFirst()
        self.query = rest.isEmpty ? nil : ConversionQuery(engine: Self.engine, reading: String(rest))
        return true
    }

    /// Whether a character is a syllable as the method makes them: one UTF-16 unit (The Unicode Standard, 3.12).
    static func isSyllable(_ character: Character) -> Bool {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return false }
        return (0xAC00...0xD7A3).contains(scalar.value)
    }
}
