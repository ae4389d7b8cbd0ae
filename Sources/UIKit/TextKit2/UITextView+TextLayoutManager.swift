import Foundation
import TextEngine

/// Text views and TextKit 2.
extension UITextView {
    /// Creates a view, with a ``textLayoutManager`` or without.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        textKit.usesTextKit1 = !usingTextLayoutManager
    }

    /// The layout manager of TextKit 2, a further face of ``layoutManager``. It is made when it is asked for first, and with it
    /// ``textStorage``, which is the text once more.
    ///
    /// As in UIKit it is `nil` once a program has asked for ``layoutManager``, and in views that were made without it. On a container
    /// of a program's own it is what lays out that one. Nothing but the answer depends on that.
    public var textLayoutManager: NSTextLayoutManager? { textKit.textLayoutManager(of: self) }

    /// What is seen of the container, in its points.
    var seenOfContainer: CGRect {
        let origin = textOrigin
        return bounds.offsetBy(dx: textContainer.lineFragmentPadding - origin.x, dy: -origin.y)
    }
}

extension NSTextLayoutManager {
    /// Paragraphs that a program shows in the place of those that a view has edited are asked for again, now that the storage has
    /// the edit.
    final func shownParagraphsFollow(_ result: EditResult, in view: UITextView) {
        guard (textContentManager as? NSTextContentStorage)?.delegate != nil else { return }
        view.page.invalidate(result.newRange)
    }

    /// Draws the paragraphs of a range by the fragments that the delegate makes.
    /// - Parameters:
    ///   - range: In UTF-16 units.
    ///   - origin: Where the container's top left corner is.
    final func drawFragments(of range: NSRange, at origin: CGPoint, in context: CGContext) {
        enumerateTextLayoutFragments(
            from: StorageLocation(range.location), options: [.ensuresLayout, .ensuresExtraLineFragment]
        ) { fragment in
            let start = (fragment.rangeInElement.location as? StorageLocation)?.offset
            // Behind the last line end there is an empty paragraph.
            guard let start, start < NSMaxRange(range) || fragment.rangeInElement.isEmpty else { return false }
            let frame = fragment.layoutFragmentFrame
            context.saveGState()
            fragment.draw(at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), in: context)
            context.restoreGState()
            return true
        }
    }
}
