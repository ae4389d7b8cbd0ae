import Foundation

/// What handles the beginning and the end of a scene. All methods have defaults.
///
/// The program's scene gets its delegate when it starts, if the configuration names a class (``UISceneConfiguration``), a
/// subclass of NSObject that has an `init()`. What happens to the scene is told to its
/// delegate and not to the application's, as on iOS.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
    /// The program starts, after ``UIApplicationDelegate/application(_:didFinishLaunchingWithOptions:)``: the place to make the
    /// window.
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    /// The program ends.
    func sceneDidDisconnect(_ scene: UIScene)
    /// The scene's windows are about to be seen for the first time.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// The scene's windows got the keyboard's focus.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// The scene's windows are about to lose the keyboard's focus.
    func sceneWillResignActive(_ scene: UIScene)
    /// The scene's windows are no longer seen: the program is about to end.
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    /// Does nothing.
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// What handles the beginning and the end of a scene with windows. It keeps its window in a property of its own, as on iOS.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// The window of the scene, as the delegate keeps it. The default is `nil`. Asked of a delegate whose class is not known it is
    /// an optional of an optional, as ``UIApplicationDelegate/window`` is.
    @_disfavoredOverload var window: UIWindow? { get }
}

extension UIWindowSceneDelegate {
    /// The delegate keeps none.
    @_disfavoredOverload public var window: UIWindow? { nil }
}

extension NSObjectProtocol where Self: UIWindowSceneDelegate {
    /// The window of the scene as an optional property of Objective-C would have it.
    @preconcurrency @MainActor public var window: UIWindow?? { .some(window as UIWindow?) }
}
