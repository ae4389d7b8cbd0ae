import Foundation
import Testing

@testable import TextEngine

@Suite("UndoLog")
struct UndoLogTests {
    private func type(_ text: String, into editor: inout TextEditor, at time: Double = 0) {
        for character in text { editor.apply(editor.insertion(of: Rope(String(character))), at: time) }
    }

    private func delete(_ direction: CaretDirection, _ count: Int, in editor: inout TextEditor) {
        for _ in 0..<count {
            if let edit = editor.deletion(direction, by: .cluster) { editor.apply(edit) }
        }
    }

    /// The texts that one undo after the other leads to.
    private func undoSteps(_ editor: inout TextEditor) -> [String] {
        var steps: [String] = []
        while editor.undoLog.canUndo {
            editor.undo()
            steps.append(editor.text.string)
        }
        return steps
    }

    @Test("One undo takes back a word with the blanks behind it")
    func words() {
        var editor = TextEditor()
        type("The quick  fox", into: &editor)
        #expect(undoSteps(&editor) == ["The quick  ", "The ", ""])
        editor.redo()
        editor.redo()
        #expect(editor.text == Rope("The quick  ") && editor.selection == TextSelection(caret: 11))
        editor.redo()
        #expect(editor.text == Rope("The quick  fox") && !editor.undoLog.canRedo)
    }

    @Test("A move of the caret begins a new group, and so does a rest")
    func interruptions() {
        var editor = TextEditor()
        type("ab", into: &editor)
        editor.moveCaret(.backward, by: .cluster)
        editor.moveCaret(.forward, by: .cluster)
        type("cd", into: &editor)
        #expect(undoSteps(&editor) == ["ab", ""])
        type("ab", into: &editor, at: 10)
        type("cd", into: &editor, at: 11.9)
        type("ef", into: &editor, at: 14)
        #expect(undoSteps(&editor) == ["abcd", ""])
        // A clock that runs backwards or is none does not matter.
        type("ab", into: &editor, at: 1e9)
        type("cd", into: &editor, at: 0)
        type("ef", into: &editor, at: .nan)
        #expect(undoSteps(&editor) == [""])
    }

    @Test("An explicit group begins a new one although typing goes on")
    func groupWhileTyping() {
        var editor = TextEditor()
        type("ab", into: &editor)
        editor.undoLog.beginGroup()
        type("cd", into: &editor)
        editor.undoLog.endGroup()
        type("ef", into: &editor)
        #expect(undoSteps(&editor) == ["abcd", "ab", ""])
    }

    @Test("A composition that is called off leaves nothing in an explicit group, nor in the one before it")
    func calledOffInGroup() {
        for before in ["", "ab"] {
            var editor = TextEditor()
            type(before, into: &editor)
            editor.undoLog.beginGroup()
            editor.apply(editor.composition(of: Rope("x"), selecting: 1..<1))
            editor.apply(editor.composition(of: Rope(""), selecting: 0..<0))
            #expect(editor.text.string == before && editor.undoLog.canUndo == !before.isEmpty)
            type("cd", into: &editor)
            editor.undoLog.endGroup()
            #expect(undoSteps(&editor) == (before.isEmpty ? [""] : [before, ""]))
        }
    }

    @Test("Setting the selection that is there already interrupts nothing")
    func sameSelection() {
        var editor = TextEditor()
        type("ab", into: &editor)
        editor.select(editor.selection)
        type("cd", into: &editor)
        #expect(undoSteps(&editor) == [""])
    }

    @Test("Deleting is one group as long as it keeps its direction")
    func deletions() {
        var editor = TextEditor(Rope("one two three"))
        editor.select(TextSelection(caret: 7))
        delete(.backward, 3, in: &editor)
        #expect(editor.text == Rope("one  three"))
        delete(.forward, 2, in: &editor)
        #expect(editor.text == Rope("one hree"))
        delete(.backward, 1, in: &editor)
        #expect(undoSteps(&editor) == ["one hree", "one  three", "one two three"])
        #expect(editor.selection == TextSelection(caret: 7))
        while editor.undoLog.canRedo { editor.redo() }
        #expect(editor.text == Rope("onehree") && editor.selection == TextSelection(caret: 3))
    }

    @Test("Typing and deleting are different groups; replacing a selection belongs to what is typed over it")
    func mixed() {
        var editor = TextEditor(Rope("hello"))
        type(" yo", into: &editor)
        delete(.backward, 1, in: &editor)
        type("a", into: &editor)
        #expect(undoSteps(&editor) == ["hello y", "hello yo", "hello ", "hello"])
        editor.selectAll()
        type("bye", into: &editor)
        #expect(undoSteps(&editor) == ["hello"])
        #expect(editor.selection == TextSelection(anchor: 0, head: 5))
    }

