import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Fingers on items, and what is selected.
@MainActor @Suite("Selecting items")
struct CollectionSelectionTests {
    private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

    @Test("A tap highlights, selects and deselects in UIKit's order")
    func tap() {
        let kiosk = CollectionKiosk([Array(0..<20)])
        kiosk.simulator.frame()
        kiosk.simulator.tap(CGPoint(x: 90, y: 20))
        #expect(
            kiosk.take() == [
                "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "shouldSelect 1", "didSelect 1",
            ])
        kiosk.simulator.tap(CGPoint(x: 150, y: 20))
        #expect(
            kiosk.take() == [
                "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "shouldSelect 2", "didDeselect 1",
                "didSelect 2",
            ])
        #expect(kiosk.view.indexPathsForSelectedItems == [path(2)] && kiosk.fault() == nil)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
        kiosk.refusesSelection = true
        kiosk.simulator.tap(CGPoint(x: 90, y: 20))
        kiosk.refusesHighlight = true
        kiosk.simulator.tap(CGPoint(x: 90, y: 20))
        #expect(kiosk.view.indexPathsForSelectedItems == [path(2)])
        kiosk.view.allowsSelection = false
        _ = kiosk.take()
        kiosk.simulator.tap(CGPoint(x: 90, y: 20))
        #expect(kiosk.take().isEmpty && kiosk.view.indexPathsForSelectedItems == [])
    }

    @Test("Where several can be selected a tap on one that is deselects it")
    func several() {
        let kiosk = CollectionKiosk([Array(0..<20)])
        kiosk.view.allowsMultipleSelection = true
        kiosk.simulator.frame()
        kiosk.simulator.tap(CGPoint(x: 20, y: 20))
        kiosk.simulator.tap(CGPoint(x: 90, y: 20))
        #expect(kiosk.view.indexPathsForSelectedItems == [path(0), path(1)])
        _ = kiosk.take()
        kiosk.simulator.tap(CGPoint(x: 20, y: 20))
        #expect(kiosk.take().suffix(2) == ["shouldDeselect 0", "didDeselect 0"])
        #expect(kiosk.view.indexPathsForSelectedItems == [path(1)] && kiosk.fault() == nil)
    }

    @Test("A finger highlights its item after a moment, and no longer when it scrolls")
    func highlight() {
        let kiosk = CollectionKiosk([Array(0..<100)])
        kiosk.simulator.frame()
        kiosk.simulator.touchDown(0, at: CGPoint(x: 90, y: 80))
        kiosk.simulator.advance(0.2)
        #expect(kiosk.take() == ["shouldHighlight 6", "didHighlight 6"])
        #expect(kiosk.view.cellForItem(at: path(6))?.isHighlighted == true)
        kiosk.simulator.touchMove(0, to: CGPoint(x: 90, y: 20))
        kiosk.simulator.advance(0.05)
        #expect(kiosk.take() == ["didUnhighlight 6"])
        kiosk.simulator.touchUp(0)
        kiosk.simulator.advance(1)
        #expect(kiosk.take().isEmpty && kiosk.view.indexPathsForSelectedItems == [])
    }

    @Test("A program selects without the delegate being told, and what is selected stays so out of view")
    func program() {
        let kiosk = CollectionKiosk([Array(0..<500)])
        kiosk.simulator.frame()
        kiosk.view.selectItem(at: path(200), animated: false, scrollPosition: .centeredVertically)
        kiosk.simulator.frame()
        #expect(kiosk.take().isEmpty && kiosk.view.cellForItem(at: path(200))?.isSelected == true)
        kiosk.view.contentOffset.y = 0
        kiosk.simulator.frame()
        #expect(kiosk.fault() == nil)
        kiosk.view.scrollToItem(at: path(200), at: .top, animated: false)
        kiosk.simulator.frame()
        #expect(kiosk.view.cellForItem(at: path(200))?.isSelected == true && kiosk.fault() == nil)
        kiosk.view.deselectItem(at: path(200), animated: false)
        #expect(kiosk.view.cellForItem(at: path(200))?.isSelected == false)
        kiosk.view.selectItem(at: path(3), animated: false, scrollPosition: [])
        kiosk.view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(kiosk.view.indexPathsForSelectedItems == [])
    }

    @Test("Of a table with collection views in its cells the inner one picks, and the row is picked beside them")
    func inCells() {
        final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
            let inner: UICollectionView
            var picked: [IndexPath] = []
            init(_ inner: UICollectionView) { self.inner = inner }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 120 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                inner.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
                cell.contentView.addSubview(inner)
                return cell
            }
            func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { picked.append(indexPath) }
        }
        let kiosk = CollectionKiosk([[1, 2, 3]])
        let rows = Rows(kiosk.view)
        let table = UITableView(frame: kiosk.simulator.window.bounds)
        (table.dataSource, table.delegate) = (rows, rows)
        kiosk.simulator.window.addSubview(table)
        kiosk.simulator.frame()
        kiosk.simulator.tap(kiosk.view.visibleCells[0])
        kiosk.simulator.advance(0.5)
        #expect(kiosk.view.indexPathsForSelectedItems == [path(0)] && rows.picked.isEmpty)
        kiosk.simulator.tap(CGPoint(x: 280, y: 60))
        kiosk.simulator.advance(0.5)
        #expect(kiosk.view.indexPathsForSelectedItems == [path(0)] && rows.picked == [IndexPath(row: 0, section: 0)])
    }

    @Test("A program that takes the item away when it is tapped is followed")
    func removed() {
        let kiosk = CollectionKiosk([Array(0..<20)])
        kiosk.didSelect = {
            kiosk.sections[0].remove(at: $0.item)
            kiosk.view.deleteItems(at: [$0])
        }
        kiosk.simulator.frame()
        for _ in 0..<5 {
            kiosk.simulator.tap(CGPoint(x: 20, y: 20))
            kiosk.simulator.advance(0.5)
        }
        #expect(kiosk.seen == Array(5..<20) && kiosk.fault() == nil && kiosk.simulator.areaMissedByDamage() == nil)
    }
}
