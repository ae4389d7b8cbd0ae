import Foundation

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UICollectionViewDelegate {
    /// The methods of this name.
    @_disfavoredOverload
    public var collectionView: OptionalCalls.CollectionView? { OptionalCalls.CollectionView(delegate: self) }
}

/// The methods as optional ones: `delegate?.method?(…)`, see ``OptionalCalls``.
extension UICollectionViewDelegateFlowLayout {
    /// The methods of this name that say sizes and distances.
    @_disfavoredOverload
    public var collectionView: OptionalCalls.CollectionViewFlow? { OptionalCalls.CollectionViewFlow(delegate: self) }
}

/// The methods as optional ones: `dataSource?.method?(…)`, see ``OptionalCalls``.
extension UICollectionViewDataSource {
    /// ``numberOfSections(in:)``.
    @_disfavoredOverload
    public var numberOfSections: OptionalCalls.NumberOfCollectionSections? {
        OptionalCalls.NumberOfCollectionSections(dataSource: self)
    }

    /// The methods of this name.
    @_disfavoredOverload
    public var collectionView: OptionalCalls.CollectionViewData? { OptionalCalls.CollectionViewData(dataSource: self) }
}

extension OptionalCalls {
    /// ``UICollectionViewDataSource``'s `numberOfSections`.
    @preconcurrency @MainActor
    public struct NumberOfCollectionSections {
        let dataSource: any UICollectionViewDataSource

        /// `numberOfSections(in:)`.
        public func callAsFunction(in collectionView: UICollectionView) -> Int {
            dataSource.numberOfSections(in: collectionView)
        }
    }

    /// ``UICollectionViewDataSource``'s `collectionView`.
    @preconcurrency @MainActor
    public struct CollectionViewData {
        let dataSource: any UICollectionViewDataSource

        /// `collectionView(_:numberOfItemsInSection:)`.
        public func callAsFunction(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            dataSource.collectionView(collectionView, numberOfItemsInSection: section)
        }

        /// `collectionView(_:cellForItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            dataSource.collectionView(collectionView, cellForItemAt: indexPath)
        }

        /// `collectionView(_:viewForSupplementaryElementOfKind:at:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            dataSource.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        }
    }

    /// ``UICollectionViewDelegateFlowLayout``'s `collectionView`.
    @preconcurrency @MainActor
    public struct CollectionViewFlow {
        let delegate: any UICollectionViewDelegateFlowLayout

        /// `collectionView(_:layout:sizeForItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize {
            delegate.collectionView(collectionView, layout: collectionViewLayout, sizeForItemAt: indexPath)
        }

        /// `collectionView(_:layout:insetForSectionAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets {
            delegate.collectionView(collectionView, layout: collectionViewLayout, insetForSectionAt: section)
        }

        /// `collectionView(_:layout:minimumLineSpacingForSectionAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumLineSpacingForSectionAt section: Int
        ) -> CGFloat {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, minimumLineSpacingForSectionAt: section)
        }

        /// `collectionView(_:layout:minimumInteritemSpacingForSectionAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            minimumInteritemSpacingForSectionAt section: Int
        ) -> CGFloat {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, minimumInteritemSpacingForSectionAt: section)
        }

        /// `collectionView(_:layout:referenceSizeForHeaderInSection:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForHeaderInSection: section)
        }

        /// `collectionView(_:layout:referenceSizeForFooterInSection:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForFooterInSection section: Int
        ) -> CGSize {
            delegate.collectionView(
                collectionView, layout: collectionViewLayout, referenceSizeForFooterInSection: section)
        }
    }

    /// ``UICollectionViewDelegate``'s `collectionView`.
    @preconcurrency @MainActor
    public struct CollectionView {
        let delegate: any UICollectionViewDelegate

        /// `collectionView(_:shouldHighlightItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
        ) -> Bool {
            delegate.collectionView(collectionView, shouldHighlightItemAt: indexPath)
        }

        /// `collectionView(_:didHighlightItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
            delegate.collectionView(collectionView, didHighlightItemAt: indexPath)
        }

        /// `collectionView(_:didUnhighlightItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
            delegate.collectionView(collectionView, didUnhighlightItemAt: indexPath)
        }

        /// `collectionView(_:shouldSelectItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
        ) -> Bool {
            delegate.collectionView(collectionView, shouldSelectItemAt: indexPath)
        }

        /// `collectionView(_:shouldDeselectItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
        ) -> Bool {
            delegate.collectionView(collectionView, shouldDeselectItemAt: indexPath)
        }

        /// `collectionView(_:didSelectItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            delegate.collectionView(collectionView, didSelectItemAt: indexPath)
        }

        /// `collectionView(_:didDeselectItemAt:)`.
        public func callAsFunction(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
            delegate.collectionView(collectionView, didDeselectItemAt: indexPath)
        }

        /// `collectionView(_:willDisplay:forItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            delegate.collectionView(collectionView, willDisplay: cell, forItemAt: indexPath)
        }

        /// `collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) {
            delegate.collectionView(
                collectionView, willDisplaySupplementaryView: view, forElementKind: elementKind, at: indexPath)
        }

        /// `collectionView(_:didEndDisplaying:forItemAt:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            delegate.collectionView(collectionView, didEndDisplaying: cell, forItemAt: indexPath)
        }

        /// `collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`.
        public func callAsFunction(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) {
            delegate.collectionView(
                collectionView, didEndDisplayingSupplementaryView: view, forElementOfKind: elementKind, at: indexPath)
        }
    }
}
