import Foundation

extension KeyPlaneGeometry {
    /// The key that a touch at a point means: the nearest one, so that no gap is dead. Nearest to the place of a key that
    /// was taken away it means none.
    ///
    /// The nearest of the same half on a split keyboard: no key is reached over the room between the halves.
    ///
    /// - Parameter point: In points from the keyboard's upper left corner.
    /// - Returns: `nil` outside the keyboard, far beside keys that do not fill its width, and for NaN or infinity.
    package func key(at point: CGPoint) -> PlacedKey? {
        guard point.isFinite, let area = touchAreas.first(where: { $0.hasWithin(point) }) else { return nil }
        let isSplit = touchAreas.count > 1
        func isInArea(_ frame: CGRect) -> Bool { !isSplit || area.minX <= frame.minX && frame.maxX <= area.maxX }
        guard let key = nearest(to: point, where: isInArea) else { return nil }
        let distance = point.distance(to: key.frame)
        return blanks.contains { isInArea($0) && point.distance(to: $0) < distance } ? nil : key
    }

    /// The key that is nearest to a point, wherever it is; `nil` for NaN and infinity.
    func nearestKey(to point: CGPoint) -> PlacedKey? {
        point.isFinite ? nearest(to: point) { _ in true } : nil
    }

    private func nearest(to point: CGPoint, where isEligible: (CGRect) -> Bool) -> PlacedKey? {
        var nearest: Int?
        var least = (edge: CGFloat.infinity, middle: CGFloat.infinity)
        // By index: a key is more than a few numbers, and only one of them is wanted.
        for index in keys.indices where isEligible(keys[index].frame) {
            let distance = point.distance(to: keys[index].frame)
            if distance < least { (nearest, least) = (index, distance) }
        }
        return nearest.map { keys[$0] }
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

    /// How far the point is from a key: from its edge and, since in the middle of a gap two are equally near, from its
    /// middle, both squared.
    fileprivate func distance(to frame: CGRect) -> (edge: CGFloat, middle: CGFloat) {
        (squaredDistance(to: clamped(to: frame)), squaredDistance(to: CGPoint(x: frame.midX, y: frame.midY)))
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
