import Foundation

/// A guide that moves about in its view, and has constraints that are active while it is near an edge of the view, or away
/// from it.
///
/// Which edges it is near is looked at when constraints are given to it, and whenever the keyboard has moved.
@preconcurrency @MainActor
open class UITrackingLayoutGuide: UILayoutGuide {
    private struct Tracked {
        let edges: NSDirectionalRectEdge
        let isNear: Bool
        let constraints: [NSLayoutConstraint]
        /// Whether the guide was where they belong when that was looked at last; `nil` before it was.
        var isDue: Bool?
    }

    private var tracked: [Tracked] = []

    /// The edges of its view that the guide is near. None unless a subclass knows.
    var nearEdges: NSDirectionalRectEdge { [] }

    /// Has constraints active while the guide is near all of some edges. They take the place of those that were given for these
    /// edges before.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, edge, isNear: true)
    }

    /// Has constraints active while the guide is near none of some edges. They take the place of those that were given for these
    /// edges before.
    open func setConstraints(
        _ trackingConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
    ) {
        set(trackingConstraints, edge, isNear: false)
    }

    /// The constraints that were given for nearness to edges.
    open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints(edge, isNear: true)
    }

    /// The constraints that were given for distance from edges.
    open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
        constraints(edge, isNear: false)
    }

    /// Lets go of all constraints that were given; they are not active afterwards.
    open func removeAllTrackedConstraints() {
        let all = tracked.flatMap(\.constraints)
        tracked = []
        NSLayoutConstraint.deactivate(all)
    }

    private func constraints(_ edges: NSDirectionalRectEdge, isNear: Bool) -> [NSLayoutConstraint] {
        tracked.first { $0.edges == edges && $0.isNear == isNear }?.constraints ?? []
    }

    private func set(_ constraints: [NSLayoutConstraint], _ edges: NSDirectionalRectEdge, isNear: Bool) {
        let old = self.constraints(edges, isNear: isNear)
        NSLayoutConstraint.deactivate(old.filter { constraint in !constraints.contains { $0 === constraint } })
        tracked.removeAll { $0.edges == edges && $0.isNear == isNear }
        if !constraints.isEmpty { tracked.append(Tracked(edges: edges, isNear: isNear, constraints: constraints)) }
        track()
    }

    /// Has those constraints active that belong to where the guide is, where it has come there or gone from there. In between a
    /// program may do with them what it likes. Those of views that have gone elsewhere are left as they are.
    func track() {
        guard !tracked.isEmpty else { return }
        let near = nearEdges
        let before = tracked
        for index in tracked.indices { tracked[index].isDue = fits(tracked[index], near) }
        let changed = zip(before, tracked).filter { $0.isDue != $1.isDue }.map(\.1)
        NSLayoutConstraint.deactivate(changed.filter { $0.isDue == false }.flatMap(\.constraints))
        NSLayoutConstraint.activate(
            changed.filter { $0.isDue == true }.flatMap(\.constraints).filter(\.canBeActive))
    }

    private func fits(_ tracked: Tracked, _ near: NSDirectionalRectEdge) -> Bool {
        tracked.isNear ? near.isSuperset(of: tracked.edges) : near.isDisjoint(with: tracked.edges)
    }
}
