import Foundation

/// Says where the elements of a collection view are. Subclasses override ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)`` and the methods for single elements.
///
/// Left out from UIKit: attributes of elements that come and go (they fade), transitions between layouts, and moving
/// items by a finger.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The view that is laid out; `nil` for a layout that is not used.
    open internal(set) weak var collectionView: UICollectionView?
    /// What makes decoration views, by kinds.
    private(set) var decorationMakers: [String: () -> UICollectionReusableView] = [:]

    /// Creates a layout.
    public override init() {
        super.init()
    }

    /// Unarchiving is not supported. Always gives `nil`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The class of attributes. The default is ``UICollectionViewLayoutAttributes``.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of what says how much of the layout is invalid.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Attributes of the layout's class.
    func makeAttributes(
        _ category: UICollectionView.ElementCategory, _ kind: String? = nil, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        guard let attributes = type?.madeAsItsClass() as? UICollectionViewLayoutAttributes else {
            preconditionFailure("UICollectionViewLayout: layoutAttributesClass must be a class of attributes")
        }
        attributes.take(category, kind, path)
        return attributes
    }

    private func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        guard let context = type?.madeAsItsClass() as? UICollectionViewLayoutInvalidationContext else {
            preconditionFailure("UICollectionViewLayout: invalidationContextClass must be a class of contexts")
        }
        return context
    }

    // MARK: What is where

    /// Called before the layout is asked for anything, and again after it has become invalid. The default does nothing.
    open func prepare() {}

    /// The size of the content, in points. The default is zero.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all elements that a rectangle of the content touches. The default is none.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The attributes of an item. The default is none.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a view beside items. The default is none.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The attributes of a view that belongs to the layout. The default is none.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Names the class of views that belong to the layout; `nil` forgets it.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        precondition(
            viewClass == nil || viewClass is UICollectionReusableView.Type,
            "UICollectionViewLayout.register: the class must be a subclass of UICollectionReusableView")
        decorationMakers[elementKind] = (viewClass as? UICollectionReusableView.Type).map { type in
            { type.make(frame: .zero) }
        }
    }

    // MARK: Coming to rest

    /// Where the content comes to rest after a finger has let go of it that would do so at an offset. The default is
    /// there.
    /// - Parameter velocity: Points a millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    // MARK: Becoming invalid

    /// All of the layout is to be found out again before the view is shown next.
    open func invalidateLayout() {
        let context = makeContext()
        context.isEverything = true
        invalidateLayout(with: context)
    }

    /// A part of the layout is to be found out again. Subclasses call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(context)
    }

    /// Whether the layout is another one when the view scrolls or gets another size. Asked while the view still has its
    /// old bounds. The default is no.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What is invalid when the view scrolls or gets another size.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.isForScrolling = newBounds.size == collectionView?.bounds.size
        return context
    }

    /// Whether the layout follows what a view says that it wants for itself. The default is no.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What is invalid when the layout follows what a view wants.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.preferred = preferredAttributes
        return context
    }

    /// What is invalid when there are other items.
    func contextOfOtherItems(all: Bool) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        (context.isEverything, context.isAboutCounts) = (all, true)
        return context
    }

    /// Whether views are asked what they want for themselves.
    var fitsViews: Bool { true }
    /// Whether what is seen stays in its place when views turn out to be of another size.
    var keepsPlace: Bool { false }
    /// Items are elsewhere. What is known of them goes with them.
    func itemsMoved(_ map: TableChangeMap) {}
    /// Items are others. What is known of them is forgotten.
    func forgetItems() {}

    // MARK: Direction

    /// The direction that the layout is written for. The default is left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the view shows the layout mirrored where it reads in the other direction. The layout does not know of
    /// it: its attributes are mirrored. The default is no, as in UIKit.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
}
