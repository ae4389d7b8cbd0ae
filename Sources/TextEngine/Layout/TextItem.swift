/// A stretch of text that can be shaped at once: one level, one script, one style.
struct TextItem {
    /// UTF-16 units of the paragraph.
    var range: Range<Int>
    /// The embedding level (UAX #9).
    var level: UInt8
    /// The script.
    var script: Script
    /// The style.
    var style: TextStyle

    /// Cuts a paragraph wherever level, script or style changes, but never inside a grapheme: that is one place for a
    /// caret and needs one font, though a style may end in it and a mark have a script of its own (UAX #24, 5.2).
    static func items(in units: UnsafeBufferPointer<UInt16>, bidi: BidiParagraph, styles: [StyleRun]) -> [TextItem] {
        guard !units.isEmpty else { return [] }
        let scripts = ScriptRuns.runs(in: units)
        var items: [TextItem] = []
        var (bidiIndex, scriptIndex, styleIndex, start) = (0, 0, 0, 0)
        while start < units.count {
            while bidi.runs[bidiIndex].range.upperBound <= start { bidiIndex += 1 }
            while scripts[scriptIndex].range.upperBound <= start { scriptIndex += 1 }
            while styleIndex + 1 < styles.count, styles[styleIndex].range.upperBound <= start { styleIndex += 1 }
            // Styles that end too early are taken to reach to the end.
            let styleEnd = styleIndex + 1 < styles.count ? styles[styleIndex].range.upperBound : units.count
            let change = min(
                bidi.runs[bidiIndex].range.upperBound, scripts[scriptIndex].range.upperBound, max(styleEnd, start + 1))
            let end = GraphemeBreaker.boundary(atOrAfter: change, in: units)
            items.append(
                TextItem(
                    range: start..<end, level: bidi.runs[bidiIndex].level, script: scripts[scriptIndex].script,
                    style: styles[styleIndex].style))
            start = end
        }
        return items
    }
}
