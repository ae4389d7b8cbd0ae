import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Rows and sections that come, go and move.
@MainActor @Suite("Changes of a table")
struct TableUpdateTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("Rows that are added and taken out move those below them, and keep their cells")
    func insertAndDelete() {
        let kiosk = TableKiosk([Array(0..<20)])
        kiosk.simulator.frame()
        let cell = kiosk.table.cellForRow(at: path(5))
        kiosk.sections[0].insert(100, at: 2)
        kiosk.table.insertRows(at: [path(2)], with: .none)
        kiosk.simulator.frame()
        #expect(kiosk.table.cellForRow(at: path(6)) === cell && kiosk.seen[2] == 100 && kiosk.fault() == nil)
        kiosk.sections[0].removeFirst(2)
        kiosk.table.deleteRows(at: [path(0), path(1)], with: .automatic)
        kiosk.simulator.frame()
        #expect(kiosk.table.cellForRow(at: path(4)) === cell && kiosk.simulator.areaMissedByDamage() == nil)
        for _ in 0..<30 { kiosk.simulator.advance(1 / 60) }
        #expect(kiosk.fault() == nil && kiosk.seen.first == 100 && kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("The end of changes is told when they have been seen")
    func completion() {
        let kiosk = TableKiosk([Array(0..<20)])
        kiosk.simulator.frame()
        var told: [Bool] = []
        kiosk.table.performBatchUpdates {
            kiosk.sections[0].removeFirst()
            kiosk.table.deleteRows(at: [path(0)], with: .fade)
        } completion: {
            told.append($0)
        }
        kiosk.simulator.frame()
        #expect(told.isEmpty)
        for _ in 0..<30 { kiosk.simulator.advance(1 / 60) }
        #expect(told == [true] && kiosk.fault() == nil)
    }

    @Test("A row that is asked for again shows what it says now, and the others are not asked")
    func reload() {
        let kiosk = TableKiosk([Array(0..<20)])
        kiosk.simulator.frame()
        let asked = kiosk.askedCells
        kiosk.sections[0][3] = 77
        kiosk.table.reloadRows(at: [path(3)], with: .none)
        kiosk.simulator.frame()
        #expect(kiosk.seen[3] == 77 && kiosk.askedCells == asked + 1 && kiosk.fault() == nil)
    }

    @Test("What is selected goes with its row")
    func selection() {
        let kiosk = TableKiosk([Array(0..<20)])
        kiosk.simulator.frame()
        kiosk.table.selectRow(at: path(4), animated: false, scrollPosition: .none)
        kiosk.sections[0].insert(50, at: 0)
        kiosk.table.insertRows(at: [path(0)], with: .none)
        #expect(kiosk.table.indexPathForSelectedRow == path(5))
        kiosk.sections[0].remove(at: 5)
        kiosk.table.deleteRows(at: [path(5)], with: .none)
        #expect(kiosk.table.indexPathForSelectedRow == nil)
        kiosk.simulator.frame()
        #expect(kiosk.fault() == nil)
    }

    @Test("Changes of nothing ask for heights again, so that a cell can grow under what is typed")
    func heightsAgain() {
        let kiosk = TableKiosk([Array(0..<20)])
        var tall: Set<Int> = []
        kiosk.height = { tall.contains($0) ? 90 : 44 }
        kiosk.simulator.frame()
        tall = [1]
        kiosk.table.beginUpdates()
        kiosk.table.endUpdates()
        kiosk.simulator.frame()
        #expect(kiosk.table.rectForRow(at: path(1)).height == 90 && kiosk.fault() == nil && kiosk.askedCells <= 11)
    }

    @Test("Any changes of rows and sections come to what the data source has")
    func againstAModel() {
        var random = SeededGenerator()
        for round in 0..<60 {
            let style = random.pick([UITableView.Style.plain, .grouped, .insetGrouped])
            var next = 1000
            let kiosk = TableKiosk(
                (0..<random.number(1...4)).map { section in (0..<random.number(0...9)).map { section * 100 + $0 } },
                style: style)
            kiosk.height = { CGFloat(20 + $0 * 31 % 60) }
            kiosk.titles = [0: "First", 2: "Third"]
            kiosk.simulator.frame()
            for _ in 0..<14 {
                switch random.number(0...5) {
                case 0: kiosk.table.contentOffset.y = CGFloat(random.number(0...500))
                case 1: kiosk.table.reloadData()
                case 2 where !(kiosk.sections.first ?? []).isEmpty:
                    kiosk.table.selectRow(at: path(0), animated: false, scrollPosition: .none)
                default: change(kiosk, &random, &next)
                }
                if random.chance(0.7) { kiosk.simulator.frame() }
                if random.chance(0.3) { kiosk.simulator.advance(1) }
                #expect(kiosk.table.numberOfSections == kiosk.sections.count)
            }
            kiosk.simulator.advance(1)
            kiosk.simulator.frame()
            let fault = kiosk.fault()
            let missed = kiosk.simulator.areaMissedByDamage()
            guard fault == nil, missed == nil else {
                Issue.record("\(fault ?? "") \(missed.debugDescription), round \(round), seed \(SeededGenerator.seed)")
                return
            }
        }
    }

    /// Makes some changes at once, to the numbers and to the table.
    private func change(_ kiosk: TableKiosk, _ random: inout SeededGenerator, _ next: inout Int) {
        let table = kiosk.table
        let old = kiosk.sections
        let animation = random.pick([UITableView.RowAnimation.none, .fade])
        table.beginUpdates()
        // What goes, by the places before.
        var goneSections: Set<Int> = []
        if old.count > 1, random.chance(0.3) { goneSections.insert(random.number(0...(old.count - 1))) }
        var new = old
        var kept: [[Int]] = []
        for (section, rows) in new.enumerated() where !goneSections.contains(section) {
            var left: [Int] = []
            for (row, number) in rows.enumerated() {
                if random.chance(0.2) {
                    table.deleteRows(at: [path(row, section)], with: animation)
                } else if random.chance(0.1) {
                    table.reloadRows(at: [path(row, section)], with: animation)
                    left.append(number)
                } else {
                    left.append(number)
                }
            }
            kept.append(left)
        }
        new = kept
        table.deleteSections(IndexSet(goneSections), with: animation)
        // What comes, by the places afterwards.
        if random.chance(0.3) {
            let place = random.number(0...new.count)
            next += 1
            new.insert([next, next + 500], at: place)
            table.insertSections(IndexSet(integer: place), with: animation)
            for section in new.indices where section != place {
                add(to: section, &new, table, animation, &random, &next)
            }
        } else {
            for section in new.indices { add(to: section, &new, table, animation, &random, &next) }
        }
        kiosk.sections = new
        table.endUpdates()
    }

    private func add(
        to section: Int, _ sections: inout [[Int]], _ table: UITableView, _ animation: UITableView.RowAnimation,
        _ random: inout SeededGenerator, _ next: inout Int
    ) {
        for _ in 0..<random.number(0...2) {
            next += 1
            sections[section].append(next)
            table.insertRows(at: [path(sections[section].count - 1, section)], with: animation)
        }
        guard sections[section].count > 2, random.chance(0.5) else { return }
        // One more in front, which moves the places of those that were just added.
        next += 1
        let end = sections[section].count
        sections[section].append(next)
        table.insertRows(at: [path(end, section)], with: animation)
    }

    @Test("Rows and sections that move keep their cells")
    func moves() {
        let kiosk = TableKiosk([[1, 2, 3], [4, 5], [6]])
        kiosk.simulator.frame()
        let (first, five) = (kiosk.table.cellForRow(at: path(0)), kiosk.table.cellForRow(at: path(1, 1)))
        kiosk.sections = [[2, 3, 1], [4, 5], [6]]
        kiosk.table.moveRow(at: path(0), to: path(2))
        #expect(kiosk.table.cellForRow(at: path(2)) === first)
        kiosk.sections = [[4, 5], [2, 3, 1], [6]]
        kiosk.table.moveSection(1, toSection: 0)
        #expect(kiosk.table.cellForRow(at: path(1)) === five)
        kiosk.table.performBatchUpdates {
            kiosk.sections = [[5, 2], [9, 3], [6, 4]]
            kiosk.table.moveRow(at: path(0), to: path(1, 2))
            kiosk.table.moveRow(at: path(0, 1), to: path(1))
            kiosk.table.deleteRows(at: [path(2, 1)], with: .automatic)
            kiosk.table.insertRows(at: [path(0, 1)], with: .automatic)
        }
        kiosk.simulator.advance(1)
        kiosk.simulator.frame()
        #expect(kiosk.seen == [5, 2, 9, 3, 6, 4] && kiosk.fault() == nil)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("Sections are asked for again as a whole")
    func reloadSections() {
        let kiosk = TableKiosk([[1, 2, 3], [4, 5]])
        kiosk.titles = [0: "Before"]
        kiosk.simulator.frame()
        kiosk.titles = [0: "After"]
        kiosk.sections[0] = [7]
        kiosk.table.reloadSections([0], with: .fade)
        kiosk.simulator.advance(1)
        kiosk.simulator.frame()
        #expect(kiosk.seen == [7, 4, 5] && kiosk.table.headerView(forSection: 0)?.textLabel?.text == "After")
        #expect(kiosk.fault() == nil)
    }

    @Test("Numbers that do not fit the changes end the program with a sentence")
    func mismatch() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let kiosk = TableKiosk([[1, 2, 3]])
                kiosk.simulator.frame()
                kiosk.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            }
        }
        let said = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(said.contains("section 0 has 3 rows after the update, which must be 2"))
    }
}
