/// Makes a full stop and a space of two spaces that are typed behind a word.
package struct FullStopStage: InputMethod {
    private let fullStop: String?
    /// Whether the last stroke was a space: one that was there before the caret came is no half of a full stop.
    private var isBehindSpace = false

    /// Makes the stage with the mode's full stop.
    package init(mode: InputMode) {
        fullStop = mode.fullStop
    }

    /// Types the second space as a full stop and a space, which take the place of the first.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        // What an engine says is nothing that was typed.
        if case .converted = stroke { return .pass(stroke) }
        let wasBehindSpace = isBehindSpace
        isBehindSpace = stroke.text == " " && !text.isComposing
        guard wasBehindSpace, isBehindSpace, text.preferences.makesFullStops, !text.hasSelection, let fullStop,
            Self.endsWithWord(text.before)
        else { return .pass(stroke) }
        isBehindSpace = false
        return InputAnswer([.substitute("\(fullStop) ", for: " ", over: 1)])
    }

    /// Forgets that a space was typed.
    package mutating func reset() {
        isBehindSpace = false
    }

    /// Whether a text ends with one space behind a word, which a quotation mark or a bracket may close.
    private static func endsWithWord(_ text: String) -> Bool {
        guard text.last == " " else { return false }
        guard let last = text.dropLast().reversed().first(where: { !SentenceEnd.closers.contains($0) }) else {
            return false
        }
        return last.isLetter || last.isNumber || last.isSymbol
    }
}
