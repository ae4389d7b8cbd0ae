import Testing
import UIKitSimulator

@testable import UIKit

/// Tables that are told what there is by snapshots.
@MainActor @Suite("Snapshots of a table")
struct DiffableDataSourceTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>
    typealias Source = UITableViewDiffableDataSource<String, Int>

    @MainActor private final class Kiosk {
        let simulator = Simulator(size: CGSize(width: 320, height: 440))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        private(set) var source: Source!
        var asked: [Int] = []
        var mark = ""

        init() {
            table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
            simulator.window.addSubview(table)
            source = Source(tableView: table) { [unowned self] table, path, item in
                asked.append(item)
                let cell = table.dequeueReusableCell(withIdentifier: "item", for: path)
                cell.textLabel?.text = "\(item)\(mark)"
                return cell
            }
        }

        /// What is seen, from top to bottom.
        var seen: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

        func show(_ snapshot: Snapshot, animated: Bool = false) {
            source.apply(snapshot, animatingDifferences: animated)
            simulator.frame()
        }
    }

    private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (name, items) in sections {
            snapshot.appendSections([name])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test func `What stays keeps its cell, wherever it goes`() throws {
        let kiosk = Kiosk()
        kiosk.show(snapshot([("a", [1, 2, 3]), ("b", [4])]))
        #expect(kiosk.table.dataSource === kiosk.source && kiosk.seen == ["1", "2", "3", "4"])
        let cell = try #require(kiosk.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        kiosk.show(snapshot([("b", [4, 2, 5]), ("a", [3, 1])]))
        #expect(kiosk.seen == ["4", "2", "5", "3", "1"])
        #expect(kiosk.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
        #expect(kiosk.asked == [1, 2, 3, 4, 5])
        #expect(kiosk.source.indexPath(for: 3) == IndexPath(row: 0, section: 1) && kiosk.source.index(for: "a") == 1)
        #expect(kiosk.source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == 5)
        #expect(kiosk.source.itemIdentifier(for: IndexPath(row: 3, section: 0)) == nil)
        #expect(kiosk.source.sectionIdentifier(for: 2) == nil && kiosk.source.indexPath(for: 9) == nil)
    }

    @Test func `Cells are asked for again, or filled again, where the snapshot says so`() throws {
        let kiosk = Kiosk()
        kiosk.show(snapshot([("a", [1, 2, 3])]))
        let cells = kiosk.table.visibleCells
        kiosk.mark = "!"
        var next = kiosk.source.snapshot()
        next.reconfigureItems([1])
        next.reloadItems([3])
        kiosk.show(next)
        #expect(kiosk.seen == ["1!", "2", "3!"])
        #expect(kiosk.table.visibleCells[0] === cells[0] && kiosk.table.visibleCells[1] === cells[1])
        #expect(kiosk.asked.sorted() == [1, 1, 2, 3, 3])
        // It was asked for once.
        let asked = kiosk.asked
        kiosk.show(kiosk.source.snapshot())
        #expect(kiosk.asked == asked && kiosk.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test func `A completion is called when the changes have been seen`() {
        let kiosk = Kiosk()
        kiosk.show(snapshot([("a", [1, 2, 3])]))
        var told = 0
        kiosk.source.apply(snapshot([("a", [3, 1])]), animatingDifferences: true) { told += 1 }
        kiosk.simulator.frame()
        #expect(told == 0)
        for _ in 0..<30 { kiosk.simulator.advance(1 / 60) }
        #expect(told == 1 && kiosk.seen == ["3", "1"] && kiosk.simulator.areaMissedByDamage() == nil)
        kiosk.source.apply(snapshot([("a", [3, 1, 7])]), animatingDifferences: false) { told += 1 }
        #expect(told == 2)
        kiosk.source.applySnapshotUsingReloadData(snapshot([("z", [8])])) { told += 1 }
        kiosk.simulator.frame()
        #expect(told == 3 && kiosk.seen == ["8"])
    }

    @Test func `What a subclass says of titles and of edited rows counts`() {
        @MainActor final class Titled: UITableViewDiffableDataSource<String, Int> {
            override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                sectionIdentifier(for: section)?.uppercased()
            }
            override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
        }
        let kiosk = Kiosk()
        let titled = Titled(tableView: kiosk.table) { _, _, _ in UITableViewCell() }
        titled.apply(snapshot([("a", [1])]), animatingDifferences: false)
        kiosk.simulator.frame()
        #expect(kiosk.table.headerView(forSection: 0)?.textLabel?.text == "A")
        #expect(titled.tableView(kiosk.table, canEditRowAt: IndexPath(row: 0, section: 0)))
        #expect(!kiosk.source.tableView(kiosk.table, canEditRowAt: IndexPath(row: 0, section: 0)))
    }

    @Test func `A snapshot has what was put into it, where it was put`() {
        var list = snapshot([("a", [1, 2]), ("b", [3])])
        list.insertItems([4, 5], beforeItem: 2)
        list.insertItems([6], afterItem: 3)
        list.moveItem(1, afterItem: 6)
        #expect(list.itemIdentifiers == [4, 5, 2, 3, 6, 1] && list.numberOfItems == 6)
        #expect(list.sectionIdentifier(containingItem: 1) == "b" && list.indexOfItem(3) == 3)
        // One that is there already moves.
        list.appendItems([5, 7], toSection: "b")
        #expect(list.itemIdentifiers(inSection: "b") == [3, 6, 1, 5, 7] && list.numberOfItems(inSection: "a") == 2)
        list.insertSections(["c"], afterSection: "a")
        list.moveSection("b", beforeSection: "a")
        #expect(list.sectionIdentifiers == ["b", "a", "c"] && list.indexOfSection("c") == 2)
        list.reloadItems([4, 6])
        list.deleteItems([4, 99])
        list.deleteSections(["b"])
        #expect(list.itemIdentifiers == [2] && list.reloadedItemIdentifiers.isEmpty && list.indexOfItem(6) == nil)
        list.deleteAllItems()
        #expect(list.numberOfSections == 0 && list.numberOfItems == 0)
    }

    /// After each step the table shows what a table does that was never told anything before.
    @Test func `Any snapshot after any other comes to what is seen`() {
        var random = SeededGenerator()
        let kiosk = Kiosk()
        kiosk.table.rowHeight = 20
        for round in 0..<150 {
            var next = Snapshot()
            var pool = Array(0..<14).shuffled(using: &random)
            for name in ["a", "b", "c", "d"].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)) {
                next.appendSections([name])
                let count = Int.random(in: 0...min(5, pool.count), using: &random)
                next.appendItems(Array(pool.prefix(count)))
                pool.removeFirst(count)
            }
            let old = Set(kiosk.source.snapshot().itemIdentifiers)
            next.reloadItems(next.itemIdentifiers.filter { _ in Int.random(in: 0..<5, using: &random) == 0 })
            next.reconfigureItems(
                next.itemIdentifiers.filter { old.contains($0) && Int.random(in: 0..<5, using: &random) == 0 })
            kiosk.show(next, animated: Bool.random(using: &random))
            if round.isMultiple(of: 3) { for _ in 0..<30 { kiosk.simulator.advance(1 / 60) } }
            #expect(kiosk.seen == next.itemIdentifiers.map { "\($0)" }, "round \(round)")
        }
    }

    /// A field in the header of a section, whose end of editing does something.
    @MainActor
    private final class Headed: UITableViewDiffableDataSource<String, Int>, UITableViewDelegate,
        UITextFieldDelegate
    {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        var ended: () -> Void = {}

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            if sectionIdentifier(for: section) == "a" { return field }
            let label = UILabel()
            label.text = sectionIdentifier(for: section)
            return label
        }
        func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
        func textFieldDidEndEditing(_ textField: UITextField) { ended() }
    }

    @Test(arguments: [false, true]) func `A snapshot that is applied while another one is comes out right`(
        reloads: Bool
    ) {
        let kiosk = Kiosk()
        let headed = Headed(tableView: kiosk.table) { [unowned kiosk] table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "item", for: path)
            _ = kiosk
            cell.textLabel?.text = "\(item)"
            return cell
        }
        (kiosk.table.delegate, headed.field.delegate) = (headed, headed)
        headed.apply(snapshot([("a", [1]), ("b", [4, 5])]), animatingDifferences: false)
        kiosk.simulator.frame()
        headed.field.becomeFirstResponder()
        headed.ended = { [unowned headed] in
            let next = snapshot([("c", [4])])
            if reloads { headed.applySnapshotUsingReloadData(next) } else { headed.apply(next) }
        }
        var next = snapshot([("b", [4, 5])])
        next.reconfigureItems([5])
        headed.apply(next, animatingDifferences: false)
        kiosk.simulator.advance(1)
        #expect(headed.snapshot().sectionIdentifiers == ["c"] && kiosk.seen == ["4"])
        #expect(kiosk.table.subviews.compactMap { ($0 as? UILabel)?.text } == ["c"])
        #expect(headed.field.superview == nil)
    }

    @Test func `A row that comes into a section that is asked for again is asked for too`() {
        let kiosk = Kiosk()
        kiosk.show(snapshot([("a", [1, 2]), ("b", [3])]))
        kiosk.mark = "!"
        var next = snapshot([("a", [1]), ("b", [3, 2])])
        next.reloadSections(["a", "b"])
        kiosk.show(next)
        #expect(kiosk.seen == ["1!", "3!", "2!"])
    }

    @Test func `Constraints of a view in a table do not say how large its content is`() {
        let kiosk = Kiosk()
        kiosk.table.rowHeight = 20
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        kiosk.table.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: kiosk.table.topAnchor),
            label.leftAnchor.constraint(equalTo: kiosk.table.leftAnchor),
            label.bottomAnchor.constraint(equalTo: kiosk.table.bottomAnchor),
        ])
        kiosk.show(snapshot([("a", [1, 2, 3])]))
        #expect(kiosk.table.contentSize.height == 60)
    }

    @Test func `The content has a size as soon as there is something`() {
        let kiosk = Kiosk()
        kiosk.table.rowHeight = 20
        kiosk.source.applySnapshotUsingReloadData(snapshot([("a", [1, 2, 3])]))
        #expect(kiosk.table.contentSize.height == 60)
        kiosk.simulator.frame()
        kiosk.source.applySnapshotUsingReloadData(snapshot([("a", [1])]))
        #expect(kiosk.table.contentSize.height == 20)
    }
}
