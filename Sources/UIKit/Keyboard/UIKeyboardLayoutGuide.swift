import Foundation
import KeyboardEngine

/// The part of a view that the keyboard covers; when it is away, a line at the view's bottom.
///
/// A view that places its subviews by this guide, by constraints or by its ``layoutFrame`` in `layoutSubviews`, is laid out
/// inside the keyboard's animation, and while a finger pulls the keyboard down. The guide is near the bottom alone unless it follows a keyboard that floats; that is near the
/// edges that it is no more than 64 points from.
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
    fileprivate static let name = "UIViewKeyboardLayoutGuide"
    /// How near to an edge a keyboard that floats has to be, in points. At the top it leaves room for what keys show above them.
    private static let nearness = KeyboardMetrics.floatingHeadroom + 4

    /// Whether the line at the bottom stands at the safe area's edge instead of the view's. The default is true.
    public var usesBottomSafeArea = true {
        didSet { placementDidChange() }
    }

    /// Whether the guide is where a keyboard that floats covers the view. The default is false: one that floats counts as
    /// one that is away.
    public var followsUndockedKeyboard = false {
        didSet { placementDidChange() }
    }

    /// How far above the keyboard a finger that drags a scroll view begins to pull the keyboard down, in points, where the
    /// scroll view is the guide's view or in it (``UIScrollView/keyboardDismissMode-swift.property``). So a bar of the
    /// program's own that stands above the keyboard goes with the finger. The default is 0, which less counts as.
    public var keyboardDismissPadding: CGFloat = 0 {
        didSet { if !(keyboardDismissPadding >= 0) { keyboardDismissPadding = 0 } }
    }

    private func placementDidChange() {
        owningView?.setNeedsLayout()
        owningView?.constraintContentDidChange()
        track()
    }

    public override var layoutFrame: CGRect {
        owningView.map { placement(in: $0).frame(in: $0.bounds) } ?? .zero
    }

    /// What a keyboard that floats covers of a view, if the guide follows it.
    private func floatingFrame(in view: UIView) -> CGRect? {
        guard followsUndockedKeyboard, let presenter = view.application?.keyboard, presenter.isFloating else {
            return nil
        }
        let covered = view.convertFromScreen(presenter.place).common(with: view.bounds)
        return covered.isNull ? nil : covered
    }

    override var nearEdges: NSDirectionalRectEdge {
        guard let view = owningView, let frame = floatingFrame(in: view) else { return .bottom }
        let bounds = view.bounds
        let isLeftToRight = view.effectiveUserInterfaceLayoutDirection == .leftToRight
        var near: NSDirectionalRectEdge = []
        if frame.minY - bounds.minY <= Self.nearness { near.insert(.top) }
        if bounds.maxY - frame.maxY <= Self.nearness { near.insert(.bottom) }
        if frame.minX - bounds.minX <= Self.nearness { near.insert(isLeftToRight ? .leading : .trailing) }
        if bounds.maxX - frame.maxX <= Self.nearness { near.insert(isLeftToRight ? .trailing : .leading) }
        return near
    }

    override func placement(in view: UIView) -> GuidePlacement {
        let bounds = view.bounds
        let bottom = bounds.maxY - (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
        if let covered = floatingFrame(in: view) { return .frame(covered) }
        guard let presenter = view.application?.keyboard, !presenter.frame.isNull else {
            return .bottom(height: bounds.maxY - bottom)
        }
        let keyboard = presenter.frame.offsetBy(dx: 0, dy: presenter.pull.distance)
        let top = min(bottom, max(bounds.minY, view.convertFromScreen(keyboard).minY))
        return .bottom(height: bounds.maxY - top)
    }
}

extension UIView {
    /// The view's guide of the keyboard, made when it is first asked for.
    var guideOfKeyboard: UIKeyboardLayoutGuide {
        if let guide = knownConstraints?.keyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(owningView: self, identifier: UIKeyboardLayoutGuide.name)
        constraintState.ownGuides[UIKeyboardLayoutGuide.name] = guide
        return guide
    }

    /// The largest padding of the guides of the view and of those that it is in.
    var keyboardDismissPadding: CGFloat {
        sequence(first: self, next: \.superview)
            .compactMap { $0.knownConstraints?.keyboardGuide?.keyboardDismissPadding }.max() ?? 0
    }
}

extension ViewConstraints {
    /// The guide that follows the keyboard, if it was asked for.
    var keyboardGuide: UIKeyboardLayoutGuide? { ownGuides[UIKeyboardLayoutGuide.name] as? UIKeyboardLayoutGuide }
}
