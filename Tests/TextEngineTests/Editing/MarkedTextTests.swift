import Testing

@testable import TextEngine

@Suite("TextEditor, marked text")
struct MarkedTextTests {
    private func compose(_ editor: inout TextEditor, _ text: String, _ inner: Range<Int>) {
        editor.apply(editor.composition(of: Rope(text), selecting: inner))
    }

    @Test("A composition replaces the selection, then itself, and its end is a part of the text")
    func composing() {
        var editor = TextEditor(Rope("ab cd"))
        editor.select(TextSelection(anchor: 1, head: 4))
        compose(&editor, "k", 1..<1)
        #expect(editor.text == Rope("akd") && editor.markedRange == 1..<2)
        compose(&editor, "kan", 3..<3)
        compose(&editor, "漢字", 0..<1)
        #expect(editor.text == Rope("a漢字d") && editor.markedRange == 1..<3)
        #expect(editor.selection == TextSelection(anchor: 1, head: 2))
        editor.commitMarkedText()
        #expect(editor.markedRange == nil && editor.text == Rope("a漢字d"))
        #expect(editor.undo().count == 1)
        #expect(editor.text == Rope("ab cd") && editor.selection == TextSelection(anchor: 1, head: 4))
        editor.redo()
        #expect(editor.text == Rope("a漢字d") && editor.markedRange == nil)
        #expect(!editor.undoLog.canRedo)
    }

    @Test("Text that comes instead replaces the marked text, and is one change with it")
    func replacing() {
        var editor = TextEditor(Rope("x"))
        compose(&editor, "ni", 2..<2)
        compose(&editor, "nihao", 5..<5)
        editor.apply(editor.insertion(of: Rope("你好")))
        #expect(editor.text == Rope("x你好") && editor.markedRange == nil)
        #expect(editor.selection == TextSelection(caret: 3))
        compose(&editor, "ma", 2..<2)
        editor.apply(editor.insertion(of: Rope("吗")))
        editor.undo()
        #expect(editor.text == Rope("x你好"))
        editor.undo()
        #expect(editor.text == Rope("x") && !editor.undoLog.canUndo)
        editor.redo()
        editor.redo()
        #expect(editor.text == Rope("x你好吗"))
    }

    @Test("A word goes on behind what was composed in it")
    func goingOn() {
        var editor = TextEditor()
        compose(&editor, "´", 1..<1)
        editor.apply(editor.insertion(of: Rope("é")))
        editor.apply(editor.insertion(of: Rope("t")))
        editor.apply(editor.insertion(of: Rope("é")))
        editor.undo()
        #expect(editor.text.isEmpty)
    }

    @Test("A composition that is called off leaves nothing to undo")
    func discarding() {
        var editor = TextEditor(Rope("x"))
        #expect(editor.discarding() == nil)
        compose(&editor, "abc", 1..<1)
        if let edit = editor.discarding() { editor.apply(edit) }
        #expect(editor.text == Rope("x") && editor.markedRange == nil && !editor.undoLog.canUndo)
        // One that has replaced a selection is undone to that.
        editor.selectAll()
        compose(&editor, "abc", 0..<0)
        compose(&editor, "", 0..<0)
        #expect(editor.text.isEmpty && editor.markedRange == nil)
        editor.undo()
        #expect(editor.text == Rope("x") && editor.selection == TextSelection(anchor: 0, head: 1))
    }

    @Test("The inner selection is clamped and settles on clusters")
    func innerSelection() {
        var editor = TextEditor(Rope("x"))
        compose(&editor, "e\u{301}", -5..<Int.max)
        #expect(editor.selection == TextSelection(anchor: 1, head: 3))
        compose(&editor, "e\u{301}", 1..<1)
        #expect(editor.selection == TextSelection(caret: 1))
    }

    @Test("Edits elsewhere move the marked text, edits inside end the composition")
    func otherEdits() {
        var editor = TextEditor(Rope("hello"))
        compose(&editor, "abc", 3..<3)
        editor.apply(Edit(replacing: 0..<2, with: Rope("J"), kind: .programmatic))
        #expect(editor.markedRange == 4..<7 && editor.text == Rope("Jlloabc"))
        editor.apply(Edit(replacing: 7..<7, with: Rope("!"), kind: .programmatic))
        #expect(editor.markedRange == 4..<7)
        editor.apply(Edit(replacing: 4..<4, with: Rope("?"), kind: .programmatic))
        #expect(editor.markedRange == 5..<8)
        editor.apply(Edit(replacing: 6..<7, with: Rope(), kind: .programmatic))
        #expect(editor.markedRange == nil && editor.text == Rope("Jllo?ac!"))
    }

    @Test("Undo ends a composition")
    func undoing() {
        var editor = TextEditor(Rope("x"))
        compose(&editor, "abc", 3..<3)
        editor.undo()
        #expect(editor.text == Rope("x") && editor.markedRange == nil)
    }

    @Test("A composition is cut at the maximum, and what is marked with it")
    func maximum() {
        var editor = TextEditor(Rope("x"))
        editor.maximumCount = 3
        compose(&editor, "abcdef", 6..<6)
        #expect(
            editor.text == Rope("xab") && editor.markedRange == 1..<3 && editor.selection == TextSelection(caret: 3))
    }
}
