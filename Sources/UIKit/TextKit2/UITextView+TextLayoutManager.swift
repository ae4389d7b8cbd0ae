import Foundation

extension UITextView {
    /// The layout manager of TextKit 2. Always `nil`: text views are laid out by ``layoutManager``, as those of UIKit are once
    /// somebody has asked for that. A text view on the container of an ``NSTextLayoutManager`` shows the text of its content
    /// storage all the same.
    public var textLayoutManager: NSTextLayoutManager? { nil }
}
