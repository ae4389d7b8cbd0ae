import Testing

@testable import TextEngine

@Suite("TextEditor, random operations")
struct TextEditorRandomTests {
    /// What an edit does to an array, given the range that the editor has reported.
    private func check(
        _ editor: TextEditor, model: [UInt16], _ comment: Comment, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let count = model.count
        #expect(editor.text.utf16Count == count, comment, sourceLocation: sourceLocation)
        let selection = editor.selection.range
        #expect(selection.lowerBound >= 0 && selection.upperBound <= count, comment, sourceLocation: sourceLocation)
        for offset in [selection.lowerBound, selection.upperBound] {
            #expect(GraphemeBreaker.isBoundary(offset, in: editor.text), comment, sourceLocation: sourceLocation)
        }
        if let marked = editor.markedRange {
            #expect(!marked.isEmpty && marked.lowerBound >= 0 && marked.upperBound <= count, comment)
        }
    }

    /// A range that may be anywhere.
    private func wildRange(_ count: Int, _ generator: inout SeededGenerator) -> Range<Int> {
        switch Int.random(in: 0..<20, using: &generator) {
        case 0: return Int.min..<Int.max
        case 1: return (count + 5)..<(count + 9)
        case 2: return -7..<(-3)
        case 3: return -4..<min(4, count)
        default: return generator.range(within: count)
        }
    }

    @Test("Edits, movements, compositions, undo and redo agree with an array of units")
    func againstModel() {
        var generator = SeededGenerator()
        var editor = TextEditor()
        var model: [UInt16] = []
        let steps: [CaretStep] = [.cluster, .word, .paragraph, .document]
        let kinds: [Edit.Kind] = [.typing, .deleting, .paste, .replace, .composition, .programmatic]
        for step in 0..<20_000 {
            let direction: CaretDirection = Bool.random(using: &generator) ? .backward : .forward
            let caretStep = steps[Int.random(in: 0..<(step % 50 == 0 ? 4 : 2), using: &generator)]
            var edit: Edit?
            switch Int.random(in: 0..<12, using: &generator) {
            case 0...2: edit = editor.insertion(of: Rope(utf16: generator.units(atMost: 4)))
            case 3: edit = editor.deletion(direction, by: caretStep)
            case 4:
                edit = editor.composition(
                    of: Rope(utf16: generator.units(atMost: 4)), selecting: generator.range(within: 4))
            case 5: edit = editor.discarding()
            case 6:
                let kind = kinds[Int.random(in: 0..<(step % 40 == 0 ? 6 : 4), using: &generator)]
                var range = wildRange(model.count, &generator)
                // Now and then everything goes, but the text must have time to grow.
                if step % 400 != 0 && editor.clampedRange(range).count > 30 { range = 0..<min(model.count, 5) }
                edit = Edit(replacing: range, with: Rope(utf16: generator.units(atMost: 30)), kind: kind)
            case 7: editor.moveCaret(direction, by: caretStep, isExtending: Bool.random(using: &generator))
            case 8:
                let range = wildRange(model.count, &generator)
                editor.select(TextSelection(anchor: range.upperBound, head: range.lowerBound))
            case 9: editor.commitMarkedText()
            case 10 where model.count < 3000: checkUndoRedo(&editor, "step \(step), seed \(generator.seed)")
            default:
                for result in Bool.random(using: &generator) ? editor.undo() : editor.redo() {
                    #expect(result.replacedRange.upperBound <= model.count, "step \(step), seed \(generator.seed)")
                    model.replaceSubrange(result.replacedRange, with: Array(repeating: 0, count: result.newCount))
                }
                // What came back is compared below as a whole only: the array cannot know it.
                #expect(editor.text.utf16Count == model.count, "step \(step), seed \(generator.seed)")
                model = editor.text.units(in: 0..<editor.text.utf16Count)
            }
            if let edit {
                let result = editor.apply(edit, at: Double(step) / 5)
                let inserted = edit.replacement.units(in: 0..<result.newCount)
                model.replaceSubrange(result.replacedRange, with: inserted)
                let near = max(0, result.newRange.lowerBound - 4)..<min(model.count, result.newRange.upperBound + 4)
                #expect(editor.text.units(in: near) == Array(model[near]), "step \(step), seed \(generator.seed)")
            }
            check(editor, model: model, "step \(step), seed \(generator.seed)")
            if step % 100 == 0 {
                #expect(editor.text.units(in: 0..<model.count) == model, "step \(step), seed \(generator.seed)")
                #expect(editor.text.invariantFaults() == [], "step \(step), seed \(generator.seed)")
            }
        }
    }

    /// Undoing and redoing is nothing.
    private func checkUndoRedo(_ editor: inout TextEditor, _ comment: Comment) {
        editor.commitMarkedText()
        let text = editor.text
        guard editor.undoLog.canUndo, let group = editor.undoLog.undoGroups.last else { return }
        editor.undo()
        editor.redo()
        #expect(editor.text == text, comment)
        #expect(editor.selection == editor.snapped(group.selectionAfter), comment)
    }

    @Test("Undo leads back to the start, state by state, and redo to the end again")
    func undoToTheStart() {
        var generator = SeededGenerator()
        for round in 0..<20 {
            let start = Rope(utf16: generator.units(atMost: 200))
            var editor = TextEditor(start)
            var time = 0.0
            for _ in 0..<300 {
                let units = generator.units(atMost: 3)
                let range = generator.range(within: editor.text.utf16Count)
                switch Int.random(in: 0..<7, using: &generator) {
                case 0: editor.apply(Edit(replacing: range, with: Rope(utf16: units), kind: .replace), at: time)
                case 1: editor.select(TextSelection(range))
                case 2, 3:
                    let direction: CaretDirection = Bool.random(using: &generator) ? .backward : .forward
                    if let edit = editor.deletion(direction, by: .cluster) { editor.apply(edit, at: time) }
                case 4: editor.apply(editor.composition(of: Rope(utf16: units), selecting: 0..<3), at: time)
                default: editor.apply(editor.insertion(of: Rope(utf16: units)), at: time)
                }
                time += Double.random(in: 0..<1.2, using: &generator)
            }
            let end = editor.text
            var states: [(Rope, TextSelection)] = []
            while editor.undoLog.canUndo {
                editor.undo()
                states.append((editor.text, editor.selection))
            }
            #expect(states.count > 20, "round \(round), seed \(generator.seed)")
            #expect(editor.text == start, "round \(round), seed \(generator.seed)")
            for (text, _) in states.reversed() {
                #expect(editor.text == text, "round \(round), seed \(generator.seed)")
                editor.redo()
            }
            #expect(editor.text == end && !editor.undoLog.canRedo, "round \(round), seed \(generator.seed)")
            for (text, selection) in states {
                editor.undo()
                #expect(editor.text == text && editor.selection == selection, "round \(round), seed \(generator.seed)")
            }
        }
    }
}
