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
    /// Whether it does not go to what is set, which is seen again at its end.
    var isPass = false
    /// What it passes through on its way, if that is not a straight line.
    var keyframes: Keyframes?
    /// What is told when all of a call's animations are over.
    var group: AnimationGroup

    /// When it is over, in seconds of the host's clock.
    var end: Double { repeats ? .infinity : start + duration * (reverses ? 2 : 1) }

    /// The value at a time, and whether the animation is over then.
    func value(at time: Double) -> (value: SIMD4<Double>, isOver: Bool) {
        guard time >= start else { return (from, false) }
        guard duration > 0 else { return (to, true) }
        let from = keyframes?.first ?? from
        let runs = (time - start) / duration
        let length = reverses ? 2.0 : 1.0
        if !repeats, runs >= length { return (reverses ? from : to, true) }
        let within = runs.truncatingRemainder(dividingBy: length)
        let part = curve.progress(within > 1 ? 2 - within : within)
        return (keyframes?.value(at: part) ?? from + (to - from) * part, false)
    }
}

/// The animations of one call of `UIView.animate`.
@MainActor
final class AnimationGroup {
    private let number: Int
    private var running = 0
    private var views: [UnkeptReference<UIView>] = []
    private var wasInterrupted = false
    /// Views that come to their stacks, or go from them.
    private var stackChanges: [StackChange] = []
    private var endTime = -Double.infinity
    private let completion: ((Bool) -> Void)?

    init(number: Int, completion: ((Bool) -> Void)?) {
        self.number = number
        self.completion = completion
    }

    /// One animation begins.
    func add(_ view: UIView) {
        running += 1
        if views.last?.object !== view { views.append(UnkeptReference(view)) }
    }

    /// Lays out the views that have begun to move.
    func layOutViews() {
        for view in views { view.object?.layoutSubtree() }
    }

    /// A view of a stack was hidden or shown. Where several things are said of it, what it was before and is in the end counts.
    func note(_ change: StackChange) {
        if !stackChanges.contains(where: { $0.view === change.view }) { stackChanges.append(change) }
    }

    /// Has stacks whose views come or go make room, as a part of what is being set up.
    func makeRoomInStacks() {
        let changes = stackChanges.filter(\.isOne)
        stackChanges = []
        guard !changes.isEmpty else { return }
        let onTheWay = Set(changes.flatMap { $0.placesOnTheWay() })
        for change in changes { change.layOutStack() }
        for change in changes { change.show(beside: onTheWay) }
    }

    /// Stops the views where they are seen.
    func stop() -> [StoppedAnimation] { views.compactMap(\.object).flatMap { $0.stopAnimations(of: self) } }

    /// One animation is over.
    /// - Parameters:
    ///   - finished: False when another took its place.
    ///   - time: When it was over, in seconds of the host's clock.
    /// - Returns: What is to be called when it was the last one.
    func end(finished: Bool, at time: Double) -> Animator.Completion? {
        running -= 1
        wasInterrupted = wasInterrupted || !finished
        endTime = max(endTime, time)
        guard running == 0, let completion else { return nil }
        let finished = !wasInterrupted
        return Animator.Completion(time: endTime, number: number) { completion(finished) }
    }

    /// What is to be called for a call that animated nothing.
    func emptyCompletion(at time: Double) -> Animator.Completion? {
        guard running == 0, views.isEmpty, let completion else { return nil }
        return Animator.Completion(time: time, number: number) { completion(true) }
    }
}
