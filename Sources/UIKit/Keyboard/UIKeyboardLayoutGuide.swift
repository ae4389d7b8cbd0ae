import Foundation

/// The part of a view that the keyboard covers; when it is away, a line at the view's bottom.
///
/// A view that places its subviews by this guide is laid out inside the keyboard's animation. There are no anchors yet:
/// read ``layoutFrame`` in `layoutSubviews`.
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the line at the bottom stands at the safe area's edge instead of the view's. The default is true.
    public var usesBottomSafeArea = true {
        didSet { owningView?.setNeedsLayout() }
    }

    /// Whether the guide is where a keyboard that floats covers the view. The default is false: one that floats counts as
    /// one that is away.
    public var followsUndockedKeyboard = false {
        didSet { owningView?.setNeedsLayout() }
    }

    public override var layoutFrame: CGRect {
        guard let view = owningView else { return .zero }
        let bounds = view.bounds
        let bottom = bounds.maxY - (usesBottomSafeArea ? view.safeAreaInsets.bottom : 0)
        if followsUndockedKeyboard, let presenter = view.application?.keyboard, presenter.isFloating {
            let covered = view.convertFromScreen(presenter.place).intersection(bounds)
            if !covered.isNull { return covered }
        }
        guard let keyboard = view.application?.keyboard.frame, !keyboard.isNull else {
            return CGRect(x: bounds.minX, y: bottom, width: bounds.width, height: bounds.maxY - bottom)
        }
        let top = min(bottom, max(bounds.minY, view.convertFromScreen(keyboard).minY))
        return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
    }
}

extension UIView {
    /// The part of the view that the keyboard covers.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = guideStorage { return guide }
        let guide = UIKeyboardLayoutGuide(owningView: self)
        guideStorage = guide
        return guide
    }
}
