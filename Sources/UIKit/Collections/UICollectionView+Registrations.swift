import Foundation

extension UICollectionView {
    /// Says which class the cells of items have and how they are filled. A program keeps it, for it counts as another
    /// one whenever it is made.
    @preconcurrency @MainActor
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Fills a cell.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler
        let nib: UINib?
        let identifier = "Typecase.registration.\(UUID().uuidString)"

        /// Creates a registration of a class.
        public init(handler: @escaping Handler) {
            (self.handler, nib) = (handler, nil)
        }

        /// Creates a registration of what a nib holds.
        public init(cellNib: UINib, handler: @escaping Handler) {
            (self.handler, nib) = (handler, cellNib)
        }
    }

    /// Says which class views beside items have and how they are filled.
    @preconcurrency @MainActor
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Fills a view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let elementKind: String
        let handler: Handler
        let nib: UINib?
        let identifier = "Typecase.registration.\(UUID().uuidString)"

        /// Creates a registration of a class for a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler, nib) = (elementKind, handler, nil)
        }

        /// Creates a registration of what a nib holds for a kind.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            (self.elementKind, self.handler, nib) = (elementKind, handler, supplementaryNib)
        }
    }

    /// A cell as a registration has it, filled where there is an item.
    public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
        using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
    ) -> Cell {
        if views.cellMakers[registration.identifier] == nil {
            let nib = registration.nib
            views.cellMakers[registration.identifier] = {
                nib?.reusableView(Cell.self) ?? Cell.make(frame: $0)
            }
        }
        let found = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
        guard let cell = found as? Cell else { preconditionFailure("UICollectionView: the cell is not a \(Cell.self)") }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// A view beside items as a registration has it, filled.
    public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
        using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
    ) -> Supplementary {
        let name = CollectionViews.Name(kind: registration.elementKind, identifier: registration.identifier)
        if views.viewMakers[name] == nil {
            let nib = registration.nib
            views.viewMakers[name] = {
                nib?.reusableView(Supplementary.self) ?? Supplementary.make(frame: $0)
            }
        }
        let found = dequeueReusableSupplementaryView(
            ofKind: registration.elementKind, withReuseIdentifier: registration.identifier, for: indexPath)
        guard let view = found as? Supplementary else {
            preconditionFailure("UICollectionView: the view is not a \(Supplementary.self)")
        }
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
