import Foundation

/// The time that the animations of a layer, and of those in it, go by.
///
/// A program stops them where they are by a ``speed`` of 0 and the ``timeOffset`` of the moment, and lets them go on by a speed
/// of 1 and as much in ``beginTime`` as they have stood still. Unlike on iOS this holds for the animations that were added
/// to layers (``add(_:forKey:)``), not for those of `UIView.animate`, which a ``UIViewPropertyAnimator`` pauses.
extension CALayer {
    /// How many times as fast the time in the layer goes as that around it. The default is 1; at 0 it stands still, and so it does
    /// below, where it goes back on iOS. Numbers that are not finite are ignored here and in what follows.
    public var speed: Float {
        get { timing.speed }
        set { if newValue.isFinite { timing.speed = max(0, newValue) } }
    }

    /// What is added to the time in the layer, in seconds. The default is 0.
    public var timeOffset: TimeInterval {
        get { timing.timeOffset }
        set { if newValue.isFinite { timing.timeOffset = newValue } }
    }

    /// When the time in the layer begins, in seconds of the time around it. The default is 0.
    public var beginTime: TimeInterval {
        get { timing.beginTime }
        set { if newValue.isFinite { timing.beginTime = newValue } }
    }

    /// A time of another layer in this one's; without one it is a time of ``CACurrentMediaTime()``.
    public func convertTime(_ t: TimeInterval, from l: CALayer?) -> TimeInterval {
        l === self ? t : time(at: l?.hostTime(at: t) ?? t)
    }

    /// A time of this layer in another one's; without one it is given as a time of ``CACurrentMediaTime()``.
    public func convertTime(_ t: TimeInterval, to l: CALayer?) -> TimeInterval {
        l === self ? t : l?.time(at: hostTime(at: t)) ?? hostTime(at: t)
    }

    /// The time in the layer at a time of the host's clock.
    func time(at hostTime: Double) -> Double { timings.reversed().reduce(hostTime) { $1.inside($0) } }

    private func hostTime(at time: Double) -> Double { timings.reduce(time) { $1.outside($0) } }

    /// Whether the time in the layer stands still.
    var standsStill: Bool { timings.contains { $0.speed == 0 } }

    /// How the times in the layer and in those that it is in go by, from inside, without those that go as the time around them.
    private var timings: [LayerTiming] {
        var timings: [LayerTiming] = []
        var next: CALayer? = self
        while let layer = next {
            if layer.timing != LayerTiming() { timings.append(layer.timing) }
            next = layer.parent
            // Layers that nobody has asked for are not made.
            var view = next == nil ? layer.view?.superview : nil
            while let current = view {
                next = current.layerStorage
                view = next == nil ? current.superview : nil
            }
        }
        return timings
    }

    /// The animations of the layer, and of those in it, are at another time, and may go on or stand still; or the layer is elsewhere,
    /// where the next frame sees to them.
    func timingDidChange() {
        guard let application = movingApplication else { return }
        goOn(in: application)
        for layer in children { layer.timingDidChange() }
        mask?.timingDidChange()
        view?.timingDidChange(in: application)
    }

    /// The layer has come into another one, or out of one, or with its view into another window or out of one. What stood still has no
    /// frames of its own: the next one sees to it.
    func placeDidChange() {
        guard running.isEmpty else { return timingDidChange() }
        for layer in children { layer.placeDidChange() }
        mask?.placeDidChange()
    }
}

extension UIView {
    fileprivate func timingDidChange(in application: UIApplication) {
        for view in children {
            if let layer = view.layerStorage { layer.timingDidChange() } else { view.timingDidChange(in: application) }
        }
    }
}
