import Foundation

/// Moves everything that is animated, once a frame.
@MainActor
final class Animator {
    /// The call of `UIView.animate` that is being executed.
    struct Context {
        var duration: Double
        var delay: Double
        var options: UIView.AnimationOptions
        var curve: TimingCurve
        var group: AnimationGroup
        /// What moves views that are in no window yet.
        var animator: Animator
        /// The part of the time that what changes now takes, of an animation by keyframes.
        var keyframe: Keyframes.Span?
    }

    /// What is to be called, at the next frame.
    struct Completion {
        /// When what it belongs to was over, in seconds of the host's clock.
        var time: Double
        /// The number of the call of `UIView.animate`.
        var number: Int
        var body: () -> Void
    }

    unowned let application: UIApplication
    // Asked in every frame, and no access calls anything.
    @exclusivity(unchecked) private var views: [ObjectIdentifier: UIView] = [:]
    private struct Ticker {
        let owner: ObjectIdentifier
        let number: Int
        let tick: (Double) -> Bool
    }

    /// In the order in which they came.
    @exclusivity(unchecked) private var tickers: [Ticker] = []
    private var lastTicker = 0
    @exclusivity(unchecked) private var completions: [Completion] = []
    private var lastNumber = 0
    /// The call of `UIView.animate` that is being executed, whatever application its views belong to.
    private(set) static var context: Context?
    /// The blocks that have begun and are not committed, the innermost at the end.
    static var blocks: [AnimationBlock] = []
    /// Whether views are animated at all, in all applications of the process.
    static var areAnimationsEnabled = true

    init(application: UIApplication) {
        self.application = application
    }

    /// Whether another frame is wanted as soon as the screen can show it.
    var isRunning: Bool { !views.isEmpty || !tickers.isEmpty || !completions.isEmpty }

    // MARK: Calls

    /// - Returns: What the animations of the call have in common.
    @discardableResult
    func animate(
        duration: Double, delay: Double, options: UIView.AnimationOptions, curve: TimingCurve? = nil,
        keyframes: Keyframes.Calculation? = nil, animations: () -> Void, completion: ((Bool) -> Void)?
    ) -> AnimationGroup {
        let group = AnimationGroup(number: nextNumber, completion: CATransaction.noting(completion))
        let delay = delay > 0 && delay.isFinite ? delay : 0
        let isAnimated = (duration > 0 || delay > 0) && Self.areAnimationsEnabled
        let outer = Self.context
        Self.context =
            isAnimated
            ? Context(
                duration: duration, delay: delay, options: options, curve: curve ?? options.curve, group: group,
                animator: self, keyframe: keyframes.map { Keyframes.Span(calculation: $0) }) : nil
        animations()
        group.makeRoomInStacks()
        if isAnimated, options.contains(.layoutSubviews) { group.layOutViews() }
        Self.context = outer
        completeLater(group.emptyCompletion(at: application.time))
        return group
    }

    /// Has what a body changes take a part of the time of the animation by keyframes that is being set up; without one what
    /// it changes is there at once.
    static func inKeyframe(from start: Double, duration: Double, _ body: () -> Void) {
        let outer = context
        if let calculation = outer?.keyframe?.calculation {
            context?.keyframe = Keyframes.Span(calculation: calculation, start: start, duration: duration)
        } else {
            context = nil
        }
        body()
        context = outer
    }

    static func withoutAnimation(_ body: () -> Void) {
        let (outer, wereEnabled) = (context, areAnimationsEnabled)
        context = nil
        areAnimationsEnabled = false
        body()
        areAnimationsEnabled = wereEnabled
        context = outer
    }

    /// Does something beside the animation that is being set up: a cell that is made then is as it is made. Unlike in
    /// ``withoutAnimation(_:)`` what it animates itself is animated.
    static func aside<Result>(_ body: () -> Result) -> Result {
        let outer = context
        context = nil
        defer { context = outer }
        return body()
    }

    /// Has what follows be animated as a block says.
    static func take(_ block: AnimationBlock) {
        context = areAnimationsEnabled ? block.context : nil
    }

    /// Has what follows be animated, or not, as before a block.
    func leave(_ block: AnimationBlock) {
        block.group.makeRoomInStacks()
        Self.context = block.outer
        completeLater(block.group.emptyCompletion(at: application.time))
    }

    var nextNumber: Int {
        lastNumber += 1
        return lastNumber
    }

    // MARK: Views

    func add(_ view: UIView) {
        views[ObjectIdentifier(view)] = view
        application.setNeedsFrame()
    }

    func remove(_ view: UIView) {
        views[ObjectIdentifier(view)] = nil
    }

    /// Completions run at the next frame, never inside the call that ended an animation.
    func completeLater(_ completion: Completion?) {
        guard let completion else { return }
        completions.append(completion)
        application.setNeedsFrame()
    }

    /// Calls something at the next frame that belongs to no animation.
    func callLater(_ body: @escaping () -> Void) {
        completeLater(Completion(time: application.time, number: nextNumber, body: body))
    }

    // MARK: Tickers

    /// Calls `tick` once a frame with the time until it returns false. An owner that has one already keeps its place.
    func addTicker(_ owner: AnyObject, _ tick: @escaping (Double) -> Bool) {
        lastTicker += 1
        let ticker = Ticker(owner: ObjectIdentifier(owner), number: lastTicker, tick: tick)
        // What goes is let go of when the list is whole again: it may bring others to go.
        if let index = tickers.firstIndex(where: { $0.owner == ticker.owner }) {
            let old = tickers[index]
            tickers[index] = ticker
            withExtendedLifetime(old) {}
        } else {
            tickers.append(ticker)
        }
        application.setNeedsFrame()
    }

    func removeTicker(_ owner: AnyObject) {
        removeTicker { $0.owner == ObjectIdentifier(owner) }
    }

    private func removeTicker(where isOne: (Ticker) -> Bool) {
        guard let index = tickers.firstIndex(where: isOne) else { return }
        let old = tickers.remove(at: index)
        withExtendedLifetime(old) {}
    }

    // MARK: Frames

    /// Brings everything to where it is at a time.
    func step(to time: Double) {
        // A block that nobody has committed ends with the round of the program in which it began.
        while let block = Self.blocks.popLast() { block.animator.leave(block) }
        guard isRunning else { return }
        for ticker in tickers {
            // One may have been taken away by another of this frame, or have replaced itself; another object may be at its address.
            guard tickers.contains(where: { $0.number == ticker.number }) else { continue }
            if !ticker.tick(time) { removeTicker { $0.number == ticker.number } }
        }
        for view in Array(views.values) where !view.stepAnimations(to: time) { remove(view) }
        // In the order in which the animations were over, and of those that were together in that of their calls.
        let done = completions.sorted { ($0.time, $0.number) < ($1.time, $1.number) }
        completions = []
        for completion in done { completion.body() }
    }
}

extension UIView {
    /// Animates changes with the animator of the view's own application. A view that is in none changes at once.
    func animateInOwnApplication(
        duration: Double, _ animations: () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard let animator = application?.animator else {
            animations()
            completion?(true)
            return
        }
        animator.animate(duration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }
}
