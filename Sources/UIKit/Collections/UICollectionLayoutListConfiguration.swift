import Foundation

/// What a section of a collection view is like that looks as a table does: cells below each other, as wide as the view.
///
/// Left out from UIKit: actions that a swipe uncovers, headers that are the first item, separators of single items, and the sidebars.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// How a list looks.
    public enum Appearance: Int, Sendable {
        /// From edge to edge, with headers that stay at the top while their rows are seen.
        case plain
        /// From edge to edge, in groups.
        case grouped
        /// In groups with round corners, apart from the edges.
        case insetGrouped
    }

    /// What stands above a section.
    public enum HeaderMode: Int, Sendable {
        /// Nothing.
        case none
        /// A view of the kind ``UICollectionView/elementKindSectionHeader``.
        case supplementary
    }

    /// What stands below a section.
    public enum FooterMode: Int, Sendable {
        /// Nothing.
        case none
        /// A view of the kind ``UICollectionView/elementKindSectionFooter``.
        case supplementary
    }

    /// How the list looks.
    public let appearance: Appearance
    /// Whether lines divide its cells. The default is yes.
    public var showsSeparators = true
    /// The colour behind the cells; `nil` for none. A view shows it that the program has given no colour of its own.
    public var backgroundColor: UIColor?
    /// What stands above a section. The default is nothing.
    public var headerMode = HeaderMode.none
    /// What stands below a section. The default is nothing.
    public var footerMode = FooterMode.none
    /// The room above a header, in points; `nil`, the default, for that of the appearance.
    public var headerTopPadding: CGFloat?

    /// Creates the list of an appearance.
    public init(appearance: Appearance) {
        self.appearance = appearance
        backgroundColor = appearance == .plain ? .systemBackground : .systemGroupedBackground
    }
}

extension NSCollectionLayoutSection {
    /// Creates a section that is a list.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let width = layoutEnvironment.container.effectiveContentSize.width
        func size(_ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        }
        let row = NSCollectionLayoutItem(layoutSize: size(CellArrangement.leastHeight))
        let section = NSCollectionLayoutSection(
            group: .vertical(layoutSize: size(CellArrangement.leastHeight), subitems: [row]))
        section.list = configuration
        let isPlain = configuration.appearance == .plain
        let side: CGFloat = configuration.appearance != .insetGrouped ? 0 : width < 600 ? 16 : 20
        let gap: CGFloat = isPlain ? 0 : 18
        section.contentInsets = NSDirectionalEdgeInsets(
            top: configuration.headerMode == .none ? gap : 0, leading: side, bottom: gap, trailing: side)
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(28), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = isPlain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.contentInsets.bottom = 0
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: size(28), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        return section
    }
}

extension UICollectionViewCompositionalLayout {
    /// Creates a layout all of whose sections are lists.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout { _, environment in
            .list(using: configuration, layoutEnvironment: environment)
        }
    }
}
