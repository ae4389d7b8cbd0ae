import Foundation

/// What can be added to the lifting, dropping or going back of something dragged.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    /// Adds changes that are animated together with it.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds what is called when it is over.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// Keeps what is added until it is run.
final class DragAnimator: NSObject, UIDragAnimating {
    private var animations: [() -> Void] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    /// Makes the changes, inside of an animation.
    func animate() {
        let all = animations
        animations = []
        all.forEach { $0() }
    }

    /// Says that it is over.
    func finish(_ position: UIViewAnimatingPosition = .end) {
        let all = completions
        completions = []
        all.forEach { $0(position) }
    }
}
