import Foundation

/// The finger that pulls a presented view down, and a sheet up.
///
/// It goes before what scrolls inside where that is at its top: then a finger that goes down pulls the view, and one that
/// goes up brings a sheet to its next height. What can be pulled to be loaded again keeps fingers that go down.
final class PresentationPanGestureRecognizer: UIPanGestureRecognizer {
    /// Whether the view may be pulled up.
    var canRise: (() -> Bool)?
    /// Whether it is also where a finger scrolls.
    var canRiseByScrolling: (() -> Bool)?

    override func shouldBegin() -> Bool {
        let way = translation(in: view)
        guard abs(way.y) > abs(way.x) else { return false }
        let scrolled = touchedScrollViews
        guard scrolled.allSatisfy({ $0.isAtTop && !$0.keepsFinger && touches.allSatisfy($0.canTake) }) else {
            return false
        }
        if way.y > 0, scrolled.contains(where: { $0.pullsKeyboard || $0.refreshControl != nil }) { return false }
        if way.y <= 0 {
            guard canRise?() == true, scrolled.isEmpty || canRiseByScrolling?() == true else { return false }
        }
        return super.shouldBegin()
    }

    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        touchedScrollViews.contains { $0.panGestureRecognizer === otherGestureRecognizer }
    }

    /// What scrolls up and down under the finger, from the innermost outwards.
    private var touchedScrollViews: [UIScrollView] {
        var (found, current) = ([UIScrollView](), touches.first?.view)
        while let inner = current, inner !== view {
            if let scroll = inner as? UIScrollView, scroll.isScrollEnabled,
                scroll.alwaysBounceVertical || scroll.contentSize.height > scroll.bounds.height
            {
                found.append(scroll)
            }
            current = inner.superview
        }
        return found
    }
}

extension UIScrollView {
    /// Whether the beginning of the content is seen.
    fileprivate var isAtTop: Bool { contentOffset.y <= 0.5 - adjustedContentInset.top }

    /// Whether a finger that goes down takes the keyboard along.
    fileprivate var pullsKeyboard: Bool {
        switch keyboardDismissMode {
        case .interactive, .interactiveWithAccessory: application?.keyboard.pull.canPull ?? false
        default: false
        }
    }
}
