import Foundation

/// Says which part of a layout is to be found out again.
///
/// Left out from UIKit: the lists of single elements. What is invalid is found out again as a whole.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
    var isEverything = false
    var isAboutCounts = false
    /// Whether it is only that the view has scrolled.
    var isForScrolling = false
    /// What a view wants for itself, where that is why.
    var preferred: UICollectionViewLayoutAttributes?

    /// Creates a context.
    public override init() {
        super.init()
    }

    /// Whether all of the layout is invalid.
    open var invalidateEverything: Bool { isEverything }

    /// Whether there are other items.
    open var invalidateDataSourceCounts: Bool { isAboutCounts }

    /// How far the content is scrolled when the layout is found out again, in points.
    open var contentOffsetAdjustment = CGPoint.zero
}

/// Says which part of a flow layout is to be found out again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked for sizes and distances again. The default is yes.
    open var invalidateFlowLayoutDelegateMetrics = true

    /// Whether items have other sizes or stand elsewhere. The default is yes.
    open var invalidateFlowLayoutAttributes = true
}
