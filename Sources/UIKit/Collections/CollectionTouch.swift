import Foundation

/// The finger that is on an item: highlights it after a moment, and selects it when it goes up.
@MainActor
final class CollectionTouch {
    private weak var finger: UITouch?
    private weak var cell: UICollectionViewCell?
    private var isHighlighted = false
    private var patience: FrameTimers.Token?

    /// How long a finger rests before its item is highlighted: it may be about to scroll.
    private static let delay = 0.12
    /// How far a finger may leave its item.
    private static let reach: CGFloat = 20

    func began(_ touch: UITouch, in view: UICollectionView) {
        guard finger == nil, view.allowsSelection, let cell = Self.cell(under: touch, in: view) else { return }
        (finger, self.cell, isHighlighted) = (touch, cell, false)
        patience = view.application?.timers.after(Self.delay) { [weak self, weak view] in
            guard let self, let view else { return }
            highlight(in: view)
        }
    }

    func moved(_ touches: Set<UITouch>, in view: UICollectionView) {
        guard let finger, let cell, touches.contains(finger) else { return }
        let room = cell.bounds.insetBy(dx: -Self.reach, dy: -Self.reach)
        if !room.contains(finger.location(in: cell)) { stop(in: view) }
    }

    func ended(_ touches: Set<UITouch>, in view: UICollectionView) {
        guard let finger, touches.contains(finger) else { return }
        moved(touches, in: view)
        guard cell != nil, isHighlighted || highlight(in: view) else { return stop(in: view) }
        // What was asked may have taken the item away.
        let row = cell.flatMap { view.views.row(of: $0) }
        stop(in: view)
        if let row, view.contains(row) { view.userPicked(row) }
    }

    func cancelled(_ touches: Set<UITouch>, in view: UICollectionView) {
        if let finger, touches.contains(finger) { stop(in: view) }
    }

    /// A cell shows its item no more.
    func forget(_ view: UICollectionReusableView, in collection: UICollectionView) {
        if cell === view { stop(in: collection) }
    }

    /// Highlights the item.
    /// - Returns: Whether it may be.
    @discardableResult
    private func highlight(in view: UICollectionView) -> Bool {
        guard let cell, !isHighlighted, let row = view.views.row(of: cell) else { return false }
        guard view.delegate?.collectionView(view, shouldHighlightItemAt: row.path) ?? true, self.cell === cell else {
            drop()
            return false
        }
        isHighlighted = true
        cell.isHighlighted = true
        view.delegate?.collectionView(view, didHighlightItemAt: row.path)
        return true
    }

    private func stop(in view: UICollectionView) {
        let (cell, wasHighlighted) = (cell, isHighlighted)
        drop()
        guard wasHighlighted, let cell else { return }
        cell.isHighlighted = false
        if let row = view.views.row(of: cell) { view.delegate?.collectionView(view, didUnhighlightItemAt: row.path) }
    }

    private func drop() {
        (finger, cell, isHighlighted) = (nil, nil, false)
        patience?.cancel()
        patience = nil
    }

    private static func cell(under touch: UITouch, in collection: UICollectionView) -> UICollectionViewCell? {
        var view = touch.view
        while let current = view, current !== collection {
            if let cell = current as? UICollectionViewCell, cell.superview === collection { return cell }
            view = current.superview
        }
        return nil
    }
}
