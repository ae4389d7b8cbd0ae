import TextEngine

/// The empty line behind a line end at the end of the text, or of an empty text.
extension NSLayoutManager {
    /// The line, where there is one.
    var extraLine: (lines: ContainerLines, line: ContainerLines.Line)? {
        let text = content.text
        guard length == 0 || LineTerminator.isTerminator(text[length - 1]) else { return nil }
        let lines = lines(at: length)
        let line = lines.line(at: length)
        // Among lines that are not shown it is not either.
        return line.range.lowerBound == length ? (lines, line) : nil
    }

    /// The height that the line gets, which a subclass may change.
    func fittedExtraLineHeight(_ rect: CGRect, used: CGRect, in container: NSTextContainer) -> CGFloat {
        extraLineHeight = nil
        setExtraLineFragmentRect(rect, usedRect: used, textContainer: container)
        guard let height = extraLineHeight, height.isFinite, height > 0 else { return rect.height }
        return height
    }
}
