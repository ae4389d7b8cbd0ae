import Testing

@testable import TextEngine

@Suite("An earlier state of a text")
struct TextEditorRestoringTests {
    @Test("It is restored with selection, composition and undo, and what is said to be replaced makes it")
    func restoring() {
        var random = SeededGenerator(29)
        let pieces = ["a", "b", "ab", "é", "e\u{301}", "👍🏽", "👩‍👩‍👧", "🇩🇪", "\n", "ا", ""]
        for round in 0..<400 {
            let hint: Comment = "seed \(random.seed), round \(round)"
            func text() -> String {
                (0..<Int.random(in: 0...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }
                    .joined()
            }
            var editor = TextEditor(Rope(text()))
            func change() {
                let range = random.range(within: editor.text.utf16Count)
                let kind: Edit.Kind = Bool.random(using: &random) ? .typing : .composition
                editor.apply(Edit(replacing: range, with: Rope(text()), kind: kind), at: 0)
            }
            for _ in 0..<Int.random(in: 0...3, using: &random) { change() }
            let earlier = editor
            for _ in 0..<Int.random(in: 0...3, using: &random) { change() }
            let (before, revision) = (
                Array(editor.content.text.string(in: 0..<editor.text.utf16Count).utf16), editor.revision
            )
            let results = editor.restore(earlier)
            let after = Array(earlier.text.string(in: 0..<earlier.text.utf16Count).utf16)
            #expect(Array(editor.text.string(in: 0..<editor.text.utf16Count).utf16) == after, hint)
            #expect(editor.selection == earlier.selection && editor.markedRange == earlier.markedRange, hint)
            #expect(editor.undoLog.canUndo == earlier.undoLog.canUndo && editor.revision > revision, hint)
            var model = before
            if let result = results.first {
                model.replaceSubrange(result.replacedRange, with: after[result.newRange])
                #expect(GraphemeBreaker.isBoundary(result.newRange.lowerBound, in: editor.text), hint)
                #expect(GraphemeBreaker.isBoundary(result.newRange.upperBound, in: editor.text), hint)
            }
            #expect(model == after && results.isEmpty == (before == after), hint)
        }
    }
}
