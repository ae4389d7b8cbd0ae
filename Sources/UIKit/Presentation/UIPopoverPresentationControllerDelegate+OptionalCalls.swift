import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UIPopoverPresentationControllerDelegate {
    /// ``prepareForPopoverPresentation(_:)``.
    @_disfavoredOverload
    public var prepareForPopoverPresentation: ((UIPopoverPresentationController) -> Void)? {
        prepareForPopoverPresentation(_:)
    }

    /// ``popoverPresentationControllerShouldDismissPopover(_:)``.
    @_disfavoredOverload
    public var popoverPresentationControllerShouldDismissPopover: ((UIPopoverPresentationController) -> Bool)? {
        popoverPresentationControllerShouldDismissPopover(_:)
    }

    /// ``popoverPresentationControllerDidDismissPopover(_:)``.
    @_disfavoredOverload
    public var popoverPresentationControllerDidDismissPopover: ((UIPopoverPresentationController) -> Void)? {
        popoverPresentationControllerDidDismissPopover(_:)
    }
}
