import FontEngine
import Foundation
import TextEngine

/// The markers of list items, as lines that stand beside the items' first lines.
@MainActor
struct ListMarkers {
    let content: AttributedRope
    let base: BaseAttributes
    /// Device pixels to the point.
    let scale: CGFloat

    /// The indent of each list, in points: programs that ask for less get this.
    static let indent: CGFloat = 36
    /// Between the marker and the text, in points.
    private static let gap: CGFloat = 8

    /// The marker beside a line.
    /// - Parameters:
    ///   - line: Its place is that of what is drawn, and so is the marker's.
    ///   - offset: Where the line begins in the text, in UTF-16 units.
    /// - Returns: `nil` for a line that does not begin an item.
    func marker(beside line: TextLayout.PlacedLine, at offset: Int) -> TextLayout.PlacedLine? {
        guard !content.isPlain, beginsParagraph(offset), let attributes = attributes(at: offset) else { return nil }
        let lists = Self.lists(attributes)
        guard let list = lists.last else { return nil }
        var text = ""
        let first = lists.lastIndex { !$0.listOptions.contains(.prependEnclosingMarker) } ?? 0
        for level in first..<(lists.count - 1) {
            text += lists[level].marker(forItemNumber: number(of: lists[level], level: level, before: offset) - 1)
        }
        text += list.marker(forItemNumber: number(of: list, level: lists.count - 1, before: offset))
        return placed(text, in: base.style(of: attributes), beside: line)
    }

    private func placed(
        _ text: String, in style: TextStyle, beside line: TextLayout.PlacedLine
    ) -> TextLayout.PlacedLine? {
        var plain = TextStyle(font: style.font, language: style.language)
        plain.paint = (style.paint as? RunDecorations)?.color.map { RunDecorations(color: $0) }
        let units = Array(text.utf16)
        var options = TextLayout.Options()
        let isRightToLeft = line.fragment.baseLevel & 1 == 1
        options.direction = isRightToLeft ? .rightToLeft : .leftToRight
        let layout = TextLayout(
            units, styles: [StyleRun(range: 0..<units.count, style: plain)], options: options,
            typesetter: Typesetter(shaper: FontShaper(scale: scale)))
        guard var marker = layout.lines.first else { return nil }
        let baseline = line.baseline
        marker.x = isRightToLeft ? line.x + line.fragment.width + Self.gap : line.x - Self.gap - marker.fragment.width
        marker.y += baseline - marker.baseline
        return marker
    }

    // MARK: Counting

    /// The number that an item would have that comes next at an offset.
    private func number(of list: NSTextList, level: Int, before offset: Int) -> Int {
        var (number, end) = (list.startingItemNumber, offset)
        while end > 0, let run = content.run(at: end - 1) {
            let lists = Self.lists(run.value)
            guard lists.count > level, lists[level] === list else { break }
            let start = run.range.lowerBound
            // Items of lists inside of this one are not counted.
            if lists.count == level + 1 { number += paragraphs(in: start..<end) }
            end = start
        }
        return number
    }

    /// How many paragraphs begin in a range.
    private func paragraphs(in range: Range<Int>) -> Int {
        let last = content.text.lineNumber(at: range.upperBound - 1)
        return range.lowerBound == 0 ? last + 1 : last - content.text.lineNumber(at: range.lowerBound - 1)
    }

    private func beginsParagraph(_ offset: Int) -> Bool {
        guard offset > 0 else { return true }
        let unit = content.text[offset - 1]
        return LineTerminator.isTerminator(unit) && unit != LineTerminator.lineSeparator
    }

    /// An empty last paragraph is what would be typed there.
    private func attributes(at offset: Int) -> TextAttributes? {
        (content.run(at: offset) ?? content.run(at: max(0, offset - 1)))?.value
    }

    private static func lists(_ attributes: TextAttributes) -> [NSTextList] {
        (attributes.value as? AttributeDictionary)?.paragraphStyle?.textLists ?? []
    }
}
