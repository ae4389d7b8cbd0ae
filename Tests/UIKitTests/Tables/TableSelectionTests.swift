import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Fingers on rows, and what is selected.
@MainActor @Suite("Selecting rows")
struct TableSelectionTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test("A tap highlights, selects and deselects in UIKit's order")
    func tap() {
        let kiosk = TableKiosk([Array(0..<20)])
        kiosk.simulator.frame()
        kiosk.simulator.tap(CGPoint(x: 100, y: 66))
        #expect(
            kiosk.take() == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1"])
        kiosk.simulator.tap(CGPoint(x: 100, y: 110))
        #expect(
            kiosk.take() == [
                "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "willDeselect 1",
                "didDeselect 1", "didSelect 2",
            ])
        #expect(kiosk.table.indexPathsForSelectedRows == [path(2)] && kiosk.fault() == nil)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("A finger highlights its row after a moment, and no longer when it scrolls")
    func highlight() {
        let kiosk = TableKiosk([Array(0..<50)])
        kiosk.simulator.frame()
        kiosk.simulator.touchDown(0, at: CGPoint(x: 100, y: 66))
        kiosk.simulator.advance(0.05)
        #expect(kiosk.take().isEmpty)
        kiosk.simulator.advance(0.2)
        #expect(kiosk.take() == ["shouldHighlight 1", "didHighlight 1"])
        #expect(kiosk.table.cellForRow(at: path(1))?.isHighlighted == true)
        kiosk.simulator.touchMove(0, to: CGPoint(x: 100, y: 20))
        kiosk.simulator.advance(0.05)
        #expect(kiosk.take() == ["didUnhighlight 1"])
        kiosk.simulator.touchUp(0)
        kiosk.simulator.advance(1)
        #expect(kiosk.take().isEmpty && kiosk.table.indexPathForSelectedRow == nil)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("Of several that may be selected a second tap deselects one")
    func several() {
        let kiosk = TableKiosk([Array(0..<20)])
        kiosk.table.allowsMultipleSelection = true
        kiosk.simulator.frame()
        for row in [1, 3, 1] { kiosk.simulator.tap(CGPoint(x: 100, y: CGFloat(row) * 44 + 20)) }
        #expect(kiosk.table.indexPathsForSelectedRows == [path(3)])
        #expect(kiosk.take().suffix(2) == ["willDeselect 1", "didDeselect 1"] && kiosk.fault() == nil)
    }

    @Test("The delegate may refuse a highlight, or choose another row")
    func refused() {
        let kiosk = TableKiosk([Array(0..<20)])
        kiosk.simulator.frame()
        kiosk.refusesHighlight = true
        kiosk.simulator.tap(CGPoint(x: 100, y: 66))
        #expect(kiosk.take() == ["shouldHighlight 1"] && kiosk.table.indexPathForSelectedRow == nil)
        kiosk.refusesHighlight = false
        kiosk.willSelect = { _ in IndexPath(row: 5, section: 0) }
        kiosk.simulator.tap(CGPoint(x: 100, y: 66))
        #expect(kiosk.table.indexPathForSelectedRow == path(5) && kiosk.take().last == "didSelect 5")
        kiosk.willSelect = { _ in nil }
        kiosk.simulator.tap(CGPoint(x: 100, y: 66))
        #expect(kiosk.table.indexPathForSelectedRow == path(5))
        kiosk.table.allowsSelection = false
        #expect(kiosk.table.indexPathForSelectedRow == nil)
        _ = kiosk.take()
        kiosk.simulator.tap(CGPoint(x: 100, y: 66))
        #expect(kiosk.take().isEmpty)
    }

    @Test("A control in a row has its taps for itself")
    func control() {
        let kiosk = TableKiosk([Array(0..<5)])
        var taps = 0
        kiosk.dress = { cell, _ in
            let button = UIButton(type: .system, primaryAction: UIAction(title: "Do") { _ in taps += 1 })
            button.frame = CGRect(x: 0, y: 0, width: 60, height: 44)
            cell.accessoryView = button
        }
        kiosk.simulator.frame()
        kiosk.simulator.tap(CGPoint(x: 270, y: 22))
        #expect(taps == 1 && kiosk.take().isEmpty)
        kiosk.simulator.tap(CGPoint(x: 100, y: 22))
        #expect(taps == 1 && kiosk.table.indexPathForSelectedRow == path(0))
    }

    @Test("Asking for everything again in a callback does no harm")
    func reloads() {
        let kiosk = TableKiosk([Array(0..<20)])
        kiosk.didSelect = { _ in
            kiosk.sections = [[7]]
            kiosk.table.reloadData()
        }
        kiosk.simulator.frame()
        kiosk.simulator.tap(CGPoint(x: 100, y: 200))
        #expect(kiosk.seen == [7] && kiosk.table.indexPathForSelectedRow == nil && kiosk.fault() == nil)
        var reloads = 0
        kiosk.ownCell = { _ in
            reloads += 1
            if reloads < 6 { kiosk.table.reloadData() }
            return nil
        }
        kiosk.sections = [[1, 2, 3]]
        kiosk.table.reloadData()
        for _ in 0..<5 { kiosk.simulator.frame() }
        #expect(kiosk.seen == [1, 2, 3] && kiosk.fault() == nil && kiosk.simulator.areaMissedByDamage() == nil)
        kiosk.ownCell = { _ in
            kiosk.table.reloadData()
            return nil
        }
        kiosk.table.reloadData()
        for _ in 0..<5 { kiosk.simulator.frame() }
    }

    @Test("A cell that is given for two rows shows the last one")
    func sameCell() {
        let kiosk = TableKiosk([Array(0..<4)])
        let cell = UITableViewCell()
        kiosk.ownCell = { _ in cell }
        for _ in 0..<3 { kiosk.simulator.frame() }
        #expect(kiosk.table.subviews.filter { $0 is UITableViewCell }.count == 1)
        kiosk.ownCell = nil
        kiosk.table.reloadData()
        kiosk.simulator.frame()
        #expect(kiosk.fault() == nil)
    }

    @Test("A data source that is gone has no rows")
    func goneSource() {
        let simulator = Simulator(size: CGSize(width: 320, height: 400))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        simulator.window.addSubview(table)
        do {
            let kiosk = TableKiosk([Array(0..<5)])
            table.dataSource = kiosk
            simulator.frame()
            #expect(table.visibleCells.count == 5)
        }
        table.contentOffset.y = 1
        simulator.frame()
        #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
    }

    @Test("A cell is read as a whole, says whether it is selected, and lets its controls be read by themselves")
    func accessibility() {
        let kiosk = TableKiosk([Array(0..<3)])
        kiosk.simulator.frame()
        let cell = kiosk.table.visibleCells[0]
        #expect(cell.isAccessibilityElement && cell.accessibilityLabel == "Row 0")
        #expect(cell.accessibilityTraits == .button)
        kiosk.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
        #expect(cell.accessibilityTraits == [.button, .selected])
        cell.accessoryView = UISwitch()
        #expect(!cell.isAccessibilityElement)
    }
}
