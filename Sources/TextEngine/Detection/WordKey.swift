/// A word of up to twelve Latin letters, as a number: without case and without marks, so that "März" is "marz".
struct WordKey: Hashable, Comparable {
    /// Five bits a letter, 1 for a. 0 stands for what is not such a word.
    private(set) var packed: UInt64 = 0

    static let none = WordKey()

    static func < (left: WordKey, right: WordKey) -> Bool { left.packed < right.packed }

    init() {}

    /// The key of letters; `none` when there are too many, or others.
    init(_ text: ScannedText, _ range: Range<Int>) {
        for index in range where !append(text[index]) {
            packed = 0
            return
        }
    }

    init(_ word: some StringProtocol) {
        for unit in word.utf16 where !append(unit) {
            packed = 0
            return
        }
    }

    private mutating func append(_ unit: UInt16) -> Bool {
        if unit.isASCIILetter { return append(letter: unit | 0x20) }
        if unit == 0xDF { return append(letter: 0x73) && append(letter: 0x73) }
        if (0xC0...0xFF).contains(unit) {
            let base = Self.bases[Int(unit - 0xC0)]
            return base != 0x2E && append(letter: UInt16(base))
        }
        // A mark changes nothing.
        return (0x300...0x36F).contains(unit)
    }

    private mutating func append(letter: UInt16) -> Bool {
        guard packed >> 55 == 0 else { return false }
        packed = packed << 5 | UInt64(letter - 0x60)
        return true
    }

    /// The letters under the marks of U+00C0 to U+00FF; a dot where there is no single one.
    private static let bases = Array(
        "aaaaaa.ceeeeiiiidnooooo.ouuuuy..aaaaaa.ceeeeiiiidnooooo.ouuuuy.y".utf8)
}

/// What words mean, by their keys.
struct WordTable<Meaning: Sendable>: Sendable {
    private let keys: [UInt64]
    private let meanings: [Meaning]

    /// Of words that are separated by blanks; all of a string mean the same. A later string does not change a word of
    /// an earlier one.
    init(_ entries: [(words: String, meaning: Meaning)]) {
        var table: [UInt64: Meaning] = [:]
        for (words, meaning) in entries {
            for word in words.split(whereSeparator: \.isWhitespace) {
                let key = WordKey(word).packed
                precondition(key != 0, "A word of a table has one to twelve Latin letters.")
                if table[key] == nil { table[key] = meaning }
            }
        }
        let sorted = table.sorted { $0.key < $1.key }
        keys = sorted.map(\.key)
        meanings = sorted.map(\.value)
    }

    subscript(_ key: WordKey) -> Meaning? {
        guard key != .none else { return nil }
        var low = 0
        var high = keys.count
        while low < high {
            let middle = (low + high) / 2
            if keys[middle] < key.packed { low = middle + 1 } else { high = middle }
        }
        return low < keys.count && keys[low] == key.packed ? meanings[low] : nil
    }
}

extension WordTable where Meaning == Bool {
    /// A set of words.
    init(_ words: String) { self.init([(words, true)]) }

    func contains(_ key: WordKey) -> Bool { self[key] != nil }
}
