import Foundation

/// How a stack arranges its views: what ``ConstraintLayout`` makes rows of when a constraint is about the stack or one of
/// them.
struct StackArrangement {
    /// The views that take room, in order.
    var views: [UIView]
    var isVertical: Bool
    var distribution: UIStackView.Distribution
    var alignment: UIStackView.Alignment
    /// The distances between the views: one less than there are views.
    var gaps: [CGFloat]
    /// What is kept from the stack's edges; `nil` where nothing is.
    var margins: UIEdgeInsets?
    var isRightToLeft: Bool
    /// Which view takes what is left when all have their own lengths.
    var stretched: Int

    /// What of an arrangement says which rows there are; the rest are their constants.
    struct Form: Equatable {
        var views: [ObjectIdentifier]
        var isVertical: Bool
        var distribution: UIStackView.Distribution
        var alignment: UIStackView.Alignment
        var isRightToLeft: Bool
    }

    var form: Form {
        Form(
            views: views.map { ObjectIdentifier($0) }, isVertical: isVertical, distribution: distribution,
            alignment: alignment, isRightToLeft: isRightToLeft)
    }

    var isBaselineAligned: Bool { !isVertical && (alignment == .firstBaseline || alignment == .lastBaseline) }
}

/// What a stack asks of one of its views along its axis, where views are otherwise equally good at giving way.
struct StackSlot: Equatable {
    var isVertical: Bool
    /// How much the view's length counts against those of others when there is not enough for all: the last give way
    /// first.
    var weight: Double
    /// Whether the view is the one that grows when there is more than all need.
    var isStretched: Bool
    /// Whether lengths are in proportion to those that the views want.
    var isProportional: Bool
}
