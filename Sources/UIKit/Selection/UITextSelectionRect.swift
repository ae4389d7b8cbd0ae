import Foundation

/// A part of a line that is selected.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    private let parts: SelectionParts?
    private let index: Int

    /// Creates an empty part at zero, for subclasses that say themselves where they are.
    public override init() {
        (parts, index) = (nil, 0)
        super.init()
    }

    init(_ parts: SelectionParts, _ index: Int) {
        (self.parts, self.index) = (parts, index)
        super.init()
    }

    /// Where it is, in the view's points.
    open var rect: CGRect { parts?.rects[index] ?? .zero }
    /// Which way the text runs. Of the parts that a text hands out always ``NSWritingDirection/natural``: the rectangles of
    /// both directions are told apart by where they are.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in it. Found out when it is read.
    open var containsStart: Bool { parts?.first == index }
    /// Whether the selection ends in it. Found out when it is read.
    open var containsEnd: Bool { parts?.last == index }
    /// Whether lines run from top to bottom. They never do.
    open var isVertical: Bool { false }
    /// How the part is turned or moved around its middle where it is drawn. Of the parts that a text hands out not at all; a
    /// program's own parts are drawn by it in a ``UITextSelectionDisplayInteraction``.
    open var transform: CGAffineTransform { .identity }
}
