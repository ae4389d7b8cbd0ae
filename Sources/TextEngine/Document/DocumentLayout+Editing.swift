extension DocumentLayout {
    /// Follows an edit: units of the text were replaced by `newCount` ones, which makes it `newText`.
    package mutating func replace(_ range: Range<Int>, newCount: Int, in newText: Rope) {
        let delta = newCount - range.count
        precondition(
            newText.utf16Count == text.utf16Count + delta,
            "DocumentLayout.replace: the new text does not have the length that the edit gives it")
        lastLineIsLost()
        // A CR before the edit may have got an LF, or lost it.
        let low = range.lowerBound - (range.lowerBound > 0 && text[range.lowerBound - 1] == 0x0D ? 1 : 0)
        let first = paragraph(at: low)
        let last = range.upperBound < first.upperBound ? first : paragraph(at: range.upperBound)
        var cut = lineStart(before: low, in: first)..<lineEnd(behind: range.upperBound)
        let isInside = last == first && newText.lineCount == text.lineCount
        // Where a paragraph comes to run the other way, all of its lines do.
        if changesDirection(first.lowerBound, to: newText, from: first.lowerBound, before: low) {
            cut = first.lowerBound..<(last == first ? last.upperBound : cut.upperBound)
        }
        if !isInside {
            let number = newText.lineNumber(at: range.lowerBound + newCount)
            let start = newText.offset(ofLine: number)
            if changesDirection(last.lowerBound, to: newText, from: start, before: 0) {
                cut = cut.lowerBound..<last.upperBound
            }
        }
        if isAmongShapes(cut.lowerBound) || isAmongShapes(first.lowerBound) && first.count < limits.window * 2 {
            cut = first.lowerBound..<last.upperBound
        }
        forget(cut, in: last, delta: delta, newText: newText)
        edited = isInside ? first.lowerBound..<(first.upperBound + delta) : nil
    }

    /// Forgets the lines of the paragraphs that touch a range: their looks have changed.
    package mutating func invalidate(_ range: Range<Int>) {
        lastLineIsLost()
        let first = paragraph(at: range.lowerBound)
        let last = range.upperBound < first.upperBound ? first : paragraph(at: range.upperBound)
        forget(first.lowerBound..<last.upperBound, in: last, delta: 0, newText: text)
    }

    /// Forgets the lines that touch a range: the looks of its letters have changed, but not those of whole paragraphs.
    package mutating func invalidateLetters(of range: Range<Int>) {
        replace(range, newCount: range.count, in: text)
    }

    /// Forgets lines, and follows an edit inside them.
    private mutating func forget(_ cut: Range<Int>, in last: Range<Int>, delta: Int, newText: Rope) {
        guard let first = tree.place(where: { $0.count > cut.lowerBound }),
            let end = tree.place(where: { $0.count >= cut.upperBound })
        else { return layoutIsLost() }
        var before = rest(of: first, before: cut.lowerBound)
        var behind = rest(of: end, behind: cut.upperBound)
        let top = first.before.height + before.reduce(0) { $0 + $1.height }
        let bottom = end.before.height + end.element.height - behind.reduce(0) { $0 + $1.height }
        let isInside = cut.lowerBound >= last.lowerBound && cut.upperBound <= last.upperBound
        let moreParagraphs = newText.lineCount - text.lineCount
        let paragraphs =
            moreParagraphs + (isInside ? (cut.upperBound == last.upperBound ? 1 : 0) : paragraphEnds(in: cut))
        text = newText
        disagreed = nil
        let gap = cut.lowerBound..<(cut.upperBound + delta)
        // What was seen keeps its height until it is seen again: nothing moves for it.
        let growth = estimate.lines(units: delta, paragraphs: moreParagraphs) * estimate.lineHeight
        let isSmall = abs(delta) < limits.window
        var segment = LayoutSegment(
            count: gap.count, paragraphCount: paragraphs,
            height: isSmall
                ? max(estimate.lineHeight, bottom - top + growth)
                : estimate.height(units: gap.count, paragraphs: paragraphs))
        segment.isEdited = true
        // Unseen text stays one segment.
        if let unseen = before.last, unseen.piece == nil { segment = Self.joined(before.removeLast(), segment) }
        if let unseen = behind.first, unseen.piece == nil { segment = Self.joined(segment, behind.removeFirst()) }
        tree.replace(
            from: { $0.count > cut.lowerBound }, through: { $0.count >= cut.upperBound },
            with: SumTree(before + [segment] + behind))
        mark(startAt: gap.upperBound, as: cut.upperBound < last.upperBound ? .guess : .line)
        ordered?.wasEdited(cut, delta: delta)
    }

    private static func joined(_ first: LayoutSegment, _ second: LayoutSegment) -> LayoutSegment {
        var joined = LayoutSegment(
            count: first.count + second.count, paragraphCount: first.paragraphCount + second.paragraphCount,
            height: first.height + second.height)
        joined.start = first.start
        joined.isEdited = first.isEdited && second.isEdited
        return joined
    }

    /// Where lines must be broken anew after an edit: the line before the one that is edited can take up its first word
    /// when that has become shorter, and what stands right before the edit may be in yet another one.
    private func lineStart(before offset: Int, in paragraph: Range<Int>) -> Int {
        let near = max(offset - 1, paragraph.lowerBound)
        guard let edited = lineStart(at: near) else { return offset }
        guard edited > paragraph.lowerBound, !isBehindWord(offset, from: edited) else { return edited }
        return lineStart(at: edited - 1) ?? edited
    }

    /// The start of the line that an offset is in, or of the text without lines if an edit there can reach what stands
    /// above that.
    private func lineStart(at offset: Int) -> Int? {
        guard let place = tree.place(where: { $0.count > offset }) else { return nil }
        let start = place.before.count
        if let piece = place.element.piece { return start + piece.start(ofLine: piece.line(at: offset - start)) }
        return isBehindWord(offset, from: start) ? nil : start
    }

    /// Whether the line breaks of a line's first word are what they are whatever is edited at an offset: some letters
    /// stand between the two.
    private func isBehindWord(_ offset: Int, from start: Int) -> Bool {
        let letters = 8
        guard offset - start <= limits.window else { return true }
        guard offset - start > letters else { return false }
        return text.units(in: start..<(offset - letters)).contains(0x20)
    }

    /// The end of the line that an offset is in.
    private func lineEnd(behind offset: Int) -> Int {
        guard let place = tree.place(where: { $0.count > offset }), let piece = place.element.piece else {
            return offset + 1
        }
        return place.before.count + piece.start(ofLine: piece.line(at: offset - place.before.count) + 1)
    }

    /// Whether a paragraph runs another way in the new text.
    /// - Parameter limit: Up to where the two texts are the same.
    private func changesDirection(_ old: Int, to newText: Rope, from new: Int, before limit: Int) -> Bool {
        let known = FirstStrong(ofParagraphAt: old, in: text)
        if known.offset < limit { return false }
        return known.isRightToLeft != FirstStrong(ofParagraphAt: new, in: newText).isRightToLeft
    }
}
