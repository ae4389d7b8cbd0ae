import Testing

@testable import TextEngine

@Suite("TextEditor")
struct TextEditorTests {
    /// An editor of `marked`, in which "|" stands for the caret, or "[" and "]" for the ends of the selection.
    private func editor(_ marked: String) -> TextEditor {
        var units = Array(marked.utf16)
        func take(_ mark: Character) -> Int? {
            guard let index = units.firstIndex(of: UInt16(mark.asciiValue ?? 0)) else { return nil }
            units.remove(at: index)
            return index
        }
        let caret = take("|")
        let lower = take("[")
        let upper = take("]")
        var editor = TextEditor(Rope(utf16: units))
        editor.select(TextSelection(anchor: lower ?? caret ?? 0, head: upper ?? caret ?? 0))
        return editor
    }

    /// The reverse of `editor(_:)`.
    private func picture(_ editor: TextEditor) -> String {
        let range = editor.selection.range
        let text = editor.text
        let middle = range.isEmpty ? "|" : "[" + text.string(in: range) + "]"
        return text.string(in: 0..<range.lowerBound) + middle + text.string(in: range.upperBound..<text.utf16Count)
    }

    private func deleting(_ marked: String, _ direction: CaretDirection, by step: CaretStep) -> String {
        var editor = editor(marked)
        if let edit = editor.deletion(direction, by: step) { editor.apply(edit) }
        return picture(editor)
    }

    private func moving(
        _ marked: String, _ direction: CaretDirection, by step: CaretStep, isExtending: Bool = false
    ) -> String {
        var editor = editor(marked)
        editor.moveCaret(direction, by: step, isExtending: isExtending)
        return picture(editor)
    }

    @Test("Typing replaces the selection and leaves the caret behind")
    func typing() {
        var subject = editor("one [two] three")
        let result = subject.apply(subject.insertion(of: Rope("2é")))
        #expect(picture(subject) == "one 2é| three")
        #expect(result == EditResult(replacedRange: 4..<7, newCount: 2, selection: TextSelection(caret: 6)))
        #expect(result.newRange == 4..<6)
        #expect(subject.revision == 1)
    }

    @Test("Deleting takes whole clusters, words, and the way to the paragraph's ends")
    func deletions() {
        #expect(deleting("ab|c", .backward, by: .cluster) == "a|c")
        #expect(deleting("x👨‍👩‍👧‍👦|y", .backward, by: .cluster) == "x|y")
        #expect(deleting("x|🇩🇪🇫🇷", .forward, by: .cluster) == "x|🇫🇷")
        #expect(deleting("a\r\n|b", .backward, by: .cluster) == "a|b")
        #expect(deleting("e\u{301}|", .backward, by: .cluster) == "|")
        #expect(deleting("|a", .backward, by: .cluster) == "|a")
        #expect(deleting("a|", .forward, by: .cluster) == "a|")
        #expect(deleting("a[bc]d", .backward, by: .word) == "a|d")
        #expect(deleting("one two, |", .backward, by: .word) == "one |")
        #expect(deleting("one| two three", .forward, by: .word) == "one| three")
        #expect(deleting("a\nbcd|e\nf", .backward, by: .paragraph) == "a\n|e\nf")
        #expect(deleting("a\n|bc\nf", .backward, by: .paragraph) == "a|bc\nf")
        #expect(deleting("a\nb|cd\r\nf", .forward, by: .paragraph) == "a\nb|\r\nf")
        #expect(deleting("a\nb|\r\nf", .forward, by: .paragraph) == "a\nb|f")
        #expect(deleting("abc|def", .backward, by: .document) == "|def")
        #expect(deleting("abc|def", .forward, by: .document) == "abc|")
    }

