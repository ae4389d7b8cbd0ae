import Foundation

/// What a section of a compositional layout is in.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size, in points.
    var contentSize: CGSize { get }
    /// The size without insets, in points.
    var effectiveContentSize: CGSize { get }
}

/// What a program that makes sections can go by.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// What the section is in.
    var container: any NSCollectionLayoutContainer { get }
    /// The surroundings of the view.
    var traitCollection: UITraitCollection { get }
}

/// What all sections of a compositional layout have in common.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Where groups follow each other. The default is downwards.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The distance between sections, in points.
    open var interSectionSpacing: CGFloat = 0

    /// Creates a configuration.
    public override init() {
        super.init()
    }
}

/// Makes a section; `nil` for none.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (Int, any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

/// Puts items into groups, groups into groups, and those into sections one behind the other.
///
/// As on iOS it is mirrored where the view reads from right to left. Lengths that are estimated become what views want.
/// Left out from UIKit: sections that scroll by themselves, decorations, and groups that a program arranges itself. Groups of a section stand one behind the other in the direction that is scrolled.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    /// What all sections have in common. Another one counts at once.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private var arrangement: ComposedSections?
    private var isArranging = false
    /// What views have said that they want.
    private var wanted = WantedSizes()

    /// Creates a layout whose sections are all alike.
    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Creates a layout whose sections a program makes.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        (provider, self.configuration) = (sectionProvider, configuration)
        super.init()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
    override var keepsPlace: Bool { true }

    // MARK: Arranging

    private var arranged: ComposedSections {
        if let arrangement { return arrangement }
        guard !isArranging, let view = collectionView else { return ComposedSections() }
        isArranging = true
        let environment = ViewEnvironment(view)
        let sections = view.counts.indices.map { provider($0, environment) }
        let made = ComposedSections(
            Array(zip(sections, view.counts)), in: view.roomForItems, configuration, wanted, scale: view.screenScale)
        isArranging = false
        arrangement = made
        view.takeGround(of: made.sections.lazy.compactMap(\.list).first)
        return made
    }

    open override func prepare() {
        super.prepare()
        _ = arranged
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context.preferred {
            wanted.sizes[preferred.element] = UICollectionViewFlowLayout.usable(preferred.size)
            arrangement = nil
        } else if !context.isForScrolling {
            arrangement = nil
        }
        super.invalidateLayout(with: context)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != collectionView?.bounds.size || arrangement?.pins == true
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        let isEstimate = originalAttributes.isEstimate
        return isEstimate.width && abs(new.width - old.width) > 0.01
            || isEstimate.height && abs(new.height - old.height) > 0.01
    }

    override func itemsMoved(_ map: TableChangeMap) {
        wanted.move(map)
        arrangement = nil
    }

    override func forgetItems() {
        wanted = WantedSizes()
        arrangement = nil
    }

    // MARK: What is where

    open override var collectionViewContentSize: CGSize {
        collectionView?.load()
        return arranged.size
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let arranged = arranged
        var found = arranged.edges.compactMap { attributes(of: $0.key) }.filter { $0.frame.overlaps(rect) }
        for (index, section) in arranged.sections.enumerated() where section.rect.overlaps(rect) {
            for (item, place) in section.items.enumerated() where place.frame.overlaps(rect) {
                if let one = itemAttributes(at: IndexPath(item: item, section: index)) { found.append(one) }
            }
        }
        return found
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        itemAttributes(at: indexPath)
    }

    /// What a subclass may place otherwise. What is in a rectangle is found without its function, which may ask for that itself.
    private func itemAttributes(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let sections = arranged.sections
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            sections[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        let place = sections[indexPath.section].items[indexPath.item]
        let attributes = makeAttributes(.cell, nil, indexPath)
        (attributes.frame, attributes.isEstimate) = (place.frame, place.isEstimate)
        attributes.listPlace = sections[indexPath.section].list.map {
            ListPlace($0, item: indexPath.item, of: sections[indexPath.section].items.count)
        }
        return attributes
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { attributes(of: .supplementary(elementKind, indexPath)) }

    private func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard case .supplementary(let kind, let path) = element, let edge = arranged.edges[element] else { return nil }
        let attributes = makeAttributes(.supplementaryView, kind, path)
        (attributes.frame, attributes.isEstimate) = (edge.place.frame, edge.place.isEstimate)
        attributes.listPlace = edge.list.map { ListPlace(edgeOf: $0, isHeader: edge.isTop) }
        if edge.pins, let view = collectionView {
            let (seen, section, height) = (view.seenOfLayout, edge.section, attributes.frame.height)
            attributes.frame.origin.y =
                edge.isTop
                ? max(edge.place.frame.minY, min(seen.minY, section.maxY - height))
                : min(edge.place.frame.minY, max(seen.maxY - height, section.minY))
            attributes.zIndex = 10
        }
        return attributes
    }
}

/// The surroundings of a section.
@MainActor
private final class ViewEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let traitCollection: UITraitCollection

    init(_ view: UICollectionView) {
        contentSize = view.roomForItems
        traitCollection = view.traitCollection
    }

    var effectiveContentSize: CGSize { contentSize }
    var container: any NSCollectionLayoutContainer { self }
}

/// What views have said that they want.
struct WantedSizes {
    var sizes: [CollectionElement: CGSize] = [:]

    /// Items are elsewhere. Views beside them are asked again.
    mutating func move(_ map: TableChangeMap) {
        var moved: [CollectionElement: CGSize] = [:]
        for case (.item(let row), let size) in sizes { if let new = map.row(row) { moved[.item(new)] = size } }
        sizes = moved
    }
}
