import Foundation

/// Says what a collection view shows. Two methods have no defaults.
///
/// Left out from UIKit: moving items by a finger, and titles of an index.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The cell of an item, by ``UICollectionView/dequeueReusableCell(withReuseIdentifier:for:)``. A cell shows one
    /// item: one that already shows another is taken from it.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// How many sections there are. The default is 1.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A view beside items, such as a header. It must be implemented where the layout has some.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
    /// One.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Ends the program: the layout has a view of which the data source says nothing.
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        preconditionFailure(
            """
            UICollectionView: the layout has a \(kind), so the data source must implement \
            collectionView(_:viewForSupplementaryElementOfKind:at:)
            """)
    }
}
