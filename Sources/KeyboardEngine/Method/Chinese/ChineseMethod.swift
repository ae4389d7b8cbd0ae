/// Composes Chinese: keys spell sounds or shapes, and an engine says which characters they stand for.
///
/// A space picks the first candidate, a pick takes one, and punctuation decides everything in favour of the first.
/// Return leaves the keys as they were typed. Delete takes back the last key, or the last pick if nothing was typed
/// since. While no engine has answered yet, all of them leave the keys as they are: letters, bopomofo or radicals.
package struct ChineseMethod<Alphabet: ReadingAlphabet>: InputMethod {
    private var composition: EngineComposition
    private let punctuation: ChinesePunctuation?

    /// How many steps are composed before their beginning is decided. Nobody looks over more.
    private static var usualLength: Int { 64 }
    /// How many steps wait for an engine that has answered before and does no longer.
    private static var patience: Int { 2 * usualLength }

    package static var conversionEngine: ConversionEngineName? { Alphabet.engine }

    /// Makes the method; punctuation is made wide in Chinese modes.
    package init(mode: InputMode) {
        let script = ChineseScript(language: mode.language)
        composition = EngineComposition(engine: Alphabet.engine, script: script)
        punctuation = script.map(ChinesePunctuation.init)
    }

    /// Composes what is typed, and takes what the engine says of it.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        switch stroke {
        case .converted(let reply, let query):
            return take(reply, for: query)
        case .composition:
            // Another input method shows its own text in the same place.
            composition.clear()
            return .pass(stroke)
        default:
            return composition.isEmpty ? begin(stroke, in: text) : proceed(stroke, in: text)
        }
    }

    /// Forgets what is composed.
    package mutating func reset() {
        composition.clear()
    }

    private mutating func begin(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        if let key = Alphabet.key(for: stroke, isFirst: true) {
            composition.append(key)
            return show()
        }
        guard !text.isComposing, let typed = Alphabet.text(of: stroke),
            let wide = punctuation?.sign(for: typed, behind: text.before)
        else { return .pass(stroke) }
        return InputAnswer([.substitute(wide, for: typed, over: 0)])
    }

    private mutating func proceed(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        switch stroke {
        case .tap, .characters: break
        case .returnKey: return leave()
        case .delete(let deletion): return delete(deletion)
        case .pick(let number): return composition.pick(number) ? show() : unchanged
        case .completion, .composition, .converted: return .pass(stroke)
        }
        if let key = Alphabet.key(for: stroke, isFirst: false) { return type(key) }
        if stroke.text == " " { return space() }
        if let number = Alphabet.pick(for: stroke) { return pick(number, by: stroke.text ?? "") }
        let typed = Alphabet.text(of: stroke) ?? ""
        return finish(with: punctuation?.sign(for: typed, behind: text.before + composition.typed) ?? typed)
    }

    // MARK: Strokes

    private mutating func type(_ key: Character) -> InputAnswer {
        // What waits to be decided already is none of it.
        let open = composition.steps.reversed().prefix { if case .finish = $0 { false } else { true } }.count
        guard open >= Self.usualLength || composition.steps.count >= Self.patience else {
            composition.append(key)
            return show()
        }
        var answer = finish(with: "")
        composition.append(key)
        let shown = show()
        answer.edits += shown.edits
        (answer.candidates, answer.query) = (shown.candidates, shown.query)
        return answer
    }

    private mutating func space() -> InputAnswer {
        guard composition.isAnswering else { return leave() }
        if case .key(let key) = composition.steps.last, let sign = Alphabet.space(behind: key) { return type(sign) }
        return pick(0, by: " ")
    }

    private mutating func pick(_ number: Int, by stroke: String) -> InputAnswer {
        // A space that decides the keys as they are is spent on that.
        let typed = stroke == " " ? "" : stroke
        guard composition.isAnswering, composition.steps.count < Self.patience else { return leave(with: typed) }
        if composition.isUpToDate {
            if composition.candidates.isEmpty { return leave(with: typed) }
            guard composition.candidates.indices.contains(number) else { return unchanged }
        }
        composition.pick(number, unseenBy: stroke)
        return show()
    }

    private mutating func delete(_ deletion: Deletion) -> InputAnswer {
        // There is nothing to delete behind what is composed.
        if deletion.isForward { return unchanged }
        if deletion.unit == .character { composition.removeLast() } else { composition.clear() }
        return show()
    }

    /// Decides everything in favour of the first candidates and types a text behind it.
    private mutating func finish(with text: String) -> InputAnswer {
        guard composition.isAnswering, composition.steps.count < Self.patience else { return leave(with: text) }
        composition.finish(with: text)
        return show()
    }

    /// Leaves the keys as they were typed, with a text behind them.
    private mutating func leave(with text: String = "") -> InputAnswer {
        defer { composition.clear() }
        return InputAnswer([.insert(composition.typed + text)])
    }

    // MARK: Replies

    private mutating func take(_ reply: ConversionReply, for query: ConversionQuery) -> InputAnswer {
        guard composition.isAbout(query) else {
            return composition.isEmpty ? .pass(.converted(reply, for: query)) : unchanged
        }
        guard let committed = composition.take(reply, for: query) else {
            return InputAnswer([shownEdit], candidates: composition.candidates)
        }
        let rest = composition.isEmpty ? [] : [shownEdit]
        return InputAnswer([.insert(committed)] + rest, candidates: composition.candidates)
    }

    /// The answer that changes nothing.
    private var unchanged: InputAnswer { InputAnswer(candidates: composition.candidates) }
    private var shownEdit: InputEdit { .compose(Composition(composition.text)) }

    /// Shows what is composed and asks the engine about it.
    private func show() -> InputAnswer {
        InputAnswer([shownEdit], candidates: composition.candidates, query: composition.query)
    }
}
