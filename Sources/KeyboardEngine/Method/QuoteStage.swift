/// Makes quotation marks of the language of straight ones.
package struct QuoteStage: InputMethod {
    private let marks: QuotationMarks

    /// Makes the stage with the mode's marks.
    package init(mode: InputMode) {
        marks = mode.quotes
    }

    /// Types a straight mark as the one that it stands for.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        guard text.preferences.makesQuotes, !text.isComposing, let typed = stroke.text, typed == "\"" || typed == "'"
        else {
            return .pass(stroke)
        }
        let mark = marks.mark(isDouble: typed == "\"", behind: text.before)
        return InputAnswer([.substitute(String(mark), for: typed, over: 0)])
    }
}
