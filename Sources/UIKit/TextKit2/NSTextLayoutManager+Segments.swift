import Foundation

/// The rectangles of a text, line by line.
extension NSTextLayoutManager {
    /// A rectangle and what it encloses.
    struct Segment {
        /// The line's part of the text, in UTF-16 units.
        var range: NSRange
        /// In the container's points.
        var frame: CGRect
        /// From the frame's top down.
        var baseline: CGFloat
    }

    /// The rectangles of a range.
    final func segments(of range: NSTextRange, type: SegmentType, options: SegmentOptions) -> [Segment] {
        guard let units = textContentManager?.units(of: range), let textContainer else { return [] }
        var found: [(segment: Segment, line: ParagraphLine)]
        if units.length == 0 {
            found = [caret(at: units.location, isUpstream: options.contains(.upstreamAffinity), in: textContainer)]
        } else {
            found = segments(of: units, isSelection: type == .selection, in: textContainer)
        }
        if options.contains(.middleFragmentsExcluded), found.count > 2 { found = [found[0], found[found.count - 1]] }
        guard !found.isEmpty else { return [] }
        if options.contains(.headSegmentExtended) { extend(&found[0].segment, in: found[0].line, toHead: true) }
        let last = found.count - 1
        if options.contains(.tailSegmentExtended) { extend(&found[last].segment, in: found[last].line, toHead: false) }
        return found.map(\.segment)
    }

    private func segments(
        of units: NSRange, isSelection: Bool, in container: NSTextContainer
    ) -> [(segment: Segment, line: ParagraphLine)] {
        var rects = self.rects(of: units, isSelection: isSelection, in: container)
        // Without a limit there is no end of the room that a selection could reach to.
        if rects.contains(where: { $0.maxX > 1e6 }) { rects = self.rects(of: units, isSelection: false, in: container) }
        var lines: [ParagraphLine] = []
        manager.enumerateLineFragments(forGlyphRange: units) { room, used, _, range, _ in
            lines.append(
                ParagraphLine(range: range, room: room, used: self.manager.withoutPadding(used, in: container)))
        }
        // Rectangles come in the order of the lines. Around paths several lines stand beside each other.
        var found: [(segment: Segment, line: ParagraphLine)] = []
        var index = 0
        for rect in rects {
            while index < lines.count - 1, !lines[index].has(rect) { index += 1 }
            guard index < lines.count else { break }
            let line = lines[index]
            let baseline = manager.location(forGlyphAt: line.range.location).y
            let part = NSIntersectionRange(line.range, units)
            found.append((Segment(range: part, frame: rect, baseline: baseline), line))
        }
        return found
    }

    private func rects(of units: NSRange, isSelection: Bool, in container: NSTextContainer) -> [CGRect] {
        var rects: [CGRect] = []
        let selected = isSelection ? units : NSRange(location: NSNotFound, length: 0)
        manager.enumerateEnclosingRects(forGlyphRange: units, withinSelectedGlyphRange: selected, in: container) {
            rect, _ in rects.append(rect)
        }
        return rects
    }

    /// The segment of an empty range.
    private func caret(
        at unit: Int, isUpstream: Bool, in container: NSTextContainer
    ) -> (segment: Segment, line: ParagraphLine) {
        var line = self.line(at: unit, in: container)
        var x = manager.caretX(at: unit, in: container)
        if isUpstream, unit > 0, line.range.location == unit {
            let upper = self.line(at: unit - 1, in: container)
            let text = NSString(string: textContentManager?.storage?.string ?? "")
            var end = 0
            text.getLineStart(nil, end: nil, contentsEnd: &end, for: NSRange(location: unit - 1, length: 0))
            // Behind a line end there is but one place.
            if NSMaxRange(upper.range) == unit, end >= unit {
                (line, x) = (upper, manager.caretX(atEndOf: upper.range, in: container))
            }
        }
        let frame = CGRect(x: x, y: line.room.minY, width: 0, height: line.room.height)
        let baseline = manager.location(forGlyphAt: line.range.location).y
        return (Segment(range: NSRange(location: unit, length: 0), frame: frame, baseline: baseline), line)
    }

    private func line(at unit: Int, in container: NSTextContainer) -> ParagraphLine {
        var range = NSRange(location: unit, length: 0)
        let room = manager.lineFragmentRect(forGlyphAt: unit, effectiveRange: &range)
        let used = manager.lineFragmentUsedRect(forGlyphAt: unit, effectiveRange: nil)
        return ParagraphLine(range: range, room: room, used: manager.withoutPadding(used, in: container))
    }

    /// Extends a rectangle to the edge of its line's room that is on the side of the line's beginning or its end.
    private func extend(_ segment: inout Segment, in line: ParagraphLine, toHead: Bool) {
        guard let textContainer, line.room.minX > -1e6, line.room.maxX < 1e6 else { return }
        let start = manager.caretX(at: line.range.location, in: textContainer)
        let isRightToLeft = abs(start - line.used.maxX) < abs(start - line.used.minX)
        let (left, right) = (segment.frame.minX, segment.frame.maxX)
        if toHead != isRightToLeft {
            segment.frame.origin.x = min(left, line.room.minX)
            segment.frame.size.width = right - segment.frame.minX
        } else {
            segment.frame.size.width = max(right, line.room.maxX) - left
        }
    }
}

extension ParagraphLine {
    /// Whether a rectangle is one of the line's.
    fileprivate func has(_ rect: CGRect) -> Bool {
        abs(rect.minY - room.minY) < 0.01 && rect.midX >= room.minX - 0.01 && rect.midX <= room.maxX + 0.01
    }
}
