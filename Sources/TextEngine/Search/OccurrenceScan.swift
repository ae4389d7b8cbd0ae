/// The way from an offset to the next occurrence, or to the previous one, once round the text and in slices.
///
/// It knows nothing of edits: one that comes in between makes a new scan necessary. Offsets are UTF-16 units.
package struct OccurrenceScan: Sendable {
    /// How far the scan has come.
    package enum State: Equatable, Sendable {
        /// There is more to be looked through.
        case searching
        /// Here is one; whether the text's end, or its beginning, lay in between.
        case found(Range<Int>, isWrapped: Bool)
        /// The whole text has none.
        case missing
    }

    private var pattern: SearchPattern
    private let origin: Int
    private let isBackward: Bool
    /// The text before the origin or behind it, whichever is looked through second, is on.
    private var isWrapped = false
    /// The part of the text that is being looked through and was not yet.
    private var rest: Range<Int>

    /// A scan from an offset: for the next occurrence that begins there or behind it, or for the previous one that ends
    /// there or before it.
    package init(_ pattern: SearchPattern, from offset: Int, isBackward: Bool, in rope: Rope) {
        self.pattern = pattern
        self.isBackward = isBackward
        origin = min(max(0, offset), rope.utf16Count)
        rest = isBackward ? 0..<origin : origin..<rope.utf16Count
    }

    /// Looks through no more than a number of units.
    package mutating func advance(in rope: Rope, budget: Int) -> State {
        var budget = max(1, budget)
        while true {
            let part = take(min(budget, rest.count))
            budget -= part.count
            let found =
                isBackward
                ? pattern.last(in: rope, startingIn: part, endingBy: isWrapped ? rope.utf16Count : origin)
                : pattern.first(in: rope, startingIn: part)
            if let found { return .found(found, isWrapped: isWrapped) }
            if rest.isEmpty {
                guard !isWrapped else { return .missing }
                isWrapped = true
                // An occurrence backwards that reaches beyond the origin was passed over the first time.
                rest = isBackward ? 0..<rope.utf16Count : 0..<origin
            }
            if budget <= 0 { return .searching }
        }
    }

    private mutating func take(_ count: Int) -> Range<Int> {
        if isBackward {
            let part = (rest.upperBound - count)..<rest.upperBound
            rest = rest.lowerBound..<part.lowerBound
            return part
        }
        let part = rest.lowerBound..<(rest.lowerBound + count)
        rest = part.upperBound..<rest.upperBound
        return part
    }
}
