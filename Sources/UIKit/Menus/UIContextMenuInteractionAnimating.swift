import Foundation

/// What can be added to the coming and going of a context menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the menu's preview: always `nil`, menus have none here.
    var previewViewController: UIViewController? { get }
    /// Adds changes that are animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// What is added to the coming or going of a context menu goes with that of the menu's bar.
final class ContextMenuAnimator: NSObject, UIContextMenuInteractionAnimating {
    private let animator: any UIEditMenuInteractionAnimating

    init(_ animator: any UIEditMenuInteractionAnimating) {
        self.animator = animator
        super.init()
    }

    var previewViewController: UIViewController? { nil }
    func addAnimations(_ animations: @escaping () -> Void) { animator.addAnimations(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { animator.addCompletion(completion) }
}
