import Foundation

extension KeyPlaneGeometry {
    /// The key that a touch at a point means: the nearest one, so that no gap is dead.
    ///
    /// The nearest of the same half on a split keyboard: no key is reached over the room between the halves.
    ///
    /// - Parameter point: In points from the keyboard's upper left corner.
    /// - Returns: `nil` outside the keyboard, far beside keys that do not fill its width, and for NaN or infinity.
    package func key(at point: CGPoint) -> PlacedKey? {
        guard point.isFinite, let area = touchAreas.first(where: { $0.hasWithin(point) }) else { return nil }
        guard touchAreas.count > 1 else { return nearestKey(to: point) }
        return nearest(of: keys.lazy.filter { area.minX <= $0.frame.minX && $0.frame.maxX <= area.maxX }, to: point)
    }

    /// The key that is nearest to a point, wherever it is; `nil` for NaN and infinity.
    func nearestKey(to point: CGPoint) -> PlacedKey? {
        point.isFinite ? nearest(of: keys, to: point) : nil
    }

    private func nearest(of keys: some Sequence<PlacedKey>, to point: CGPoint) -> PlacedKey? {
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

extension CGRect {
    /// Whether a point is inside or on an edge.
    ///
    /// The far edges count: a finger at the rim of the glass is reported as being on them.
    fileprivate func hasWithin(_ point: CGPoint) -> Bool {
        minX <= point.x && point.x <= maxX && minY <= point.y && point.y <= maxY
    }
}
