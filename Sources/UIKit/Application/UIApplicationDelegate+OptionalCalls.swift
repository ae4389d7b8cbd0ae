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

    /// ``applicationDidReceiveMemoryWarning(_:)``.
    @_disfavoredOverload
    public var applicationDidReceiveMemoryWarning: ((UIApplication) -> Void)? { applicationDidReceiveMemoryWarning(_:) }
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

        /// `application(_:willFinishLaunchingWithOptions:)`.
        public func callAsFunction(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            delegate.application(application, willFinishLaunchingWithOptions: launchOptions)
        }

        /// `application(_:shouldSaveSecureApplicationState:)`.
        public func callAsFunction(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder)
            -> Bool
        {
            delegate.application(application, shouldSaveSecureApplicationState: coder)
        }

        /// `application(_:shouldRestoreSecureApplicationState:)`.
        public func callAsFunction(
            _ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder
        ) -> Bool {
            delegate.application(application, shouldRestoreSecureApplicationState: coder)
        }

        /// `application(_:shouldSaveApplicationState:)`.
        public func callAsFunction(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool {
            delegate.application(application, shouldSaveApplicationState: coder)
        }

        /// `application(_:shouldRestoreApplicationState:)`.
        public func callAsFunction(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool {
            delegate.application(application, shouldRestoreApplicationState: coder)
        }

        /// `application(_:willEncodeRestorableStateWith:)`.
        public func callAsFunction(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder) {
            delegate.application(application, willEncodeRestorableStateWith: coder)
        }

        /// `application(_:didDecodeRestorableStateWith:)`.
        public func callAsFunction(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder) {
            delegate.application(application, didDecodeRestorableStateWith: coder)
        }

        /// `application(_:viewControllerWithRestorationIdentifierPath:coder:)`.
        public func callAsFunction(
            _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
            coder: NSCoder
        ) -> UIViewController? {
            delegate.application(
                application, viewControllerWithRestorationIdentifierPath: identifierComponents, coder: coder)
        }
    }
}
