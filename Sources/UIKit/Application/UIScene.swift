import Foundation

/// A part of the program's interface that people see as a whole. Here a program has one: all of its windows.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether people can see and use a scene.
    public enum ActivationState: Int, Sendable {
        /// It is not connected to the program.
        case unattached = -1
        /// It has the keyboard's focus.
        case foregroundActive
        /// It is seen, but another program's window has the focus.
        case foregroundInactive
        /// It is not seen.
        case background
    }

    /// Posted when the scene's windows got the keyboard's focus; its object is the scene.
    public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
    /// Posted when the scene's windows are about to lose the keyboard's focus; its object is the scene.
    public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")

    private unowned let home: UIApplication
    /// The scene as the system knows it.
    public let session = UISceneSession()
    /// Hears what happens to the scene. It is made from ``UISceneConfiguration/delegateClass``, and kept.
    open var delegate: (any UISceneDelegate)?

    init(application: UIApplication) {
        home = application
        super.init()
        session.scene = self
    }

    open override var next: UIResponder? { home }

    override var application: UIApplication? { home }

    /// Whether people can see and use the scene.
    open var activationState: ActivationState {
        switch home.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

    /// What the scene is called. The host's window has its own title.
    open var title: String! = ""
}

/// A scene with windows.
///
/// Unlike on iOS it is always there. Its delegate is told of it at the start (``UISceneDelegate``); a program without one makes
/// its windows in ``UIApplicationDelegate/application(_:didFinishLaunchingWithOptions:)``.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
    /// The scene's windows, from back to front.
    open var windows: [UIWindow] { application?.windows ?? [] }
    /// The window that gets keys.
    open var keyWindow: UIWindow? { application?.keyWindow }
    /// The screen that the windows are on.
    open var screen: UIScreen { application?.screen ?? .main }
    /// What the windows' surroundings are like.
    open var traitCollection: UITraitCollection { screen.traitCollection }
    /// How the interface stands: as the screen is wide or high.
    open var interfaceOrientation: UIInterfaceOrientation {
        UIInterfaceOrientation(of: screen.bounds.size)
    }
}

/// How an interface stands on its screen.
public enum UIInterfaceOrientation: Int, Sendable {
    /// Not known.
    case unknown
    /// Higher than wide.
    case portrait
    /// Higher than wide, the other way round.
    case portraitUpsideDown
    /// Wider than high, turned to the one side.
    case landscapeRight
    /// Wider than high, turned to the other side.
    case landscapeLeft

    /// Whether it is wider than high.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether it is higher than wide.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

extension UIWindow {
    /// The scene that the window belongs to.
    public var windowScene: UIWindowScene? { application?.scene }
}
