import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Rows, their cells and their heights while a table is scrolled.
@MainActor @Suite("Rows of a table")
struct TableRowsTests {
    @Test("A cell's content has a size before any layout, by which programs place what they put into it")
    func newCell() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        let field = UITextField(frame: CGRect(x: 15, y: 0, width: cell.contentView.bounds.width - 30, height: 44))
        field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.contentView.addSubview(field)
        cell.frame = CGRect(x: 0, y: 0, width: 400, height: 60)
        cell.layoutIfNeeded()
        #expect(field.frame == CGRect(x: 15, y: 0, width: 370, height: 60))
    }

    @Test("A table that is asked fits its rows, also before it was laid out")
    func fits() {
        let kiosk = TableKiosk([Array(0..<3)])
        #expect(kiosk.table.sizeThatFits(CGSize(width: 320, height: 1000)).height == 132)
        kiosk.simulator.frame()
        kiosk.table.sizeToFit()
        #expect(kiosk.table.frame.size == CGSize(width: 320, height: 132))
    }

    @Test("Of ten thousand rows only those that are seen have cells, and cells are used again")
    func manyRows() {
        let kiosk = TableKiosk([Array(0..<10_000)])
        kiosk.simulator.frame()
        #expect(kiosk.seen == Array(0..<10) && kiosk.table.contentSize == CGSize(width: 320, height: 440_000))
        for step in 1...60 {
            kiosk.table.contentOffset.y = CGFloat(step) * 130
            kiosk.simulator.frame()
            #expect(kiosk.fault() == nil)
        }
        kiosk.table.contentOffset.y = 300_000
        kiosk.simulator.frame()
        #expect(kiosk.seen.first == 6818 && kiosk.fault() == nil)
        #expect(kiosk.madeCells <= 12 && kiosk.table.cells.spareCount <= 3)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("A finger scrolls, and what comes into view is painted")
    func finger() {
        let kiosk = TableKiosk([Array(0..<100)])
        kiosk.simulator.frame()
        kiosk.drag(by: -200)
        #expect(kiosk.table.contentOffset.y > 150 && kiosk.fault() == nil && kiosk.table.indexPathForSelectedRow == nil)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("What is seen stays in its place when rows above it turn out to be higher or lower")
    func estimates() {
        let kiosk = TableKiosk([Array(0..<1000)])
        kiosk.height = { CGFloat(20 + $0 * 37 % 90) }
        kiosk.table.estimatedRowHeight = 60
        kiosk.simulator.frame()
        kiosk.table.contentOffset.y = 30_000
        kiosk.simulator.frame()
        for _ in 0..<80 {
            let path = kiosk.table.indexPathsForVisibleRows?.first ?? IndexPath(row: 0, section: 0)
            let before = kiosk.table.rectForRow(at: path).minY - kiosk.table.contentOffset.y
            kiosk.table.contentOffset.y -= 33
            kiosk.simulator.frame()
            let after = kiosk.table.rectForRow(at: path).minY - kiosk.table.contentOffset.y
            #expect(after == before + 33 && kiosk.fault() == nil)
        }
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("Without estimates all heights are known at once")
    func noEstimates() {
        let kiosk = TableKiosk([Array(0..<50)])
        kiosk.height = { CGFloat(20 + $0) }
        kiosk.table.estimatedRowHeight = 0
        kiosk.simulator.frame()
        #expect(kiosk.table.contentSize.height == CGFloat((0..<50).map { 20 + $0 }.reduce(0, +)))
    }

    @Test("A row is as high as its words, and higher with larger letters and in a narrower table")
    func automaticHeights() {
        let kiosk = TableKiosk([Array(0..<30)])
        kiosk.dress = { cell, number in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = String(repeating: "some words ", count: 1 + number % 3 * 10)
        }
        kiosk.simulator.frame()
        func height(_ row: Int) -> CGFloat { kiosk.table.rectForRow(at: IndexPath(row: row, section: 0)).height }
        #expect(height(0) == 44 && height(1) > 80 && height(2) > height(1) && kiosk.fault() == nil)
        let before = height(2)
        kiosk.table.frame.size.width = 200
        kiosk.simulator.frame()
        #expect(height(2) > before && kiosk.fault() == nil)
        let narrow = height(1)
        kiosk.simulator.application.preferredContentSizeCategory = .accessibilityLarge
        kiosk.simulator.frame()
        #expect(height(1) > narrow && kiosk.fault() == nil && kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("A row is as high as the constraints in it say")
    func constraints() {
        let kiosk = TableKiosk([Array(0..<30)])
        kiosk.ownCell = { path in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.tag = path.row + 1
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
                box.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.trailingAnchor),
                box.heightAnchor.constraint(equalToConstant: CGFloat(50 + path.row)),
            ])
            return cell
        }
        kiosk.simulator.frame()
        #expect(kiosk.table.rectForRow(at: IndexPath(row: 3, section: 0)).height == 73 && kiosk.fault() == nil)
        let box = kiosk.table.visibleCells.first?.contentView.subviews.first
        #expect(box?.frame == CGRect(x: 16, y: 10, width: 288, height: 50))
    }

    @Test("A row that is scrolled to stands where it was wanted, whatever the estimates were")
    func scrollToRow() {
        let kiosk = TableKiosk([Array(0..<400), Array(400..<800)])
        kiosk.height = { CGFloat(30 + $0 * 31 % 50) }
        kiosk.simulator.frame()
        let path = IndexPath(row: 100, section: 1)
        for (position, place) in [(UITableView.ScrollPosition.top, 0.0), (.bottom, 1), (.middle, 0.5)] {
            for isAnimated in [false, true] {
                kiosk.table.contentOffset.y = 0
                kiosk.simulator.frame()
                kiosk.table.scrollToRow(at: path, at: position, animated: isAnimated)
                for _ in 0..<40 { kiosk.simulator.advance(1 / 60) }
                let rect = kiosk.table.rectForRow(at: path)
                let wanted = rect.minY - CGFloat(place) * (kiosk.table.bounds.height - rect.height)
                #expect(abs(kiosk.table.contentOffset.y - wanted) <= 1 && kiosk.fault() == nil)
            }
        }
        let offset = kiosk.table.contentOffset
        kiosk.table.scrollToRow(at: path, at: .none, animated: false)
        #expect(kiosk.table.contentOffset == offset)
    }

    @Test("Headers of a plain table stay at the top until the next one pushes them away")
    func stickyHeaders() {
        let kiosk = TableKiosk([Array(0..<20), Array(20..<40)])
        kiosk.titles = [0: "First", 1: "Second"]
        kiosk.simulator.frame()
        let height = kiosk.table.rectForHeader(inSection: 0).height
        #expect(kiosk.table.contentOffset.y == 0 && kiosk.table.headerView(forSection: 0)?.frame.minY == 0)
        #expect(height >= 28 && kiosk.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == height)
        kiosk.table.contentOffset.y = 300
        kiosk.simulator.frame()
        #expect(kiosk.table.headerView(forSection: 0)?.frame.minY == 300)
        let second = kiosk.table.rectForHeader(inSection: 1).minY
        kiosk.table.contentOffset.y = second - 10
        kiosk.simulator.frame()
        #expect(kiosk.table.headerView(forSection: 0)?.frame.maxY == second)
        #expect(kiosk.table.headerView(forSection: 1)?.textLabel?.text == "Second")
        kiosk.table.contentOffset.y = second + 100
        kiosk.simulator.frame()
        #expect(kiosk.table.headerView(forSection: 0) == nil)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("A point and a rectangle find their rows, and sections their rectangles")
    func places() {
        let kiosk = TableKiosk([Array(0..<3), Array(3..<6)], style: .grouped)
        kiosk.simulator.frame()
        let table = kiosk.table
        let rect = table.rectForRow(at: IndexPath(row: 1, section: 1))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: rect.midY)) == IndexPath(row: 1, section: 1))
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: rect.midY + 5000)) == nil)
        #expect(table.indexPathsForRows(in: rect) == [IndexPath(row: 1, section: 1)])
        #expect(table.rect(forSection: 1).contains(rect) && table.rectForRow(at: IndexPath(row: 9, section: 0)).isNull)
        #expect(table.numberOfSections == 2 && table.numberOfRows(inSection: 1) == 3)
    }

    @Test("The room above headers is kept, but not by one that stays at the top")
    func headerPadding() throws {
        let kiosk = TableKiosk([Array(0..<20), Array(20..<40)])
        kiosk.titles = [0: "One", 1: "Two"]
        kiosk.simulator.frame()
        let before = try #require(kiosk.table.headerView(forSection: 0)).frame
        kiosk.table.sectionHeaderTopPadding = 22
        kiosk.simulator.frame()
        let header = try #require(kiosk.table.headerView(forSection: 0))
        #expect(header.frame == before.offsetBy(dx: 0, dy: 22))
        #expect(kiosk.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == header.frame.maxY)
        kiosk.table.contentOffset.y = 100
        kiosk.simulator.frame()
        #expect(header.frame.minY == 100 && header.frame.height == before.height)
        #expect(kiosk.fault() == nil && kiosk.simulator.areaMissedByDamage() == nil)
        kiosk.table.sectionHeaderTopPadding = 0
        kiosk.table.contentOffset.y = 0
        kiosk.simulator.frame()
        #expect(kiosk.table.headerView(forSection: 0)?.frame == before)
    }
}
