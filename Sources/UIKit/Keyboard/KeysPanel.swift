import Foundation

/// What can stand in the place of the keys.
@MainActor
protocol KeysPanel: UIView {
    /// The keys that it stands for are others now: another language, or other settings.
    func keysDidChange()
    /// Where something of it is, in its points, by its name; `nil` where that is not seen.
    func point(of name: String) -> CGPoint?
}

extension KeysPanel {
    func keysDidChange() {}
}
