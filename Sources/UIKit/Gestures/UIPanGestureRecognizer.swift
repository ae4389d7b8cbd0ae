import Foundation

/// Recognises fingers that move, and follows them.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The smallest number of fingers. The default is 1.
    open var minimumNumberOfTouches = 1
    /// The greatest number of fingers. The default has no limit.
    open var maximumNumberOfTouches = Int.max

    /// How far a finger moves before it is a pan.
    static let slop: CGFloat = 10

    private var origin = CGPoint.zero
    private var samples: [(time: TimeInterval, point: CGPoint)] = []

    /// How far the fingers have moved, in points of a view.
    open func translation(in view: UIView?) -> CGPoint {
        let now = UITouch.convert(centre, to: view, in: self.view?.window)
        let start = UITouch.convert(origin, to: view, in: self.view?.window)
        return CGPoint(x: now.x - start.x, y: now.y - start.y)
    }

    /// Sets how far the fingers are said to have moved, in points of a view.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        func inView(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            UITouch.convert(CGPoint(x: x, y: y), to: view, in: self.view?.window)
        }
        // What a point of the screen is in the view, across and down, says what one of the view is on the screen.
        let (zero, across, down) = (inView(0, 0), inView(1, 0), inView(0, 1))
        let matrix = CGAffineTransform(
            across.x - zero.x, across.y - zero.y, down.x - zero.x, down.y - zero.y, 0, 0)
        let way = matrix.determinant == 0 ? .zero : translation.applying(matrix.inverted())
        origin = CGPoint(x: centre.x - way.x, y: centre.y - way.y)
    }

    /// How fast the fingers move, in points a second.
    open func velocity(in view: UIView?) -> CGPoint {
        // The last tenth of a second: long enough to be steady, short enough to notice a stop.
        let now = application?.time ?? 0
        let recent = samples.filter { now - $0.time <= 0.1 }
        guard let first = recent.first, let last = recent.last, last.time - first.time > 0.001 else { return .zero }
        let seconds = CGFloat(last.time - first.time)
        let (a, b) = (
            UITouch.convert(first.point, to: view, in: self.view?.window),
            UITouch.convert(last.point, to: view, in: self.view?.window)
        )
        return CGPoint(x: (b.x - a.x) / seconds, y: (b.y - a.y) / seconds)
    }

    private var lastCentre = CGPoint.zero

    private var centre: CGPoint {
        guard numberOfTouches > 0 else { return lastCentre }
        let count = CGFloat(numberOfTouches)
        return CGPoint(
            x: touches.reduce(0) { $0 + $1.screenPoint.x } / count,
            y: touches.reduce(0) { $0 + $1.screenPoint.y } / count)
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        // A finger more moves the middle of all fingers but is no movement.
        let travelled = CGPoint(x: lastCentre.x - origin.x, y: lastCentre.y - origin.y)
        let isFirst = numberOfTouches == touches.count
        origin = isFirst ? centre : CGPoint(x: centre.x - travelled.x, y: centre.y - travelled.y)
        lastCentre = centre
        samples = [(event.timestamp, centre)]
        if numberOfTouches > maximumNumberOfTouches { fail() }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesMoved(touches, with: event)
        lastCentre = centre
        samples.append((event.timestamp, centre))
        if samples.count > 32 { samples.removeFirst(16) }
        switch state {
        case .began, .changed: move(to: .changed)
        case .possible where numberOfTouches >= minimumNumberOfTouches:
            guard hypot(centre.x - origin.x, centre.y - origin.y) > Self.slop else { return }
            move(to: .began)
        default: break
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        let remaining = self.touches.filter { touch in !touches.contains(touch) }
        if remaining.isEmpty {
            lastCentre = centre
            if state == .began || state == .changed { move(to: .ended) } else { fail() }
            return
        }
        // A finger less moves the middle but is no movement.
        let travelled = CGPoint(x: centre.x - origin.x, y: centre.y - origin.y)
        let count = CGFloat(remaining.count)
        lastCentre = CGPoint(
            x: remaining.reduce(0) { $0 + $1.screenPoint.x } / count,
            y: remaining.reduce(0) { $0 + $1.screenPoint.y } / count)
        origin = CGPoint(x: lastCentre.x - travelled.x, y: lastCentre.y - travelled.y)
        samples.removeAll()
    }

    /// The direction in which the pan began, in screen points.
    var initialDirection: CGPoint {
        CGPoint(x: centre.x - origin.x, y: centre.y - origin.y)
    }

    /// The axis along which the pan began.
    var mainAxis: NSLayoutConstraint.Axis {
        abs(initialDirection.y) >= abs(initialDirection.x) ? .vertical : .horizontal
    }

    open override func reset() {
        super.reset()
        samples.removeAll()
    }
}
