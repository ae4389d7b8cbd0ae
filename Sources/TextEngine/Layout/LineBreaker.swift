/// Where lines may be broken.
package enum WrapMode: Hashable, Sendable {
    /// At the opportunities of UAX #14; inside a word only when it alone is wider than the line.
    case word
    /// At any grapheme border.
    case character
    /// Nowhere.
    case none
}

/// Cuts a shaped paragraph into lines, greedily, as every text field and text view does.
struct LineBreaker {
    private let paragraph: ShapedParagraph
    private let mode: WrapMode
    private let stops: ParagraphStops
    private let rules: (any LineRules)?
    /// Where the paragraph's offset 0 is as the rules count.
    private let base: Int
    /// Break opportunities in ascending order, the end of the content included. All of them are caret stops: UAX #14
    /// would also part a blank from a mark on it (LB10, LB18), which are one grapheme.
    private lazy var opportunities = paragraph.units.withUnsafeBufferPointer { buffer in
        ICU.lineBreaks(in: UnsafeBufferPointer(rebasing: buffer[0..<paragraph.contentLength])).map(\.offset)
    }.filter { stops.isStop($0) }

    init(_ paragraph: ShapedParagraph, mode: WrapMode, rules: (any LineRules)? = nil, base: Int = 0) {
        self.rules = rules
        self.base = base
        self.paragraph = paragraph
        self.mode = mode
        stops = ParagraphStops(paragraph)
    }

    /// How many characters even the narrowest line may have, and how many of them may take no room.
    private static let fewest = 256
    private static let fewestFlat = 128

    /// The line that begins at an offset: as much as there is room for, and one cluster at least.
    mutating func line(from start: Int, room: LineRoom) -> Range<Int> {
        guard mode != .none, start < paragraph.contentLength else { return start..<paragraph.contentLength }
        let first = stops.index(atOrBefore: start)
        var pen = AdvanceAccumulator(room, from: stops[first].distance)
        // A hundredth of a point of slack keeps sums of rounded advances from breaking a line that fits.
        let limit = room.indent + room.width + LineFragment.slack
        // Blanks hang over however many there are, and some characters have no width. But a character is wider than a
        // point on the whole, few of a line take no room, and no line is looked at for longer.
        let width = room.width.isFinite ? Int(min(max(0, room.width), 1e6)) : nil
        let most = width.map { max(Self.fewest, $0) } ?? .max
        let mostFlat = width.map { max(Self.fewestFlat, $0 / 8) } ?? .max
        var flat = 0
        // The last stop that fits; blanks may hang over.
        var last = first
        while last + 1 < stops.count, last - first < most, flat < mostFlat {
            let unit = paragraph.units[stops[last].offset]
            pen.pass(unit, at: stops[last].distance)
            if !LineFragment.hangs(unit), pen.place(at: stops[last + 1].distance) > limit, last > first { break }
            if stops[last + 1].distance <= stops[last].distance { flat += 1 }
            last += 1
        }
        let end = stops[last].offset
        guard mode == .word, end < paragraph.contentLength else { return start..<end }
        return start..<(lastOpportunity(after: start, atOrBefore: end) ?? end)
    }

    /// The next line that ends with fewer letters, for when they turn out wider once they are cut from those behind;
    /// `nil` when the line cannot be shorter.
    mutating func shortened(_ line: Range<Int>) -> Range<Int>? {
        let letters = LineFragment.blankStart(of: paragraph.units, in: line)
        guard mode != .none, letters > line.lowerBound else { return nil }
        if mode == .word, let end = lastOpportunity(after: line.lowerBound, atOrBefore: letters - 1) {
            return line.lowerBound..<end
        }
        let end = stops[stops.index(atOrBefore: letters - 1)].offset
        return end > line.lowerBound ? line.lowerBound..<end : nil
    }

    /// The line that begins at an offset, shaped.
    mutating func fragment(from start: Int, room: LineRoom, typesetter: Typesetter) -> LineFragment {
        var range = line(from: start, room: room)
        var fragment = typesetter.line(of: paragraph, range: range, room: room)
        // Letters that joined or closed up across the cut may be wider without each other.
        while fragment.inkWidth > room.width + LineFragment.slack, let shorter = shortened(range) {
            range = shorter
            fragment = typesetter.line(of: paragraph, range: range, room: room)
        }
        return fragment
    }

    /// Whether a line may end at an offset without breaking a word.
    mutating func isOpportunity(_ offset: Int) -> Bool {
        offset >= paragraph.contentLength || lastOpportunity(after: offset - 1, atOrBefore: offset) == offset
    }

    /// How wide a line is by the measure that ``line(from:room:)`` goes by, without the blanks that hang over.
    func width(of line: Range<Int>, room: LineRoom) -> Double {
        let end = LineFragment.blankStart(of: paragraph.units, in: line)
        var pen = AdvanceAccumulator(room, from: stops.distance(at: line.lowerBound))
        if paragraph.hasTabs {
            for offset in line.lowerBound..<end { pen.pass(paragraph.units[offset], at: stops.distance(at: offset)) }
        }
        return max(0, pen.place(at: stops.distance(at: end)) - room.indent)
    }

    private mutating func lastOpportunity(after start: Int, atOrBefore limit: Int) -> Int? {
        guard let rules else { return lastBreak(after: start, atOrBefore: limit) }
        var limit = limit
        while let found = lastBreak(after: start, atOrBefore: limit) {
            if found >= paragraph.contentLength || rules.allowsBreak(before: base + found) { return found }
            limit = found - 1
        }
        return nil
    }

    private mutating func lastBreak(after start: Int, atOrBefore limit: Int) -> Int? {
        if let plain = PlainBreaks.lastBreak(after: start, atOrBefore: limit, in: paragraph.units), stops.isStop(plain)
        {
            return plain
        }
        var (low, high) = (0, opportunities.count)
        while low < high {
            let middle = (low + high) / 2
            if opportunities[middle] <= limit { low = middle + 1 } else { high = middle }
        }
        guard low > 0, opportunities[low - 1] > start else { return nil }
        return opportunities[low - 1]
    }
}
