import Foundation
import TextEngine

/// What an input method has not decided, as it is shown.
struct MarkedText {
    /// Where it is, in UTF-16 units.
    var range: Range<Int>
    /// The looks that it has throughout; `nil` for a line under it.
    var style: [NSAttributedString.Key: Any]?
    /// The same text with looks of its own, such as lines under the parts that are still to be chosen. They go over
    /// ``style``. Of no use when it is as long as another text.
    var looks: AttributedRope?

    /// The text's own attributes with those of the marked part over them.
    func merged(into own: [NSAttributedString.Key: Any], at offset: Int) -> [NSAttributedString.Key: Any] {
        let usual: [NSAttributedString.Key: Any] = [
            .underlineStyle: NSNumber(value: NSUnderlineStyle.single.rawValue)
        ]
        var values = own.merging(style ?? usual) { $1 }
        if let run = look(at: offset) { values.merge(run.value.values) { $1 } }
        return values
    }

    /// The looks at an offset of the text, and how far in the marked text they go.
    private func look(at offset: Int) -> (value: TextAttributes, range: Range<Int>)? {
        guard let looks, looks.utf16Count == range.count else { return nil }
        return looks.run(at: offset - range.lowerBound)
    }

    /// Calls a function for the stretches of a range that look alike, and whether each is marked.
    func forEachPart(of whole: Range<Int>, _ body: (_ part: Range<Int>, _ isMarked: Bool) -> Void) {
        let inside = range.clamped(to: whole)
        guard !inside.isEmpty else { return body(whole, false) }
        if whole.lowerBound < inside.lowerBound { body(whole.lowerBound..<inside.lowerBound, false) }
        var start = inside.lowerBound
        while start < inside.upperBound {
            var end = inside.upperBound
            if let run = look(at: start) { end = min(end, range.lowerBound + run.range.upperBound) }
            body(start..<end, true)
            start = end
        }
        if inside.upperBound < whole.upperBound { body(inside.upperBound..<whole.upperBound, false) }
    }
}

/// The text that lines show as marked. It follows the text until those lines are set anew, because an input method may have
/// decided it meanwhile, or marked another.
struct ShownMark: Equatable {
    /// In UTF-16 units of the text as it is.
    var range: Range<Int>
    /// Whether it has a line under it and no looks that need other room.
    var isLineOnly: Bool

    init(_ marked: MarkedText) {
        range = marked.range
        isLineOnly = marked.style == nil && marked.looks == nil
    }

    /// Follows an edit: what is put between marked letters is taken for marked as well.
    mutating func replaced(_ result: EditResult) {
        let (replaced, delta) = (result.replacedRange, result.newCount - result.replacedRange.count)
        if range.lowerBound >= replaced.upperBound {
            range = (range.lowerBound + delta)..<(range.upperBound + delta)
        } else if range.upperBound > replaced.lowerBound {
            let end = max(result.newRange.upperBound, range.upperBound + delta)
            range = min(range.lowerBound, replaced.lowerBound)..<end
        }
    }
}
