import Foundation
import TextEngine

/// Places for the caret, and the way from one to the next.
extension FieldLine {
    // What is shown of a secret text has other offsets than the text.

    private func shown(_ offset: Int) -> Int {
        guard let clusterStarts else { return offset }
        return max(0, clusterStarts.count { $0 <= offset } - 1)
    }

    private func stored(_ offset: Int) -> Int {
        guard let clusterStarts else { return offset }
        return clusterStarts[min(max(0, offset), clusterStarts.count - 1)]
    }

    /// Where the caret of a place stands.
    func caretX(_ offset: Int, affinity: TextSelection.Affinity) -> CGFloat {
        guard let setting = current else { return 0 }
        return setting.x + setting.line.fragment.caretX(at: shown(offset), affinity: affinity)
    }

    /// The place for a caret nearest to a point.
    func stop(nearestTo x: CGFloat) -> TextSelection {
        guard let setting = current else { return TextSelection(caret: 0) }
        let stop = setting.line.fragment.caretStop(nearestTo: x - setting.x)
        return TextSelection(caret: stored(min(stop.offset, keptLength)), affinity: stop.affinity)
    }

    /// The length of what is shown of the text itself. The sign for what was left out stands for nothing.
    private var keptLength: Int {
        guard let setting = current, setting.line.isTruncated else { return .max }
        return max(0, setting.line.fragment.range.upperBound - 1)
    }

    /// The parts of the line that a range covers, from left to right.
    func spans(of range: Range<Int>) -> [ClosedRange<CGFloat>] {
        guard let setting = current, !range.isEmpty else { return [] }
        let shownRange = shown(range.lowerBound)..<shown(range.upperBound)
        return setting.line.fragment.selectionSpans(for: shownRange).map {
            (setting.x + $0.lowerBound)...(setting.x + $0.upperBound)
        }
    }

    /// The way of the caret along the line; the dots of a secret do not show its words.
    var way: LineWay? {
        guard let setting = current, let text = field?.session.rope else { return nil }
        return LineWay(
            fragment: setting.line.fragment, text: clusterStarts == nil ? text : nil, shown: { self.shown($0) },
            stored: { self.stored($0) })
    }
}
