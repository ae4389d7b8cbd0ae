import Foundation

extension KeyPlaneGeometry {
    /// The key that a touch at a point means: the nearest one, so that no gap is dead.
    ///
    /// - Parameter point: In points from the keyboard's upper left corner.
    /// - Returns: `nil` outside the keyboard, far beside keys that are centred, and for NaN or infinity.
    package func key(at point: CGPoint) -> PlacedKey? {
        // The area's far edges count: a finger at the rim of the glass is reported as being on them.
        guard point.isFinite, touchArea.minX <= point.x, point.x <= touchArea.maxX,
            touchArea.minY <= point.y, point.y <= touchArea.maxY
        else { return nil }
        return nearestKey(to: point)
    }

    /// The key that is nearest to a point, wherever it is; `nil` for NaN and infinity.
    func nearestKey(to point: CGPoint) -> PlacedKey? {
        guard point.isFinite else { return nil }
        var nearest: PlacedKey?
        var least = (edge: CGFloat.infinity, middle: CGFloat.infinity)
        for placed in keys {
            let frame = placed.frame
            let edge = point.squaredDistance(to: point.clamped(to: frame))
            let middle = point.squaredDistance(to: CGPoint(x: frame.midX, y: frame.midY))
            // In the middle of a gap two keys are equally near, and the nearer middle decides.
            if (edge, middle) < least {
                least = (edge, middle)
                nearest = placed
            }
        }
        return nearest
    }
}

extension CGPoint {
    /// Whether both coordinates are numbers.
    var isFinite: Bool {
        x.isFinite && y.isFinite
    }

    /// The square of the distance to another point, in square points.
    func squaredDistance(to other: CGPoint) -> CGFloat {
        (x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)
    }

    /// The point of a rectangle that is nearest to this one.
    fileprivate func clamped(to frame: CGRect) -> CGPoint {
        CGPoint(x: min(max(x, frame.minX), frame.maxX), y: min(max(y, frame.minY), frame.maxY))
    }
}
