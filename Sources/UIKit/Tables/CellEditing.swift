import Foundation

/// What can be done with a row while its table is edited.
struct RowEditing: Equatable {
    var style = UITableViewCell.EditingStyle.none
    /// Whether the delegate lets the content make room for the round button.
    var isIndented = true
    /// Whether the data source has said that the row can be moved; `nil` where it says nothing.
    var isMovable: Bool?
    /// Whether rows are chosen instead of edited.
    var isChosen = false
}

/// What a cell shows of editing: a round button before its content, a handle behind it.
@MainActor
final class CellEditing {
    /// What can be done with the cell's row.
    var row = RowEditing()
    /// Whether the table is edited.
    private(set) var isInTable = false
    /// Whether the row's buttons are there.
    private(set) var isSwiped = false
    private var button: EditButton?
    private var handle: MoveHandle?

    /// The room of the round button: it stands where words begin otherwise, which come a little after it.
    static let buttonRoom: CGFloat = 38
    static let handleWidth: CGFloat = 44

    /// Whether anything of editing is shown.
    var isOn: Bool { isInTable || isSwiped }

    /// Takes over that the table is edited, or that the row was swiped.
    func set(inTable: Bool, swiped: Bool) {
        (isInTable, isSwiped) = (inTable, swiped)
    }

    private var kind: EditButton.Kind? {
        guard isInTable else { return nil }
        if row.isChosen { return .choice }
        switch row.style {
        case .none: return nil
        case .delete: return .delete
        case .insert: return .insert
        }
    }

    /// How far the content stands away from the leading edge.
    func leadingWidth(_ cell: UITableViewCell) -> CGFloat {
        guard let kind else { return 0 }
        return kind == .choice || row.isIndented && cell.shouldIndentWhileEditing ? Self.buttonRoom : 0
    }

    /// What the handle takes at the trailing edge.
    var trailingWidth: CGFloat { handle?.superview == nil ? 0 : Self.handleWidth }

    /// Makes and drops the button and the handle.
    func update(_ cell: UITableViewCell) {
        let kind = kind
        if kind != button?.kind {
            button?.removeFromSuperview()
            button = kind.map { EditButton($0) }
            if let button { add(button, to: cell) }
        }
        button?.isChosen = cell.isSelected
        let moves = isInTable && (row.isMovable ?? cell.showsReorderControl)
        if moves != (handle != nil) {
            handle?.removeFromSuperview()
            handle = moves ? MoveHandle() : nil
            if let handle { add(handle, to: cell) }
        }
        cell.setNeedsLayout()
    }

    /// Adds one of them, which comes in from beside the cell.
    private func add(_ view: UIView, to cell: UITableViewCell) {
        UIView.performWithoutAnimation {
            cell.addSubview(view)
            view.alpha = 0
            view.frame = frame(of: view, in: cell, isBeside: true)
            view.layoutSubtree()
        }
    }

    /// Places them.
    func layOut(_ cell: UITableViewCell) {
        button?.margin = cell.place.margin
        for case let view? in [button, handle] as [UIView?] {
            view.frame = frame(of: view, in: cell, isBeside: false)
            view.alpha = 1
        }
    }

    private func frame(of view: UIView, in cell: UITableViewCell, isBeside: Bool) -> CGRect {
        let bounds = cell.bounds
        let width = view === handle ? Self.handleWidth : cell.place.margin + EditButton.side + 10
        let x = view === handle ? bounds.width - (isBeside ? 0 : width) : isBeside ? -width : 0
        return CGRect(x: x, y: 0, width: width, height: bounds.height)
            .flipped(for: cell.effectiveUserInterfaceLayoutDirection, in: bounds)
    }
}

extension UITableViewCell {
    /// Shows that the table is edited, or no more.
    func showEditing(_ isOn: Bool, animated: Bool) {
        guard isOn != editing.isInTable else { return editing.update(self) }
        transition(inTable: isOn, swiped: editing.isSwiped) {
            updateAccessory()
            editing.update(self)
            guard animated, window != nil else { return }
            animateInOwnApplication(duration: 0.25) { layoutSubtree() }
        }
    }

    /// Takes over that the row's buttons are there, or no more.
    func showSwipe(_ isOn: Bool) {
        guard isOn != editing.isSwiped else { return }
        transition(inTable: editing.isInTable, swiped: isOn) {}
    }

    private func transition(inTable: Bool, swiped: Bool, _ show: () -> Void) {
        var mask: StateMask = []
        if inTable { mask.insert(.showingEditControl) }
        if swiped { mask.insert(.showingDeleteConfirmation) }
        willTransition(to: mask)
        editing.set(inTable: inTable, swiped: swiped)
        show()
        setNeedsUpdateConfiguration()
        didTransition(to: mask)
    }
}
