import Foundation

/// Is asked and told about what fingers and the mouse do to a text. All methods have defaults.
@preconcurrency @MainActor
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Whether a finger or the mouse that goes down at a point of the interaction's view may do anything. Without it the
    /// touch is the view's, and other gestures'.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// A finger, the mouse or a handle begins to place the caret or to select. Told before the text is asked or changed,
    /// once for each touch that does so.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// What the touch did is done.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    /// Yes.
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    /// Does nothing.
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    /// Does nothing.
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
