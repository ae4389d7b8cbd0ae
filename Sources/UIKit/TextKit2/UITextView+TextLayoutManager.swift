import Foundation

/// Text views and TextKit 2.
extension UITextView {
    /// Creates a view, with a ``textLayoutManager`` or without.
    public convenience init(usingTextLayoutManager: Bool) {
        self.init(frame: .zero, textContainer: nil)
        textKit.isFirstKit = !usingTextLayoutManager
    }

    /// The layout manager of TextKit 2, a further face of ``layoutManager``. It is made when it is asked for first, and with it
    /// ``textStorage``.
    ///
    /// As in UIKit it is `nil` once a program has asked for ``layoutManager``, in views that were made without it, and on containers of
    /// a program's own layout managers of the first kit. Here nothing but the answer depends on that.
    public var textLayoutManager: NSTextLayoutManager? { textKit.textLayoutManager(of: self) }

    /// What is seen of the container, in its points.
    var seenOfContainer: CGRect {
        let origin = textOrigin
        return bounds.offsetBy(dx: textContainer.lineFragmentPadding - origin.x, dy: -origin.y)
    }
}

extension NSTextLayoutManager {
    /// Draws the paragraphs of a range by the fragments that the delegate makes.
    /// - Parameters:
    ///   - range: In UTF-16 units.
    ///   - origin: Where the container's top left corner is.
    final func drawFragments(of range: NSRange, at origin: CGPoint, in context: CGContext) {
        enumerateTextLayoutFragments(from: StorageLocation(range.location), options: .ensuresLayout) { fragment in
            let start = (fragment.rangeInElement.location as? StorageLocation)?.offset
            guard let start, start < NSMaxRange(range) else { return false }
            let frame = fragment.layoutFragmentFrame
            context.saveGState()
            fragment.draw(at: CGPoint(x: origin.x + frame.minX, y: origin.y + frame.minY), in: context)
            context.restoreGState()
            return true
        }
    }
}
