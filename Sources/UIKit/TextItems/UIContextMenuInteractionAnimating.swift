import Foundation

/// What can be added to the coming and going of an item's menu.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
    /// The controller of the menu's preview: always `nil`, menus have none here.
    var previewViewController: UIViewController? { get }
    /// Adds changes that are animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}
