import Foundation

/// One property of one view on its way from one value to another.
struct PropertyAnimation {
    var from: SIMD4<Double>
    var to: SIMD4<Double>
    /// When it begins, in seconds of the host's clock.
    var start: Double
    /// How long one run takes, in seconds.
    var duration: Double
    var curve: TimingCurve
    var repeats = false
    var reverses = false
    /// What is told when all of a call's animations are over.
    var group: AnimationGroup

    /// The value at a time, and whether the animation is over then.
    func value(at time: Double) -> (value: SIMD4<Double>, isOver: Bool) {
        guard time >= start else { return (from, false) }
        guard duration > 0 else { return (to, true) }
        let runs = (time - start) / duration
        let length = reverses ? 2.0 : 1.0
        if !repeats, runs >= length { return (reverses ? from : to, true) }
        let within = runs.truncatingRemainder(dividingBy: length)
        let part = curve.progress(within > 1 ? 2 - within : within)
        return (from + (to - from) * part, false)
    }
}

/// The animations of one call of `UIView.animate`.
@MainActor
final class AnimationGroup {
    private(set) var running = 0
    private var wasInterrupted = false
    private let completion: ((Bool) -> Void)?

    init(completion: ((Bool) -> Void)?) {
        self.completion = completion
    }

    func add() {
        running += 1
    }

    /// One animation is over.
    /// - Parameter finished: False when another took its place.
    /// - Returns: What is to be called when it was the last one.
    func end(finished: Bool) -> (() -> Void)? {
        running -= 1
        wasInterrupted = wasInterrupted || !finished
        guard running == 0, let completion else { return nil }
        let finished = !wasInterrupted
        return { completion(finished) }
    }

    /// What is to be called for a call that animated nothing.
    var emptyCompletion: (() -> Void)? {
        guard running == 0, let completion else { return nil }
        return { completion(true) }
    }
}
