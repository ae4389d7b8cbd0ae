import Testing
import UIKitSimulator

extension FieldTests {
    /// The undo manager that Foundation on Linux lacks.
    @MainActor
    @Suite("UndoManager")
    struct UndoManagerTests {
        /// Something that can be undone, and redone, by registering its own inverse.
        @MainActor
        private final class Counter {
            let manager: UndoManager
            private(set) var value = 0

            init(_ manager: UndoManager) {
                self.manager = manager
            }

            func add(_ amount: Int) {
                value += amount
                manager.registerUndo(withTarget: self) { $0.add(-amount) }
            }
        }

        @Test("Undo and redo go back and forth")
        func backAndForth() {
            let manager = UndoManager()
            let counter = Counter(manager)
            for amount in [1, 10, 100] { counter.add(amount) }
            manager.undo()
            manager.undo()
            #expect(counter.value == 1 && manager.canUndo && manager.canRedo)
            manager.redo()
            #expect(counter.value == 11)
            manager.undo()
            manager.redo()
            manager.redo()
            #expect(counter.value == 111 && !manager.canRedo)
            manager.redo()
            #expect(counter.value == 111)
            for _ in 0..<5 { manager.undo() }
            #expect(counter.value == 0 && !manager.canUndo)
        }

        @Test("A new change forgets what could be redone")
        func newChange() {
            let manager = UndoManager()
            let counter = Counter(manager)
            counter.add(1)
            manager.undo()
            counter.add(5)
            #expect(!manager.canRedo)
            manager.undo()
            #expect(counter.value == 0)
        }

        @Test("What is registered in a group is undone together, the last first")
        func groups() {
            let manager = UndoManager()
            let counter = Counter(manager)
            manager.endUndoGrouping()
            manager.beginUndoGrouping()
            counter.add(1)
            manager.beginUndoGrouping()
            counter.add(2)
            manager.endUndoGrouping()
            #expect(!manager.canUndo, "The group is still open.")
            counter.add(3)
            manager.endUndoGrouping()
            counter.add(10)
            manager.undo()
            #expect(counter.value == 6)
            manager.undo()
            #expect(counter.value == 0)
            manager.redo()
            #expect(counter.value == 6)
        }

        @Test("Forgetting everything also forgets what an open group holds")
        func forgettingInAGroup() {
            let manager = UndoManager()
            let counter = Counter(manager)
            manager.beginUndoGrouping()
            counter.add(1)
            manager.removeAllActions()
            counter.add(10)
            manager.endUndoGrouping()
            manager.undo()
            #expect(counter.value == 1 && !manager.canUndo)
            manager.beginUndoGrouping()
            counter.add(1)
            manager.removeAllActions()
            manager.endUndoGrouping()
            #expect(!manager.canUndo)
        }

        @Test("Forgetting everything leaves nothing to undo or redo, and what comes after it can be undone")
        func forgetting() {
            let manager = UndoManager()
            let counter = Counter(manager)
            for amount in [1, 10, 100] { counter.add(amount) }
            manager.undo()
            #expect(manager.canUndo && manager.canRedo)
            manager.removeAllActions()
            #expect(!manager.canUndo && !manager.canRedo)
            manager.undo()
            manager.redo()
            #expect(counter.value == 11)
            counter.add(5)
            manager.undo()
            #expect(counter.value == 11 && !manager.canUndo)
            manager.redo()
            #expect(counter.value == 16)
        }

        @Test("Only so many levels are kept, and targets are not")
        func limits() {
            let manager = UndoManager()
            manager.levelsOfUndo = 2
            let counter = Counter(manager)
            for _ in 0..<5 { counter.add(1) }
            for _ in 0..<5 { manager.undo() }
            #expect(counter.value == 3)

            let other = UndoManager()
            var passing: Counter? = Counter(other)
            passing?.add(1)
            weak let trace = passing
            passing = nil
            #expect(trace == nil)
            other.undo()
            other.removeAllActions()
            #expect(!other.canUndo && !other.canRedo)
        }

        @Test("isUndoing and isRedoing say what is going on")
        func state() {
            let manager = UndoManager()
            let counter = Counter(manager)
            var states: [String] = []
            manager.registerUndo(withTarget: counter) { _ in
                states.append("\(manager.isUndoing) \(manager.isRedoing)")
                manager.registerUndo(withTarget: counter) { _ in
                    states.append("\(manager.isUndoing) \(manager.isRedoing)")
                }
            }
            manager.undo()
            manager.redo()
            #expect(states == ["true false", "false true"])
            #expect(!manager.isUndoing && !manager.isRedoing)
        }
    }
}
