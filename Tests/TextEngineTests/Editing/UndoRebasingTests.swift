import Testing

@testable import TextEngine

@Suite("UndoLog, rebased over what a program changes")
struct UndoRebasingTests {
    private func editor(_ text: String) -> TextEditor { TextEditor(Rope(text)) }

    private func program(_ range: Range<Int>, _ text: String) -> Edit {
        Edit(replacing: range, with: Rope(text), kind: .programmatic)
    }

    @Test("What was typed is undone where a program's changes before and behind it have left it")
    func apart() {
        var editor = editor("one two")
        editor.select(TextSelection(caret: 3))
        editor.apply(editor.insertion(of: Rope(" and a half"), kind: .paste))
        editor.apply(program(0..<3, "1"))
        editor.apply(program(15..<16, "2!"))
        #expect(editor.text == Rope("1 and a half tw2!"))
        editor.undo()
        #expect(editor.text == Rope("1 tw2!") && editor.selection == TextSelection(caret: 1))
        editor.redo()
        #expect(editor.text == Rope("1 and a half tw2!") && editor.selection == TextSelection(caret: 12))
    }

    @Test("The caret stays beside what is undone, whatever a program puts before and behind it")
    func caret() {
        var editor = editor("")
        editor.apply(editor.insertion(of: Rope("word"), kind: .paste))
        editor.apply(program(0..<0, "head "))
        editor.apply(program(9..<9, " tail"))
        editor.undo()
        #expect(editor.text == Rope("head  tail") && editor.selection == TextSelection(caret: 5))
        editor.redo()
        #expect(editor.text == Rope("head word tail") && editor.selection == TextSelection(caret: 9))
    }

    @Test("What a program made of a part of what was typed goes with it")
    func inside() {
        var editor = editor("")
        editor.apply(editor.insertion(of: Rope("see @ad"), kind: .paste))
        editor.apply(program(4..<7, "@ada"))
        #expect(editor.text == Rope("see @ada"))
        editor.undo()
        #expect(editor.text.isEmpty)
        editor.redo()
        #expect(editor.text == Rope("see @ada"))
    }

    @Test("What a program replaced as a whole is gone, and what was done before it can be undone")
    func swallowed() {
        var editor = editor("")
        editor.apply(editor.insertion(of: Rope("see "), kind: .paste))
        editor.apply(editor.insertion(of: Rope("@ad"), kind: .paste))
        editor.apply(program(4..<7, "@ada "))
        #expect(editor.undoLog.undoCount == 1)
        editor.undo()
        #expect(editor.text == Rope("@ada ") && !editor.undoLog.canUndo)
        editor.redo()
        #expect(editor.text == Rope("see @ada "))
    }

    @Test("Where a program replaced a part of what was typed and more, what was done until then cannot be undone")
    func overlapping() {
        var editor = editor("a tail")
        editor.select(TextSelection(caret: 0))
        editor.apply(editor.insertion(of: Rope("x"), kind: .paste))
        editor.apply(editor.insertion(of: Rope("word"), kind: .paste))
        editor.select(TextSelection(caret: 11))
        editor.apply(editor.insertion(of: Rope("!"), kind: .paste))
        editor.apply(program(3..<7, "-"))
        #expect(editor.text == Rope("xwo-tail!") && editor.undoLog.undoCount == 1)
        editor.undo()
        #expect(editor.text == Rope("xwo-tail") && !editor.undoLog.canUndo)
        editor.redo()
        #expect(editor.text == Rope("xwo-tail!") && editor.undoLog.undoCount == 1)
        #expect(editor.undoLog.cost == editor.undoLog.undoGroups.reduce(0) { $0 + $1.cost })
    }

    @Test("What was undone is made again where a program's changes have left its place")
    func redo() {
        var editor = editor("one two")
        editor.apply(editor.insertion(of: Rope(" three"), kind: .paste))
        editor.undo()
        editor.apply(program(0..<0, "zero "))
        #expect(editor.undoLog.canRedo)
        editor.redo()
        #expect(editor.text == Rope("zero one two three"))
        editor.undo()
        #expect(editor.text == Rope("zero one two"))
    }

