/// Dead keys: a mark is held until the letter comes that it belongs on.
///
/// The letter is composed canonically (UAX #15): ´ and e are é. Space types the sign that is held, and so does the same
/// dead key again; what the mark does not go with is typed behind the sign. Marks that go together wait together: tonos
/// and dialytika for ΐ, circumflex and acute for ấ.
///
/// Nothing is asked of the text before the caret, so that dead keys work in secret fields too.
package struct DeadKeys: InputMethod {
    private let isGreek: Bool
    private var marks: [DeadMark] = []

    /// Makes the stage; Greek has signs of its own.
    package init(mode: InputMode) {
        isGreek = LanguageTag(mode.language).code == "el"
    }

    /// Forgets the marks that are held.
    package mutating func reset() {
        marks = []
    }

    /// Holds a mark, or does with the one that is held what the stroke says.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        if let mark = DeadMark(stroke) { return hold(mark, in: text) }
        guard !marks.isEmpty else { return .pass(stroke) }
        switch stroke {
        case .tap, .characters: return type(stroke, in: text)
        case .delete(let deletion):
            if deletion.unit == .character, !deletion.isForward { marks.removeLast() } else { marks = [] }
            return InputAnswer([.compose(Composition(sign))])
        case .returnKey, .pick, .completion: return InputAnswer([decide(in: text)], rest: stroke)
        case .composition:
            // What is composed elsewhere takes the place of the sign.
            marks = []
            return .pass(stroke)
        case .converted: return .pass(stroke)
        }
    }

    /// What is shown while the marks are held.
    private var sign: String { marks.map { $0.sign(isGreek: isGreek) }.joined() }

    private mutating func hold(_ mark: DeadMark, in text: SurroundingText) -> InputAnswer {
        if marks.isEmpty || (!marks.contains(mark) && DeadMark.haveLetter(marks + [mark])) {
            marks.append(mark)
            return InputAnswer([.compose(Composition(sign))])
        }
        let isSame = marks == [mark]
        let typed = isSame ? sign : sign + mark.sign(isGreek: isGreek)
        marks = []
        return InputAnswer([.insert(typed)])
    }

    private mutating func type(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        let typed = stroke.text ?? ""
        if let letter = DeadMark.letter(typed, with: marks) {
            marks = []
            return InputAnswer([.insert(letter)])
        }
        let decision = decide(in: text)
        return typed == " " ? InputAnswer([decision]) : InputAnswer([decision], rest: stroke)
    }

    /// Types the sign that is shown.
    private mutating func decide(in text: SurroundingText) -> InputEdit {
        defer { marks = [] }
        // A program that shows no compositions has not got the sign yet.
        return text.isComposing ? .commit : .insert(sign)
    }
}
