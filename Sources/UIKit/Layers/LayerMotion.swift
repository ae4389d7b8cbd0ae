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
        self.curve = animation.curve(over: self.duration) ?? curve
        fills = (
            [.backwards, .both].contains(animation.fillMode), [.forwards, .both].contains(animation.fillMode)
        )
    }

    func isOver(at time: Double) -> Bool { time - start >= duration * runs * (reverses ? 2 : 1) }

    /// Shows where it is at a time.
    @MainActor
    func apply(at time: Double, to look: inout LayerLook) {
        if time < start {
            if fills.before { show(0, in: &look) }
        } else if isOver(at: time) {
            // Its last moment belongs to it: in a group that stays, what ends with the group does.
            let isLastMoment = time - start <= duration * runs * (reverses ? 2 : 1) + 1e-9
            // Of runs that are broken off the last part is what is seen.
            let last = runs.isFinite ? runs.truncatingRemainder(dividingBy: 1) : 0
            if fills.after || isLastMoment { show(reverses ? 0 : last > 0 ? last : 1, in: &look) }
        } else {
            let within = ((time - start) / duration).truncatingRemainder(dividingBy: reverses ? 2 : 1)
            show(within > 1 ? 2 - within : within, in: &look)
        }
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
