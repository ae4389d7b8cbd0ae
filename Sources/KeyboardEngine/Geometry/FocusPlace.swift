import Foundation

/// Where an arrow of a keypad leads.
package enum FocusDirection: CaseIterable, Sendable {
    case left, right, up, down

    /// Whether it leads along a row.
    var isAcross: Bool { self == .left || self == .right }
    /// Whether it leads to larger coordinates.
    var isForward: Bool { self == .right || self == .down }
}

/// Something that the arrows of a keypad can come to: a key, a choice, a candidate, an emoji, a button.
package struct FocusPlace<ID: Hashable>: Equatable {
    /// Its name.
    package let id: ID
    /// Where it stands, in points. All places that are looked at together have one origin.
    package let frame: CGRect
    /// What it scrolls in; `nil` for what stands still.
    package let region: FocusRegion?

    /// Describes a place.
    package init(id: ID, frame: CGRect, region: FocusRegion? = nil) {
        (self.id, self.frame, self.region) = (id, frame, region)
    }

    var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

    /// Whether it is seen, and not scrolled away.
    package var isSeen: Bool { region.map { $0.visible.contains(middle) } ?? true }

    /// Whether a row's line goes through it.
    func isOnRow(_ y: CGFloat) -> Bool { frame.minY <= y && y <= frame.maxY }
}

extension FocusPlace: Sendable where ID: Sendable {}

/// Places that scroll together.
package struct FocusRegion: Equatable, Sendable {
    /// What scrolls.
    package let id: ObjectIdentifier
    /// The part of it that is seen, in the points of its places.
    package let visible: CGRect
    /// Whether it scrolls up and down.
    package let scrollsVertically: Bool

    /// Describes a region.
    package init(id: ObjectIdentifier, visible: CGRect, scrollsVertically: Bool) {
        (self.id, self.visible, self.scrollsVertically) = (id, visible, scrollsVertically)
    }
}
