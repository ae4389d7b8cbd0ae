import Foundation

/// Is told which controller a navigation controller shows. All methods have defaults.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
    /// A controller is about to be shown.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A controller is shown.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}

    /// The methods as optional ones: `delegate?.navigationController?(…)`, see ``OptionalCalls``.
    @_disfavoredOverload
    public var navigationController: OptionalCalls.NavigationController? {
        OptionalCalls.NavigationController(delegate: self)
    }
}

extension OptionalCalls {
    /// ``UINavigationControllerDelegate``'s `navigationController`.
    @preconcurrency @MainActor
    public struct NavigationController {
        let delegate: any UINavigationControllerDelegate

        /// `navigationController(_:willShow:animated:)`.
        public func callAsFunction(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            delegate.navigationController(navigationController, willShow: viewController, animated: animated)
        }

        /// `navigationController(_:didShow:animated:)`.
        public func callAsFunction(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            delegate.navigationController(navigationController, didShow: viewController, animated: animated)
        }
    }
}
