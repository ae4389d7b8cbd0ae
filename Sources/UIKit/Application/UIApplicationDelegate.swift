import Diagnostics
import Foundation
import HostInterface
import SDLHost

/// What handles a program's beginning and end. All methods but the initialiser have defaults.
///
/// Marked `@main`, a class that conforms is the program:
///
///     @main
///     class AppDelegate: UIResponder, UIApplicationDelegate { … }
///
/// It is a subclass of NSObject, as UIResponder is, and has an `init()`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
    /// The window of the program, as the delegate keeps it. The default is `nil`.
    ///
    /// Asked of a delegate whose class is not known it is an optional of an optional, as on iOS, where the property need not be
    /// there: `UIApplication.shared.delegate?.window??.rootViewController`. Difference from iOS: `?.` does too.
    @_disfavoredOverload var window: UIWindow? { get }

    /// The program is about to start. Code for restoration makes the window here on iOS; here
    /// ``application(_:didFinishLaunchingWithOptions:)`` is early enough.
    /// - Returns: Whether the program can go on; false ends it.
    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// The program starts: the place to make the window.
    /// - Returns: Whether the program can go on; false ends it.
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool

    /// How the program's scene is made: the place to name the class of its delegate. The default names none.
    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration

    /// The program's window got the keyboard's focus. Told only where the scene has no delegate.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The program's window is about to lose the keyboard's focus. Told only where the scene has no delegate.
    func applicationWillResignActive(_ application: UIApplication)
    /// The program is about to end.
    func applicationWillTerminate(_ application: UIApplication)
    /// The machine has little memory left (``UIApplication/didReceiveMemoryWarningNotification``).
    func applicationDidReceiveMemoryWarning(_ application: UIApplication)

    // MARK: Restoring

    /// Whether the state of the interface is to be kept for the next start. Asked only where there is a place for it
    /// (``UIApplication/restorationFolder``), and each time that it is to be saved: also while people type. The default
    /// answers what ``application(_:shouldSaveApplicationState:)`` does.
    func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    /// Whether the state that was kept is to be restored. The default answers what
    /// ``application(_:shouldRestoreApplicationState:)`` does.
    func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    /// The older name of the question whether the state is to be kept. The default is no.
    func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    /// The older name of the question whether the state is to be restored. The default is no.
    func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    /// The state is about to be kept: the place for what belongs to no controller.
    func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    /// The state was restored: controllers and views have what they had.
    func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    /// Makes a controller that is to be restored and has no class that does (``UIViewController/restorationClass``).
    /// - Parameters:
    ///   - identifierComponents: The restoration identifiers of the controllers that it was inside, from the outside to
    ///     the inside, and its own as the last.
    ///   - coder: What the controller has encoded.
    /// - Returns: `nil`, the default, for the controller that the program has already made and placed.
    func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
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
    /// The delegate keeps none.
    @_disfavoredOverload public var window: UIWindow? { nil }

    /// Goes on.
    public func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Goes on.
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    /// Names no class.
    public func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration { connectingSceneSession.configuration }

    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

    /// What the older question is answered.
    public func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldSaveApplicationState: coder)
    }
    /// What the older question is answered.
    public func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool {
        self.application(application, shouldRestoreApplicationState: coder)
    }
    /// No.
    public func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool { false }
    /// No.
    public func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
        false
    }
    /// Does nothing.
    public func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {}
    /// Does nothing.
    public func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {}
    /// Makes none.
    public func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController? { nil }

    /// Runs the program: what `@main` calls. Must stay synchronous: with an asynchronous main function the main thread
    /// ends and the main actor moves to another.
    @preconcurrency @MainActor
    public static func main() {
        guard let type = Self.self as? NSObject.Type else {
            preconditionFailure(
                "UIApplicationDelegate: \(Self.self) is to be a subclass of NSObject, as UIResponder is")
        }
        UIApplication.main {
            guard let delegate = type.madeAsItsClass() as? any UIApplicationDelegate else {
                preconditionFailure("UIApplicationDelegate: \(Self.self) does not conform to it")
            }
            return delegate
        }
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

extension NSObjectProtocol where Self: UIApplicationDelegate {
    /// The window of the program as an optional property of Objective-C would have it.
    @preconcurrency @MainActor public var window: UIWindow?? { .some(window as UIWindow?) }
}
