/// Korean: letters make syllables.
///
/// On-screen keys type compatibility jamo; hardware keys are taken by their places (``Dubeolsik``). The syllable under
/// construction is composed. It is decided when the next one begins, and before everything that is no letter, which is
/// left to the stages behind. Delete takes a composed syllable apart letter by letter.
package struct Hangul: InputMethod {
    private var syllable = HangulSyllable()

    /// Makes the method; it is the same in every mode.
    package init(mode: InputMode) {}

    /// Builds syllables.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        // What is shown no longer was decided or refused.
        if !text.isComposing { reset() }
        if let jamo = Self.jamo(of: stroke) { return add(jamo, of: stroke) }
        if stroke == .delete(Deletion(.character)), !syllable.isEmpty {
            syllable.removeLast()
            return InputAnswer([compose])
        }
        return finish(before: stroke)
    }

    /// Forgets the syllable.
    package mutating func reset() {
        syllable = HangulSyllable()
    }

    private var compose: InputEdit { .compose(Composition(syllable.text)) }

    private mutating func add(_ jamo: Jamo, of stroke: Keystroke) -> InputAnswer {
        if syllable.add(jamo) { return InputAnswer([compose]) }
        if jamo.isVowel, var next = syllable.takeFinal() {
            // The vowel takes the consonant before it along: what stays is decided without it.
            let decided = syllable.text
            guard next.add(jamo) else { return finish(before: stroke) }
            syllable = next
            return InputAnswer([.insert(decided), compose])
        }
        let edits: [InputEdit] = syllable.isEmpty ? [] : [.commit]
        reset()
        // A compound consonant begins no syllable: it stands for itself.
        guard syllable.add(jamo) else { return InputAnswer(edits, rest: stroke) }
        return InputAnswer(edits + [compose])
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
        case .delete, .returnKey, .pick, .composition, .converted: nil
        }
    }
}
