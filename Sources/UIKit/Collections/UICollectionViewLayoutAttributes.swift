import Foundation

/// Where an element of a collection view is, and how it looks there.
///
/// Difference from UIKit: there is no `transform3D`, and ``transform`` moves and scales only, as that of views.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
    /// Where the element is among its kind. That of an item has a section and an item.
    open var indexPath = IndexPath(indexes: [])
    private var category = UICollectionView.ElementCategory.cell
    private var kind: String?
    private var ownCenter = CGPoint.zero
    private var ownSize = CGSize.zero
    /// Which lengths are estimates, so that the view is asked for them.
    var isEstimate = (width: true, height: true)
    /// Where the element stands in a list; `nil` in other sections.
    final var listPlace: ListPlace?

    /// Creates attributes of no size. Programs use one of the initialisers that name an element.
    public override init() {
        super.init()
    }

    /// Creates attributes of an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        take(.cell, nil, indexPath)
    }

    /// Creates attributes of a view beside items, such as a header.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        take(.supplementaryView, elementKind, indexPath)
    }

    /// Creates attributes of a view that belongs to the layout alone.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        take(.decorationView, decorationViewKind, indexPath)
    }

    func take(_ category: UICollectionView.ElementCategory, _ kind: String?, _ path: IndexPath) {
        (self.category, self.kind, indexPath) = (category, kind, path)
    }

    /// What sort of element it is.
    open var representedElementCategory: UICollectionView.ElementCategory { category }

    /// The kind of a view that is not an item's; `nil` for an item.
    open var representedElementKind: String? { kind }

    // MARK: Place

    /// The rectangle in the content, in points. With a ``transform`` it is that of what is seen. Setting it leaves the
    /// transform as it is. Numbers that are not finite are refused.
    open var frame: CGRect {
        get { state.frame }
        set {
            guard newValue.isFinite else { return }
            (ownCenter, ownSize) = state.place(inFrame: newValue.standardized)
        }
    }

    /// Where a view stands that takes the place.
    private var state: ViewState {
        var state = ViewState()
        (state.center, state.bounds.size, state.transform) = (ownCenter, ownSize, transform)
        return state
    }

    /// The middle in the content, in points.
    open var center: CGPoint {
        get { ownCenter }
        set { if newValue.isFinite { ownCenter = newValue } }
    }

    /// The size without the transform, in points.
    open var size: CGSize {
        get { ownSize }
        set { if CGRect(origin: .zero, size: newValue).isFinite { ownSize = newValue } }
    }

    /// The size as a rectangle at zero. The origin cannot be another one.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: ownSize) }
        set { size = newValue.size }
    }

    /// How the element is moved and scaled about its middle.
    open var transform = CGAffineTransform.identity

    /// How opaque the element is, from 0 to 1.
    open var alpha: CGFloat = 1

    /// Elements with higher numbers stand in front. The default is 0.
    open var zIndex = 0

    /// Whether the element is not shown. There is no view for it then.
    open var isHidden = false

    // MARK: Values

    /// A copy. Subclasses call `super` and copy what they have added.
    open func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = type(of: self).madeAsItsClass() as? UICollectionViewLayoutAttributes else {
            preconditionFailure("UICollectionViewLayoutAttributes: init() has made another class")
        }
        copy.take(category, kind, indexPath)
        (copy.ownCenter, copy.ownSize, copy.transform) = (ownCenter, ownSize, transform)
        (copy.alpha, copy.zIndex, copy.isHidden, copy.isEstimate) = (alpha, zIndex, isHidden, isEstimate)
        copy.listPlace = listPlace
        return copy
    }

    /// Whether others say the same. Subclasses call `super` and compare what they have added.
    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UICollectionViewLayoutAttributes else { return false }
        return MainActor.assumeIsolated { says(whatIsSaidBy: other) }
    }

    private func says(whatIsSaidBy other: UICollectionViewLayoutAttributes) -> Bool {
        category == other.category && kind == other.kind && indexPath == other.indexPath
            && ownCenter == other.ownCenter && ownSize == other.ownSize && transform == other.transform
            && alpha == other.alpha && zIndex == other.zIndex && isHidden == other.isHidden
            && listPlace == other.listPlace
    }

    /// Made of the place among its kind.
    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { indexPath.hashValue }
    }

    /// A copy of the same class.
    func copied() -> UICollectionViewLayoutAttributes {
        guard let copy = copy(with: nil) as? UICollectionViewLayoutAttributes else {
            preconditionFailure("UICollectionViewLayoutAttributes: copy(with:) has made another class")
        }
        return copy
    }

    /// What the element is found by.
    var element: CollectionElement {
        switch category {
        case .cell: .item(TableRow(indexPath))
        case .supplementaryView: .supplementary(kind ?? "", indexPath)
        case .decorationView: .decoration(kind ?? "", indexPath)
        }
    }
}

/// What a collection view shows a view for.
enum CollectionElement: Hashable {
    case item(TableRow)
    case supplementary(String, IndexPath)
    case decoration(String, IndexPath)
}

extension CGRect {
    /// Whether two rectangles have an area in common: those that only touch have none.
    func overlaps(_ other: CGRect) -> Bool { !intersection(other).isEmpty }
}
