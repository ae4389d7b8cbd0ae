/// Vietnamese by digits, as UniKey and iOS have it.
///
/// 1 to 5 put the tone on the word: acute, grave, hook, tilde and dot; 0 takes it away. 6 makes â, ê and ô, 7 ơ and ư,
/// 8 ă and 9 đ. The same digit again undoes what it did and types itself, and so does one that changes nothing.
package struct VNI: InputMethod {
    private var typing = VietnameseTyping { key in
        switch key {
        case "1": .tone(.acute)
        case "2": .tone(.grave)
        case "3": .tone(.hook)
        case "4": .tone(.tilde)
        case "5": .tone(.dot)
        case "0": .removeTone
        case "6": .circumflex(on: ["a", "e", "o"])
        case "7": .horn
        case "8": .breve
        case "9": .stroke
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
