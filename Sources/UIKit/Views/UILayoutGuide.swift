import Foundation

/// A rectangle that layout can go by without being a view.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// The view in whose coordinates the rectangle is.
    public internal(set) weak var owningView: UIView?
    /// A name for the guide.
    open var identifier = ""

    init(owningView: UIView) {
        self.owningView = owningView
        super.init()
    }

    /// The rectangle, in the owning view's points.
    open var layoutFrame: CGRect { .zero }
}
