import Foundation

/// A movement of the keyboard with what is announced of it. Every announcement that something will happen is followed by
/// the one that it has.
@MainActor
final class KeyboardMovement {
    /// What ends the movement that is under way, in order: its effect, then each announcement that it has happened.
    private var ends: [() -> Void] = []
    /// Tells one movement from another.
    private(set) var number = 0
    /// When the movement that is under way began, in seconds of the host's clock; `nil` while nothing moves.
    private(set) var start: Double?

    private unowned let animator: Animator

    init(_ animator: Animator) {
        self.animator = animator
    }

    /// Announces that something will happen, and keeps what is done and announced when it has. As on iOS, what programs change when
    /// they hear of it moves with the keyboard.
    func announce(
        _ announcements: [KeyboardAnnouncement], _ change: KeyboardChange, on screen: UIScreen,
        effect: @escaping () -> Void
    ) {
        ends = [effect] + announcements.map { announcement in { announcement.end.post(change, screen: screen) } }
        animator.animate(
            duration: change.duration, delay: 0, options: .keyboard,
            animations: { for announcement in announcements { announcement.post(change, screen: screen) } },
            completion: nil)
    }

    /// What was announced begins to move.
    /// - Returns: The number of the movement.
    func begin(at time: Double) -> Int {
        number += 1
        start = time
        return number
    }

    /// Ends what is under way and announces that it has happened.
    func finish() {
        number += 1
        start = nil
        while !ends.isEmpty { ends.removeFirst()() }
    }
}
