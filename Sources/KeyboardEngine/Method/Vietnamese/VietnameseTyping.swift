/// Types Vietnamese: each key changes the word before the caret in one edit, and nothing is composed.
///
/// What a key does depends on the word alone, wherever it comes from. Only to give back the keys of a word that turns out
/// not to be Vietnamese does the machine remember them.
struct VietnameseTyping: Sendable {
    /// A word, and the keys that it was typed with.
    struct Word: Equatable, Sendable {
        var shown: String
        var keys: String
    }

    private let key: @Sendable (Character) -> VietnameseKey?
    /// The word as the last stroke has left it.
    private var last: Word?
    /// The keys of a word that was given back as they were typed, as long as it is there.
    private var givenBack: String?

    /// No Vietnamese syllable is longer; "nghiêng" has 7 letters.
    private static let longestWord = 12

    /// Makes the machine with what each key does, in lower case.
    init(key: @escaping @Sendable (Character) -> VietnameseKey?) {
        self.key = key
    }

    mutating func reset() {
        last = nil
        givenBack = nil
    }

    mutating func answer(_ stroke: Keystroke, in text: SurroundingText) -> InputAnswer {
        guard text.isKnown, !text.isComposing, let typed = stroke.text, typed.count == 1, let sign = typed.first,
            sign.isLetter || key(sign) != nil, let word = Self.word(before: text.before)
        else { return .pass(stroke) }
        if word.isEmpty { givenBack = nil }
        let old = last.flatMap { $0.shown == word ? $0 : nil } ?? remembered(word)
        let new = next(old, sign)
        last = new
        if new.shown == word + typed { return .pass(stroke) }
        let common = zip(word, new.shown).prefix { $0 == $1 }.count
        return InputAnswer([
            .substitute(
                String(new.shown.dropFirst(common)), for: typed, over: word.dropFirst(common).utf16.count)
        ])
    }

    /// The word that the caret stands behind, which may be empty; `nil` for one that is to be left alone.
    private static func word(before text: String) -> String? {
        let letters = text.reversed().prefix(longestWord + 1).prefix { $0.isLetter }
        guard letters.count <= longestWord else { return nil }
        // In codes such as "b2c" letters are letters.
        let ahead = text.dropLast(letters.count).reversed()
        let other = ahead.first { !$0.isNumber }
        guard letters.isEmpty || !(ahead.first?.isNumber ?? false) || !(other?.isLetter ?? false) else { return nil }
        return String(letters.reversed())
    }

    /// A word whose keys are not known: it was there before. One that the end of a word given back was deleted from is
    /// read again, as if the wrong letter had never been typed.
    private mutating func remembered(_ word: String) -> Word {
        if let keys = givenBack, !word.isEmpty, keys.hasPrefix(word), keys != word {
            return word.reduce(Word(shown: "", keys: "")) { next($0, $1) }
        }
        return Word(shown: word, keys: word)
    }

    // MARK: One key

    private mutating func next(_ old: Word, _ sign: Character) -> Word {
        let literal = Word(shown: "\(old.shown)\(sign)", keys: "\(old.keys)\(sign)")
        guard let word = VietnameseWord(old.shown) else {
            if givenBack == old.shown { givenBack = literal.shown }
            return literal
        }
        let key = key(Character(sign.lowercased()))
        if let key {
            if let changed = change(word, by: key) { return Word(shown: changed.text, keys: literal.keys) }
            if let undone = undo(word, by: key, sign, keys: old.keys) { return Word(shown: undone, keys: undone) }
            if key == .hornOrBreve, word.rime.isEmpty || word.letters == ["g", "i"],
                let horned = word.appending("ư", isCapital: sign.isUppercase)
            {
                return Word(shown: horned.text, keys: literal.keys)
            }
        }
        guard sign.isLetter else { return literal }
        if let longer = VietnameseWord(literal.shown) { return Word(shown: longer.text, keys: literal.keys) }
        // It cannot become Vietnamese any more. Abbreviations with đ are usual: đc, đt.
        if word.isPlain { return literal }
        givenBack = literal.keys
        return Word(shown: literal.keys, keys: literal.keys)
    }

    private func change(_ word: VietnameseWord, by key: VietnameseKey) -> VietnameseWord? {
        switch key {
        case .tone(let tone): word.tone == tone ? nil : word.with(tone)
        case .removeTone: word.tone == nil ? nil : word.with(nil)
        case .stroke: word.letters.first == "d" ? word.replacing([0: "đ"]) : nil
        case .circumflex, .horn, .breve, .hornOrBreve: key.marking(word)
        }
    }

    /// The text in which the key that made something of it stands as itself, or `nil` if it has made nothing.
    private func undo(_ word: VietnameseWord, by key: VietnameseKey, _ sign: Character, keys: String) -> String? {
        switch key {
        case .tone(let tone):
            return word.tone == tone ? word.with(nil).map { "\($0.text)\(sign)" } : nil
        case .stroke:
            return word.letters.first == "đ" ? "\(word.text(replacing: [0: "d"]))\(sign)" : nil
        case .removeTone:
            return nil
        case .circumflex, .horn, .breve, .hornOrBreve:
            let changes = key.undoing(word)
            guard !changes.isEmpty else { return nil }
            // A w that was typed alone becomes one again.
            if word.rime.first == "ư", Self.hasLoneW(keys) { return word.text(replacing: [word.rimeStart: "w"]) }
            return "\(word.text(replacing: changes))\(sign)"
        }
    }

    /// Whether keys have made a ư of a w that had no u before it.
    private static func hasLoneW(_ keys: String) -> Bool {
        let keys = keys.lowercased()
        return keys.firstIndex(of: "w").map { !keys[..<$0].contains("u") } ?? false
    }
}