    @Test(
        "What is typed goes on with what a program has moved, also in a group that is open and of which all was replaced"
    )
    func groups() {
        var editor = editor("")
        editor.apply(editor.insertion(of: Rope("a")), at: 0)
        editor.apply(program(0..<0, "-"))
        editor.apply(editor.insertion(of: Rope("b")), at: 0.1)
        #expect(editor.undoLog.undoCount == 1)
        editor.undo()
        #expect(editor.text == Rope("-"))
        let number = editor.undoLog.takeNumber()
        editor.undoLog.beginGroup(number: number)
        editor.apply(editor.insertion(of: Rope("c")), at: 1)
        editor.apply(program(1..<2, "+"))
        #expect(editor.undoLog.undoCount == 0)
        editor.apply(editor.insertion(of: Rope("d")), at: 1.1)
        editor.apply(program(0..<0, "*"))
        editor.apply(editor.insertion(of: Rope("e"), kind: .paste), at: 1.2)
        editor.undoLog.endGroup()
        #expect(editor.text == Rope("*-+de") && editor.undoLog.undoNumber == number && editor.undoLog.undoCount == 1)
        editor.undo()
        #expect(editor.text == Rope("*-+"))
    }

    @Test("A composition beside which a program puts something stays one step")
    func composition() {
        var editor = editor("")
        editor.apply(editor.composition(of: Rope("ni"), selecting: 2..<2))
        editor.apply(program(2..<2, "!"))
        editor.apply(editor.composition(of: Rope("nih"), selecting: 3..<3))
        #expect(editor.text == Rope("nih!"))
        editor.commitMarkedText()
        editor.undo()
        #expect(editor.text == Rope("!") && !editor.undoLog.canUndo)
    }

    @Test("A deletion beside what a program replaces can be undone, one within it cannot")
    func deletions() {
        var editor = editor("hello world again")
        editor.apply(Edit(replacing: 5..<11, with: Rope(), kind: .replace))
        editor.apply(program(0..<5, "HELLO"))
        editor.undo()
        #expect(editor.text == Rope("HELLO world again"))
        editor.redo()
        editor.apply(program(4..<6, "-"))
        #expect(editor.text == Rope("HELL-again") && !editor.undoLog.canUndo)
    }

    @Test("The same text with another look moves nothing, and what is not recorded is no step")
    func others() {
        var editor = editor("")
        editor.apply(editor.insertion(of: Rope("word"), kind: .paste))
        let coloured = AttributedRope(Rope("word"), attributes: NumberAttribute.attributes(2))
        editor.apply(Edit(replacing: 0..<4, with: coloured, kind: .programmatic))
        #expect(editor.undoLog.undoCount == 1)
        editor.undoLog.isRecording = false
        editor.select(TextSelection(caret: 0))
        editor.apply(editor.insertion(of: Rope("not "), kind: .typing))
        editor.undoLog.isRecording = true
        #expect(editor.undoLog.undoCount == 1)
        editor.undo()
        #expect(editor.text == Rope("not "))
    }

    @Test("Of more changes than are moved the oldest are forgotten")
    func limit() {
        var editor = editor("")
        editor.undoLog.groupLimit = .max
        for _ in 0..<(UndoLog.rebaseLimit + 10) { editor.apply(editor.insertion(of: Rope("x"), kind: .paste)) }
        editor.apply(program(0..<0, "-"))
        #expect(editor.undoLog.undoCount == UndoLog.rebaseLimit)
        #expect(editor.undoLog.cost == editor.undoLog.undoGroups.reduce(0) { $0 + $1.cost })
        while editor.undoLog.canUndo { editor.undo() }
        #expect(editor.text == Rope("-xxxxxxxxxx"))
    }

    // MARK: Random

