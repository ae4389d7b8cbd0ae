/// The words of a text whose spelling can be checked: letters, with apostrophes between them.
///
/// What is no word of a language is left out: addresses, what has digits or underscores in it, what is written without
/// blanks between words.
package enum SpellingWords {
    /// All words of a text, in its order.
    static func all(in text: String) -> [String] {
        var words: [String] = []
        _ = first(in: text, 0..<text.utf16.count) {
            words.append($0)
            return false
        }
        return words
    }

    /// The first word inside a range for which a condition holds.
    /// - Parameter range: In UTF-16 units, inside the text.
    package static func first(in text: String, _ range: Range<Int>, where condition: (String) -> Bool) -> Range<Int>? {
        let units = text.utf16
        let scalars = text.unicodeScalars
        var index = units.index(units.startIndex, offsetBy: range.lowerBound)
        // A surrogate is no place to begin at.
        index = index.samePosition(in: scalars) ?? units.index(after: index)
        var offset = units.distance(from: units.startIndex, to: index)
        var chunk: [(scalar: Unicode.Scalar, offset: Int)] = []
        while offset < range.upperBound, index < scalars.endIndex {
            let scalar = scalars[index]
            let next = offset + UTF16.width(scalar)
            if scalar.properties.isWhitespace {
                if let found = first(in: chunk, where: condition) { return found }
                chunk.removeAll(keepingCapacity: true)
            } else if next <= range.upperBound {
                chunk.append((scalar, offset))
            }
            offset = next
            index = scalars.index(after: index)
        }
        return first(in: chunk, where: condition)
    }

    /// The first word of what stands between two blanks.
    private static func first(
        in chunk: [(scalar: Unicode.Scalar, offset: Int)], where condition: (String) -> Bool
    ) -> Range<Int>? {
        guard !chunk.isEmpty, !chunk.contains(where: { $0.scalar == "@" }), !isAddress(chunk) else { return nil }
        var start = 0
        while start < chunk.count {
            guard isPart(chunk[start].scalar) else {
                start += 1
                continue
            }
            var end = start
            var isWord = true
            while end < chunk.count, isPart(chunk[end].scalar) || joins(chunk, end) {
                let scalar = chunk[end].scalar
                if !isLetter(scalar), !isApostrophe(scalar) { isWord = false }
                end += 1
            }
            let word = chunk[start..<end]
            if isWord {
                var text = String.UnicodeScalarView()
                text.append(contentsOf: word.map(\.scalar))
                let last = chunk[end - 1]
                if condition(String(text)) { return chunk[start].offset..<(last.offset + UTF16.width(last.scalar)) }
            }
            start = end
        }
        return nil
    }

    private static func isAddress(_ chunk: [(scalar: Unicode.Scalar, offset: Int)]) -> Bool {
        chunk.indices.dropLast(2).contains { index in
            chunk[index].scalar == ":" && chunk[index + 1].scalar == "/" && chunk[index + 2].scalar == "/"
        }
    }

    /// Whether it belongs to a word, or to what is none because of it.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        isLetter(scalar) || scalar == "_" || scalar.properties.numericType != nil
    }

    static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.isASCII { return ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) }
        let properties = scalar.properties
        guard !properties.isIdeographic else { return false }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark: return true
        default: return properties.isAlphabetic && properties.numericType == nil
        }
    }

    static func isApostrophe(_ scalar: Unicode.Scalar) -> Bool { scalar == "'" || scalar == "’" }

    /// Whether what stands at a place holds the letters around it together: an apostrophe, or a full stop as in addresses.
    private static func joins(_ chunk: [(scalar: Unicode.Scalar, offset: Int)], _ index: Int) -> Bool {
        let scalar = chunk[index].scalar
        guard isApostrophe(scalar) || scalar == ".", index > 0, index + 1 < chunk.count else { return false }
        return isPart(chunk[index - 1].scalar) && isPart(chunk[index + 1].scalar)
    }
}
