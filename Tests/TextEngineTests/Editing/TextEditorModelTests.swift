import Testing

@testable import TextEngine

/// Tens of thousands of random operations on an editor whose text has attributes, each compared with what arrays say.
@Suite("TextEditor with attributes, random operations")
struct TextEditorModelTests {
    /// An editor and its model.
    private struct Pair {
        var editor = TextEditor()
        var model = NaiveEditor()
        var time = 0.0

        mutating func apply(_ edit: Edit) {
            let before = editor.selection
            let revision = editor.revision
            let result = editor.apply(edit, at: time)
            guard editor.revision != revision else { return }
            let units = edit.replacement.units(in: 0..<result.newCount)
            model.replace(
                result.replacedRange, with: units,
                numbers: edit.attributes.map { Array(numbers(of: $0)[..<units.count]) },
                isUndoable: edit.isByUser, undoCount: editor.undoLog.undoGroups.count, from: before,
                to: editor.selection)
        }

        func numbers(of runs: AttributeRuns<TextAttributes>) -> [Int] {
            var numbers: [Int] = []
            runs.forEachRun(in: 0..<runs.utf16Count) { value, range in
                numbers += [Int](repeating: value.number, count: range.count)
                return true
            }
            return numbers
        }

        /// What is wrong near a place, or everywhere.
        func fault(in range: Range<Int>) -> String? {
            guard editor.text.utf16Count == model.count, editor.content.attributes.utf16Count == model.count else {
                return "\(editor.text.utf16Count) units, \(editor.content.attributes.utf16Count) attributes, "
                    + "\(model.count) expected"
            }
            let part = editor.content.part(range)
            if part.text.units(in: 0..<range.count) != Array(model.all.units[range]) { return "other text" }
            if numbers(of: part.attributes) != Array(model.all.numbers[range]) { return "other attributes" }
            if editor.undoLog.undoGroups.count != model.undoCount { return "other undo" }
            if editor.undoLog.redoGroups.count != model.redoCount { return "other redo" }
            let selection = editor.selection.range
            guard selection.upperBound <= model.count else { return "selection \(selection) outside" }
            if ![selection.lowerBound, selection.upperBound].allSatisfy({
                GraphemeBreaker.isBoundary($0, in: editor.text)
            }) {
                return "selection \(selection) inside a character"
            }
            return nil
        }

        /// What is wrong with the trees.
        var treeFaults: [String] {
            editor.text.invariantFaults() + editor.content.attributes.invariantFaults()
        }
    }

    private func attributed(_ units: [UInt16], _ random: inout SeededGenerator) -> AttributedRope {
        var text = AttributedRope(
            Rope(utf16: units), attributes: NumberAttribute.attributes(Int.random(in: 0...3, using: &random)))
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            let number = Int.random(in: 0...3, using: &random)
            text.update(random.range(within: units.count)) { _ in NumberAttribute.attributes(number) }
        }
        return text
    }

    /// One operation; returns where something may have changed.
    private func step(_ pair: inout Pair, _ random: inout SeededGenerator) -> String? {
        let count = pair.model.count
        let direction: CaretDirection = Bool.random(using: &random) ? .backward : .forward
        var range = random.range(within: count)
        // The text must have time to grow, and not too much of it.
        if range.count > 40, count < 1500 { range = range.lowerBound..<(range.lowerBound + 5) }
        let room = count > 2500 ? 1 : 6
        switch Int.random(in: 0..<16, using: &random) {
        case 0...3: pair.apply(pair.editor.insertion(of: Rope(utf16: random.units(atMost: room))))
        case 4, 5:
            let step: CaretStep = Int.random(in: 0..<30, using: &random) == 0 ? .paragraph : .cluster
            if let edit = pair.editor.deletion(direction, by: step) { pair.apply(edit) }
        case 6:
            pair.apply(
                pair.editor.composition(of: Rope(utf16: random.units(atMost: 4)), selecting: random.range(within: 4)))
        case 7: if let edit = pair.editor.discarding() { pair.apply(edit) }
        case 8, 9:
            let kinds: [Edit.Kind] = [.typing, .deleting, .paste, .replace, .replace]
            let kind = kinds[Int.random(in: 0..<kinds.count, using: &random)]
            pair.apply(Edit(replacing: range, with: attributed(random.units(atMost: room * 4), &random), kind: kind))
        case 10:
            let number = Int.random(in: 0...3, using: &random)
            if let edit = pair.editor.restyling(range, { NumberAttribute.attributes(($0.number + number) % 4) }) {
                pair.apply(edit)
            }
        case 11:
            let number = Int.random(in: 0...3, using: &random)
            pair.editor.restyle(range) { NumberAttribute.attributes(($0.number + number) % 4) }
            pair.model.restyle(range) { ($0 + number) % 4 }
        case 12: pair.editor.select(TextSelection(anchor: range.upperBound, head: range.lowerBound))
        case 13: pair.editor.moveCaret(direction, by: .cluster, isExtending: Bool.random(using: &random))
        case 14:
            guard pair.editor.undoLog.canUndo else { return nil }
            let (results, wanted) = (pair.editor.undo(), pair.model.undo())
            if results.isEmpty || wanted.map(pair.editor.snapped) != pair.editor.selection {
                return "undo selects otherwise"
            }
        default:
            guard pair.editor.undoLog.canRedo else { return nil }
            let (results, wanted) = (pair.editor.redo(), pair.model.redo())
            if results.isEmpty || wanted.map(pair.editor.snapped) != pair.editor.selection {
                return "redo selects otherwise"
            }
        }
        pair.time += Double.random(in: 0..<0.6, using: &random)
        return nil
    }

    @Test("90,000 operations do what arrays say", arguments: 1...9)
    func agreesWithArrays(series: UInt64) {
        var random = SeededGenerator(41 &+ series &* 7919)
        var pair = Pair()
        for step in 0..<10_000 {
            // Now and then a program sets a text, and all undo is over.
            if step % 3000 == 2999 {
                pair.apply(
                    Edit(
                        replacing: 0..<pair.model.count, with: attributed(random.units(atMost: 300), &random),
                        kind: .programmatic))
            }
            let place = "seed \(random.seed), series \(series), step \(step)"
            var fault = self.step(&pair, &random)
            let isThorough = step % 50 == 0
            let caret = min(pair.editor.selection.head, pair.model.count)
            let near = max(0, caret - 8)..<min(pair.model.count, caret + 8)
            fault = fault ?? pair.fault(in: isThorough ? 0..<pair.model.count : near)
            #expect(fault == nil, "\(place)")
            if isThorough { #expect(pair.treeFaults == [], "\(place)") }
            if fault != nil { return }
        }
        undoAndRedoAll(&pair, "seed \(random.seed), series \(series)")
    }

    /// All the way back and all the way forth again.
    private func undoAndRedoAll(_ pair: inout Pair, _ place: String) {
        let (end, undoable) = (pair.editor.content, pair.editor.undoLog.undoGroups.count)
        #expect(undoable > 100, "\(place)")
        while pair.editor.undoLog.canUndo {
            pair.editor.undo()
            _ = pair.model.undo()
        }
        #expect(pair.fault(in: 0..<pair.model.count) == nil, "\(place), undone")
        for _ in 0..<undoable {
            pair.editor.redo()
            _ = pair.model.redo()
        }
        #expect(pair.fault(in: 0..<pair.model.count) == nil, "\(place), redone")
        #expect(pair.editor.content == end || pair.editor.undoLog.canRedo, "\(place)")
        #expect(pair.treeFaults == [], "\(place)")
    }
}
