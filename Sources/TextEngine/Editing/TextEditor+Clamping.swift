extension TextEditor {
    /// The part of `range` that is inside the text; an empty range at its nearer end if there is none.
    package func clampedRange(_ range: Range<Int>) -> Range<Int> {
        range.clamped(to: 0..<text.utf16Count)
    }

    /// `edit` as it can be applied: inside the text, without half a pair in it if a person makes it, and no longer
    /// than the maximum admits. What a delegate is asked about is this, since it is what will be there.
    package func admissible(_ edit: consuming Edit) -> Edit {
        edit.range = clampedRange(edit.range)
        if edit.isByUser { edit.range = withoutHalves(edit.range) }
        if let maximumCount {
            let room = max(maximumCount - (text.utf16Count - edit.range.count), 0)
            if edit.replacement.utf16Count > room {
                let end = GraphemeBreaker.boundary(atOrBefore: room, in: edit.replacement)
                edit.replacement = edit.replacement.subrope(in: 0..<end)
                edit.attributes = edit.attributes?.subruns(in: 0..<end)
            }
        }
        return behindLeads(edit)
    }

    /// `selection` inside the text and on cluster boundaries: a caret at the one before it, a range grown to whole
    /// clusters.
    func snapped(_ selection: TextSelection) -> TextSelection {
        let range = GraphemeBreaker.clusters(covering: clampedRange(selection.range), in: text)
        var snapped = selection
        snapped.anchor = selection.anchor <= selection.head ? range.lowerBound : range.upperBound
        snapped.head = selection.anchor <= selection.head ? range.upperBound : range.lowerBound
        return snapped
    }

    /// `range` grown so that it cuts no surrogate pair and no CRLF; an empty one moves in front of the pair.
    private func withoutHalves(_ range: Range<Int>) -> Range<Int> {
        let lower = range.lowerBound - (cutsPair(range.lowerBound) ? 1 : 0)
        if range.isEmpty { return lower..<lower }
        return lower..<(range.upperBound + (cutsPair(range.upperBound) ? 1 : 0))
    }

    private func cutsPair(_ offset: Int) -> Bool {
        guard offset > 0, offset < text.utf16Count else { return false }
        let (left, right) = text.neighbours(of: offset) ?? (text[offset - 1], text[offset])
        if left == LineTerminator.carriageReturn { return right == LineTerminator.lineFeed }
        return UTF16.isLeadSurrogate(left) && UTF16.isTrailSurrogate(right)
    }
}
