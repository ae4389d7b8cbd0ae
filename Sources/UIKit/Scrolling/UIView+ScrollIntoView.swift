import Foundation

extension UIView {
    /// Has the scroll views around the view scroll by the least that shows it.
    func scrollIntoView() {
        var ancestor = superview
        while let view = ancestor {
            (view as? UIScrollView)?.scrollRectToVisible(convert(bounds, to: view), animated: false)
            ancestor = view.superview
        }
    }
}
