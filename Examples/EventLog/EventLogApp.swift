import UIKit

/// Shows what one text field asks, tells and causes, live: for learning the order of things, and for seeing that it
/// holds.
@main
class EventLogApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = EventLogViewController()
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
