import Foundation

/// What a layer looks like: what all layers have, and as far as it is animated what its kind has beside.
struct LayerLook {
    var state: ViewState
    var figure: [FigureProperty: FigureValue] = [:]
}

/// What is shown of a layer over a time: what an animation is once it runs, or one of a group.
struct LayerMotion {
    enum Content {
        /// Properties that change over one run.
        case courses([LayerCourse])
        /// One that only its kind of layer has.
        case figure(FigureCourse)
        /// Others, whose times are those of one run.
        case group([LayerMotion])
        /// What the layer's view looked like before, which goes away.
        case transition(LayerTransition)
    }

    let content: Content
    /// When it begins, in seconds of the time that it is in.
    let start: Double
    let duration: Double
    let runs: Double
    let reverses: Bool
    /// How many times as fast it goes as the time that it is in, and where in a run it begins.
    let (speed, offset): (Double, Double)
    let curve: TimingCurve
    /// Whether it shows its beginning before it begins, and its end when it is over.
    let fills: (before: Bool, after: Bool)

    /// What an animation is for a layer that is set so; `nil` when there is nothing that can be shown.
    /// - Parameters:
    ///   - layer: The layer.
    ///   - isInGroup: Whether it is one of a group.
    ///   - duration: How long one run takes if the animation does not say so.
    ///   - curve: How it is spread over its time if the animation does not say so.
    @MainActor
    init?(
        _ animation: CAAnimation, of state: ViewState, in layer: CALayer, isInGroup: Bool = false, start: Double,
        duration: Double, curve: TimingCurve
    ) {
        let ownDuration = animation.duration > 0 ? animation.duration : duration
        self.duration = ownDuration.isFinite ? max(ownDuration, 1e-3) : 1e-3
        guard
            let content = animation.content(
                of: state, in: layer, isInGroup: isInGroup, duration: self.duration)
        else { return nil }
        self.content = content
        self.start = start
        runs = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
        reverses = animation.autoreverses
        speed = animation.speed.isFinite ? Double(animation.speed) : 1
        offset = animation.timeOffset.isFinite ? animation.timeOffset : 0
        self.curve = animation.curve(over: self.duration) ?? curve
        fills = (
            [.backwards, .both].contains(animation.fillMode), [.forwards, .both].contains(animation.fillMode)
        )
    }

    /// How long all runs take, in seconds of its own time.
    private var length: Double { duration * runs * (reverses ? 2 : 1) }

    /// How much of that has gone by.
    private func elapsed(at time: Double) -> Double { (time - start) * abs(speed) }

    func isOver(at time: Double) -> Bool { elapsed(at: time) >= length }

    /// Shows where it is at a time.
    @MainActor
    func apply(at time: Double, to look: inout LayerLook) {
        let elapsed = elapsed(at: time)
        if elapsed < 0 {
            if fills.before { show(part(after: 0), in: &look) }
        } else if elapsed >= length {
            // Its last moment belongs to it: in a group that stays, what ends with the group does.
            let isLastMoment = elapsed <= length + 1e-9
            if fills.after || isLastMoment { show(part(after: length, isEnd: true), in: &look) }
        } else {
            show(part(after: elapsed), in: &look)
        }
    }

    /// Which part of a run is seen when so much of its time has gone by.
    /// - Parameter isEnd: Whether it is over then: of runs that are broken off the last part is what is seen.
    private func part(after elapsed: Double, isEnd: Bool = false) -> Double {
        let period = reverses ? 2.0 : 1.0
        let runs = (elapsed + offset) / duration
        var within = runs - (runs / period).rounded(.down) * period
        // Sums of runs miss whole numbers by their last digits.
        if isEnd, within < 1e-9 { within = period }
        if speed < 0 { within = period - within }
        return within > 1 ? 2 - within : within
    }

    /// Shows a part of a run.
    @MainActor
    private func show(_ part: Double, in look: inout LayerLook) {
        let part = curve.progress(part)
        switch content {
        case .courses(let courses): for course in courses { course.apply(part, to: &look.state) }
        case .figure(let course):
            look.figure[course.property] = course.value(at: part, beside: look.figure[course.property])
        case .group(let motions): for motion in motions { motion.apply(at: part * duration, to: &look) }
        case .transition(let transition): transition.show(part, in: &look.state)
        }
    }

    /// Takes away what was put beside the layer for it.
    @MainActor
    func end() {
        if case .transition(let transition) = content { transition.end() }
    }
}
