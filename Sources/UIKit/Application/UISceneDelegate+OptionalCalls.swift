import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UISceneDelegate {
    /// ``scene(_:willConnectTo:options:)``.
    @_disfavoredOverload
    public var scene: OptionalCalls.Scene? { OptionalCalls.Scene(delegate: self) }

    /// ``sceneDidDisconnect(_:)``.
    @_disfavoredOverload
    public var sceneDidDisconnect: ((UIScene) -> Void)? { sceneDidDisconnect(_:) }

    /// ``sceneWillEnterForeground(_:)``.
    @_disfavoredOverload
    public var sceneWillEnterForeground: ((UIScene) -> Void)? { sceneWillEnterForeground(_:) }

    /// ``sceneDidBecomeActive(_:)``.
    @_disfavoredOverload
    public var sceneDidBecomeActive: ((UIScene) -> Void)? { sceneDidBecomeActive(_:) }

    /// ``sceneWillResignActive(_:)``.
    @_disfavoredOverload
    public var sceneWillResignActive: ((UIScene) -> Void)? { sceneWillResignActive(_:) }

    /// ``sceneDidEnterBackground(_:)``.
    @_disfavoredOverload
    public var sceneDidEnterBackground: ((UIScene) -> Void)? { sceneDidEnterBackground(_:) }
}

extension OptionalCalls {
    /// ``UISceneDelegate``'s `scene`.
    @preconcurrency @MainActor
    public struct Scene {
        let delegate: any UISceneDelegate

        /// `scene(_:willConnectTo:options:)`.
        public func callAsFunction(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            delegate.scene(scene, willConnectTo: session, options: connectionOptions)
        }
    }
}
