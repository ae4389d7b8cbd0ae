import Foundation

/// What there is to know of the bar at the top of the screen that tells time and power on a phone.
///
/// Difference from UIKit: a kiosk has none. The bar is hidden and has no size, as on iOS where a program hides it, so what
/// makes room for it makes none.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
    /// Where the bar is, in the screen's points: nowhere, with no size.
    public var statusBarFrame: CGRect { .zero }
    /// Whether the bar is hidden: yes.
    public var isStatusBarHidden: Bool { true }
}

extension UIWindowScene {
    /// Knows the status bar, which is hidden.
    public var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
}

extension UIApplication {
    /// Posted when the screen is about to become high that was wide, or wide that was high. Views and the screen itself have
    /// their old sizes still. The new orientation is under ``statusBarOrientationUserInfoKey``.
    public nonisolated class var willChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationWillChangeStatusBarOrientationNotification")
    }
    /// Posted when the screen has become high that was wide, or wide that was high. The windows have their new sizes then. The
    /// old orientation is under ``statusBarOrientationUserInfoKey``.
    public nonisolated class var didChangeStatusBarOrientationNotification: NSNotification.Name {
        NSNotification.Name("UIApplicationDidChangeStatusBarOrientationNotification")
    }
    /// The key of an orientation, as the raw value of a `UIInterfaceOrientation`, in the notifications of its change.
    public nonisolated class var statusBarOrientationUserInfoKey: String {
        "UIApplicationStatusBarOrientationUserInfoKey"
    }

    /// Where the status bar is: nowhere, with no size.
    public var statusBarFrame: CGRect { .zero }
    /// Whether the status bar is hidden: yes.
    public var isStatusBarHidden: Bool { true }
    /// How the interface stands: as the screen is wide or high.
    public var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }

    /// Tells of a screen that turns, before or after it does.
    func postOrientation(_ name: Notification.Name, of size: CGSize) {
        NotificationCenter.default.post(
            name: name, object: self,
            userInfo: [
                Self.statusBarOrientationUserInfoKey: NSNumber(value: UIInterfaceOrientation(of: size).rawValue)
            ])
    }
}

extension UIInterfaceOrientation {
    /// How an interface stands on a screen of a size.
    init(of size: CGSize) { self = size.width > size.height ? .landscapeLeft : .portrait }
}
