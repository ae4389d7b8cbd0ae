/// Japanese text that is not decided: its reading in kana, and what can be picked in its place.
///
/// It is what methods that make kana share: they say what the kana are, and everything behind that happens here. The
/// reading is composed; beside it stand the candidates, of which the space bar shows one after another. Return decides
/// what is shown, a pick what is picked; delete goes back to the reading first, and then takes its last kana away. What
/// is no kana decides what is shown and is left to the stages behind.
///
/// The engine is asked about each reading (``KanaCandidates``). A candidate may stand for the beginning of the reading
/// only: where it is picked, or shown and decided by return or by kana, the rest is composed on.
package struct KanaReading: Equatable, Sendable {
    /// The kana: what an engine converts. Latin letters that made no kana stand as they were typed.
    package internal(set) var kana = ""
    /// Latin letters that are no kana yet, which are composed behind the kana.
    package internal(set) var pending = ""
    /// The number of the candidate that is shown in the place of the reading or of its beginning, or none.
    var shownCandidate: Int?
    /// Whether a space was typed before the engine has said what it is to show.
    var awaitsReply = false
    var offered: KanaCandidates

    /// What the space bar types where nothing is composed.
    let space: String

    /// Who is asked about readings.
    package static let engine = ConversionEngineName.anthy

    /// More kana than any phrase has, so that no composition grows without end. A reading of this length is decided
    /// when it would become longer.
    package static let limit = 128

    /// An empty reading.
    package init(mode: InputMode) {
        offered = KanaCandidates(dictionary: mode.dictionary)
        space = LanguageTag(mode.language).code == "ja" ? "\u{3000}" : " "
    }

    // MARK: What there is

    /// Whether nothing is composed.
    package var isEmpty: Bool { kana.isEmpty && pending.isEmpty }

    /// The text in the place of the caret: the candidate that is shown and what it leaves of the reading, or else the
    /// reading as it was typed.
    package var shown: String {
        shownChoice.map { $0.candidate.text + rest(behind: $0).kana } ?? kana + pending
    }

    /// The reading as it is when nothing follows: an n that waits is ん.
    package var finished: String { kana + waited }

    var waited: String { pending == "n" ? "ん" : pending }

    /// What can be picked: the dictionary's words, what the engine says, the reading, and the reading in katakana.
    package var candidates: [Candidate] { offered.candidates }

    var shownChoice: KanaCandidates.Choice? {
        shownCandidate.flatMap { offered.choices.indices.contains($0) ? offered.choices[$0] : nil }
    }

    /// What a candidate leaves of the reading.
    func rest(behind choice: KanaCandidates.Choice) -> (kana: String, pending: String) {
        // The length of a reading counts an n that waits as a kana.
        guard let length = choice.length, length <= kana.count else { return ("", "") }
        return (String(kana.dropFirst(length)), pending)
    }

    // MARK: Changes

    var compose: InputEdit { .compose(Composition(shown)) }
    /// The answer that changes nothing.
    var unchanged: InputAnswer { InputAnswer(candidates: candidates) }

    /// Shows the reading and what there is for it, and asks the engine if it was not asked yet.
    mutating func show(behind edits: [InputEdit] = []) -> InputAnswer {
        (shownCandidate, awaitsReply) = (nil, false)
        // Letters that are no kana yet are none of the engine's, but for an n that may be one.
        let query = offered.offer(for: finished, kana: pending == "n" ? finished : kana)
        return InputAnswer(edits + [compose], candidates: candidates, query: query)
    }

    /// Decides what is shown.
    /// - Returns: What that does to the text.
    package mutating func decide() -> [InputEdit] {
        guard !isEmpty else { return [] }
        let wasShown = shown
        if shownCandidate == nil { finish() }
        let decided = shown
        clear()
        return [wasShown == decided ? .commit : .insert(decided)]
    }

    /// Forgets everything.
    package mutating func clear() {
        (kana, pending, shownCandidate, awaitsReply) = ("", "", nil, false)
        offered.clear()
    }

    /// Nothing follows what waits.
    mutating func finish() {
        (kana, pending) = (finished, "")
    }

    /// Takes what a candidate stands for out of the reading.
    mutating func leaveRest(behind choice: KanaCandidates.Choice) {
        (kana, pending) = rest(behind: choice)
        shownCandidate = nil
        if isEmpty { clear() }
    }
}
