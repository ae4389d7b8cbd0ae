import Foundation

/// What finding the view of a touch needs to know of each view.
extension UIView {
    var takesTouches: Bool {
        // A view that is scaled to nothing has all points in its middle.
        isUserInteractionEnabled && !isHidden && viewState.alpha >= 0.01 && viewState.transform.determinant != 0
    }

    /// What of the subviews, or in them, a point in the view's own coordinates belongs to.
    func childHit(by point: CGPoint, with event: UIEvent?) -> UIView? {
        for child in children.reversed() {
            if let hit = child.hitTest(pointInChild(child, point), with: event) { return hit }
        }
        return nil
    }

    // Apart, so that hit testing, which is recursive, needs little of the stack for each view.
    @inline(never)
    func pointInChild(_ child: UIView, _ point: CGPoint) -> CGPoint {
        child.viewState.fromSuperview(shiftedIntoContent(point))
    }
}
