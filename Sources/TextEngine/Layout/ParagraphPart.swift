/// Which part of its paragraph a text is, when the paragraph is not set as a whole.
package struct ParagraphPart: Hashable, Sendable {
    /// How many UTF-16 units at the text's beginning are context only: they direct what follows and decide where it may
    /// be broken. The first line begins behind them.
    package var contextLength = 0
    /// Whether the first line is the paragraph's first.
    package var beginsParagraph = true
    /// Whether the paragraph ends where the text does. The lines may be enough before that.
    package var endsParagraph = true

    /// All of a paragraph, or a part that lacks an end of it.
    package init(beginsParagraph: Bool = true, endsParagraph: Bool = true) {
        self.beginsParagraph = beginsParagraph
        self.endsParagraph = endsParagraph
    }
}

extension TextLayout {
    /// Some of the lines as a layout of their own, with offsets and heights counted from the first of them.
    package func part(_ range: Range<Int>) -> TextLayout {
        guard range != lines.indices else { return self }
        let start = lines[range.lowerBound].range.lowerBound
        // What stands above the first line of all belongs to it.
        let top = range.lowerBound == 0 ? 0 : lines[range.lowerBound].y
        let last = lines[range.upperBound - 1]
        var part = self
        part.height = (range.upperBound == lines.count ? height : last.y + last.height) - top
        part.lines = Array(lines[range])
        for index in part.lines.indices {
            part.lines[index].y -= top
            part.lines[index].paragraphStart -= start
        }
        return part
    }
}
