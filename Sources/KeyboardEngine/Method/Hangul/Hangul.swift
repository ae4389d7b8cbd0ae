/// Korean: letters make syllables.
///
/// On-screen keys type compatibility jamo; hardware keys are taken by their places (``Dubeolsik``). The syllable under
/// construction is composed. It is decided when the next one begins, and before everything that is no letter, which is
/// left to the stages behind. Delete takes a composed syllable apart letter by letter.
///
/// Where there is an engine, the hanja of the word before the caret can be picked; the first candidate is the syllable
/// as it is.
package struct Hangul: InputMethod {
    private var syllable = HangulSyllable()
    private var hanja = HanjaSearch()

    /// The engine that knows hanja.
    package static var conversionEngine: ConversionEngineName? { HanjaSearch.engine }

    /// Makes the method; it is the same in every mode.
    package init(mode: InputMode) {}

    /// Builds syllables.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        // What is shown no longer was decided or refused.
        if !text.isComposing { reset() }
        if let jamo = Self.jamo(of: stroke) { return add(jamo, of: stroke, in: text) }
        switch stroke {
        case .delete(Deletion(.character)) where !syllable.isEmpty:
            syllable.removeLast()
            return show(in: text)
        case .pick(let number) where !hanja.choices.isEmpty:
            return pick(number, in: text)
        case .converted(let reply, let query):
            return take(reply, for: query)
        default:
            return finish(before: stroke)
        }
    }

    /// Forgets the syllable.
    package mutating func reset() {
        syllable = HangulSyllable()
        hanja = HanjaSearch()
    }

    private var candidates: [Candidate] {
        hanja.choices.isEmpty ? [] : [Candidate(syllable.text)] + hanja.choices.map(\.candidate)
    }

    /// Shows the syllable and asks for its hanja.
    /// - Parameters:
    ///   - edits: What is done before that.
    ///   - decided: What they have decided.
    private mutating func show(
        behind edits: [InputEdit] = [], deciding decided: String = "", in text: SurroundingText
    ) -> InputAnswer {
        // What cannot be looked at cannot be replaced.
        hanja = HanjaSearch(syllable.text, behind: text.isKnown ? text.before + decided : "")
        return InputAnswer(edits + [.compose(Composition(syllable.text))], query: hanja.query)
    }

    private mutating func add(_ jamo: Jamo, of stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        if syllable.add(jamo) { return show(in: text) }
        if jamo.isVowel, var next = syllable.takeFinal() {
            // The vowel takes the consonant before it along: what stays is decided without it.
            let decided = syllable.text
            guard next.add(jamo) else { return finish(before: stroke) }
            syllable = next
            return show(behind: [.insert(decided)], deciding: decided, in: text)
        }
        let decided = syllable.text
        let edits: [InputEdit] = syllable.isEmpty ? [] : [.commit]
        reset()
        // A compound consonant begins no syllable: it stands for itself.
        guard syllable.add(jamo) else { return InputAnswer(edits, rest: stroke) }
        return show(behind: edits, deciding: decided, in: text)
    }

    private mutating func pick(_ number: Int, in text: SurroundingText) -> InputAnswer {
        let unchanged = InputAnswer(candidates: candidates)
        guard candidates.indices.contains(number) else { return unchanged }
        guard number > 0 else {
            reset()
            return InputAnswer([.commit])
        }
        let (text, choice) = (text.before, hanja.choices[number - 1])
        guard text.hasSuffix(choice.word.dropLast()) else { return unchanged }
        reset()
        if choice.word.count == 1 { return InputAnswer([.insert(choice.candidate.text)]) }
        // The other syllables are decided already. This one is too before hanja take the place of all, so that nothing
        // is lost where they are refused.
        return InputAnswer([.commit, .substitute(choice.candidate.text, for: "", over: choice.word.utf16.count)])
    }

    private mutating func take(_ reply: ConversionReply, for query: ConversionQuery) -> InputAnswer {
        if hanja.take(reply, for: query) { return InputAnswer(candidates: candidates, query: hanja.query) }
        let isOwn = !syllable.isEmpty && query.engine == HanjaSearch.engine
        return InputAnswer(candidates: candidates, rest: isOwn ? nil : .converted(reply, for: query))
    }

    /// Decides the syllable, and leaves the stroke over.
    private mutating func finish(before stroke: Keystroke) -> InputAnswer {
        defer { reset() }
        return InputAnswer(syllable.isEmpty ? [] : [.commit], rest: stroke)
    }

    private static func jamo(of stroke: Keystroke) -> Jamo? {
        switch stroke {
        case .tap(let tap): Jamo(tap.text)
        case .characters(let typed): Jamo(typed.text) ?? Dubeolsik.jamo(of: typed)
        case .delete, .returnKey, .pick, .completion, .composition, .converted: nil
        }
    }
}
