import Foundation

/// The animations of one view, and the state that is shown while they run.
final class ViewAnimations {
    var running: [AnimatableProperty: PropertyAnimation] = [:]
    /// What moves the view: that of the window in which the animations began, which may have been left.
    weak var animator: Animator?
    /// What these animations show.
    var shown: ViewState
    /// What the animations of the view's layer make of that, if there are any.
    var layered: ViewState?

    /// What is seen.
    var seen: ViewState { layered ?? shown }

    init(shown: ViewState) {
        self.shown = shown
    }
}

extension UIView {
    /// What is seen: the state on its way while the view is animated.
    var shownState: ViewState { animations?.seen ?? viewState }

    /// Changes a property, on the way of the animation that is being set up if there is one.
    func change(_ property: AnimatableProperty, _ body: (inout ViewState) -> Void) {
        guard Animator.context == nil, animations == nil else { return changeAnimated(property, body) }
        let before = viewState
        body(&viewState)
        // Layout sets the same frames again and again: what is where it was needs no painting.
        if !property.isSame(in: before, viewState) { didChange(property) }
    }

    /// Changes a property of a view that is animated, or is about to be.
    private func changeAnimated(_ property: AnimatableProperty, _ body: (inout ViewState) -> Void) {
        let before = viewState
        let seen = Animator.context == nil || continuesKeyframes(of: property) ? before : shownState
        body(&viewState)
        if let context = Animator.context, let application, !application.reducesMotion,
            let way = way(of: property, from: seen)
        {
            start(property, from: way.from, to: way.to, context: context, animator: application.animator)
        } else if property.isSame(in: before, viewState) {
            // What is on its way goes on.
            return
        } else if let animations {
            if animations.running[property] != nil {
                // Setting a property without animation ends the one that runs, and its value is what is set.
                endAnimation(property, finished: false)
            } else {
                property.copy(from: viewState, to: &animations.shown)
            }
        }
        didChange(property)
    }

    private func didChange(_ property: AnimatableProperty) {
        setNeedsComposition()
        if property.isPlace {
            application?.viewDidMove(self)
            constraintFrameDidChange()
            if viewMargins.preservesSuperview { marginsDidChange() }
        } else {
            keptPicture = nil
        }
    }

    /// Whether a keyframe is being set up that comes after another one of the same property.
    private func continuesKeyframes(of property: AnimatableProperty) -> Bool {
        guard let context = Animator.context, context.keyframe != nil else { return false }
        return animations?.running[property].map { $0.keyframes != nil && $0.group === context.group } ?? false
    }

    /// From what is seen to what was set, or `nil` when they are the same.
    private func way(
        of property: AnimatableProperty, from seen: ViewState
    ) -> (from: SIMD4<Double>, to: SIMD4<Double>)? {
        let traits = property.isColor ? traitCollection : .current
        let (from, to) = (property.value(in: seen, traits: traits), property.value(in: viewState, traits: traits))
        return from == to ? nil : (from, to)
    }

    private func start(
        _ property: AnimatableProperty, from: SIMD4<Double>, to: SIMD4<Double>, context: Animator.Context,
        animator: Animator
    ) {
        let now = animator.application.time
        let animations = animations ?? ViewAnimations(shown: viewState)
        if let span = context.keyframe, continuesKeyframes(of: property) {
            animations.running[property]?.keyframes?.add(to, in: span)
            animations.running[property]?.to = to
            return
        }
        property.set(from, in: &animations.shown)
        context.group.add(self)
        let replaced = animations.running.updateValue(
            PropertyAnimation(
                from: from, to: to, start: now + context.delay, duration: context.duration,
                curve: context.curve, repeats: context.options.contains(.repeat),
                reverses: context.options.contains(.autoreverse),
                keyframes: context.keyframe.map { Keyframes(from: from, to: to, in: $0) }, group: context.group),
            forKey: property)
        if let replaced {
            // A call that sets a property twice does not interrupt itself.
            let isOwn = replaced.group === context.group
            animator.completeLater(replaced.group.end(finished: isOwn, at: now))
        }
        animations.animator = animator
        self.animations = animations
        animator.add(self)
    }

    func endAnimation(_ property: AnimatableProperty, finished: Bool) {
        guard let animations, let animation = animations.running.removeValue(forKey: property) else { return }
        property.copy(from: viewState, to: &animations.shown)
        let areOver = animations.running.isEmpty
        if areOver, animations.layered == nil { self.animations = nil }
        guard let animator = animations.animator else { return }
        if areOver { animator.remove(self) }
        animator.completeLater(
            animation.group.end(finished: finished, at: finished ? animation.end : animator.application.time))
    }

    /// Shows the state at a time.
    /// - Returns: Whether any animation goes on.
    func stepAnimations(to time: Double) -> Bool {
        guard let animations else { return false }
        var over: [AnimatableProperty] = []
        for (property, animation) in animations.running {
            let (value, isOver) = animation.value(at: time)
            property.set(value, in: &animations.shown)
            if isOver { over.append(property) }
        }
        setNeedsComposition()
        for property in over { endAnimation(property, finished: true) }
        return !animations.running.isEmpty
    }

    /// Ends all animations of a view that left its window.
    func endAllAnimations() {
        guard let running = animations?.running.keys else { return }
        for property in Array(running) { endAnimation(property, finished: false) }
    }
}