    /// The newest states of an editor that undo, or redo, leads through.
    private func states(_ editor: TextEditor, _ step: (inout TextEditor) -> [EditResult]) -> [[UInt16]] {
        var (editor, states) = (editor, [[UInt16]]())
        while states.count < 60 {
            if step(&editor).isEmpty { break }
            states.append(editor.text.units(in: 0..<editor.text.utf16Count))
        }
        return states
    }

    /// Whether a text is another one in which one range was replaced by so many units, or in which nothing was.
    private func differs(_ text: [UInt16], from other: [UInt16], byOne replacement: [UInt16]) -> Bool {
        if text == other { return true }
        let same = zip(text, other).prefix { $0 == $1 }.count
        return (max(0, same - replacement.count)...same).contains { start in
            guard start + replacement.count <= text.count, text[start...].starts(with: replacement) else {
                return false
            }
            let tail = text[(start + replacement.count)...]
            return start + tail.count <= other.count && other.suffix(tail.count).elementsEqual(tail)
        }
    }

    private func edit(_ editor: inout TextEditor, at time: Double, _ random: inout SeededGenerator) {
        let units = (0..<Int.random(in: 1...3, using: &random)).map { _ in UInt16.random(in: 97...122, using: &random) }
        var range = random.range(within: editor.text.utf16Count)
        if range.count > 12 { range = range.lowerBound..<(range.lowerBound + 3) }
        switch Int.random(in: 0..<9, using: &random) {
        case 0, 1: editor.apply(Edit(replacing: range, with: Rope(utf16: units), kind: .replace), at: time)
        case 2: editor.select(TextSelection(range))
        case 3: if let edit = editor.deletion(.backward, by: .cluster) { editor.apply(edit, at: time) }
        case 4: if let edit = editor.deletion(.forward, by: .word) { editor.apply(edit, at: time) }
        case 5: editor.undo()
        case 6: editor.redo()
        default: editor.apply(editor.insertion(of: Rope(utf16: units)), at: time)
        }
    }

    @Test("At each state that undo and redo lead through, a program's change is all that differs", arguments: 1...8)
    func commutes(series: UInt64) {
        var random = SeededGenerator(series &* 613)
        var (editor, kept, all) = (editor("the first text of all, in a few words"), 0, 0)
        for round in 0..<1500 {
            for step in 0..<Int.random(in: 0..<6, using: &random) {
                edit(
                    &editor, at: Double(round * 10) + Double(step) * Double.random(in: 0..<1.2, using: &random), &random
                )
            }
            var range = random.range(within: editor.text.utf16Count)
            if range.count > 20 { range = range.lowerBound..<(range.lowerBound + 2) }
            // Letters that nobody types, so that they are found again.
            let number = UInt16(0x4E00 + round)
            let put = [UInt16](repeating: number, count: Int.random(in: 0...3, using: &random))
            let before = editor
            editor.apply(Edit(replacing: range, with: Rope(utf16: put), kind: .programmatic))
            let comment: Comment = "seed \(random.seed), series \(series), round \(round)"
            for step: (inout TextEditor) -> [EditResult] in [{ $0.undo() }, { $0.redo() }] {
                let (old, new) = (states(before, step), states(editor, step))
                #expect(new.count <= old.count, comment)
                (all, kept) = (all + old.count, kept + new.count)
                // A group that a program replaced as a whole is no state any more.
                var rest = old[...]
                for state in new {
                    let index = rest.firstIndex { differs(state, from: $0, byOne: put) }
                    #expect(index != nil, comment)
                    guard let index else { return }
                    rest = rest[(index + 1)...]
                }
            }
            let log = editor.undoLog
            #expect(log.cost == (log.undoGroups + log.redoGroups).reduce(0) { $0 + $1.cost }, comment)
            var copy = editor
            let count = copy.undoLog.undoCount
            for _ in 0..<count { copy.undo() }
            for _ in 0..<count { copy.redo() }
            #expect(copy.text == editor.text, comment)
        }
        #expect(kept * 10 > all * 6, "\(kept) of \(all) steps")
    }
}
