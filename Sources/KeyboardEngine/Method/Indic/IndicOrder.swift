/// Keeps the marks of the scripts of India and of Khmer in order.
///
/// A nukta goes to its consonant, a vowel sign before a bindu; a vowel sign takes the place of the one before it, or
/// makes one with it where the vowel has two parts. Nothing is ever refused, and what is not sure stays as it is typed.
package struct IndicOrder: InputMethod {
    /// Makes the stage; it is the same in every mode.
    package init(mode: InputMode) {}

    /// Puts a mark where it belongs, or leaves the stroke as it is.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        guard text.isKnown, !text.isComposing, let scalar = stroke.scalar else { return .pass(stroke) }
        let before = text.before.unicodeScalars
        guard let change = IndicSyllable(endOf: before).change(by: scalar) ?? KhmerOrder.change(before, by: scalar)
        else { return .pass(stroke) }
        return InputAnswer([.substitute(change.text, for: String(scalar), over: change.count)])
    }
}

/// What the end of a text becomes.
struct IndicChange: Equatable, Sendable {
    /// How many UTF-16 units are replaced; all scalars of these scripts are one long.
    let count: Int
    /// What they are replaced with.
    let text: String

    init(_ count: Int, _ scalars: some Sequence<Unicode.Scalar>) {
        self.count = count
        text = String(String.UnicodeScalarView(scalars))
    }
}
