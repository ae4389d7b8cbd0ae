/// The keys that Chinese is composed with in one way of typing.
package protocol ReadingAlphabet: Sendable {
    /// The engine that converts what they spell.
    static var engine: ConversionEngineName { get }

    /// The key that a stroke is, as the sign that is shown for it; `nil` for a stroke that is none, such as punctuation.
    /// - Parameter isFirst: Whether nothing is composed yet. Some keys only stand behind others.
    static func key(for stroke: Keystroke, isFirst: Bool) -> Character?
    /// The key that a space is behind another key; `nil` where a space picks a candidate.
    static func space(behind key: Character) -> Character?
    /// The number of the candidate that a stroke picks, from 0; `nil` for a stroke that picks none.
    static func pick(for stroke: Keystroke) -> Int?
    /// What a stroke types that is neither.
    static func text(of stroke: Keystroke) -> String?
}

extension ReadingAlphabet {
    package static func space(behind key: Character) -> Character? { nil }
    package static func text(of stroke: Keystroke) -> String? { stroke.text }

    /// The digits of a hardware keyboard pick: the keys of the screen have the candidates above them.
    package static func pick(for stroke: Keystroke) -> Int? {
        guard case .characters(let typed) = stroke, typed.text.count == 1, let digit = typed.text.first?.asciiDigit,
            digit > 0
        else { return nil }
        return digit - 1
    }
}

extension Character {
    /// The value of a digit of ASCII.
    var asciiDigit: Int? { isASCII ? wholeNumberValue : nil }
}
