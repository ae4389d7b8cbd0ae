/// Statements that set what means nothing on a kiosk: they are left out.
enum EffectlessRewriting: Rule {
    private static let reasons = [
        "scrollsToTop": "there is no status bar to tap", "shouldRasterize": "views are painted once anyway",
        "rasterizationScale": "views are painted once anyway",
        "contentsScale": "layers are painted at the screen's scale",
        "isExclusiveTouch": "controls are pressed one by one",
        "adjustsImageWhenHighlighted": "a button's picture is not dimmed",
        "adjustsImageWhenDisabled": "a button's picture is not dimmed",
        "showsTouchWhenHighlighted": "buttons do not glow", "drawsAsynchronously": "views are painted at once",
        "allowsEdgeAntialiasing": "edges are smooth anyway",
        "cellLayoutMarginsFollowReadableWidth": "rows are as wide as their table",
        "hidesSearchBarWhenScrolling": "a search bar does not scroll away",
        "showsSelectionIndicator": "the chosen row is always marked",
    ]

    static func apply(to file: SourceFile, of program: Program, _ revision: inout Revision) {
        for index in file.tokens.indices where file.isActive[index] && file.text(index + 1) == "=" {
            guard let reason = reasons[file.text(index)], !program.variableNames.contains(file.text(index)),
                let statement = statement(around: index, file)
            else { continue }
            let (first, last) = (file.tokens[statement.lowerBound].range, file.tokens[statement.upperBound - 1].range)
            let range = first.lowerBound..<last.upperBound
            guard let line = file.wholeLine(of: range) else { continue }
            revision.replace(line, with: "", "\(file.source(range)) left out: \(reason)")
        }
    }

    /// The tokens of an assignment that has lines of its own.
    private static func statement(around index: Int, _ file: SourceFile) -> Range<Int>? {
        var start = index
        while start > 0, !file.tokens[start].startsLine { start -= 1 }
        // In front of the name stand names and signs of a chain alone.
        let isChain = (start..<index).allSatisfy {
            file.tokens[$0].kind == .word && !["var", "let", "if", "case"].contains(file.text($0))
                || [".", "?", "!", "?.", "!."].contains(file.text($0))
        }
        var end = index + 2
        while end < file.tokens.count, !file.tokens[end].startsLine { end += 1 }
        let isWhole = end == file.tokens.count || file.tokens[end].kind != .sign || file.text(end) == "}"
        let brackets = (index + 2..<end).allSatisfy { token in
            file.partners[token].map { (index + 2..<end).contains($0) } ?? true
        }
        return isChain && isWhole && brackets ? start..<end : nil
    }
}
