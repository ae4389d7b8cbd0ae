import Foundation
import HostInterface

/// The finger that a keypad presses with: what is pressed cannot tell it from one on the glass.
@MainActor
final class KeypadFinger {
    private unowned let application: UIApplication
    /// Where it is, in the screen's points.
    private(set) var point = CGPoint.zero
    private var reminder: FrameTimers.Token?
    private var trembles = false

    /// What tells it from fingers of touchscreens, whose numbers begin at 0.
    static let pointer = PointerID.finger(.min)
    /// How often a finger that stays down is told of, in seconds: one that is silent for 10 is taken to be lost.
    private static let reminderInterval = 4.0
    /// How far it trembles then: by too little to mean anything, in points.
    private static let tremor: CGFloat = 0.25

    init(application: UIApplication) {
        self.application = application
    }

    /// Whether it is down: what takes all fingers away takes this one too.
    var isDown: Bool { application.touches.isDown(Self.pointer) }

    func press(at point: CGPoint) {
        self.point = point
        send(.began)
    }

    /// Moves to a point, which is told at once: the next key may go by what comes of it.
    func move(to point: CGPoint) {
        self.point = point
        send(.moved)
        application.touches.deliverPendingMoves()
    }

    func lift() {
        reminder = nil
        send(.ended)
    }

    func cancel() {
        reminder = nil
        send(.cancelled)
    }

    /// Says that it is still there.
    func remind() {
        guard isDown else { return }
        trembles.toggle()
        move(to: CGPoint(x: point.x + (trembles ? Self.tremor : -Self.tremor), y: point.y))
    }

    /// Stays down without anybody holding it.
    func stay() {
        reminder = application.timers.after(Self.reminderInterval) { [weak self] in
            guard let self, isDown else { return }
            remind()
            stay()
        }
    }

    private func send(_ phase: PointerEvent.Phase) {
        application.touches.receive(
            PointerEvent(
                id: Self.pointer, phase: phase, point: InputPoint(x: point.x, y: point.y), time: application.time))
    }
}
