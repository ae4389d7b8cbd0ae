import Foundation

/// An animation that runs on a layer.
struct LayerAnimation {
    /// The name that it was added under.
    let key: String?
    let animation: CAAnimation
    /// Its times are seconds of the layer's own time (``CALayer/speed``).
    let motion: LayerMotion
    let transaction: CATransaction.Level?
    /// Whether it is over, and stays because it is not to be removed.
    var isHeld = false
}

extension CALayer {
    /// Animates the layer, taking the place of the animation that was added under the same name.
    ///
    /// A layer that is in no window when the next frame comes shows nothing of it, and it is over then. So it is where people want
    /// less motion.
    /// - Parameter key: A name to find the animation by.
    public func add(_ anim: CAAnimation, forKey key: String?) {
        if let key { removeAnimation(forKey: key) }
        let application = movingApplication
        let transaction = CATransaction.current
        transaction?.enter()
        let curve = CATransaction.animationTimingFunction()?.curve ?? .linear
        guard let application, !application.reducesMotion,
            let motion = LayerMotion(
                anim, of: state, in: self,
                start: anim.beginTime > 0 && anim.beginTime.isFinite ? anim.beginTime : time(at: application.time),
                duration: CATransaction.animationDuration(), curve: curve)
        else {
            let isFinished = root.view?.shownApplication != nil
            Self.tell(application?.animator) {
                anim.delegate?.animationDidStop(anim, finished: isFinished)
                transaction?.leave()
            }
            return
        }
        running.append(LayerAnimation(key: key, animation: anim, motion: motion, transaction: transaction))
        goOn(in: application)
        anim.delegate?.animationDidStart(anim)
    }

    /// Shows the animations that run, and has them go on.
    func goOn(in application: UIApplication) {
        guard running.contains(where: { !$0.isHeld }) else {
            if !running.isEmpty { showAnimations(at: application.time) }
            return
        }
        let animator = application.animator
        animator.addTicker(self) { [weak animator] time in
            guard let animator else { return false }
            return self.stepAnimations(to: time, animator)
        }
        showAnimations(at: application.time)
    }

    /// Ends the animation of a name at once.
    public func removeAnimation(forKey key: String) {
        endAnimations(finished: false) { $0.key == key }
    }

    /// Ends all animations of the layer at once, and those of its view.
    public func removeAllAnimations() {
        endAnimations(finished: false) { _ in true }
        view?.endAllAnimations()
    }

    /// The animation that runs under a name.
    public func animation(forKey key: String) -> CAAnimation? { running.first { $0.key == key }?.animation }

    /// The names of the animations that run; `nil` when there are none.
    public func animationKeys() -> [String]? {
        let keys = running.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    /// The application whose frames move the layer: that of its window, or the running one while it is in none.
    var movingApplication: UIApplication? { root.view?.shownApplication ?? UIApplication.current }

    /// The layer at the top of those that this one is in.
    var root: CALayer {
        var root = self
        while let layer = root.parent { root = layer }
        return root
    }

    /// Shows the animations at a time of the host's clock.
    /// - Returns: Whether any goes on.
    private func stepAnimations(to hostTime: Double, _ animator: Animator) -> Bool {
        // Those of a layer that has left the window, or has come to that of another application, are over.
        if root.view?.shownApplication !== animator.application {
            endAnimations(finished: false) { _ in true }
        } else {
            let time = time(at: hostTime)
            hold(at: time)
            endAnimations(finished: true) { !$0.isHeld && $0.motion.isOver(at: time) }
        }
        if !running.isEmpty { showAnimations(at: hostTime) }
        return running.contains { !$0.isHeld && $0.motion.speed != 0 } && !standsStill
    }

    /// Keeps what is over and not to be removed.
    private func hold(at time: Double) {
        for index in running.indices where !running[index].isHeld && running[index].motion.isOver(at: time) {
            let one = running[index]
            guard !one.animation.isRemovedOnCompletion else { continue }
            running[index].isHeld = true
            tellEnd(of: [one], finished: true)
        }
    }

    private func endAnimations(finished: Bool, where isMeant: (LayerAnimation) -> Bool) {
        let ended = running.filter(isMeant)
        guard !ended.isEmpty else { return }
        running.removeAll(where: isMeant)
        for one in ended { one.motion.end() }
        let application = root.view?.shownApplication
        if running.isEmpty {
            shownFigure = [:]
            show(nil)
            application?.animator.removeTicker(self)
        } else if let application {
            showAnimations(at: application.time)
        }
        // Those that were held have been told of.
        tellEnd(of: ended.filter { !$0.isHeld }, finished: finished)
    }

    private func tellEnd(of ended: [LayerAnimation], finished: Bool) {
        Self.tell(movingApplication?.animator) {
            for one in ended {
                one.animation.delegate?.animationDidStop(one.animation, finished: finished)
                one.transaction?.leave()
            }
        }
    }

    /// Shows what the animations make of the layer at a time of the host's clock.
    func showAnimations(at hostTime: Double) {
        let time = time(at: hostTime)
        var look = LayerLook(state: view?.animations?.shown ?? state)
        for animation in running { animation.motion.apply(at: time, to: &look) }
        shownFigure = look.figure
        show(look.state)
    }

    /// Delegates hear of ends at the next frame, where there is one.
    private static func tell(_ animator: Animator?, _ body: @escaping () -> Void) {
        guard let animator else { return body() }
        animator.callLater(body)
    }
}

extension UIView {
    /// Shows what the animations of the view's layer make of it; `nil` when there are none.
    func showLayer(_ state: ViewState?) {
        let animations = animations ?? ViewAnimations(shown: viewState)
        animations.layered = state
        self.animations = state == nil && animations.running.isEmpty ? nil : animations
        setNeedsComposition()
    }
}
