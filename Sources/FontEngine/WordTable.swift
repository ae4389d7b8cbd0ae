import TextEngine

/// Shaped words by what makes them look as they do. A word is looked up by its letters where they stand, without a copy
/// of them: laying out a line asks for each of its words.
struct WordTable {
    /// What is asked for, lent for the time of the look-up.
    struct LookupKey {
        var font: ObjectIdentifier
        var script: Script
        var isRightToLeft: Bool
        var hasLigatures: Bool
        var language: TextLanguage?
        var text: UnsafeBufferPointer<UInt16>

        fileprivate var hash: Int {
            var hash = UInt(bitPattern: font) ^ UInt(script.rawValue) &+ (isRightToLeft ? 1 : 0) &+ WordTable.seed
            if let language { hash ^= UInt(bitPattern: language.tag) &<< 8 }
            for unit in text { hash = (hash ^ UInt(unit)) &* 0x9E37_79B9_7F4A_7C15 ^ hash >> 29 }
            return Int(truncatingIfNeeded: (hash ^ hash >> 32) >> 1)
        }

        fileprivate func isAnswered(by key: ShapedWord.Key) -> Bool {
            guard key.text.count == text.count, key.font == font, key.script == script,
                key.isRightToLeft == isRightToLeft, key.hasLigatures == hasLigatures,
                key.language == language
            else { return false }
            for index in 0..<text.count where key.text[index] != text[index] { return false }
            return true
        }
    }

    /// Another one in each process, so that nobody can write a text whose words all meet in one place.
    private static let seed = UInt.random(in: 0...UInt.max)

    /// Open addressing: a word stands in the first free slot behind the one that its hash names. At most half are taken.
    private var slots: [ShapedWord?] = Array(repeating: nil, count: 256)
    private(set) var count = 0

    /// All words.
    var words: some Sequence<ShapedWord> { slots.lazy.compactMap(\.self) }

    /// The word that is asked for, if it is here.
    func word(_ key: LookupKey) -> ShapedWord? {
        var slot = key.hash & (slots.count - 1)
        while let word = slots[slot] {
            if key.isAnswered(by: word.key) { return word }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    /// Adds a word that is not here.
    mutating func insert(_ word: ShapedWord) {
        if (count + 1) * 2 > slots.count { rebuild(slots.count * 2) { _ in true } }
        place(word)
    }

    /// Removes the words that a condition does not keep.
    mutating func keep(_ isKept: (ShapedWord) -> Bool) {
        rebuild(slots.count, isKept)
    }

    private mutating func rebuild(_ size: Int, _ isKept: (ShapedWord) -> Bool) {
        let old = slots
        slots = Array(repeating: nil, count: size)
        count = 0
        for case let word? in old where isKept(word) { place(word) }
    }

    private mutating func place(_ word: ShapedWord) {
        var slot = word.key.text.withUnsafeBufferPointer { text in
            LookupKey(
                font: word.key.font, script: word.key.script, isRightToLeft: word.key.isRightToLeft,
                hasLigatures: word.key.hasLigatures, language: word.key.language, text: text
            ).hash & (slots.count - 1)
        }
        while slots[slot] != nil { slot = (slot + 1) & (slots.count - 1) }
        slots[slot] = word
        count += 1
    }
}
