import Foundation

/// The cells and other views of a collection view that are seen, and those that wait to be seen again.
@MainActor
final class CollectionViews {
    /// What is seen, and the cell that is typed in.
    var shown: [CollectionElement: UICollectionReusableView] = [:]
    /// What makes cells with frames, by identifiers.
    var cellMakers: [String: (CGRect) -> UICollectionViewCell] = [:]
    /// What makes views beside items, by kinds and identifiers.
    var viewMakers: [Name: (CGRect) -> UICollectionReusableView] = [:]
    /// The cell that the data source is being asked to fill again, and its item, until it has it.
    var refilled: (cell: UICollectionViewCell, path: IndexPath)?
    private var spares: [Name: [UICollectionReusableView]] = [:]

    /// By what a view is found.
    struct Name: Hashable {
        /// `nil` for cells.
        var kind: String?
        var identifier: String
    }

    /// The element that a view shows.
    func element(of view: UICollectionReusableView) -> CollectionElement? {
        shown.first { $0.value === view }?.key
    }

    /// The cell of an item.
    func cell(of row: TableRow) -> UICollectionViewCell? { shown[.item(row)] as? UICollectionViewCell }

    /// The item that a cell shows.
    func row(of cell: UICollectionViewCell) -> TableRow? {
        if case .item(let row) = element(of: cell) { row } else { nil }
    }

    /// The cells with their items, in their order.
    var cells: [(row: TableRow, cell: UICollectionViewCell)] {
        shown.compactMap { element, view in
            if case .item(let row) = element, let cell = view as? UICollectionViewCell { (row, cell) } else { nil }
        }.sorted { $0.row < $1.row }
    }

    /// Keeps a view that is seen no more.
    func keep(_ view: UICollectionReusableView) {
        guard let identifier = view.reuseIdentifier, element(of: view) == nil else { return }
        let name = Name(kind: view.kind, identifier: identifier)
        guard spares[name]?.contains(where: { $0 === view }) != true else { return }
        spares[name, default: []].append(view)
    }

    /// A view that waits.
    func spare(_ name: Name) -> UICollectionReusableView? {
        guard let view = spares[name]?.popLast() else { return nil }
        view.willBeUsedAgain()
        return view
    }

    /// A cell of an identifier: one that waits, or a new one where something is registered for it.
    /// - Parameter frame: That of a new one.
    func cell(_ identifier: String, frame: @autoclosure () -> CGRect) -> UICollectionViewCell? {
        if let cell = spare(Name(kind: nil, identifier: identifier)) as? UICollectionViewCell { return cell }
        let cell = cellMakers[identifier]?(frame())
        cell?.takeIdentifier(identifier)
        return cell
    }

    /// A view of a kind and an identifier: one that waits, or a new one where something is registered for them.
    /// - Parameter frame: That of a new one.
    func view(_ name: Name, frame: @autoclosure () -> CGRect) -> UICollectionReusableView? {
        if let view = spare(name) { return view }
        let view = viewMakers[name]?(frame())
        view?.takeIdentifier(name.identifier)
        view?.kind = name.kind
        return view
    }

    /// Gives the data source the cell that it is asked to fill again, if it asks for one of that item and identifier.
    func takeRefilled(_ identifier: String, for path: IndexPath) -> UICollectionViewCell? {
        guard let known = refilled, known.path == path, known.cell.reuseIdentifier == identifier else { return nil }
        refilled = nil
        return known.cell
    }

    /// How many views wait.
    var spareCount: Int { spares.values.reduce(0) { $0 + $1.count } }
}

extension UINib {
    /// The view for a collection view that the nib holds.
    func reusableView<View: UICollectionReusableView>(_ type: View.Type) -> View {
        guard let view = instantiate(withOwner: nil).first as? View else {
            preconditionFailure(
                "UICollectionView: a nib that is registered must hold a \(type), and nothing before it")
        }
        return view
    }
}
