import Foundation

/// An item of a compositional layout.
///
/// Left out from UIKit: views beside single items, and distances from edges.
@preconcurrency @MainActor
open class NSCollectionLayoutItem: NSObject {
    /// The size inside of what is around it.
    public let layoutSize: NSCollectionLayoutSize
    /// What is left free at the edges, inside of the size, in points. As on iOS lengths that are estimated ignore it.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// Creates an item.
    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        super.init()
    }
}

/// Items, or other groups, one behind or below the other: as many as fit.
///
/// Left out from UIKit: groups that a program arranges itself.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    let isHorizontal: Bool
    /// What is repeated until the group is full.
    public let subitems: [NSCollectionLayoutItem]
    /// How many there are, where the group is divided into equal parts.
    let count: Int?
    /// The distance between items; `nil` for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(_ size: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int? = nil) {
        precondition(!subitems.isEmpty, "NSCollectionLayoutGroup: a group needs an item")
        precondition(count.map { $0 > 0 } ?? true, "NSCollectionLayoutGroup: a group needs a count of at least one")
        (self.subitems, self.isHorizontal, self.count) = (subitems, isHorizontal, count)
        super.init(layoutSize: size)
    }

    /// Items one behind the other, in their order and again, as many as fit.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true) }

    /// A number of items of equal widths one behind the other.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count) }

    /// A number of items of equal widths one behind the other.
    public class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count) }

    /// Items one below the other, in their order and again, as many as fit.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false) }

    /// A number of items of equal heights one below the other.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count) }

    /// A number of items of equal heights one below the other.
    public class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count) }
}

/// A view before or behind a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// Where it stands.
    public let alignment: NSRectAlignment
    /// Whether it stays at the edge of what is seen while its section is. The default is no.
    open var pinToVisibleBounds = false

    /// Creates a view. It stands at the top or at the bottom: other alignments end the program.
    public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
        precondition(
            alignment == .top || alignment == .bottom,
            "NSCollectionLayoutBoundarySupplementaryItem: a view stands at the top or at the bottom")
        (self.elementKind, self.alignment) = (elementKind, alignment)
        super.init(layoutSize: layoutSize)
    }
}

/// A place at the edges of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    /// None.
    case none
    /// The top.
    case top
    /// The top where reading begins.
    case topLeading
    /// Where reading begins.
    case leading
    /// The bottom where reading begins.
    case bottomLeading
    /// The bottom.
    case bottom
    /// The bottom where reading ends.
    case bottomTrailing
    /// Where reading ends.
    case trailing
    /// The top where reading ends.
    case topTrailing
}

/// A section of a compositional layout: a group that is repeated.
///
/// Left out from UIKit: sections that scroll by themselves, and decorations.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    /// What the section is like where it is a list.
    final var list: UICollectionLayoutListConfiguration?
    /// The distances of groups from the edges of the section, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The distance between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The views before and behind the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Creates a section.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }
}
