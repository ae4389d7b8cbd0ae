extension TextEditor {
    /// The attributes that something put in the place of a range takes over: those of the first unit that it replaces,
    /// or of the unit before a caret, or behind it at the beginning of the text.
    package func attributes(continuing range: Range<Int>) -> TextAttributes {
        let range = clampedRange(range)
        let offset = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
        return content.run(at: offset).map { TextAttributes($0.value.value.continued) } ?? baseAttributes
    }

    /// The edit that gives a range other attributes and leaves its text as it is; nil where nothing would change.
    package func restyling(_ range: Range<Int>, _ transform: (TextAttributes) -> TextAttributes) -> Edit? {
        let range = clampedRange(range)
        let before = content.part(range)
        var after = before
        after.update(0..<range.count, transform)
        guard after.attributes != before.attributes else { return nil }
        return Edit(replacing: range, with: after, kind: .replace, selection: selection)
    }

    /// Gives a range other attributes as the application does: no undo knows of it, and none is lost, because the
    /// text stays as it is.
    package mutating func restyle(_ range: Range<Int>, _ transform: (TextAttributes) -> TextAttributes) {
        content.update(clampedRange(range), transform)
        revision += 1
    }
}
