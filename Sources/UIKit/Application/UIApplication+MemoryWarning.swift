import Foundation
import SDLHost

/// What happens when the machine has little memory left.
extension UIApplication {
    /// Posted when the machine has little memory left: when much of the last two seconds was lost by waiting for it, which the
    /// kernel tells (`/proc/pressure/memory`) or the manager of services (`MEMORY_PRESSURE_WATCH`). Where neither may be asked
    /// it is never posted.
    public nonisolated static let didReceiveMemoryWarningNotification =
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")

    /// Asks all to let go of what they can make anew: the delegate, whoever listens, and the controllers of all windows. What
    /// has become free by that goes back to the system.
    func warnOfMemory() {
        delegate?.applicationDidReceiveMemoryWarning(self)
        NotificationCenter.default.post(name: Self.didReceiveMemoryWarningNotification, object: self)
        for window in windows { window.rootViewController?.warnOfMemory() }
        FreedMemory.giveBack()
    }
}

extension UIViewController {
    /// Tells the controller, those inside it and those that it presents.
    fileprivate func warnOfMemory() {
        didReceiveMemoryWarning()
        for child in children { child.warnOfMemory() }
        // A child says that it presents what the controllers around it do.
        if let presentedViewController, presentedViewController.presentingViewController === self {
            presentedViewController.warnOfMemory()
        }
    }
}
