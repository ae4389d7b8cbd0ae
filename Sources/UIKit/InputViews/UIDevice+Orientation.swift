import Foundation

extension UIDevice {
    /// Posted when the screen has become high that was wide, or wide that was high: when it, or the window that stands for it,
    /// was turned. The windows have their new sizes then.
    public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }

    /// Whether ``orientationDidChangeNotification`` is posted. It is unless it was ended more often than begun.
    public var isGeneratingDeviceOrientationNotifications: Bool { orientationListeners > 0 }

    /// Has ``orientationDidChangeNotification`` posted. Calls are counted; the application has called it once at its start.
    public func beginGeneratingDeviceOrientationNotifications() { orientationListeners += 1 }

    /// Takes back one call of ``beginGeneratingDeviceOrientationNotifications()``.
    public func endGeneratingDeviceOrientationNotifications() {
        orientationListeners = max(0, orientationListeners - 1)
    }

    /// The screen has another size.
    func screenDidChange(from old: CGRect, to new: CGRect) {
        guard isGeneratingDeviceOrientationNotifications, (old.width > old.height) != (new.width > new.height) else {
            return
        }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
}