    @Test("What a key would do can be asked for without doing it")
    func proposals() {
        let subject = editor("ab👍🏽|")
        #expect(subject.deletion(.backward, by: .cluster) == Edit(replacing: 2..<6, with: Rope(), kind: .deleting))
        #expect(subject.deletion(.forward, by: .cluster) == nil)
        #expect(subject.insertion(of: Rope("x")) == Edit(replacing: 6..<6, with: Rope("x"), kind: .typing))
        #expect(subject.text == Rope("ab👍🏽") && subject.revision == 0)
    }

    @Test("The caret moves by clusters, words, paragraphs and to the ends")
    func movement() {
        #expect(moving("a|👍🏽b", .forward, by: .cluster) == "a👍🏽|b")
        #expect(moving("a👍🏽|b", .backward, by: .cluster) == "a|👍🏽b")
        #expect(moving("a[bc]d", .backward, by: .cluster) == "a|bcd")
        #expect(moving("a[bc]d", .forward, by: .cluster) == "abc|d")
        #expect(moving("one tw|o three", .forward, by: .word) == "one two| three")
        #expect(moving("one tw|o three", .backward, by: .word) == "one |two three")
        #expect(moving("[one] two three", .forward, by: .word) == "one two| three")
        #expect(moving("ab\ncd|ef\r\ngh", .forward, by: .paragraph) == "ab\ncdef|\r\ngh")
        #expect(moving("ab\ncdef|\r\ngh", .forward, by: .paragraph) == "ab\ncdef\r\ngh|")
        #expect(moving("ab\ncd|ef", .backward, by: .paragraph) == "ab\n|cdef")
        #expect(moving("ab\n|cdef", .backward, by: .paragraph) == "|ab\ncdef")
        #expect(moving("|ab", .backward, by: .paragraph) == "|ab")
        #expect(moving("ab|", .forward, by: .paragraph) == "ab|")
        #expect(moving("ab|cd", .backward, by: .document) == "|abcd")
        #expect(moving("ab|cd", .forward, by: .document) == "abcd|")
        #expect(moving("|", .forward, by: .cluster) == "|")
    }

    @Test("Extending moves one end and leaves the other")
    func extending() {
        var subject = editor("one two| three")
        subject.moveCaret(.backward, by: .word, isExtending: true)
        #expect(subject.selection == TextSelection(anchor: 7, head: 4))
        subject.moveCaret(.backward, by: .cluster, isExtending: true)
        #expect(subject.selection == TextSelection(anchor: 7, head: 3))
        subject.moveCaret(.forward, by: .document, isExtending: true)
        #expect(subject.selection == TextSelection(anchor: 7, head: 13))
        #expect(moving("a|b", .forward, by: .cluster, isExtending: true) == "a[b]")
    }

    @Test("Words, paragraphs and everything can be selected")
    func selecting() {
        var subject = editor("|one two\nthree")
        subject.selectWord(at: 5)
        #expect(picture(subject) == "one [two]\nthree")
        subject.selectParagraph(at: 2)
        #expect(picture(subject) == "[one two\n]three")
        subject.selectParagraph(at: .max)
        #expect(picture(subject) == "one two\n[three]")
        subject.selectAll()
        #expect(picture(subject) == "[one two\nthree]")
    }

    @Test("A selection is clamped, and grows to whole clusters")
    func settling() {
        var subject = editor("|a👍🏽b")
        subject.select(TextSelection(anchor: .min, head: .max))
        #expect(subject.selection == TextSelection(anchor: 0, head: 6))
        subject.select(TextSelection(anchor: 4, head: 2))
        #expect(subject.selection == TextSelection(anchor: 5, head: 1))
        subject.select(TextSelection(caret: 3, affinity: .upstream))
        #expect(subject.selection == TextSelection(caret: 1, affinity: .upstream))
    }

    @Test(
        "Ranges of any value are clamped",
        arguments: [
            (0, 3, 0..<3), (2, 100, 2..<5), (.max, 0, 5..<5), (.max, .max, 5..<5), (-3, 5, 0..<2), (-9, 3, 0..<0),
            (1, -4, 1..<1), (.min, .min, 0..<0), (.min, .max, 0..<0), (4, .max, 4..<5),
        ])
    func clamping(location: Int, length: Int, expected: Range<Int>) {
        let subject = editor("|hello")
        let range = Range(location: location, length: length, within: subject.text.utf16Count)
        #expect(range == expected)
        var edited = subject
        #expect(edited.apply(Edit(replacing: range, with: Rope("x"), kind: .programmatic)).replacedRange == expected)
    }

