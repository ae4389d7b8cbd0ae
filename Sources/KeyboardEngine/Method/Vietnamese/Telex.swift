/// Vietnamese by letters, as UniKey and iOS have it.
///
/// A second a, e, o or d puts the mark on the first (aa â, dd đ), w makes ă, ơ and ư, alone too, and s, f, r, x and j put
/// the tone on the word: acute, grave, hook, tilde and dot. z takes the tone away. The same key again undoes what it did
/// and types itself. A word that no Vietnamese syllable begins with stays as it is typed.
package struct Telex: InputMethod {
    private var typing = VietnameseTyping { key in
        switch key {
        case "s": .tone(.acute)
        case "f": .tone(.grave)
        case "r": .tone(.hook)
        case "x": .tone(.tilde)
        case "j": .tone(.dot)
        case "z": .removeTone
        case "a", "e", "o": .circumflex(on: [key])
        case "w": .hornOrBreve
        case "d": .stroke
        default: nil
        }
    }

    /// Makes the method; it is the same in every mode.
    package init(mode: InputMode) {}

    /// Changes the word before the caret, or leaves the stroke as it is.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        typing.answer(stroke, in: text)
    }

    /// Forgets which keys the word was typed with.
    package mutating func reset() {
        typing.reset()
    }
}
