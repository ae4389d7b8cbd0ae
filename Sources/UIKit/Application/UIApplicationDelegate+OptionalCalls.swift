import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UIApplicationDelegate {
    /// ``application(_:didFinishLaunchingWithOptions:)``.
    @_disfavoredOverload
    public var application: OptionalCalls.Application? { OptionalCalls.Application(delegate: self) }

    /// ``applicationDidBecomeActive(_:)``.
    @_disfavoredOverload
    public var applicationDidBecomeActive: ((UIApplication) -> Void)? { applicationDidBecomeActive(_:) }

    /// ``applicationWillResignActive(_:)``.
    @_disfavoredOverload
    public var applicationWillResignActive: ((UIApplication) -> Void)? { applicationWillResignActive(_:) }

    /// ``applicationWillTerminate(_:)``.
    @_disfavoredOverload
    public var applicationWillTerminate: ((UIApplication) -> Void)? { applicationWillTerminate(_:) }
}

extension OptionalCalls {
    /// ``UIApplicationDelegate``'s `application`.
    @preconcurrency @MainActor
    public struct Application {
        let delegate: any UIApplicationDelegate

        /// `application(_:didFinishLaunchingWithOptions:)`.
        public func callAsFunction(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            delegate.application(application, didFinishLaunchingWithOptions: launchOptions)
        }
    }
}