    @Test("A paste and a replacement stand alone")
    func pastes() {
        var editor = TextEditor()
        type("a", into: &editor)
        editor.apply(editor.insertion(of: Rope("PASTE"), kind: .paste))
        editor.apply(editor.insertion(of: Rope("AGAIN"), kind: .paste))
        type("b", into: &editor)
        editor.apply(Edit(replacing: 0..<1, with: Rope("A"), kind: .replace))
        #expect(undoSteps(&editor) == ["aPASTEAGAINb", "aPASTEAGAIN", "aPASTE", "a", ""])
    }

    @Test("An explicit group is undone at once, whatever is in it, and groups nest")
    func explicitGroups() {
        var editor = TextEditor(Rope("aXbXc"))
        type("!", into: &editor)
        editor.undoLog.beginGroup()
        editor.apply(Edit(replacing: 3..<4, with: Rope("--"), kind: .replace))
        editor.undoLog.beginGroup()
        editor.select(TextSelection(caret: 0))
        editor.apply(Edit(replacing: 1..<2, with: Rope("--"), kind: .replace))
        editor.undoLog.endGroup()
        type("?", into: &editor)
        editor.undoLog.endGroup()
        type("y", into: &editor)
        #expect(editor.text == Rope("a--?yb--c!"))
        editor.undo()
        let results = editor.undo()
        #expect(results.map(\.replacedRange) == [3..<4, 1..<3, 3..<5])
        #expect(results.map(\.newCount) == [0, 1, 1])
        #expect(editor.text == Rope("aXbXc!"))
        editor.redo()
        #expect(editor.text == Rope("a--?b--c!") && editor.selection == TextSelection(caret: 4))
        editor.undoLog.endGroup()
        #expect(undoSteps(&editor) == ["aXbXc!", "aXbXc"])
    }

    @Test("A group of very many changes costs no more than its changes")
    func largeGroup() {
        var editor = TextEditor(Rope(String(repeating: "a ", count: 3000)))
        let start = editor.text
        editor.undoLog.beginGroup()
        for index in (0..<3000).reversed() {
            editor.apply(Edit(replacing: (2 * index)..<(2 * index + 1), with: Rope("bcd"), kind: .replace))
        }
        editor.undoLog.endGroup()
        #expect(editor.text == Rope(String(repeating: "bcd ", count: 3000)))
        let each = UndoChange(range: 0..<3, removed: AttributedRope(Rope("a"))).cost
        #expect(editor.undoLog.cost == UndoGroup.overhead + 3000 * each)
        #expect(editor.undo().count == 3000)
        #expect(editor.text == start && !editor.undoLog.canUndo)
        #expect(editor.redo().count == 3000)
        #expect(editor.text == Rope(String(repeating: "bcd ", count: 3000)))
    }

    @Test("A new edit forgets what could be redone; the application's of all of the text forgets everything")
    func forgetting() {
        var editor = TextEditor()
        type("one two", into: &editor)
        editor.undo()
        #expect(editor.undoLog.canRedo)
        type("x", into: &editor)
        #expect(!editor.undoLog.canRedo && editor.redo().isEmpty)
        editor.apply(Edit(replacing: 0..<editor.text.utf16Count, with: Rope("!"), kind: .programmatic))
        #expect(!editor.undoLog.canUndo && editor.undo().isEmpty && editor.undoLog.cost == 0)
        type("x", into: &editor)
        editor.undoLog.clear()
        #expect(!editor.undoLog.canUndo && editor.undoLog.cost == 0)
    }

    @Test("The oldest groups give way when the log is full, the newest never")
    func capacity() {
        var editor = TextEditor()
        let each = UndoGroup.overhead + UndoChange(range: 0..<1, removed: .empty).cost
        editor.undoLog.capacity = each * 20
        for _ in 0..<100 { editor.apply(editor.insertion(of: Rope("x"), kind: .paste)) }
        #expect(editor.undoLog.cost <= each * 20)
        // What is undone holds the letters that it took away, and costs more.
        editor.undoLog.capacity = 1 << 20
        let steps = undoSteps(&editor)
        #expect(steps.count >= 10 && steps.count <= 20)
        #expect(steps.last == String(repeating: "x", count: 100 - steps.count))
        while editor.undoLog.canRedo { editor.redo() }
        editor.undoLog.capacity = each * 20
        editor.apply(Edit(replacing: 0..<0, with: Rope(String(repeating: "long", count: 100_000)), kind: .paste))
        editor.selectAll()
        if let edit = editor.deletion(.backward, by: .cluster) { editor.apply(edit) }
        #expect(undoSteps(&editor).count == 1)
        #expect(editor.text.utf16Count == 400_100)
        editor.redo()
        #expect(editor.text.isEmpty)
        editor.undo()
        editor.undoLog.capacity = 0
        #expect(editor.undoLog.redoGroups.count == 1 && editor.undoLog.undoGroups.isEmpty)
    }

