import Foundation

/// A word that a Vietnamese syllable begins like: its letters without tone, and the tone.
struct VietnameseWord: Equatable, Sendable {
    /// The letters in lower case and without tone.
    private(set) var letters: [Character] = []
    /// Which of them are capitals.
    private var capitals: [Bool] = []
    /// The tone of the word.
    private(set) var tone: VietnameseTone?
    /// Where the rime begins.
    private(set) var rimeStart = 0

    /// Takes a text apart, composed or decomposed; `nil` for one that no Vietnamese syllable begins like.
    init?(_ text: String) {
        for character in text {
            let isCapital = character.isUppercase
            var scalars = character.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars
            if let index = scalars.firstIndex(where: { VietnameseTone(rawValue: $0) != nil }) {
                guard tone == nil else { return nil }
                tone = VietnameseTone(rawValue: scalars.remove(at: index))
            }
            let letter = String(scalars).precomposedStringWithCanonicalMapping
            guard letter.unicodeScalars.count == 1, let only = letter.first else { return nil }
            letters.append(only)
            capitals.append(isCapital)
        }
        guard adjust() else { return nil }
    }

    /// The letters behind the initial.
    var rime: [Character] { Array(letters[rimeStart...]) }

    /// Whether nothing but đ stands in it that no English key has.
    var isPlain: Bool { tone == nil && letters.allSatisfy { VietnameseSpelling.plain[$0] == nil } }

    /// The word as it is written.
    var text: String {
        let place = tone == nil ? nil : VietnameseSpelling.toneIndex(in: rime).map { $0 + rimeStart }
        return letters.indices.map { index in
            var letter = String(letters[index])
            if index == place, let tone { letter.unicodeScalars.append(tone.rawValue) }
            letter = letter.precomposedStringWithCanonicalMapping
            return capitals[index] ? letter.uppercased() : letter
        }.joined()
    }

    /// The word with another tone; `nil` where no syllable has it.
    func with(_ tone: VietnameseTone?) -> VietnameseWord? {
        var word = self
        word.tone = tone
        return word.adjust() ? word : nil
    }

    /// The word with other letters in some places; `nil` where no syllable begins so.
    func replacing(_ changes: [Int: Character]) -> VietnameseWord? {
        var word = self
        word.setLetters(changes)
        return word.adjust() ? word : nil
    }

    /// The word with other letters in some places as a text, whether it is Vietnamese or not.
    func text(replacing changes: [Int: Character]) -> String {
        var word = self
        word.setLetters(changes)
        return word.text
    }

    /// The word with a letter more; `nil` where no syllable begins so.
    func appending(_ letter: Character, isCapital: Bool) -> VietnameseWord? {
        var word = self
        word.letters.append(letter)
        word.capitals.append(isCapital)
        return word.adjust() ? word : nil
    }

    private mutating func setLetters(_ changes: [Int: Character]) {
        for (index, letter) in changes { letters[index] = letter }
    }

    /// Finds the rime, and gives u and o the second horn when a letter follows: "ưon" and "uơn" are always "ươn".
    /// - Returns: Whether a syllable begins so.
    private mutating func adjust() -> Bool {
        guard let start = VietnameseSpelling.rimeStart(in: letters, tone: tone) else { return false }
        rimeStart = start
        if rime.count > 2, rime.starts(with: ["u", "ơ"]) || rime.starts(with: ["ư", "o"]) {
            setLetters([start: "ư", start + 1: "ơ"])
        }
        guard tone != nil else { return true }
        return VietnameseSpelling.toneIndex(in: rime) != nil
    }
}
