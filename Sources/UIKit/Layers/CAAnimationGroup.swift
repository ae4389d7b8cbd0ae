import Foundation

/// Animations that run at the same time and end with the group.
///
/// Their ``CAAnimation/beginTime`` counts from the group's beginning; one that says no ``CAAnimation/duration`` takes the group's.
/// What is not over with a run of the group is cut off. Delegates of theirs hear nothing, and whether they are removed is the
/// group's to say.
open class CAAnimationGroup: CAAnimation {
    /// What runs.
    open var animations: [CAAnimation]?

    /// Whether it is being looked at: a group that is in itself shows nothing there.
    private var isOpen = false

    override func content(
        of state: ViewState, in layer: CALayer, isInGroup: Bool, duration: TimeInterval
    ) -> LayerMotion.Content? {
        guard !isOpen else { return nil }
        isOpen = true
        defer { isOpen = false }
        let motions = (animations ?? []).compactMap { animation in
            LayerMotion(
                animation, of: state, in: layer, isInGroup: true,
                start: animation.beginTime.isFinite ? max(0, animation.beginTime) : 0, duration: duration,
                curve: .linear)
        }
        return motions.isEmpty ? nil : .group(motions)
    }
}
