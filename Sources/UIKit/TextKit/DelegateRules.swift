import Foundation
import TextEngine

/// What a layout manager's delegate decides about lines, and its subclass about the empty one at the end.
final class DelegateRules: LineRules, @unchecked Sendable {
    // Unchecked: views are laid out by the main thread alone.
    private weak var manager: NSLayoutManager?
    private weak var container: NSTextContainer?
    /// Where offsets are counted from, in UTF-16 units of the text.
    private let start: Int
    /// That of the text, in points.
    private let width: CGFloat

    init(_ manager: NSLayoutManager, container: NSTextContainer?, start: Int, width: CGFloat) {
        self.manager = manager
        self.container = container
        self.start = start
        self.width = width
    }

    func allowsBreak(before offset: Int) -> Bool {
        MainActor.assumeIsolated {
            guard let manager, let delegate = manager.delegate else { return true }
            return delegate.layoutManager(manager, shouldBreakLineByWordBeforeCharacterAt: start + offset)
        }
    }

    func fit(_ line: inout LineProposal) {
        let old = line
        let new = MainActor.assumeIsolated { fitted(old) }
        (line.height, line.baseline) = new
    }

    @MainActor
    private func fitted(_ line: LineProposal) -> (height: Double, baseline: Double) {
        let old = (line.height, line.baseline)
        guard let manager, let container else { return old }
        let padding = container.lineFragmentPadding
        var rect = CGRect(x: 0, y: 0, width: width + padding * 2, height: line.height)
        var used = CGRect(x: line.x, y: 0, width: line.width + padding * 2, height: line.height)
        var baseline = CGFloat(line.baseline)
        let range = NSRange(location: start + line.range.lowerBound, length: line.range.count)
        if let delegate = manager.delegate {
            let isSet = delegate.layoutManager(
                manager, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline,
                in: container, forGlyphRange: range)
            if !isSet || !rect.height.isFinite || rect.height <= 0 || !baseline.isFinite {
                (rect.size.height, baseline) = (line.height, line.baseline)
            }
        }
        guard range.length == 0, range.location == manager.length else { return (rect.height, baseline) }
        // Letters that will stand there are as far above the line's bottom.
        let height = manager.fittedExtraLineHeight(rect, used: used, in: container)
        return (height, baseline + height - rect.height)
    }

    func spacing(below line: LineProposal) -> Double {
        let rect = CGRect(x: 0, y: 0, width: width, height: line.height)
        let last = start + max(line.range.lowerBound, line.range.upperBound - 1)
        return MainActor.assumeIsolated {
            guard let manager, let delegate = manager.delegate else { return .nan }
            return delegate.layoutManager(manager, lineSpacingAfterGlyphAt: last, withProposedLineFragmentRect: rect)
        }
    }
}
