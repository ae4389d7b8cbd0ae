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
        var statements: [(tokens: Range<Int>, reason: String)] = []
        for index in file.tokens.indices where file.isActive[index] && file.text(index + 1) == "=" {
            guard let reason = reasons[file.text(index)], !program.variableNames.contains(file.text(index)) else {
                continue
            }
            guard let tokens = file.assignment(at: index) else {
                let place = file.tokens[index].range.lowerBound
                revision.remark(place, "\(file.text(index)): \(reason); leave it out")
                continue
            }
            statements.append((tokens, reason))
        }
        var named: Set<Int> = []
        for (tokens, reason) in statements {
            let range =
                file.tokens[tokens.lowerBound].range.lowerBound..<file.tokens[tokens.upperBound - 1].range.upperBound
            // What is left out in front of it is no statement of the case either.
            var start = tokens.lowerBound
            while let before = statements.first(where: { isRight($0.tokens, before: start, file) }) {
                start = before.tokens.lowerBound
            }
            var text = file.remainder(of: start..<tokens.upperBound)
            // A closure without a name for its argument takes one only where it uses it.
            if let closure = file.brackets[tokens.lowerBound], file.text(closure) == "{",
                isOnlyUse(tokens, closure, statements.map(\.tokens), file), named.insert(closure).inserted
            {
                text = "_ = $0"
            }
            revision.replace(
                text.isEmpty ? file.reach(of: tokens) : range, with: text, "\(file.source(range)) left out: \(reason)")
        }
    }

    private static func isRight(_ statement: Range<Int>, before start: Int, _ file: SourceFile) -> Bool {
        statement.upperBound == start || statement.upperBound == start - 1 && file.text(start - 1) == ";"
    }

    /// Whether a closure's argument without a name is used in what is left out, and nowhere else.
    private static func isOnlyUse(
        _ statement: Range<Int>, _ closure: Int, _ left: [Range<Int>], _ file: SourceFile
    ) -> Bool {
        guard let end = file.partners[closure], statement.contains(where: { file.text($0) == "$0" }) else {
            return false
        }
        return !(closure..<end).contains { index in
            file.text(index) == "$0" && !left.contains { $0.contains(index) }
        }
    }
}
