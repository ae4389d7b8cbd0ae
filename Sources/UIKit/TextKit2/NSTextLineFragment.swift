import Foundation

/// A line of a paragraph, or of a text by itself.
///
/// Lines of a layout manager whose text was edited keep their bounds and draw nothing any more.
@preconcurrency @MainActor
open class NSTextLineFragment: NSObject {
    /// The text that the line is a part of: that of the paragraph.
    public let attributedString: NSAttributedString
    /// What of ``attributedString`` is on the line, with what ends the line, in UTF-16 units.
    public let characterRange: NSRange
    /// The line's room as far as letters take it, in points from the origin of its layout fragment, or from its own for a
    /// line by itself.
    public let typographicBounds: CGRect
    /// Where the left most glyph is drawn, on the baseline, in points from the line's top left corner.
    public let glyphOrigin: CGPoint

    private let manager: NSLayoutManager
    private let container: NSTextContainer
    /// The text of a line by itself.
    private let ownStorage: NSTextStorage?
    /// Where the text's offset 0 is in that of the manager.
    private let start: Int
    /// The line in the container.
    private let used: CGRect
    private let isCurrent: @MainActor () -> Bool

    /// A line of a paragraph.
    /// - Parameters:
    ///   - start: Where the paragraph begins in the manager's text.
    ///   - origin: That of the layout fragment, in the container's points.
    init(
        _ line: ParagraphLine, of text: NSAttributedString, from start: Int, origin: CGPoint, manager: NSLayoutManager,
        container: NSTextContainer, isCurrent: @escaping @MainActor () -> Bool
    ) {
        attributedString = text
        characterRange = NSRange(location: line.range.location - start, length: line.range.length)
        typographicBounds = line.used.offsetBy(dx: -origin.x, dy: -origin.y)
        glyphOrigin = CGPoint(x: 0, y: manager.location(forGlyphAt: line.range.location).y)
        (self.manager, self.container, ownStorage) = (manager, container, nil)
        (self.start, used, self.isCurrent) = (start, line.used, isCurrent)
        super.init()
    }

    /// Creates a line of its own, with unlimited room.
    /// - Parameter range: What of the text is on the line, in UTF-16 units: as far as it lies in the text, and only up to the
    ///   first line end in it.
    public init(attributedString: NSAttributedString, range: NSRange) {
        let whole = NSRange(location: 0, length: attributedString.length)
        let wanted = NSIntersectionRange(range, whole)
        let text = NSString(string: attributedString.string)
        let line = NSIntersectionRange(
            wanted, text.lineRange(for: NSRange(location: wanted.location, length: 0)))
        let storage = NSTextStorage(attributedString: attributedString.attributedSubstring(from: line))
        let (manager, container) = (NSLayoutManager(), NSTextContainer())
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        self.attributedString = NSAttributedString(attributedString: attributedString)
        characterRange = line
        used =
            line.length > 0
            ? manager.lineFragmentUsedRect(forGlyphAt: 0, effectiveRange: nil) : manager.extraLineFragmentUsedRect
        typographicBounds = CGRect(origin: .zero, size: used.size)
        glyphOrigin = CGPoint(x: 0, y: manager.location(forGlyphAt: 0).y)
        (self.manager, self.container, ownStorage) = (manager, container, storage)
        (start, isCurrent) = (-line.location, { true })
        super.init()
    }

    private var units: NSRange { NSRange(location: start + characterRange.location, length: characterRange.length) }

    /// Draws the line: background colours, letters, and lines under and through them.
    /// - Parameter point: Where its top left corner is drawn.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard isCurrent(), characterRange.length > 0 else { return }
        manager.draw(units, at: CGPoint(x: point.x - used.minX, y: point.y - used.minY), in: context)
    }

    /// Where a character begins, on the baseline, in points from the line's top left corner. Behind the last one it is where
    /// the line's letters end.
    /// - Parameter index: In UTF-16 units of ``attributedString``; one outside of the line counts as its nearer end.
    open func locationForCharacter(at index: Int) -> CGPoint {
        guard isCurrent() else { return glyphOrigin }
        let end = NSMaxRange(characterRange)
        let offset = start + min(max(characterRange.location, index), end)
        let x = index < end ? manager.caretX(at: offset, in: container) : manager.caretX(atEndOf: units, in: container)
        return CGPoint(x: x - used.minX, y: glyphOrigin.y)
    }

    /// The character at a point, or the nearest one of the line, in UTF-16 units of ``attributedString``.
    /// - Parameter point: In points from the line's top left corner. Its height has no effect.
    open func characterIndex(for point: CGPoint) -> Int {
        guard isCurrent(), characterRange.length > 0, point.x.isFinite else { return characterRange.location }
        let index = manager.glyphIndex(for: inContainer(point), in: container) - start
        return min(max(characterRange.location, index), NSMaxRange(characterRange) - 1)
    }

    /// How far a point lies on its way through the nearest glyph, in the direction of the text: from 0 to 1.
    /// - Parameter point: In points from the line's top left corner. Its height has no effect.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        guard isCurrent(), characterRange.length > 0, point.x.isFinite else { return 0 }
        return manager.fractionOfDistanceThroughGlyph(for: inContainer(point), in: container)
    }

    private func inContainer(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + used.minX, y: used.midY) }
}
