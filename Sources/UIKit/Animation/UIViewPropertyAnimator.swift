import Foundation

/// Animates changes of views, and can be stopped on the way.
///
/// Differences from UIKit: it cannot be paused, scrubbed or turned round, so there is no `fractionComplete`. Methods are called in the
/// order of UIKit: ``startAnimation()``, then perhaps ``stopAnimation(_:)``, then ``finishAnimation(at:)``.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject {
    /// How long the animation takes, in seconds.
    public let duration: TimeInterval
    /// How much of its time is over before it begins to move, in seconds.
    open private(set) var delay: TimeInterval = 0
    /// Where the animator is.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether it moves views.
    open var isRunning: Bool { state == .active }
    private let curve: TimingCurve
    /// The curve or the spring that the animator was made with.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    private var changes: [(body: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// What runs, and how much of it.
    private var groups: [AnimationGroup] = []
    private var end = 0.0
    /// What was stopped, and where it was to go.
    private var stopped: [StoppedAnimation] = []

    /// Creates an animator with a curve or a spring. A spring that takes its own time does so, whatever the duration.
    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let spring = parameters.springTimingParameters
        let duration = spring?.settlingDuration ?? duration
        self.duration = duration > 0 && duration.isFinite ? duration : 0
        curve = spring?.curve ?? parameters.cubicTimingParameters?.curve ?? .easeInOut
        timingParameters = parameters
        super.init()
    }

    /// Creates an animator with a known curve.
    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator that takes no time.
    public convenience override init() {
        self.init(duration: 0, curve: .easeInOut)
    }

    /// Creates an animator with a cubic Bézier curve from (0, 0) to (1, 1).
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator that moves as a spring does.
    /// - Parameter ratio: 1 comes to rest without swinging; the less, the more it swings.
    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// Creates an animator and starts it.
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: duration, curve: options.animationCurve)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: What it does

    /// Adds changes. While the animator runs they take what is left of its time.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that begin later.
    /// - Parameter delayFactor: The part of the time that is left which goes by before, from 0 to 1.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        precondition(state != .stopped, "UIViewPropertyAnimator: a stopped animator gets no animations")
        let change = (body: animation, delayFactor: delayFactor > 0 ? min(delayFactor, 1) : 0)
        if state == .active {
            run(change, within: max(0, end - animator.application.time))
        } else {
            changes.append(change)
        }
    }

    /// Adds what is called when all is over, with where it ended.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    private var animator: Animator { UIApplication.shared.animator }

    /// Starts the animation. One that runs goes on.
    open func startAnimation() {
        startAnimation(afterDelay: 0)
    }

    /// Starts the animation after some seconds.
    open func startAnimation(afterDelay delay: TimeInterval) {
        precondition(state != .stopped, "UIViewPropertyAnimator: a stopped animator is finished before it starts again")
        guard state == .inactive else { return }
        self.delay = delay > 0 && delay.isFinite ? delay : 0
        state = .active
        end = animator.application.time + self.delay + duration
        let changes = changes
        self.changes = []
        if changes.isEmpty { return animator.callLater { self.complete(at: .end) } }
        for change in changes { run(change, within: duration, after: self.delay) }
    }

    private func run(
        _ change: (body: () -> Void, delayFactor: CGFloat), within time: Double, after delay: Double = 0
    ) {
        let wait = time * Double(change.delayFactor)
        // The animator lives until its animations are over.
        var group: AnimationGroup?
        group = animator.animate(
            duration: time - wait, delay: delay + wait, options: [], curve: curve, animations: change.body
        ) { _ in
            self.groups.removeAll { $0 === group }
            group = nil
            if self.groups.isEmpty, self.state == .active { self.complete(at: .end) }
        }
        if let group { groups.append(group) }
    }

    /// Stops the views where they are seen, which is then where they are.
    /// - Parameter withoutFinishing: Whether that is all, and nobody is told; otherwise ``finishAnimation(at:)`` follows.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        state = withoutFinishing ? .inactive : .stopped
        let groups = groups
        self.groups = []
        stopped = groups.flatMap { $0.stop() }
        if withoutFinishing { (stopped, completions) = ([], []) }
    }

    /// Ends a stopped animation, and tells the completions.
    /// - Parameter finalPosition: Where the views are put.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard state == .stopped else { return }
        let stopped = stopped
        self.stopped = []
        if finalPosition != .current {
            for one in stopped { one.put(atEnd: finalPosition == .end) }
        }
        complete(at: finalPosition)
    }

    private func complete(at position: UIViewAnimatingPosition) {
        guard state != .inactive else { return }
        state = .inactive
        let completions = completions
        self.completions = []
        for completion in completions { completion(position) }
    }
}

/// Where an animator is.
public enum UIViewAnimatingState: Int, Sendable {
    /// It has not begun, or is over.
    case inactive
    /// It moves views.
    case active
    /// It was stopped, and is to be finished.
    case stopped
}

/// Where an animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At its end.
    case end
    /// Where it began.
    case start
    /// On the way.
    case current
}

/// An animation of a view that was stopped on its way.
@MainActor
struct StoppedAnimation {
    let view: UIView
    let property: AnimatableProperty
    let start: SIMD4<Double>
    /// What was set when it was stopped.
    let end: ViewState

    /// Puts the view where the animation was to go, or where it began.
    func put(atEnd: Bool) {
        view.change(property) { state in
            if atEnd { property.copy(from: end, to: &state) } else { property.set(start, in: &state) }
        }
    }
}

extension UIView {
    /// Stops what a call of `animate` moves: what is seen is then what is set.
    func stopAnimations(of group: AnimationGroup) -> [StoppedAnimation] {
        guard let animations else { return [] }
        var stopped: [StoppedAnimation] = []
        endStackPass()
        for (property, running) in animations.running {
            guard let animation = running.all.first(where: { $0.group === group }) else { continue }
            stopped.append(
                StoppedAnimation(view: self, property: property, start: animation.from, end: viewState))
        }
        let shown = animations.shown
        for one in stopped { change(one.property) { one.property.copy(from: shown, to: &$0) } }
        // Where nothing had moved yet, setting what is set has ended nothing.
        for one in stopped { interruptAnimations(of: one.property) }
        return stopped
    }
}
