/// Which letters a Vietnamese syllable is made of: an initial, a rime and a tone.
///
/// The lists are those of the standard orthography (Hoàng Phê, Từ điển tiếng Việt), with k behind ă for names of the
/// highlands such as Đắk Lắk.
enum VietnameseSpelling {
    /// Where the rime begins in letters without tone, if a syllable begins like them; `nil` if none does.
    ///
    /// A letter without its mark may get it later: "tieng" begins like "tiêng".
    static func rimeStart(in letters: [Character], tone: VietnameseTone?) -> Int? {
        guard !(tone?.isShutOut ?? false) || !endsWithStop(letters) else { return nil }
        let longest = min(longestInitial, letters.count)
        // The longest first: "gia" is gi and a.
        return (0...longest).reversed().first { count in
            let initial = String(letters[..<count])
            return initials.contains(initial) && isSyllable(initial, Array(letters[count...]))
        }
    }

    /// Where the tone stands in a rime. It stands on the letter with a mark; or else on the last vowel before a consonant,
    /// on the second of three vowels, and on the first of two.
    static func toneIndex(in rime: [Character]) -> Int? {
        if let marked = rime.lastIndex(where: { plain[$0] != nil }) { return marked }
        let count = rime.prefix { isVowel($0) }.count
        if count == 0 { return nil }
        if count < rime.count { return count - 1 }
        if count == 2 { return placesToneOnFirst || !["oa", "oe", "uy"].contains(String(rime)) ? 0 : 1 }
        return count == 1 ? 0 : 1
    }

    /// Whether the tone stands on the first letter in "hòa", "khỏe" and "thúy": the older style, which UniKey and Windows
    /// have by default. The newer one writes "hoà", "khoẻ" and "thuý".
    static let placesToneOnFirst = true

    /// The letter without its mark, for letters that have one.
    static let plain: [Character: Character] = [
        "ă": "a", "â": "a", "ê": "e", "ô": "o", "ơ": "o", "ư": "u",
    ]

    static func isVowel(_ letter: Character) -> Bool {
        "aeiouy".contains(plain[letter] ?? letter)
    }

    private static func isSyllable(_ initial: String, _ rime: [Character]) -> Bool {
        guard let first = rime.first else { return initial != "gi" }
        switch initial {
        case "gh", "ngh": guard "eêi".contains(first) else { return false }
        case "c", "ng": guard !"eêiy".contains(first) else { return false }
        case "g": guard !"eêy".contains(first) else { return false }
        case "q": return false
        // The u of qu is the one of the rime: "quyt" is spelled as "uyt".
        case "qu": return !"uư".contains(first) && (begins(rime) || begins(["u"] + rime))
        case "": break
        default: guard !rime.starts(with: ["y", "ê"]), !rime.starts(with: ["y", "e"]) else { return false }
        }
        return begins(rime)
    }

    private static func begins(_ letters: [Character]) -> Bool { beginnings.contains(String(letters)) }

    /// Syllables that end with a stop have the acute or the dot and no other tone.
    private static func endsWithStop(_ letters: [Character]) -> Bool {
        guard let vowel = letters.lastIndex(where: isVowel) else { return false }
        return letters[(vowel + 1)...].first.map { "cptk".contains($0) } ?? false
    }

    private static let initials: Set = [
        "", "b", "c", "ch", "d", "đ", "g", "gh", "gi", "h", "k", "kh", "l", "m", "n", "ng", "ngh", "nh", "p", "ph", "q",
        "qu", "r", "s", "t", "th", "tr", "v", "x",
    ]
    private static let longestInitial = 3

    /// All that rimes begin like, with marks and without.
    private static let beginnings: Set<String> = {
        var all: Set<String> = [""]
        for rime in rimes {
            var begun: [String] = [""]
            for letter in rime {
                // Before k there is no a: it would make Vietnamese words of English ones.
                let forms = rime.last == "k" ? [letter] : [letter, plain[letter] ?? letter]
                begun = Set(begun.flatMap { text in forms.map { "\(text)\($0)" } }).sorted()
                all.formUnion(begun)
            }
        }
        return all
    }()

    /// What may follow each vowel or group of vowels; a hyphen is nothing.
    private static let rimes: [[Character]] =
        [
            "a": "- c ch i m n ng nh o p t u y", "ă": "c k m n ng p t", "â": "c m n ng p t u y",
            "e": "- c m n ng o p t", "ê": "- ch m n nh p t u", "i": "- a ch m n nh p t u",
            "iê": "c m n ng p t u", "o": "- c i m n ng p t", "oo": "c n ng", "ô": "- c i m n ng p t",
            "ơ": "- i m n p t", "u": "- a c i m n ng p t", "ư": "- a c i m n ng p t u", "uô": "c i m n ng p t",
            "ươ": "c i m n ng p t u", "y": "-", "yê": "m n ng t u",
            "oa": "- c ch i m n ng nh o p t y", "oă": "c m n ng p t", "oe": "- m n ng o t", "uâ": "n ng t y",
            "uê": "- ch nh", "uơ": "-", "uy": "- a ch n nh p t u", "uyê": "m n t",
        ].flatMap { vowels, ends in
            ends.split(separator: " ").map { Array(vowels) + ($0 == "-" ? [] : Array($0)) }
        }
}

/// The tones that are written; a syllable without one is level.
enum VietnameseTone: Unicode.Scalar, CaseIterable, Sendable {
    /// Sắc.
    case acute = "\u{301}"
    /// Huyền.
    case grave = "\u{300}"
    /// Hỏi.
    case hook = "\u{309}"
    /// Ngã.
    case tilde = "\u{303}"
    /// Nặng.
    case dot = "\u{323}"

    /// Whether no syllable that ends with a stop has the tone.
    var isShutOut: Bool { self != .acute && self != .dot }
}
