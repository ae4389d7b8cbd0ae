/// Japanese on Latin keys: letters make hiragana.
///
/// The kana are composed, with the letters that are none yet behind them, until they are decided (``KanaReading``). Signs
/// are those of Japanese: "-" is the mark of a long vowel, "." and "," are "。" and "、". Behind digits and Latin letters
/// they stay as they are, as in numbers. A capital is a letter as it is; so are those behind it up to the next stroke
/// that is no letter, as on Windows.
package struct Romaji: InputMethod {
    /// What is composed.
    package private(set) var reading: KanaReading
    /// Whether letters are Latin: a capital was typed and only letters since then.
    private var isLatin = false

    /// The engine that knows kanji.
    package static var conversionEngine: ConversionEngineName? { KanaReading.engine }

    /// Makes the method with the mode's dictionary and space.
    package init(mode: InputMode) {
        reading = KanaReading(mode: mode)
    }

    /// Makes kana of letters, and does with the reading what other strokes say.
    package mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        // What is shown no longer was decided or refused.
        if !text.isComposing { reading.clear() }
        if case .converted = stroke { return reading.answer(stroke, in: text) }
        let typed = stroke.text.flatMap { $0.count == 1 ? $0.first : nil }
        let isLetter = typed.map { $0.isASCII && $0.isLetter } ?? false
        isLatin = isLetter && (isLatin || typed?.isUppercase ?? false)
        guard !isLatin else { return InputAnswer(reading.decide(), rest: stroke) }
        guard let typed else { return reading.answer(stroke, in: text) }
        if isLetter || Self.continues(reading.pending, typed) {
            let (kana, pending) = RomajiTable.step(reading.pending, typed)
            return reading.add(kana, leaving: pending)
        }
        guard let sign = Self.signs[typed], !reading.isEmpty || !Self.isBehindLatin(text) else {
            return reading.answer(stroke, in: text)
        }
        if typed == "-" { return reading.add(sign) }
        return InputAnswer(reading.decide(), rest: stroke.typing(sign))
    }

    /// Forgets the reading, and that letters are Latin.
    package mutating func reset() {
        reading.clear()
        isLatin = false
    }

    /// Whether a sign belongs to the letters before it, as the apostrophe of n' does.
    private static func continues(_ pending: String, _ sign: Character) -> Bool {
        guard !pending.isEmpty else { return false }
        let letters = pending + String(sign)
        return RomajiTable.isKana(letters) || RomajiTable.isBeginning(letters)
    }

    private static func isBehindLatin(_ text: SurroundingText) -> Bool {
        guard !text.isComposing, let last = text.before.last else { return false }
        return last.isASCII && (last.isLetter || last.isNumber)
    }

    /// The Japanese signs on the keys of Latin ones.
    private static let signs: [Character: String] = [
        "-": "ー", ".": "。", ",": "、", "[": "「", "]": "」", "/": "・", "~": "〜", "!": "！", "?": "？", "(": "（",
        ")": "）",
    ]
}
