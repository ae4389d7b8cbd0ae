/// What makes a text of keystrokes: a machine without clocks, views or texts of its own.
///
/// It is given a stroke together with the text around the caret, and answers with what is to be done to the text, what is
/// composed and what can be picked. It is asked stroke by stroke, and nothing it was told before is true for ever: a
/// program may refuse an edit or make another one. Who asks calls ``reset()`` when the text is not as the method left it.
///
/// Methods stand one behind another (``InputMethodChain``): what one leaves over goes to the next.
package protocol InputMethod: Sendable {
    /// Makes the method for a mode, with nothing begun.
    init(mode: InputMode)
    /// Answers a stroke.
    mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer
    /// Forgets what is begun: the caret was moved, the text changed, the focus lost, or a visitor's session has ended.
    mutating func reset()
    /// The engine that its queries are for, which is worth loading before the first of them; `nil` for a method that
    /// asks none.
    static var conversionEngine: ConversionEngineName? { get }
}

extension InputMethod {
    /// Nothing to forget.
    package mutating func reset() {}
    /// No engine.
    package static var conversionEngine: ConversionEngineName? { nil }
}

/// The stages that keystrokes go through: the mode's own method, then what is made of spaces, quotes and hyphens, and
/// last the letters as they are.
package struct InputMethodChain: Sendable {
    private var stages: [any InputMethod]
    /// What the stages compose at the moment; empty for nothing.
    private var composed = ""

    /// The stages of a mode.
    package init(mode: InputMode) {
        let kinds: [any InputMethod.Type] =
            mode.methods + [FullStopStage.self, QuoteStage.self, DashStage.self, PlainLetters.self]
        stages = kinds.map { $0.init(mode: mode) }
    }

    /// What the stages compose at the moment; empty for nothing. Text that is composed elsewhere is none of theirs.
    package var composition: String { composed }

    /// Answers a stroke; there is never a rest.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        var whole = InputAnswer()
        var (stroke, text) = (stroke, text)
        for index in stages.indices {
            let answer = stages[index].answer(stroke, in: text)
            whole.edits += answer.edits
            whole.candidates += answer.candidates
            whole.query = answer.query ?? whole.query
            for edit in answer.edits { text.apply(edit, composed: &composed) }
            guard let rest = answer.rest else {
                // What an engine says was not typed: the stages behind go on from the stroke before it.
                if case .converted = stroke { break }
                // Who does not hear of a stroke cannot go on from the one before it.
                for later in stages.indices where later > index { stages[later].reset() }
                break
            }
            stroke = rest
        }
        // What another program composes is its own, and does not become the method's by passing through.
        if case .composition = stroke { composed = "" }
        return whole
    }

    /// Forgets what all stages have begun.
    package mutating func reset() {
        composed = ""
        for index in stages.indices { stages[index].reset() }
    }
}
