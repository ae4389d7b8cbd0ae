import UIKit

/// A visitor signs in at the front desk: the kiosk of a lobby.
///
/// Run it as it is for a window, or with TYPECASE_FULLSCREEN=1 for the whole screen. With `--journal` it prints what
/// the fields ask their delegate and what the keyboard announces.
@main
final class CheckInApp: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var journal: Journal?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        // A kiosk is looked at before it is touched.
        application.isIdleTimerDisabled = true
        if CommandLine.arguments.contains("--journal") { journal = Journal() }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = CheckInViewController(journal: journal)
        window.makeKeyAndVisible()
        self.window = window
        return true
    }
}
