import Foundation

/// Corner radius, border and shadow of a view.
///
/// Core Animation is not on Linux. A view has exactly one of these; it holds nothing of its own and cannot be put into
/// another.
@preconcurrency @MainActor
public final class CALayer {
    // A program may keep a layer longer than its view lives; then it is that of an invisible view.
    // Not weak: see ``UIView``.
    private nonisolated(unsafe) unowned(unsafe) var owner: UIView?
    private lazy var orphan = UIView(frame: .zero)

    init(view: UIView) {
        owner = view
    }

    /// The view goes, wherever the last reference to it was dropped.
    nonisolated func viewWillGo() {
        owner = nil
    }

    private var view: UIView { owner ?? orphan }

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
            let color = newValue.map { UIColor(cgColor: $0) } ?? .clear
            view.changeShadow { $0.shadowColor = color }
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
        set { view.change(.shadowRadius) { $0.shadowRadius = newValue > 0 ? min(newValue, 1000) : 0 } }
    }

    /// Where the shadow falls, in points.
    public var shadowOffset: CGSize {
        get { view.viewState.shadowOffset }
        set {
            guard newValue.width.isFinite, newValue.height.isFinite else { return }
            view.changeShadow { $0.shadowOffset = newValue }
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
        changeShadow {
            $0.shadowColor = color
            $0.shadowRadius = radius
            $0.shadowOffset = offset
            $0.shadowOpacity = opacity
        }
    }

    /// Changes parts of the state that do not move, in what is kept and in what is seen.
    fileprivate func changeShadow(_ body: (inout ViewState) -> Void) {
        body(&viewState)
        if let animations { body(&animations.shown) }
        setNeedsComposition()
    }
}
