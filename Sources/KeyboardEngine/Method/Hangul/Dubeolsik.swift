/// Korea's keyboard (KS X 5002, two sets of letters: consonants on the left, vowels on the right), by the places of keys.
enum Dubeolsik {
    /// The letter of a hardware key.
    ///
    /// The key's place decides and not what its own layout makes of it, so that every Latin keyboard types Korean. Only
    /// the case of the characters is looked at: it tells whether shift is held.
    /// - Returns: `nil` for keys without a letter, and for characters that are more than a key's usual ones: a sign of
    ///   the third level, or text that is decided already.
    static func jamo(of typed: TypedCharacters) -> Jamo? {
        guard let key = typed.key, (firstKey..<firstKey + letters.count).contains(key),
            let character = typed.text.first, typed.text.count == 1, isUsual(character)
        else { return nil }
        let isShifted = character.isUppercase || shiftedSigns.contains(character)
        let letter = letters[key - firstKey]
        return Jamo(String(isShifted ? doubles[letter] ?? letter : letter))
    }

    /// Whether a character is one that a letter key types by itself or with shift.
    private static func isUsual(_ character: Character) -> Bool {
        if signs.contains(character) || shiftedSigns.contains(character) { return true }
        // Behind the scripts of hardware keyboards begin those of decided text.
        return character.isLetter && character.unicodeScalars.allSatisfy { $0.value < 0x1100 }
    }

    /// What letter keys of AZERTY, Dvorak and the like type beside letters.
    private static let signs: Set<Character> = [",", ".", ";", "'"]
    /// The same with shift.
    private static let shiftedSigns: Set<Character> = ["<", ">", ":", "\"", "?"]
    /// The usage of the key A; the others follow in the order of the Latin alphabet (HID Usage Tables, page 7).
    private static let firstKey = 0x04
    /// The letters of the keys A to Z.
    private static let letters = Array("ㅁㅠㅊㅇㄷㄹㅎㅗㅑㅓㅏㅣㅡㅜㅐㅔㅂㄱㄴㅅㅕㅍㅈㅌㅛㅋ")
    /// The letters that are others with shift.
    private static let doubles: [Character: Character] = [
        "ㅂ": "ㅃ", "ㅈ": "ㅉ", "ㄷ": "ㄸ", "ㄱ": "ㄲ", "ㅅ": "ㅆ", "ㅐ": "ㅒ", "ㅔ": "ㅖ",
    ]
}
