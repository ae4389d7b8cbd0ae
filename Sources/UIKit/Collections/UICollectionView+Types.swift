import Foundation

extension UICollectionView {
    /// Where an element is to stand after scrolling to it: one place across and one down.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Creates a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle from top to bottom.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle from left to right.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// Where a layout goes on when a line is full.
    public enum ScrollDirection: Int, Sendable {
        /// Downwards.
        case vertical
        /// Sideways.
        case horizontal
    }

    /// What sort of element a view is for.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell
        /// A view beside items, such as a header.
        case supplementaryView
        /// A view that belongs to the layout.
        case decorationView
    }

    /// The kind of views before a section's items.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of views behind a section's items.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
}
