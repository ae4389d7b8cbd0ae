/// Japanese text that is not decided: its reading in kana, and what can be picked in its place.
///
/// It is what methods that make kana share: they say what the kana are, and everything behind that happens here. The
/// reading is composed; beside it stand the candidates, of which the space bar shows one after another. Return decides
/// what is shown, a pick what is picked; delete goes back to the reading first, and then takes its last kana away. What
/// is no kana decides what is shown and is left to the stages behind.
package struct KanaReading: Equatable, Sendable {
    /// The kana: what an engine converts. Latin letters that made no kana stand as they were typed.
    package private(set) var kana = ""
    /// Latin letters that are no kana yet, which are composed behind the kana.
    package private(set) var pending = ""
    /// The number of the candidate that is shown in the place of the reading, or none.
    private var shownCandidate: Int?

    private let dictionary: [String: [String]]
    /// What the space bar types where nothing is composed.
    private let space: String

    /// More kana than any phrase has, so that no composition grows without end. A reading of this length is decided
    /// when it would become longer.
    package static let limit = 128

    /// An empty reading.
    package init(mode: InputMode) {
        dictionary = mode.dictionary
        space = LanguageTag(mode.language).code == "ja" ? "\u{3000}" : " "
    }

    // MARK: What there is

    /// Whether nothing is composed.
    package var isEmpty: Bool { kana.isEmpty && pending.isEmpty }

    /// The text in the place of the caret: the candidate that is shown, or else the reading as it was typed.
    package var shown: String {
        let candidates = candidates
        return shownCandidate.flatMap { candidates.indices.contains($0) ? candidates[$0].text : nil } ?? kana + pending
    }

    /// The reading as it is when nothing follows: an n that waits is ん.
    package var finished: String { kana + waited }

    private var waited: String { pending == "n" ? "ん" : pending }

    /// What can be picked: the dictionary's words, the reading, and the reading in katakana.
    package var candidates: [Candidate] {
        let reading = finished
        guard !reading.isEmpty else { return [] }
        var known: Set<String> = []
        return ((dictionary[reading] ?? []) + [reading, KanaScript.katakana(of: reading)])
            .filter { !$0.isEmpty && known.insert($0).inserted }.map { Candidate($0) }
    }

    // MARK: Strokes

    /// Answers a stroke: one that is no kana, modifier or edit of the reading decides it and is left over.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        switch stroke {
        case .tap, .characters:
            if let kana = Self.kana(of: stroke) { return add(kana) }
            if let modifier = KanaModifier(stroke) { return modify(modifier, by: stroke, in: text) }
            if stroke.text == " " || stroke.text == "\u{3000}" { return isEmpty ? typeSpace(stroke) : showNext() }
        case .delete(let deletion) where !isEmpty: return delete(deletion)
        case .returnKey where !isEmpty: return InputAnswer(decide())
        case .pick(let number) where !isEmpty: return pick(number)
        case .converted: return InputAnswer(candidates: candidates)
        case .delete, .returnKey, .pick, .composition: break
        }
        return InputAnswer(decide(), rest: stroke)
    }

    /// Types kana behind the reading. A candidate that is shown is decided by that.
    package mutating func add(_ text: String) -> InputAnswer {
        add(waited + text, leaving: "")
    }

    /// Types what letters have made: kana behind the reading, and the letters that are none yet in the place of those
    /// that waited. A candidate that is shown is decided by that.
    package mutating func add(_ text: String, leaving letters: String) -> InputAnswer {
        let edits = makeRoom()
        kana += text
        pending = letters
        return InputAnswer(edits + [compose], candidates: candidates)
    }

    /// Decides what typing on decides: a candidate that is shown, or the kana of a reading that is too long.
    private mutating func makeRoom() -> [InputEdit] {
        if shownCandidate != nil { return decide() }
        guard kana.count >= Self.limit else { return [] }
        defer { kana = "" }
        return [pending.isEmpty ? .commit : .insert(kana)]
    }

    private var compose: InputEdit { .compose(Composition(shown)) }

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
        (kana, pending, shownCandidate) = ("", "", nil)
    }

    /// Nothing follows what waits.
    private mutating func finish() {
        (kana, pending) = (finished, "")
    }

    private mutating func showNext() -> InputAnswer {
        let (reading, candidates) = (finished, candidates)
        // The reading itself is what was shown up to now.
        guard let first = candidates.firstIndex(where: { $0.text != reading }) else { return InputAnswer(decide()) }
        finish()
        shownCandidate = shownCandidate.map { ($0 + 1) % candidates.count } ?? first
        return InputAnswer([compose], candidates: candidates)
    }

    private func typeSpace(_ stroke: Keystroke) -> InputAnswer {
        InputAnswer(rest: stroke.typing(space))
    }

    private mutating func pick(_ number: Int) -> InputAnswer {
        let candidates = candidates
        guard candidates.indices.contains(number) else { return InputAnswer(candidates: candidates) }
        clear()
        return InputAnswer([.insert(candidates[number].text)])
    }

    private mutating func delete(_ deletion: Deletion) -> InputAnswer {
        // The caret stands at the end: nothing that is composed is behind it.
        if deletion.isForward { return InputAnswer(candidates: candidates) }
        if shownCandidate != nil {
            shownCandidate = nil
        } else if deletion.unit != .character {
            clear()
        } else if pending.isEmpty {
            kana.removeLast()
        } else {
            pending.removeLast()
        }
        return InputAnswer([compose], candidates: candidates)
    }

    private mutating func modify(
        _ modifier: KanaModifier, by stroke: Keystroke, in text: SurroundingText
    ) -> InputAnswer {
        guard isEmpty else {
            guard let last = finished.last, let changed = modifier.changed(last) else {
                return modifier.text.isEmpty ? InputAnswer(candidates: candidates) : add(modifier.text)
            }
            finish()
            shownCandidate = nil
            kana.removeLast()
            kana.append(changed)
            return InputAnswer([compose], candidates: candidates)
        }
        if !text.isComposing, !text.hasSelection, let last = text.before.last, let changed = modifier.changed(last) {
            let count = String(last).utf16.count
            return InputAnswer([.substitute(String(changed), for: modifier.text, over: count)])
        }
        return InputAnswer(rest: modifier.text.isEmpty ? nil : stroke.typing(modifier.text))
    }

    /// The kana that a stroke types; `nil` for other text. Kana keyboards of the machine bring katakana, and mean
    /// hiragana by it.
    private static func kana(of stroke: Keystroke) -> String? {
        guard let text = stroke.text else { return nil }
        var kana = text
        if case .characters(let typed) = stroke, typed.key != nil { kana = KanaScript.hiragana(of: text) }
        guard kana.count == 1, kana.allSatisfy(KanaScript.isReading) else { return nil }
        return kana
    }
}

extension Keystroke {
    /// The same key with another text.
    func typing(_ text: String) -> Keystroke {
        switch self {
        case .tap(let tap): .tap(KeyTap(text: text, keyID: tap.keyID, point: tap.point, time: tap.time))
        case .characters(let typed): .characters(TypedCharacters(text, key: typed.key, time: typed.time))
        case .delete, .returnKey, .pick, .composition, .converted: self
        }
    }
}
