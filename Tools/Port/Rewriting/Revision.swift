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

    private(set) var edits: [Edit] = []
    private(set) var changes: [Change] = []
    private(set) var remarks: [Remark] = []
    private let comments: [Range<Int>]

    init(of file: SourceFile) {
        comments = file.comments
    }

    /// Replaces bytes, unless a comment among them would be lost. Then a person is told.
    /// - Parameter what: The change, as in `#selector(tapped) → Self.tapped`.
    /// - Returns: Whether it is done.
    @discardableResult
    mutating func replace(_ range: Range<Int>, with replacement: String, _ what: String) -> Bool {
        if comments.contains(where: { $0.overlaps(range) }) {
            remark(range.lowerBound, "\(Self.oneLine(what)): a comment stands in between; change this by hand")
            return false
        }
        guard !edits.contains(where: { Self.touch($0.range, range) }) else { return false }
        edits.append(Edit(range: range, replacement: replacement))
        changes.append(Change(offset: range.lowerBound, text: Self.oneLine(what)))
        return true
    }

    /// Puts something in, or takes it out, as the rest of a change that a line says of already.
    mutating func alsoReplace(_ range: Range<Int>, with replacement: String) {
        guard !edits.contains(where: { Self.touch($0.range, range) }) else { return }
        edits.append(Edit(range: range, replacement: replacement))
    }

    /// Whether a byte is replaced together with others in front of it or behind it.
    func replaces(_ offset: Int) -> Bool { edits.contains { $0.range.contains(offset) } }

    /// Tells a person what to do.
    mutating func remark(_ offset: Int, _ text: String) {
        let text = Self.oneLine(text)
        if !remarks.contains(where: { $0.offset == offset && $0.text == text }) {
            remarks.append(Remark(offset: offset, text: text))
        }
    }

    private static func touch(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
        one.overlaps(other) || (one.lowerBound == other.lowerBound && (one.isEmpty || other.isEmpty))
    }

    /// What stands in several lines, in one.
    private static func oneLine(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// The source with all edits.
    func result(_ bytes: [UInt8]) -> [UInt8] {
        var (result, offset) = ([UInt8](), 0)
        result.reserveCapacity(bytes.count)
        for edit in edits.sorted(by: Self.isInOrder) {
            result += bytes[offset..<edit.range.lowerBound]
            result += edit.replacement.utf8
            offset = edit.range.upperBound
        }
        return result + bytes[offset...]
    }

    /// Where a byte of the source is in the result; of one that is replaced, where its replacement begins.
    func place(of offset: Int) -> Int {
        var shift = 0
        for edit in edits.sorted(by: Self.isInOrder) where edit.range.lowerBound < offset {
            if edit.range.upperBound > offset { return edit.range.lowerBound + shift }
            shift += edit.replacement.utf8.count - edit.range.count
        }
        return offset + shift
    }

    private static func isInOrder(_ one: Edit, _ other: Edit) -> Bool {
        (one.range.lowerBound, one.range.upperBound) < (other.range.lowerBound, other.range.upperBound)
    }
}
