import KeyboardEngine

/// A text that keystrokes are typed into through the stages of a mode: a model of a field.
struct TypedText {
    private var chain: InputMethodChain
    /// What stands before the caret and is decided.
    private(set) var before: String
    /// What is composed at the caret.
    private(set) var composition = ""
    /// What can be picked.
    private(set) var candidates: [Candidate] = []
    /// The edits of the last stroke.
    private(set) var edits: [InputEdit] = []
    /// What was asked of a conversion engine last and is not answered yet.
    private(set) var query: ConversionQuery?
    private let preferences: TypingPreferences
    private let hasCapitals: Bool

    init(
        _ before: String = "", mode: InputMode = InputMode(language: "en"),
        preferences: TypingPreferences = TypingPreferences(
            capitals: .sentences, makesQuotes: true, makesDashes: true, makesFullStops: true)
    ) {
        chain = InputMethodChain(mode: mode)
        self.before = before
        self.preferences = preferences
        hasCapitals = mode.hasCapitals
    }

    /// What a person sees.
    var text: String { before + composition }

    var surroundings: SurroundingText {
        let reached = before.utf16.suffix(SurroundingText.reach)
        return SurroundingText(
            before: String(decoding: reached, as: UTF16.self), isComposing: !composition.isEmpty,
            preferences: preferences)
    }

    /// Whether the place of the caret asks for a capital, in a script that has any.
    var wantsCapital: Bool { hasCapitals && surroundings.wantsCapital }

    mutating func stroke(_ stroke: Keystroke) {
        let answer = chain.answer(stroke, in: surroundings)
        edits = answer.edits
        candidates = answer.candidates
        query = answer.query ?? query
        for edit in answer.edits { apply(edit) }
    }

    /// Types character by character, as a hardware keyboard does.
    mutating func type(_ text: String) {
        for character in text {
            stroke(character == "\n" ? .returnKey : .characters(TypedCharacters(String(character), time: 0)))
        }
    }

    /// Types scalar by scalar, as keys do that have marks of their own.
    mutating func type(scalarsOf text: String) {
        for scalar in text.unicodeScalars { stroke(.characters(TypedCharacters(String(scalar), time: 0))) }
    }

    /// Taps keys of the screen, each of which types one character.
    mutating func tap(_ text: String) {
        for character in text {
            stroke(.tap(KeyTap(text: String(character), keyID: String(character), point: .zero, time: 0)))
        }
    }

    /// Presses a hardware key, whose usage (HID, page 7) is known, and which types some characters.
    mutating func press(_ characters: String, key: Int) {
        stroke(.characters(TypedCharacters(characters, key: key, time: 0)))
    }

    /// Deletes one character, as often as is said.
    mutating func delete(_ count: Int = 1) {
        for _ in 0..<count { stroke(.delete(Deletion(.character))) }
    }

    /// Types with an engine that answers every stroke at once.
    mutating func type(_ text: String, with engine: any ConversionEngine) {
        for character in text {
            type(String(character))
            reply(engine)
        }
    }

    /// Lets an engine answer what was asked last.
    mutating func reply(_ engine: any ConversionEngine) {
        guard let asked = query else { return }
        query = nil
        stroke(.converted(engine.reply(to: asked), for: asked))
    }

    mutating func reset() {
        chain.reset()
    }

    private mutating func apply(_ edit: InputEdit) {
        switch edit {
        case .insert(let text), .complete(let text): before += text
        case .substitute(let text, _, let count):
            before = String(decoding: before.utf16.dropLast(count), as: UTF16.self) + text
        case .insertReturn: before += "\n"
        case .delete: if composition.isEmpty { before = String(before.dropLast()) }
        case .compose(let new): return composition = new.text
        case .commit: before += composition
        }
        composition = ""
    }
}
