import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UIScrollViewDelegate {
    /// ``scrollViewDidScroll(_:)``.
    @_disfavoredOverload
    public var scrollViewDidScroll: ((UIScrollView) -> Void)? { scrollViewDidScroll(_:) }

    /// ``scrollViewWillBeginDragging(_:)``.
    @_disfavoredOverload
    public var scrollViewWillBeginDragging: ((UIScrollView) -> Void)? { scrollViewWillBeginDragging(_:) }

    /// ``scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)``.
    @_disfavoredOverload
    public var scrollViewWillEndDragging: OptionalCalls.ScrollViewWillEndDragging? {
        OptionalCalls.ScrollViewWillEndDragging(delegate: self)
    }

    /// ``scrollViewDidEndDragging(_:willDecelerate:)``.
    @_disfavoredOverload
    public var scrollViewDidEndDragging: OptionalCalls.ScrollViewDidEndDragging? {
        OptionalCalls.ScrollViewDidEndDragging(delegate: self)
    }

    /// ``scrollViewWillBeginDecelerating(_:)``.
    @_disfavoredOverload
    public var scrollViewWillBeginDecelerating: ((UIScrollView) -> Void)? { scrollViewWillBeginDecelerating(_:) }

    /// ``scrollViewDidEndDecelerating(_:)``.
    @_disfavoredOverload
    public var scrollViewDidEndDecelerating: ((UIScrollView) -> Void)? { scrollViewDidEndDecelerating(_:) }

    /// ``scrollViewDidEndScrollingAnimation(_:)``.
    @_disfavoredOverload
    public var scrollViewDidEndScrollingAnimation: ((UIScrollView) -> Void)? { scrollViewDidEndScrollingAnimation(_:) }

    /// ``scrollViewDidChangeAdjustedContentInset(_:)``.
    @_disfavoredOverload
    public var scrollViewDidChangeAdjustedContentInset: ((UIScrollView) -> Void)? {
        scrollViewDidChangeAdjustedContentInset(_:)
    }
}

extension OptionalCalls {
    /// ``UIScrollViewDelegate``'s `scrollViewWillEndDragging`.
    @preconcurrency @MainActor
    public struct ScrollViewWillEndDragging {
        let delegate: any UIScrollViewDelegate

        /// `scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`.
        public func callAsFunction(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) {
            delegate.scrollViewWillEndDragging(
                scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }

    /// ``UIScrollViewDelegate``'s `scrollViewDidEndDragging`.
    @preconcurrency @MainActor
    public struct ScrollViewDidEndDragging {
        let delegate: any UIScrollViewDelegate

        /// `scrollViewDidEndDragging(_:willDecelerate:)`.
        public func callAsFunction(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
            delegate.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
        }
    }
}
