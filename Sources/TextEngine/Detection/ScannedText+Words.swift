/// A word of Latin letters in a text.
struct ScannedWord {
    var range: Range<Int>
    var key: WordKey
    /// Whether it starts with a capital letter.
    var isCapitalised: Bool

    var end: Int { range.upperBound }
}

extension ScannedText {
    /// No word that matters is longer, in units.
    private static let longestWord = 40

    /// The word that starts at an offset.
    func word(at start: Int) -> ScannedWord? {
        var end = start
        while self[end].isLatinLetter {
            guard end - start < Self.longestWord else { return nil }
            end += 1
        }
        return end == start ? nil : word(start..<end)
    }

    /// The word that ends at an offset.
    func word(endingAt end: Int) -> ScannedWord? {
        var start = end
        while self[start - 1].isLatinLetter {
            guard end - start < Self.longestWord else { return nil }
            start -= 1
        }
        return end == start ? nil : word(start..<end)
    }

    private func word(_ range: Range<Int>) -> ScannedWord {
        ScannedWord(range: range, key: WordKey(self, range), isCapitalised: isCapital(at: range.lowerBound))
    }

    func isCapital(at index: Int) -> Bool {
        let unit = self[index]
        if unit < 0x80 { return unit.isASCIIUppercase }
        guard unit.isLatinLetter, let scalar = Unicode.Scalar(unit) else { return false }
        return scalar.properties.isUppercase
    }

    /// What begins where letters or digits begin: the next is looked for behind the one before, or at the next word.
    func itemsAtWords(_ item: (_ start: Int) -> DetectedItem?) -> [DetectedItem] {
        var items: [DetectedItem] = []
        var index = 0
        while index < count {
            guard self[index].isWordPart else {
                index += 1
                continue
            }
            if let found = item(index) {
                items.append(found)
                index = found.range.upperBound
            } else {
                index = endOfWord(index)
            }
        }
        return items
    }

    /// Whether one of some words stands within so many units before or behind a range.
    func hasWord(of table: WordTable<Bool>, around range: Range<Int>, before: Int, behind: Int) -> Bool {
        hasWord(of: table, in: max(0, range.lowerBound - before)..<range.lowerBound)
            || hasWord(of: table, in: range.upperBound..<min(count, range.upperBound + behind))
    }

    private func hasWord(of table: WordTable<Bool>, in range: Range<Int>) -> Bool {
        var index = range.lowerBound
        while index < range.upperBound {
            var end = index
            while end < range.upperBound && self[end].isLatinLetter { end += 1 }
            // Words that the ends of the range cut are not read.
            let isWhole = !self[index - 1].isLatinLetter && !self[end].isLatinLetter
            if end > index && isWhole && table.contains(WordKey(self, index..<end)) { return true }
            index = max(end, index + 1)
        }
        return false
    }
}
