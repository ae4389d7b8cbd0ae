extension TextEditor {
    /// Where a step from `offset` leads. From the end of a paragraph the next step leads to the end of the next one,
    /// and from its start to the start of the one before.
    package func destination(from offset: Int, _ direction: CaretDirection, by step: CaretStep) -> Int {
        let offset = min(max(offset, 0), text.utf16Count)
        switch (step, direction) {
        case (.cluster, .backward): return GraphemeBreaker.boundary(before: offset, in: text)
        case (.cluster, .forward): return GraphemeBreaker.boundary(after: offset, in: text)
        case (.word, .backward): return WordBreaker.wordStart(before: offset, in: text)
        case (.word, .forward): return WordBreaker.wordEnd(after: offset, in: text)
        case (.paragraph, .backward):
            let start = text.paragraphRange(containing: offset).lowerBound
            return start < offset || start == 0 ? start : text.paragraphRange(containing: start - 1).lowerBound
        case (.paragraph, .forward):
            let end = text.paragraphContentRange(containing: offset).upperBound
            if end > offset { return end }
            let next = text.paragraphRange(containing: offset).upperBound
            return next == offset ? next : text.paragraphContentRange(containing: next).upperBound
        case (.document, .backward): return 0
        case (.document, .forward): return text.utf16Count
        }
    }

    /// Where a step of one cluster leads over a printing sign of ASCII in plain text without any character above U+00FF.
    /// Such text is seen in the order in which it is stored where its paragraphs run from left to right, and the sign has
    /// a width, so that nobody needs the lines to know what is seen beside the caret. `nil` in all other text, from a
    /// selection that is no caret, at an end of the text, and beside a sign without width, which stands in one place with
    /// its neighbour.
    package func plainDestination(from selection: TextSelection, _ direction: CaretDirection) -> TextSelection? {
        let (offset, isForward) = (selection.head, direction == .forward)
        let crossed = isForward ? offset : offset - 1
        guard selection.isCaret, crossed >= 0, crossed < text.utf16Count, text.isNarrow, content.isPlain,
            (0x21...0x7E).contains(text[crossed])
        else { return nil }
        let beyond = isForward ? crossed + 1 : crossed - 1
        if beyond >= 0, beyond < text.utf16Count, Self.mayLackWidth(text[beyond]) { return nil }
        // With the sign that was crossed, should the line end there.
        return TextSelection(caret: isForward ? offset + 1 : crossed, affinity: isForward ? .upstream : .downstream)
    }

    /// Whether a unit below U+0100 may be shown without a width: a control sign that ends no line, or a soft hyphen.
    private static func mayLackWidth(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0xA0...0xAC, 0xAE...0xFF: false
        default: true
        }
    }

    /// Moves the caret by one step, or the moving end of the selection if `isExtending`.
    ///
    /// A selection that is not extended gives way to a caret: a step of one cluster puts it at the selection's own end
    /// in that direction, a longer one starts from there. The move ends a run of typing for undo.
    package mutating func moveCaret(_ direction: CaretDirection, by step: CaretStep, isExtending: Bool = false) {
        if isExtending {
            let head = destination(from: selection.head, direction, by: step)
            return select(TextSelection(anchor: selection.anchor, head: head))
        }
        let edge = direction == .backward ? selection.range.lowerBound : selection.range.upperBound
        let isCollapsing = step == .cluster && !selection.isCaret
        select(TextSelection(caret: isCollapsing ? edge : destination(from: edge, direction, by: step)))
    }

    /// Sets the selection, clamped and on cluster boundaries. That ends a run of typing for undo.
    package mutating func select(_ selection: TextSelection) {
        let snapped = snapped(selection)
        guard snapped != self.selection else { return }
        self.selection = snapped
        undoLog.endRun()
    }

    /// Selects the word at `offset`, or the blanks or the single cluster there; see `WordBreaker.wordRange`.
    package mutating func selectWord(at offset: Int, affinity: TextSelection.Affinity = .downstream) {
        select(TextSelection(WordBreaker.wordRange(at: offset, affinity: affinity, in: text)))
    }

    /// Selects the line with `offset` as it is stored, its terminator included.
    package mutating func selectParagraph(at offset: Int) {
        select(TextSelection(text.paragraphRange(containing: min(max(offset, 0), text.utf16Count))))
    }

    /// Selects the whole text.
    package mutating func selectAll() {
        select(TextSelection(0..<text.utf16Count))
    }
}
