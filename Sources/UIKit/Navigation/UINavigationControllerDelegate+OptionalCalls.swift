import Foundation

/// The methods as optional ones: `delegate?.navigationController?(…)`, see ``OptionalCalls``.
extension UINavigationControllerDelegate {
    /// The methods of this name.
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
