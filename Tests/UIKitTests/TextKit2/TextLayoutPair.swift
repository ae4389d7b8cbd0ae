@testable import UIKit

/// A text in the new text kit, and the same one in the old one.
@MainActor
struct TextLayoutPair {
    let content = NSTextContentStorage()
    let layout = NSTextLayoutManager()
    let container: NSTextContainer
    let storage: NSTextStorage
    let manager = NSLayoutManager()
    let plainContainer: NSTextContainer

    init(_ text: NSAttributedString, width: CGFloat) {
        container = NSTextContainer(size: CGSize(width: width, height: 0))
        plainContainer = NSTextContainer(size: CGSize(width: width, height: 0))
        storage = NSTextStorage(attributedString: text)
        storage.addLayoutManager(manager)
        manager.addTextContainer(plainContainer)
        content.attributedString = text
        content.addTextLayoutManager(layout)
        layout.textContainer = container
    }

    func range(_ start: Int, _ end: Int) -> NSTextRange {
        NSTextRange(location: location(start), end: location(end)) ?? content.documentRange
    }

    func location(_ offset: Int) -> any NSTextLocation {
        content.location(content.documentRange.location, offsetBy: offset) ?? content.documentRange.endLocation
    }

    func offset(_ location: (any NSTextLocation)?) -> Int? {
        location.map { content.offset(from: content.documentRange.location, to: $0) }
    }

    func offsets(_ range: NSTextRange) -> [Int?] { [offset(range.location), offset(range.endLocation)] }

    func fragments(
        from start: Int? = nil, _ options: NSTextLayoutFragment.EnumerationOptions = []
    ) -> [NSTextLayoutFragment] {
        var found: [NSTextLayoutFragment] = []
        layout.enumerateTextLayoutFragments(from: start.map { location($0) }, options: options) {
            found.append($0)
            return true
        }
        return found
    }

    func segments(
        _ range: NSTextRange, _ type: NSTextLayoutManager.SegmentType = .standard,
        _ options: NSTextLayoutManager.SegmentOptions = []
    ) -> [(range: NSTextRange?, frame: CGRect, baseline: CGFloat)] {
        var found: [(range: NSTextRange?, frame: CGRect, baseline: CGFloat)] = []
        layout.enumerateTextSegments(in: range, type: type, options: options) { range, frame, baseline, _ in
            found.append((range, frame, baseline))
            return true
        }
        return found
    }
}
