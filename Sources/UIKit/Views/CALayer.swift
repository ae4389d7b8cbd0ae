import Foundation

/// Corner radius, border and shadow of a view.
///
/// Core Animation is not on Linux. A view has exactly one of these; it holds nothing of its own and cannot be put into
/// another.
@MainActor
public final class CALayer {
    private unowned let view: UIView

    init(view: UIView) {
        self.view = view
    }

    /// The radius of the corners, in points. Subviews are cut to it when ``UIView/clipsToBounds`` is on.
    public var cornerRadius: CGFloat {
        get { view.viewState.cornerRadius }
        set { view.change(.cornerRadius) { $0.cornerRadius = max(0, newValue) } }
    }

    /// The width of the border along the inside of the bounds, in points.
    public var borderWidth: CGFloat {
        get { view.viewState.borderWidth }
        set { view.change(.borderWidth) { $0.borderWidth = max(0, newValue) } }
    }

    /// The colour of the border.
    public var borderColor: CGColor? {
        get { view.viewState.borderColor?.cgColor }
        set { view.change(.borderColor) { $0.borderColor = newValue.map { UIColor(cgColor: $0) } } }
    }

    /// The colour of the shadow.
    public var shadowColor: CGColor? {
        get { view.viewState.shadowColor.cgColor }
        set {
            view.viewState.shadowColor = newValue.map { UIColor(cgColor: $0) } ?? .clear
            view.setNeedsComposition()
        }
    }

    /// How opaque the shadow is, 0 to 1. The default is 0: no shadow.
    public var shadowOpacity: Float {
        get { Float(view.viewState.shadowOpacity) }
        set { view.change(.shadowOpacity) { $0.shadowOpacity = CGFloat(max(0, min(1, newValue))) } }
    }

    /// How soft the shadow is, in points: the standard deviation of its blur.
    public var shadowRadius: CGFloat {
        get { view.viewState.shadowRadius }
        set { view.change(.shadowRadius) { $0.shadowRadius = max(0, newValue) } }
    }

    /// Where the shadow falls, in points.
    public var shadowOffset: CGSize {
        get { view.viewState.shadowOffset }
        set {
            view.viewState.shadowOffset = newValue
            view.setNeedsComposition()
        }
    }

    /// Whether subviews are cut at the bounds: the same as ``UIView/clipsToBounds``.
    public var masksToBounds: Bool {
        get { view.clipsToBounds }
        set { view.clipsToBounds = newValue }
    }

    /// How opaque the view is, 0 to 1: the same as ``UIView/alpha``.
    public var opacity: Float {
        get { Float(view.alpha) }
        set { view.alpha = CGFloat(newValue) }
    }
}

extension UIView {
    /// Sets a border whose colour follows light and dark, which a layer's colour cannot.
    func setBorder(_ color: UIColor?, width: CGFloat) {
        if viewState.borderWidth != width { change(.borderWidth) { $0.borderWidth = width } }
        if viewState.borderColor != color { change(.borderColor) { $0.borderColor = color } }
    }

    func setShadow(_ color: UIColor, opacity: CGFloat, radius: CGFloat, offset: CGSize) {
        viewState.shadowColor = color
        viewState.shadowRadius = radius
        viewState.shadowOffset = offset
        change(.shadowOpacity) { $0.shadowOpacity = opacity }
        setNeedsComposition()
    }
}
