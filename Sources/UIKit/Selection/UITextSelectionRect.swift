import Foundation

/// A part of a line that is selected.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
    private let part: SelectionRect

    init(_ part: SelectionRect) {
        self.part = part
        super.init()
    }

    /// Where it is, in the view's points.
    open var rect: CGRect { part.rect }
    /// Which way the text runs. Always ``NSWritingDirection/natural``: the rectangles of both directions are told apart by
    /// where they are.
    open var writingDirection: NSWritingDirection { .natural }
    /// Whether the selection begins in it.
    open var containsStart: Bool { part.containsStart }
    /// Whether the selection ends in it.
    open var containsEnd: Bool { part.containsEnd }
    /// Whether lines run from top to bottom. They never do.
    open var isVertical: Bool { false }
}