    @Test("A person's edit never cuts a pair; the application's is taken at its word")
    func halves() {
        let text = Rope("a😀\r\nb")
        for (range, expected) in [
            (2..<2, 1..<1), (4..<4, 3..<3), (2..<4, 1..<5), (1..<2, 1..<3), (0..<4, 0..<5), (1..<3, 1..<3),
        ] {
            for kind in [Edit.Kind.typing, .deleting, .paste, .replace, .composition] {
                var subject = TextEditor(text)
                let result = subject.apply(Edit(replacing: range, with: Rope("x"), kind: kind))
                #expect(result.replacedRange == expected, "\(kind)")
            }
            var subject = TextEditor(text)
            let result = subject.apply(Edit(replacing: range, with: Rope("x"), kind: .programmatic))
            #expect(result.replacedRange == range)
        }
        var subject = TextEditor(text)
        subject.apply(Edit(replacing: -5..<Int.max, with: Rope("y"), kind: .typing))
        #expect(subject.text == Rope("y"))
    }

    @Test("The caret ends behind the cluster that typed text has joined")
    func joining() {
        var subject = TextEditor(Rope("\u{301}x"))
        subject.select(TextSelection(caret: 0))
        subject.apply(subject.insertion(of: Rope("e")))
        #expect(subject.selection == TextSelection(caret: 2))
    }

    @Test("The application's edits move the selection with its text")
    func programmaticEdits() {
        var subject = editor("0123[45]6789")
        subject.apply(Edit(replacing: 1..<3, with: Rope("abcd"), kind: .programmatic))
        #expect(picture(subject) == "0abcd3[45]6789")
        subject.apply(Edit(replacing: 9..<9, with: Rope("!"), kind: .programmatic))
        #expect(picture(subject) == "0abcd3[45]6!789")
        subject.apply(Edit(replacing: 5..<7, with: Rope(), kind: .programmatic))
        #expect(picture(subject) == "0abcd[5]6!789")
        subject.apply(Edit(replacing: 0..<4, with: Rope(), kind: .programmatic, selection: TextSelection(caret: 99)))
        #expect(picture(subject) == "d56!789|")
        #expect(subject.undoLog.canUndo == false)
    }

    @Test("Text beyond the maximum is cut between clusters")
    func maximum() {
        var subject = TextEditor(Rope("abc"))
        subject.maximumCount = 6
        #expect(subject.apply(subject.insertion(of: Rope("de👍🏽"))).newCount == 2)
        #expect(subject.text == Rope("abcde"))
        #expect(subject.apply(subject.insertion(of: Rope("\r\n"))).newCount == 0)
        #expect(subject.revision == 1)
        subject.selectAll()
        subject.apply(subject.insertion(of: Rope("0123456789"), kind: .paste))
        #expect(subject.text == Rope("012345"))
        subject.maximumCount = 2
        #expect(subject.apply(subject.insertion(of: Rope("x"))).newCount == 0)
        subject.apply(Edit(replacing: 0..<5, with: Rope("xyz"), kind: .replace))
        #expect(subject.text == Rope("x5"))
        subject.undo()
        #expect(subject.text == Rope("012345"))
    }

    @Test("An edit that changes nothing counts for nothing")
    func emptyEdits() {
        var subject = editor("ab|c")
        let result = subject.apply(Edit(replacing: 1..<1, with: Rope(), kind: .typing))
        #expect(result == EditResult(replacedRange: 1..<1, newCount: 0, selection: TextSelection(caret: 2)))
        #expect(subject.revision == 0 && !subject.undoLog.canUndo)
    }
}
