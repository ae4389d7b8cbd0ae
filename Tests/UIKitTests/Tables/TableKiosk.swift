import Foundation
import UIKitSimulator

@testable import UIKit

/// A kiosk with a table of numbers in sections, whose delegate writes everything down.
@MainActor
final class TableKiosk: NSObject, UITableViewDataSource, UITableViewDelegate {
    let simulator: Simulator
    let table: UITableView
    var sections: [[Int]]
    var titles: [Int: String] = [:]
    var footers: [Int: String] = [:]
    /// How high the row of a number is; the table's own where it is `nil`.
    var height: ((Int) -> CGFloat)?
    /// What is done with a cell before the table gets it.
    var dress: ((UITableViewCell, Int) -> Void)?
    /// The cell of a number, instead of one of the table's.
    var ownCell: ((IndexPath) -> UITableViewCell?)?
    var refusesHighlight = false
    var willSelect: (IndexPath) -> IndexPath? = { $0 }
    var didSelect: ((IndexPath) -> Void)?
    private(set) var log: [String] = []
    /// How many cells were made.
    private(set) var madeCells = 0
    /// How often a cell was asked for.
    private(set) var askedCells = 0
    private(set) var displayed: Set<ObjectIdentifier> = []

    init(
        _ sections: [[Int]], style: UITableView.Style = .plain, size: CGSize = CGSize(width: 320, height: 440),
        scale: CGFloat = 1
    ) {
        self.sections = sections
        simulator = Simulator(size: size, scale: scale)
        table = UITableView(frame: CGRect(origin: .zero, size: size), style: style)
        super.init()
        table.dataSource = self
        table.delegate = self
        simulator.window.addSubview(table)
    }

    /// What has happened since this was read last.
    func take() -> [String] {
        defer { log = [] }
        return log
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        askedCells += 1
        let number = sections[indexPath.section][indexPath.row]
        if let cell = ownCell?(indexPath) { return cell }
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "number")
            ?? UITableViewCell(style: .default, reuseIdentifier: "number")
        if cell.tag == 0 { madeCells += 1 }
        cell.tag = number + 1
        cell.textLabel?.text = "Row \(number)"
        dress?(cell, number)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { titles[section] }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footers[section] }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        height?(sections[indexPath.section][indexPath.row]) ?? tableView.rowHeight
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displayed.insert(ObjectIdentifier(cell))
    }
    func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        displayed.remove(ObjectIdentifier(cell))
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        log.append("shouldHighlight \(indexPath.row)")
        return !refusesHighlight
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        log.append("didHighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        log.append("didUnhighlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willSelect \(indexPath.row)")
        return willSelect(indexPath)
    }
    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        log.append("willDeselect \(indexPath.row)")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.row)")
        didSelect?(indexPath)
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        log.append("didDeselect \(indexPath.row)")
    }

    // MARK: What is seen

    /// What the cells that are seen say, from top to bottom.
    var seen: [Int] { table.visibleCells.map { $0.tag - 1 } }

    /// What is wrong with what is seen: cells of other rows, in other places, or missing ones; `nil` when nothing is.
    func fault() -> String? {
        let paths = table.indexPathsForVisibleRows ?? []
        let wanted = table.indexPathsForRows(in: table.bounds) ?? []
        guard paths == wanted else { return "\(paths) are seen and not \(wanted)" }
        for path in paths {
            guard let cell = table.cellForRow(at: path) else { return "\(path) has no cell" }
            guard cell.tag - 1 == sections[path.section][path.row] else { return "\(path) shows \(cell.tag - 1)" }
            guard cell.frame == table.rectForRow(at: path) else { return "\(path) stands at \(cell.frame)" }
            guard cell.superview === table, displayed.contains(ObjectIdentifier(cell)) else {
                return "\(path) was not announced"
            }
            guard cell.isSelected == (table.indexPathsForSelectedRows ?? []).contains(path) else {
                return "\(path) is selected: \(cell.isSelected)"
            }
        }
        let cells = table.subviews.compactMap { $0 as? UITableViewCell }
        guard cells.count == paths.count else { return "\(cells.count) cells for \(paths.count) rows" }
        return nil
    }

    /// Lets a finger go up or down, a step a frame, and rest.
    func drag(by distance: CGFloat, from y: CGFloat = 220) {
        simulator.touchDown(0, at: CGPoint(x: 100, y: y))
        for step in 1...10 {
            simulator.touchMove(0, to: CGPoint(x: 100, y: y + distance * CGFloat(step) / 10))
            simulator.advance(1 / 60)
        }
        simulator.advance(0.3)
        simulator.touchUp(0)
        simulator.advance(1)
    }
}
