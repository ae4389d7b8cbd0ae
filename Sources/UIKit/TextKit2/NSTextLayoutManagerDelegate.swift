import Foundation

/// Decides what paragraphs are drawn by.
@preconcurrency @MainActor
public protocol NSTextLayoutManagerDelegate: AnyObject {
    /// Makes the fragment for a paragraph; by default a plain one. A program gives one of a subclass, to draw more than the
    /// letters. Asked each time that somebody asks for the fragment. Text views ask whenever they draw, and are drawn by the fragments.
    /// - Parameters:
    ///   - location: Where the paragraph begins.
    ///   - textElement: The paragraph.
    func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment
}

extension NSTextLayoutManagerDelegate {
    /// A plain fragment.
    public func textLayoutManager(
        _ textLayoutManager: NSTextLayoutManager, textLayoutFragmentFor location: any NSTextLocation,
        in textElement: NSTextElement
    ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange) }
}
