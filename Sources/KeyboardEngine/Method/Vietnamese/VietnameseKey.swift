/// What a key of a Vietnamese method does to the word before it.
enum VietnameseKey: Equatable, Sendable {
    /// Gives the word a tone.
    case tone(VietnameseTone)
    /// Takes the tone away.
    case removeTone
    /// Makes â, ê or ô of one of these letters.
    case circumflex(on: [Character])
    /// Makes ơ or ư.
    case horn
    /// Makes ă.
    case breve
    /// Makes ơ, ư or ă, and ư of nothing.
    case hornOrBreve
    /// Makes đ.
    case stroke

    /// The letters that the key makes others of.
    private var changes: [(from: Character, to: Character)] {
        let horns: [(Character, Character)] = [("u", "ư"), ("o", "ơ")]
        return switch self {
        case .tone, .removeTone, .stroke: []
        case .circumflex(let letters): [("a", "â"), ("e", "ê"), ("o", "ô")].filter { letters.contains($0.0) }
        case .horn: horns
        case .breve: [("a", "ă")]
        case .hornOrBreve: horns + [("a", "ă")]
        }
    }

    /// The word with a mark that the key puts on one of its vowels, or `nil` if it fits on none.
    func marking(_ word: VietnameseWord) -> VietnameseWord? {
        if let pair = pairChange(in: word) { return pair.isEmpty ? nil : word.replacing(pair) }
        for (from, to) in changes {
            for index in word.letters.indices.dropFirst(word.rimeStart) {
                let letter = word.letters[index]
                guard letter != to, letter == from || VietnameseSpelling.plain[letter] == from else { continue }
                if let marked = word.replacing([index: to]) { return marked }
            }
        }
        return nil
    }

    /// The letters that lose the mark that the key has made, if there are any.
    func undoing(_ word: VietnameseWord) -> [Int: Character] {
        let made = changes.map(\.to)
        return word.letters.indices.dropFirst(word.rimeStart).reduce(into: [:]) {
            if made.contains(word.letters[$1]) { $0[$1] = VietnameseSpelling.plain[word.letters[$1]] }
        }
    }

    /// What u and o become, which get horns together: nothing if they have them, `nil` if there is no such pair.
    private func pairChange(in word: VietnameseWord) -> [Int: Character]? {
        let (start, rime) = (word.rimeStart, word.rime)
        guard rime.count >= 2, "uư".contains(rime[0]), "oôơ".contains(rime[1]) else { return nil }
        switch self {
        case .circumflex(let letters):
            return letters.contains("o") && rime[0] == "ư" ? [start: "u", start + 1: "ô"] : nil
        case .horn, .hornOrBreve:
            if rime[1] == "ơ", rime[0] == "ư" || rime.count == 2 { return [:] }
            // Behind these initials uơ is a rime of its own: huơ, thuở, khuơ.
            let isOpen = rime == ["u", "o"] && ["h", "th", "kh"].contains(String(word.letters[..<start]))
            return isOpen ? [start + 1: "ơ"] : [start: "ư", start + 1: "ơ"]
        case .tone, .removeTone, .breve, .stroke:
            return nil
        }
    }
}
