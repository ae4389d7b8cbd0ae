import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UIAdaptivePresentationControllerDelegate {
    /// The methods of this name.
    @_disfavoredOverload
    public var adaptivePresentationStyle: OptionalCalls.AdaptivePresentationStyle? {
        OptionalCalls.AdaptivePresentationStyle(delegate: self)
    }

    /// ``presentationControllerShouldDismiss(_:)``.
    @_disfavoredOverload
    public var presentationControllerShouldDismiss: ((UIPresentationController) -> Bool)? {
        presentationControllerShouldDismiss(_:)
    }

    /// ``presentationControllerWillDismiss(_:)``.
    @_disfavoredOverload
    public var presentationControllerWillDismiss: ((UIPresentationController) -> Void)? {
        presentationControllerWillDismiss(_:)
    }

    /// ``presentationControllerDidDismiss(_:)``.
    @_disfavoredOverload
    public var presentationControllerDidDismiss: ((UIPresentationController) -> Void)? {
        presentationControllerDidDismiss(_:)
    }

    /// ``presentationControllerDidAttemptToDismiss(_:)``.
    @_disfavoredOverload
    public var presentationControllerDidAttemptToDismiss: ((UIPresentationController) -> Void)? {
        presentationControllerDidAttemptToDismiss(_:)
    }
}

extension OptionalCalls {
    /// ``UIAdaptivePresentationControllerDelegate``'s `adaptivePresentationStyle`.
    @preconcurrency @MainActor
    public struct AdaptivePresentationStyle {
        let delegate: any UIAdaptivePresentationControllerDelegate

        /// `adaptivePresentationStyle(for:)`.
        public func callAsFunction(for controller: UIPresentationController) -> UIModalPresentationStyle {
            delegate.adaptivePresentationStyle(for: controller)
        }

        /// `adaptivePresentationStyle(for:traitCollection:)`.
        public func callAsFunction(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            delegate.adaptivePresentationStyle(for: controller, traitCollection: traitCollection)
        }
    }
}
