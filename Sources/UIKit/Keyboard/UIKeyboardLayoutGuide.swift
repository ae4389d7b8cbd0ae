import Foundation

/// The part of a view that the keyboard covers; when it is away, a line at the view's bottom.
///
/// A view that places its subviews by this guide, by constraints or by its ``layoutFrame`` in `layoutSubviews`, is laid out
/// inside the keyboard's animation.
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UILayoutGuide {
    fileprivate static let name = "UIViewKeyboardLayoutGuide"

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
    }

    public override var layoutFrame: CGRect {
        owningView.map { placement(in: $0).frame(in: $0.bounds) } ?? .zero
    }

    override func placement(in view: UIView) -> GuidePlacement {
        let bounds = view.bounds
        let bottom = bounds.maxY - (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
        if followsUndockedKeyboard, let presenter = view.application?.keyboard, presenter.isFloating {
            let covered = view.convertFromScreen(presenter.place).common(with: bounds)
            if !covered.isNull { return .frame(covered) }
        }
        guard let keyboard = view.application?.keyboard.frame, !keyboard.isNull else {
            return .bottom(height: bounds.maxY - bottom)
        }
        let top = min(bottom, max(bounds.minY, view.convertFromScreen(keyboard).minY))
        return .bottom(height: bounds.maxY - top)
    }
}

extension UIView {
    /// The part of the view that the keyboard covers.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
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
