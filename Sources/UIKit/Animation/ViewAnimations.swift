import Foundation

/// The animations of one view, and the state that is shown while they run.
final class ViewAnimations {
    var running: [AnimatableProperty: RunningAnimations] = [:]
    /// What moves the view: that of the window in which the animations began, which may have been left.
    weak var animator: Animator?
    /// What these animations show.
    var shown: ViewState
    /// Whether the view has been in no window since they began.
    var awaitsWindow = false
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
        let addsUp = adds(to: property)
        let beginning = Animator.context == nil || addsUp || continuesKeyframes(of: property) ? before : shownState
        body(&viewState)
        if let context = Animator.context, let application = applicationMoving(property, context),
            !application.reducesMotion,
            let way = way(of: property, from: beginning)
        {
            start(
                property, from: way.from, to: way.to, addsUp: addsUp, context: context, animator: application.animator)
        } else if property.isSame(in: before, viewState) {
            // What is on its way goes on.
            return
        } else if let animations {
            if animations.running[property] != nil {
                // In an animation it takes its place: the view is seen already where it is to go.
                Animator.context == nil ? redirect(property, animations) : interruptAnimations(of: property)
            } else {
                property.copy(from: viewState, to: &animations.shown)
            }
        }
        didChange(property)
    }

    /// The application that moves a property. A view that comes into a window before the next frame is on its way then, as on iOS; but
    /// where it stands is set at once: views are made and placed inside of animations too.
    private func applicationMoving(_ property: AnimatableProperty, _ context: Animator.Context) -> UIApplication? {
        if let shownApplication { return shownApplication }
        switch property {
        case .center, .boundsOrigin, .boundsSize, .contentShift, .displacement, .anchor: return nil
        default: return context.animator.application
        }
    }

    /// A property that is on its way is set without animation: what moves it goes on to the new end, or is over where it cannot, or
    /// would never end.
    private func redirect(_ property: AnimatableProperty, _ animations: ViewAnimations) {
        guard property.goesOnWhenSet, animations.running[property]?.isEndless == false,
            let time = animations.animator?.application.time
        else { return interruptAnimations(of: property) }
        let value = property.value(in: viewState, traits: .current)
        animations.running[property]?.redirect { property.nearest(value, to: $0) }
        if let value = animations.running[property]?.value(at: time).value {
            property.set(value, in: &animations.shown)
        }
    }

    private func didChange(_ property: AnimatableProperty) {
        setNeedsComposition()
        if property.isPlace { application?.viewDidMove(self) }
        // What a window does to make room is no layout: a guide that followed it would be in the way of itself.
        if property.isPlace, property != .displacement {
            constraintFrameDidChange()
            if viewMargins.preservesSuperview { marginsDidChange() }
        }
        // What is in the view moves inside of its picture, which the view's own place leaves as it is.
        if !property.isPlace || property == .contentShift { keptPicture = nil }
    }

    /// Whether a keyframe is being set up that comes after another one of the same property.
    private func continuesKeyframes(of property: AnimatableProperty) -> Bool {
        guard let context = Animator.context, context.keyframe != nil else { return false }
        guard let last = animations?.running[property]?.last else { return false }
        return last.keyframes != nil && last.group === context.group
    }

    /// Whether the animation that is being set up adds to one of the same property that is on its way, so that both go on and
    /// end in their time, as on iOS. It takes its place where it is to begin from what is seen, where the other one would never
    /// end, and where values do not add up.
    private func adds(to property: AnimatableProperty) -> Bool {
        guard let context = Animator.context, property.isAdditive, let running = animations?.running[property] else {
            return false
        }
        return !context.options.contains(.beginFromCurrentState) && !running.isEndless
            && running.last.group !== context.group
    }

    /// From a state to what was set, or `nil` when they are the same.
    private func way(
        of property: AnimatableProperty, from beginning: ViewState
    ) -> (from: SIMD4<Double>, to: SIMD4<Double>)? {
        let traits = property.isColor ? traitCollection : .current
        let (from, to) = (property.value(in: beginning, traits: traits), property.value(in: viewState, traits: traits))
        return from == to ? nil : (from, property.nearest(to, to: from))
    }

    private func start(
        _ property: AnimatableProperty, from: SIMD4<Double>, to: SIMD4<Double>, addsUp: Bool, context: Animator.Context,
        animator: Animator, isPass: Bool = false
    ) {
        let now = animator.application.time
        let animations = animations ?? ViewAnimations(shown: viewState)
        if let span = context.keyframe, continuesKeyframes(of: property) {
            animations.running[property]?.go(in: span) { property.nearest(to, to: $0) }
            return
        }
        context.group.add(self)
        var new = PropertyAnimation(
            from: from, to: to, start: now + context.delay, duration: context.duration, curve: context.curve,
            repeats: context.options.contains(.repeat), reverses: context.options.contains(.autoreverse),
            isPass: isPass, keyframes: context.keyframe.map { Keyframes(from: from, to: to, in: $0) },
            group: context.group)
        if addsUp {
            animations.running[property]?.add(new)
        } else if let last = animations.running[property]?.last, last.group === context.group {
            // A call that sets a property twice does not interrupt itself, nor what it adds to.
            new.from = last.from
            animations.running[property]?.replaceLast(with: new)
            animator.completeLater(last.group.end(finished: true, at: now))
        } else {
            property.set(from, in: &animations.shown)
            for replaced in animations.running.updateValue(RunningAnimations(new), forKey: property)?.all ?? [] {
                animator.completeLater(replaced.group.end(finished: false, at: now))
            }
        }
        animations.animator = animator
        animations.awaitsWindow = shownApplication == nil
        self.animations = animations
        animator.add(self)
    }

    /// Shows the view on a way that does not end at what is set, which is seen again afterwards.
    /// - Returns: Whether it does: not where the property is on another way.
    func pass(_ property: AnimatableProperty, from: SIMD4<Double>, to: SIMD4<Double>, _ context: Animator.Context)
        -> Bool
    {
        guard animations?.running[property] == nil, let animator = shownApplication?.animator else { return false }
        start(property, from: from, to: to, addsUp: false, context: context, animator: animator, isPass: true)
        setNeedsComposition()
        return true
    }

    /// Ends the way that the view is on out of its stack, or into it.
    func endStackPass() {
        if animations?.running[.transform]?.last.isPass == true { interruptAnimations(of: .transform) }
    }

    /// Ends the animations of a property on their way.
    /// - Parameter finished: Whether their completions are told that they came to their ends.
    func interruptAnimations(of property: AnimatableProperty, finished: Bool = false) {
        guard let animations, let ended = animations.running.removeValue(forKey: property) else { return }
        if property == .transform { layerUse.leavesStack = false }
        property.copy(from: viewState, to: &animations.shown)
        animationsDidEnd()
        guard let animator = animations.animator else { return }
        for animation in ended.all {
            animator.completeLater(animation.group.end(finished: finished, at: animator.application.time))
        }
    }

    /// Ends those animations of a property whose time is over.
    private func endAnimations(of property: AnimatableProperty, at time: Double) {
        guard let animations, let ended = animations.running[property]?.removeFinished(at: time) else { return }
        if animations.running[property]?.isEmpty ?? true {
            animations.running[property] = nil
            property.copy(from: viewState, to: &animations.shown)
            if property == .transform { layerUse.leavesStack = false }
            animationsDidEnd()
        }
        for animation in ended {
            animations.animator?.completeLater(animation.group.end(finished: true, at: animation.end))
        }
    }

    /// Gives the animations up when none is left.
    private func animationsDidEnd() {
        guard let animations, animations.running.isEmpty else { return }
        if animations.layered == nil { self.animations = nil }
        animations.animator?.remove(self)
    }

    /// Shows the state at a time.
    /// - Returns: Whether any animation goes on.
    func stepAnimations(to time: Double) -> Bool {
        guard let animations else { return false }
        // What is in no window is moved as a mask, or in one, as long as that is shown.
        if window == nil, shownApplication !== animations.animator?.application {
            endAllAnimations(finished: animations.awaitsWindow)
            return false
        }
        animations.awaitsWindow = false
        var over: [AnimatableProperty] = []
        for (property, running) in animations.running {
            let (value, isOneOver) = running.value(at: time)
            property.set(value, in: &animations.shown)
            if isOneOver { over.append(property) }
        }
        setNeedsComposition()
        for property in over { endAnimations(of: property, at: time) }
        return !animations.running.isEmpty
    }

    /// Puts the view into a frame now: what moves it elsewhere is over.
    func placeAtOnce(_ frame: CGRect) {
        guard frame != self.frame else { return }
        for property in [AnimatableProperty.center, .boundsSize] { interruptAnimations(of: property) }
        UIView.performWithoutAnimation { self.frame = frame }
    }

    /// Ends all animations of the view on their way: when it leaves its window, or its layer is told to.
    func endAllAnimations(finished: Bool = false) {
        guard let running = animations?.running.keys else { return }
        for property in Array(running) { interruptAnimations(of: property, finished: finished) }
    }
}
