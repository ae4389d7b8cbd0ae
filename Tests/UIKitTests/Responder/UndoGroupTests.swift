import Testing
import UIKitSimulator

@testable import UIKit

extension FieldTests {
    /// Groups, names and notifications of undo managers.
    @MainActor
    @Suite("UndoManager: groups and names")
    struct UndoGroupTests {
        /// Numbers that can be set back.
        @MainActor
        private final class Values {
            let manager: UndoManager
            var values = [0, 0, 0]

            init(_ manager: UndoManager) {
                self.manager = manager
            }

            func set(_ change: (index: Int, value: Int)) {
                let old = (change.index, values[change.index])
                values[change.index] = change.value
                manager.registerUndo(withTarget: self, selector: Values.set, object: old)
            }
        }

        @Test("What is registered while one event is handled is undone together")
        func events() {
            let simulator = Simulator(size: CGSize(width: 300, height: 200))
            let manager = UndoManager()
            let values = Values(manager)
            let button = UIButton(type: .system, primaryAction: nil)
            button.frame = CGRect(x: 10, y: 10, width: 100, height: 50)
            var level = 0
            button.addAction(
                UIAction { _ in
                    values.set((0, 1))
                    values.set((1, 2))
                    level = manager.groupingLevel
                }, for: .touchUpInside)
            simulator.window.addSubview(button)
            simulator.frame()
            simulator.tap(button)
            #expect(level == 1 && manager.groupingLevel == 0 && manager.undoCount == 1)
            manager.undo()
            #expect(values.values == [0, 0, 0] && manager.redoCount == 1)
            manager.groupsByEvent = false
            simulator.tap(button)
            #expect(manager.undoCount == 2 && !manager.canRedo)
            manager.undo()
            #expect(values.values == [1, 0, 0])
        }

        @Test("An undo in the event that has registered closes the group first")
        func undoInEvent() {
            let manager = UndoManager()
            let values = Values(manager)
            UndoEvents.handling {
                values.set((0, 1))
                values.set((0, 2))
                #expect(manager.canUndo)
                manager.undo()
                #expect(values.values == [0, 0, 0])
                values.set((0, 3))
            }
            #expect(manager.undoCount == 1 && !manager.canRedo && manager.groupingLevel == 0)
        }

        @Test("Names go with their groups, through undo and redo")
        func names() {
            // Words are those of the running application, which is English in a simulator.
            let kiosk = Simulator(size: CGSize(width: 10, height: 10))
            defer { withExtendedLifetime(kiosk) {} }
            let manager = UndoManager()
            let values = Values(manager)
            #expect(manager.undoMenuItemTitle == "Undo" && manager.redoMenuItemTitle == "Redo")
            values.set((0, 1))
            manager.setActionName("Move")
            manager.beginUndoGrouping()
            manager.setActionName("Turn")
            values.set((1, 1))
            manager.endUndoGrouping()
            #expect(manager.undoActionName == "Turn" && manager.undoMenuItemTitle == "Undo Turn")
            manager.undo()
            #expect(manager.undoActionName == "Move" && manager.redoMenuItemTitle == "Redo Turn")
            manager.undo()
            #expect(manager.undoActionName == "" && manager.redoActionName == "Move")
            manager.redo()
            #expect(manager.undoActionName == "Move" && manager.redoActionName == "Turn")
        }

        @Test("Registration can be switched off, as often as it is switched on again")
        func disabled() {
            let manager = UndoManager()
            let values = Values(manager)
            manager.disableUndoRegistration()
            manager.disableUndoRegistration()
            values.set((0, 1))
            manager.enableUndoRegistration()
            values.set((0, 2))
            #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
            manager.enableUndoRegistration()
            manager.enableUndoRegistration()
            values.set((0, 3))
            manager.undo()
            #expect(values.values[0] == 2)
        }

