/// Chinese by its sounds in bopomofo.
package typealias Zhuyin = ChineseMethod<Bopomofo>

/// The signs of bopomofo, and their keys on a hardware keyboard (Dachen, the standard layout in Taiwan).
package enum Bopomofo: ReadingAlphabet {
    package static var engine: ConversionEngineName { .zhuyin }

    /// The sounds in their usual order, then the marks of the five tones.
    static let signs = "ㄅㄆㄇㄈㄉㄊㄋㄌㄍㄎㄏㄐㄑㄒㄓㄔㄕㄖㄗㄘㄙㄧㄨㄩㄚㄛㄜㄝㄞㄟㄠㄡㄢㄣㄤㄥㄦˉˊˇˋ˙"
    /// The key of each sign.
    static let hardwareKeys = "1qaz2wsxedcrfv5tgbyhnujm8ik,9ol.0p;/- 6347"
    private static let tones: Set<Character> = ["ˉ", "ˊ", "ˇ", "ˋ", "˙"]
    private static let signsByKey = Dictionary(uniqueKeysWithValues: zip(hardwareKeys, signs))

    package static func key(for stroke: Keystroke, isFirst: Bool) -> Character? {
        guard let text = stroke.text, text.count == 1, let typed = text.first else { return nil }
        let sign: Character
        if signs.contains(typed) {
            sign = typed
        } else if let found = signsByKey[typed], typed != " ", typed.isLetter || isHardware(stroke) {
            sign = found
        } else {
            return nil
        }
        // A tone belongs to a sound.
        return isFirst && tones.contains(sign) ? nil : sign
    }

    /// A space behind a sound is the mark of the first tone.
    package static func space(behind key: Character) -> Character? { tones.contains(key) ? nil : "ˉ" }

    /// The digits are sounds and tones here: those of the number pad pick, and the capitals A to I (as in Rime).
    package static func pick(for stroke: Keystroke) -> Int? {
        guard case .characters(let typed) = stroke, typed.text.count == 1, let sign = typed.text.first else {
            return nil
        }
        if let digit = sign.asciiDigit, digit > 0, isNumberPad(typed) { return digit - 1 }
        return Array("ABCDEFGHI").firstIndex(of: sign)
    }

    /// The comma and the full stop are sounds: with shift they are themselves (as in Rime).
    package static func text(of stroke: Keystroke) -> String? {
        guard case .characters(let typed) = stroke else { return stroke.text }
        return ["<": ",", ">": "."][typed.text] ?? typed.text
    }

    private static func isHardware(_ stroke: Keystroke) -> Bool {
        guard case .characters(let typed) = stroke else { return false }
        return !isNumberPad(typed)
    }

    /// Whether characters come from the number pad (HID usages of page 7, from the pad's slash to its full stop).
    private static func isNumberPad(_ typed: TypedCharacters) -> Bool {
        typed.key.map { (0x54...0x63).contains($0) } ?? false
    }
}
