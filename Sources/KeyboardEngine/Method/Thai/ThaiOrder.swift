/// Keeps the marks of Thai and Lao in order, as WTT 2.0 has it in its basic mode.
///
/// A vowel above or below goes before the tone that was typed first, a second tone takes the place of the first and a
/// second vowel that of the first, and nikhahit with sara aa is sara am (The Unicode Standard, section 16.1). A mark that
/// can stand on nothing before the caret is refused, except at the beginning of a text or of one that is not known.
package struct ThaiOrder: InputMethod {
    /// Makes the stage; it is the same in every mode.
    package init(mode: InputMode) {}

    /// Puts a mark where it belongs, or refuses it, or leaves the stroke as it is.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        guard text.isKnown, !text.isComposing, let scalar = stroke.scalar, !text.before.isEmpty else {
            return .pass(stroke)
        }
        let before = text.before.unicodeScalars
        if let mark = Self.nikhahits[scalar] { return composeAm(stroke, scalar, nikhahit: mark, behind: before) }
        guard let mark = ThaiMark(scalar) else { return .pass(stroke) }
        // A tone stands before sara am, though it is seen above its circle.
        let am = mark == .tone ? before.last.flatMap { Self.ams.contains($0) ? $0 : nil } : nil
        // Marks in another order than ours were not typed here; and those that a text begins with have no base.
        guard let cell = ThaiCell(endOf: am == nil ? before[...] : before.dropLast()) else { return .pass(stroke) }
        guard let base = cell.base else { return .pass(stroke) }
        guard let new = cell.adding(scalar) else { return InputAnswer() }
        if let am {
            guard ThaiMark.isBase(base, for: am) else { return InputAnswer() }
            return replace(cell, by: "\(new.text)\(am)", and: 1, for: stroke)
        }
        // Strings would be compared by what they mean, and then a tone before ู is no other than one behind it.
        let isTyped = new.text.unicodeScalars.elementsEqual(Array(cell.text.unicodeScalars) + [scalar])
        return isTyped ? .pass(stroke) : replace(cell, by: new.text, for: stroke)
    }

    /// Writes nikhahit and sara aa as sara am, with a tone between them before it.
    private func composeAm(
        _ stroke: Keystroke, _ aa: Unicode.Scalar, nikhahit: Unicode.Scalar, behind before: String.UnicodeScalarView
    ) -> InputAnswer {
        guard let am = Self.composed[aa] else { return .pass(stroke) }
        let last = before.last.flatMap { ThaiMark($0) == .tone ? $0 : nil }
        let rest = last == nil ? before[...] : before.dropLast()
        guard rest.last == nikhahit else { return .pass(stroke) }
        let tone = last.map(String.init) ?? ""
        return InputAnswer([.substitute("\(tone)\(am)", for: String(aa), over: last == nil ? 1 : 2)])
    }

    /// All scalars of Thai and Lao are one UTF-16 unit long.
    private func replace(_ cell: ThaiCell, by text: String, and more: Int = 0, for stroke: Keystroke) -> InputAnswer {
        InputAnswer([.substitute(text, for: stroke.text ?? "", over: cell.count + more)])
    }

    private static let ams: Set<Unicode.Scalar> = ["\u{E33}", "\u{EB3}"]
    private static let nikhahits: [Unicode.Scalar: Unicode.Scalar] = ["\u{E32}": "\u{E4D}", "\u{EB2}": "\u{ECD}"]
    private static let composed: [Unicode.Scalar: Unicode.Scalar] = ["\u{E32}": "\u{E33}", "\u{EB2}": "\u{EB3}"]
}
