import Foundation

/// What a controller's content keeps clear of at the top or at the bottom, as constraints took it before there were safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// How high it is, in points, as of the last layout.
    var length: CGFloat { get }
    /// Its upper edge.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// Its lower edge.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// Its height.
    var heightAnchor: NSLayoutDimension { get }
}

extension ViewLayoutGuide: UILayoutSupport {
    var length: CGFloat { layoutFrame.height }
}

extension UIViewController {
    /// The strip at the top of the view that is outside of the safe area. ``UIView/safeAreaLayoutGuide`` says more.
    public var topLayoutGuide: any UILayoutSupport {
        view.ownGuide("UIViewControllerTop") { .top(height: $0.safeAreaInsets.top) }
    }

    /// The strip at the bottom of the view that is outside of the safe area. ``UIView/safeAreaLayoutGuide`` says more.
    public var bottomLayoutGuide: any UILayoutSupport {
        view.ownGuide("UIViewControllerBottom") { .bottom(height: $0.safeAreaInsets.bottom) }
    }
}
