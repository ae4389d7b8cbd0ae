import Foundation

/// Says how a controller is presented in narrow windows, and whether a person may take it away. All methods have defaults.
///
/// The last four are called for what a person does, and not for `dismiss(animated:completion:)`. Differences from UIKit: no
/// other controller can be shown in a narrow window, and there is no transition coordinator.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    /// Which style a sheet or a popover has in a narrow window. ``UIModalPresentationStyle/none`` leaves it as it was asked
    /// for: a popover is one then. Asked whenever the window is laid out, unless the next method is there.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    /// The same, with the traits of the window. Asked in narrow windows only.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    /// Whether a person may take the controller away by a touch beside it, by pulling it down or by Esc. Not asked while
    /// ``UIViewController/isModalInPresentation`` is on.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    /// A person takes the controller away.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    /// A person has taken the controller away.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    /// A person wanted to take the controller away and may not.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    /// A page sheet.
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        .pageSheet
    }
    /// What the method without traits says.
    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        adaptivePresentationStyle(for: controller)
    }
    /// Yes.
    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
    /// Does nothing.
    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    /// Does nothing.
    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