    @Test("Of more groups than can be undone the oldest give way, and the text comes back to where they ended")
    func groupLimit() {
        var editor = TextEditor()
        for number in 0..<10_000 {
            editor.apply(editor.insertion(of: Rope(number % 10 == 9 ? "z" : "y"), kind: .paste))
            #expect(editor.undoLog.undoGroups.count <= UndoLog.usualGroupLimit)
        }
        let kept = editor.undoLog.undoGroups.count
        #expect(kept > UndoLog.usualGroupLimit * 7 / 8 - 1)
        #expect(editor.undoLog.cost == editor.undoLog.undoGroups.reduce(0) { $0 + $1.cost })
        while editor.undoLog.canUndo { editor.undo() }
        #expect(editor.text == Rope(String(repeating: "yyyyyyyyyz", count: 1000).prefix(10_000 - kept).description))
        while editor.undoLog.canRedo { editor.redo() }
        #expect(editor.text.utf16Count == 10_000)
        editor.undoLog.groupLimit = 5
        #expect(editor.undoLog.undoGroups.count == 5)
    }

    @Test("The cost is that of the groups, whatever happens")
    func cost() {
        var generator = SeededGenerator()
        var editor = TextEditor(Rope("start"))
        editor.undoLog.capacity = 20_000
        for step in 0..<2000 {
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: editor.undo()
            case 1: editor.redo()
            case 2: editor.undoLog.beginGroup()
            case 3, 4: editor.undoLog.endGroup()
            case 5: editor.select(TextSelection(generator.range(within: editor.text.utf16Count)))
            case 6: editor.apply(editor.composition(of: Rope(utf16: generator.units(atMost: 3)), selecting: 0..<0))
            default: editor.apply(editor.insertion(of: Rope(utf16: generator.units(atMost: 9))))
            }
            let log = editor.undoLog
            let cost = (log.undoGroups + log.redoGroups).reduce(0) { $0 + $1.cost }
            #expect(log.cost == cost, "step \(step), seed \(generator.seed)")
            #expect((log.undoGroups + log.redoGroups).allSatisfy { !$0.changes.isEmpty })
        }
    }

    @Test("A full log holds no more memory than it says")
    func heldMemory() async {
        // In a process of its own: other tests hold memory too.
        await #expect(processExitsWith: .success) {
            // All are kept: what one has given back would hide what the next one takes.
            var editors: [TextEditor] = []
            for kind in ["pasted", "typed", "deleted", "replaced", "grouped"] {
                let (held, cost) = Self.fill(kind, keeping: &editors)
                // The text itself has changed too, by far less than the log has grown.
                if held > cost * 5 / 4 || held < cost / 3 {
                    FileHandle.standardError.write(Data("\(kind): \(held) bytes, counted as \(cost)\n".utf8))
                    exit(1)
                }
            }
        }
    }

    private static var residentBytes: Int {
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
        return (pages?.dropFirst().first.flatMap { Int($0) } ?? 0) * Int(getpagesize())
    }

    /// Fills a log to three quarters and returns what it holds and what it says that it holds, in bytes.
    private static func fill(_ kind: String, keeping editors: inout [TextEditor]) -> (held: Int, cost: Int) {
        var editor = TextEditor(Rope(String(repeating: "春a", count: 20_000)))
        editor.undoLog.capacity = 16 << 20
        editor.undoLog.groupLimit = .max
        let before = residentBytes
        var count = 0
        func refill() {
            guard editor.text.utf16Count < 100 else { return }
            editor.apply(editor.insertion(of: Rope(String(repeating: "z", count: 9999))))
        }
        while count < 200_000, editor.undoLog.cost < editor.undoLog.capacity * 3 / 4 {
            count += 1
            let middle = editor.text.utf16Count / 2
            // Nothing goes on with what was done so long ago.
            let time = Double(count) * 3
            switch kind {
            case "pasted": editor.apply(editor.insertion(of: Rope("x"), kind: .paste), at: time)
            case "typed": editor.apply(editor.insertion(of: Rope("y"), kind: .typing), at: time)
            case "deleted":
                editor.apply(Edit(replacing: middle..<(middle + 1), with: Rope(), kind: .deleting), at: time)
            case "replaced":
                editor.apply(Edit(replacing: middle..<(middle + 40), with: Rope("春"), kind: .replace), at: time)
            default:
                if count % 500 == 1 { editor.undoLog.beginGroup() }
                editor.apply(Edit(replacing: middle..<(middle + 1), with: Rope("ab"), kind: .replace), at: time)
                if count % 500 == 0 { editor.undoLog.endGroup() }
            }
            refill()
        }
        editors.append(editor)
        return (residentBytes - before, editor.undoLog.cost)
    }
}
