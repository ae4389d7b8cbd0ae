extension NSLayoutConstraint {
    /// A direction.
    public enum Axis: Int, Sendable {
        /// Across.
        case horizontal
        /// Down.
        case vertical
    }

    /// How the sides of a constraint stand to each other.
    public enum Relation: Int, Sendable {
        /// The left side is at most the right one.
        case lessThanOrEqual = -1
        /// Both are the same.
        case equal = 0
        /// The left side is at least the right one.
        case greaterThanOrEqual = 1
    }

    /// What of a view or guide a constraint is about.
    public enum Attribute: Int, Sendable {
        /// Nothing: there is a constant alone.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The upper edge.
        case top = 3
        /// The lower edge.
        case bottom = 4
        /// The edge where reading begins.
        case leading = 5
        /// The edge where reading ends.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left edge of what ``UIView/layoutMargins`` leave.
        case leftMargin = 13
        /// The right edge of what the margins leave.
        case rightMargin = 14
        /// The upper edge of what the margins leave.
        case topMargin = 15
        /// The lower edge of what the margins leave.
        case bottomMargin = 16
        /// The edge of what the margins leave where reading begins.
        case leadingMargin = 17
        /// The edge of what the margins leave where reading ends.
        case trailingMargin = 18
        /// The middle between the left and the right margin.
        case centerXWithinMargins = 19
        /// The middle between the upper and the lower margin.
        case centerYWithinMargins = 20

        /// The same as ``lastBaseline``.
        public static let baseline = Attribute.lastBaseline
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether it is a length and no place.
    var isSize: Bool { self == .width || self == .height }

    /// Whether it is a place from left to right.
    var isHorizontal: Bool {
        switch self {
        case .left, .right, .leading, .trailing, .centerX: true
        case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: true
        default: false
        }
    }

    /// Whether it depends on which way an item reads.
    var followsReading: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    private var isPhysicalEdge: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// Whether both can be sides of one constraint: sizes with sizes, and places of one direction. Left and right do not go
    /// with leading and trailing.
    func canStandBeside(_ other: NSLayoutConstraint.Attribute) -> Bool {
        if self == .notAnAttribute || other == .notAnAttribute || isSize || other.isSize {
            return isSize && other.isSize
        }
        if followsReading && other.isPhysicalEdge || isPhysicalEdge && other.followsReading { return false }
        return isHorizontal == other.isHorizontal
    }

    /// The attribute without direction of reading.
    func resolved(isRightToLeft: Bool) -> NSLayoutConstraint.Attribute {
        switch self {
        case .leading: isRightToLeft ? .right : .left
        case .trailing: isRightToLeft ? .left : .right
        case .leadingMargin: isRightToLeft ? .rightMargin : .leftMargin
        case .trailingMargin: isRightToLeft ? .leftMargin : .rightMargin
        default: self
        }
    }

    var name: String {
        switch self {
        case .notAnAttribute: "nothing"
        default: "\(self)"
        }
    }
}
