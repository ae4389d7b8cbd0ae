/// What a conversion engine says after the steps of a query.
package struct ConversionReply: Equatable, Sendable {
    /// The text that is decided and done with; `nil` where the whole composition is still open.
    package var committed: String?
    /// How many of the query's steps that text was made of. The others are what is composed behind it.
    package var spent: Int
    /// The steps that have changed nothing, by their numbers in the query: picks of candidates that there are not, and
    /// keys that fit nowhere.
    package var idle: [Int]
    /// What of the composition was picked already, while its other part is open.
    package var decided: String
    /// The keys that are not converted yet, with spaces where the engine sees one syllable end.
    package var reading: String
    /// What can be picked in the place of the reading or of its beginning, the likeliest first.
    package var candidates: [Candidate]
    /// How many keys of the reading each candidate takes the place of, in the order of the candidates; empty where the
    /// engine does not tell.
    package var lengths: [Int]

    /// Describes a reply.
    package init(
        committed: String? = nil, spent: Int = 0, idle: [Int] = [], decided: String = "", reading: String = "",
        candidates: [Candidate] = [], lengths: [Int] = []
    ) {
        self.committed = committed
        self.spent = spent
        self.idle = idle
        self.decided = decided
        self.reading = reading
        self.candidates = candidates
        self.lengths = lengths
    }

    /// What is shown at the caret.
    package var preedit: String { decided + reading }
}
