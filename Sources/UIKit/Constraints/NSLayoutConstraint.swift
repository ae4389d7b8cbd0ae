import ConstraintSolver
import Foundation

/// How an edge, a middle, a side or a baseline of a view or guide stands to another one:
/// `first attribute = multiplier × second attribute + constant`, or less or more than that.
///
/// Differences from UIKit: items are not kept and become `nil` when they go. Constraints that must hold and contradict
/// each other are told once on standard error, with their identifiers, and the one that came last is left out; UIKit does
/// not say which it leaves out. A constraint whose items are in no common view ends the program, as on iOS.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, NibObject {
    /// The view or guide of the left side; `nil` when it is gone.
    public var firstItem: AnyObject? { item }
    /// The view or guide of the right side; `nil` where there is a constant alone, or when it is gone.
    public var secondItem: AnyObject? { otherItem }
    var item: (any LayoutItem)? { first?.item }
    var otherItem: (any LayoutItem)? { second?.item }
    private let first: LayoutItemReference?
    private let second: LayoutItemReference?
    /// What of the first item.
    public let firstAttribute: Attribute
    /// What of the second item, or ``Attribute/notAnAttribute``.
    public let secondAttribute: Attribute
    /// The anchor of the left side, for comparing: it belongs to no view when the constraint's is gone.
    public var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item, firstAttribute) }
    /// The anchor of the right side, for comparing; `nil` where there is a constant alone.
    public var secondAnchor: NSLayoutAnchor<AnyObject>? {
        hasSecondItem ? NSLayoutAnchor(otherItem, secondAttribute) : nil
    }
    /// Whether the sides are equal, or the left one is less or more.
    public let relation: Relation
    /// What the second attribute is multiplied by.
    public let multiplier: CGFloat
    /// A name for the constraint in complaints.
    open var identifier: String?
    /// Called for an object at the top of a nib when all that the nib holds is there; see ``UINib``. What is made in code hears nothing.
    open func awakeFromNib() {}
    /// Has no effect: there are no archives.
    open var shouldBeArchived = false

    /// Whether there was a second item when the constraint was made.
    private var hasSecondItem: Bool { second != nil }
    /// The view whose ``UIView/constraints`` the constraint is among, while it is active.
    var holder: UIView? {
        get { holderReference?.object }
        set { holderReference = newValue.map(UnkeptReference.init) }
    }
    @exclusivity(unchecked) private var holderReference: UnkeptReference<UIView>?

    /// Creates a constraint that is not active yet.
    /// - Parameters:
    ///   - view1: A view or a layout guide.
    ///   - view2: A view or a layout guide; `nil` for a constant alone. Then the second attribute is
    ///     ``Attribute/notAnAttribute``, whatever is said.
    public init(
        item view1: Any, attribute attribute1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        guard let first = view1 as? any LayoutItem else {
            preconditionFailure("NSLayoutConstraint: an item is a view or a layout guide")
        }
        let second = view2 as? any LayoutItem
        let attribute2 = view2 == nil ? Attribute.notAnAttribute : attribute2
        precondition(second != nil || view2 == nil, "NSLayoutConstraint: an item is a view or a layout guide")
        Self.check(attribute1, attribute2, hasSecondItem: second != nil)
        (self.first, self.second) = (LayoutItemReference(first), second.map(LayoutItemReference.init))
        (firstAttribute, secondAttribute) = (attribute1, attribute2)
        self.relation = relation
        self.multiplier = multiplier.isFinite ? multiplier : 1
        distance = Self.usable(constant)
        super.init()
    }

    /// Creates a constraint between what are views or guides for certain, as anchors do.
    init(
        _ first: any LayoutItem, _ attribute1: Attribute, _ relation: Relation, _ second: (any LayoutItem)?,
        _ attribute2: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
        Self.check(attribute1, attribute2, hasSecondItem: second != nil)
        (self.first, self.second) = (LayoutItemReference(first), second.map(LayoutItemReference.init))
        (firstAttribute, secondAttribute) = (attribute1, attribute2)
        self.relation = relation
        self.multiplier = multiplier.isFinite ? multiplier : 1
        distance = Self.usable(constant)
        super.init()
    }

    /// Creates a constraint between nothing, which says nothing when it is active: a stand-in for one that cannot be made.
    public override init() {
        (first, second, firstAttribute, secondAttribute) = (nil, nil, .notAnAttribute, .notAnAttribute)
        (relation, multiplier, distance) = (.equal, 1, 0)
        super.init()
    }

    private static func usable(_ constant: CGFloat) -> CGFloat {
        let limit = LinearConstraint.greatestConstant
        return constant.isNaN ? 0 : min(max(constant, -limit), limit)
    }

    private static func check(_ first: Attribute, _ second: Attribute, hasSecondItem: Bool) {
        precondition(
            first != .notAnAttribute && hasSecondItem == (second != .notAnAttribute),
            "NSLayoutConstraint: an item comes with an attribute, and an attribute with an item")
        precondition(
            hasSecondItem ? first.canStandBeside(second) : first.isSize,
            "NSLayoutConstraint: \(first.name) and \(second.name) cannot be compared")
    }

    /// What is added, in points. To change it is the cheapest edit; inside of an animation
    /// ``UIView/layoutIfNeeded()`` moves what follows. What is no number is refused. Numbers are kept between −10 and 10 million:
    /// infinite ones mean as much.
    open var constant: CGFloat {
        get { distance }
        set {
            guard !newValue.isNaN, Self.usable(newValue) != distance else { return }
            distance = Self.usable(newValue)
            layout?.constantDidChange(of: self)
        }
    }
    private var distance: CGFloat

    /// How much the constraint matters. On iOS what must hold cannot be changed into what may give way while the constraint is
    /// active; here it can.
    open var priority = UILayoutPriority.required {
        didSet { if priority != oldValue { layout?.priorityDidChange(of: self) } }
    }

    /// Whether the constraint takes part in the layout. Set to true, it comes to the ``UIView/constraints`` of the nearest
    /// view that its items are in.
    open var isActive: Bool {
        get { holder != nil }
        set {
            if newValue, holder == nil { activate() } else if !newValue { holder?.removeConstraint(self) }
        }
    }

    /// Activates constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Whether its views and guides are there, in a common view.
    var canBeActive: Bool { item != nil && (!hasSecondItem || otherItem != nil) && nearestView != nil }

    private func activate() {
        // One of a view that is gone stands for nothing.
        guard let first = item, !hasSecondItem || otherItem != nil else { return }
        guard let view = nearestView else {
            preconditionFailure(
                "NSLayoutConstraint: \(name(of: first)) and \(name(of: otherItem)) are in no common view")
        }
        view.addConstraint(self)
    }

    // MARK: Items

    /// Whether all items are there still.
    var hasItems: Bool { item != nil && (!hasSecondItem || otherItem != nil) }

    /// The innermost view that both items are in, or are.
    var nearestView: UIView? {
        guard let first = item?.layoutView else { return nil }
        guard hasSecondItem else { return first }
        guard let second = otherItem?.layoutView else { return nil }
        var ancestor: UIView? = first
        while let view = ancestor, !second.isDescendant(of: view) { ancestor = view.superview }
        return ancestor
    }

    private var layout: ConstraintLayout? { holder?.rootView.constraintLayout }

    // MARK: Words

    /// The constraint as a formula, with the identifiers of its items: what complaints say. Off the main thread, where the
    /// items cannot be asked, the name of the class.
    open override var description: String {
        LastReference.isOnMainActor ? MainActor.assumeIsolated { formula } : super.description
    }

    private var formula: String {
        let sign = ["<=", "==", ">="][relation.rawValue + 1]
        var right: [String] = []
        if let otherItem {
            right.append(
                "\(name(of: otherItem)).\(secondAttribute.name)" + (multiplier == 1 ? "" : " * \(Double(multiplier))"))
        }
        if constant != 0 || right.isEmpty { right.append("\(Double(constant))") }
        let name = identifier.map { "'\($0)' " } ?? ""
        let strength = priority == .required ? "" : " @\(priority.rawValue)"
        return
            "<\(name)\(self.name(of: item)).\(firstAttribute.name) \(sign) \(right.joined(separator: " + "))\(strength)>"
    }

    private func name(of item: (any LayoutItem)?) -> String { item?.layoutName ?? "gone" }
}