        @Test("What would be done to one object can be forgotten")
        func forgettingTarget() {
            let manager = UndoManager()
            let (a, b) = (Values(manager), Values(manager))
            a.set((0, 1))
            manager.beginUndoGrouping()
            a.set((1, 1))
            b.set((1, 1))
            manager.endUndoGrouping()
            b.set((2, 1))
            manager.undo()
            manager.removeAllActions(withTarget: b)
            #expect(manager.undoCount == 2 && manager.redoCount == 0)
            manager.undo()
            manager.undo()
            #expect(a.values == [0, 0, 0] && b.values == [0, 1, 0])
        }

        @Test("A group inside an open one is undone by itself")
        func nested() {
            let manager = UndoManager()
            let values = Values(manager)
            manager.beginUndoGrouping()
            values.set((0, 1))
            manager.beginUndoGrouping()
            values.set((1, 1))
            manager.undo()
            #expect(values.values == [1, 1, 0], "Two are open.")
            manager.endUndoGrouping()
            manager.undoNestedGroup()
            #expect(values.values == [1, 0, 0])
            manager.undo()
            #expect(values.values == [0, 0, 0] && manager.groupingLevel == 0)
        }

        @Test("Notifications tell of groups, undo and redo")
        func notifications() {
            let manager = UndoManager()
            let values = Values(manager)
            var log: [String] = []
            let names: [Notification.Name] = [
                .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange, .NSUndoManagerWillRedoChange,
                .NSUndoManagerDidRedoChange, .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup,
                .NSUndoManagerDidCloseUndoGroup,
            ]
            let tokens = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) { note in
                    let isDiscardable = note.userInfo?[NSUndoManagerGroupIsDiscardableKey] as? Bool ?? false
                    MainActor.assumeIsolated {
                        log.append(
                            name.rawValue.replacingOccurrences(of: "NSUndoManager", with: "")
                                .replacingOccurrences(of: "Notification", with: "") + (isDiscardable ? "!" : ""))
                    }
                }
            }
            defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
            manager.beginUndoGrouping()
            manager.setActionIsDiscardable(true)
            values.set((0, 1))
            manager.endUndoGrouping()
            #expect(log == ["DidOpenUndoGroup", "WillCloseUndoGroup!", "DidCloseUndoGroup"])
            #expect(manager.undoActionIsDiscardable && !manager.redoActionIsDiscardable)
            log = []
            manager.undo()
            manager.redo()
            manager.undo()
            manager.undo()
            #expect(
                log == ["WillUndoChange", "DidUndoChange", "WillRedoChange", "DidRedoChange"]
                    + ["WillUndoChange", "DidUndoChange"])
        }

        @Test("A text names what was typed, pasted and cut, in the language of the interface")
        func namesOfTyping() throws {
            let page = Page("|")
            let manager = try #require(page.view.undoManager)
            #expect(manager.undoMenuItemTitle == "Undo")
            page.simulator.type("ab")
            #expect(manager.undoMenuItemTitle == "Undo Typing" && manager.undoCount == 1)
            page.simulator.press(.keyboardA, .control)
            page.simulator.press(.keyboardX, .control)
            #expect(manager.undoActionName == "Cut")
            page.simulator.press(.keyboardV, .control)
            #expect(manager.undoActionName == "Paste")
            page.view.undoManager?.setActionName("Insert")
            #expect(manager.undoActionName == "Insert")
            manager.undo()
            #expect(manager.undoActionName == "Cut" && manager.redoActionName == "Insert")
            page.simulator.application.locale = Locale(identifier: "de")
            manager.undo()
            #expect(manager.undoMenuItemTitle == "Eingabe widerrufen")
            #expect(manager.redoMenuItemTitle == "Ausschneiden wiederholen")
        }

        @Test("What is typed while a program's group is open is undone with it")
        func typedInGroup() throws {
            let page = Page("|")
            let manager = try #require(page.view.undoManager)
            let values = Values(manager)
            page.simulator.type("a")
            manager.beginUndoGrouping()
            manager.setActionName("Fill in")
            page.simulator.type("b c")
            values.set((0, 1))
            page.simulator.type("d")
            manager.endUndoGrouping()
            page.simulator.type("e")
            #expect(page.view.text == "ab cde" && manager.undoActionName == "Typing")
            manager.undo()
            #expect(manager.undoActionName == "Fill in")
            manager.undo()
            #expect(page.view.text == "a" && values.values == [0, 0, 0] && manager.redoActionName == "Fill in")
            manager.redo()
            #expect(page.view.text == "ab cd" && values.values == [1, 0, 0])
            manager.undo()
            manager.undo()
            #expect(page.view.text == "" && !manager.canUndo)
        }

        @Test("A group that stays empty forgets nothing that could be redone")
        func emptyGroup() throws {
            let page = Page("|")
            let manager = try #require(page.view.undoManager)
            page.simulator.type("a")
            manager.undo()
            manager.beginUndoGrouping()
            manager.endUndoGrouping()
            #expect(manager.canRedo && manager.undoCount == 0)
            manager.redo()
            #expect(page.view.text == "a")
        }

        @Test(
            "With registration off what is typed is no step, what was typed before is one still, and only so many levels are kept"
        )
        func disabledTyping() throws {
            let page = Page("|")
            let manager = try #require(page.view.undoManager)
            page.simulator.type("a")
            manager.disableUndoRegistration()
            page.simulator.type("b")
            manager.enableUndoRegistration()
            #expect(manager.undoCount == 1)
            manager.undo()
            #expect(page.view.text == "b" && !manager.canUndo)
            manager.redo()
            for word in ["c ", "d ", "e ", "f "] { page.simulator.type(word) }
            #expect(manager.undoCount == 5)
            manager.levelsOfUndo = 2
            #expect(manager.undoCount == 2)
            page.simulator.type("g ")
            while manager.canUndo { manager.undo() }
            // The caret was behind what was made again.
            #expect(page.view.text == "ac d e b")
        }

        @Test("Random deeds in a text and beside it, against all states that there were")
        func randomWalk() throws {
            for series in 0..<20 {
                var random = SeededGenerator(UInt64(series))
                let page = Page("|")
                let manager = try #require(page.view.undoManager)
                let values = Values(manager)
                func state() -> String { "\(page.view.text ?? "") \(values.values)" }
                var (past, future): ([String], [String]) = ([], [])
                var deeds: [String] = []
                for _ in 0..<60 {
                    let before = state()
                    switch Int.random(in: 0..<7, using: &random) {
                    case 0, 1:
                        deeds.append("type")
                        // The caret is moved there, so that each is one step.
                        page.view.selectedRange = NSRange(location: 0, length: 0)
                        page.simulator.type("x")
                        (past, future) = (past + [before], [])
                    case 2:
                        deeds.append("set")
                        values.set((Int.random(in: 0..<3, using: &random), Int.random(in: 1..<99, using: &random)))
                        (past, future) = (past + [before], [])
                    case 3:
                        deeds.append("group")
                        let parts = (0..<3).map { _ in Bool.random(using: &random) }
                        manager.beginUndoGrouping()
                        for (index, types) in parts.enumerated() {
                            if types { page.simulator.type("y") } else { values.set((index, 7)) }
                        }
                        manager.endUndoGrouping()
                        (past, future) = (past + [before], [])
                    case 4, 5:
                        deeds.append("undo")
                        #expect(manager.canUndo == !past.isEmpty)
                        manager.undo()
                        guard let last = past.popLast() else { continue }
                        future.append(before)
                        #expect(state() == last, "series \(series): \(deeds)")
                    default:
                        deeds.append("redo")
                        #expect(manager.canRedo == !future.isEmpty)
                        manager.redo()
                        guard let next = future.popLast() else { continue }
                        past.append(before)
                        #expect(state() == next, "series \(series): \(deeds)")
                    }
                    try #require(manager.undoCount >= past.count && manager.groupingLevel == 0)
                }
            }
        }
    }
}
