import KeyboardEngine

/// An input method that offers 200 numbered words for whatever letters are composed.
struct NumberedWords: InputMethod {
    private var reading = ""

    init(mode: InputMode) {}

    mutating func reset() { reading = "" }

    private var words: [Candidate] {
        reading.isEmpty ? [] : (0..<200).map { Candidate("\(reading)\($0)", note: $0 == 1 ? "note" : nil) }
    }

    mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        if case .pick(let number) = stroke, words.indices.contains(number) {
            let word = words[number].text
            reading = ""
            return InputAnswer([.insert(word)])
        }
        guard let letter = stroke.text, letter != " " else { return .pass(stroke) }
        reading += letter
        return InputAnswer([.compose(Composition(reading))], candidates: words)
    }
}
