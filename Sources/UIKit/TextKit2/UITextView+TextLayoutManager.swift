import Foundation

/// Text views and TextKit 2.
extension UITextView {
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
