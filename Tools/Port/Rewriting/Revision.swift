/// What is to become of a source: what is changed, and what is left for a person.
struct Revision {
    /// Bytes that are replaced.
    struct Edit {
        let range: Range<Int>
        let replacement: String
    }

    /// What a line says of an edit.
    struct Change {
        let offset: Int
        let text: String
    }

    /// What a person must do.
    struct Remark {
        let offset: Int
        let text: String
    }

    /// From the front, none of which touches another.
    private(set) var edits: [Edit] = []
    private(set) var changes: [Change] = []
    private(set) var remarks: [Remark] = []
    private var told: Set<String> = []
    private let comments: [Range<Int>]

    init(of file: SourceFile) {
        comments = file.comments
    }

    /// Replaces bytes, unless a comment among them would be lost. Then a person is told.
    /// - Parameter what: The change, as in `#selector(tapped) → Self.tapped`.
    /// - Returns: Whether it is done.
    @discardableResult
    mutating func replace(_ range: Range<Int>, with replacement: String, _ what: String) -> Bool {
        if Self.overlaps(comments, range) {
            remark(range.lowerBound, "\(Self.oneLine(what)): a comment stands in between; change this by hand")
            return false
        }
        guard put(range, replacement) else { return false }
        changes.append(Change(offset: range.lowerBound, text: Self.oneLine(what)))
        return true
    }

    /// Puts something in, or takes it out, as the rest of a change that a line says of already.
    mutating func alsoReplace(_ range: Range<Int>, with replacement: String) {
        _ = put(range, replacement)
    }

    /// Keeps an edit in its place, unless another has touched its bytes.
    private mutating func put(_ range: Range<Int>, _ replacement: String) -> Bool {
        let place = edits.firstPlace { $0.range.lowerBound < range.lowerBound }
        if place > 0, edits[place - 1].range.upperBound > range.lowerBound { return false }
        if place < edits.count {
            let next = edits[place].range
            let isTouched = next.lowerBound == range.lowerBound && (next.isEmpty || range.isEmpty)
            if isTouched || next.lowerBound < range.upperBound { return false }
        }
        edits.insert(Edit(range: range, replacement: replacement), at: place)
        return true
    }

    /// Whether a byte is replaced together with others in front of it or behind it.
    func replaces(_ offset: Int) -> Bool {
        let place = edits.firstPlace { $0.range.upperBound <= offset }
        return place < edits.count && edits[place].range.contains(offset)
    }

    /// Whether any byte of a range is replaced.
    func replacesAny(of range: Range<Int>) -> Bool {
        let place = edits.firstPlace { $0.range.upperBound <= range.lowerBound }
        return edits[place...].prefix { $0.range.lowerBound < range.upperBound }.contains { $0.range.overlaps(range) }
    }

    /// Whether one of some ranges, from the front, overlaps another.
    private static func overlaps(_ ranges: [Range<Int>], _ range: Range<Int>) -> Bool {
        let place = ranges.firstPlace { $0.upperBound <= range.lowerBound }
        return ranges[place...].prefix { $0.lowerBound < range.upperBound }.contains { $0.overlaps(range) }
    }

    /// Tells a person what to do.
    mutating func remark(_ offset: Int, _ text: String) {
        let text = Self.oneLine(text)
        if told.insert("\(offset) \(text)").inserted { remarks.append(Remark(offset: offset, text: text)) }
    }

    /// What stands in several lines, in one.
    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The source with all edits.
    func result(_ bytes: [UInt8]) -> [UInt8] {
        var (result, offset) = ([UInt8](), 0)
        result.reserveCapacity(bytes.count)
        for edit in edits {
            result += bytes[offset..<edit.range.lowerBound]
            result += edit.replacement.utf8
            offset = edit.range.upperBound
        }
        return result + bytes[offset...]
    }

    /// Where the bytes of the source are in the result.
    var places: Places { Places(edits) }

    /// Where bytes of a source are after edits.
    struct Places {
        private let edits: [Edit]
        /// By how much what is behind each edit is moved.
        private let shifts: [Int]

        fileprivate init(_ edits: [Edit]) {
            self.edits = edits
            var (shifts, shift) = ([Int](), 0)
            for edit in edits {
                shift += edit.replacement.utf8.count - edit.range.count
                shifts.append(shift)
            }
            self.shifts = shifts
        }

        /// Where a byte is; of one that is replaced, where its replacement begins.
        subscript(offset: Int) -> Int {
            let next = edits.firstPlace { $0.range.lowerBound < offset }
            guard next > 0 else { return offset }
            let edit = edits[next - 1]
            if edit.range.upperBound > offset { return edit.range.lowerBound + (next > 1 ? shifts[next - 2] : 0) }
            return offset + shifts[next - 1]
        }
    }
}

extension Array {
    /// The place of the first element for which something does not hold that holds for all in front of it.
    fileprivate func firstPlace(where isInFront: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isInFront(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
