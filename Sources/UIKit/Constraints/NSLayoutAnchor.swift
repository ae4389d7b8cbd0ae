import Foundation

/// An edge, a middle, a baseline or a side of a view or guide, to make constraints from.
///
/// The type of anchor keeps places across from places down and from sizes.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    /// The view or guide.
    public var item: AnyObject? { layoutItem }
    var layoutItem: (any LayoutItem)? { reference?.item }
    private let reference: LayoutItemReference?
    let attribute: NSLayoutConstraint.Attribute
    fileprivate nonisolated let identity: AnchorIdentity

    init(_ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute) {
        reference = item.map(LayoutItemReference.init)
        identity = AnchorIdentity(item: item.map(ObjectIdentifier.init), attribute: attribute)
        self.attribute = attribute
        super.init()
    }

    /// Whether an object is an anchor of the same view or guide for the same edge, middle, baseline or side. Anchors are made
    /// whenever they are asked for, so that they are compared by this.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? any AnchorIdentifying)?.identity == identity
    }

    /// Equal anchors have equal ones.
    open override var hash: Int { identity.hashValue }

    /// A name of what the anchor is.
    open var name: String { attribute.name }

    /// A constraint between this anchor and another one.
    func related(
        _ relation: NSLayoutConstraint.Relation, to other: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
        multiplier: CGFloat = 1, constant: CGFloat
    ) -> NSLayoutConstraint {
        guard let layoutItem else { preconditionFailure("NSLayoutAnchor: the view or guide of the anchor is gone") }
        return NSLayoutConstraint(
            layoutItem, self.attribute, relation, other, attribute, multiplier: multiplier, constant: constant)
    }

    func related(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        related(relation, to: anchor.layoutItem, anchor.attribute, constant: constant)
    }

    /// A constraint: this is where the other one is.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.equal, to: anchor, 0)
    }

    /// A constraint: this is a distance behind or below the other one, in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat) -> NSLayoutConstraint {
        related(.equal, to: anchor, constant)
    }

    /// A constraint: this is where the other one is, or behind or below.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, 0)
    }

    /// A constraint: this is at least a distance behind or below the other one, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, constant)
    }

    /// A constraint: this is where the other one is, or before or above.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, 0)
    }

    /// A constraint: this is at most a distance behind or below the other one, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, constant)
    }
}

/// What anchors are compared by, whatever their type.
private struct AnchorIdentity: Hashable, Sendable {
    let item: ObjectIdentifier?
    let attribute: NSLayoutConstraint.Attribute
}

private protocol AnchorIdentifying {
    nonisolated var identity: AnchorIdentity { get }
}

extension NSLayoutAnchor: AnchorIdentifying {}

/// A place across: an edge or the middle between left and right.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// A constraint: this is a number of standard distances behind the other one.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, systemSpacing * multiplier)
    }

    /// A constraint: this is at least a number of standard distances behind the other one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, systemSpacing * multiplier)
    }

    /// A constraint: this is at most a number of standard distances behind the other one.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, systemSpacing * multiplier)
    }
}

/// A place down: an edge, the middle between top and bottom, or a baseline.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// A constraint: this is a number of standard distances below the other one.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor, systemSpacing * multiplier)
    }

    /// A constraint: this is at least a number of standard distances below the other one.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: anchor, systemSpacing * multiplier)
    }

    /// A constraint: this is at most a number of standard distances below the other one.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor, systemSpacing * multiplier)
    }
}

extension NSLayoutAnchor {
    /// The distance that views usually keep, in points. On iOS baselines keep one that depends on their fonts.
    fileprivate var systemSpacing: CGFloat { 8 }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint: the side has a length, in points.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        related(.equal, to: nil, .notAnAttribute, constant: constant)
    }

    /// A constraint: the side has at least a length, in points.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, to: nil, .notAnAttribute, constant: constant)
    }

    /// A constraint: the side has at most a length, in points.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: nil, .notAnAttribute, constant: constant)
    }

    /// A constraint: the side is some times as long as the other one.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(equalTo: anchor, multiplier: multiplier, constant: 0)
    }

    /// A constraint: the side is some times as long as the other one, and some points longer.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        related(.equal, to: anchor.layoutItem, anchor.attribute, multiplier: multiplier, constant: constant)
    }

    /// A constraint: the side is at least some times as long as the other one.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, multiplier: multiplier, constant: 0)
    }

    /// A constraint: the side is at least some times as long as the other one, and some points longer.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        related(
            .greaterThanOrEqual, to: anchor.layoutItem, anchor.attribute, multiplier: multiplier, constant: constant)
    }

    /// A constraint: the side is at most some times as long as the other one.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, multiplier: multiplier, constant: 0)
    }

    /// A constraint: the side is at most some times as long as the other one, and some points longer.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
        related(.lessThanOrEqual, to: anchor.layoutItem, anchor.attribute, multiplier: multiplier, constant: constant)
    }
}
