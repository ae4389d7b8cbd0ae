import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// What stands behind the content of cells, headers and footers by a configuration.
@MainActor @Suite("Background configurations")
final class BackgroundConfigurationTests: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let sim = Simulator(size: CGSize(width: 400, height: 600))
    private var table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private var configure: (UITableViewCell) -> Void = { _ in }

    private func show(
        _ style: UITableView.Style = .plain, _ configure: @escaping (UITableViewCell) -> Void
    ) -> UITableViewCell {
        self.configure = configure
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600), style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.dataSource, table.delegate) = (self, self)
        sim.window.addSubview(table)
        sim.frame()
        #expect(sim.areaMissedByDamage() == nil)
        return table.cellForRow(at: IndexPath(row: 0, section: 0))!
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        configure(cell)
        return cell
    }

    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        guard tableView.style == .grouped else { return nil }
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var background = UIBackgroundConfiguration.listGroupedHeaderFooter()
        background.backgroundColor = .green
        header.backgroundConfiguration = background
        return header
    }

    private func color(_ view: UIView, _ x: CGFloat, _ y: CGFloat) -> UIColor {
        sim.color(at: view.convert(CGPoint(x: x, y: y), to: nil))
    }

    @Test("Colour, insets, corners, a line and a view of its own, as large as the area")
    func looks() {
        let mark = UIView()
        mark.backgroundColor = .blue
        let cell = show { cell in
            var background = UIBackgroundConfiguration.clear()
            background.backgroundColor = .red
            background.backgroundInsets = NSDirectionalEdgeInsets(top: 4, leading: 30, bottom: 4, trailing: 10)
            background.cornerRadius = 8
            background.strokeColor = .green
            background.strokeWidth = 2
            cell.backgroundConfiguration = background
        }
        #expect(color(cell, 60, 22) == .red && color(cell, 20, 22) == .white && color(cell, 395, 22) == .white)
        #expect(color(cell, 31, 22) == .green && color(cell, 60, 5) == .green && color(cell, 60, 2) == .white)
        #expect(color(cell, 30.5, 4.5) == .white)
        cell.backgroundConfiguration?.customView = mark
        sim.frame()
        #expect(color(cell, 60, 22) == .blue && mark.bounds.size == CGSize(width: 360, height: cell.bounds.height - 8))
        #expect(color(cell, 31, 22) == .green && sim.areaMissedByDamage() == nil)
        cell.backgroundConfiguration?.customView = nil
        cell.backgroundConfiguration?.strokeOutset = 4
        sim.frame()
        #expect(mark.superview == nil && color(cell, 27, 22) == .green && color(cell, 29, 22) == .white)
        #expect(color(cell, 31, 22) == .red)
        cell.backgroundConfiguration = nil
        sim.frame()
        #expect(color(cell, 60, 22) == .white && sim.areaMissedByDamage() == nil)
    }

    @Test("A list's cell is grey while a finger is on it or it is selected; one with a colour of its own is not")
    func states() {
        let cell = show { $0.backgroundConfiguration = .listPlainCell() }
        let grey = UIColor.systemGray4.resolvedColor(with: sim.window.traitCollection)
        #expect(color(cell, 200, 22) == .white)
        sim.tap(cell)
        sim.frame()
        #expect(cell.isSelected && color(cell, 200, 22) == grey && sim.areaMissedByDamage() == nil)
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        sim.frame()
        #expect(color(cell, 200, 22) == .white)
        cell.backgroundConfiguration?.backgroundColor = .red
        sim.tap(cell)
        sim.frame()
        #expect(cell.isSelected && color(cell, 200, 22) == .red)
        cell.automaticallyUpdatesBackgroundConfiguration = false
        cell.backgroundConfiguration = .listPlainCell()
        sim.frame()
        #expect(color(cell, 200, 22) == .white)
        // A program says itself how a state looks.
        cell.configurationUpdateHandler = { cell, state in
            var background = UIBackgroundConfiguration.listPlainCell()
            background.backgroundColor = state.isSelected ? .blue : .yellow
            cell.backgroundConfiguration = background
        }
        sim.frame()
        #expect(color(cell, 200, 22) == .blue)
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        sim.frame()
        #expect(color(cell, 200, 22) == .yellow && sim.areaMissedByDamage() == nil)
    }

    @Test("Views behind the content and the configuration take each other's place")
    func exclusive() {
        let cell = show { _ in }
        let ground = UIView()
        (cell.backgroundView, cell.selectedBackgroundView, cell.backgroundColor) = (ground, UIView(), .red)
        cell.backgroundConfiguration = .listPlainCell()
        #expect(cell.backgroundView == nil && cell.selectedBackgroundView == nil && ground.superview == nil)
        #expect(cell.backgroundColor == nil)
        cell.backgroundView = ground
        #expect(cell.backgroundConfiguration == nil && ground.superview === cell)
        let item = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        item.backgroundView = ground
        item.backgroundConfiguration = .clear()
        #expect(item.backgroundView == nil)
        item.backgroundView = ground
        #expect(item.backgroundConfiguration == nil)
    }

    @Test("In an inset group the ground has the group's corners; a header has a ground of its own")
    func groups() {
        let cell = show(.insetGrouped) { $0.backgroundConfiguration = .listGroupedCell() }
        let ground = UIColor.systemGroupedBackground.resolvedColor(with: sim.window.traitCollection)
        #expect(color(cell, 100, 22) == .white && color(cell, 0.5, 0.5) == ground)
        table.removeFromSuperview()
        _ = show(.grouped) { _ in }
        let header = table.headerView(forSection: 0)!
        #expect(color(header, 200, 10) == .green)
        #expect(header.defaultBackgroundConfiguration() == .listGroupedHeaderFooter())
        header.backgroundConfiguration = nil
        sim.frame()
        #expect(color(header, 200, 10) == ground && sim.areaMissedByDamage() == nil)
    }

    @Test("An item of a collection has one too, in the tint colour where it has none")
    func items() {
        let cell = UICollectionViewCell(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        cell.tintColor = .red
        var background = UIBackgroundConfiguration.clear()
        background.backgroundColor = nil
        background.cornerRadius = 10
        cell.backgroundConfiguration = background
        sim.window.backgroundColor = .white
        sim.window.addSubview(cell)
        sim.frame()
        #expect(color(cell, 25, 25) == .red && color(cell, 0.5, 0.5) == .white)
        cell.tintColor = .blue
        sim.frame()
        #expect(color(cell, 25, 25) == .blue && sim.areaMissedByDamage() == nil)
    }
}
