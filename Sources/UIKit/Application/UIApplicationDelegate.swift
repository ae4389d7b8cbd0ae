import Diagnostics
import Foundation
import HostInterface
import SDLHost

/// What handles a program's beginning and end. All methods but the initialiser have defaults.
///
/// Marked `@main`, a class that conforms is the program:
///
///     @main
///     final class AppDelegate: UIResponder, UIApplicationDelegate { … }
///
/// Unlike on iOS the class must be `final`, or have a `required init()`: Swift can make an object of a class that it
/// does not know only then.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// Creates the delegate.
    init()

    /// The program starts: the place to make the window.
    /// - Returns: Whether the program can go on; false ends it.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The program's window got the keyboard's focus.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The program's window is about to lose the keyboard's focus.
    func applicationWillResignActive(_ application: UIApplication)
    /// The program is about to end.
    func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplication {
    /// Why a program was started; a program on Linux is told nothing.
    public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
        /// The name of the reason.
        public var rawValue: String
        /// Creates a key from its name.
        public init(rawValue: String) { self.rawValue = rawValue }
    }
}

extension UIApplicationDelegate {
    /// Goes on.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}

    /// Runs the program: what `@main` calls. Must stay synchronous: with an asynchronous main function the main thread
    /// ends and the main actor moves to another.
    @preconcurrency @MainActor
    public static func main() {
        UIApplication.main { Self() }
    }
}

extension UIApplication {
    /// Opens the window, makes the delegate and tells it, and runs until the program ends.
    ///
    /// The delegate is made when there is an application, because its properties may be windows and views.
    static func main(_ makeDelegate: @MainActor () -> any UIApplicationDelegate) -> Never {
        StandardStreams.secure()
        if let shortage = StandardStreams.shortageOfFiles() {
            Log.complain(shortage)
            exit(1)
        }
        let title = ProcessInfo.processInfo.processName
        let host: SDLHost
        do {
            host = try SDLHost(SDLConfiguration(title: title).overridden())
        } catch {
            Log.complain("\(error)")
            exit(1)
        }
        run(on: host, delegate: makeDelegate)
        exit(host.exitStatus)
    }
}
