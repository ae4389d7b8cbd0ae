import Foundation

/// A focus that arrows move between places, by nothing but where they stand.
///
/// Left and right go along a row, and from its end to its beginning. Up and down go to the next row, to what stands in the
/// column where the way began: a wide key on the way does not shift it. A place that is more than a row high belongs to
/// all of its rows, and to the one that it was entered from. Which way a language is read changes nothing.
///
/// What scrolls is gone through to its end before an arrow leaves it. Beyond the ends of its rows an arrow leaves what
/// scrolls up and down at once, for what stands below it or else above: nobody must go through hundreds of rows.
package struct SpatialFocus<ID: Hashable> {
    /// Where the focus is.
    package private(set) var place: FocusPlace<ID>
    /// The column and the row that it goes by.
    private(set) var line: CGPoint

    /// Puts the focus on a place.
    package init(on place: FocusPlace<ID>) {
        self.place = place
        line = place.middle
    }

    /// Puts the focus on the place that is nearest to a point, among those that are seen; `nil` without any.
    package init?(nearest point: CGPoint, among places: [FocusPlace<ID>]) {
        guard let nearest = places.filter(\.isSeen).nearest(to: point) ?? places.nearest(to: point) else { return nil }
        self.init(on: nearest)
    }

    // MARK: Steps

    /// Takes a step.
    /// - Parameter places: All places, the one with the focus among them.
    /// - Returns: Whether there was one to come to.
    @discardableResult
    package mutating func move(_ direction: FocusDirection, among places: [FocusPlace<ID>]) -> Bool {
        let others = places.filter { $0.id != place.id || $0.frame != place.frame }
        let inner = place.region.map { region in others.filter { $0.region?.id == region.id } } ?? []
        let outer = others.filter { $0.isSeen && (place.region == nil || $0.region?.id != place.region?.id) }
        return direction.isAcross
            ? moveAcross(direction, inner: inner, outer: outer)
            : moveAlong(direction, from: place.frame, among: inner)
                || moveAlong(direction, from: place.frame, among: outer)
    }

    private mutating func moveAcross(
        _ direction: FocusDirection, inner: [FocusPlace<ID>], outer: [FocusPlace<ID>]
    ) -> Bool {
        let sign: CGFloat = direction.isForward ? 1 : -1
        let here = place.frame.midX
        func distance(_ other: FocusPlace<ID>) -> CGFloat { sign * (other.frame.midX - here) }
        for places in [inner, outer] {
            let beyond = places.filter { $0.isOnRow(line.y) && distance($0) > 0 }
            if let next = beyond.min(by: { distance($0) < distance($1) }) { return enterAcross(next) }
        }
        if let region = place.region, region.scrollsVertically {
            for direction in [FocusDirection.down, .up]
            where moveAlong(direction, from: region.visible, among: outer) { return true }
        }
        let row = (inner + outer).filter { $0.isOnRow(line.y) }
        if let first = row.min(by: { distance($0) < distance($1) }) { return enterAcross(first) }
        // Alone in its row, and beside others that stand a little higher or lower.
        let beside = outer.filter {
            $0.frame.minY < place.frame.maxY && $0.frame.maxY > place.frame.minY && distance($0) > 0
        }
        guard let next = beside.min(by: { distance($0) < distance($1) }) else { return false }
        place = next
        line = next.middle
        return true
    }

    private mutating func enterAcross(_ next: FocusPlace<ID>) -> Bool {
        place = next
        line.x = next.frame.midX
        return true
    }

    /// Goes to the row that is nearest beyond a frame, and there to what is nearest to the column.
    private mutating func moveAlong(
        _ direction: FocusDirection, from start: CGRect, among places: [FocusPlace<ID>]
    ) -> Bool {
        func gap(_ frame: CGRect) -> CGFloat {
            direction.isForward ? frame.minY - start.maxY : start.minY - frame.maxY
        }
        let beyond = places.filter {
            let isBeyond = direction.isForward ? $0.frame.midY > start.maxY : $0.frame.midY < start.minY
            return isBeyond && !$0.isOnRow(line.y)
        }
        let first = beyond.least { max(0, gap($0.frame)) }.least(\.frame.height).first
        guard let nearest = first else { return false }
        let y = nearest.frame.midY
        let row = beyond.filter { direction.isForward ? $0.frame.minY < y : $0.frame.maxY > y }
        guard let next = row.nearest(toColumn: line.x) else { return false }
        place = next
        line.y = next.isOnRow(y) ? y : next.frame.midY
        return true
    }

    // MARK: Changes

    /// Finds its place again after a change: the one of the same name, or else what stands nearest to where it was.
    /// - Returns: Whether there is any place.
    package mutating func settle(among places: [FocusPlace<ID>]) -> Bool {
        let old = place
        guard let same = places.filter({ $0.id == old.id }).nearest(to: old.middle) else {
            guard let next = SpatialFocus(nearest: old.middle, among: places) else { return false }
            self = next
            return true
        }
        guard same != old else { return true }
        place = same
        if same.frame.size == old.frame.size {
            line.x += same.frame.minX - old.frame.minX
            line.y += same.frame.minY - old.frame.minY
        } else {
            line = same.middle
        }
        return true
    }
}

extension Array {
    /// The elements with the least of a measure, in points. What is lost in sums makes none of them greater, so that a key
    /// between two others leads to the same one wherever the keyboard stands.
    fileprivate func least(_ measure: (Element) -> CGFloat) -> [Element] {
        guard let least = lazy.map(measure).min() else { return [] }
        return filter { measure($0) <= least + 0.01 }
    }

    /// The place that is nearest to a point: by its edge, then by its middle, then the upper and the left one.
    fileprivate func nearest<ID>(to point: CGPoint) -> Element? where Element == FocusPlace<ID> {
        least { place in
            let x = Swift.max(0, place.frame.minX - point.x, point.x - place.frame.maxX)
            let y = Swift.max(0, place.frame.minY - point.y, point.y - place.frame.maxY)
            return (x * x + y * y).squareRoot()
        }
        .least { $0.middle.squaredDistance(to: point).squareRoot() }
        .least(\.frame.minY).least(\.frame.minX).first
    }

    /// The place that is nearest to a column: by its edge, then by its middle, then the left one.
    fileprivate func nearest<ID>(toColumn x: CGFloat) -> Element? where Element == FocusPlace<ID> {
        least { Swift.max(0, $0.frame.minX - x, x - $0.frame.maxX) }
            .least { abs($0.frame.midX - x) }
            .least(\.frame.minX).first
    }
}
