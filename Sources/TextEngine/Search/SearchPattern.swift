/// What is searched for, made ready to be compared. Offsets are UTF-16 units.
///
/// An occurrence never begins or ends inside a grapheme cluster; marks that are ignored belong to the letter before.
package struct SearchPattern: Sendable {
    /// What was asked for.
    package let query: String
    /// How it is compared.
    package let options: SearchOptions
    private let folded: [UInt32]
    private var folding: SearchFolding
    /// Whether an occurrence may begin with a unit, for units below 0x300.
    private let isFirst: [Bool]
    /// How far around an edit occurrences may come and go, in UTF-16 units, within the line.
    let reach: Int
    /// The number of line ends in what is searched for.
    let terminatorCount: Int

    /// More than anybody searches for, in UTF-16 units; what is longer is cut.
    package static let longestQuery = 4096

    /// A pattern, or nil if there is nothing to search for.
    package init?(_ query: String, options: SearchOptions = SearchOptions()) {
        var text = Rope(query)
        if text.utf16Count > Self.longestQuery {
            text = text.subrope(in: 0..<GraphemeBreaker.boundary(atOrBefore: Self.longestQuery, in: text))
        }
        var options = options
        var folding = SearchFolding(options)
        var folded = folding.fold(text)
        if folded.isEmpty, options.ignoresMarks {
            // Whoever searches for nothing but a mark means it.
            options.ignoresMarks = false
            folding = SearchFolding(options)
            folded = folding.fold(text)
        }
        guard let first = folded.first else { return nil }
        isFirst = (0..<0x300).map { folding.first(of: UInt32($0)) == first }
        self.query = query
        self.options = options
        self.folded = folded
        self.folding = folding
        reach = 2 * BreakWindow.largestRadius + 4 * text.utf16Count
        terminatorCount = text.lineCount - 1
    }

    /// The first occurrence that begins in a range.
    package mutating func first(in rope: Rope, startingIn range: Range<Int>) -> Range<Int>? {
        var found: Range<Int>?
        forEachCandidate(in: rope, range) { pattern, start, reader in
            found = pattern.occurrence(at: start, in: rope, &reader)
            return found == nil
        }
        return found
    }

    /// The last occurrence that begins in a range and ends by an offset.
    package mutating func last(in rope: Rope, startingIn range: Range<Int>, endingBy limit: Int) -> Range<Int>? {
        var found: Range<Int>?
        forEachCandidate(in: rope, range) { pattern, start, reader in
            if let next = pattern.occurrence(at: start, in: rope, &reader), next.upperBound <= limit { found = next }
            return true
        }
        return found
    }

    /// Calls a function with the places in a range where an occurrence may begin, from front to back, until it returns
    /// false. Most units of a text are passed over by a look into a table.
    private mutating func forEachCandidate(
        in rope: Rope, _ range: Range<Int>, _ body: (inout SearchPattern, Int, inout UnitReader) -> Bool
    ) {
        guard !range.isEmpty else { return }
        var reader = UnitReader(rope)
        let (first, isFirst) = (folded[0], isFirst)
        rope.forEachChunk(in: range) { units, start in
            isFirst.withUnsafeBufferPointer { isFirst in
                switch units {
                case .narrow(let bytes):
                    for index in 0..<bytes.count where isFirst[Int(bytes[index])] {
                        if !body(&self, start + index, &reader) { return false }
                    }
                case .wide(let units):
                    for index in 0..<units.count {
                        let unit = units[index]
                        if unit < 0x300 {
                            guard isFirst[Int(unit)] else { continue }
                        } else if unit & 0xFC00 != 0xD800 {
                            // A pair's second half may stand alone as well as the first half may.
                            guard folding.first(of: UInt32(unit)) == first else { continue }
                        }
                        if !body(&self, start + index, &reader) { return false }
                    }
                }
                return true
            }
        }
    }

    /// The occurrence that begins at an offset, if one does.
    private mutating func occurrence(at start: Int, in rope: Rope, _ reader: inout UnitReader) -> Range<Int>? {
        guard let end = end(from: start, &reader) else { return nil }
        guard GraphemeBreaker.isBoundary(start, in: rope), GraphemeBreaker.isBoundary(end, in: rope) else { return nil }
        switch options.wordMatch {
        case .contains: break
        case .startsWith:
            guard WordBreaker.isBoundary(start, in: rope) else { return nil }
        case .fullWord:
            guard WordBreaker.isBoundary(start, in: rope), WordBreaker.isBoundary(end, in: rope) else { return nil }
        }
        return start..<end
    }

    /// Where the scalars that begin at an offset have said all that is searched for.
    private mutating func end(from start: Int, _ reader: inout UnitReader) -> Int? {
        let count = reader.utf16Count
        var (offset, index) = (start, 0)
        while offset < count {
            let scalar = reader.scalar(at: offset)
            switch folding.fold(scalar) {
            case .nothing:
                if index == 0 { return nil }
            case .one(let value):
                // What is ignored behind the last letter was passed over: here is the next letter.
                if index == folded.count { return offset }
                guard folded[index] == value else { return nil }
                index += 1
            case .several(let values):
                if index == folded.count { return offset }
                guard folded[index...].starts(with: values) else { return nil }
                index += values.count
            }
            offset += scalar > 0xFFFF ? 2 : 1
        }
        return index == folded.count ? offset : nil
    }
}

extension WordBreaker {
    /// Whether a word, or what stands between two, begins or ends at an offset.
    static func isBoundary(_ offset: Int, in rope: Rope) -> Bool {
        guard offset > 0, offset < rope.utf16Count else { return true }
        let (left, right) = (rope[offset - 1], rope[offset])
        // Between letters and digits of ASCII there is none (UAX #29, WB5 to WB10), beside a blank there always is but
        // for what joins a blank to a mark.
        if isASCIIWordPart(left), isASCIIWordPart(right) { return false }
        if left == 0x20, isASCIIWordPart(right) { return true }
        if right == 0x20, isASCIIWordPart(left) { return true }
        let window = BreakWindow(around: offset, radius: BreakWindow.smallestRadius, in: rope)
        return window.wordSegments().contains { $0.range.lowerBound == offset }
    }

    private static func isASCIIWordPart(_ unit: UInt16) -> Bool {
        (0x30...0x39).contains(unit) || (0x61...0x7A).contains(unit | 0x20) && unit < 0x80
    }
}
