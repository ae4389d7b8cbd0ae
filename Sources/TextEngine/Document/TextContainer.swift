/// What a text has room in, its width apart.
package struct TextContainer: Equatable, Sendable {
    /// What the text flows around. It has no effect on a text without a width.
    package var area: ExclusionArea?
    /// How far down there may be lines, in points; infinite for no limit. The first line is there in any case.
    package var height = Double.infinity

    /// Room without limits.
    package init() {}
}

/// The beginning of a text that is laid out in order from the top: where lines depend on how far down they stand, and
/// where they must be counted.
struct SequentialPrefix {
    /// Where the part ends, in UTF-16 units. Nothing behind it knows of shapes.
    var end = 0
    /// Whether all of it is laid out and stands where it belongs.
    var isSettled = false
    /// Where the last line begins that is shown, in UTF-16 units, when text behind it is not.
    var lastLine: Int?

    /// Text was replaced.
    mutating func wasEdited(_ range: Range<Int>, delta: Int) {
        isSettled = false
        if range.lowerBound <= end { end = max(end, range.upperBound) + delta }
    }
}
