import Foundation

/// Is told what happens to a layout manager's lines, and decides about them. All methods have defaults.
///
/// Questions are asked while lines are set. A delegate that then asks the layout manager where something stands gets an
/// answer from lines that it has had no part in; changes that it makes to the text count from the next layout on.
@preconcurrency @MainActor
public protocol NSLayoutManagerDelegate: AnyObject {
    /// Lines are out of date.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// What is seen of a container's text is laid out, or all of it where ``NSLayoutManager/ensureLayout(for:)`` wanted that.
    /// Told once after each change.
    /// - Parameter layoutFinishedFlag: Whether the text ends in the container.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)
    /// The space below a line, in points. By default that of the paragraph's style.
    /// - Parameters:
    ///   - glyphIndex: The line's last glyph, in UTF-16 units.
    ///   - rect: The line's size. Its origin is zero, because nobody knows yet where the line will stand.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// The space above a paragraph, in points, unless it is the first one. By default that of its style.
    /// - Parameters:
    ///   - glyphIndex: The paragraph's first glyph, in UTF-16 units.
    ///   - rect: The size of a usual line; its origin is zero.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// The space below a paragraph, in points. By default that of its style.
    /// - Parameters:
    ///   - glyphIndex: The paragraph's last glyph, its line end included, in UTF-16 units.
    ///   - rect: The size of a usual line; its origin is zero.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Whether a line may be broken between two words, before a character. By default it may.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool
    /// Changes the height and the baseline of a line. By default nothing is changed.
    /// - Parameters:
    ///   - lineFragmentRect: The line's room. Its height counts; its origin is zero, because nobody knows yet where the line
    ///     will stand, and all else has no effect.
    ///   - lineFragmentUsedRect: What the letters take of it. Changes have no effect.
    ///   - baselineOffset: From the line's top to its baseline.
    ///   - glyphRange: The line's text, in UTF-16 units.
    /// - Returns: Whether what was changed counts.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool
    /// A container has another size.
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize)
}

extension NSLayoutManagerDelegate {
    /// The style's space.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex)?.lineSpacing ?? 0 }
    /// The style's space.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex)?.paragraphSpacingBefore ?? 0 }
    /// The style's space.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.paragraphStyle(at: glyphIndex)?.paragraphSpacing ?? 0 }
    /// Always yes.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { true }
    /// Changes nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }
    /// Does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}
    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) {}
}
