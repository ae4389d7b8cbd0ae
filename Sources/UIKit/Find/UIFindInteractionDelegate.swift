import Foundation

/// Gives a find interaction what it searches with.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: AnyObject {
    /// The session that searches a view, asked for when the navigator is opened; `nil` keeps it closed.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// The navigator was opened. Optional.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// The navigator was closed. Optional.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}
