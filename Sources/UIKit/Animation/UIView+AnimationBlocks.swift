import Foundation

/// Changes between a beginning and a commit, which are animated together.
@MainActor
final class AnimationBlock {
    let animator: Animator
    /// What the animations have in common.
    let group: AnimationGroup
    /// The animation around the block, if there is one.
    let outer: Animator.Context?
    var duration = 0.2
    var delay = 0.0
    var options: UIView.AnimationOptions = []

    init(_ animator: Animator) {
        self.animator = animator
        group = AnimationGroup(number: animator.nextNumber, completion: nil)
        outer = Animator.context
    }

    /// How what changes now moves, or `nil` where it is there at once.
    var context: Animator.Context? {
        guard duration > 0 || delay > 0 else { return nil }
        return Animator.Context(
            duration: duration, delay: delay, options: options, curve: options.curve, group: group,
            animator: animator)
    }
}

// As programs animated before there were closures, and as many still move with the keyboard.
extension UIView {
    /// Begins a block of changes that are animated together, until ``commitAnimations()``. Without more being said it lasts
    /// 0.2 seconds and is slow at both ends; what is said of it counts for the changes that come after.
    ///
    /// Differences from iOS: there is no delegate that is told of the end, so that `animationID` and `context` mean nothing;
    /// use ``animate(withDuration:delay:options:animations:completion:)``. A block that is not committed ends with the next
    /// frame.
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let block = AnimationBlock(UIApplication.shared.animator)
        Animator.blocks.append(block)
        Animator.take(block)
    }

    /// Ends the block that began last. Without one it does nothing.
    public class func commitAnimations() {
        guard let block = Animator.blocks.popLast() else { return }
        block.animator.leave(block)
    }

    /// Says how long the changes of the block take, in seconds; 0 has them be there at once.
    public class func setAnimationDuration(_ duration: TimeInterval) {
        setBlock { $0.duration = duration.isFinite ? max(0, duration) : 0 }
    }

    /// Says how many seconds pass before the changes of the block begin.
    public class func setAnimationDelay(_ delay: TimeInterval) {
        setBlock { $0.delay = delay.isFinite ? max(0, delay) : 0 }
    }

    /// Says how the changes of the block spread over their time.
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        setBlock {
            let others = $0.options.rawValue & ~(0xF << 16)
            $0.options = AnimationOptions(rawValue: others | UInt(curve.rawValue) << 16)
        }
    }

    /// Says whether the changes of the block take the place of those that are on their way, from what is seen, or add to them.
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        setBlock {
            if fromCurrentState {
                $0.options.insert(.beginFromCurrentState)
            } else {
                $0.options.remove(.beginFromCurrentState)
            }
        }
    }

    private static func setBlock(_ change: (AnimationBlock) -> Void) {
        guard let block = Animator.blocks.last else { return }
        change(block)
        Animator.take(block)
    }
}
