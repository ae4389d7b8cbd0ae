import Foundation
import UIKitSimulator

@testable import UIKit

/// A kiosk with a table of numbers that can be taken out, added and moved.
@MainActor
final class EditedTable: NSObject, UITableViewDataSource, UITableViewDelegate {
    let simulator = Simulator(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    var sections: [[Int]]
    var canEdit: (IndexPath) -> Bool = { _ in true }
    var canMove: (IndexPath) -> Bool = { _ in true }
    var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
    var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
    var onCommit: ((IndexPath) -> Void)?
    var onMove: (() -> Void)?
    private(set) var log: [String] = []

    init(_ sections: [[Int]]) {
        self.sections = sections
        super.init()
        table.dataSource = self
        table.delegate = self
        simulator.window.addSubview(table)
        simulator.frame()
    }

    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Part \(section)" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "number")
            ?? UITableViewCell(style: .default, reuseIdentifier: "number")
        cell.tag = sections[indexPath.section][indexPath.row]
        cell.textLabel?.text = "Row \(cell.tag)"
        return cell
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit(indexPath) }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { style(indexPath) }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        log.append("\(editingStyle) \(sections[indexPath.section][indexPath.row])")
        if let onCommit { return onCommit(indexPath) }
        if editingStyle == .delete {
            sections[indexPath.section].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        } else {
            sections[indexPath.section].insert(1000 + sections.joined().count, at: indexPath.row)
            tableView.insertRows(at: [indexPath], with: .automatic)
        }
    }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        let number = sections[source.section].remove(at: source.row)
        log.append("move \(number) to \(destination.section) \(destination.row)")
        sections[destination.section].insert(number, at: destination.row)
        onMove?()
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
    ) -> IndexPath { target(source, proposed) }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { leading(indexPath) }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { trailing(indexPath) }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        log.append("begin \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        log.append("end \(indexPath.map { "\($0.row)" } ?? "nil")")
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("select \(indexPath.row)")
    }

    // MARK: Deeds

    /// Draws a finger from one point to another, and waits until all is at rest.
    func drag(from start: CGPoint, to end: CGPoint, steps: Int = 12) {
        simulator.touchDown(0, at: start)
        for step in 1...steps {
            let share = CGFloat(step) / CGFloat(steps)
            simulator.touchMove(
                0, to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
            simulator.advance(1 / 60)
        }
        // The finger rests, so that it throws nothing.
        simulator.advance(0.3)
        simulator.touchUp(0)
        rest()
    }

    func rest() { for _ in 0..<40 { simulator.advance(1 / 60) } }

    func tap(_ point: CGPoint) {
        simulator.tap(point)
        rest()
    }

    /// The middle of a row in the window.
    func middle(_ row: Int, _ section: Int = 0) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        return CGPoint(x: rect.midX, y: rect.midY - table.contentOffset.y)
    }

    /// Swipes a row to the left or right.
    func swipe(_ row: Int, by distance: CGFloat) {
        let middle = middle(row)
        drag(from: middle, to: CGPoint(x: middle.x + distance, y: middle.y))
    }

    /// The handle of a row.
    func handle(_ row: Int, _ section: Int = 0) -> CGPoint { CGPoint(x: 300, y: middle(row, section).y) }

    /// What the buttons behind the row say that was swiped away, from left to right.
    var buttons: [String] {
        guard let actions = table.editing.swiped?.actions else { return [] }
        return actions.subviews.compactMap { $0 as? UIButton }.sorted { $0.frame.minX < $1.frame.minX }
            .compactMap { $0.title(for: .normal) }
    }

    /// What is wrong with what is seen; `nil` when nothing is.
    func fault() -> String? {
        let paths = table.indexPathsForRows(in: table.bounds) ?? []
        guard table.indexPathsForVisibleRows == paths else { return "other rows are seen" }
        for path in paths {
            guard let cell = table.cellForRow(at: path) else { return "\(path) has no cell" }
            guard cell.tag == sections[path.section][path.row] else { return "\(path) shows \(cell.tag)" }
            guard cell === table.editing.swiped?.cell || cell.frame == table.rectForRow(at: path) else {
                return "\(path) stands at \(cell.frame)"
            }
            guard cell.isEditing == (table.isEditing || cell === table.editing.swiped?.cell) else {
                return "\(path) is edited: \(cell.isEditing)"
            }
            guard cell.isUserInteractionEnabled || cell === table.editing.swiped?.cell, cell.alpha == 1 else {
                return "\(path) cannot be used"
            }
        }
        guard table.subviews.filter({ $0 is UITableViewCell }).count == paths.count else { return "cells are left" }
        guard table.subviews.contains(where: { $0 is RowActionsView }) == (table.editing.swiped != nil) else {
            return "buttons are left"
        }
        return simulator.areaMissedByDamage().map { "\($0) was not painted" }
    }
}
