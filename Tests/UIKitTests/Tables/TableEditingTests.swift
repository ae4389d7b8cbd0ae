import Foundation
import Testing
import UIKitSimulator

@testable import UIKit

/// Rows that people take out, add and move.
@MainActor @Suite("Editing of a table")
struct TableEditingTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    // MARK: Swiping

    @Test("A row that is swiped away shows its button, which takes it out")
    func swipe() {
        let kiosk = EditedTable([Array(0..<20)])
        kiosk.swipe(2, by: -120)
        #expect(kiosk.buttons == ["Delete"] && kiosk.take() == ["begin 2"] && kiosk.fault() == nil)
        #expect(kiosk.table.cellForRow(at: path(2))?.showingDeleteConfirmation == true)
        kiosk.tap(CGPoint(x: 300, y: kiosk.middle(2).y))
        #expect(kiosk.take() == ["delete 2", "end nil"] && kiosk.fault() == nil)
        #expect(kiosk.sections[0][2] == 3 && kiosk.table.numberOfRows(inSection: 0) == 19)
    }

    @Test("A short swipe lets the row go back, and a finger up and down scrolls")
    func shortSwipe() {
        let kiosk = EditedTable([Array(0..<20)])
        kiosk.swipe(2, by: -25)
        #expect(kiosk.take() == ["begin 2", "end 2"] && kiosk.buttons.isEmpty && kiosk.fault() == nil)
        kiosk.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 200))
        #expect(kiosk.table.contentOffset.y > 50 && kiosk.take().isEmpty && kiosk.fault() == nil)
    }

    @Test("A finger elsewhere puts the row back and selects nothing; the next one selects")
    func closing() {
        let kiosk = EditedTable([Array(0..<20)])
        kiosk.swipe(1, by: -120)
        kiosk.tap(kiosk.middle(4))
        #expect(kiosk.take() == ["begin 1", "end 1"] && kiosk.fault() == nil)
        kiosk.tap(kiosk.middle(4))
        #expect(kiosk.take() == ["select 4"])
        kiosk.swipe(1, by: -120)
        kiosk.tap(CGPoint(x: 60, y: kiosk.middle(1).y))
        #expect(kiosk.take() == ["begin 1", "end 1"] && kiosk.fault() == nil)
    }

    @Test("A data source that says nothing about editing has no rows that can be swiped away")
    func silentSource() {
        let kiosk = TableKiosk([Array(0..<20)])
        kiosk.simulator.frame()
        kiosk.simulator.touchDown(0, at: CGPoint(x: 200, y: 100))
        for step in 1...10 {
            kiosk.simulator.touchMove(0, to: CGPoint(x: 200 - 12 * CGFloat(step), y: 100))
            kiosk.simulator.advance(1 / 60)
        }
        kiosk.simulator.touchUp(0)
        #expect(kiosk.table.editing.swiped == nil && kiosk.fault() == nil)
    }

    @Test("Rows that cannot be edited stay, and so do those whose buttons are none")
    func refused() {
        let kiosk = EditedTable([Array(0..<20)])
        kiosk.canEdit = { $0.row != 2 }
        kiosk.trailing = { $0.row == 3 ? UISwipeActionsConfiguration(actions: []) : nil }
        kiosk.style = { $0.row == 4 ? .none : .delete }
        for row in 2...4 {
            kiosk.swipe(row, by: -120)
            #expect(kiosk.take() == ["select \(row)"] && kiosk.buttons.isEmpty && kiosk.fault() == nil)
        }
    }

    @Test("Buttons of the program's stand at both sides, and the row goes back when they are done")
    func ownButtons() {
        let kiosk = EditedTable([Array(0..<20)])
        var done: ((Bool) -> Void)?
        var used: [String] = []
        func action(_ title: String) -> UIContextualAction {
            UIContextualAction(style: .normal, title: title) { action, _, finish in
                used.append(action.title ?? "")
                done = finish
            }
        }
        kiosk.leading = { _ in UISwipeActionsConfiguration(actions: [action("Pin"), action("Read")]) }
        kiosk.trailing = { _ in UISwipeActionsConfiguration(actions: [action("Bin"), action("Flag")]) }
        kiosk.swipe(1, by: -130)
        #expect(kiosk.buttons == ["Flag", "Bin"])
        kiosk.tap(CGPoint(x: 310, y: kiosk.middle(1).y))
        #expect(used == ["Bin"] && kiosk.buttons == ["Flag", "Bin"])
        done?(true)
        kiosk.rest()
        #expect(kiosk.buttons.isEmpty && kiosk.fault() == nil)
        kiosk.swipe(1, by: 130)
        #expect(kiosk.buttons == ["Pin", "Read"] && kiosk.fault() == nil)
        kiosk.tap(CGPoint(x: 10, y: kiosk.middle(1).y))
        #expect(used == ["Bin", "Pin"])
    }

    @Test("A row that is swiped all the way performs the first button, unless it shall not")
    func fullSwipe() {
        let kiosk = EditedTable([Array(0..<20)])
        kiosk.swipe(0, by: -150)
        kiosk.tap(kiosk.middle(6))
        _ = kiosk.take()
        let middle = kiosk.middle(3)
        kiosk.drag(from: CGPoint(x: 310, y: middle.y), to: CGPoint(x: 20, y: middle.y))
        #expect(kiosk.take() == ["begin 3", "delete 3", "end nil"] && kiosk.fault() == nil)
        kiosk.trailing = { _ in
            let configuration = UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "More") { _, _, done in done(true) }
            ])
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        kiosk.drag(from: CGPoint(x: 310, y: middle.y), to: CGPoint(x: 20, y: middle.y))
        #expect(kiosk.buttons == ["More"] && kiosk.fault() == nil)
    }

    @Test("From right to left everything is the other way round")
    func rightToLeft() {
        let kiosk = EditedTable([Array(0..<20)])
        kiosk.table.semanticContentAttribute = .forceRightToLeft
        kiosk.simulator.frame()
        kiosk.swipe(2, by: -120)
        #expect(kiosk.buttons.isEmpty && kiosk.take() == ["select 2"])
        kiosk.swipe(2, by: 120)
        #expect(kiosk.buttons == ["Delete"] && kiosk.fault() == nil)
        kiosk.tap(CGPoint(x: 20, y: kiosk.middle(2).y))
        #expect(kiosk.take() == ["begin 2", "delete 2", "end nil"] && kiosk.fault() == nil)
    }

    @Test("What a program does to the table from its buttons is taken")
    func hostileButtons() {
        for deed in 0..<4 {
            let kiosk = EditedTable([Array(0..<20)])
            kiosk.onCommit = { _ in
                switch deed {
                case 0: kiosk.table.reloadData()
                case 1: kiosk.table.removeFromSuperview()
                case 2: kiosk.table.setEditing(true, animated: true)
                default:
                    kiosk.sections = [[]]
                    kiosk.table.reloadSections([0], with: .fade)
                }
            }
            kiosk.swipe(2, by: -120)
            kiosk.tap(CGPoint(x: 300, y: kiosk.middle(2).y))
            #expect(kiosk.table.editing.swiped == nil && (deed == 1 || kiosk.fault() == nil), "\(deed)")
        }
    }

    // MARK: The whole table

    @Test("What comes beside a row is as high as the row from its first moment", arguments: ["en", "ar"])
    func comingIn(language: String) throws {
        let kiosk = EditedTable([Array(0..<20)])
        kiosk.simulator.application.locale = Locale(identifier: language)
        kiosk.simulator.frame()
        let cell = try #require(kiosk.table.cellForRow(at: path(3)))
        func shown<View: UIView>(_ type: View.Type, in root: UIView) -> CGRect? {
            var found: CGRect?
            root.forEachInSubtree { view in
                if view is View { found = view.layer.presentation().map { root.convert($0.bounds, from: view) } }
            }
            return found
        }
        kiosk.table.setEditing(true, animated: true)
        kiosk.simulator.advance(0.05)
        for found in [shown(EditButton.self, in: cell), shown(MoveHandle.self, in: cell)] {
            let frame = try #require(found)
            #expect(frame.height == cell.bounds.height && frame.width >= 44)
        }
        kiosk.rest()
        let y = kiosk.middle(3).y
        kiosk.simulator.tap(CGPoint(x: language == "ar" ? 294 : 26, y: y))
        kiosk.simulator.advance(0.05)
        let actions = try #require(kiosk.table.editing.swiped).actions
        let button = try #require(shown(UIButton.self, in: actions))
        #expect(button.height == cell.bounds.height && button.width >= 74)
        #expect(kiosk.simulator.areaMissedByDamage() == nil)
    }

    @Test("A table that is edited shows round buttons, which ask before a row goes")
    func editing() {
        let kiosk = EditedTable([Array(0..<20)])
        let before = kiosk.table.cellForRow(at: path(0))?.contentView.frame ?? .zero
        kiosk.table.setEditing(true, animated: true)
        kiosk.rest()
        let after = kiosk.table.cellForRow(at: path(0))?.contentView.frame ?? .zero
        #expect(after.minX > before.minX + 30 && after.maxX < before.maxX && kiosk.fault() == nil)
        kiosk.tap(CGPoint(x: 26, y: kiosk.middle(3).y))
        #expect(kiosk.buttons == ["Delete"] && kiosk.take().isEmpty)
        kiosk.tap(CGPoint(x: 26, y: kiosk.middle(3).y))
        #expect(kiosk.buttons.isEmpty && kiosk.fault() == nil)
        kiosk.tap(CGPoint(x: 26, y: kiosk.middle(3).y))
        kiosk.tap(CGPoint(x: 310, y: kiosk.middle(3).y))
        #expect(kiosk.take() == ["delete 3"] && kiosk.fault() == nil)
        kiosk.tap(kiosk.middle(5))
        #expect(kiosk.take().isEmpty)
        kiosk.table.setEditing(false, animated: true)
        kiosk.rest()
        #expect(kiosk.table.cellForRow(at: path(0))?.contentView.frame == before && kiosk.fault() == nil)
        kiosk.tap(kiosk.middle(5))
        #expect(kiosk.take() == ["select 5"])
    }

    @Test("A button that adds a row does it at once, and rows that come into view are edited too")
    func inserting() {
        let kiosk = EditedTable([Array(0..<40)])
        kiosk.style = { $0.row == 0 ? .insert : .none }
        kiosk.table.setEditing(true, animated: false)
        kiosk.rest()
        kiosk.tap(CGPoint(x: 26, y: kiosk.middle(0).y))
        #expect(kiosk.take() == ["insert 0"] && kiosk.sections[0][0] == 1040 && kiosk.fault() == nil)
        kiosk.table.contentOffset.y = 600
        kiosk.rest()
        #expect(kiosk.fault() == nil)
    }

    @Test("Rows can be chosen while the table is edited, where the program wants it")
    func choosing() {
        let kiosk = EditedTable([Array(0..<20)])
        kiosk.table.allowsMultipleSelectionDuringEditing = true
        kiosk.table.setEditing(true, animated: false)
        kiosk.rest()
        kiosk.tap(CGPoint(x: 26, y: kiosk.middle(1).y))
        kiosk.tap(kiosk.middle(4))
        #expect(kiosk.table.indexPathsForSelectedRows == [path(1), path(4)] && kiosk.fault() == nil)
        kiosk.tap(kiosk.middle(1))
        #expect(kiosk.table.indexPathsForSelectedRows == [path(4)])
        kiosk.table.setEditing(false, animated: false)
        #expect(kiosk.table.indexPathsForSelectedRows == nil)
    }

    @Test("The button of a controller says what it does, and edits its table")
    func editButton() throws {
        let controller = UITableViewController(style: .plain)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [controller.editButtonItem]
        let simulator = Simulator(size: CGSize(width: 320, height: 480))
        simulator.window.addSubview(bar)
        simulator.frame()
        #expect(controller.editButtonItem === controller.editButtonItem)
        simulator.tap(try #require(controller.editButtonItem.shownView))
        simulator.frame()
        #expect(controller.isEditing && controller.tableView.isEditing)
        #expect(controller.editButtonItem.systemItem?.title(in: Words(language: "en")) == "Done")
        simulator.tap(try #require(controller.editButtonItem.shownView))
        #expect(!controller.isEditing && !controller.tableView.isEditing)
    }

    // MARK: Moving

    @Test("A finger on its handle moves a row, and the data source is told at the end")
    func moving() {
        let kiosk = EditedTable([Array(0..<20)])
        kiosk.table.setEditing(true, animated: false)
        kiosk.rest()
        kiosk.drag(from: kiosk.handle(1), to: kiosk.handle(4))
        #expect(kiosk.take() == ["move 1 to 0 4"] && kiosk.sections[0].prefix(6) == [0, 2, 3, 4, 1, 5])
        #expect(kiosk.fault() == nil)
        kiosk.drag(from: kiosk.handle(4), to: kiosk.handle(0))
        #expect(kiosk.take() == ["move 1 to 0 0"] && kiosk.fault() == nil)
        kiosk.drag(from: kiosk.handle(2), to: kiosk.handle(2))
        #expect(kiosk.take().isEmpty && kiosk.fault() == nil)
    }

    @Test("A row moves to another section, and not to where the delegate does not want it")
    func movingFar() {
        let kiosk = EditedTable([[0, 1, 2], [3, 4], [5]])
        kiosk.table.setEditing(true, animated: false)
        kiosk.rest()
        kiosk.drag(from: kiosk.handle(0), to: kiosk.handle(1, 1))
        #expect(kiosk.sections.joined().sorted() == Array(0..<6) && kiosk.sections[1].contains(0))
        #expect(kiosk.fault() == nil)
        kiosk.target = { $0.section == $1.section ? $1 : $0 }
        _ = kiosk.take()
        kiosk.drag(from: kiosk.handle(0), to: kiosk.handle(0, 2))
        #expect(kiosk.take().isEmpty && kiosk.fault() == nil)
        kiosk.canMove = { _ in false }
        kiosk.table.reloadData()
        kiosk.rest()
        kiosk.drag(from: kiosk.handle(0), to: kiosk.handle(1))
        #expect(kiosk.take().isEmpty && kiosk.fault() == nil)
    }

    @Test("At the edge of the table a row that is moved scrolls it")
    func movingScrolls() {
        let kiosk = EditedTable([Array(0..<60)])
        kiosk.table.setEditing(true, animated: false)
        kiosk.rest()
        kiosk.simulator.touchDown(0, at: kiosk.handle(1))
        kiosk.simulator.touchMove(0, to: CGPoint(x: 300, y: 470))
        for _ in 0..<60 { kiosk.simulator.advance(1 / 60) }
        #expect(kiosk.table.contentOffset.y > 100)
        kiosk.simulator.touchUp(0)
        kiosk.rest()
        let place = kiosk.sections[0].firstIndex(of: 1) ?? 0
        #expect(place > 10 && kiosk.table.indexPathsForVisibleRows?.contains(path(place)) == true)
        #expect(kiosk.fault() == nil)
    }

    @Test("What a program does while a row is moved ends it")
    func hostileMoves() {
        for deed in 0..<3 {
            let kiosk = EditedTable([Array(0..<20)])
            kiosk.table.setEditing(true, animated: false)
            kiosk.rest()
            kiosk.simulator.touchDown(0, at: kiosk.handle(1))
            kiosk.simulator.touchMove(0, to: kiosk.handle(3))
            kiosk.simulator.advance(0.1)
            switch deed {
            case 0: kiosk.table.reloadData()
            case 1:
                kiosk.sections[0].removeFirst(2)
                kiosk.table.deleteRows(at: [path(0), path(1)], with: .fade)
            default: kiosk.table.setEditing(false, animated: true)
            }
            kiosk.simulator.advance(0.1)
            kiosk.simulator.touchMove(0, to: kiosk.handle(5))
            kiosk.simulator.touchUp(0)
            kiosk.rest()
            #expect(kiosk.take().isEmpty && kiosk.table.editing.lifted == nil && kiosk.fault() == nil, "\(deed)")
        }
        let kiosk = EditedTable([Array(0..<20)])
        kiosk.onMove = { kiosk.table.reloadData() }
        kiosk.table.setEditing(true, animated: false)
        kiosk.rest()
        kiosk.drag(from: kiosk.handle(1), to: kiosk.handle(3))
        #expect(kiosk.sections[0].prefix(4) == [0, 2, 3, 1] && kiosk.fault() == nil)
    }

    // MARK: Anything

    @Test("Whatever is swiped, taken out, added and moved, the table shows what there is", arguments: 0..<6)
    func random(seed: Int) {
        var random = SeededGenerator(UInt64(seed))
        let kiosk = EditedTable([Array(0..<8), [], Array(20..<24)])
        kiosk.table.setEditing(seed.isMultiple(of: 2), animated: false)
        kiosk.rest()
        var all = kiosk.sections.joined().sorted()
        for step in 0..<25 {
            let before = kiosk.sections
            switch Int.random(in: 0..<6, using: &random) {
            case 0: kiosk.table.setEditing(!kiosk.table.isEditing, animated: Bool.random(using: &random))
            case 1:
                let start = CGPoint(x: .random(in: 60...300, using: &random), y: .random(in: 10...470, using: &random))
                kiosk.drag(from: start, to: CGPoint(x: start.x - 150, y: start.y), steps: 6)
            case 2:
                kiosk.tap(CGPoint(x: .random(in: 0...320, using: &random), y: .random(in: 10...470, using: &random)))
            default:
                let y = CGFloat.random(in: 10...470, using: &random)
                kiosk.drag(
                    from: CGPoint(x: 300, y: y), to: CGPoint(x: 300, y: .random(in: 10...470, using: &random)), steps: 6
                )
            }
            kiosk.rest()
            let gone = kiosk.take().contains { $0.hasPrefix("delete") }
            if gone { all = kiosk.sections.joined().sorted() }
            #expect(kiosk.sections.joined().sorted() == all, "step \(step) from \(before)")
            if let fault = kiosk.fault() {
                Issue.record("step \(step): \(fault) in \(kiosk.sections)")
                return
            }
        }
    }
}
