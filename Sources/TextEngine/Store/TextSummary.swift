/// What a stretch of text amounts to.
package struct TextSummary: TreeSummary {
    /// The length in UTF-16 units.
    package var utf16Count = 0
    /// The number of line terminators, CRLF counted once.
    package var terminatorCount = 0
    /// Whether the first unit is a line feed, and so may be the second half of a CRLF that begins further left.
    var startsWithLineFeed = false
    /// Whether the last unit is a carriage return, and so may be the first half of a CRLF that ends further right.
    var endsWithCarriageReturn = false
    /// The regional indicators at the end, which decide where a flag behind them begins.
    var indicators = IndicatorTail.none
    /// Whether each unit is stored in one byte, so that none is above U+00FF.
    var isNarrow = true

    /// The summary of no text.
    package static let zero = TextSummary()

    /// The sum, with a CRLF at the seam, counted on both sides, taken back to one.
    package static func + (left: TextSummary, right: TextSummary) -> TextSummary {
        if left.utf16Count == 0 { return right }
        if right.utf16Count == 0 { return left }
        let isSplitPair = left.endsWithCarriageReturn && right.startsWithLineFeed
        return TextSummary(
            utf16Count: left.utf16Count + right.utf16Count,
            terminatorCount: left.terminatorCount + right.terminatorCount - (isSplitPair ? 1 : 0),
            startsWithLineFeed: left.startsWithLineFeed,
            endsWithCarriageReturn: right.endsWithCarriageReturn,
            indicators: left.indicators.followed(by: right.indicators, length: right.utf16Count),
            isNarrow: left.isNarrow && right.isNarrow)
    }
}
