import Foundation

/// A row that a finger has swiped away from its buttons.
@MainActor
final class SwipedRow {
    private(set) weak var cell: UITableViewCell?
    let actions: RowActionsView
    private weak var table: UITableView?
    private let wasEnabled: Bool
    var isClosing = false
    /// How far the row is away from its place, in points to the right.
    private(set) var offset: CGFloat = 0

    init(_ cell: UITableViewCell, _ actions: RowActionsView, in table: UITableView) {
        (self.cell, self.actions, self.table) = (cell, actions, table)
        wasEnabled = cell.isUserInteractionEnabled
        // A finger on the row puts it back, and uses nothing in it.
        cell.isUserInteractionEnabled = false
    }

    /// 1 where the row goes to the right, -1 where to the left.
    private var sign: CGFloat {
        let isRightToLeft = table?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return actions.isTrailing == isRightToLeft ? 1 : -1
    }

    /// The share of the row's width at which the first button takes over.
    private static let fullShare: CGFloat = 0.6

    /// How much of the buttons is seen, in points.
    private var shown: CGFloat { offset * sign }

    /// Whether a finger that goes up now performs the first button.
    private var isFull: Bool {
        actions.configuration.performsFirstActionWithFullSwipe
            && shown > max(actions.wantedWidth, (cell?.bounds.width ?? 0) * Self.fullShare)
    }

    /// A finger has drawn the row somewhere.
    func draw(to wanted: CGFloat) {
        guard !isClosing, let cell else { return }
        var shown = max(0, wanted * sign)
        let width = cell.bounds.width
        if !actions.configuration.performsFirstActionWithFullSwipe, shown > actions.wantedWidth {
            shown = actions.wantedWidth + (shown - actions.wantedWidth) / 3
        }
        offset = min(shown, width) * sign
        place()
        actions.isFull = isFull
    }

    /// The finger is up.
    /// - Returns: The button that is performed.
    func released(velocity: CGFloat) -> UIContextualAction? {
        guard !isClosing else { return nil }
        if isFull { return actions.configuration.actions.first }
        let speed = velocity * sign
        let opens = speed > 200 || speed > -200 && shown > actions.wantedWidth / 2
        if opens { settle(open: true, animated: true) } else { table?.editing.close(animated: true) }
        return nil
    }

    /// Brings the row to where it rests.
    func settle(open: Bool, animated: Bool, then: @escaping () -> Void = {}) {
        actions.isFull = false
        // What is brought in begins at the row's edge, as high as the row.
        if offset == 0 {
            UIView.performWithoutAnimation {
                place()
                actions.layoutSubtree()
            }
        }
        offset = open ? actions.wantedWidth * sign : 0
        guard animated, let table, table.window != nil else {
            place()
            return then()
        }
        table.animateInOwnApplication(duration: 0.25) {
            place()
            actions.layoutSubtree()
        } completion: { _ in
            then()
        }
    }

    /// Puts row and buttons where they belong.
    func place() {
        guard let cell, let table, let row = table.cells.row(of: cell), table.heights.contains(row) else { return }
        let rect = table.rect(of: .row(row))
        let frame = rect.offsetBy(dx: offset, dy: 0)
        if cell.frame != frame { cell.frame = frame }
        let room =
            offset < 0
            ? CGRect(x: rect.maxX + offset, y: rect.minY, width: -offset, height: rect.height)
            : CGRect(
                x: offset > 0 || sign > 0 ? rect.minX : rect.maxX, y: rect.minY, width: offset, height: rect.height)
        if actions.frame != room { actions.frame = room }
    }

    /// Takes the buttons away.
    func end() {
        actions.removeFromSuperview()
        cell?.isUserInteractionEnabled = wasEnabled
    }
}

/// Recognises fingers that swipe a row of a table away.
final class RowSwipeGestureRecognizer: UIPanGestureRecognizer {
    private var start: CGFloat = 0

    private var table: UITableView? { view as? UITableView }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        guard let table, let swiped = table.editing.swiped, let touch = touches.first,
            touch.view?.isDescendant(of: swiped.actions) != true
        else { return }
        table.editing.closingFinger = touch
        // A finger on the row itself may draw it further.
        guard swiped.cell?.frame.contains(touch.location(in: table)) != true else { return }
        table.editing.close(animated: true)
        fail()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let isTap = state == .possible && touches.contains { $0 === table?.editing.closingFinger }
        super.touchesEnded(touches, with: event)
        if isTap { table?.editing.close(animated: true) }
    }

    override func shouldBegin() -> Bool {
        guard let table, mainAxis == .horizontal, numberOfTouches == 1, super.shouldBegin() else { return false }
        if let swiped = table.editing.swiped { return !swiped.isClosing }
        guard !table.editing.isOn, table.editing.lifted == nil else { return false }
        let point = location(in: table)
        let direction = initialDirection
        let origin = CGPoint(x: point.x - direction.x, y: point.y - direction.y)
        guard let row = table.row(at: origin), let cell = table.cells.shown[row] else { return false }
        let isTrailing = (direction.x < 0) == (table.effectiveUserInterfaceLayoutDirection == .leftToRight)
        let time = table.generation
        guard let actions = table.editing.actions(of: row, isTrailing: isTrailing), table.isCurrent(time) else {
            return false
        }
        table.editing.open(cell, actions, isTrailing: isTrailing)
        return table.editing.swiped != nil
    }

    /// The finger has moved on.
    func follow() {
        guard let table, let swiped = table.editing.swiped else { return }
        switch state {
        case .began:
            start = swiped.offset
            swiped.draw(to: start + translation(in: table).x)
        case .changed: swiped.draw(to: start + translation(in: table).x)
        case .ended:
            if let action = swiped.released(velocity: velocity(in: table).x) { table.editing.perform(action) }
        case .cancelled: table.editing.close(animated: true)
        default: break
        }
    }
}
